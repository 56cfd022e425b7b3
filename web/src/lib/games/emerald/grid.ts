/** One tab stop for things in rows and columns; arrow keys walk between them. */
import type { Attachment } from 'svelte/attachments'

type Place = readonly [row: number, column: number]

const place = (item: HTMLElement): Place => [Number(item.dataset.row), Number(item.dataset.col)]

/** Where an arrow leads: the nearest thing in that direction, in the same line if there is one. */
export function neighbour(from: Place, key: string, places: readonly Place[]): number {
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let best = -1
  let nearest = Infinity
  places.forEach((to, index) => {
    const along = sign * (across ? to[1] - from[1] : to[0] - from[0])
    const aside = Math.abs(across ? to[0] - from[0] : to[1] - from[1])
    if (along <= 0 || (across && aside > 0)) return
    const distance = along * 100 + aside
    if (distance < nearest) [best, nearest] = [index, distance]
  })
  return best
}

export const grid: Attachment<HTMLElement> = (root) => {
  let current: HTMLElement | null = null
  const items = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-row]')]

  const move = (to: HTMLElement | undefined, focus: boolean): void => {
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
  const onkeydown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (!from || event.altKey || event.metaKey) return
    const all = items()
    let to: HTMLElement | undefined
    if (event.key.startsWith('Arrow')) to = all[neighbour(place(from), event.key, all.map(place))]
    else if (event.key === 'Home' || event.key === 'End') {
      const line = event.ctrlKey ? all : all.filter((item) => item.dataset.row === from.dataset.row)
      line.sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1])
      to = event.key === 'Home' ? line[0] : line[line.length - 1]
    } else return
    event.preventDefault()
    event.stopPropagation()
    move(to, true)
  }
  const onfocusin = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
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
