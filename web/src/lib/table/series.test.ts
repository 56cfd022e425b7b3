import { describe, expect, it } from 'vitest'
import { partsWon, standing } from './series'

const past = [
  { table: 'a', winners: [1] },
  { table: 'b', winners: [0, 1] },
]

describe('a series of games', () => {
  it('counts the parts that each seat has won; a draw is nobody’s', () => {
    expect(partsWon({ part: 3, parts: 3, past }, 2)).toEqual([0, 1])
    expect(partsWon({ part: 3, parts: 3, past }, 2, [1])).toEqual([0, 2])
    expect(partsWon({ part: 1, parts: 3, past: [] }, 2)).toEqual([0, 0])
  })

  it('says it by name', () => {
    expect(standing([0, 2], ['Anna', 'Ada'])).toBe('Anna 0, Ada 2')
  })
})
