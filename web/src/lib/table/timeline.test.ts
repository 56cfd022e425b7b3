import { describe, expect, it } from 'vitest'
import type { Heard } from '../wire'
import { across, heardBy, momentOf, spectated } from './timeline'

const heard = (kind: string, moment: number, hidden = false): Heard => ({ kind, facts: {}, moment, private: hidden })

// Anna chooses in secret at 2 and 3; Bruno hears only that something was laid.
const anna = [
  heard('began', 1),
  heard('chosen', 2, true),
  heard('chosen', 3, true),
  heard('laid', 3),
  heard('turned', 4),
]
const bruno = [heard('began', 1), heard('laid', 2), heard('dealt', 2, true), heard('turned', 3)]

describe('one game heard by different ears', () => {
  it('finds the same place of the game in another count', () => {
    expect(across(anna, 4, bruno)).toBe(3)
    expect(across(anna, 3, bruno)).toBe(2)
    expect(across(bruno, 2, anna)).toBe(3)
    expect(across(bruno, 3, anna)).toBe(4)
  })

  it('stays at what was heard last where a moment is a secret of one', () => {
    expect(across(anna, 2, bruno)).toBe(1)
    expect(heardBy(anna, 2)).toBe(1)
    expect(momentOf(anna, 99)).toBe(4)
  })

  it('counts for a spectator only what everybody hears', () => {
    expect(spectated(anna).map((event) => [event.kind, event.moment])).toEqual([
      ['began', 1],
      ['laid', 2],
      ['turned', 3],
    ])
  })
})
