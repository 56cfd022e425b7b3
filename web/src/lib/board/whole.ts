/** A name is never cut: where its line is too short, its letters become as small as they must, and no smaller than `least`. */
import type { Attachment } from 'svelte/attachments'

const LEAST = 9 // px: smaller letters cannot be read
const FINE = 20 // parts of a pixel in which letters are measured

/** The size of letters at which a line of this width fits into the room; null: it fits as it is. */
export function fitting(size: number, width: number, room: number, least = LEAST): number | null {
  if (width <= room || room <= 0) return null
  return Math.max(least, Math.floor((size * room * FINE) / width) / FINE)
}

/** Keeps the text of a line whole. */
export const whole =
  (least = LEAST): Attachment<HTMLElement> =>
  (node) => {
    const fit = (): void => {
      const before = node.style.fontSize
      if (before !== '') node.style.fontSize = ''
      const style = getComputedStyle(node)
      const aside = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
      // Letters do not shrink quite evenly: a second look puts that right.
      for (let look = 0; look < 3; look += 1) {
        const now = parseFloat(style.fontSize)
        const size = fitting(now, node.scrollWidth - aside, node.clientWidth - aside - look * 0.5, least)
        if (size === null || size === now) return
        node.style.fontSize = `${size}px`
      }
    }
    node.style.overflowWrap = 'normal' // lines break between words, never in one
    const sizes = new ResizeObserver(fit)
    const texts = new MutationObserver(fit)
    sizes.observe(node)
    texts.observe(node, { characterData: true, childList: true, subtree: true })
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      sizes.disconnect()
      texts.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }
