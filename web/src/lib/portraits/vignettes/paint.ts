/** Vignettes are printed pictures: flat shapes in the colours of one box of paints, the same by day and by night. */
import { box, dot } from '../ink'

/** The box of paints: papers and lights, sky and stone, earth and wood, leaves, red, brass, night. */
export const PAINTS = {
  paper: '#fffdf3',
  cream: '#fff3cf',
  sand: '#d9c397',
  straw: '#c9a765',
  brass: '#f0b541',
  wood: '#8b5e3a',
  plank: '#a9754a',
  bark: '#5f3d23',
  red: '#b8322a',
  skin: '#e3b58a',
  leaf: '#7d8a63',
  moss: '#46503f',
  mist: '#bcc4b2',
  sky: '#a9c0c4',
  dusk: '#3d5563',
  night: '#26323a',
  stone: '#8f9088',
  wall: '#c9bfa3',
  slate: '#5d6a70',
  steel: '#c9ced0',
  ink: '#26221f',
} as const
export type Paint = keyof typeof PAINTS

/** The paint, the path, the width of a line (0: filled), a transform, how much shines through. */
export type Stroke = readonly [paint: Paint, path: string, width?: number, turn?: string, sheer?: number]
export type Picture = readonly Stroke[]

/** A picture moved and made larger or smaller. */
export const at = (x: number, y: number, scale: number, picture: Picture): Picture =>
  picture.map(([paint, path, width, turn, sheer]) => [
    paint,
    path,
    width ?? 0,
    `translate(${x} ${y}) scale(${scale})${turn ? ` ${turn}` : ''}`,
    sheer ?? 1,
  ])

const BODY = 'M-9 0Q-11-20-7-27Q-4-31 0-31Q4-31 7-27Q11-20 9 0L3 1L0-13L-3 1Z'
const HATS = {
  hat: 'M-9-37Q-5-40-5-45Q-4-49 0-47Q4-49 5-45Q5-40 9-37Q0-34-9-37Z',
  cap: 'M-8-40Q-9-48 0-48Q9-48 8-40L7-37Q0-40-7-37Z',
  none: 'M-5.5-36Q-6-43 0-43Q6-43 5.5-36Q0-40-5.5-36Z',
}

/** Somebody from afar, standing with the feet at x y: in a hat, in a cap, or bareheaded. */
export const man = (
  x: number,
  y: number,
  scale: number,
  hat: keyof typeof HATS = 'hat',
  paint: Paint = 'ink',
): Picture =>
  at(x, y, scale, [
    [paint, dot(0, -36, 5.5)],
    [paint, BODY],
    [paint, HATS[hat]],
  ])

export const woman = (x: number, y: number, scale: number, paint: Paint = 'ink'): Picture =>
  at(x, y, scale, [
    [paint, dot(0, -35, 5.2)],
    [paint, 'M-6-37Q-6-43 1-43Q8-43 7-36Q9-32 5-30L-3-31Q-6-33-6-37Z'],
    [paint, 'M-4-30H4L6-18L10-4H-10L-6-18Z'],
    [paint, 'M-4-5H-1V1H-4ZM2-5H5V1H2Z'],
  ])

/** Boxes of one size in rows and columns: windows, bars of a fence, drawers. */
export const grid = (
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
): string =>
  Array.from({ length: columns * rows }, (_, n) =>
    box(x + (n % columns) * dx, y + Math.floor(n / columns) * dy, w, h),
  ).join('')
