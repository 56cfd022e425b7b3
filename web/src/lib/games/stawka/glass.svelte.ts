/** The part of the map that is seen: it can be moved and made larger, never past the edge of the town. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const MARGIN = 4
const MOST = 5 // times the size of the whole town

/** A box of these proportions around a point, inside the town where it fits. */
export function frame(
  town: { width: number; height: number },
  ratio: number,
  scale: number,
  x: number,
  y: number,
): Box {
  const full = { w: town.width + 2 * MARGIN, h: town.height + 2 * MARGIN }
  const whole = full.w / full.h > ratio ? { w: full.w, h: full.w / ratio } : { w: full.h * ratio, h: full.h }
  const w = whole.w / scale
  const h = whole.h / scale
  const hold = (at: number, size: number, all: number): number =>
    size >= all ? (all - size) / 2 - MARGIN : Math.min(Math.max(at - size / 2, -MARGIN), all - size - MARGIN)
  return { w, h, x: hold(x, w, full.w), y: hold(y, h, full.h) }
}

export class Glass {
  town = $state.raw({ width: 100, height: 100 })
  ratio = $state(1)
  scale = $state(1)
  x = $state(50)
  y = $state(50)
  box: Box = $derived(frame(this.town, this.ratio, this.scale, this.x, this.y))

  zoom(by: number): void {
    this.scale = Math.min(MOST, Math.max(1, this.scale * by))
  }
  /** Move by so many units of the map. */
  pan(dx: number, dy: number): void {
    const { box } = this
    this.x = box.x + box.w / 2 - dx
    this.y = box.y + box.h / 2 - dy
  }
  show(x: number, y: number): void {
    this.x = x
    this.y = y
  }
  whole(): void {
    this.scale = 1
  }
  /** So large that a sector fills the width. */
  near(): void {
    this.scale = 1
    const width = frame(this.town, this.ratio, 1, 0, 0).w
    this.scale = Math.max(1, Math.min(MOST, width / 106))
  }
}
