import { describe, expect, it } from 'vitest'
import { asks, cityOf, sceneOf, seatOf, viewOf } from './fixtures'
import { bombsOf, cubesOut, isPrivate } from './steps'
import { readPack } from './cards'
import { GAME_INFO } from './fixtures'

const hidden = (kind: string, choice: string, facts = {}, view = viewOf(), options = [choice]): boolean =>
  isPrivate(sceneOf(view, asks(kind, options, facts)), choice)

describe('what nobody else learns of', () => {
  it('is the kind of an action, but not a pass', () => {
    for (const choice of ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'redeploy']) {
      expect(hidden('turn', choice), choice).toBe(true)
    }
    expect(hidden('turn', 'pass')).toBe(false)
    expect(hidden('turn', 'end_turn')).toBe(false)
  })

  it('is a text that asks for more, but not one that is carried out at once', () => {
    expect(hidden('turn', 'card_action(mi_go)')).toBe(true)
    expect(hidden('turn', 'free_action(diogenes_club)')).toBe(false)
  })

  it('is a payment that goes on; the card that reaches the supply ends it', () => {
    expect(hidden('place-card', 'pay(start_courier)', { city: 'rome', count: 0 })).toBe(true)
    expect(hidden('place-card', 'pay(start_courier)', { city: 'rome', count: 3 })).toBe(false)
    expect(hidden('place-card', 'done', { city: 'rome', count: 3 })).toBe(false)
  })

  it('is a payment without end where superfluous cards are allowed', () => {
    const free = { table: { options: { payment: 'free' } } as never }
    const question = asks('place-card', ['pay(start_courier)'], { city: 'rome', count: 4 })
    expect(isPrivate(sceneOf(viewOf(), question, free), 'pay(start_courier)')).toBe(true)
  })

  it('counts cubes in Limbo and in cities for retrieving', () => {
    const view = viewOf({ seats: [seatOf({ limbo: 1 }), seatOf()] }, [cityOf('rome', { cubes: [2, 0, 0] })])
    expect(cubesOut(view, 0)).toBe(3)
    expect(hidden('retrieve-card', 'pay(start_courier)', { count: 0 }, view)).toBe(true)
    expect(hidden('retrieve-card', 'pay(start_courier)', { count: 1 }, view)).toBe(false)
  })

  it('is a source as long as another one is asked for', () => {
    const view = viewOf({ seats: [seatOf({ limbo: 1 }), seatOf()] }, [cityOf('rome', { cubes: [2, 0, 0] })])
    const options = ['from_limbo', 'from_city(rome)']
    expect(hidden('retrieve-source', 'from_city(rome)', { count: 2 }, view, options)).toBe(true)
    expect(hidden('retrieve-source', 'from_limbo', { count: 2 }, view, options)).toBe(false) // Rome alone is left
    expect(hidden('retrieve-source', 'from_city(rome)', { count: 1 }, view, options)).toBe(false)
  })

  it('is a move as long as the cards pay for another one', () => {
    const cities = [cityOf('rome', { agents: [2, 0, 0] })]
    const plan = ['move', 'pay(start_rail_ticket)', 'done', 'from_city(rome)']
    expect(hidden('move-to', 'city(cairo)', {}, viewOf({ plan }, cities))).toBe(true)
    const second = [...plan, 'city(cairo)', 'from_city(rome)']
    expect(hidden('move-to', 'city(cairo)', {}, viewOf({ plan: second }, cities))).toBe(false)
  })

  it('ends when the bombs are enough', () => {
    const view = viewOf({}, [cityOf('rome', { bombs: 3, royal_bombs: 5, agents: [2, 1, 0] })])
    const facts = { card: 'hired_assassin', city: 'rome' }
    expect(hidden('kill-target', 'kill_agent(1)', facts, view)).toBe(true)
    expect(hidden('kill-support', 'bombs(start_dynamite)', { ...facts, count: 1 }, view)).toBe(false)
    expect(hidden('kill-support', 'bombs(start_dynamite)', { ...facts, count: 2 }, view)).toBe(true)
    expect(hidden('kill-support', 'support(fenians)', { ...facts, count: 2 }, view)).toBe(false)
    const many = viewOf({}, [cityOf('rome', { bombs: 3, agents: [3, 1, 0] })])
    expect(hidden('kill-target', 'kill_agent(1)', facts, many)).toBe(false)
  })

  it('is the first claim, not one more', () => {
    expect(hidden('claim-city', 'city(rome)', {}, viewOf({ plan: ['claim'] }))).toBe(true)
    expect(hidden('claim-city', 'city(rome)')).toBe(false)
    expect(hidden('claim-card', 'pay(start_recruiter)', { city: 'rome', card: 'fenians' })).toBe(false)
  })

  it('is never what a window asks', () => {
    expect(hidden('block', 'block(sherlock_holmes)')).toBe(false)
    expect(hidden('block', 'block_none')).toBe(false)
    expect(hidden('heart', 'heart_keep')).toBe(false)
    expect(hidden('setup-agent', 'city(rome)')).toBe(false)
  })
})

it('knows what a card is worth as support', () => {
  const view = viewOf({}, [cityOf('rome', { agents: [2, 0, 0] })])
  const scene = sceneOf(view, asks('kill-support', [], { city: 'rome' }))
  const { cards } = readPack(GAME_INFO)
  expect(bombsOf(scene, 'bombs', cards.get('start_dynamite'))).toBe(1)
  expect(bombsOf(scene, 'support', cards.get('infernal_machine'))).toBe(3)
  expect(bombsOf(scene, 'support', cards.get('fenians'))).toBe(2)
})
