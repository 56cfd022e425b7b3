/** One tab stop for the whole map; arrow keys walk along its streets, with Ctrl from sector to sector. */
import type { Next, Place } from '../../board/grid'
import { PITCH, type Plan, type Spot } from './town'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MOST = 75 // degrees that a street may turn away from the arrow that leads along it
const NOTHING = 60 // degrees: an arrow that leads along no street is as bad as this
const FORGOTTEN = 1000 // for a street that no arrow leads along, by the streets of its other end

type Arrows = Partial<Record<string, Spot>>

const turn = (from: Spot, to: Spot, key: string): number => {
  const [x, y] = WAYS[key]!
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return (Math.acos((dx * x + dy * y) / Math.hypot(dx, dy)) * 180) / Math.PI
}

/** Which arrow leads along which street: as straight as possible, no street forgotten, least of all a dead end. */
function arrowsOf(spot: Spot, beside: ReadonlyMap<Spot, Spot[]>): Arrows {
  const streets = beside.get(spot) ?? []
  let best: Arrows = {}
  let least = Infinity
  const choose = (n: number, chosen: Arrows, cost: number): void => {
    const key = KEYS[n]
    if (key === undefined) {
      const met = new Set(Object.values(chosen))
      for (const to of streets) if (!met.has(to)) cost += FORGOTTEN / (beside.get(to)?.length ?? 1)
      if (cost < least) [best, least] = [chosen, cost]
      return
    }
    choose(n + 1, chosen, cost + NOTHING)
    for (const to of streets) {
      const angle = turn(spot, to, key)
      if (angle <= MOST) choose(n + 1, { ...chosen, [key]: to }, cost + angle)
    }
  }
  choose(0, {}, 0)
  return best
}

/** The nearest place in the direction of the key, at least so far; one far aside counts for farther; -1: none. */
function nearest(from: Place, key: string, places: readonly Place[], least = 0.5): number {
  const [x, y] = WAYS[key] ?? [0, 0]
  let best = -1
  let shortest = Infinity
  places.forEach((to, index) => {
    const [down, right] = [to[0] - from[0], to[1] - from[1]]
    const along = right * x + down * y
    const aside = Math.abs(right * y) + Math.abs(down * x)
    if (along <= least) return
    const distance = along + aside * (aside > along ? 4 : 1.2)
    if (distance < shortest) [best, shortest] = [index, distance]
  })
  return best
}

/** Where an arrow leads on this map: along a street, or where there is none to the nearest field. */
export function steps(plan: Plan): Next {
  const beside = new Map<Spot, Spot[]>()
  for (const { a, b } of plan.roads) {
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const arrows = new Map<string, Arrows>()
  const name = ([y, x]: Place): string => `${x} ${y}`
  for (const spot of plan.spots.values()) arrows.set(name([spot.y, spot.x]), arrowsOf(spot, beside))
  return (from, key, places, far) => {
    if (far) return nearest(from, key, places, PITCH / 2)
    const street = arrows.get(name(from))?.[key]
    const at = street ? places.findIndex((to) => to[1] === street.x && to[0] === street.y) : -1
    return at < 0 ? nearest(from, key, places) : at
  }
}
