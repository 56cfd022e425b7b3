/** The tables that wait for the reader, on whatever page: for the badge, the title, the next table, and to be told. */
import { untrack } from 'svelte'
import { api, Trouble } from '../api'
import { app } from '../app.svelte'
import { ordered } from '../home/telling.svelte'
import { kept } from '../offline/kept'
import type { Row } from '../wire'

const SEEN = 20_000 // ms between two looks while the page is before somebody
const UNSEEN = 60_000
const TICK = 10_000
const SOON = 1_500

/** The tables that did not wait before. The first look tells nothing: they have waited all along. */
export function fresh(before: readonly Row[] | null, now: readonly Row[]): Row[] {
  if (before === null) return []
  return now.filter((row) => !before.some((one) => one.id === row.id))
}

/** Those that waited before and do not any more. */
export const gone = (before: readonly Row[] | null, now: readonly Row[]): Row[] => fresh(now, before ?? [])

export class Waits {
  /** least time left first; null: not known yet */
  rows: readonly Row[] | null = $state.raw(null)
  /** those that the reader has put off: they wait as well, but are not counted */
  later: readonly Row[] = $state.raw([])
  /** when it was so, in ms */
  at = $state(0)
  count = $derived(this.rows?.length ?? 0)
  /** told when tables begin to wait, or wait no more */
  onChange: ((fresh: readonly Row[], gone: readonly Row[]) => void) | null = null
  #whose = ''
  #looked = -Infinity
  #number = 0
  #soon: ReturnType<typeof setTimeout> | undefined
  /** the tables from which one went to the next */
  readonly trail: string[] = []

  /** The table to go to from this one; null: none other waits. */
  next(from: string | null): Row | null {
    return this.rows?.find((row) => row.id !== from) ?? null
  }

  others(from: string | null): number {
    return this.rows?.filter((row) => row.id !== from).length ?? 0
  }

  /** Ask the server. An effect that calls this does not depend on what is found. */
  look(): Promise<void> {
    return untrack(() => this.#look())
  }

  async #look(): Promise<void> {
    this.#looked = performance.now()
    const number = ++this.#number
    if (!app.me) {
      this.take([], '')
      return
    }
    const login = app.login
    try {
      const found = await kept.ask('waiting', api.waiting)
      if (number !== this.#number || login !== app.login) return // a newer look has said more
      this.take(found.data, login, found.at)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error // the next look will do
    }
  }

  /** Something was chosen: what waits may be different in a moment. Of many choices in a row, one look. */
  soon(): void {
    if (!app.me) return
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      void this.look()
    }, SOON)
  }

  /** What somebody has just been told of all their tables. */
  take(rows: readonly Row[], login: string, at = Date.now()): void {
    const before = this.#whose === login ? this.rows : null
    this.#whose = login
    const asking = ordered(rows.filter((row) => row.your_turn))
    this.rows = asking.filter((row) => !row.later)
    this.later = asking.filter((row) => row.later)
    this.at = at
    this.onChange?.(fresh(before, this.rows), gone(before, this.rows))
  }

  /** Look again and again, and at once when somebody comes back or something is pushed. */
  watch(): () => void {
    const tick = (): void => {
      if (performance.now() - this.#looked >= (document.hidden ? UNSEEN : SEEN)) void this.look()
    }
    const back = (): void => {
      if (!document.hidden) void this.look()
    }
    const timer = setInterval(tick, TICK)
    document.addEventListener('visibilitychange', back)
    addEventListener('online', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('online', back)
    }
  }
}

export const waits = new Waits()
