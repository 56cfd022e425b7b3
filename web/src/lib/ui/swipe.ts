/** A finger that moves along a part, to one side: more is never done by this alone. */

const FAR = 60 // px

export function swipes(left: () => void, right?: () => void): (part: HTMLElement) => () => void {
  let begun: { x: number; y: number } | null = null
  const touched = ({ touches }: TouchEvent): void => {
    begun = touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null
  }
  const swiped = (event: TouchEvent): void => {
    const to = event.changedTouches[0]
    if (!begun || !to) return
    const [along, across] = [to.clientX - begun.x, to.clientY - begun.y]
    begun = null
    if (Math.abs(along) < FAR || Math.abs(across) > Math.abs(along) / 2) return
    if (along < 0) left()
    else right?.()
  }
  return (part) => {
    part.addEventListener('touchstart', touched, { passive: true })
    part.addEventListener('touchend', swiped)
    return () => {
      part.removeEventListener('touchstart', touched)
      part.removeEventListener('touchend', swiped)
    }
  }
}
