import { describe, expect, it } from 'vitest'
import { ask, quiet } from '../board/fixtures'
import type { SeatInfo, TableInfo } from '../wire'
import { isWatched, onlyWay, type Moment } from './by-itself'

const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind }) as SeatInfo
const tableOf = (seats: SeatInfo['kind'][], spectators: TableInfo['spectators'] = 'none'): TableInfo =>
  ({ seats: seats.map(seat), spectators, you: 0 }) as TableInfo

const ALONE = tableOf(['person', 'bot'])
const TOGETHER = tableOf(['person', 'person'])
const CALM: Moment = { canTakeBack: false, tookBack: false }
const ONE = { ...ask('action', ['end_turn']), forced: true }

describe('a question that decides nothing', () => {
  it('is answered by itself, and one with a choice is not', () => {
    expect(onlyWay(ONE, TOGETHER, CALM)).toBe('end_turn')
    expect(onlyWay(ask('action', ['end_turn', 'raid']), TOGETHER, CALM)).toBeNull()
    expect(onlyWay(null, TOGETHER, CALM)).toBeNull()
  })

  it('is left to the person in a window, and where its time would tell somebody something', () => {
    const told = { ...ONE, forced: false }
    const sealed = { ...told, sealed: true }
    expect(onlyWay({ ...ONE, window: true }, ALONE, CALM)).toBeNull()
    for (const question of [told, sealed]) {
      expect(onlyWay(question, TOGETHER, CALM)).toBeNull()
      expect(onlyWay(question, tableOf(['person', 'bot'], 'public'), CALM)).toBeNull()
      expect(onlyWay(question, ALONE, CALM)).toBe('end_turn')
    }
  })

  it('never takes away the chance to take something back', () => {
    expect(onlyWay(ONE, ALONE, { ...CALM, canTakeBack: true })).toBeNull()
    expect(onlyWay(quiet(ONE), ALONE, { ...CALM, canTakeBack: true })).toBe('end_turn')
    expect(onlyWay(quiet(ONE), ALONE, { ...CALM, canTakeBack: true, tookBack: true })).toBeNull()
  })
})

it('people and open doors can see how long somebody takes, bots cannot', () => {
  expect([ALONE, TOGETHER, tableOf(['person', 'bot'], 'public')].map(isWatched)).toEqual([false, true, true])
})
