/** Where figures stand: beside their field, where they hide nothing and nobody else, least of all a name or a letter. */
import { boxOf, costAt, isOnTown, sharedArea, TOKEN, tokenAt, type Box, type Name, type Title } from './printed'
import { prisoners, standing, tokensOn, type Plan, type Spot } from './town'
import type { AgentView, View } from './view'

export interface Person {
  agent: AgentView
  x: number
  y: number
}

export const FIGURE = 5.5 // half of a figure
const TAGS = 7 // with its letter, its rank and its star
const LETTER = 3 // times as bad: to hide something that is read

const at = (radius: number, degrees: readonly number[]): [number, number][] =>
  degrees.map((angle) => [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)])
/** Places beside a field, the best first: sideways rather than above, and below only in a crowd. */
const BESIDE_PLATE = [
  ...at(14, [0, 180, -10, 190, -38, 218, -90]),
  ...at(17, [-25, 205, -45, 225, -65, 245]),
  ...at(20, [0, 180, -60, 240, 30, 150, 90]),
  ...at(26, [0, 180, -20, 200, -40, 220, 40, 140]),
]
const BESIDE_STREET = [
  ...at(11.6, [-110, 180, 0, 90, -135, 135, 45, -45, -90, -70, 160, 200]),
  ...at(16, [-90, 180, 0, 90, -45, 225, 45, 135, -110, -70, 110, 70]),
  ...at(22, [180, 0, -90, 90, 215, 145, 35, -35]),
]

interface Taken extends Box {
  /** how bad it is to hide it */
  worth: number
}

/** Everybody on the map: free agents on their fields, prisoners at the jail. */
export function crowd(
  plan: Plan,
  view: View,
  names: ReadonlyMap<string, Name>,
  titles: readonly Title[] = [],
): Person[] {
  const taken: Taken[] = [...names.values(), ...titles].map(({ box }) => ({ ...box, worth: LETTER }))
  for (const spot of plan.spots.values()) {
    taken.push({ ...boxOf(spot), worth: spot.location ? 1 : LETTER })
    const [right, down] = costAt(spot)
    taken.push({ x: spot.x + right, y: spot.y + down, w: 3, h: 3, worth: 1 })
    tokensOn(view, spot.id).forEach((_, n) => {
      const [x, y] = tokenAt(plan, spot, n, names)
      taken.push({ x: spot.x + x, y: spot.y + y, w: TOKEN - 1, h: TOKEN - 1, worth: 1 })
    })
  }
  const found: Person[] = []
  for (const spot of plan.spots.values()) {
    const here = standing(view, spot.id)
    if (spot.id === 'jail') here.push(...prisoners(view))
    for (const agent of here) {
      const [x, y] = best(plan, taken, spot)
      taken.push({ x, y, w: FIGURE, h: FIGURE, worth: 1 })
      found.push({ agent, x, y })
    }
  }
  return found
}

function best(plan: Plan, taken: readonly Taken[], spot: Spot): [number, number] {
  let chosen: [number, number] = [spot.x, spot.y]
  let least = Infinity
  for (const [n, [dx, dy]] of (spot.location ? BESIDE_PLATE : BESIDE_STREET).entries()) {
    const [x, y] = [spot.x + dx, spot.y + dy]
    const out = !isOnTown(plan, x, y, FIGURE)
    const hides = taken.reduce((sum, box) => {
      const half = box.worth > 1 ? TAGS : FIGURE
      return sum + box.worth * sharedArea(box, { x, y, w: half, h: half })
    }, 0)
    const cost = n + hides * 4 + (out ? 200 : 0)
    if (cost < least) [chosen, least] = [[x, y], cost]
  }
  return chosen
}
