import { describe, expect, it } from 'vitest'
import {
  cityAt,
  cityOf as cityOfChoice,
  closedOf,
  isPass,
  offersOf,
  piecesAt,
  royalAt,
  seatAt,
  spent,
  targets,
} from './choices'
import { asks, cityOf, viewOf } from './fixtures'
import { moves } from './motion'
import { heard } from './fixtures'
import { neighbour } from './grid'
import { buttonsOf, waitsFor } from './options'

describe('targets', () => {
  it('are all cities; those that are not offered are closed', () => {
    const found = targets(asks('claim-city', ['city(rome)', 'done']), viewOf())
    expect(found.size).toBe(9)
    expect(found.get(cityAt('rome'))).toEqual({ choice: 'city(rome)', closed: false })
    expect(found.get(cityAt('cairo'))?.closed).toBe(true)
  })

  it('are pieces and the royal inside the city that is asked about', () => {
    const found = targets(asks('kill-target', ['kill_royal', 'kill_agent(1)'], { city: 'rome' }), viewOf())
    expect(found.get(royalAt('rome'))?.closed).toBe(false)
    expect(found.get(piecesAt('rome', 1))?.choice).toBe('kill_agent(1)')
    expect(found.get(piecesAt('rome', 0))?.closed).toBe(true)
    expect(found.has(cityAt('rome'))).toBe(false)
  })

  it('are seats for a text that is aimed at a player', () => {
    const found = targets(asks('text-seat', ['player(2)'], { card: 'fenians' }), viewOf())
    expect(found.get(seatAt(2))?.closed).toBe(false)
    expect(found.get(seatAt(1))?.closed).toBe(true)
  })

  it('are the own plaque for Limbo and supply, if they are offered', () => {
    expect(targets(asks('retrieve-source', ['from_limbo']), viewOf()).has(seatAt(0))).toBe(true)
    expect(targets(asks('retrieve-source', ['from_city(rome)']), viewOf()).has(seatAt(0))).toBe(false)
    expect(targets(asks('text-source', ['from_supply']), viewOf()).has(seatAt(0))).toBe(true)
  })

  it('are nothing where nothing is asked', () => {
    expect(targets(null, viewOf()).size).toBe(0)
  })
})

describe('cards of the hand', () => {
  it('know their offers, and what to ask when there is none', () => {
    const question = asks('track-card', ['pay_restorationist(fenians)', 'pay_loyalist(fenians)', 'done'])
    expect(offersOf(question, 'fenians')).toHaveLength(2)
    expect(offersOf(question, 'mi_go')).toEqual([])
    expect(closedOf(question, 'mi_go')).toBe('pay_restorationist(mi_go)')
    expect(closedOf(asks('move-to', []), 'mi_go')).toBeNull()
  })

  it('that the plan has used are counted', () => {
    const view = viewOf({ plan: ['place', 'city(rome)', 'pay(start_courier)', 'pay(start_courier)'] })
    expect([...spent(view)]).toEqual([['start_courier', 2]])
  })
})

it('knows what it means to do nothing', () => {
  expect(['pass', 'done', 'block_none', 'heart_keep', 'end_turn'].every(isPass)).toBe(true)
  expect(isPass('claim')).toBe(false)
})

describe('the dock', () => {
  it('has a button for whatever has no place elsewhere', () => {
    expect(buttonsOf(asks('retrieve-source', ['from_limbo', 'from_city(rome)']), null)).toEqual(['from_limbo'])
    expect(buttonsOf(asks('kill-target', ['kill_royal', 'kill_agent(1)']), null)).toHaveLength(2)
    expect(buttonsOf(asks('text-count', ['count(1)', 'count(2)']), null)).toHaveLength(2)
    expect(buttonsOf(asks('place-card', ['pay(fenians)', 'done']), null)).toEqual([])
  })

  it('has the texts of cards beside the grid of actions', () => {
    const question = asks('turn', ['pass', 'place', 'card_action(mi_go)', 'redeploy', 'end_turn'])
    expect(buttonsOf(question, null)).toEqual(['card_action(mi_go)', 'redeploy'])
  })

  it('has every answer of a window', () => {
    const question = asks('block', ['block_none', 'block(sherlock_holmes)'], {}, true)
    expect(buttonsOf(question, null)).toHaveLength(2)
  })

  it('has the ways to use a card that has been taken', () => {
    const question = asks('kill-support', ['support(fenians)', 'bombs(fenians)', 'bombs(start_dynamite)'])
    expect(buttonsOf(question, 'fenians')).toEqual(['support(fenians)', 'bombs(fenians)'])
  })

  it('says what the board waits for', () => {
    expect(waitsFor(asks('move-from', ['from_city(rome)']))).toBe('city')
    expect(waitsFor(asks('place-card', ['pay(fenians)']))).toBe('card')
    expect(waitsFor(asks('turn', ['place']))).toBeNull()
  })
})

it('finds the city of a choice', () => {
  const question = asks('kill-target', ['kill_royal'], { city: 'rome' })
  expect(cityOfChoice('kill_royal', question)).toBe('rome')
  expect(cityOfChoice('from_city(cairo)', question)).toBe('cairo')
  expect(cityOfChoice('kill_card(fenians)', question)).toBeNull()
  expect(cityOf('rome').id).toBe('rome')
})

it('moves what an event changed', () => {
  expect(moves(heard('cubes-placed', { seat: 0, city: 'rome', count: 2 }))).toMatchObject([
    { place: 'city:rome', how: 'drop' },
  ])
  expect(moves(heard('agent-moved', { seat: 0, city_from: 'rome', city: 'cairo' }))).toHaveLength(2)
  expect(moves(heard('looked', { seat: 0, victim: 2 }))).toMatchObject([{ place: 'seat:2' }])
  expect(moves(heard('passed', { seat: 0 }))).toEqual([])
})

it('walks over the map with arrow keys', () => {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column] as const))
  expect(neighbour([0, 0], 'ArrowRight', places)).toBe(1)
  expect(neighbour([0, 0], 'ArrowDown', places)).toBe(3)
  expect(neighbour([2, 2], 'ArrowRight', places)).toBe(-1)
  expect(neighbour([1, 1], 'ArrowUp', places)).toBe(1)
})
