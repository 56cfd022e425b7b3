/** The table as it lies there: cities, who leads, points by kind; and all seats' views made into one. */
import { FACTIONS, type Faction } from './cards'
import type { CityView, SeatView, View } from './view'

export const cityView = (view: View, id: string): CityView | undefined => view.cities.find((city) => city.id === id)

/** Cubes and agents of a seat in a city: what counts for the lead (EME-2.1). */
export const piecesOf = (city: CityView, seat: number): number => (city.cubes[seat] ?? 0) + (city.agents[seat] ?? 0)

/** Seats with something in a city, the strongest first. */
export function presence(city: CityView): number[] {
  return city.cubes
    .map((_, seat) => seat)
    .filter((seat) => piecesOf(city, seat) > 0 || (city.zombies[seat] ?? 0) > 0)
    .sort((a, b) => piecesOf(city, b) - piecesOf(city, a) || a - b)
}

/** The seats that share the most pieces, where nobody leads. */
export function tied(city: CityView): number[] {
  if (city.leader !== null) return []
  const most = Math.max(0, ...city.cubes.map((_, seat) => piecesOf(city, seat)))
  return most === 0 ? [] : presence(city).filter((seat) => piecesOf(city, seat) === most)
}

/** Agents of a seat in cities. */
export const outOf = (view: View, seat: number): number =>
  view.cities.reduce((sum, city) => sum + (city.agents[seat] ?? 0), 0)

/** How far the markers are apart, and whose is ahead (EME-8.4). */
export function distance(view: View): { count: number; ahead: Faction | null } {
  const [first, second] = FACTIONS.map((faction) => view.markers[faction] ?? 0) as [number, number]
  return { count: Math.abs(first - second), ahead: first === second ? null : FACTIONS[first > second ? 0 : 1] }
}

/**
 * What a seat would keep now if it belonged to this faction (EME-17.2, EME-17.3), before the penalty. Whose agents a
 * Loyalist killed counts as well, and that is not public: so this is a range.
 */
export function keeps(view: View, seat: SeatView, faction: Faction): { least: number; most: number } {
  const { count, ahead } = distance(view)
  const least = seat.neutral + seat[faction] + (ahead === faction ? count : 0)
  return { least, most: least + (faction === 'loyalist' ? seat.kills : 0) }
}

/** Of a city's own card or its royal: is it still to come from the stack? */
export const isToCome = (place: string, faceUp: boolean): boolean => place === 'stack' && !faceUp

/** All seats' views made into one: everything open. */
export function merge(views: readonly View[]): View {
  const base = views[0]
  if (!base) throw new Error('there are no views to put together')
  const own = (seat: number): SeatView | undefined => views.find((view) => view.seat === seat)?.seats[seat]
  const planning = views.find((view) => view.plan.length > 0)
  return {
    ...base,
    seat: null,
    plan: planning?.plan ?? [],
    seats: base.seats.map((seat, n) => own(n) ?? seat),
  }
}

/** Whose identity the viewer knows, and how: as everybody, by looking, as the owner, or not at all. */
export type Known = 'open' | 'own' | 'seen' | 'hidden'

export function knownIdentity(view: View, seat: number): Known {
  const one = view.seats[seat]
  if (!one || one.identity === null) return 'hidden'
  if (one.revealed) return 'open'
  if (view.seat === seat) return 'own'
  return view.seat !== null && one.looked_by.includes(view.seat) ? 'seen' : 'open'
}

/** Cards with their number, in the order in which they come. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}
