/** What the tables that wait ask, and what happened there since one looked: a short look at each of the first few. */
import { api } from '../api'
import { app } from '../app.svelte'
import { kept } from '../offline/kept'
import { seatNames } from '../table/names'
import type { Frame, Heard, Row } from '../wire'

const MOST = 6 // tables that are looked at
const NOTHING = 1_000_000 // "I have heard everything"
const SHOWN = 6

export interface Glimpse {
  frame: Frame
  /** moves since this device last showed the table; null: it never did */
  moves: number | null
  heard: Heard[]
}

/** What of a row changes when something has happened at its table. */
const stamp = (row: Row): string => `${row.until} ${row.chapter} ${row.waiting.join()}`

export class Glimpses {
  known: Readonly<Record<string, Glimpse>> = $state.raw({})
  readonly #stamps = new Map<string, string>()

  async follow(rows: readonly Row[]): Promise<void> {
    const now = rows.slice(0, MOST).filter((row) => this.#stamps.get(row.id) !== stamp(row))
    for (const row of now) this.#stamps.set(row.id, stamp(row))
    await Promise.all(now.map((row) => this.#look(row).catch(() => this.#stamps.delete(row.id))))
  }

  async #look(row: Row): Promise<void> {
    const seen = await kept.read<{ events: Heard[]; frame: Frame | null }>(`table/${row.id}`)
    const from = seen?.data.events.length ?? NOTHING
    const { data: frame } = await kept.ask(`glimpse/${row.id}`, () => api.frame(row.id, from))
    const before = seen?.data.frame?.moment
    this.known = {
      ...this.known,
      [row.id]: {
        frame,
        moves: before === undefined ? null : Math.max(0, frame.moment - before),
        heard: frame.start === from ? frame.events : [],
      },
    }
  }
}

/** What is asked, in a sentence. The words of the board must be there. */
export function askedText(row: Row, glimpse: Glimpse | undefined): string {
  const question = glimpse?.frame.question
  if (!question || !app.words.knowsBoards) return ''
  return app.words.question(row.game, question, seatNames(app.words, row.seats))
}

/** The latest of what happened since one looked, in sentences. */
export function happened(row: Row, glimpse: Glimpse | undefined): string[] {
  if (!glimpse || !app.words.knowsBoards) return []
  const names = seatNames(app.words, row.seats)
  const told = glimpse.heard.filter((event) => !event.private)
  return told
    .map((event) => app.words.event(row.game, event, names, row.you))
    .filter(Boolean)
    .slice(-SHOWN)
}

/** The share of the time that is left, between 0 and 1; null: nothing runs. */
export function shareLeft(row: Row, glimpse: Glimpse | undefined, now: number): number | null {
  const clock = glimpse?.frame.clock
  if (row.until === null || !clock || row.you === null) return null
  const whole = clock.delay + clock.turn + (clock.reserve[row.you] ?? 0)
  return whole > 0 ? Math.min(1, Math.max(0, (row.until - now) / whole)) : null
}
