/** Clocks in words, and what may be chosen of them. */
import type { Say } from '../time'
import type { Allowance, TableInfo } from '../wire'

export type Pace = TableInfo['pace']
export type Part = 'turn' | 'reserve' | 'increment' | 'delay'
export type Unit = 'seconds' | 'minutes' | 'hours' | 'days'
export type Times = Record<Part, number>

export const PARTS = ['turn', 'reserve', 'increment', 'delay'] as const satisfies Part[]
export const UNITS: Readonly<Record<Unit, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }
export const TIME_OUTS = ['bot', 'choice', 'end'] as const
/** paces that have times of their own names; the others are `fast` and `slow`, as the host's own values are */
export const PRESETS = ['none', 'live', 'daily', 'relaxed'] as const satisfies Pace[]

const HOUR = 3600
const DAY = 86_400
// As the server has them (tables/clocks.py), so that nobody has to press the button to learn of them.
const MOST: Times = { turn: 30 * DAY, reserve: 60 * DAY, increment: 7 * DAY, delay: HOUR }
const LEAST = 5

/** What own values can begin with. */
export const SUGGESTED: readonly Times[] = [
  { turn: 15, reserve: 180, increment: 0, delay: 0 },
  { turn: 0, reserve: 600, increment: 10, delay: 5 },
  { turn: 120, reserve: 1800, increment: 0, delay: 0 },
  { turn: 8 * HOUR, reserve: 2 * DAY, increment: 0, delay: 0 },
  { turn: 0, reserve: 3 * DAY, increment: 12 * HOUR, delay: 0 },
  { turn: 7 * DAY, reserve: 14 * DAY, increment: 0, delay: 0 },
]

export const timesOf = (clock: Allowance): Times => ({ increment: 0, delay: 0, ...clock })
export const isOwn = (pace: Pace): boolean => pace === 'fast' || pace === 'slow'
export const isSlow = (pace: Pace): boolean => pace === 'slow' || pace === 'daily' || pace === 'relaxed'

/** The largest unit that a time is a whole number of. */
export function unitOf(seconds: number): Unit {
  const fits = (Object.keys(UNITS) as Unit[]).filter((unit) => seconds > 0 && seconds % UNITS[unit] === 0)
  return fits.at(-1) ?? 'seconds'
}

/** "45 s", "10 min", "3 days" */
export function timeText(seconds: number, say: Say): string {
  const unit = unitOf(seconds)
  return say('web-clock-time', { unit, count: seconds / UNITS[unit] })
}

/** "45 s a move, 10 min in reserve": what is nothing is not said. */
export function clockText(clock: Allowance, say: Say): string {
  const times = timesOf(clock)
  const parts = PARTS.filter((part) => times[part] > 0)
  return parts.map((part) => say(`web-clock-${part}`, { time: timeText(times[part], say) })).join(', ')
}

/** How much time there is at a table. */
export function paceText(pace: Pace, clock: Allowance | null, say: Say): string {
  return say(`web-pace-${pace}`, { clock: clock ? clockText(clock, say) : '' })
}

/** Is it a number, and neither below nothing nor above the most? An emptied field is kept as null. */
const allowed = (value: unknown, most: number): boolean => typeof value === 'number' && value >= 0 && value <= most

/** Why nobody could play with these values; empty: they are good. */
export function faultOf(clock: Allowance, say: Say): string {
  const times = timesOf(clock)
  const bad = PARTS.find((part) => !allowed(times[part], MOST[part]))
  if (bad) {
    return say('web-clock-fault-value', { what: say(`web-clock-part-${bad}`), high: timeText(MOST[bad], say) })
  }
  const each = times.turn + times.increment + times.delay
  return each < LEAST ? say('web-clock-fault-short', { low: timeText(LEAST, say) }) : ''
}

/** Seconds that a seat has left: the rest of its turn and its reserve. On holiday its clock stands. */
export function leftOf(
  clock: { turn: number; delay: number; reserve: number[]; since: (number | null)[]; rest: Rests },
  seat: number,
  now: number,
): number {
  const whole = clock.delay + clock.turn + (clock.reserve[seat] ?? 0)
  const since = clock.since[seat] ?? null
  if (since === null) return whole
  const rest = clock.rest[seat]
  const stood = rest ? Math.max(0, Math.min(now, rest.until) - Math.max(since, rest.since)) : 0
  return Math.max(0, whole - Math.max(0, now - since - stood))
}
type Rests = ({ since: number; until: number } | null)[]

/** Does the clock of a seat stand, because its player is on holiday? */
export const stands = (rests: Rests, seat: number, now: number): boolean => now < (rests[seat]?.until ?? 0)

/** "24 November, 14:00" */
export const dayText = (at: number, language: string): string =>
  new Date(at * 1000).toLocaleString(language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
