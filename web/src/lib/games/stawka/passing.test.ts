import { describe, expect, it } from 'vitest'
import { agentView, ask, viewOf } from './fixtures'
import { passing } from './passing'
import type { View } from './view'

/** The enemy Dreher walks from c to the inn; the viewer's Irena stands at a. */
const walk = (more: Partial<View> = {}): View =>
  viewOf({
    activation: {
      agent: 'dreher',
      leader: 1,
      moved: 1,
      movement_over: false,
      acted: false,
      step_to: 'inn',
      drawn: null,
    },
    ...more,
  })
const window = ask('window', ['pass', 'use_trait(irena)'])
const concerns = (view: View, question = window): boolean => passing.concerns(view, question, 0)

describe('a chance to react concerns somebody', () => {
  it('not where others walk by', () => {
    expect(concerns(walk())).toBe(false)
  })

  it('where an own agent stands at either end of the step', () => {
    const at = (field: string) => [
      agentView('irena', 0, 'purple', { field }),
      agentView('dreher', 1, 'yellow', { field: 'c' }),
    ]
    expect(['c', 'inn', 'b'].map((field) => concerns(walk({ agents: at(field) })))).toEqual([true, true, false])
  })

  it('where an own token lies there, not one of the enemy', () => {
    const token = (side: number) => [{ side, field: 'inn', face_up: false, threat: null }]
    expect([0, 1].map((side) => concerns(walk({ tokens: token(side) })))).toEqual([true, false])
  })

  it('where it aims at an own agent', () => {
    const talk = (target: string) => {
      const view = walk({ procedures: [{ kind: 'talk', agent: 'dreher', target }] as unknown as View['procedures'] })
      return concerns({ ...view, activation: { ...view.activation!, step_to: null } })
    }
    expect([talk('irena'), talk('dreher')]).toEqual([true, false])
  })

  it('where a card of the hand or a token fits this very moment', () => {
    expect(concerns(walk(), ask('window', ['pass', 'react(rx_tail)']))).toBe(true)
    expect(concerns(walk(), ask('trigger-token', ['pass', 'trigger']))).toBe(true)
  })

  it('in its own activation', () => {
    expect(concerns(viewOf())).toBe(true)
  })
})

it('a walk lasts until the movement of that agent is over', () => {
  const going = walk()
  const over = walk({ activation: { ...going.activation!, movement_over: true } })
  expect(passing.walk(going)).toBe(passing.walk(walk({ activation: { ...going.activation!, moved: 3 } })))
  expect(passing.walk(over)).toBeNull()
  expect(passing.walk(viewOf({ activation: null }))).toBeNull()
  expect(passing.walk(walk({ stage: 2 }))).not.toBe(passing.walk(going))
})
