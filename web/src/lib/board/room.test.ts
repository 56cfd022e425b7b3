import { expect, test } from 'vitest'
import { roomFor, type Room } from './room'

test('a question takes the least room that shows all of it', () => {
  const tried: Room[] = []
  const fits = (room: Room): boolean => tried.push(room) > 0 && room === 'more'
  expect(roomFor(fits)).toBe('more')
  expect(tried).toEqual(['usual', 'more'])
})

test('what fits nowhere has the largest room', () => {
  expect(roomFor(() => false)).toBe('most')
})
