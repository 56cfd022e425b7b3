/** The town as one drawing: fields and paths of its sectors in one plane, a sector being 100 wide. */
import type { GameInfo } from '../../wire'
import { AUDI, carOf, roadsOfCar } from './films/car'
import { readPack, SIDES, type ExitRow, type FieldRow, type SectorRow, type Side } from './pack'
import type { AgentView, PlaceView, SpotView, TokenView, View } from './view'

export const PITCH = 102 // a sector and the gap beside it
const BESIDE = { N: [0, -1, 'S'], E: [1, 0, 'W'], S: [0, 1, 'N'], W: [-1, 0, 'E'] } as const

export interface Spot extends FieldRow {
  sector: string
}
export interface Road {
  a: Spot
  b: Spot
  only: Side | null
  gate: boolean
  /** between two sectors */
  joins: boolean
}
export interface Block {
  id: string
  x: number
  y: number
  /** degrees, clockwise */
  turn: number
  /** the fort inside it: its fields, to be drawn around */
  fort: Spot[]
}
export interface Plan {
  blocks: Block[]
  spots: ReadonlyMap<string, Spot>
  roads: Road[]
  cells: Cell[]
  width: number
  height: number
}

/** A free place beside the town, where a sector can be laid; `name` is that of its choice. */
export interface Cell {
  name: string
  column: number
  row: number
  x: number
  y: number
}

type Lain = Pick<SpotView, 'sector' | 'column' | 'row' | 'turn'>
const drawn = new WeakMap<object, Map<string, Plan>>()

/** The map of a table. While it is built, the places beside the town belong to it. */
export function planOf(game: Pick<GameInfo, 'content'>, view: Pick<View, 'layout' | 'builder'>): Plan {
  const cells = view.builder?.cells ?? []
  const key = JSON.stringify([view.layout, cells])
  let plans = drawn.get(game.content)
  if (!plans) drawn.set(game.content, (plans = new Map<string, Plan>()))
  let plan = plans.get(key)
  if (!plan) plans.set(key, (plan = lay(game, view.layout, cells)))
  return plan
}

/** The map with the roads that are open to a figure: a car keeps to the streets. */
export function planFor(
  game: Pick<GameInfo, 'content'>,
  view: Pick<View, 'layout' | 'builder' | 'scenario'>,
  agent: string,
): Plan {
  const plan = planOf(game, view)
  const stops = agent === AUDI ? readPack(game).stops.get(view.scenario) : undefined
  return stops ? roadsOfCar(plan, stops) : plan
}

/** A point of a sector after quarter turns clockwise. */
export function turned(x: number, y: number, turn: number): [x: number, y: number] {
  return turn > 0 ? turned(100 - y, x, turn - 90) : [x, y]
}

/** The exits of a sector as it lies: on an edge they are counted from the west or from the north. */
export function exitsOf(sector: SectorRow, turn: number): ExitRow[] {
  const EDGES = ['N', 'E', 'S', 'W'] as const
  return sector.exits.map((exit) => {
    let { edge, position } = exit
    for (let done = 0; done < turn; done += 90) {
      if (edge === 'E' || edge === 'W') position = 100 - position
      edge = EDGES[(EDGES.indexOf(edge) + 1) % 4]!
    }
    return { edge, position, field: exit.field }
  })
}

/** Which streets of sectors that touch meet: pairs of fields on both sides of an edge. */
export function joints(game: Pick<GameInfo, 'content'>, places: readonly Lain[]): [a: string, b: string][] {
  const pack = readPack(game)
  const exits = (place: Lain): ExitRow[] => {
    const sector = pack.sectors.get(place.sector)
    return sector ? exitsOf(sector, place.turn) : []
  }
  const found: [string, string][] = []
  for (const place of places) {
    for (const exit of exits(place)) {
      if (exit.edge === 'N' || exit.edge === 'W') continue // the other side of the edge joins it
      const [right, down, edge] = BESIDE[exit.edge]
      const other = places.find((one) => one.column === place.column + right && one.row === place.row + down)
      const match = other && exits(other).find((one) => one.edge === edge && one.position === exit.position)
      if (match) found.push([exit.field, match.field])
    }
  }
  return found
}

function lay(game: Pick<GameInfo, 'content'>, places: readonly Lain[], free: readonly number[][]): Plan {
  const pack = readPack(game)
  const columns = [...places.map((one) => one.column), ...free.map(([column]) => column ?? 0)]
  const rows = [...places.map((one) => one.row), ...free.map(([, row]) => row ?? 0)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const at = (column: number, row: number): { x: number; y: number } => ({
    x: (column - left) * PITCH,
    y: (row - top) * PITCH,
  })
  const spots = new Map<string, Spot>()
  const roads: Road[] = []
  const blocks: Block[] = []
  for (const { sector: id, column, row, turn } of places) {
    const { x, y } = at(column, row)
    const sector = pack.sectors.get(id)
    if (!sector) continue
    const own = sector.fields.map((field) => {
      const [right, down] = turned(field.x, field.y, turn)
      return { ...field, x: x + right, y: y + down, sector: id }
    })
    for (const spot of own) spots.set(spot.id, spot)
    blocks.push({ id, x, y, turn, fort: own.filter((spot) => spot.fort) })
    for (const path of sector.paths) {
      const [a, b] = [spots.get(path.a), spots.get(path.b)]
      if (a && b) roads.push({ a, b, only: path.only_side ?? null, gate: path.gate !== undefined, joins: false })
    }
  }
  for (const pair of joints(game, places)) {
    const [a, b] = pair.map((field) => spots.get(field))
    if (a && b) roads.push({ a, b, only: null, gate: false, joins: true })
  }
  const cells = free.map(([column = 0, row = 0]) => ({ name: `${column},${row}`, column, row, ...at(column, row) }))
  const size = (all: readonly number[], least: number): number =>
    all.length ? (Math.max(...all) - least) * PITCH + 100 : 100
  return { blocks, spots, roads, cells, width: size(columns, left), height: size(rows, top) }
}

/** The fields beside a field, for one side (STA-2.3). */
export function beside(plan: Plan, side: number, field: string): string[] {
  const found: string[] = []
  for (const road of plan.roads) {
    if (road.only !== null && road.only !== SIDES[side]) continue
    if (road.a.id === field) found.push(road.b.id)
    else if (road.b.id === field) found.push(road.a.id)
  }
  return found
}

/** Steps from a field to every field that a side can reach (STA-2.6). */
export function distances(plan: Plan, side: number, from: string): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]])
  for (const [field, steps] of found) {
    for (const other of beside(plan, side, field)) if (!found.has(other)) found.set(other, steps + 1)
  }
  return found
}

/** The ways of the active agent: for each field in reach the steps to it. The first step is one that is offered. */
export function ways(
  plan: Plan,
  view: View,
  from: string,
  side: number,
  first: readonly string[],
  reach: number,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const gone = new Set(view.places.filter((place) => place.destroyed).map((place) => place.id))
  let edge: string[][] = first.map((field) => [field])
  for (let cost = 1; cost <= reach && edge.length; cost += 1) {
    const next: string[][] = []
    for (const way of edge) {
      const at = way[way.length - 1]!
      if (at === from || found.has(at)) continue
      found.set(at, way)
      for (const field of beside(plan, side, at)) if (!found.has(field)) next.push([...way, field])
    }
    edge = next
  }
  for (const field of gone) if (!first.includes(field)) found.delete(field) // STA-5.8: walked through at most
  return found
}

export const agentOf = (view: View, agent: string): AgentView | undefined =>
  agent === AUDI ? carOf(view) : view.agents.find((one) => one.agent === agent)
export const placeOf = (view: View, id: string): PlaceView | undefined => view.places.find((place) => place.id === id)
export const tokensOn = (view: View, field: string): TokenView[] => view.tokens.filter((token) => token.field === field)
/** Free figures on a field, Poles first, a car last. */
export const standing = (view: View, field: string): AgentView[] => {
  const car = carOf(view)
  return [
    ...view.agents.filter((one) => one.field === field && one.status === 'free').sort((a, b) => a.side - b.side),
    ...(car?.field === field ? [car] : []),
  ]
}
export const prisoners = (view: View): AgentView[] => view.agents.filter((agent) => agent.status === 'prisoner')
/** The agents of a side; before the first stage also those that still have to be placed. */
export const network = (view: View, side: number): AgentView[] =>
  view.agents.filter((agent) => agent.side === side && (agent.status !== 'absent' || view.phase === 'setup'))

/** AP that an agent can still spend: of its limit, and of the pool of its network. */
export function apLeft(view: View, agent: AgentView): number {
  const pool = view.seats[agent.side]?.pool ?? 0
  return Math.max(0, Math.min(pool, agent.ap_limit - agent.ap_spent))
}

/** Evidence that the other side has on an agent; null: the track is closed. */
export const evidenceOn = (view: View, agent: AgentView): number | null =>
  view.seats[1 - agent.side]?.tracks[agent.color] ?? null

/** All seats' views made into one: everything open. */
export function merge(views: View[]): View {
  const [base, ...others] = views
  if (!base) throw new Error('no views to merge')
  const all = [base, ...others]
  /** the view of the seat that owns this */
  const of = (seat: number): View => all.find((view) => view.seat === seat) ?? base
  return {
    ...base,
    seat: null,
    agents: base.agents.map((agent, n) => {
      const own = of(agent.side).agents[n] ?? agent
      const items = agent.items.map(
        (item, k) => all.map((view) => view.agents[n]?.items[k]).find((one) => one?.id) ?? item,
      )
      return { ...agent, mission: own.mission, items }
    }),
    tokens: base.tokens.map((token, n) => all.map((view) => view.tokens[n]).find((one) => one?.threat) ?? token),
    places: base.places.map((place, n) => ({
      ...place,
      top: place.top.map((tile, k) => tile ?? all.map((view) => view.places[n]?.top[k] ?? null).find(Boolean) ?? null),
    })),
    seats: base.seats.map((seat, n) => of(n).seats[n] ?? seat),
    radio: all.map((view) => view.radio).find((radio) => radio?.place) ?? base.radio,
    top_secret_discards: base.top_secret_discards.map(
      (card, n) => card ?? all.map((view) => view.top_secret_discards[n] ?? null).find(Boolean) ?? null,
    ),
    passwords: base.passwords.map((password, n) => of(n).passwords[n] ?? password),
    activation: base.activation && {
      ...base.activation,
      drawn: all.map((view) => view.activation?.drawn ?? null).find(Boolean) ?? null,
    },
  }
}
