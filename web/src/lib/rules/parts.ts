/** Parts of a table by name: what call-outs point at and strips look at. The names of lessons hold, and some more. */
import { selectors } from '../learn/look'

const MORE: Record<string, Record<string, (argument: string) => string>> = {
  estoril: {
    head: (tile) => `[data-tile-head="${tile}"]`,
    reward: (tile) => `[data-at="reward:${tile}"]`,
    space: (space) => `[data-at="space:${space}"]`,
  },
  spiskowcy: { deck: () => '[data-at="deck"]', track: () => '.rounds li.now' },
  emerald: {
    royal: (city) => `[data-at="royal:${city}"]`,
    pieces: (at) => `[data-at="pieces:${at.replace(',', ':')}"]`,
    stack: (city) => `[data-at="city:${city}"]`,
  },
  stawka: { field: (field) => `[data-field="${field}"]` },
}

/** The first element of a part that is drawn in this figure. */
export function part(game: string, name: string, root: ParentNode): HTMLElement | SVGElement | null {
  const [, family = name, argument = ''] = /^([a-z_]+)(?:\((.*)\))?$/.exec(name) ?? []
  const more = MORE[game]?.[family]?.(argument)
  for (const one of more === undefined ? selectors(game, name) : [more]) {
    for (const found of root.querySelectorAll<HTMLElement | SVGElement>(one)) {
      if (found.getClientRects().length > 0) return found
    }
  }
  return null
}
