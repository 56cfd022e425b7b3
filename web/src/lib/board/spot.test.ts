import { describe, expect, it } from 'vitest'
import { choose, spots } from './spot'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const SCREEN = { width: 1000, height: 600 }
const TIP = { width: 200, height: 100 }

describe('an explanation', () => {
  it('stands to the right of its thing where nothing is in the way', () => {
    const thing = box(100, 250, 100, 100)
    expect(choose(spots(thing, TIP, SCREEN), TIP, thing, [])).toEqual({ x: 210, y: 250 })
  })

  it('does not cover the next card of the hand: it stands above', () => {
    const hand = [100, 210, 320, 430].map((left) => box(left, 450, 100, 140))
    const place = choose(spots(hand[1]!, TIP, SCREEN), TIP, hand[1]!, [hand[0]!, hand[2]!, hand[3]!])
    expect(place).toEqual({ x: 160, y: 340 })
  })

  it('goes to the edge of the window where all around can be chosen', () => {
    const thing = box(300, 200, 100, 100)
    const around = [box(0, 200, 300, 100), box(400, 200, 300, 100), box(0, 0, 700, 200), box(0, 300, 700, 300)]
    expect(choose(spots(thing, TIP, SCREEN), TIP, thing, around).x).toBe(792)
  })

  it('finds the only free place, however far it is', () => {
    const thing = box(40, 40, 60, 60)
    const busy = [box(0, 0, 1000, 450), box(0, 450, 400, 150), box(700, 450, 300, 150)]
    const { x, y } = choose(spots(thing, TIP, SCREEN), TIP, thing, busy)
    expect(x >= 400 && x + 200 <= 700 && y >= 450).toBe(true)
  })

  it('rather covers the edge of something large than the middle of something small', () => {
    const [small, large] = [box(80, 30, 40, 40), box(600, 0, 400, 600)]
    const places = [
      { x: 0, y: 0 },
      { x: 500, y: 0 },
    ]
    expect(choose(places, TIP, box(300, 500, 10, 10), [small, large])).toEqual({ x: 500, y: 0 })
  })

  it('stays inside the window', () => {
    for (const thing of [box(0, 0, 10, 10), box(990, 590, 10, 10)]) {
      for (const { x, y } of spots(thing, TIP, SCREEN)) {
        expect(x >= 8 && y >= 8 && x + 200 <= 992 && y + 100 <= 592).toBe(true)
      }
    }
  })
})
