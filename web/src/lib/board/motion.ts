/**
 * Motion from events, the same at every table. The picture is always the end state; what changed gets an outline that
 * fades, and things come about before the eyes. Nothing moves where the reader wants no motion.
 */
import { duration } from '../preferences.svelte'
import type { Heard } from '../wire'

export const FLIGHT = 420 // ms that a piece travels
export const EASE = 'cubic-bezier(.2,.8,.2,1)'
const APART = 130 // ms between two events
const LIMIT = 2400 // ms that all of it may take
const OUTLINE = 4000 // ms that the outline of a change fades

/** How something on the board came about. */
export interface Move {
  place: string
  /** `drop`: laid there; `turn`: turned up; `shake`: attacked, or thrown dice; `slide`: from another place; `glow`: it changed */
  how: 'drop' | 'turn' | 'shake' | 'slide' | 'glow'
  /** what of the place moves, if not the place itself */
  part?: string
  /** where it slides from */
  from?: string
}

/** Remembers what was shown, so that the same events do not move twice: true for events that are new. */
export function watch(): (fresh: Heard[]) => boolean {
  let shown: Heard[] | null = null
  return (fresh) => {
    if (shown !== null && shown.length === fresh.length && shown.every((event, n) => event === fresh[n])) return false
    const first = shown === null
    shown = fresh
    return !first
  }
}

/** Shows the moves of new events on a board whose places have `data-at`; `find` says which part of a place moves. */
export function motion(
  moves: (event: Heard) => Move[],
  find: (node: HTMLElement, move: Move) => HTMLElement | null | undefined,
): { show: (root: HTMLElement, fresh: Heard[]) => void } {
  const isNew = watch()
  return {
    show(root, fresh) {
      if (isNew(fresh)) play(root, fresh.flatMap(moves), find)
    },
  }
}

function play(root: HTMLElement, all: Move[], find: Parameters<typeof motion>[1]): void {
  const pace = duration(1)
  const apart = Math.min(APART, LIMIT / Math.max(1, all.length)) * pace
  all.forEach((move, n) => {
    const node = root.querySelector<HTMLElement>(`[data-at="${move.place}"]`)
    if (!node) return
    outline(node, n * apart)
    const length = FLIGHT * pace * (move.how === 'shake' ? 1.4 : 1)
    const timing = { duration: length, delay: n * apart, easing: EASE, fill: 'backwards' as const }
    if (pace > 0) find(node, move)?.animate(frames(root, node, move), timing)
  })
}

function frames(root: HTMLElement, node: HTMLElement, move: Move): Keyframe[] {
  switch (move.how) {
    case 'drop':
      return [
        { transform: 'translateY(-22px) scale(1.08)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
    case 'turn':
      return [{ transform: 'rotateY(90deg)' }, { transform: 'none' }]
    case 'shake':
      return [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }))
    case 'slide': {
      const from = root.querySelector(`[data-at="${move.from ?? ''}"]`)?.getBoundingClientRect()
      const to = node.getBoundingClientRect()
      const start = from ? `translate(${from.left - to.left}px, ${from.top - to.top}px)` : 'scale(1.1)'
      return [{ transform: start }, { transform: 'none' }]
    }
    case 'glow':
      return [{ filter: 'brightness(1.5)' }, { filter: 'none' }]
  }
}

/** The outline of what changed; it fades, or stays for a second where nothing may move. */
export function outline(node: HTMLElement | null, delay: number, width = 3, outlineOffset = '1px'): void {
  if (!node) return
  const still = duration(1) === 0
  const blue = getComputedStyle(node).getPropertyValue('--link')
  const line = `${width}px solid ${blue}`
  node.animate(
    [
      { outline: line, outlineOffset },
      { outline: line, outlineOffset, offset: still ? 1 : 0.5 },
      ...(still ? [] : [{ outline: `${width}px solid transparent`, outlineOffset }]),
    ],
    { duration: still ? 1000 : OUTLINE, delay },
  )
}
