/** From a click to a table. A person without a name at the server gets a guest's, without being asked. */
import { api, salt } from '../api'
import { app } from '../app.svelte'
import type { Allowance, NewTable, TableInfo } from '../wire'
import type { Choice } from './choice'

export type Options = Record<string, string | boolean | number>

/** How a table is to be played; everything but the seats can be changed until it starts. */
export interface Wish {
  options: Options
  visibility: 'public' | 'unlisted'
  spectators: 'none' | 'later' | 'public' | 'open'
  /** in minutes: how much later onlookers see what happens */
  delay: number
  overheard: boolean
  pace: TableInfo['pace']
  /** own times; null: those of the pace */
  clock: Allowance | null
  time_out: TableInfo['time_out']
  hints: boolean
}

const saltKey = (table: string) => `konspira-salt-${table}`

/** The bytes this browser has added to a table's shuffle; kept to be compared at the end. */
export function keptSalt(table: string): string | null {
  try {
    return localStorage.getItem(saltKey(table))
  } catch {
    return null
  }
}

/** Sit down, and add random bytes of one's own to the shuffle. */
export async function takeSeat(table: string, seat: number | null = null): Promise<TableInfo> {
  const mine = salt()
  const info = await api.takeSeat(table, { salt: mine, seat })
  try {
    localStorage.setItem(saltKey(table), mine)
  } catch {
    // Without storage the shuffle can still be checked, only not that one's own bytes are in it.
  }
  return info
}

/**
 * A table with these sitters. Bots alone begin at once; for people it waits, and whether they find it without the link
 * is `open`. Lots are drawn by the server, which says so to everybody.
 */
export async function begin(
  game: string,
  { seats: sitters, chance, open }: Pick<Choice, 'seats' | 'chance' | 'open'>,
  wanted: Pick<Wish, 'options' | 'pace' | 'clock' | 'time_out'>,
): Promise<string> {
  await app.ensureGuest()
  const alone = !sitters.includes('friend')
  const bots = sitters.map((one) => (one === 'you' || one === 'friend' ? null : one))
  const table = await api.newTable({
    ...wanted,
    game,
    seats: sitters.length,
    bots: bots as NewTable['bots'],
    seat: sitters.indexOf('you'),
    by_lot: chance,
    visibility: open && !alone ? 'public' : 'unlisted',
    spectators: alone ? 'later' : 'public', // against bots nobody's time has to be hidden from anybody
  })
  await takeSeat(table.id)
  if (alone) await api.start(table.id)
  return table.id
}

/** To the next part of a series: the same people and bots on the same sides; against bots it begins at once. */
export async function nextPart(table: string): Promise<string> {
  const next = await api.goOn(table)
  if (next.status === 'open' && next.you !== null) {
    await takeSeat(next.id)
    if (next.seats.every((seat, place) => seat.kind === 'bot' || place === next.you)) await api.start(next.id)
  }
  return next.id
}

export async function sitDown(table: string): Promise<void> {
  await app.ensureGuest()
  await takeSeat(table)
}

export function link(table: string): string {
  return `${location.origin}/t/${table}`
}
