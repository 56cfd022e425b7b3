import { expect, it } from 'vitest'
import type { Verdict, Weighed } from '../wire'
import { better, even, opinion, percent, shown } from './shares'

const option = (choice: string, share: number): Weighed => ({
  choice,
  deed: [choice],
  share,
  low: share - 0.1,
  high: share + 0.1,
  games: 50,
  behind: 0,
  behind_low: 0,
  behind_high: 0,
})
const verdict = (sureness: Verdict['sureness'], choice: string, ...best: Weighed[]): Verdict => {
  const chosen = best.find((one) => one.choice === choice)!
  return {
    ply: 0,
    seat: 0,
    choice,
    deed: [choice],
    chapter: 1,
    kind: 'turn',
    facts: {},
    before: best[0]!.share,
    after: chosen.share,
    low: chosen.low,
    high: chosen.high,
    lost_low: 0,
    lost_high: 0,
    sureness,
    best,
  }
}

it('the line of reference is what everybody would win if all were equal', () => {
  expect(percent(even(2))).toBe(50)
  expect(percent(even(3))).toBe(33)
  expect(percent(even(5))).toBe(20)
})

it('a share is said with its interval', () => {
  expect(shown({ share: 0.473, low: 0.348, high: 0.601 })).toEqual({ percent: 47, low: 35, high: 60 })
})

it('the expert agrees, or says how surely something else was better, however large the gap looks', () => {
  const [a, b, c] = [option('a', 0.3), option('b', 0.5), option('c', 0.2)]
  expect(opinion(verdict('none', 'b', b, a))).toBe('agrees')
  expect(opinion(verdict('clear', 'a', b, a))).toBe('clear')
  expect(opinion(verdict('little', 'a', b, a))).toBe('little')
  expect(opinion(verdict('none', 'a', b, a))).toBe('none')
  expect(better(verdict('clear', 'a', b, a, c)).map((one) => one.choice)).toEqual(['b'])
})
