/**
 * Motion from events. The picture is always the end state; what changed gets an outline that fades, cards that moved
 * come in from where they were, rewards rise towards their new owner. Nothing moves where the reader wants no motion.
 */
import { duration } from '../../preferences.svelte'
import type { Heard } from '../../wire'
import { rewardAt, spaceAt } from './choices'

const FLIGHT = 420 // ms that a card travels
const APART = 130 // ms between two events
const LIMIT = 2400 // ms that all of it may take
const OUTLINE = 4000 // ms that the outline of a change fades
const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** How something on the board came about. */
export interface Move {
  place: string
  /** `drop`: laid there; `turn`: turned up; `shake`: thrown dice, somebody sent away; `slide`: from another place */
  how: 'drop' | 'turn' | 'shake' | 'slide' | 'glow'
  from?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an event changed, and how that looks. */
export function moves({ kind, facts }: Heard): Move[] {
  const space = spaceAt(text(facts.space))
  const reward = rewardAt(text(facts.tile))
  switch (kind) {
    case 'card-placed':
    case 'card-hidden':
      return [{ place: space, how: 'drop' }]
    case 'reward-laid':
    case 'reward-hidden':
      return [{ place: reward, how: 'drop' }]
    case 'card-revealed':
      return [{ place: space, how: 'turn' }]
    case 'reward-revealed':
    case 'conspirator-replaced':
      return [{ place: reward, how: 'turn' }]
    case 'peeked':
    case 'diplomat-protected':
    case 'nationalist-counted':
      return [{ place: space, how: 'glow' }]
    case 'reward-peeked':
    case 'conspirator-looked':
    case 'conspirator-kept':
    case 'reward-won':
    case 'location-won':
    case 'reward-unclaimed':
      return [{ place: reward, how: 'glow' }]
    case 'assassinated':
    case 'character-lost':
    case 'dice-thrown':
      return [{ place: space, how: 'shake' }]
    case 'seduced':
      return [{ place: space, how: 'slide', from: spaceAt(text(facts.space_from)) }]
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
    const card = node.querySelector<HTMLElement>('.ch, .back, .won')
    if (pace > 0 && card) card.animate(frames(root, node, move), timing(move, n * apart, pace))
  })
}

const timing = (move: Move, delay: number, pace: number): KeyframeAnimationOptions => ({
  duration: FLIGHT * pace * (move.how === 'shake' ? 1.4 : 1),
  delay,
  easing: EASE,
  fill: 'backwards',
})

function frames(root: HTMLElement, node: HTMLElement, move: Move): Keyframe[] {
  switch (move.how) {
    case 'drop':
      return [
        { transform: 'translateY(-26px) scale(1.12)', opacity: 0 },
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
