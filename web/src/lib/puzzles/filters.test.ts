import { describe, expect, it } from 'vitest'
import type { PuzzleRow } from '../wire'
import { addressOf, chosen, flipped, nextOf, readFilters } from './filters'

const row = (id: string, game: string, difficulty: number): PuzzleRow => ({
  id,
  game,
  difficulty,
  seat: 0,
  seats: 2,
  kind: 'turn',
  facts: {},
  chapter: 1,
  options: {},
})
const ROWS = [row('aaaaaa', 'estoril', 1), row('bbbbbb', 'estoril', 4), row('cccccc', 'emerald', 4)]

describe('filters of puzzles', () => {
  it('are kept by the address', () => {
    const filters = { games: ['estoril'], levels: [4, 5] }
    expect(readFilters(new URL(addressOf(filters), 'http://x').searchParams)).toEqual(filters)
    expect(addressOf({ games: [], levels: [] })).toBe('/puzzles')
    expect(readFilters(new URLSearchParams('level=9,x')).levels).toEqual([])
  })

  it('combine', () => {
    expect(chosen(ROWS, { games: [], levels: [] })).toHaveLength(3)
    expect(chosen(ROWS, { games: ['estoril'], levels: [4] }).map((one) => one.id)).toEqual(['bbbbbb'])
    expect(flipped([1, 2], 2)).toEqual([1])
    expect(flipped([1], 2)).toEqual([1, 2])
  })
})

describe('the next puzzle', () => {
  it('is a new one of the same game, else another new one', () => {
    expect(nextOf(ROWS, ROWS[0]!, '')).toBe('bbbbbb')
    expect(nextOf(ROWS, ROWS[0]!, 'bbbbbbs')).toBe('cccccc')
    expect(nextOf(ROWS, ROWS[0]!, 'bbbbbbsccccccm')).toBeNull()
  })
})
