/** Any view of any game, made into facts and a table of the seats. What a field means is the game's own business. */
import type { Words } from '../../words/words'

export type View = Record<string, unknown>

export interface Column {
  name: string
  cells: string[]
}
export interface Shown {
  facts: { name: string; value: string }[]
  columns: Column[]
}

const LEFT_OUT = ['game', 'seat', 'waiting'] // said elsewhere, in words
const NOTHING = '–'

/** Single facts; and of lists with an entry for each seat, the columns of a table. */
export function shown(view: View, game: string, words: Words, names: readonly string[]): Shown {
  const found: Shown = { facts: [], columns: [] }
  for (const [name, value] of Object.entries(view)) {
    if (LEFT_OUT.includes(name) || (name === 'scores' && value === null)) continue
    if (Array.isArray(value) && value.length === names.length) found.columns.push(...columns(name, value, game, words))
    else found.facts.push({ name: words.field(game, name), value: text(name, value, game, words) })
  }
  return found
}

function columns(name: string, entries: readonly unknown[], game: string, words: Words): Column[] {
  if (!entries.every(isRecord)) {
    return [{ name: words.field(game, name), cells: entries.map((entry) => text(name, entry, game, words)) }]
  }
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  return keys.map((key) => ({
    name: words.field(game, key),
    cells: entries.map((entry) => text(key, entry[key], game, words)),
  }))
}

/** A value in words: ids become names where the game has named them. */
export function text(name: string, value: unknown, game: string, words: Words): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return words.say(value ? 'web-any-yes' : 'web-any-no')
  if (typeof value === 'number') return String(value).replace('-', '−')
  if (typeof value === 'string') return words.thing(game, name, value)
  if (Array.isArray(value)) return value.map((entry) => text(name, entry, game, words)).join(', ') || NOTHING
  if (!isRecord(value)) return NOTHING
  const entries = Object.entries(value).map(
    ([key, entry]) => `${words.thing(game, name, key)} ${text(key, entry, game, words)}`,
  )
  return entries.join(', ') || NOTHING
}

/** The scores, where the view has them as a list of numbers. */
export function scores(view: View): number[] | null {
  const found = view.scores
  return Array.isArray(found) && found.every((score) => typeof score === 'number') ? (found as number[]) : null
}

/** Whom the game waits for, where the view says so. */
export function waiting(view: View): { activity: string; seat: number | null }[] {
  const found = Array.isArray(view.waiting) ? view.waiting : []
  return found.filter(isRecord).map((entry) => ({
    activity: String(entry.activity),
    seat: typeof entry.seat === 'number' ? entry.seat : null,
  }))
}

/** All seats' views made into one: of every list of seats, each seat as it sees itself. */
export function open(views: View[]): View {
  const [first] = views
  if (!first) return {}
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === views.length
        ? value.map((entry, seat) => (views[seat]?.[name] as unknown[] | undefined)?.[seat] ?? entry)
        : value,
    ]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
