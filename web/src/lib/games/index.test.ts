import { expect, it } from 'vitest'
import { victors } from '.'

it('at a draw nobody has won, where the game knows draws; elsewhere a victory is shared', () => {
  expect(victors('stawka', [0, 1], 2)).toEqual([])
  expect(victors('stawka', [1], 2)).toEqual([1])
  expect(victors('spiskowcy', [0, 1], 2)).toEqual([0, 1])
})
