/** Characters, locations and missions, as the content pack of the server has them (rules file, section 3). */
import { byId, readOnce } from '../../board/pack'
import { ruleLink as ruleOf } from '../../rules'
import type { GameIcon } from './icons'

export const GAME = 'estoril'

export const SYMBOLS = ['assassin', 'conspirator', 'nationalist', 'diplomat', 'seducer'] as const
export type Symbol = (typeof SYMBOLS)[number]

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const

export interface CharacterRow {
  id: string
  nationality: string
  strength: number
  vp: number
  symbols: Symbol[]
  woman: boolean
  starting: boolean
}

export interface TileRow {
  number: number
  id: string
  special: string
  flag?: string
}

export interface MissionRow {
  id: string
  /** a symbol, `women`, `strength`, `flags`, or a nationality */
  counts: string
}

/** What is printed on the cards and tiles of this table's pack. */
export interface Pack {
  characters: ReadonlyMap<string, CharacterRow>
  tiles: ReadonlyMap<string, TileRow>
  missions: ReadonlyMap<string, MissionRow>
  /** points for leading a mission, for a discarded card, for a symbol of an agenda */
  lead: number
  discard: number
  agenda: number
}

/** The pack as it travels: file by file, rows by their kind. */
interface Content {
  characters?: { character?: CharacterRow[] }
  tiles?: { tile?: TileRow[] }
  missions?: { mission?: MissionRow[] }
  table?: { table?: { first_place: number; discard: number; agenda: number }[] }
}

export const readPack = readOnce((content: Content): Pack => {
  const table = content.table?.table?.[0]
  return {
    characters: byId(content.characters?.character),
    tiles: byId(content.tiles?.tile),
    missions: byId(content.missions?.mission),
    lead: table?.first_place ?? 0,
    discard: table?.discard ?? 0,
    agenda: table?.agenda ?? 0,
  }
})

/** Where a rule stands, word for word. */
export const ruleLink = (rule: string): string => ruleOf(GAME, rule)

/** The rules behind things, for the links of their explanations. */
export const SYMBOL_RULES: Record<Symbol, string> = {
  assassin: 'EST-7.4',
  conspirator: 'EST-7.6',
  nationalist: 'EST-7.8',
  diplomat: 'EST-7.12',
  seducer: 'EST-7.15',
}
const TILE_RULES: Record<string, string> = {
  church: 'EST-8.1',
  palacio: 'EST-8.2',
  tamariz: 'EST-8.3',
  atlantico: 'EST-8.4',
  muchaxo: 'EST-8.5',
  casino: 'EST-8.6',
  boca: 'EST-8.7',
  museum: 'EST-8.10',
}
export const tileRule = (tile: string): string => TILE_RULES[tile] ?? 'EST-8'

/** `casino_2` lies on the tile `casino`. */
export const tileOf = (space: string): string => space.slice(0, space.lastIndexOf('_'))

/** The drawing of a mission; those of a nation have their flag instead. */
export function missionIcon(row: MissionRow | undefined): GameIcon | null {
  if (!row) return null
  if ((SYMBOLS as readonly string[]).includes(row.counts)) return row.counts as Symbol
  if (row.counts === 'strength' || row.counts === 'women') return row.counts
  return row.counts === 'flags' ? 'nationalist' : null
}

/** A name that fits on a card: the first name as its letter, where the whole is long. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  if (name.length <= 14 || rest.length === 0 || first.endsWith('.')) return name
  return `${first.charAt(0)}. ${rest.join(' ')}`
}

/** A name that fits on a tiny card: the family name alone. */
export function tinyName(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? name
  return words.length > 1 && last.length > 3 ? last.replace(/[“”„"]/g, '') : name
}
