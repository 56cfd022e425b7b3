import { describe, expect, it } from 'vitest'
import { ask } from '../board/fixtures'
import type { Ask, SeatInfo, TableInfo } from '../wire'
import { flip, isAwaited, left, NONE, patience, standingAnswer, waysAt, type Passing } from './standing'
import { Standing } from './standing.svelte'

interface View {
  walk: string | null
  stage: string
}
/** Only what is played with the card concerns the viewer. */
const PASSING: Passing<View> = {
  pass: (question) => (question.options.includes('pass') ? 'pass' : null),
  walk: (view) => view.walk,
  stage: (view) => view.stage,
  concerns: (_, question) => question.options.includes('card'),
}
const WALK: View = { walk: 'irena', stage: '5' }
const window = (token: string, ...options: string[]): Ask => ({ ...ask('window', options, {}, token), window: true })
const PLAIN = window('1', 'pass', 'trait')
const WITH_CARD = window('2', 'pass', 'card')
const answer = (ticks: typeof NONE, view: View, question: Ask, awaited = false) =>
  standingAnswer(ticks, PASSING, view, question, 0, awaited)

describe('a standing answer', () => {
  it('passes as long as its walk or its stage lasts', () => {
    const walk = flip(NONE, 'walk', PASSING, WALK)
    const stage = flip(NONE, 'stage', PASSING, WALK)
    const views: View[] = [WALK, { walk: 'jacek', stage: '5' }, { walk: null, stage: '5' }, { walk: null, stage: '6' }]
    expect(views.map((view) => answer(walk, view, WITH_CARD))).toEqual(['pass', null, null, null])
    expect(views.map((view) => answer(stage, view, WITH_CARD))).toEqual(['pass', 'pass', 'pass', null])
  })

  it('asks where it concerns the viewer, alone and as a condition on the others', () => {
    const unless = flip(NONE, 'unless', PASSING, WALK)
    const both = flip(unless, 'stage', PASSING, WALK)
    expect([PLAIN, WITH_CARD].map((one) => answer(unless, WALK, one))).toEqual(['pass', null])
    expect([PLAIN, WITH_CARD].map((one) => answer(both, WALK, one))).toEqual(['pass', null])
  })

  it('is the same with every hand where others wait for it, and so is its time', () => {
    const all = [NONE, flip(NONE, 'walk', PASSING, WALK), flip(NONE, 'stage', PASSING, WALK)]
    for (const ticks of [...all, ...all.map((one) => flip(one, 'unless', PASSING, WALK))]) {
      const [without, withCard] = [window('1', 'pass'), WITH_CARD].map((one) => answer(ticks, WALK, one, true))
      expect(without).toBe(withCard)
    }
    for (const drawn of [0, 0.25, 1]) expect(patience(true, () => drawn)).toBe(2000 + drawn * 4000)
  })

  it('answers nothing but windows, and nothing that cannot be passed', () => {
    const stage = flip(NONE, 'stage', PASSING, WALK)
    expect(answer(stage, WALK, ask('action', ['pass', 'card']))).toBeNull()
    expect(answer(stage, WALK, window('3', 'card'))).toBeNull()
    expect(answer(NONE, WALK, PLAIN)).toBeNull()
  })

  it('ends by itself, and takes its condition along', () => {
    const walk = flip(flip(NONE, 'walk', PASSING, WALK), 'unless', PASSING, WALK)
    expect(left(walk, PASSING, WALK)).toBe(walk)
    expect(left(walk, PASSING, { walk: null, stage: '5' })).toEqual(NONE)
    const lasting = flip(NONE, 'unless', PASSING, WALK)
    expect(left(lasting, PASSING, { walk: null, stage: '9' })).toBe(lasting)
  })

  it('is taken away by a second press', () => {
    for (const way of ['walk', 'stage', 'unless'] as const) {
      expect(flip(flip(NONE, way, PASSING, WALK), way, PASSING, WALK)).toEqual(NONE)
    }
  })
})

describe('nobody learns of it', () => {
  const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind }) as SeatInfo
  const table = (seats: SeatInfo['kind'][], spectators: TableInfo['spectators'], pace: TableInfo['pace']) => ({
    seats: seats.map(seat),
    spectators,
    pace,
  })
  const waits = { since: 0, until: null }

  it('where a ring runs its time, and where nobody looks', () => {
    expect(isAwaited(table(['person', 'person'], 'none', 'live'), { since: 0, until: 8 })).toBe(false)
    expect(isAwaited(table(['person', 'bot'], 'none', 'live'), waits)).toBe(false)
    expect(isAwaited(table(['person', 'bot'], 'public', 'none'), waits)).toBe(false)
    expect([patience(false), waysAt(false)]).toEqual([0, ['walk', 'stage', 'unless']])
  })

  it('where others wait for it: it takes a while, and depends on nothing that the viewer holds', () => {
    expect(isAwaited(table(['person', 'person'], 'none', 'daily'), waits)).toBe(true)
    expect(isAwaited(table(['person', 'bot'], 'public', 'live'), waits)).toBe(true)
    expect([0, 0.5, 1].map((luck) => patience(true, () => luck))).toEqual([2000, 4000, 6000])
    expect(waysAt(true)).toEqual(['walk', 'stage'])
    const stage = flip(NONE, 'stage', PASSING, WALK)
    expect([PLAIN, WITH_CARD].map((one) => answer(stage, WALK, one))).toEqual(['pass', 'pass'])
  })
})

describe('the ticks of a table', () => {
  class Box {
    kept = new Map<string, string>()
    getItem = (key: string): string | null => this.kept.get(key) ?? null
    setItem = (key: string, value: string): void => void this.kept.set(key, value)
    removeItem = (key: string): void => void this.kept.delete(key)
  }

  it('never answer the question that was open when they were made', () => {
    const standing = new Standing('t', new Box())
    standing.flip('stage', PASSING, WALK, '1')
    expect([PLAIN, WITH_CARD].map((one) => standing.answer(PASSING, WALK, one, 0, false))).toEqual([null, 'pass'])
    expect(standing.answer(PASSING, WALK, WITH_CARD, null, false)).toBeNull()
  })

  it('come back after a reload, at their table only, and are gone once they are over', () => {
    const box = new Box()
    new Standing('t', box).flip('stage', PASSING, WALK, null)
    expect(new Standing('other', box).any).toBe(false)
    const again = new Standing('t', box)
    expect(again.any).toBe(true)
    again.follow(PASSING, { walk: null, stage: '6' })
    expect([again.any, box.kept.size]).toEqual([false, 0])
  })

  it('are revoked at once', () => {
    const standing = new Standing('t', new Box())
    standing.flip('unless', PASSING, WALK, null)
    standing.clear()
    expect(standing.answer(PASSING, WALK, PLAIN, 0, false)).toBeNull()
  })

  it('survive nonsense in the storage of the browser', () => {
    const box = new Box()
    box.setItem('konspira-standing-t', '{broken')
    expect(new Standing('t', box).any).toBe(false)
  })
})
