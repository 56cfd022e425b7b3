import { describe, expect, it } from 'vitest'
import { deedsOf, weighty } from '../../table/deeds'
import type { Heard } from '../../wire'
import { seatView, viewOf } from './fixtures'
import { telling } from './telling'

let moment = 0
const heard = (kind: string, facts: Heard['facts'] = {}, isPrivate = false): Heard => ({
  kind,
  facts,
  moment: (moment += 1),
  private: isPrivate,
})
const says = (events: Heard[]): string[][] => deedsOf(events, telling).map((one) => one.says.map((event) => event.kind))
const step = (from: string, to: string): Heard[] => [
  heard('step-declared', { agent: 'dreher', field: to }),
  heard('window-passed', { seat: 0 }),
  heard('stepped', { agent: 'dreher', field_from: from, field: to }),
]

describe('the log of this game', () => {
  it('tells a walk as one line with its end', () => {
    const [walk, ...others] = deedsOf([...step('a', 'b'), ...step('b', 'c'), heard('movement-ended', {})], telling)
    expect(others).toEqual([])
    expect(walk?.says.map((event) => event.facts)).toEqual([{ agent: 'dreher', field_from: 'a', field: 'c' }])
    expect(walk?.parts).toHaveLength(7)
  })

  it('tells a walk that leads back by its last step', () => {
    const [walk] = deedsOf([...step('a', 'b'), ...step('b', 'a')], telling)
    expect(walk?.says.map((event) => event.facts)).toEqual([{ agent: 'dreher', field_from: 'b', field: 'a' }])
  })

  it('tells a step that is still going on, and one that was stopped', () => {
    const declared = heard('step-declared', { agent: 'dreher', field: 'b' })
    expect(says([declared])).toEqual([['step-declared']])
    expect(says([declared, heard('step-cancelled', { agent: 'dreher', field: 'b' })])).toEqual([['step-cancelled']])
  })

  it('tells a talk by its outcome and what it brings', () => {
    const talk = [
      heard('talk-declared', { agent: 'dreher', agent_target: 'irena' }),
      heard('window-passed', { seat: 0 }),
      heard('trait-used', { agent: 'dreher', document: 'dreher' }),
      heard('talk-rolled', { agent: 'dreher', one: 3, two: 5, count: 10 }),
      heard('talk-ended', { agent: 'dreher', agent_target: 'irena', count: 2 }),
      heard('evidence-gained', { seat: 1, color: 'purple', count: 2 }),
    ]
    expect(says(talk)).toEqual([['talk-ended', 'evidence-gained']])
    expect(talk.map((event) => telling.roll?.(event) ?? null)).toEqual([
      ...[null, null, null],
      '8 + 2 = 10',
      ...[null, null],
    ])
  })

  it('knows whose deeds they are', () => {
    const seats = ['dreher', 'irena', 'nobody'].map((agent) => telling.seat?.(heard('stepped', { agent }), viewOf()))
    expect(seats).toEqual([1, 0, null])
  })

  it('leaves no line where nothing was played', () => {
    expect(says([heard('card-played', { seat: 1 }), heard('window-passed', { seat: 0 })])).toEqual([['card-played']])
  })

  const known = (events: Heard[], tracks = {}, carried = false) => ({
    events,
    newest: viewOf({ seats: [seatView(), seatView({ tracks })] }),
    carried,
  })

  it('names whom evidence hits, and what there is of it now', () => {
    const gained = (count: number, color = 'purple') => heard('evidence-gained', { seat: 1, color, count })
    const [one, two, blue] = [gained(2), gained(3), gained(1, 'blue')]
    const events = [one, heard('evidence-lost', { seat: 1, color: 'purple', count: 1 }), two, blue]
    const tell = (event: Heard) => telling.fuller?.(event, viewOf(), known(events))
    expect(tell(one)).toMatchObject({ facts: { agent: 'irena', count: 2, seat: 1, total: 2 } })
    expect(tell(two)?.facts.total).toBe(4)
    expect(tell(blue)).toBeNull()
    expect(tell(heard('stepped', { agent: 'irena' }))).toBeNull()
  })

  it('knows that a track ends at 10, and what it was set to', () => {
    const [full, more] = [9, 3].map((count) => heard('evidence-gained', { seat: 1, color: 'purple', count }))
    const cleared = heard('track-set', { seat: 1, color: 'purple', count: 0 })
    const again = heard('evidence-gained', { seat: 1, color: 'purple', count: 1 })
    const events = [full!, more!, cleared, again]
    const totals = events.map((event) => telling.fuller?.(event, viewOf(), known(events))?.facts.total)
    expect(totals).toEqual([9, 10, undefined, 1])
  })

  it('counts what came from the part before, where only one beginning leads to what lies there', () => {
    const gained = heard('evidence-gained', { seat: 1, color: 'purple', count: 2 })
    const total = (tracks: object) => telling.fuller?.(gained, viewOf(), known([gained], tracks, true))?.facts.total
    expect([total({ purple: 5 }), total({ purple: 10 }), total({})]).toEqual([5, 10, undefined])
  })

  it('tells somebody who was away first what they are burdened with, and nothing of their own deeds', () => {
    const events = [
      ...step('a', 'b'),
      heard('token-placed', { seat: 1, field: 'mill' }),
      heard('evidence-gained', { seat: 1, color: 'purple', count: 2 }),
      heard('card-played', { seat: 0, card: 'lc_mill' }),
      heard('reaction-drawn', { card: 'rx_tail' }, true),
    ]
    const found = weighty(deedsOf(events, telling), telling, 0, viewOf())
    expect(found.map((deed) => deed.says.map((event) => event.kind))).toEqual([
      ['token-placed', 'evidence-gained'],
      ['reaction-drawn'],
      ['stepped'],
    ])
  })
})
