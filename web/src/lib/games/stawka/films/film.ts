/** What the three films add to a table, read from the view: which film it is, and how both sides stand. */
import type { Ask } from '../../../wire'
import { AUDI } from './car'
import type { AgentView, Standing, View } from '../view'

export type Film = 'radio' | 'hotel' | 'audi'

export function filmOf(view: View): Film | null {
  if (view.radio) return 'radio'
  if (view.audi) return 'audi'
  return view.standing.some((row) => row.victory === 'room_217') ? 'hotel' : null
}

/** A way to win, with what each side has of it; null: it is not a way for this side. */
export interface WinRow {
  victory: string
  cells: (Standing | null)[]
}

/** Every way to win in one row. Where only points decide at the end, they come last, with nothing that is needed. */
export function winRows(view: View): WinRow[] {
  const rows: WinRow[] = []
  for (const one of view.standing) {
    let row = rows.find((known) => known.victory === one.victory)
    if (!row) rows.push((row = { victory: one.victory, cells: [null, null] }))
    row.cells[one.seat] = one
  }
  if (view.radio) {
    const cells = view.seats.map((seat, n) => ({ victory: 'points', seat: n, have: seat.vp, need: 0 }))
    rows.push({ victory: 'points', cells })
  }
  return rows
}

/** The points that open the hotel, and which sides have them. */
export function hotelDoor(view: View): { need: number; have: number[]; open: boolean[] } | null {
  const rows = view.standing.filter((row) => row.victory === 'room_217')
  const [first] = rows
  if (!first) return null
  const have = [0, 1].map((side) => rows.find((row) => row.seat === side)?.have ?? 0)
  return { need: first.need, have, open: have.map((points) => points >= first.need) }
}

/** What a side still lacks for room 217; what the viewer may not know counts as lacking. */
export interface HotelNeeds {
  points: boolean
  card: boolean
  /** somebody of this side stands in the hotel ... */
  agent: boolean
  /** ... and holds what the door costs */
  price: boolean
}
export function hotelNeeds(view: View, side: number, isValuable: (item: string) => boolean): HotelNeeds {
  const own = view.agents.filter((one) => one.side === side && one.status === 'free')
  const inside = own.filter((one) => one.field === 'hotel')
  const pays = (agent: AgentView): boolean =>
    side === 0
      ? agent.items.some((piece) => piece.top_secret)
      : agent.items.some((piece) => piece.item !== null && isValuable(piece.item))
  return {
    points: hotelDoor(view)?.open[side] ?? false,
    card: view.seats[side]?.location_cards?.some((card) => card.endsWith('_hotel')) ?? false,
    agent: inside.length > 0,
    price: (inside.length ? inside : own).some(pays),
  }
}

/** What two dice must show to break Pulkowski at the next questioning, and how likely that is in per cent. */
export interface Pressure {
  added: number
  dice: number
  percent: number
}

export function pressure(view: View): Pressure | null {
  const { audi } = view
  if (!audi || audi.broken || view.stage === 0) return null
  const added = audi.modifiers.reduce((sum, row) => sum + Number(row[2]), 0)
  const dice = audi.breaks_at - added
  return { added, dice, percent: Math.round((throws(dice) / 36) * 100) }
}

/** Of the 36 throws of two dice, those that show so much or more. */
function throws(least: number): number {
  let found = 0
  for (let sum = Math.max(2, least); sum <= 12; sum += 1) found += 6 - Math.abs(sum - 7)
  return found
}

/** The stages in which a dispatch that begins now, or has begun, is sent: it must last until the end of the second. */
export const dispatchUntil = (view: View): number => (view.radio?.sending_since ?? view.stage) + 1
/** The last stage in which sending can begin (STA-S4.4). */
export const latestStart = (view: View): number => view.stages - 1

/** Is the briefing read at this moment, if nobody has closed it: before the first stage is under way. */
export const isBeginning = (view: View): boolean => view.stage <= 1 && ['setup', 'planning'].includes(view.phase)

/** Actions that are shown closed: the dispatch too while Kloss is active; of those that everybody knows none that a car never has. */
export function closedInFilm(view: View, question: Ask, known: string[]): string[] {
  const now = view.activation
  if (question.kind !== 'activation-menu' || now === null) return known
  if (now.agent === AUDI) return known.filter((action) => action !== 'search')
  const kloss = view.radio && now.agent === 'hans_kloss' && now.leader === 0
  return kloss && !question.options.includes('transmit') ? ['transmit', ...known] : known
}
