/** Where an explanation stands: beside its thing, inside the window, and over nothing that can be chosen next. */

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Size {
  width: number
  height: number
}
export interface Spot {
  x: number
  y: number
}

const EDGE = 8 // px to the edge of the window
const APART = 10 // px to the thing
const STEP = 32 // px between two places, where it must stand farther away
const MIDDLE = 8 // times its area a target counts whose middle is covered
/** what can be chosen next */
const TARGETS =
  ".game-dock button:not([aria-disabled='true'], .undo), [data-at].open, [data-row].open, [data-choice]:not([aria-disabled='true']), [data-offer]"

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The places around a thing, the nearest first: right, left, above, below, then the right edge of the window; after them
 * all others, from the thing outwards.
 */
export function spots(thing: Box, size: Size, screen: Size): Spot[] {
  const middle = (thing.top + thing.bottom) / 2 - size.height / 2
  const centre = (thing.left + thing.right) / 2 - size.width / 2
  const far = screen.width - size.width - EDGE
  const all: Spot[] = [
    { x: thing.right + APART, y: middle },
    { x: thing.left - size.width - APART, y: middle },
    { x: centre, y: thing.top - size.height - APART },
    { x: centre, y: thing.bottom + APART },
    { x: far, y: middle },
    { x: far, y: screen.height / 3 },
  ]
  const low = screen.height - size.height - EDGE
  const others: Spot[] = []
  for (let x = EDGE; x < far; x += STEP) for (let y = EDGE; y < low; y += STEP) others.push({ x, y })
  const away = ({ x, y }: Spot): number => Math.hypot(x - centre, y - middle)
  const beside = all.map(({ x, y }) => ({ x: Math.min(Math.max(EDGE, x), far), y: Math.min(Math.max(EDGE, y), low) }))
  return [...beside, ...others.sort((a, b) => away(a) - away(b))]
}

/** Does the box lie on the middle of the other one, where it would be pressed? */
const onMiddle = (a: Box, b: Box): boolean => {
  const [x, y] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2]
  return x > a.left && x < a.right && y > a.top && y < a.bottom
}
const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top)

/**
 * The first place that covers neither the thing nor a target; else the one that covers least of them, and rather the edges
 * of several than the middle of one.
 */
export function choose(places: readonly Spot[], size: Size, thing: Box, targets: readonly Box[]): Spot {
  let best: Spot = places[0] ?? { x: EDGE, y: EDGE }
  let least = Infinity
  for (const place of places) {
    const box = { left: place.x, top: place.y, right: place.x + size.width, bottom: place.y + size.height }
    const cost = (target: Box): number => shared(box, target) + (onMiddle(box, target) ? MIDDLE * area(target) : 0)
    const covered = shared(box, thing) * 4 + targets.reduce((sum, target) => sum + cost(target), 0)
    if (covered < least) [best, least] = [place, covered]
    if (covered === 0) break
  }
  return best
}

export function bestSpot(anchor: Element, size: Size): Spot {
  const thing = anchor.getBoundingClientRect()
  const others = [...document.querySelectorAll(TARGETS)].filter((one) => !one.contains(anchor) && !anchor.contains(one))
  const screen = { width: innerWidth, height: innerHeight }
  const targets = others.map((one) => one.getBoundingClientRect())
  return choose(spots(thing, size, screen), size, thing, targets)
}
