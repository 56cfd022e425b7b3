import { describe, expect, it } from 'vitest'
import { heard } from '../board/fixtures'
import type { Heard, Line } from '../wire'
import { deedsOf, folded, folding, momentOf, plainWeight, weighty, type Telling } from './deeds'
import { entries } from './log'

const at = (moment: number, kind: string, facts: Heard['facts'] = {}): Heard => ({ ...heard(kind, facts), moment })
const kinds = (events: Heard[]): string[] => events.map((event) => event.kind)
const told = (events: Heard[], telling?: Telling) =>
  deedsOf(events, telling).map((deed) => [kinds(deed.says), kinds(deed.parts)])

/** Passes lie behind the arrow, points belong to what brought them, a step comes to the end of its walk. */
const TELLING: Telling = {
  place: (event, line) =>
    event.kind === 'pass'
      ? 'under'
      : event.kind === 'points'
        ? 'also'
        : event.kind === 'step' && line?.kind === 'step'
          ? 'comes-to'
          : 'line',
  comesTo: (line, event) => ({ ...event, facts: { ...event.facts, from: line.facts.from } }),
}

describe('events become deeds', () => {
  it('each a line of its own, where a game says nothing else', () => {
    expect(told([at(1, 'pass'), at(2, 'points')])).toEqual([
      [['pass'], ['pass']],
      [['points'], ['points']],
    ])
  })

  it('with what comes of them, and with what is small behind the arrow', () => {
    expect(told([at(1, 'talk'), at(2, 'pass'), at(3, 'points'), at(4, 'raid')], TELLING)).toEqual([
      [
        ['talk', 'points'],
        ['talk', 'pass', 'points'],
      ],
      [['raid'], ['raid']],
    ])
  })

  it('a walk by its beginning and its end', () => {
    const walk = [at(1, 'step', { from: 'a', to: 'b' }), at(2, 'pass'), at(3, 'step', { from: 'b', to: 'c' })]
    const [deed] = deedsOf(walk, TELLING)
    expect(deed?.says.map((event) => event.facts)).toEqual([{ from: 'a', to: 'c' }])
    expect([momentOf(deed!), kinds(folded(deed!))]).toEqual([3, ['step', 'pass', 'step']])
  })

  it('what is small before the first line lies behind it, and alone it is told by its first', () => {
    expect(told([at(1, 'pass'), at(2, 'pass'), at(3, 'talk')], TELLING)).toEqual([[['talk'], ['pass', 'pass', 'talk']]])
    expect(told([at(1, 'pass'), at(2, 'pass')], TELLING)).toEqual([[['pass'], ['pass', 'pass']]])
  })

  it('what only the viewer knows stands apart and interrupts nothing', () => {
    const seen = { ...at(2, 'seen'), private: true }
    expect(told([at(1, 'talk'), seen, at(3, 'points')], TELLING)).toEqual([
      [
        ['talk', 'points'],
        ['talk', 'points'],
      ],
      [['seen'], ['seen']],
    ])
  })

  it('a line that says all of it has no arrow', () => {
    const [deed] = deedsOf([at(1, 'talk'), at(2, 'points')], TELLING)
    expect(folded(deed!)).toEqual([])
  })
})

describe('what somebody who was away wants to know', () => {
  it('is what was done to them, then what others did; not their own deeds, and nothing small', () => {
    const events = [
      at(1, 'raid', { seat: 1, victim: 2 }),
      at(2, 'raid', { seat: 1, victim: 0 }),
      at(3, 'raid', { seat: 0, victim: 1 }),
      at(4, 'raid', { seat: 2, victim: 1 }),
    ]
    const found = weighty(deedsOf(events), folding([]), 0, undefined as never)
    expect(found.map(momentOf)).toEqual([2, 4, 1])
    expect(weighty(deedsOf([at(1, 'pass')], TELLING), TELLING, 0, null)).toEqual([])
  })

  it('what was dealt to them alone is told', () => {
    expect(plainWeight({ ...at(1, 'drawn', { seat: 0 }), private: true }, 0)).toBeGreaterThan(0)
  })
})

describe('the log', () => {
  const line = (number: number): Line => ({ number }) as Line
  const heading = (event: Heard) => (event.kind === 'round' ? 'Round' : null)

  it('groups deeds under headings, and what was said stands where it was said', () => {
    const events = [at(1, 'pass'), at(2, 'round', { round: 1 }), at(3, 'talk'), at(4, 'pass'), at(5, 'pass')]
    const found = entries(events, heading, [line(1)], new Map([[1, 4]]), TELLING)
    expect(found.map((entry) => `${entry.is} ${entry.key}`)).toEqual([
      'deed e0',
      'heading h1',
      'deed e2',
      'line l1',
      'deed e4',
    ])
  })

  it('knows of each deed when it was done, and whether only the viewer knows of it', () => {
    const events = [at(1, 'talk', { seat: 1 }), { ...at(2, 'drawn'), private: true }]
    const [talk, drawn] = entries(events, () => null, [], new Map())
    expect(talk).toMatchObject({ moment: 1, private: false })
    expect(drawn).toMatchObject({ moment: 2, private: true })
  })
})
