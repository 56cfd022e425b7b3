import { expect, it } from 'vitest'
import type { Hint, Verdict, Weighed } from '../wire'
import { sureness } from './coach.svelte'
import { better, opinion } from './review.svelte'

const option = (choice: string, value: number): Weighed => ({ choice, value, visits: 10 })
const hint = (...values: number[]): Hint => ({
  token: '0.0',
  options: values.map((value, place) => option(`x(${place})`, value)),
  tried: 100,
})
const verdict = (choice: string, after: number, ...best: Weighed[]): Verdict => ({
  ply: 0,
  seat: 0,
  choice,
  before: best[0]?.value ?? 0,
  after,
  best,
})

it('a hint is clear, close, or in between', () => {
  expect(sureness(hint(0.6, 0.5))).toBe('clear')
  expect(sureness(hint(0.6))).toBe('clear')
  expect(sureness(hint(0.6, 0.57))).toBe('even')
  expect(sureness(hint(0.6, 0.6, 0.1))).toBe('close')
  expect(sureness(hint(0.6, 0.4, 0.58))).toBe('even')
  expect(sureness(hint(0.5, 0.55))).toBe('close') // tried more often, though a little worse so far
})

it('the expert agrees, sees nothing better, or prefers what is better', () => {
  expect(opinion(verdict('a', 0.5, option('a', 0.5), option('b', 0.6)))).toBe('agrees')
  expect(opinion(verdict('a', 0.5, option('b', 0.5), option('a', 0.5)))).toBe('equal')
  const slip = verdict('a', 0.3, option('b', 0.5), option('c', 0.2), option('d', 0.4))
  expect(opinion(slip)).toBe('prefers')
  expect(better(slip).map((one) => one.choice)).toEqual(['b', 'd'])
})
