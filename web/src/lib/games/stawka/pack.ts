/** The content pack of the server: sectors, locations, agents, cards, as the board needs them (rules file, section 3). */
import { byId, readOnce } from '../../board/pack'
import { ruleLink as ruleOf } from '../../rules'

export const GAME = 'stawka'
export const SIDES = ['polish', 'german'] as const
export type Side = (typeof SIDES)[number]
export const COLORS = ['yellow', 'purple', 'blue', 'black'] as const
export type Color = (typeof COLORS)[number]
export const BANDS = ['under_watch', 'located', 'suspect', 'tracked', 'burned'] as const
/** where the bands of the investigation track begin, and how many fields it has (STA-9.2) */
export const BAND_STEPS = [3, 6, 8, 10] as const
export const TRACK = 10

export interface FieldRow {
  id: string
  x: number
  y: number
  location?: boolean
  fort?: boolean
}
export interface PathRow {
  a: string
  b: string
  only_side?: Side
  gate?: number
}
export interface ExitRow {
  edge: 'N' | 'E' | 'S' | 'W'
  position: number
  field: string
}
export interface SectorRow {
  id: string
  fields: FieldRow[]
  paths: PathRow[]
  exits: ExitRow[]
}
export interface PlanRow {
  id: string
  side: Side
  precedence: number
  ap_pool: number
  reaction_draw: number
}
export interface DocumentRow {
  id: string
  character: string
  function: string
  side: string
  color: string
  rank: number
  defence: number
  vigilance: number
  ap_limit: number
}
export interface ReactionRow {
  id: string
  card_class: 'move' | 'search' | 'talk'
  block: boolean
  /** the moments that the half of a side waits for */
  polish?: { trigger?: string[] }
  german?: { trigger?: string[] }
}
export interface TileRow {
  id: string
  home: string
  item: string
  evidence?: Partial<Record<Color, number>>
  lock?: number
}
export interface ItemRow {
  id: string
  starred: boolean
  tags?: string[]
  attack_modifier?: number
}

interface Content {
  sectors?: { sector?: SectorRow[] }
  words?: { words?: { id: string; words: string }[] }
  scenarios?: { scenario?: { id: string; car?: { start: string; stop: string } }[] }
  locations?: { location?: { id: string; phone?: boolean }[] }
  planning?: { planning?: PlanRow[] }
  agents?: { agent?: DocumentRow[] }
  reactions?: { reaction?: ReactionRow[] }
  location_cards?: { location_card?: { id: string; location: string }[] }
  tiles?: { tile?: TileRow[] }
  items?: { item?: ItemRow[] }
  top_secret?: { top_secret?: { id: string; evidence: Partial<Record<Color, number>> }[] }
}

export interface Pack {
  sectors: ReadonlyMap<string, SectorRow>
  /** the words that can be a password, by language */
  words: ReadonlyMap<string, string[]>
  /** the locations that are open to the car of a scenario */
  stops: ReadonlyMap<string, string[]>
  /** locations with a telephone */
  phones: ReadonlySet<string>
  plans: ReadonlyMap<string, PlanRow>
  documents: ReadonlyMap<string, DocumentRow>
  reactions: ReadonlyMap<string, ReactionRow>
  /** the location of a location card */
  homes: ReadonlyMap<string, string>
  tiles: ReadonlyMap<string, TileRow>
  items: ReadonlyMap<string, ItemRow>
  secrets: ReadonlyMap<string, Partial<Record<Color, number>>>
}

export const readPack = readOnce((content: Content): Pack => {
  const locations = content.locations?.location ?? []
  return {
    sectors: byId(content.sectors?.sector),
    words: new Map((content.words?.words ?? []).map((row) => [row.id, row.words.trim().split(/\s+/)])),
    stops: new Map(
      (content.scenarios?.scenario ?? []).flatMap(({ id, car }) => (car ? [[id, [car.start, car.stop]]] : [])),
    ),
    phones: new Set(locations.filter((row) => row.phone).map((row) => row.id)),
    plans: byId(content.planning?.planning),
    documents: byId(content.agents?.agent),
    reactions: byId(content.reactions?.reaction),
    homes: new Map((content.location_cards?.location_card ?? []).map((row) => [row.id, row.location])),
    tiles: byId(content.tiles?.tile),
    items: byId(content.items?.item),
    secrets: new Map((content.top_secret?.top_secret ?? []).map((row) => [row.id, row.evidence])),
  }
})

/** Where a rule stands, word for word. */
export const ruleLink = (rule: string): string => ruleOf(GAME, rule)

/** The band of an investigation track (STA-9.2); its number is the bonus of a talk, too. */
export const bandOf = (evidence: number): number => BAND_STEPS.filter((step) => evidence >= step).length
