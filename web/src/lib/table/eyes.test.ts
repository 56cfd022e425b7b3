import { expect, it } from 'vitest'
import type { Desk } from './desk.svelte'
import { choices } from './eyes'

const desk = (you: number | null): Desk => ({ names: ['Ada', 'Bruno'], store: { you } }) as unknown as Desk

it('a finished game can be looked at with the eyes of each seat, of a spectator, and with everything open', () => {
  expect(choices(desk(1))).toEqual([0, 'own', 'spectator', 'all'])
  expect(choices(desk(null))).toEqual([0, 1, 'own', 'all'])
})
