/** What is printed on the map beside its fields: names, letters and titles; and where tokens lie so that they hide none of it. */
import type { Block, Plan, Spot } from './town'

/** A box by its middle and half of its width and height. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Name {
  lines: string[]
  /** in units of the map, as everything here */
  size: number
  /** the middle of the lines, and the foot of the first one */
  x: number
  y: number
  box: Box
}

export interface Title {
  block: Block
  lines: string[]
  size: number
  x: number
  y: number
  /** is it written up to x, not from x on? */
  end: boolean
  box: Box
}

/** The smallest sector that is shown by itself has 300 px: so a name has 13 px, and never less than 12. */
export const SIZE = 4.4
const SMALL = 4
const WIDE = 0.28 // half of a letter of a name, in parts of its size
const MONO = 0.6 // of the width of a letter of a title
const LINE = 1.12
const BELOW = 12 // from the middle of a location to the foot of its name
export const PLATE = 8 // half of a location, with its telephone and its number
export const STREET = 4.6 // half of a street field with its letter
const TITLE_ROOM = 41.5 // what the street in the middle of an edge leaves

export const sharedArea = (a: Box, b: Box): number => {
  const wide = a.w + b.w - Math.abs(a.x - b.x)
  const high = a.h + b.h - Math.abs(a.y - b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}
const hidden = (box: Box, others: readonly Box[]): number => others.reduce((sum, one) => sum + sharedArea(box, one), 0)

export const boxOf = (spot: Spot): Box => {
  const half = spot.location ? PLATE : STREET
  return { x: spot.x, y: spot.y, w: half, h: half }
}

/** Does something of this size lie on the town? Beside it other things have their place. */
export const isOnTown = (plan: Plan, x: number, y: number, half: number): boolean =>
  [-half, half].every((right) =>
    [-half, half].every((down) =>
      plan.blocks.some(
        (block) => Math.abs(x + right - block.x - 50) <= BEYOND && Math.abs(y + down - block.y - 50) <= BEYOND,
      ),
    ),
  )
const BEYOND = 51.5 // half of a sector, and a little of the gap beside it

// -- titles of sectors -----------------------------------------------------------------------------

const CORNERS = [
  { x: 3.5, y: 7, end: false },
  { x: 96.5, y: 7, end: true },
  { x: 3.5, y: 97, end: false },
  { x: 96.5, y: 97, end: true },
]

/** Every sector by its name, in the corner that is farthest from everything. */
export function titles(plan: Plan, nameOf: (sector: string) => string): Title[] {
  return plan.blocks.map((block) => {
    const lines = inLines(nameOf(block.id).split(' '), TITLE_ROOM / (SIZE * MONO))
    const longest = Math.max(...lines.map((line) => line.length))
    const size = Math.min(SIZE, TITLE_ROOM / (longest * MONO))
    const at = corner(plan, block)
    const x = block.x + at.x
    const y = block.y + at.y - (at.y > 50 ? (lines.length - 1) * size * LINE : 0)
    const half = (longest * size * MONO) / 2
    const high = (lines.length * size * LINE) / 2
    const box = { x: at.end ? x - half : x + half, y: y - size * 0.8 + high, w: half, h: high }
    return { block, lines, size, x, y, end: at.end, box }
  })
}

function inLines(words: readonly string[], most: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function corner(plan: Plan, block: Block): (typeof CORNERS)[number] {
  const own = [...plan.spots.values()].filter((spot) => spot.sector === block.id)
  const room = (at: (typeof CORNERS)[number]): number => {
    const x = block.x + (at.end ? 80 : 20)
    return Math.min(
      ...own.map((spot) => Math.hypot((spot.x - x) / 2, spot.y - block.y - at.y) + (spot.location ? 0 : 8)),
    )
  }
  return CORNERS.reduce((best, one) => (room(one) > room(best) ? one : best))
}

// -- names of locations ----------------------------------------------------------------------------

/** The name of every location below it: moved aside, smaller or in two lines where it would hide something. */
export function names(plan: Plan, nameOf: (location: string) => string, heads: readonly Title[]): Map<string, Name> {
  const spots = [...plan.spots.values()]
  const taken: Box[] = [...spots.map(boxOf), ...heads.map((head) => head.box)]
  const found = new Map<string, Name>()
  for (const spot of spots) {
    if (!spot.location) continue
    const block = plan.blocks.find((one) => one.id === spot.sector)
    let best: Name | undefined
    let least = Infinity
    for (const name of ways(spot, nameOf(spot.id), block?.x ?? 0)) {
      const cost = hidden(name.box, taken)
      if (cost < least - 0.01) [best, least] = [name, cost]
    }
    if (!best) continue
    taken.push(best.box)
    found.set(spot.id, best)
  }
  return found
}

/** The ways to write a name, the best first. */
function* ways(spot: Spot, text: string, left: number): Generator<Name> {
  const words = text.split(' ')
  const half = Math.ceil(words.length / 2)
  const forms: [string[], number][] = [
    [[text], SIZE],
    [[text], SMALL],
  ]
  if (words.length > 1) forms.push([[words.slice(0, half).join(' '), words.slice(half).join(' ')], SIZE])
  for (const [lines, size] of forms) {
    const w = Math.max(...lines.map((line) => line.length)) * size * WIDE + 0.5
    for (const aside of [0, 5, -5, 9, -9]) {
      const x = Math.min(Math.max(spot.x - left + aside, w), 100 - w) + left
      const y = spot.y + BELOW
      const h = (lines.length * size * LINE) / 2
      yield { lines, size, x, y, box: { x, y: y - size * 0.78 + h, w, h } }
    }
  }
}

/** Where the price of the way to a field stands: of a location between telephone and tokens, of a street beside its letter. */
export const costAt = (spot: Spot): [x: number, y: number] => (spot.location ? [-0.9, -7.9] : [4.3, -3.9])

// -- tokens ----------------------------------------------------------------------------------------

export const TOKEN = 4.6 // half of a token
const CORNER = 6.6
const DOWN_AND_UP = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/** Where the n-th token of a field lies, from its middle: at a street in the corner where it hides no name. */
export function tokenAt(plan: Plan, spot: Spot, n: number, names: ReadonlyMap<string, Name>): [x: number, y: number] {
  if (spot.location) return [6.5 + n * 6, -8.5]
  const written = [...names.values()].map((name) => name.box)
  const hides = ([right, down]: (typeof DOWN_AND_UP)[number]): number => {
    const [x, y] = [spot.x + right * CORNER, spot.y + down * CORNER]
    return hidden({ x, y, w: TOKEN, h: TOKEN }, written) + (isOnTown(plan, x, y, TOKEN - 1) ? 0 : 100)
  }
  const [right, down] = DOWN_AND_UP.reduce((best, one) => (hides(one) < hides(best) ? one : best))
  return [right * (CORNER + n * 5.2), down * CORNER]
}
