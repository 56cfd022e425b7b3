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

export const paid = (line: Line, source: string): number =>
  line.items.find((item) => item.source === source)?.value ?? 0

/** Is this source among the first so many that are counted? */
export const isCounted = (source: string, step: number): boolean => sources().indexOf(source) < step

/** The total after the first sources. */
export const counted = (line: Line, step: number): number =>
  line.items.slice(0, step).reduce((sum, item) => sum + item.value, 0)

/** How much fills a bar: the longest of all lines. */
export const scale = (lines: readonly Line[]): number => Math.max(1, ...lines.map((line) => line.gains - line.losses))
