/** What can be read off a view: who leads, what nobody has shown yet, whose row comes where. It computes no rule. */
import { CARDS, type Card, type Pack } from './cards'
import type { SeatView, View } from './view'

/**
 * A seat's standing in a character. `seer`: the majority by the Seer's tie-break alone, which gives the power but no
 * points (SPI-4.8).
 */
export type Standing = 'none' | 'behind' | 'ties' | 'seer' | 'leads'

export const count = (row: Readonly<Record<string, number>> | null | undefined, card: Card): number => row?.[card] ?? 0

export const size = (row: Readonly<Record<string, number>> | null | undefined): number =>
  Object.values(row ?? {}).reduce((sum, n) => sum + n, 0)

export function standing(view: View, seat: number, card: Card): Standing {
  const mine = count(view.seats[seat]?.tableau, card)
  if (mine === 0) return 'none'
  if (!(card in view.leaders)) return 'behind'
  const all = view.seats.map((other) => count(other.tableau, card))
  const tied = all.filter((n) => n === mine).length > 1
  if (view.leaders[card] === seat) return !tied ? 'leads' : view.phase === 'over' ? 'ties' : 'seer'
  return tied && mine === Math.max(...all) ? 'ties' : 'behind'
}

/** Copies that the viewer has not seen and cannot place: neither on the table nor among the viewer's own cards. */
export function unseen(view: View, pack: Pack): Record<Card, number> {
  const left = {} as Record<Card, number>
  for (const card of CARDS) left[card] = pack.cards.find((row) => row.id === card)?.copies ?? 0
  for (const seat of view.seats) {
    for (const row of [seat.tableau, seat.hand, seat.orders, seat.returned]) {
      for (const card of CARDS) left[card] -= count(row, card)
    }
  }
  return left
}

/** The others clockwise from the viewer's left, the viewer last; spectators sit at no place and see seat 0 first. */
export function rowOrder(seats: number, you: number | null): number[] {
  const start = you === null ? 0 : you + 1
  return Array.from({ length: seats }, (_, n) => (start + n) % seats)
}

/** The same with the viewer first: columns of a small screen. */
export function columnOrder(seats: number, you: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => ((you ?? 0) + n) % seats)
}

/** The cards of a row one by one, in canonical order. */
export function spread(row: Readonly<Record<string, number>> | null): Card[] {
  return CARDS.flatMap((card) => Array<Card>(count(row, card)).fill(card))
}

/** All seats' views made into one: each seat's own cards as that seat saw them. */
export function merge(views: readonly View[]): View {
  const base = views[0]
  if (!base) throw new Error('there are no views to put together')
  const seats: SeatView[] = base.seats.map(
    (shown, seat) => views.find((view) => view.seat === seat)?.seats[seat] ?? shown,
  )
  return { ...base, seat: null, seats }
}

/** Whom the game waits for, as far as the viewer may know. */
export function asked(view: View): number[] {
  return view.waiting.flatMap((entry) => (entry.seat === null ? [] : [entry.seat]))
}

/** Which of the copies stay in the hand when `risen` of them are placed: those tapped down, then from the left. */
export function staying(tapped: readonly number[], copies: number, risen: number): number[] {
  const down = tapped.slice(0, Math.max(0, copies - risen))
  for (let copy = 0; down.length < copies - risen && copy < copies; copy += 1) {
    if (!down.includes(copy)) down.push(copy)
  }
  return down
}
