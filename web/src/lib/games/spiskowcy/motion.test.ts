import { describe, expect, it } from 'vitest'
import { flights, moved } from './motion'
import { inLines as neighbour } from '../../board/grid'

const heard = (kind: string, facts: Record<string, unknown>) => ({ kind, facts, moment: 1, private: false })

describe('flights', () => {
  it('deals one card after the other to those who get one', () => {
    const { cards } = flights(heard('cards-dealt', { counts: [2, 3] }))
    expect(cards.map((card) => card.to)).toEqual(['plate:0', 'plate:1', 'plate:0', 'plate:1', 'plate:1'])
    expect(cards.map((card) => card.delay)).toEqual([0, 40, 80, 120, 200])
    expect(cards.every((card) => card.card === null)).toBe(true)
  })

  it('shows no face of an order that is laid, and turns it up when it is revealed', () => {
    expect(flights(heard('order-laid', { seat: 1, count: 2 })).cards.every((card) => card.card === null)).toBe(true)
    const { cards, changed } = flights(heard('revealed', { seat: 1, card: 'spy', count: 2 }))
    expect(cards).toHaveLength(2)
    expect(cards[0]).toMatchObject({ card: 'spy', turns: true, from: 'orders:1', to: 'cell:1:spy', last: 2 })
    expect(changed).toEqual(['cell:1:spy'])
  })

  it('crosses the two cards of a swap', () => {
    const { cards, changed } = flights(heard('plotted', { seat: 0, a: 1, card_a: 'spy', b: 2, card_b: 'guard' }))
    expect(cards.map(({ from, to }) => [from, to])).toEqual([
      ['cell:1:spy', 'cell:2:spy'],
      ['cell:2:guard', 'cell:1:guard'],
    ])
    expect(changed).toHaveLength(4)
  })

  it('sends what is destroyed or discarded back to the deck', () => {
    expect(flights(heard('raided', { seat: 0, victim: 2, card: 'spy' })).cards[0]).toMatchObject({
      to: 'deck',
      shakes: true,
    })
    expect(flights(heard('discarded', { seat: 0, card: 'spy' })).cards[0]).toMatchObject({
      from: 'cell:0:spy',
      to: 'deck',
    })
  })

  it('marks points, and nothing for what only is said', () => {
    expect(flights(heard('point-stolen', { seat: 0, victim: 2 })).changed).toEqual(['plate:0', 'plate:2'])
    expect(flights(heard('turn-ended', { seat: 0 }))).toEqual({ cards: [], changed: [] })
  })
})

it('knows whose laurels moved', () => {
  expect(moved(null, { spy: 1 })).toEqual([])
  expect(moved({ spy: null, guard: 1 }, { spy: 1, guard: 1 })).toEqual(['spy'])
})

describe('arrow keys', () => {
  const places = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 4],
    [2, 2],
  ] as const

  it('stay in the line when they go across', () => {
    expect(neighbour([0, 1], 'ArrowRight', places)).toBe(1)
    expect(neighbour([0, 2], 'ArrowRight', places)).toBe(-1)
    expect(neighbour([1, 4], 'ArrowLeft', places)).toBe(2)
  })

  it('find the nearest thing in the next line when they go up or down', () => {
    expect(neighbour([0, 1], 'ArrowDown', places)).toBe(2)
    expect(neighbour([1, 4], 'ArrowDown', places)).toBe(4)
    expect(neighbour([1, 4], 'ArrowUp', places)).toBe(1)
  })
})
