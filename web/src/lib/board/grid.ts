/** Walking over a table by arrow keys, between the things in it that can be pressed. */
import type { Attachment } from 'svelte/attachments'
import type { Thing } from './tip.svelte'

export type Place = readonly [row: number, column: number]
/** Which of the places an arrow leads to from here (-1: none); with Ctrl farther. */
export type Next = (from: Place, key: string, places: readonly Place[], far: boolean) => number

const place = (item: Thing): Place => [Number(item.dataset.row), Number(item.dataset.col)]

/** The nearest place in a direction, beyond `least` and less than `wide` beside it. */
export function nearest(from: Place, key: string, places: readonly Place[], wide: number, least = 0): number {
  const across = isAcross(key)
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let best = -1
  let shortest = Infinity
  places.forEach((to, index) => {
    const along = sign * (across ? to[1] - from[1] : to[0] - from[0])
    const aside = Math.abs(across ? to[0] - from[0] : to[1] - from[1])
    if (along <= least || aside >= wide) return
    const distance = along * 100 + aside
    if (distance < shortest) [best, shortest] = [index, distance]
  })
  return best
}

export const isAcross = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight'

/** One tab stop for everything inside that has a row and a column (`data-row`, `data-col`); `next` says where an arrow leads. */
export const walk =
  (next: Next): Attachment<Thing> =>
  (root) => {
    let current: Thing | null = null
    const items = (): Thing[] => [...root.querySelectorAll<Thing>('[data-row]')]

    const move = (to: Thing | undefined, focus: boolean): void => {
      if (!to) return
      if (current !== null) current.tabIndex = -1
      current = to
      to.tabIndex = 0
      if (focus) to.focus()
    }
    /** Things come and go with the questions; one of them is always the way in. */
    const settle = (): void => {
      if (current !== null && root.contains(current)) return
      const all = items()
      current = null
      move(all.find((item) => item.classList.contains('open')) ?? all[0], false)
    }
    const onkeydown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return
      const from = (event.target as Element).closest<Thing>('[data-row]')
      if (!from || event.altKey || event.metaKey) return
      const all = items()
      let to: Thing | undefined
      if (event.key.startsWith('Arrow')) {
        to = all[next(place(from), event.key, all.map(place), event.ctrlKey)]
      } else if (event.key === 'Home' || event.key === 'End') {
        const line = event.ctrlKey ? all : all.filter((item) => item.dataset.row === from.dataset.row)
        line.sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1])
        to = event.key === 'Home' ? line[0] : line[line.length - 1]
      } else return
      event.preventDefault()
      event.stopPropagation()
      move(to, true)
    }
    const onfocusin = (event: Event): void => {
      const item = (event.target as Element).closest<Thing>('[data-row]')
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

/** Where an arrow leads among things in lines: sideways in the same line, up and down to the nearest thing of another one. */
export const inLines = (from: Place, key: string, places: readonly Place[]): number =>
  nearest(from, key, places, isAcross(key) ? 0.5 : Infinity)

/** One tab stop for a whole table whose things lie in lines. */
export const grid = walk(inLines)
