import { expect, it } from 'vitest'
import { seatOf, viewOf } from './fixtures'
import { counted, scale, signed, standings, STEPS } from './score'

const view = viewOf({
  phase: 'over',
  markers: { restorationist: 2, loyalist: 5 },
  seats: [
    seatOf({ neutral: 4, restorationist: 6, loyalist: 1, kills: 3, total: 17 }),
    seatOf({ neutral: 5, restorationist: 2, loyalist: 7, kills: 4, total: 21 }),
  ],
  scores: [
    { faction: 'restorationist', neutral: 4, own: 6, kills: 0, track: 0, corrected: 10, penalty: 5, total: 5, rank: 2 },
    { faction: 'loyalist', neutral: 5, own: 7, kills: 2, track: 3, corrected: 17, penalty: 0, total: 17, rank: 1 },
  ],
})

it('lists every source with what it was and what counts, best first', () => {
  const [first, second] = standings(view)
  expect(first?.seat).toBe(1)
  expect(first?.items).toEqual([
    { source: 'neutral', live: 5, kept: 5 },
    { source: 'restorationist', live: 2, kept: 0 },
    { source: 'loyalist', live: 7, kept: 7 },
    { source: 'kill', live: 4, kept: 2 },
    { source: 'track', live: 3, kept: 3 },
  ])
  expect(second?.items.map((item) => item.kept)).toEqual([4, 6, 0, 0, 0])
})

it('adds up to the live total, to what counts, and to the score', () => {
  for (const line of standings(view)) {
    expect(line.items.reduce((sum, item) => sum + item.live, 0)).toBe(line.live)
    expect(line.items.reduce((sum, item) => sum + item.kept, 0)).toBe(line.corrected)
    expect(counted(line, STEPS)).toBe(line.total)
    expect(counted(line, Infinity)).toBe(line.total)
  }
})

it('fills step by step; the penalty is the last one', () => {
  const line = standings(view)[1]!
  expect([0, 1, 2, STEPS - 1, STEPS].map((step) => counted(line, step))).toEqual([0, 4, 10, 10, 5])
})

it('measures bars by the highest live total', () => {
  expect(scale(standings(view))).toBe(21)
  expect(scale([])).toBe(1)
})

it('writes a real minus', () => {
  expect([5, 0, -0, -5].map(signed)).toEqual(['5', '0', '0', '−5'])
})
