import { describe, expect, it } from 'vitest'
import type { Heard, Line, Moment } from '../wire'
import { timeLeft } from '../time'
import { course, sampled, ticks } from './course'
import { bytes, check, sha256 } from './fair'
import { entries } from './log'
import { seatNames } from './names'
import { Words } from '../words/words'

const event = (kind: string, moment: number, facts: Record<string, unknown> = {}): Heard => ({
  kind,
  facts,
  moment,
  private: false,
})

describe('the log', () => {
  const heading = (one: Heard) => (one.kind === 'phase-began' ? `Phase ${String(one.facts.phase)}` : null)

  it('has headings, and leaves out events that are nothing but a heading', () => {
    const found = entries(
      [event('phase-began', 1, { phase: 'orders' }), event('order-laid', 2, { seat: 1, count: 2 })],
      heading,
      [],
      new Map(),
    )
    expect(found.map((entry) => entry.is)).toEqual(['heading', 'deed'])
    expect(found[1]).toMatchObject({ moment: 2 })
  })

  it('tells once what two events of one moment say in the same words', () => {
    const say = (one: { kind: string }) => (one.kind === 'raided' ? 'other' : 'the same')
    const told = [
      event('played', 1, { seat: 0 }),
      event('heart-played', 1, { seat: 0 }),
      event('raided', 1, { seat: 0 }),
    ]
    const found = entries([...told, event('played', 2, { seat: 0 })], () => null, [], new Map(), undefined, say)
    expect(found.map((one) => one.key)).toEqual(['e0', 'e1', 'e2'])
  })

  it('keeps an event that begins a group and has more to tell', () => {
    const found = entries([event('phase-began', 1, { phase: 'deal', deal: 10 })], heading, [], new Map())
    expect(found.map((entry) => entry.is)).toEqual(['heading', 'deed'])
  })

  it('shows what was said where it was said', () => {
    const line = (number: number): Line => ({
      is: 'line',
      number,
      kind: 'said',
      seat: 0,
      name: 'Ada',
      text: 'x',
      at: 0,
    })
    const heardAt = new Map([
      [0, 1],
      [1, 2],
    ])
    const found = entries([event('a', 1), event('b', 2)], () => null, [line(0), line(1), line(2)], heardAt)
    expect(found.map((entry) => entry.key)).toEqual(['e0', 'l0', 'e1', 'l1'])
  })
})

describe('the fair shuffle', () => {
  const secret = '00'.repeat(32)

  it('is checked with SHA-256 of the bytes', async () => {
    expect(await sha256(bytes('616263'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('holds if the secret is the promised one and our bytes are in it', async () => {
    const commitment = await sha256(bytes(secret))
    const good = await check({ commitment, secret, salts: ['ab', null] }, 'x', 0, 'ab')
    expect([good.promise, good.own]).toEqual([true, true])
    // SHA-256 of "konspira shuffle 1\nx\n00…\nab\n": the same as konspira.kernel.shuffle computes.
    expect(good.key).toBe(await sha256(new TextEncoder().encode(`konspira shuffle 1\nx\n${secret}\nab\n`)))
  })

  it('fails if either is not so', async () => {
    const commitment = await sha256(bytes('11'.repeat(32)))
    const bad = await check({ commitment, secret, salts: ['cd', null] }, 'x', 0, 'ab')
    expect([bad.promise, bad.own]).toEqual([false, false])
    expect((await check({ commitment, secret, salts: ['cd'] }, 'x', null, null)).own).toBe(null)
  })
})

describe('the course of a game', () => {
  it('is looked at where groups begin and at the end, but not too often', () => {
    expect(sampled([1, 4, 9], 12)).toEqual([1, 4, 9, 12])
    const many = sampled(
      Array.from({ length: 200 }, (_, place) => place + 1),
      200,
    )
    expect(many.length).toBe(40)
    expect([many[0], many.at(-1)]).toEqual([1, 200])
  })

  it('is what the game lets be counted', async () => {
    const moment = (number: number): Moment => ({
      moment: number,
      last: 9,
      events: [],
      views: [number],
      waiting: [],
      ahead: [],
    })
    const found = await course(
      [1, 2, 3],
      (number) => Promise.resolve(moment(number)),
      (view) => `at ${String(view)}`,
      (view, seat) => (view === 2 ? null : Number(view) * 10 + seat),
      2,
    )
    expect(found).toEqual([
      { moment: 1, label: 'at 1', scores: [10, 11] },
      { moment: 3, label: 'at 3', scores: [30, 31] },
    ])
  })

  it('has an axis with round numbers', () => {
    expect(ticks(0, 38)).toEqual([0, 10, 20, 30])
    expect(ticks(-3, 5)).toEqual([-2, 0, 2, 4])
    expect(ticks(0, 5)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

it('time is told in the unit that matters', () => {
  const say = (id: string, facts?: Record<string, unknown>) => `${String(facts?.count)} ${id}`
  expect(timeLeft(252, say)).toBe('4:12')
  expect(timeLeft(-5, say)).toBe('0:00')
  expect(timeLeft(59.2, say)).toBe('1:00')
  expect(timeLeft(3 * 86_400 + 5, say)).toBe('3 web-days')
  expect(timeLeft(5 * 3600, say)).toBe('5 web-hours')
})

it('two of the same name are told apart', () => {
  const words = new Words('en', ['web-seat-empty = Free seat\nweb-somebody = someone\n'])
  const seat = (name: string) => ({
    kind: 'person' as const,
    name,
    level: null,
    sits_in: false,
    resigned: false,
    salted: true,
    hints: 0,
    holiday: null,
    agrees: false,
  })
  expect(seatNames(words, [seat('Ada'), seat('Bruno'), seat('Ada')])).toEqual(['Ada', 'Bruno', 'Ada 2'])
})
