import { describe, expect, it } from 'vitest'
import type { Verdict } from '../wire'
import { byPly, lines, nearest } from './chances'

const verdict = (ply: number, seat: number, before: number, after: number): Verdict => ({
  ply,
  seat,
  choice: 'order_none',
  before,
  after,
  best: [],
})

describe('the chances of a game', () => {
  const verdicts = [verdict(0, 0, 0.5, 0.4), verdict(3, 1, 0.6, 0.6), verdict(5, 0, 0.3, 0.3)]

  it('are a line per seat, with a step where a choice gave something away, and the end', () => {
    const [first, second] = lines(verdicts, 2, 8, [1])
    expect(first).toEqual([
      { ply: 0, value: 0.5 },
      { ply: 0, value: 0.4 },
      { ply: 5, value: 0.3 },
      { ply: 5, value: 0.3 },
      { ply: 8, value: 0 },
    ])
    expect(second?.at(-1)).toEqual({ ply: 8, value: 1 })
  })

  it('end open where nobody won, and a shared victory is shared', () => {
    expect(lines(verdicts, 2, 8, [])[0]).toHaveLength(4)
    expect(lines(verdicts, 2, 8, [0, 1])[0]?.at(-1)?.value).toBe(0.5)
  })

  it('of somebody who never had a choice are no line', () => {
    expect(lines(verdicts, 3, 8, [2])[2]).toEqual([])
  })

  it('are found by the place that is nearest', () => {
    expect(nearest(verdicts, 4.4)?.ply).toBe(5)
    expect(nearest(verdicts, -3)?.ply).toBe(0)
    expect(nearest([], 3)).toBeUndefined()
  })

  it('turn, sometimes twice at one choice', () => {
    const turns = [
      { ply: 3, seat: 1, kind: 'slip', size: 0.2 },
      { ply: 3, seat: 1, kind: 'loss', size: 0.3 },
    ] as const
    expect(byPly(turns).get(3)).toHaveLength(2)
    expect(byPly(turns).get(4)).toBeUndefined()
  })
})
