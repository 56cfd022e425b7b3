/** Cards and cities, as the content pack of the server has them (rules file, section 3). */
import { readOnce } from '../../board/pack'
import { ruleLink as ruleOf } from '../../rules'
import { ICONS, type GameIcon } from './icons'

export const GAME = 'emerald'

/** Symbols on the left side of a card, in the order of the action grid. */
export const SYMBOLS = ['place', 'claim', 'retrieve', 'move', 'assassinate', 'restorationist', 'loyalist'] as const
export type Symbol = (typeof SYMBOLS)[number]

/** The map: three columns from west to east, three rows from north to south. */
export const MAP: readonly (readonly string[])[] = [
  ['london', 'berlin', 'st_petersburg'],
  ['paris', 'vienna', 'constantinople'],
  ['madrid', 'rome', 'cairo'],
]

export const FACTIONS = ['restorationist', 'loyalist'] as const
export type Faction = (typeof FACTIONS)[number]

export interface CardRow {
  id: string
  agents: number
  symbols: Partial<Record<Symbol, number>>
  bombs: number
  madness: boolean
  neutral: number
  restorationist: number
  loyalist: number
  /** points for a dead agent that lies on it; 0: no box */
  kill: number
  heading: string | null
  oneUse: boolean
  /** does it answer attacks? */
  blocks: boolean
  effect: string | null
  amount: number
  rule: string | null
  /** `city` for a city's own card, `royal` for a royal */
  kind: 'card' | 'city' | 'royal'
}

export interface Pack {
  cards: ReadonlyMap<string, CardRow>
  /** points that end the game, agents that a revealed Loyalist fills up to, sanity tokens, cubes of each seat */
  penalty: number
  tokens: number
  revealAgents: number
}

/** The pack as it travels: file by file, rows by their kind. */
interface RawCard {
  id: string
  agents?: number
  symbols?: Partial<Record<Symbol, number>>
  bombs?: number
  madness?: boolean
  restorationist_points?: number
  loyalist_points?: number
  kill_points?: number
  heading?: string
  one_use?: boolean
  blocks?: string[]
  effect?: { name: string; amount?: number }
  rule?: string
}
interface RawCity {
  id: string
  card: string
  points: number
  symbols?: Partial<Record<Symbol, number>>
  royal: string
  royal_points: number
}
interface Content {
  cards?: { card?: RawCard[] }
  cities?: { city?: RawCity[] }
  table?: { table?: { penalty: number; tokens: number; reveal_agents: number }[] }
}

const BLANK: Omit<CardRow, 'id'> = {
  agents: 0,
  symbols: {},
  bombs: 0,
  madness: false,
  neutral: 0,
  restorationist: 0,
  loyalist: 0,
  kill: 0,
  heading: null,
  oneUse: false,
  blocks: false,
  effect: null,
  amount: 0,
  rule: null,
  kind: 'card',
}

const card = (raw: RawCard): CardRow => ({
  ...BLANK,
  id: raw.id,
  agents: raw.agents ?? 0,
  symbols: raw.symbols ?? {},
  bombs: raw.bombs ?? 0,
  madness: raw.madness ?? false,
  restorationist: raw.restorationist_points ?? 0,
  loyalist: raw.loyalist_points ?? 0,
  kill: raw.kill_points ?? 0,
  heading: raw.heading ?? null,
  oneUse: raw.one_use ?? false,
  blocks: (raw.blocks ?? []).length > 0,
  effect: raw.effect?.name ?? null,
  amount: raw.effect?.amount ?? 0,
  rule: raw.rule ?? null,
})

export const readPack = readOnce((content: Content): Pack => {
  const table = content.table?.table?.[0]
  const rows = (content.cards?.card ?? []).map(card)
  for (const city of content.cities?.city ?? []) {
    rows.push({ ...BLANK, id: city.card, symbols: city.symbols ?? {}, neutral: city.points, kind: 'city' })
    rows.push({ ...BLANK, id: city.royal, restorationist: city.royal_points, kind: 'royal' })
  }
  return {
    cards: new Map(rows.map((row) => [row.id, row])),
    penalty: table?.penalty ?? 0,
    tokens: table?.tokens ?? 0,
    revealAgents: table?.reveal_agents ?? 0,
  }
})

/** Where a rule stands, word for word. */
export const ruleLink = (rule: string): string => ruleOf(GAME, rule)

/** The drawing of a card; cards of a pack that we do not know have a plain one. */
export function picture(id: string, row: CardRow | undefined): GameIcon {
  if (id in ICONS) return id as GameIcon
  if (row?.kind === 'royal') return 'royal'
  return row?.kind === 'city' ? 'city_berlin' : 'hand'
}

/** What a face stands on: named agents, creatures that madden, the cards of the beginning, all others. */
export function fieldOf(row: CardRow): string {
  if (row.agents > 0) return 'agent'
  if (row.madness) return 'dark'
  return row.id.startsWith('start_') ? 'start' : ''
}

/** The symbols of a card one by one: `place` twice is two signs. */
export function signs(row: CardRow): Symbol[] {
  return SYMBOLS.flatMap((symbol) => Array<Symbol>(row.symbols[symbol] ?? 0).fill(symbol))
}

/** A name for a small place: a city card is its city, what stands in brackets can be seen. */
export const shortName = (name: string): string => name.replace(/ \([^)]*\)$/, '')
