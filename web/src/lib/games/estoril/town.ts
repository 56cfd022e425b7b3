/** What can be read off a view: where things lie, who knows what, who leads. It computes no rule. */
import type { CharacterView, MissionView, SeatView, SpaceView, TileView, View } from './view'

/** A place in the town, counted from the top left; the reward of the museum lies between the cells. */
export interface Spot {
  row: number
  column: number
}

/** The whole town turned a quarter clockwise: four rows of six become six rows of four. */
export const turned = (spot: Spot): Spot => ({ row: spot.column, column: 3 - spot.row })

/** Where a tile lies among the tiles: 2 rows of 3, or turned, 3 rows of 2. */
export function tileSpot(tile: Pick<TileView, 'slot'>, narrow: boolean): Spot {
  const row = Math.floor(tile.slot / 3)
  const column = tile.slot % 3
  return narrow ? { row: column, column: 1 - row } : { row, column }
}

/** Where a cell is drawn, in the town as it is turned. */
export const cellSpot = (space: Pick<SpaceView, 'row' | 'column'>, narrow: boolean): Spot => {
  const spot = { row: space.row, column: space.column }
  return narrow ? turned(spot) : spot
}

/** Where a reward is drawn; in no cell: in the middle of its tile. */
export function rewardSpot(tile: TileView, narrow: boolean): Spot {
  if (tile.reward_row !== null && tile.reward_column !== null) {
    return cellSpot({ row: tile.reward_row, column: tile.reward_column }, narrow)
  }
  const { row, column } = tileSpot(tile, narrow)
  return { row: row * 2 + 0.5, column: column * 2 + 0.5 }
}

export const inCell = (tile: TileView): boolean => tile.reward_row !== null

export const findTile = (view: View, id: string): TileView | undefined => view.town.find((tile) => tile.id === id)

export function findSpace(view: View, id: string): SpaceView | undefined {
  for (const tile of view.town) {
    const found = tile.spaces.find((space) => space.id === id)
    if (found) return found
  }
  return undefined
}

/** Tiles in the order in which they are resolved (EST-6.1). */
export const inOrder = (view: View): TileView[] => [...view.town].sort((a, b) => a.number - b.number)

/** The locations that share a side with this one (EST-2.7). */
export function beside(view: View, tile: TileView): TileView[] {
  const at = tileSpot(tile, false)
  return view.town.filter((other) => {
    const there = tileSpot(other, false)
    return Math.abs(there.row - at.row) + Math.abs(there.column - at.column) === 1
  })
}

/** The action spaces whose cells share a side with this one (EST-2.6). */
export function spacesBeside(view: View, space: SpaceView): SpaceView[] {
  return view.town
    .flatMap((tile) => tile.spaces)
    .filter((other) => Math.abs(other.row - space.row) + Math.abs(other.column - space.column) === 1)
}

/** How the viewer knows a card that lies face down; `open`: it lies face up. */
export type Known = 'open' | 'own' | 'peeked' | 'unknown'

export function known(card: string | null, faceDown: boolean, owner: number | null, you: number | null): Known {
  if (!faceDown) return 'open'
  if (card === null) return 'unknown'
  return owner === null || (you !== null && owner !== you) ? 'peeked' : 'own'
}

/** Others who know a face-down card, besides its owner and the viewer. */
export const lookers = (knownTo: readonly number[], owner: number | null, you: number | null): number[] =>
  knownTo.filter((seat) => seat !== owner && seat !== you)

/** The seats that lead a mission by what they have now; nobody leads with nothing. */
export function leaders(mission: MissionView): number[] {
  const counts = mission.counts ?? []
  const best = Math.max(0, ...counts)
  return best === 0 ? [] : counts.flatMap((count, seat) => (count === best ? [seat] : []))
}

/** You first, then clockwise; a spectator begins with seat 0. */
export const seatOrder = (seats: number, you: number | null): number[] =>
  Array.from({ length: seats }, (_, n) => ((you ?? 0) + n) % seats)

/** Whom the game waits for, as far as the viewer may know. */
export const asked = (view: View): number[] => view.waiting.flatMap((one) => (one.seat === null ? [] : [one.seat]))

/** What a face-down card of a seat can be: what it owns and has shown nowhere (EST-12.1). */
export function candidates(view: View, seat: number): string[] {
  const shown = view.seats[seat]
  if (!shown?.owned) return []
  const seen = new Set(shown.known_hand)
  for (const tile of view.town) {
    for (const { character } of tile.spaces) {
      if (character?.seat === seat && character.card !== null) seen.add(character.card)
    }
  }
  return shown.owned.filter((card) => !seen.has(card))
}

/** How many cards of a seat are above the limit, and not chosen yet. */
export const surplus = (view: View, seat: number | null): number => {
  const shown = seat === null ? undefined : view.seats[seat]
  return shown ? Math.max(0, shown.hand_size - view.keep - (shown.picks?.length ?? 0)) : 0
}

/** All seats' views made into one: every card as the one saw it who knew it. */
export function merge(views: readonly View[]): View {
  const base = views[0]
  if (!base) throw new Error('there are no views to put together')
  const any = <T>(pick: (view: View) => T | null | undefined): T | null => {
    for (const view of views) {
      const found = pick(view)
      if (found !== null && found !== undefined) return found
    }
    return null
  }
  const town = base.town.map((tile, n): TileView => ({
    ...tile,
    reward: tile.reward && { ...tile.reward, card: any((view) => view.town[n]?.reward?.card) },
    spaces: tile.spaces.map((space, m) => ({
      ...space,
      character: space.character && {
        ...space.character,
        card: any((view) => view.town[n]?.spaces[m]?.character?.card),
      },
    })),
  }))
  const own = (seat: number): SeatView | undefined => views.find((view) => view.seat === seat)?.seats[seat]
  return {
    ...base,
    seat: null,
    town,
    deck: base.deck.map((_, n) => any((view) => view.deck[n])),
    missions: base.missions.map((mission, n) => ({
      ...mission,
      id: any((view) => view.missions[n]?.id),
      counts: any((view) => view.missions[n]?.counts),
    })),
    seats: base.seats.map((shown, seat) => own(seat) ?? shown),
  }
}

export type { CharacterView, SpaceView, TileView }
