/** Which puzzles are shown, as the address says, and which one comes next. */
import type { PuzzleRow } from '../wire'
import { readResults } from './progress'

export interface Filters {
  games: readonly string[]
  /** difficulties; none: all */
  levels: readonly number[]
}

export function readFilters(search: URLSearchParams): Filters {
  const levels = (search.get('level') ?? '').split(',').map(Number)
  return {
    games: (search.get('game') ?? '').split(',').filter(Boolean),
    levels: levels.filter((level) => level >= 1 && level <= 5),
  }
}

export function addressOf(filters: Filters): string {
  const parts = []
  if (filters.games.length > 0) parts.push(`game=${filters.games.join(',')}`)
  if (filters.levels.length > 0) parts.push(`level=${filters.levels.join(',')}`)
  return parts.length > 0 ? `/puzzles?${parts.join('&')}` : '/puzzles'
}

/** The same filters with one value more, or less. */
export function flipped<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

export function chosen(rows: readonly PuzzleRow[], filters: Filters): PuzzleRow[] {
  return rows.filter(
    (row) =>
      (filters.games.length === 0 || filters.games.includes(row.game)) &&
      (filters.levels.length === 0 || filters.levels.includes(row.difficulty)),
  )
}

/** The next puzzle of the same game that is new to the reader, else any new one. */
export function nextOf(rows: readonly PuzzleRow[], row: PuzzleRow, results: string): string | null {
  const known = readResults(results)
  const order = [...rows.slice(rows.indexOf(row) + 1), ...rows.slice(0, rows.indexOf(row))]
  const fresh = order.filter((one) => !known.has(one.id) && one.id !== row.id)
  return (fresh.find((one) => one.game === row.game) ?? fresh[0])?.id ?? null
}
