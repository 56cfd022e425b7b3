import { expect, it } from 'vitest'
import type { Allowance } from '../wire'
import { clockText, faultOf, leftOf, SUGGESTED, stands, unitOf } from './clock'

const say = (id: string, facts: Record<string, unknown> = {}): string =>
  [id.replace('web-clock-', ''), ...Object.values(facts)].join(' ')

it('says each part that is something, in its largest unit', () => {
  expect(clockText({ turn: 45, reserve: 600 }, say)).toBe('turn time seconds 45, reserve time minutes 10')
  expect(clockText({ turn: 0, reserve: 90, increment: 3600 }, say)).toBe(
    'reserve time seconds 90, increment time hours 1',
  )
  expect([unitOf(86_400), unitOf(90_000), unitOf(0)]).toEqual(['days', 'hours', 'seconds'])
})

it('knows what nobody could play with', () => {
  expect(SUGGESTED.map((one) => faultOf(one, say))).toEqual(SUGGESTED.map(() => ''))
  expect(faultOf({ turn: 4, reserve: 900 }, say)).toContain('fault-short')
  expect(faultOf({ turn: 31 * 86_400, reserve: 0 }, say)).toContain('part-turn')
  expect(faultOf({ turn: Number.NaN, reserve: 0 }, say)).toContain('part-turn')
  // An emptied field comes back from the browser's store as null.
  expect(faultOf(JSON.parse('{"turn": 60, "reserve": null}') as Allowance, say)).toContain('part-reserve')
  expect(faultOf({ turn: 9, reserve: 0, delay: -1 }, say)).toContain('part-delay')
})

it('counts a turn after its delay, and not in a holiday', () => {
  const clock = {
    turn: 10,
    delay: 5,
    reserve: [60, 60],
    since: [1000, null],
    rest: [{ since: 1020, until: 2000 }, null],
  }
  expect([leftOf(clock, 0, 1004), leftOf(clock, 1, 1004)]).toEqual([71, 75])
  expect([leftOf(clock, 0, 1500), leftOf(clock, 0, 2010), leftOf(clock, 0, 9000)]).toEqual([55, 45, 0])
  expect([stands(clock.rest, 0, 1500), stands(clock.rest, 0, 2010), stands(clock.rest, 1, 1500)]).toEqual([
    true,
    false,
    false,
  ])
})
