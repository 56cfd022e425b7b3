/** Where figures stand: beside their field, where they hide nothing and nobody else. */
import { PITCH, prisoners, standing, tokensOn, type Plan, type Spot } from './town'
import type { AgentView, View } from './view'

export interface Person {
  agent: AgentView
  x: number
  y: number
}
interface Box {
  x: number
  y: number
  /** half of its width and height */
  w: number
  h: number
}

export const FIGURE = 5.5 // half of a figure
const PLATE = 8 // of a location, with its telephone and its number
const STREET = 3.6
export const LETTER = 1.08 // half of the width of a letter in the name of a location

const at = (radius: number, degrees: readonly number[]): [number, number][] =>
  degrees.map((angle) => [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)])
/** Places beside a field, the best first: sideways rather than above, and below only in a crowd. */
const BESIDE_PLATE = [...at(14, [0, 180, -38, 218, 38, 142, -90]), ...at(20, [90, -60, 240]), ...at(25, [0, 180])]
const BESIDE_STREET = [
  ...at(9.5, [-90, 180, 0, 90, -135, -45, 135, 45]),
  ...at(15, [-90, 180, 0, 90, -45, 225]),
  ...at(21, [180, 0, -90, 90, 215, 145]),
]

/** How far the name of a location moves so that it stays inside its sector. */
export function nameShift(spot: Spot, name: string): number {
  const half = name.length * LETTER + 1
  const inside = spot.x % PITCH
  return Math.min(Math.max(inside, half), 100 - half) - inside
}

/** Where the n-th token of a field lies, from its middle. */
export const tokenAt = (spot: Spot, n: number): [number, number] =>
  spot.location ? [6.5 + n * 6, -8.5] : [5.5, 5 + n * 5]

/** Everybody on the map: free agents on their fields, prisoners at the jail. */
export function crowd(plan: Plan, view: View, nameOf: (location: string) => string): Person[] {
  const taken: Box[] = []
  for (const spot of plan.spots.values()) {
    const size = spot.location ? PLATE : STREET
    taken.push({ x: spot.x, y: spot.y, w: size, h: size })
    tokensOn(view, spot.id).forEach((_, n) => {
      const [x, y] = tokenAt(spot, n)
      taken.push({ x: spot.x + x, y: spot.y + y, w: 3.4, h: 3.4 })
    })
    if (!spot.location) continue
    const name = nameOf(spot.id)
    taken.push({ x: spot.x + nameShift(spot, name), y: spot.y + 10.8, w: name.length * LETTER, h: 2 })
  }
  const found: Person[] = []
  for (const spot of plan.spots.values()) {
    const here = standing(view, spot.id)
    if (spot.id === 'jail') here.push(...prisoners(view))
    for (const agent of here) {
      const [x, y] = best(plan, taken, spot)
      taken.push({ x, y, w: FIGURE, h: FIGURE })
      found.push({ agent, x, y })
    }
  }
  return found
}

function best(plan: Plan, taken: readonly Box[], spot: Spot): [number, number] {
  let chosen: [number, number] = [spot.x, spot.y]
  let least = Infinity
  for (const [n, [dx, dy]] of (spot.location ? BESIDE_PLATE : BESIDE_STREET).entries()) {
    const [x, y] = [spot.x + dx, spot.y + dy]
    const out = x < FIGURE - 3 || y < FIGURE - 3 || x > plan.width - FIGURE + 3 || y > plan.height - FIGURE + 3
    const hidden = taken.reduce((sum, box) => sum + shared(box, x, y), 0)
    const cost = n + hidden * 4 + (out ? 200 : 0)
    if (cost < least) [chosen, least] = [[x, y], cost]
  }
  return chosen
}

/** The area that a figure here would share with something. */
function shared(box: Box, x: number, y: number): number {
  const wide = box.w + FIGURE - Math.abs(box.x - x)
  const high = box.h + FIGURE - Math.abs(box.y - y)
  return wide > 0 && high > 0 ? wide * high : 0
}
