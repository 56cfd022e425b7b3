/** The end of a view as lines of arithmetic, best first. */
import { CHARACTERS } from './cards'
import type { View } from './view'

export interface Item {
  /** a character, `events` or `points` */
  source: string
  value: number
}

export interface Line {
  seat: number
  rank: number
  /** in the order in which they are counted, zeros included */
  items: Item[]
  gains: number
  losses: number
  points: number
  total: number
}

/** Everything that is counted, in order. */
export const sources = (): string[] => [...CHARACTERS, 'events', 'points']

export function standings(view: View): Line[] {
  const lines = (view.scores ?? []).map((score, seat) => {
    const value = (source: string): number =>
      source === 'events' ? score.events : source === 'points' ? score.points : (score.characters[source] ?? 0)
    const items = sources().map((source) => ({ source, value: value(source) }))
    return {
      seat,
      rank: score.rank,
      items,
      gains: items.reduce((sum, item) => sum + Math.max(0, item.value), 0),
      losses: score.events,
      points: score.points,
      total: score.total,
    }
  })
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
