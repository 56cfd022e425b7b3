import { describe, expect, it } from 'vitest'
import type { Heard } from '../../wire'
import { sceneOf, viewOf } from './fixtures'
import { tell } from './roll.svelte'

const heard = (kind: string, facts: Heard['facts'] = {}): Heard => ({ kind, facts, moment: 1, private: false })
const scene = sceneOf(viewOf(), null)

describe('the story of a roll', () => {
  it('names every change with its reason', () => {
    const roll = tell(
      scene,
      [
        heard('talk-declared'),
        heard('item-used'),
        heard('roll-changed', { seat: 0, count: 2 }),
        heard('talk-rolled', { agent: 'irena', one: 3, two: 4, count: 9 }),
        heard('reaction-played'),
        heard('roll-changed', { seat: 1, count: -2 }),
        heard('talk-ended', { count: 0 }),
      ],
      null,
    )
    expect(roll?.dice).toEqual([3, 4])
    expect(roll?.changes).toEqual([
      { amount: 2, reason: 'item-used' },
      { amount: -2, reason: 'reaction-played' },
    ])
    expect(roll?.total).toBe(7)
    expect(roll?.result).toBe('talk-ended')
  })

  it('takes the track from the procedure and shows what is left of the sum', () => {
    const procedure = {
      kind: 'talk',
      agent: 'irena',
      target: 'dreher',
      dice: [1, 1],
      modifier: 0,
      track: 1,
      needed: 0,
      result: 0,
      source: '',
    }
    const running = sceneOf(viewOf({ procedures: [procedure] }), null)
    const roll = tell(running, [heard('talk-rolled', { one: 1, two: 1, count: 5 })], null)
    expect(roll?.changes).toEqual([
      { amount: 1, reason: 'web-stawka-roll-track' },
      { amount: 2, reason: 'web-stawka-roll-other' },
    ])
  })

  it('keeps the changes when the dice are rolled again', () => {
    const first = tell(scene, [heard('talk-rolled', { one: 1, two: 1, count: 2 })], null)
    const again = tell(scene, [heard('rolled-again', { one: 6, two: 5 })], first)
    expect(again?.total).toBe(11)
    expect(again?.dice).toEqual([6, 5])
  })

  it('ends with the stage', () => {
    const first = tell(scene, [heard('test-rolled', { one: 1, two: 1, count: 2 })], null)
    expect(tell(scene, [heard('stage-began')], first)).toBeNull()
  })
})
