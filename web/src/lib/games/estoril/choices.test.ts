import { describe, expect, it } from 'vitest'
import { isButton, isMidway, isPass, parse, placeOf, rewardAt, spaceAt, targets, toDiscard } from './choices'
import { ask, characterView, tileView, viewOf } from './fixtures'
import { chipsOf } from './options'

const view = viewOf({
  town: [
    tileView('church', 0, { 1: characterView(1, null), 3: characterView(0, 'it_plain') }),
    tileView('palacio', 1),
    tileView('museum', 2),
  ],
})
const open = (found: ReturnType<typeof targets>): string[] =>
  [...found].filter(([, target]) => !target.closed).map(([place]) => place)

describe('places of the board', () => {
  it('for a card are all spaces, offered or closed', () => {
    const found = targets(ask('place-space', ['place_space(palacio_1)', 'place_space(museum_4)']), view)
    expect(found.size).toBe(10)
    expect(open(found)).toEqual([spaceAt('palacio_1'), spaceAt('museum_4')])
    expect(found.get(spaceAt('church_1'))).toEqual({ choice: 'place_space(church_1)', closed: true })
  })

  it('for a look are characters and rewards', () => {
    const found = targets(ask('peek', ['peek(church_1)', 'peek_reward(museum)', 'peek_decline']), view)
    expect(open(found)).toEqual([spaceAt('church_1'), rewardAt('museum')])
    expect(found.has(spaceAt('palacio_1'))).toBe(false)
    expect(found.get(rewardAt('church'))?.closed).toBe(true)
  })

  it.each([
    ['assassin-target', 'assassin_target'],
    ['diplomat-target', 'diplomat_target'],
    ['seducer-target', 'seducer_target'],
    ['boca-discard', 'boca_discard'],
  ])('for %s are characters only', (kind, family) => {
    const found = targets(ask(kind, [`${family}(church_3)`]), view)
    expect([...found.keys()]).toEqual([spaceAt('church_1'), spaceAt('church_3')])
    expect(open(found)).toEqual([spaceAt('church_3')])
  })

  it('are none where nothing of the town is asked for', () => {
    for (const kind of ['place-card', 'activate', 'conspirator-choice', 'hand-discard']) {
      expect(targets(ask(kind, ['activate(assassin)']), view).size).toBe(0)
    }
    expect(targets(null, view).size).toBe(0)
  })

  it('are found again from a choice', () => {
    expect(placeOf('seducer_space(museum_4)')).toBe(spaceAt('museum_4'))
    expect(placeOf('peek_reward(boca)')).toBe(rewardAt('boca'))
    expect(placeOf('activate(seducer)')).toBeNull()
  })
})

describe('kinds of choices', () => {
  it('that have no place on the board are buttons, and passes are known', () => {
    expect(['conspirator_keep', 'conspirator_replace', 'activate(seducer)', 'peek_decline'].every(isButton)).toBe(true)
    expect(['place_space(boca_1)', 'hand_discard(it_plain)'].some(isButton)).toBe(false)
    expect(['peek_decline', 'activate_stop', 'activate_skip'].every(isPass)).toBe(true)
    expect(isPass('conspirator_keep')).toBe(false)
  })

  it('come after another step, or not', () => {
    expect(isMidway(ask('seducer-space', []))).toBe(true)
    expect(isMidway(ask('place-card', []))).toBe(false)
    expect(parse('place_space(casino_2)')).toEqual({
      text: 'place_space(casino_2)',
      family: 'place_space',
      argument: 'casino_2',
    })
    expect(toDiscard(ask('hand-discard', [], { count: 3 }))).toBe(3)
    expect(toDiscard(ask('activate', []))).toBe(0)
  })

  it('stand beside the question when they are few', () => {
    const spaces = Array.from({ length: 7 }, (_, n) => `diplomat_target(boca_${n})`)
    expect(chipsOf(ask('diplomat-target', spaces))).toEqual([])
    expect(chipsOf(ask('peek', [...spaces.slice(0, 2), 'peek_decline']))).toEqual(spaces.slice(0, 2))
    expect(chipsOf(ask('place-space', ['place_space(boca_1)']))).toEqual([])
  })
})
