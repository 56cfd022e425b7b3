/** What somebody would play of one game: remembered in this browser from one visit to the next. */
import { usualLevel } from '../table/names'
import type { GameInfo } from '../wire'
import { faultOf, PRESETS, TIME_OUTS } from './clock'
import type { Options, Wish } from './start'
import { cardsOf, type Ways } from './ways'

/** Who sits somewhere: the reader, somebody else, or a bot of a level. */
export type Sitter = 'you' | 'friend' | (string & {})

export interface Choice {
  /** the chosen card; empty where the game has none */
  card: string
  /** what is set apart from the card, where it is not as usual */
  options: Options
  seats: Sitter[]
  /** the server draws who sits where when the table is made */
  chance: boolean
  /** may anybody sit down, or those who have the link? */
  open: boolean
  /** the level of the last bot, for the next one */
  level: string
  pace: Wish['pace']
  /** own times, kept while another pace is looked at */
  clock: Wish['clock']
  time_out: Wish['time_out']
}

const PACES: readonly string[] = [...PRESETS, 'fast'] satisfies Wish['pace'][]
const USUAL_SEATS = 3 // where a game is played by two to five, two is its special case

/** What a first visit finds: the smallest usual table, against bots. */
export function firstChoice(game: Pick<GameInfo, 'seats' | 'levels'>, ways: Ways): Choice {
  const level = usualLevel(game.levels)
  const count = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 2)
  return {
    card: cardsOf(ways)[0]?.id ?? '',
    options: {},
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'you' : level)),
    chance: false,
    open: false,
    level,
    pace: 'none',
    clock: null,
    time_out: 'bot',
  }
}

/** What was kept, as far as this game still has it. */
export function revived(kept: unknown, game: Pick<GameInfo, 'seats' | 'levels' | 'settings'>, ways: Ways): Choice {
  const first = firstChoice(game, ways)
  if (kept === null || typeof kept !== 'object') return first
  const old = kept as Partial<Choice>
  const seats = Array.isArray(old.seats) ? old.seats : []
  const sitter = (one: unknown): boolean => one === 'you' || one === 'friend' || game.levels.includes(String(one))
  const seated = seats.filter((one) => one === 'you').length === 1 && seats.every(sitter)
  // A file is not kept: its card would stand there empty.
  const card = cardsOf(ways).find((one) => one.id === old.card && !one.file)
  const options = Object.entries(old.options ?? {}).filter(([name, value]) =>
    game.settings.find((one) => one.name === name)?.values.includes(value),
  )
  const clock = old.clock && faultOf(old.clock, () => 'bad') === '' ? old.clock : null
  return {
    card: card?.id ?? first.card,
    options: Object.fromEntries(options),
    seats: seated && game.seats.includes(seats.length) ? seats : first.seats,
    chance: old.chance === true,
    open: old.open === true,
    level: game.levels.includes(old.level ?? '') ? (old.level ?? '') : first.level,
    pace: old.pace && PACES.includes(old.pace) && (old.pace !== 'fast' || clock) ? old.pace : 'none',
    clock,
    time_out: TIME_OUTS.find((one) => one === old.time_out) ?? 'bot',
  }
}

/** The reader sits there, and the one who sat there moves. */
export function seatedAt(seats: readonly Sitter[], place: number): Sitter[] {
  const from = seats.indexOf('you')
  return seats.map((one, seat) => (seat === place ? 'you' : seat === from ? (seats[place] ?? 'friend') : one))
}

const KEY = 'konspira-start'
const LAST = 'last' // no game is called so

/** In a private window choices last as long as the page. */
const memory: Record<string, unknown> = {}

function stored(): Record<string, unknown> {
  try {
    return { ...memory, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>) }
  } catch {
    return memory
  }
}

function store(change: Record<string, unknown>): void {
  Object.assign(memory, change)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }))
  } catch {
    // Nothing is lost but a convenience.
  }
}

export const kept = (game: string): unknown => stored()[game] ?? null
export const keep = (game: string, choice: Choice): void => store({ [game]: choice })

/** The game that was looked at last. */
export const lastGame = (): string => String(stored()[LAST] ?? '')
export const keepGame = (game: string): void => store({ [LAST]: game })
