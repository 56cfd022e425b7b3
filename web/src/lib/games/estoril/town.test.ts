import { describe, expect, it } from 'vitest'
import { shortName, tinyName } from './cards'
import { characterView, missionView, seatView, tileView, viewOf } from './fixtures'
import {
  beside,
  candidates,
  cellSpot,
  findTile,
  inOrder,
  known,
  leaders,
  lookers,
  merge,
  rewardSpot,
  seatOrder,
  spacesBeside,
  surplus,
  tileSpot,
  turned,
} from './town'

describe('the town turned a quarter', () => {
  const view = viewOf()

  it('goes clockwise: the top left comes to the top right', () => {
    expect(turned({ row: 0, column: 0 })).toEqual({ row: 0, column: 3 })
    expect(turned({ row: 3, column: 0 })).toEqual({ row: 0, column: 0 })
    expect(turned({ row: 3, column: 5 })).toEqual({ row: 5, column: 0 })
  })

  it('keeps neighbours neighbours', () => {
    const all = view.town.flatMap((tile) => tile.spaces)
    for (const one of all) {
      for (const two of all) {
        const far = (narrow: boolean): number => {
          const [a, b] = [cellSpot(one, narrow), cellSpot(two, narrow)]
          return Math.abs(a.row - b.row) + Math.abs(a.column - b.column)
        }
        expect(far(true)).toBe(far(false))
      }
    }
  })

  it('puts every cell into its own tile, turned or not', () => {
    for (const tile of view.town) {
      for (const narrow of [false, true]) {
        const at = tileSpot(tile, narrow)
        for (const spot of [...tile.spaces.map((space) => cellSpot(space, narrow)), rewardSpot(tile, narrow)]) {
          expect([Math.floor(spot.row / 2), Math.floor(spot.column / 2)]).toEqual([at.row, at.column])
        }
      }
    }
  })

  it('lays the reward of the museum between its cells', () => {
    expect(rewardSpot(tileView('museum', 2), false)).toEqual({ row: 0.5, column: 4.5 })
    expect(rewardSpot(tileView('museum', 2), true)).toEqual({ row: 4.5, column: 2.5 })
  })
})

describe('neighbours', () => {
  it('of a location share a side with it (EST-T01)', () => {
    const ids = ['atlantico', 'palacio', 'muchaxo', 'church', 'casino', 'tamariz']
    const view = viewOf({ town: ids.map((id, slot) => tileView(id, slot)) })
    const found = beside(view, findTile(view, 'palacio')!).map((tile) => tile.id)
    expect(found.sort()).toEqual(['atlantico', 'casino', 'muchaxo'])
    expect(inOrder(view).map((tile) => tile.number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('of a space share a side of its cell, across tiles too (EST-2.6)', () => {
    const view = viewOf()
    const space = findTile(view, 'palacio')!.spaces[1]! // (1,2)
    expect(spacesBeside(view, space).map((one) => one.id)).toEqual(['church_3', 'palacio_1', 'palacio_3', 'muchaxo_1'])
  })
})

describe('who knows a card', () => {
  it('tells own, peeked, unknown and open apart', () => {
    expect(known('it_plain', false, 1, 0)).toBe('open')
    expect(known('it_plain', true, 0, 0)).toBe('own')
    expect(known('it_plain', true, 1, 0)).toBe('peeked')
    expect(known('it_plain', true, null, 0)).toBe('peeked')
    expect(known(null, true, 1, 0)).toBe('unknown')
  })

  it('names those who looked, without its owner and the viewer', () => {
    expect(lookers([0, 1, 2], 1, 0)).toEqual([2])
    expect(lookers([0, 1, 2], null, null)).toEqual([0, 1, 2])
  })

  it('leaves out of the candidates what was shown elsewhere (EST-12.1)', () => {
    const town = [tileView('church', 0, { 1: characterView(1, null), 3: characterView(1, 'start_plain') })]
    const owned = ['it_plain', 'start_plain', 'uk_seducer', 'us_diplomat']
    const view = viewOf({ town, seats: [seatView(), seatView({ owned, known_hand: ['uk_seducer'] })] })
    expect(candidates(view, 1)).toEqual(['it_plain', 'us_diplomat'])
    expect(candidates(view, 0)).toEqual([])
  })
})

describe('missions', () => {
  it('are led by whoever has the most, by several together, by nobody with nothing', () => {
    expect(leaders(missionView('mission_uk', [2, 1, 2]))).toEqual([0, 2])
    expect(leaders(missionView('mission_uk', [0, 0]))).toEqual([])
    expect(leaders(missionView(null, null))).toEqual([])
  })
})

describe('everything open', () => {
  const base = viewOf()
  const town = (first: string | null, second: string | null): typeof base.town => [
    tileView('church', 0, {
      1: characterView(0, first, { face_down: true }),
      2: characterView(1, second, { face_down: true }),
    }),
  ]
  const views = [
    viewOf({
      seat: 0,
      town: town('it_plain', null),
      deck: ['us_diplomat', null],
      missions: [missionView('mission_uk', [1, 0], [0, 1]), missionView(null, null, [1, 2])],
      seats: [seatView({ hand: ['de_assassin'], agenda: 'mission_women' }), seatView()],
    }),
    viewOf({
      seat: 1,
      town: town(null, 'uk_seducer'),
      deck: [null, 'start_plain'],
      missions: [missionView(null, null, [0, 1]), missionView('mission_women', [0, 1], [1, 2])],
      seats: [seatView(), seatView({ hand: ['start_plain'], picks: ['start_plain'] })],
    }),
  ]

  it('takes every card from the one who knows it', () => {
    const open = merge(views)
    expect(open.seat).toBeNull()
    expect(open.town[0]?.spaces.map((space) => space.character?.card)).toEqual(['it_plain', 'uk_seducer', undefined])
    expect(open.deck).toEqual(['us_diplomat', 'start_plain'])
    expect(open.missions.map((mission) => mission.id)).toEqual(['mission_uk', 'mission_women'])
    expect(open.seats.map((seat) => seat.hand)).toEqual([['de_assassin'], ['start_plain']])
    expect(open.seats[0]?.agenda).toBe('mission_women')
    expect(open.seats[1]?.picks).toEqual(['start_plain'])
  })

  it('finds the seats by whose eyes a view is, not by its place in the list', () => {
    expect(merge([...views].reverse()).seats.map((seat) => seat.hand)).toEqual([['de_assassin'], ['start_plain']])
  })
})

it('counts what is above the limit and not chosen yet', () => {
  expect(surplus(viewOf({ seats: [seatView({ hand_size: 9, picks: ['it_plain'] }), seatView()] }), 0)).toBe(2)
  expect(surplus(viewOf(), 1)).toBe(0)
  expect(surplus(viewOf(), null)).toBe(0)
})

it('puts the viewer first', () => {
  expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1])
  expect(seatOrder(3, null)).toEqual([0, 1, 2])
})

it('shortens names so that they can still be told apart', () => {
  expect(shortName('Antoine de Saint-Exupéry')).toBe('A. de Saint-Exupéry')
  expect(shortName('Jean Moulin')).toBe('Jean Moulin')
  expect(shortName('C. Lucky Luciano')).toBe('C. Lucky Luciano')
  expect(tinyName('Juan Pujol „Garbo”')).toBe('Garbo')
  expect(tinyName('Clark G')).toBe('Clark G')
})
