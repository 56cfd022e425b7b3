import { describe, expect, it } from 'vitest'
import type { Verdict } from '../wire'
import { byPly, lines, nearest } from './chances'

const verdict = (ply: number, seat: number, before: number, after: number): Verdict => ({
  ply,
  seat,
  choice: 'order_none',
  deed: ['order_none'],
  chapter: 1,
  kind: 'order-type',
  facts: {},
  before,
  after,
  low: after - 0.1,
  high: after + 0.1,
  lost_low: 0,
  lost_high: 0,
  sureness: 'none',
  best: [],
})

describe('the chances of a game', () => {
  const verdicts = [verdict(0, 0, 0.5, 0.4), verdict(3, 1, 0.6, 0.6), verdict(5, 0, 0.3, 0.3)].map((one) => ({
    verdict: one,
    at: one.ply,
  }))

  it('are a line per seat, with a step where a choice gave something away, and the end', () => {
    const [first, second] = lines(verdicts, 2, 8, [1])
    expect(first?.map(({ at, value }) => ({ at, value }))).toEqual([
      { at: 0, value: 0.5 },
      { at: 0, value: 0.4 },
      { at: 5, value: 0.3 },
      { at: 5, value: 0.3 },
      { at: 8, value: 0 },
    ])
    expect(second?.at(-1)).toEqual({ at: 8, value: 1, low: 1, high: 1 })
  })

  it('have the interval of what was chosen, and before that the one of the best option', () => {
    const best = { choice: 'x', deed: ['x'], share: 0.5, low: 0.42, high: 0.58, games: 90 }
    const one = { ...verdict(0, 0, 0.5, 0.4), best: [{ ...best, behind: 0, behind_low: 0, behind_high: 0 }] }
    expect(lines([{ verdict: one, at: 0 }], 2, 8, [])[0]?.map(({ low, high }) => [low, high])).toEqual([
      [0.42, 0.58],
      [one.low, one.high],
    ])
  })

  it('end open where nobody won, and a shared victory is shared', () => {
    expect(lines(verdicts, 2, 8, [])[0]).toHaveLength(4)
    expect(lines(verdicts, 2, 8, [0, 1])[0]?.at(-1)?.value).toBe(0.5)
  })

  it('of somebody who never had a choice are no line', () => {
    expect(lines(verdicts, 3, 8, [2])[2]).toEqual([])
  })

  it('are found by the place that is nearest', () => {
    expect(nearest(verdicts, 4.4)?.at).toBe(5)
    expect(nearest(verdicts, -3)?.at).toBe(0)
    expect(nearest([], 3)).toBeUndefined()
  })

  it('turn, sometimes twice at one choice', () => {
    const turns = [
      { ply: 3, seat: 1, kind: 'slip', size: 0.2, low: 0.1, high: 0.3 },
      { ply: 3, seat: 1, kind: 'loss', size: 0.3, low: 0.1, high: 0.5 },
    ] as const
    expect(byPly(turns).get(3)).toHaveLength(2)
    expect(byPly(turns).get(4)).toBeUndefined()
  })
})
