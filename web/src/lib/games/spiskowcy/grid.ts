/** One tab stop for a whole table; arrow keys walk between the things in it that can be pressed. */
import { isAcross, nearest, walk, type Place } from '../../board/grid'

/** Where an arrow leads: sideways in the same line, up and down to the nearest thing of another one. */
export const neighbour = (from: Place, key: string, places: readonly Place[]): number =>
  nearest(from, key, places, isAcross(key) ? 0.5 : Infinity)

export const grid = walk(neighbour)
