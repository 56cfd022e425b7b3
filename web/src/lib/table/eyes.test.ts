import { expect, it } from 'vitest'
import type { TableScreen } from './screen.svelte'
import { choices } from './eyes'

const screen = (you: number | null): TableScreen =>
  ({ names: ['Ada', 'Bruno'], store: { you } }) as unknown as TableScreen

it('a finished game can be looked at with the eyes of each seat, of a spectator, and with everything open', () => {
  expect(choices(screen(1))).toEqual([0, 'own', 'spectator', 'all'])
  expect(choices(screen(null))).toEqual([0, 1, 'own', 'all'])
})
