import { describe, expect, it } from 'vitest'
import { lead, pinpoint, stretches, type Sample } from './course'

const sample = (moment: number, ...scores: number[]): Sample => ({ moment, label: String(moment), scores })
const samples = [sample(1, 0, 0), sample(10, 2, 1), sample(20, 2, 7), sample(30, 3, 5)]

describe('where a game changed most', () => {
  it('takes the largest changes first, up or down, each of the seat it concerns', () => {
    expect(stretches(samples, 2).map(({ seat, change, to }) => [seat, change, to.moment])).toEqual([
      [1, 6, 20],
      [0, 2, 10],
    ])
  })

  it('says how far a seat is before the best of the others', () => {
    expect(lead([3, 5, 1], 1)).toBe(2)
    expect(lead([3, 5, 1], 2)).toBe(-4)
  })

  it('finds the move of the jump without looking at all moves between', async () => {
    const asked: number[] = []
    const found = await pinpoint(stretches(samples, 1)[0]!, async (moment) => {
      asked.push(moment)
      return moment < 13 ? 1 : 7
    })
    expect(found).toEqual({ moment: 13, seat: 1, change: 6 })
    expect(asked.length).toBeLessThan(5)
  })
})
