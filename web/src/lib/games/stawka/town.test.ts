import { describe, expect, it } from 'vitest'
import { agentView, GAME_INFO, placeView, seatView, viewOf } from './fixtures'
import { apLeft, beside, distances, evidenceOn, merge, planOf, ways } from './town'

const plan = planOf(GAME_INFO, viewOf())

describe('the town', () => {
  it('lays sectors side by side and joins their exits', () => {
    expect(plan.width).toBe(202)
    expect(plan.spots.get('c')).toMatchObject({ x: 152, y: 50, sector: 'east' })
    expect(plan.roads.filter((road) => road.joins).map((road) => [road.a.id, road.b.id])).toEqual([
      ['w_edge', 'e_edge'],
    ])
  })

  it('lets only one side use a dashed path', () => {
    expect(beside(plan, 0, 'mill')).toEqual(['a'])
    expect(beside(plan, 1, 'mill')).toEqual(['a', 'w_edge'])
  })

  it('counts steps to every field', () => {
    expect(distances(plan, 0, 'mill').get('inn')).toBe(6)
    expect(distances(plan, 1, 'mill').get('inn')).toBe(4)
  })

  it('finds the shortest ways within reach, by steps that are offered', () => {
    const found = ways(plan, viewOf(), 'a', 0, ['b', 'mill'], 3)
    expect(found.get('b')).toEqual(['b'])
    expect(found.get('e_edge')).toEqual(['b', 'w_edge', 'e_edge'])
    expect(found.has('c')).toBe(false)
    expect(found.has('a')).toBe(false)
  })

  it('does not end a way in a destroyed location', () => {
    const view = viewOf({ places: [placeView('mill'), placeView('inn', { destroyed: true })] })
    expect(ways(plan, view, 'a', 0, ['b'], 9).has('inn')).toBe(false)
    expect(ways(plan, viewOf(), 'a', 0, ['b'], 9).get('inn')).toHaveLength(5)
  })

  it('counts AP by the limit of the agent and by the pool', () => {
    const agent = agentView('irena', 0, 'purple', { ap_limit: 7, ap_spent: 2 })
    expect(apLeft(viewOf({ seats: [seatView({ pool: 9 }), seatView()] }), agent)).toBe(5)
    expect(apLeft(viewOf({ seats: [seatView({ pool: 3 }), seatView()] }), agent)).toBe(3)
  })

  it('reads evidence from the track of the other side', () => {
    const view = viewOf({ seats: [seatView({ tracks: { yellow: 4 } }), seatView({ tracks: {} })] })
    expect(evidenceOn(view, agentView('dreher', 1, 'yellow'))).toBe(4)
    expect(evidenceOn(view, agentView('irena', 0, 'purple'))).toBeNull()
  })
})

describe('everything open', () => {
  const item = { id: null, item: null, home: 'mill', top_secret: false, face_up: false }
  const known = { ...item, id: 'tile_1', item: 'flowers' }
  it('takes from each seat what it knows', () => {
    const polish = viewOf({
      seat: 0,
      agents: [
        agentView('irena', 0, 'purple', { items: [known], mission: 'm1', has_mission: true }),
        agentView('dreher', 1, 'yellow', { items: [item] }),
      ],
      tokens: [{ side: 1, field: 'b', face_up: false, threat: null }],
      seats: [seatView({ reaction_cards: ['rx'] }), seatView()],
    })
    const german = viewOf({
      seat: 1,
      agents: [
        agentView('irena', 0, 'purple', { items: [item] }),
        agentView('dreher', 1, 'yellow', { items: [known], mission: 'm2' }),
      ],
      tokens: [{ side: 1, field: 'b', face_up: false, threat: 'th_de_trap' }],
      seats: [seatView(), seatView({ location_cards: ['lc'] })],
    })
    const all = merge([german, polish])
    expect(all.agents.map((agent) => [agent.mission, agent.items[0]?.id])).toEqual([
      ['m1', 'tile_1'],
      ['m2', 'tile_1'],
    ])
    expect(all.tokens[0]?.threat).toBe('th_de_trap')
    expect(all.seats.map((seat) => [seat.reaction_cards, seat.location_cards])).toEqual([
      [['rx'], null],
      [null, ['lc']],
    ])
    expect(all.seat).toBeNull()
  })
})
