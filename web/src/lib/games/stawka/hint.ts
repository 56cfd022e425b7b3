/** The hint sheet of the rulebook: how much evidence a location hides, and what else lies there. All of it is public. */
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import { burdened, say, term } from './labels'
import { COLORS, readPack, type Color, type TileRow } from './pack'
import { placeOf } from './town'
import type { AgentView, View } from './view'

type Seen = Pick<Scene<View>, 'game' | 'view' | 'you' | 'words'>

/** This number of all. */
export interface Share {
  left: number
  all: number
}
export interface Hidden extends Share {
  color: Color
  /** whom it would burden; empty: nobody in play */
  agents: AgentView[]
}
export interface HintSheet {
  evidence: Hidden[]
  tiles: Share
  safes: Share
  valuables: Share
  weapons: Share
}

/** Tiles that everybody has seen leave: used up in the open, or held face up. */
function gone(view: View): ReadonlySet<string> {
  const held = view.agents.flatMap((agent) => agent.items.filter((piece) => piece.face_up && piece.id !== null))
  return new Set([...view.removed, ...held.map((piece) => piece.id ?? '')])
}

export function hintSheet(scene: Pick<Seen, 'game' | 'view' | 'you'>, location: string): HintSheet | null {
  const pack = readPack(scene.game)
  const place = placeOf(scene.view, location)
  const all = [...pack.tiles.values()].filter((tile) => tile.home === location)
  if (!place || place.destroyed || !all.length) return null
  const out = gone(scene.view)
  const there = all.filter((tile) => !out.has(tile.id))
  const share = (count: (tile: TileRow) => number): Share => ({ left: sum(there, count), all: sum(all, count) })
  const has = (tag: string) => share((tile) => (pack.items.get(tile.item)?.tags?.includes(tag) ? 1 : 0))
  return {
    evidence: COLORS.map((color) => ({
      color,
      agents: burdened(scene, color),
      ...share((tile) => tile.evidence?.[color] ?? 0),
    })),
    tiles: { left: place.tiles, all: all.length },
    safes: has('safe'),
    valuables: has('valuable'),
    weapons: has('weapon'),
  }
}

const sum = (tiles: readonly TileRow[], count: (tile: TileRow) => number): number =>
  tiles.reduce((all, tile) => all + count(tile), 0)

/** "4 of 5"; who wants no aids reads only what the sheet says. */
export const shareText = (words: Seen['words'], share: Share): string =>
  say(words, preferences.aids ? 'hint-of' : 'hint-all', { left: share.left, all: share.all })

/** Whom evidence of this colour burdens, by name. */
export const whom = (words: Seen['words'], row: Hidden): string =>
  row.agents.length
    ? words.list(row.agents.map((agent) => term(words, 'agent', agent.agent)))
    : `${term(words, 'color', row.color)}, ${say(words, 'hint-nobody')}`

/** Safe boxes, valuables and weapons that may lie here, in words. */
export const thingsText = (words: Seen['words'], sheet: HintSheet): string => {
  const part = preferences.aids ? 'left' : 'all'
  return (['safes', 'valuables', 'weapons'] as const)
    .map((kind) => say(words, `hint-${kind}`, { count: sheet[kind][part] }))
    .join(', ')
}

/** The sheet of a location as a sentence. */
export function hintText(scene: Seen, location: string): string {
  const sheet = hintSheet(scene, location)
  if (!sheet) return ''
  const { words } = scene
  const evidence = sheet.evidence
    .filter((row) => row.all > 0)
    .map((row) => say(words, 'hint-line', { who: whom(words, row), count: shareText(words, row) }))
  return say(words, 'hint-sentence', { evidence: evidence.join(', '), things: thingsText(words, sheet) })
}
