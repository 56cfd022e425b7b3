import { describe, expect, it } from 'vitest'
import { cityOf, seatOf, viewOf } from './fixtures'
import { readPack, signs, shortName } from './cards'
import { GAME_INFO } from './fixtures'
import { FRONTIERS, LAND } from './europe'
import { counted, distance, keeps, knownIdentity, merge, piecesOf, presence, tied } from './table'

describe('a city', () => {
  const city = cityOf('rome', { cubes: [2, 0, 3], agents: [1, 0, 0], zombies: [0, 1, 0] })

  it('counts cubes and agents, not zombies', () => {
    expect([0, 1, 2].map((seat) => piecesOf(city, seat))).toEqual([3, 0, 3])
  })

  it('shows everybody who is there, the strongest first', () => {
    expect(presence(city)).toEqual([0, 2, 1])
    expect(presence(cityOf('rome'))).toEqual([])
  })

  it('knows who ties where nobody leads', () => {
    expect(tied(city)).toEqual([0, 2])
    expect(tied({ ...city, leader: 0 })).toEqual([])
    expect(tied(cityOf('rome'))).toEqual([])
  })
})

describe('the tracks', () => {
  it('count for whoever is ahead', () => {
    expect(distance(viewOf())).toEqual({ count: 0, ahead: null })
    expect(distance(viewOf({ markers: { restorationist: 4, loyalist: 1 } }))).toEqual({
      count: 3,
      ahead: 'restorationist',
    })
  })

  it('are kept by one faction; kills may count for a Loyalist', () => {
    const view = viewOf({ markers: { restorationist: 1, loyalist: 3 } })
    const seat = seatOf({ neutral: 4, restorationist: 5, loyalist: 1, kills: 3 })
    expect(keeps(view, seat, 'loyalist')).toEqual({ least: 7, most: 10 })
    expect(keeps(view, seat, 'restorationist')).toEqual({ least: 9, most: 9 })
  })
})

describe('identities', () => {
  const seats = [
    seatOf({ identity: 'loyalist', faction: 'loyalist' }),
    seatOf({ identity: 'loyalist', faction: 'loyalist', looked_by: [0] }),
    seatOf(),
    seatOf({ identity: 'loyalist', faction: 'loyalist', revealed: true }),
  ]

  it('are known in four ways', () => {
    const view = viewOf({ seats })
    expect(seats.map((_, seat) => knownIdentity(view, seat))).toEqual(['own', 'seen', 'hidden', 'open'])
  })

  it('and hands are all open when all views are put together', () => {
    const mine = viewOf({ seat: 0, seats: [seatOf({ hand: ['start_courier'], identity: 'loyalist' }), seatOf()] })
    const theirs = viewOf({
      seat: 1,
      plan: ['place'],
      seats: [seatOf(), seatOf({ hand: ['fenians'], identity: 'restorationist' })],
    })
    const all = merge([mine, theirs])
    expect(all.seat).toBeNull()
    expect(all.plan).toEqual(['place'])
    expect(all.seats.map((seat) => [seat.hand, seat.identity])).toEqual([
      [['start_courier'], 'loyalist'],
      [['fenians'], 'restorationist'],
    ])
    expect(knownIdentity(all, 1)).toBe('open')
    expect(() => merge([])).toThrow()
  })
})

describe('the pack', () => {
  const { cards } = readPack(GAME_INFO)

  it('has cards, city cards and royals in one table', () => {
    expect(cards.get('city_rome')).toMatchObject({ neutral: 4, kind: 'city' })
    expect(cards.get('tsathoggua')).toMatchObject({ restorationist: 4, kind: 'royal' })
    expect(cards.get('mi_go')).toMatchObject({ effect: 'shelter', amount: 2, oneUse: true, madness: true })
    expect(signs(cards.get('mi_go')!)).toEqual(['place', 'move', 'move'])
  })

  it('names a city card by its city', () => {
    expect(shortName('Rome (city)')).toBe('Rome')
    expect(shortName('Mi-Go')).toBe('Mi-Go')
  })
})

it('counts like cards together', () => {
  expect(counted(['fenians', 'mi_go', 'fenians'])).toEqual([
    ['fenians', 2],
    ['mi_go', 1],
  ])
})

it('draws Europe inside its field or at its edge', () => {
  expect(LAND).not.toMatch(/NaN/)
  expect(FRONTIERS).not.toMatch(/NaN/)
  expect(LAND.startsWith('M')).toBe(true)
})
