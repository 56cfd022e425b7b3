/** Which events move what on this board: cards are laid and turned, a seduced character slides to another place. */
import { motion as moving, type Move } from '../../board/motion'
import type { Heard } from '../../wire'
import { rewardAt, spaceAt } from './choices'

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

export const motion = (): ReturnType<typeof moving> =>
  moving(moves, (node) => node.querySelector<HTMLElement>('.ch, .back, .won'))
