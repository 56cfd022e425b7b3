/**
 * The ink of a portrait. A part is a list of shapes on a grid of 96 units with the light from the left: crown at 21,
 * eyes at 45.5, nose at 54, mouth at 60, chin at 67, shoulders from 72. No shape has a colour, only one of four tones
 * that the game sets as custom properties (`--tl` light, `--tm` mid, `--td` dark, `--tw` white).
 */
export type Tone = 'l' | 'm' | 'd' | 'w'

/**
 * The pen, the path, the width of a line, a transform. The pen is a tone, in capitals for a filled shape; after it `.`
 * for what is left out of small pictures, `~` for a shade that lets the shape below through.
 */
export type Ink = readonly [pen: string, path: string, width?: number, turn?: string]
export type Parts = Record<string, readonly Ink[]>

export interface Shape {
  tone: Tone
  filled: boolean
  fine: boolean
  sheer: boolean
  path: string
  width: number
  turn: string | undefined
}

export function shape([pen, path, width = 0, turn]: Ink): Shape {
  const letter = pen.charAt(0)
  return {
    tone: letter.toLowerCase() as Tone,
    filled: letter !== letter.toLowerCase(),
    fine: pen.includes('.'),
    sheer: pen.includes('~'),
    path,
    width,
    turn,
  }
}

/** How far the handles of a curve lie from its ends where four curves make a circle. */
const ROUND = 0.5523

export function egg(x: number, y: number, rx: number, ry: number): string {
  const [hx, hy] = [rx * ROUND, ry * ROUND]
  return (
    `M${x - rx} ${y}C${x - rx} ${y - hy} ${x - hx} ${y - ry} ${x} ${y - ry}` +
    `C${x + hx} ${y - ry} ${x + rx} ${y - hy} ${x + rx} ${y}C${x + rx} ${y + hy} ${x + hx} ${y + ry} ${x} ${y + ry}` +
    `C${x - hx} ${y + ry} ${x - rx} ${y + hy} ${x - rx} ${y}Z`
  )
}

export const dot = (x: number, y: number, r: number): string => egg(x, y, r, r)

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const [right, low] = [x + w, y + h]
  if (r === 0) return `M${x} ${y}H${right}V${low}H${x}Z`
  return (
    `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${low - r}Q${right} ${low} ${right - r} ${low}` +
    `H${x + r}Q${x} ${low} ${x} ${low - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  )
}

/** The other side of the face. */
export const MIRROR = 'matrix(-1 0 0 1 96 0)'

/** A part and its mirror image. */
export const twice = (...inks: Ink[]): Ink[] =>
  inks.flatMap((ink) => [ink, [ink[0], ink[1], ink[2] ?? 0, MIRROR] as Ink])

/** Dark hair gone grey: the same shapes in white. */
export const gone = ([pen, ...rest]: Ink): Ink => [
  pen.startsWith('D') ? pen.replace('D', 'W') : pen.startsWith('d') ? pen.replace('d', 'w') : pen,
  ...rest,
]
