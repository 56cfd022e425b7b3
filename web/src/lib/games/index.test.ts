import { expect, it } from 'vitest'
import { entries, entry, GAMES, victors, welcome } from '.'
import type { GameInfo } from '../wire'
import { GAME_INFO } from './spiskowcy/fixtures'

it('at a draw nobody has won, where the game knows draws; elsewhere a victory is shared', () => {
  expect(victors('stawka', [0, 1], 2)).toEqual([])
  expect(victors('stawka', [1], 2)).toEqual([1])
  expect(victors('spiskowcy', [0, 1], 2)).toEqual([0, 1])
})

it("the host's own games are on offer too, and take nobody's place", () => {
  const own: GameInfo = { ...GAME_INFO, id: 'kuhn', outside: true }
  welcome([GAME_INFO, own, { ...GAME_INFO, id: 'leduc' }, { ...own, id: 'stawka' }])
  expect(entries().map((one) => one.id)).toEqual([...GAMES.map((one) => one.id), 'kuhn'])
  expect(entry('kuhn')?.minutes).toBeNull()
  expect(entry('leduc')).toBeUndefined()
  welcome([])
  expect(entry('kuhn')).toBeUndefined()
})
