/** Where briefing and explanation stand on a wide screen: on a free place of the town's grid, or beside the town. Never on it. */
import { MARGIN, SECTOR, unitOf } from './glass.svelte'
import { PITCH, type Plan } from './town'

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export const ASIDE = 300 // px of the column beside the town
const GAP = 8
const STRIP = 140 // px of a strip beside the town that can be read

const isFree = (plan: Plan, column: number, row: number): boolean =>
  ![...plan.blocks, ...plan.cells].some((one) => one.x === column * PITCH && one.y === row * PITCH)

/** The free place of the grid, in px of the board, with what is free beside it; null: there is none that is large enough. */
export function freePlace(plan: Plan, width: number, height: number): Rect | null {
  const unit = unitOf(plan, width, height)
  if (unit * 100 < SECTOR || plan.cells.length) return null
  const columns = Math.round((plan.width - 100) / PITCH) + 1
  const rows = Math.round((plan.height - 100) / PITCH) + 1
  const top = (height - (plan.height + 2 * MARGIN) * unit) / 2
  const px = (at: number): number => (at + MARGIN) * unit
  let best: Rect | null = null
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isFree(plan, column, row)) continue
      const left = px(column * PITCH)
      const last = column === columns - 1
      const rect = {
        left: left + GAP,
        top: top + px(row * PITCH) + (row === 0 ? 0 : GAP),
        width: (last ? width : px(column * PITCH + 100)) - left - 2 * GAP,
        height: 100 * unit - GAP,
      }
      if (best === null || rect.width > best.width) best = rect
    }
  }
  return best
}

/** What the town leaves at the right above or below its free place: in px of the board; null: too little. */
export function strip(plan: Plan, free: Rect, width: number, height: number): Rect | null {
  const unit = unitOf(plan, width, height)
  const left = (plan.width + 2 * MARGIN) * unit + GAP
  const [above, below] = [free.top - GAP, height - free.top - free.height - GAP]
  const top = below > above ? free.top + free.height + GAP : GAP
  const rect = { left, top, width: width - left - GAP, height: Math.max(above, below) - GAP }
  return rect.width < STRIP || rect.height < STRIP || free.left + free.width < left ? null : rect
}

/** px of the map where the column stands beside it: no more than the town can fill, unless only a part of it is shown. */
export function mapWidth(plan: Plan, width: number, height: number): number {
  const most = width - ASIDE
  if (unitOf(plan, most, height) * 100 < SECTOR) return most
  return Math.min(most, (plan.width + 2 * MARGIN) * (height / (plan.height + 2 * MARGIN)))
}
