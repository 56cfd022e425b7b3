/** Paints a portrait in grey without a browser, for the test that compares faces. Nothing that is shipped uses it. */
import type { Tone } from './ink'
import { crop, shapes, type Person } from './people'

type Point = [x: number, y: number]

const GREY: Record<Tone, number> = { l: 0.85, m: 0.55, d: 0.12, w: 1 }
const FIELD = 0.7
const STEPS = 6

const between = (points: Point[], t: number): Point => {
  let rest = points
  while (rest.length > 1) rest = rest.slice(1).map((b, n) => mix(rest[n]!, b, t))
  return rest[0]!
}
const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** How many points a command takes besides the one where the pen is. */
const TAKES: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, S: 2 }

/** A path as lines: the commands that our parts use, in capitals. */
export function lines(path: string): Point[][] {
  const found: Point[][] = []
  let [at, handle]: [Point, Point | null] = [[0, 0], null]
  const go = (...via: Point[]): void => {
    const from = at
    const end = via.length > 1 ? STEPS : 1
    for (let n = 1; n <= end; n++) found.at(-1)!.push(between([from, ...via], n / end))
    at = via.at(-1)!
    handle = via.length > 1 ? via.at(-2)! : null
  }
  for (const [, command, rest] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'Z') go(found.at(-1)![0]!)
    else if (command === 'H') numbers.forEach((x) => go([x, at[1]]))
    else if (command === 'V') numbers.forEach((y) => go([at[0], y]))
    else {
      const takes = TAKES[command!]
      if (!takes || numbers.length % (2 * takes)) throw new Error(`${command} in ${path}`)
      for (let n = 0; n < numbers.length; n += 2 * takes) {
        const points = Array.from({ length: takes }, (_, k): Point => [numbers[n + 2 * k]!, numbers[n + 2 * k + 1]!])
        if (command === 'M' && n === 0) {
          at = points[0]!
          found.push([at])
        } else if (command === 'S') go(handle ? mix(handle, at, 2) : at, ...points)
        else go(...points)
      }
    }
  }
  return found
}

function turned(turn: string | undefined, [x, y]: Point): Point {
  const [, kind, inside] = /^(\w+)\(([^)]*)\)$/.exec(turn ?? '') ?? []
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (inside ?? '').split(' ').map(Number)
  if (kind === 'translate') return [x + a, y + b]
  if (kind === 'matrix') return [a * x + c * y + e, b * x + d * y + f]
  if (kind !== 'rotate') return [x, y]
  const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
  return [b + (x - b) * cos - (y - c) * sin, c + (x - b) * sin + (y - c) * cos]
}

/** Whether a point lies in the shape: an odd number of turns around it counts, as all turns of our parts do. */
function inside(outline: Point[][], x: number, y: number): boolean {
  let turns = 0
  for (const line of outline)
    line.forEach(([x1, y1], n) => {
      const [x2, y2] = line[(n + 1) % line.length]!
      if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) turns += y1 < y2 ? 1 : -1
    })
  return turns !== 0
}

function near(outline: Point[][], x: number, y: number, reach: number): boolean {
  return outline.some((line) =>
    line.some(([x1, y1], n) => {
      const [x2, y2] = line[n + 1] ?? [x1, y1]
      const long = (x2 - x1) ** 2 + (y2 - y1) ** 2
      const t = long ? Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long)) : 0
      return (x - x1 - t * (x2 - x1)) ** 2 + (y - y1 - t * (y2 - y1)) ** 2 <= reach ** 2
    }),
  )
}

/** The portrait as `size` pixels each way, with as much of the bust as a picture of that size shows. */
export function raster(person: Person, size: number): Float32Array {
  const view = crop(size)
  const pixels = new Float32Array(size * size).fill(FIELD)
  const unit = view.side / size
  for (const one of shapes(person)) {
    if (one.fine && !view.fine) continue
    const outline = lines(one.path).map((line) => line.map((point) => turned(one.turn, point)))
    const edge = one.width / 2
    const [xs, ys] = [0, 1].map((axis) => outline.flat().map((point) => point[axis]!)) as [number[], number[]]
    const column = (x: number): number => Math.max(0, Math.min(size, Math.floor((x - view.x) / unit)))
    const row = (y: number): number => Math.max(0, Math.min(size, Math.floor((y - view.y) / unit)))
    for (let v = row(Math.min(...ys) - edge); v < Math.min(size, row(Math.max(...ys) + edge) + 1); v++)
      for (let u = column(Math.min(...xs) - edge); u < Math.min(size, column(Math.max(...xs) + edge) + 1); u++) {
        let hits = 0
        for (const [dx, dy] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const) {
          const [x, y] = [view.x + (u + dx) * unit, view.y + (v + dy) * unit]
          if (one.filled ? inside(outline, x, y) : near(outline, x, y, edge)) hits += 1
        }
        const cover = (hits / 4) * (one.sheer ? 0.28 : 1)
        const at = v * size + u
        pixels[at] = pixels[at]! * (1 - cover) + GREY[one.tone] * cover
      }
  }
  return pixels
}

/** How unlike two pictures are: the mean difference of their pixels, of 1. */
export function distance(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, pixel, n) => sum + Math.abs(pixel - b[n]!), 0) / a.length
}
