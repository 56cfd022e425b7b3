/**
 * Motion from events. The picture is always the end state; what changed gets an outline that fades, cards turn, pieces
 * drop in. Nothing moves where the reader wants no motion.
 */
import { duration } from '../../preferences.svelte'
import type { Heard } from '../../wire'
import { cityAt, royalAt, seatAt } from './choices'

const FLIGHT = 420 // ms that a piece travels
const APART = 130 // ms between two events
const LIMIT = 2400 // ms that all of it may take
const OUTLINE = 4000 // ms that the outline of a change fades
const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** How something on the board came about. */
export interface Move {
  place: string
  /** `drop`: pieces come; `turn`: a card is turned up; `shake`: somebody is attacked; `glow`: it changed */
  how: 'drop' | 'turn' | 'shake' | 'glow'
  /** what of the place moves */
  part?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const PIECES = '.rows'
const CARD = '.stack .card'

/** What an event changed, and how that looks. */
export function moves({ kind, facts }: Heard): Move[] {
  const city = cityAt(text(facts.city))
  const seat = seatAt(Number(facts.seat))
  switch (kind) {
    case 'agent-placed':
    case 'cubes-placed':
    case 'recruited':
    case 'agent-sent':
    case 'redeployed':
    case 'zombie-placed':
    case 'agent-replaced':
      return [{ place: city, how: 'drop', part: PIECES }]
    case 'agent-moved':
      return [
        { place: cityAt(text(facts.city_from)), how: 'glow', part: PIECES },
        { place: city, how: 'drop', part: PIECES },
      ]
    case 'cubes-to-limbo':
    case 'cubes-home':
    case 'agent-home':
    case 'zombies-home':
    case 'agent-mad':
    case 'sheltered':
    case 'sacrificed':
      return [{ place: city, how: 'glow', part: PIECES }]
    case 'card-turned':
      return [{ place: city, how: 'turn', part: CARD }]
    case 'royal-appeared':
      return [{ place: royalAt(text(facts.city)), how: 'drop' }]
    case 'claimed':
      return [{ place: seat, how: 'glow' }]
    case 'attacked-agent':
    case 'attacked-royal':
    case 'targeted':
    case 'targeted-agent':
    case 'agent-killed':
    case 'royal-killed':
    case 'royal-hidden':
    case 'struck':
      return [{ place: city, how: 'shake', part: '.info' }]
    case 'marker-moved':
      return [{ place: 'tracks', how: 'glow' }]
    case 'points-gained':
    case 'points-lost':
    case 'limbo-left':
    case 'token-lost':
    case 'tokens-restored':
    case 'looked':
    case 'revealed':
    case 'heart-played':
      return [{ place: seatAt(Number(facts.victim ?? facts.seat)), how: 'glow' }]
    default:
      return []
  }
}

export function motion(): { show: (root: HTMLElement, fresh: Heard[]) => void } {
  let shown: Heard[] | null = null
  return {
    show(root, fresh) {
      if (shown !== null && shown.length === fresh.length && shown.every((event, n) => event === fresh[n])) return
      const first = shown === null
      shown = fresh
      if (!first) play(root, fresh.flatMap(moves))
    },
  }
}

function play(root: HTMLElement, all: Move[]): void {
  const pace = duration(1)
  const apart = Math.min(APART, LIMIT / Math.max(1, all.length)) * pace
  const blue = getComputedStyle(root).getPropertyValue('--link')
  all.forEach((move, n) => {
    const node = root.querySelector<HTMLElement>(`[data-at="${move.place}"]`)
    if (!node) return
    outline(node, blue, n * apart, pace === 0)
    const part = move.part ? node.parentElement?.querySelector<HTMLElement>(move.part) : node
    if (pace > 0 && part) {
      part.animate(FRAMES[move.how], { duration: FLIGHT * pace, delay: n * apart, easing: EASE, fill: 'backwards' })
    }
  })
}

const FRAMES: Record<Move['how'], Keyframe[]> = {
  drop: [
    { transform: 'translateY(-18px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  turn: [{ transform: 'rotateY(90deg)' }, { transform: 'none' }],
  shake: [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  glow: [{ filter: 'brightness(1.4)' }, { filter: 'none' }],
}

function outline(node: HTMLElement, blue: string, delay: number, still: boolean): void {
  const line = `3px solid ${blue}`
  node.animate(
    [
      { outline: line, outlineOffset: '1px' },
      { outline: line, outlineOffset: '1px', offset: still ? 1 : 0.5 },
      ...(still ? [] : [{ outline: '3px solid transparent', outlineOffset: '1px' }]),
    ],
    { duration: still ? 1000 : OUTLINE, delay },
  )
}
