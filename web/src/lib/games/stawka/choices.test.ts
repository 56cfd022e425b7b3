import { describe, expect, it } from 'vitest'
import { buttonsOf, closedAt, costOf, inOrder, offersAt, thingOf } from './choices'
import { ask } from './fixtures'
import { frame } from './glass.svelte'
import { neighbour } from './grid'
import { throwsOf, talkOdds } from './odds'
import { agentView, seatView, viewOf } from './fixtures'

describe('choices', () => {
  it('point at a field, an agent or a card', () => {
    expect(thingOf('step(adm_a)')).toBe('field:adm_a')
    expect(thingOf('talk(irena)')).toBe('agent:irena')
    expect(thingOf('convert(lc_pl_jail)')).toBe('card:lc_pl_jail')
    expect(thingOf('search')).toBeNull()
  })

  it('gather what is offered at one thing', () => {
    const question = ask('activation-menu', ['talk(irena)', 'arrest(irena)', 'step(a)'])
    expect(offersAt(question, 'agent:irena')).toEqual(['talk(irena)', 'arrest(irena)'])
    expect(offersAt(null, 'agent:irena')).toEqual([])
  })

  it('stand as buttons, endings last; steps are on the map', () => {
    const question = ask('activation-menu', ['end_activation', 'step(a)', 'talk(irena)', 'search'])
    expect(buttonsOf(question)).toEqual(['search', 'talk(irena)', 'end_activation'])
  })

  it('are all buttons where the map does not show many fields', () => {
    expect(buttonsOf(ask('place-token', ['field(a)', 'field(b)']))).toEqual(['field(a)', 'field(b)'])
    const many = Array.from({ length: 7 }, (_, n) => `field(f${n})`)
    expect(buttonsOf(ask('place-token', many))).toEqual([])
  })

  it('cost what the rules say', () => {
    expect(costOf('search', 2)).toBe(2)
    expect(costOf('arrest(irena)', 1)).toBe(1)
    expect(costOf('use_item(flowers)', 2)).toBeNull()
  })

  it('ask for a reason where something of the kind is closed', () => {
    expect(closedAt(ask('activation-menu', []), 'field:a')).toBe('step(a)')
    expect(closedAt(ask('choose-activation', []), 'agent:x')).toBe('activate(x)')
    expect(closedAt(ask('choose-plan', []), 'agent:x')).toBeNull()
  })

  it('keep their order where nothing ranks them', () => {
    expect(inOrder(['piece(b)', 'pass', 'piece(a)'])).toEqual(['piece(b)', 'piece(a)', 'pass'])
  })
})

describe('odds', () => {
  it('count throws of two dice', () => {
    expect([2, 7, 12, 13].map(throwsOf)).toEqual([36, 21, 1, 0])
  })

  it('add the track, ask for the rank, and tell no secret below three', () => {
    const irena = agentView('irena', 0, 'purple', { rank: 3 })
    const dreher = agentView('dreher', 1, 'yellow', { rank: 5 })
    const open = (count: number) => viewOf({ seats: [seatView({ tracks: { yellow: count } }), seatView()] })
    expect(talkOdds(open(0), irena, { ...dreher, rank: 3 })).toEqual({
      single: 42,
      double: 17,
      secret: 0,
      rank: 100,
      bonus: 0,
    })
    const some = talkOdds(open(3), irena, dreher)
    expect(some.bonus).toBe(1)
    expect(some.rank).toBe(67)
    expect(some.secret).toBe(Math.round((6 / 36) * (4 / 6) * 100))
  })
})

describe('the map', () => {
  it('shows the whole town, and never what is beyond it', () => {
    const town = { width: 202, height: 100 }
    expect(frame(town, 2, 1, 0, 0)).toMatchObject({ w: 216, h: 108 })
    const near = frame(town, 2, 4, 500, 500)
    expect(near.x + near.w).toBeCloseTo(206)
    expect(near.y + near.h).toBeCloseTo(104)
  })

  it('goes to the nearest thing in the direction of the key', () => {
    const places = [
      [10, 0],
      [40, 0],
      [0, 10],
      [12, 30],
    ] as const
    expect(neighbour([0, 0], 'ArrowRight', places)).toBe(0)
    expect(neighbour([0, 0], 'ArrowDown', places)).toBe(2)
    expect(neighbour([0, 0], 'ArrowLeft', places)).toBe(-1)
  })
})
