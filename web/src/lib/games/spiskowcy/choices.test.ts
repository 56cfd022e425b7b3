import { describe, expect, it } from 'vitest'
import { arch, cell, isPass, mostCards, order, parse, plate, targets } from './choices'
import { ask, seatView, viewOf } from './fixtures'
import { arrange } from './options'

const view = viewOf([
  seatView({ merchant: 1, raid: 1 }),
  seatView({ guard: 2, prince: 1, plot: 1 }),
  seatView({}),
  seatView({ spy: 1 }),
])

describe('parse', () => {
  it('tells cards from numbers', () => {
    expect(parse('order_type(banker)')).toMatchObject({ family: 'order_type', card: 'banker', number: null })
    expect(parse('raid_player(3)')).toMatchObject({ family: 'raid_player', card: null, number: 3 })
    expect(parse('end_turn')).toMatchObject({ family: 'end_turn', card: null, number: null })
  })

  it('knows what passes', () => {
    expect(['raid_skip', 'plot_skip', 'end_turn', 'stop_discarding', 'order_none'].every(isPass)).toBe(true)
    expect(isPass('reveal(spy)')).toBe(false)
  })
})

describe('targets', () => {
  it('are none without a question, and none for a spectator', () => {
    expect(targets(null, view, 0).size).toBe(0)
    expect(targets(ask('raid-player', ['raid_player(1)']), view, null).size).toBe(0)
  })

  it('of a Raid are plates and, in one gesture, characters; what is not offered is closed', () => {
    const found = targets(ask('raid-player', ['raid_player(1)', 'raid_skip']), view, 0)
    expect(found.get(plate(1))).toEqual({ choice: 'raid_player(1)', closed: false })
    expect(found.get(cell(1, 'prince'))).toEqual({ choice: 'raid_player(1)', then: 'raid_card(prince)', closed: false })
    expect(found.get(plate(2))).toEqual({ choice: 'raid_player(2)', closed: true })
    expect(found.get(cell(3, 'spy'))?.closed).toBe(true)
    expect(found.has(cell(1, 'plot'))).toBe(false)
    expect(found.has(plate(0))).toBe(false)
  })

  it('of its second step are the cards of the victim alone; events are closed', () => {
    const found = targets(ask('raid-card', ['raid_card(guard)', 'raid_card(prince)'], { victim: 1 }), view, 0)
    expect([...found.keys()]).toEqual([cell(1, 'guard'), cell(1, 'prince'), cell(1, 'plot')])
    expect(found.get(cell(1, 'plot'))?.closed).toBe(true)
  })

  it('of a Plot leave out who gives already', () => {
    const found = targets(ask('plot-player-b', ['plot_player_b(3)'], { a: 1, card_a: 'guard' }), view, 0)
    expect(found.has(plate(1))).toBe(false)
    expect(found.get(cell(3, 'spy'))).toEqual({ choice: 'plot_player_b(3)', then: 'plot_card_b(spy)', closed: false })
    expect(found.get(plate(0))?.closed).toBe(true)
  })

  it('of an action are powers on their arches, robbed seats, own events and the own order', () => {
    const options = ['reveal(banker)', 'use_bishop(raid)', 'use_spy(1)']
    const found = targets(ask('action', options), view, 0)
    expect(found.get(arch('banker'))).toEqual({ choice: 'use_banker', closed: true })
    expect(found.get(arch('bishop'))).toEqual({ choice: 'use_bishop(raid)', closed: false })
    expect(found.get(cell(0, 'raid'))).toEqual({ choice: 'use_bishop(raid)', closed: false })
    expect(found.get(plate(1))).toEqual({ choice: 'use_spy(1)', closed: false })
    expect(found.has(plate(3))).toBe(false)
    expect(found.get(order('banker'))).toEqual({ choice: 'reveal(banker)', closed: false })
  })

  it('of discarding are the own cards', () => {
    const found = targets(ask('discard', ['discard(merchant)']), view, 0)
    expect(found.get(cell(0, 'merchant'))?.closed).toBe(false)
    expect(found.get(cell(0, 'raid'))?.closed).toBe(true)
  })
})

describe('arrange', () => {
  it('makes every offered choice reachable in the dock: by the hand, a chip, a button or the big button', () => {
    const questions = [
      ask('order-type', ['order_type(spy)', 'order_none']),
      ask('order-count', ['order_count(1)', 'order_count(2)', 'order_pair'], { card: 'spy' }),
      ask('order-second', ['order_second(raid)'], { card: 'spy' }),
      ask('action', ['reveal(spy)', 'use_banker', 'use_bishop(raid)', 'use_spy(1)', 'end_turn']),
      ask('raid-player', ['raid_player(1)', 'raid_skip']),
      ask('raid-card', ['raid_card(guard)'], { victim: 1 }),
      ask('plot-player-a', ['plot_player_a(0)', 'plot_skip']),
      ask('plot-card-a', ['plot_card_a(merchant)'], { victim: 0 }),
      ask('plot-player-b', ['plot_player_b(1)'], { a: 0, card_a: 'merchant' }),
      ask('plot-card-b', ['plot_card_b(guard)'], { a: 0, card_a: 'merchant', victim: 1 }),
      ask('discard', ['discard(merchant)', 'stop_discarding']),
    ]
    const byHand = ['order_type', 'order_count', 'order_second']
    for (const question of questions) {
      const parts = arrange(question, view, 0)
      const shown = [...parts.buttons, ...parts.chips.filter((chip) => !chip.closed).map((chip) => chip.choice)]
      const missing = question.options.filter(
        (option) => !shown.includes(option) && !byHand.includes(parse(option).family),
      )
      expect(missing, question.kind).toEqual([])
      expect(
        shown.every((option) => question.options.includes(option)),
        question.kind,
      ).toBe(true)
      expect(
        parts.closed.some((option) => question.options.includes(option)),
        question.kind,
      ).toBe(false)
    }
  })

  it('shows powers and skips that are not offered as closed', () => {
    expect(arrange(ask('action', ['reveal(spy)']), view, 0).closed).toEqual([
      'use_banker',
      'use_bishop(raid)',
      'use_spy(1)',
      'end_turn',
    ])
    expect(arrange(ask('raid-player', ['raid_player(1)']), view, 0).closed).toEqual(['raid_skip'])
    expect(arrange(ask('order-count', ['order_count(1)'], { card: 'spy' }), view, 0).closed).toEqual(['order_pair'])
  })

  it('closes the seats that cannot be chosen', () => {
    const { chips } = arrange(ask('raid-player', ['raid_player(1)', 'raid_skip']), view, 0)
    expect(chips).toEqual([
      { choice: 'raid_player(1)', closed: false },
      { choice: 'raid_player(2)', closed: true },
      { choice: 'raid_player(3)', closed: true },
    ])
  })
})

it('knows the largest order', () => {
  expect(mostCards(ask('order-count', ['order_count(1)', 'order_count(3)', 'order_count(2)', 'order_pair']))).toBe(3)
})
