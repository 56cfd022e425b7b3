/** From a click to a table. Whoever has no name at the server yet gets a guest's, without being asked. */
import { api, salt } from '../api'
import { app } from '../app.svelte'
import type { NewTable, TableInfo } from '../wire'

export type Options = Record<string, string | boolean | number>

/** How a table is to be played; everything but the seats can be changed until it starts. */
export interface Wish {
  options: Options
  visibility: 'public' | 'unlisted'
  spectators: 'none' | 'later' | 'public'
  pace: 'none' | 'live' | 'daily' | 'relaxed'
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

export async function playBots(game: string, seats: number, level: string): Promise<string> {
  await app.ensureGuest()
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level))
  const table = await api.newTable({
    game,
    seats,
    bots: bots as NewTable['bots'],
    seat: 0,
    visibility: 'unlisted',
    spectators: 'later', // nobody's time has to be hidden from anybody
  })
  await takeSeat(table.id)
  await api.start(table.id)
  return table.id
}

export async function makeTable(game: string, seats: number, wish: Wish): Promise<TableInfo> {
  await app.ensureGuest()
  const table = await api.newTable({ game, seats, seat: 0, ...wish })
  return takeSeat(table.id)
}

export async function sitDown(table: string): Promise<void> {
  await app.ensureGuest()
  await takeSeat(table)
}

export function link(table: string): string {
  return `${location.origin}/t/${table}`
}

/** What was chosen last, for the next time. */
export interface Habits {
  game: string
  seats: Record<string, number>
  level: Record<string, string>
}
const HABITS = 'konspira-habits'

export function habits(): Habits {
  const none: Habits = { game: '', seats: {}, level: {} }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(HABITS) ?? '{}') as Partial<Habits>) }
  } catch {
    return none
  }
}

export function keepHabits(kept: Habits): void {
  try {
    localStorage.setItem(HABITS, JSON.stringify(kept))
  } catch {
    // Nothing is lost but a convenience.
  }
}
