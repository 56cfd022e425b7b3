import { describe, expect, it } from 'vitest'
import { CARDS, readPack } from './cards'
import { GAME_INFO, seatView, viewOf } from './fixtures'
import { asked, columnOrder, merge, rowOrder, size, spread, standing, staying, unseen } from './table'

describe('standing', () => {
  const view = viewOf(
    [
      seatView({ guard: 2, banker: 1, raid: 1 }),
      seatView({ guard: 2, banker: 2, seer: 1 }),
      seatView({ guard: 1, innkeeper: 1 }),
      seatView({ innkeeper: 1 }),
    ],
    { leaders: { guard: 1, banker: 1, seer: 1 } },
  )

  it('tells a sole leader from one whom the Seer made leader', () => {
    expect(standing(view, 1, 'banker')).toBe('leads')
    expect(standing(view, 1, 'guard')).toBe('seer')
  })

  it('shows the others in a tie as tied, also where the Seer decides it', () => {
    expect(standing(view, 0, 'guard')).toBe('ties')
    expect(standing(view, 2, 'innkeeper')).toBe('ties')
    expect(standing(view, 3, 'innkeeper')).toBe('ties')
  })

  it('leaves those behind, without cards, and events without a sign', () => {
    expect(standing(view, 2, 'guard')).toBe('behind')
    expect(standing(view, 0, 'banker')).toBe('behind')
    expect(standing(view, 3, 'guard')).toBe('none')
    expect(standing(view, 0, 'raid')).toBe('behind')
  })

  it('lets the Seer break no tie once the game is over (SPI-4.8)', () => {
    expect(standing({ ...view, phase: 'over' }, 1, 'guard')).toBe('ties')
    expect(standing({ ...view, phase: 'over' }, 1, 'banker')).toBe('leads')
  })
})

describe('unseen', () => {
  const pack = readPack(GAME_INFO)

  it('counts every copy before anything is shown', () => {
    const left = unseen(viewOf([seatView({}), seatView({})]), pack)
    expect(left).toMatchObject({ merchant: 9, seer: 1, raid: 6, plot: 4 })
    expect(CARDS.reduce((sum, card) => sum + left[card], 0)).toBe(55)
  })

  it('leaves out tableaux, the own hand, the own order and what the viewer put back', () => {
    const own = seatView({ merchant: 2 }, { hand: { merchant: 1, raid: 2 }, orders: { spy: 1 }, returned: { spy: 1 } })
    const left = unseen(viewOf([own, seatView({ merchant: 3 })]), pack)
    expect(left.merchant).toBe(3)
    expect(left.raid).toBe(4)
    expect(left.spy).toBe(0)
  })
})

describe('order of the seats', () => {
  it('puts the viewer last in rows and first in columns', () => {
    expect(rowOrder(4, 1)).toEqual([2, 3, 0, 1])
    expect(columnOrder(4, 1)).toEqual([1, 2, 3, 0])
  })

  it('begins with seat 0 for a spectator', () => {
    expect(rowOrder(3, null)).toEqual([0, 1, 2])
    expect(columnOrder(3, null)).toEqual([0, 1, 2])
  })
})

describe('merge', () => {
  it('takes each seat from its own view, so that everything is open', () => {
    const views = [0, 1].map((own) =>
      viewOf(
        [0, 1].map((seat) =>
          seat === own ? seatView({}, { hand: { spy: own + 1 }, orders: { raid: 1 } }) : seatView({}, { hand_size: 7 }),
        ),
        { seat: own },
      ),
    )
    const open = merge(views)
    expect(open.seat).toBeNull()
    expect(open.seats.map((seat) => seat.hand)).toEqual([{ spy: 1 }, { spy: 2 }])
    expect(open.seats.every((seat) => seat.orders?.raid === 1)).toBe(true)
  })

  it('finds the seats by whose eyes a view is, not by its place in the list', () => {
    const mine = viewOf([seatView({}), seatView({}, { hand: { plot: 1 } })], { seat: 1 })
    const yours = viewOf([seatView({}, { hand: { spy: 1 } }), seatView({})], { seat: 0 })
    expect(merge([mine, yours]).seats.map((seat) => seat.hand)).toEqual([{ spy: 1 }, { plot: 1 }])
  })
})

describe('rows of cards', () => {
  it('spreads them in canonical order', () => {
    expect(spread({ raid: 1, merchant: 2 })).toEqual(['merchant', 'merchant', 'raid'])
    expect(spread(null)).toEqual([])
    expect(size({ raid: 1, merchant: 2 })).toBe(3)
  })
})

describe('staying', () => {
  it('keeps the copies that were tapped down', () => {
    expect(staying([2], 3, 2)).toEqual([2])
  })

  it('fills up from the left when a number was chosen in another way', () => {
    expect(staying([], 4, 2)).toEqual([0, 1])
    expect(staying([3], 4, 1)).toEqual([3, 0, 1])
  })

  it('forgets the latest when more are placed again', () => {
    expect(staying([2, 0], 3, 2)).toEqual([2])
  })
})

it('knows whom the game waits for, as far as it may', () => {
  const waiting = [
    { activity: 'orders', seat: 2 },
    { activity: 'orders', seat: null },
  ]
  expect(asked(viewOf([], { waiting }))).toEqual([2])
})
