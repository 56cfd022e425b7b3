/** The part of the map that is seen: it can be moved and made larger, never past the edge of the town. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const MARGIN = 2.5
const MOST = 5 // times the size of the whole town
/** px that a sector has at least, before anybody changes it */
export const SECTOR = 300
const SPARE = 1.01
const EDGE = 20 // nearer to the edge than this the active agent brings the map along

/** A box of these proportions around a point, inside the town where it fits; beside a narrower town so much of the room is left of it. */
export function frame(
  town: { width: number; height: number },
  ratio: number,
  scale: number,
  x: number,
  y: number,
  left = 0.5,
): Box {
  const full = { w: town.width + 2 * MARGIN, h: town.height + 2 * MARGIN }
  const whole = full.w / full.h > ratio ? { w: full.w, h: full.w / ratio } : { w: full.h * ratio, h: full.h }
  const w = whole.w / scale
  const h = whole.h / scale
  const hold = (at: number, size: number, all: number, spare: number): number =>
    size >= all ? (all - size) * spare - MARGIN : Math.min(Math.max(at - size / 2, -MARGIN), all - size - MARGIN)
  return { w, h, x: hold(x, w, full.w, left), y: hold(y, h, full.h, 0.5) }
}

/** px of a unit where the whole town is shown in a place of this size. */
export const unitOf = (town: { width: number; height: number }, width: number, height: number): number =>
  Math.min(width / (town.width + 2 * MARGIN), height / (town.height + 2 * MARGIN))

export class Glass {
  town = $state.raw({ width: 100, height: 100 })
  ratio = $state(1)
  scale = $state(1)
  x = $state(50)
  y = $state(50)
  /** how much of the room beside a narrow town is left of it */
  left = $state(0.5)
  box: Box = $derived(frame(this.town, this.ratio, this.scale, this.x, this.y, this.left))

  zoom(by: number): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * by))
    const { box } = this
    // What is in the middle stays there.
    this.show(box.x + box.w / 2, box.y + box.h / 2)
    this.scale = scale
  }
  /** Move by a number of units of the map. */
  pan(dx: number, dy: number): void {
    const { box } = this
    this.x = box.x + box.w / 2 - dx
    this.y = box.y + box.h / 2 - dy
  }
  show(x: number, y: number): void {
    this.x = x
    this.y = y
  }
  /** Bring a place into sight; where it is in sight nothing moves. */
  keep(x: number, y: number): void {
    const { box } = this
    const inside = (at: number, from: number, size: number): boolean => at > from + EDGE && at < from + size - EDGE
    if (!inside(x, box.x, box.w) || !inside(y, box.y, box.h)) this.show(x, y)
  }
  whole(): void {
    this.scale = 1
  }
  /** So large that a sector can be read in a place of this size; the whole town, where that is large enough. */
  near(width: number, height: number): void {
    const sector = unitOf(this.town, width, height) * 100
    this.scale = Math.min(MOST, Math.max(1, (SECTOR * SPARE) / sector))
  }
}
