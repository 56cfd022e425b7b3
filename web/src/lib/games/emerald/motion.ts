/** Which events move what on this board: pieces drop in, cards turn, the agent who is attacked shakes. */
import { motion as moving, type Move } from '../../board/motion'
import type { Heard } from '../../wire'
import { cityAt, royalAt, seatAt } from './choices'

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

export const motion = (): ReturnType<typeof moving> =>
  moving(moves, (node, move) => (move.part ? node.parentElement?.querySelector<HTMLElement>(move.part) : node))
