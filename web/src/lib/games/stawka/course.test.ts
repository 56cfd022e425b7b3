import { describe, expect, it } from 'vitest'
import { agentView, seatView, viewOf, WORDS } from './fixtures'
import ui from './index'

const value = (view: ReturnType<typeof viewOf>, seat: number) => ui.course!(view, WORDS)!.value(view, seat)

describe('the course of a game', () => {
  it('counts points where points win', () => {
    expect(ui.course!(viewOf({ victory_vp: 15 }), WORDS)).toBeNull()
  })

  it('counts the evidence that a side has on the agents of the other', () => {
    const view = viewOf({ seats: [seatView({ tracks: { yellow: 4 } }), seatView({ tracks: { purple: 1 } })] })
    expect([value(view, 0), value(view, 1)]).toEqual([4, 1])
  })

  it('counts a secret, which empties a track, as a full one', () => {
    const view = viewOf({ seats: [seatView({ tracks: { yellow: 2 }, secrets: 1 }), seatView()] })
    expect(value(view, 0)).toBe(12)
  })

  it('counts a closed track as full, and nobody who is not there yet', () => {
    const agents = [
      agentView('irena', 0, 'purple', { status: 'dead' }),
      agentView('dreher', 1, 'yellow', { status: 'absent' }),
    ]
    const view = viewOf({ agents, seats: [seatView(), seatView({ tracks: {} })] })
    expect([value(view, 0), value(view, 1)]).toEqual([0, 10])
  })
})
