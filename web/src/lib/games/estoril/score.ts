/** The end of a view as lines of arithmetic, best first. */
import type { Words } from '../../words/words'
import { GAME } from './cards'
import { say } from './labels'
import type { View } from './view'

export interface Item {
  /** `discards`, `hand`, a mission, or `agenda` */
  source: string
  value: number
}

export interface Line {
  seat: number
  rank: number
  /** in the order in which they are counted, zeros included */
  items: Item[]
  completed: number
  total: number
}

/** Everything that is counted, in order (EST-10.1 to EST-10.3, EST-11.6). */
export function sources(view: View): string[] {
  const missions = Object.keys(view.scores?.[0]?.missions ?? {})
  const agendas = view.seats.some((seat) => seat.agenda !== null)
  return ['discards', 'hand', ...missions, ...(agendas ? ['agenda'] : [])]
}

export function standings(view: View): Line[] {
  const all = sources(view)
  const lines = (view.scores ?? []).map((score, seat) => {
    const value = (source: string): number => {
      if (source === 'discards') return score.discards
      if (source === 'hand') return score.hand
      return source === 'agenda' ? score.agenda : (score.missions[source] ?? 0)
    }
    const items = all.map((source) => ({ source, value: value(source) }))
    return { seat, rank: score.rank, items, completed: score.completed, total: score.total }
  })
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

export const paid = (line: Line, source: string): number =>
  line.items.find((item) => item.source === source)?.value ?? 0

/** The total after the first sources. */
export const counted = (line: Line, step: number): number =>
  line.items.slice(0, step).reduce((sum, item) => sum + item.value, 0)

/** How much fills a bar: the longest of all lines. */
export const scale = (lines: readonly Line[]): number => Math.max(1, ...lines.map((line) => line.total))

/** What a seat has for a mission at the end; null where nobody counts it. */
export function countOf(view: View, source: string, seat: number): number | null {
  return view.missions.find((mission) => mission.id === source)?.counts?.[seat] ?? null
}

export function sourceName(words: Words, source: string): string {
  if (source === 'discards' || source === 'hand' || source === 'agenda') return say(words, `score-${source}`)
  return words.term(GAME, 'mission', source)
}
