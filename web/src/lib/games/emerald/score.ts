/** The end of a view as lines of arithmetic, best first (EME-17). */
import { distance } from './table'
import type { View } from './view'

export const SOURCES = ['neutral', 'restorationist', 'loyalist', 'kill', 'track'] as const
export type Source = (typeof SOURCES)[number]

export interface Item {
  source: Source
  /** what stood in the live total, and what of it counts for this faction */
  live: number
  kept: number
}

export interface Line {
  seat: number
  rank: number
  faction: string
  items: Item[]
  live: number
  corrected: number
  penalty: number
  total: number
}

/** The number of steps of the scoring: sources one by one, then the penalty. */
export const STEPS = SOURCES.length + 1

export function standings(view: View): Line[] {
  const { count } = distance(view)
  const lines = (view.scores ?? []).map((score, seat): Line => {
    const shown = view.seats[seat]
    const own = (faction: string): number => (score.faction === faction ? score.own : 0)
    const items: Item[] = [
      { source: 'neutral', live: score.neutral, kept: score.neutral },
      { source: 'restorationist', live: shown?.restorationist ?? 0, kept: own('restorationist') },
      { source: 'loyalist', live: shown?.loyalist ?? 0, kept: own('loyalist') },
      { source: 'kill', live: shown?.kills ?? 0, kept: score.kills },
      { source: 'track', live: count, kept: score.track },
    ]
    return {
      seat,
      rank: score.rank,
      faction: score.faction,
      items,
      live: shown?.total ?? 0,
      corrected: score.corrected,
      penalty: score.penalty,
      total: score.total,
    }
  })
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** The score after `steps` steps: sources one by one, then the penalty. */
export function counted(line: Line, step: number): number {
  const kept = line.items.slice(0, step).reduce((sum, item) => sum + item.kept, 0)
  return step >= STEPS ? kept - line.penalty : kept
}

/** How much fills a bar: the highest live total of all. */
export const scale = (lines: readonly Line[]): number => Math.max(1, ...lines.map((line) => line.live))

/** A number with a real minus. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : String(Math.abs(count)))
