/** One tab stop for the whole map; arrow keys walk to the nearest thing in their direction. */
import type { Attachment } from 'svelte/attachments'

type Place = readonly [x: number, y: number]

const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest of these in the direction of the key, within half a right angle if there is one; -1: none. */
export function neighbour(from: Place, key: string, places: readonly Place[]): number {
  const way = WAYS[key]
  if (!way) return -1
  let best = -1
  let nearest = Infinity
  places.forEach(([x, y], index) => {
    const along = (x - from[0]) * way[0] + (y - from[1]) * way[1]
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0])
    if (along <= 0.5) return
    const distance = along + aside * (aside > along ? 4 : 1.2)
    if (distance < nearest) [best, nearest] = [index, distance]
  })
  return best
}

export const grid: Attachment<SVGSVGElement> = (root) => {
  let current: SVGElement | null = null
  const items = (): SVGElement[] => [...root.querySelectorAll<SVGElement>('[data-x]')]
  const place = (item: SVGElement): Place => [Number(item.dataset.x), Number(item.dataset.y)]
  const move = (to: SVGElement | undefined, focus: boolean): void => {
    if (!to) return
    current?.setAttribute('tabindex', '-1')
    current = to
    to.setAttribute('tabindex', '0')
    if (focus) to.focus()
  }
  /** Things come and go with the questions; one of them is always the way in. */
  const settle = (): void => {
    if (current !== null && root.contains(current)) return
    const all = items()
    current = null
    move(all.find((item) => item.classList.contains('open')) ?? all[0], false)
  }
  const onkeydown = (event: KeyboardEvent): void => {
    const from = (event.target as Element).closest<SVGElement>('[data-x]')
    if (!from || event.altKey || event.metaKey || event.ctrlKey || !(event.key in WAYS)) return
    const all = items().filter((item) => item !== from)
    const to = all[neighbour(place(from), event.key, all.map(place))]
    event.preventDefault()
    event.stopPropagation()
    move(to, true)
  }
  const onfocusin = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<SVGElement>('[data-x]')
    if (item && item !== current) move(item, false)
  }
  root.addEventListener('keydown', onkeydown)
  root.addEventListener('focusin', onfocusin)
  const watcher = new MutationObserver(settle)
  watcher.observe(root, { childList: true, subtree: true })
  settle()
  return () => {
    watcher.disconnect()
    root.removeEventListener('keydown', onkeydown)
    root.removeEventListener('focusin', onfocusin)
  }
}
