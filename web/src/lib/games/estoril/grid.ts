/** One tab stop for the whole town; arrow keys walk between its places, with Ctrl from tile to tile. */
import { isAcross, nearest, walk, type Place } from '../../board/grid'

/** Where an arrow leads: the nearest thing in that direction, in the same line if there is one. */
export function neighbour(from: Place, key: string, places: readonly Place[], far = false): number {
  // What lies between the cells is entered from above and below only; so every row stays a row.
  const wide = isAcross(key) && Number.isInteger(from[0]) ? 0.5 : 1
  return nearest(from, key, places, wide, far ? toNextTile(from, key) : 0)
}

/** How far it is at least to the next tile in a direction: tiles are two cells wide. */
function toNextTile(from: Place, key: string): number {
  const inside = Math.floor(isAcross(key) ? from[1] : from[0]) % 2
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 - inside : inside
}

export const grid = walk(neighbour)
