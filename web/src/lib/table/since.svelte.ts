/** What happened since the viewer's last turn: since when, and whether it is shown. The moment is kept in this browser. */
import type { Frame } from '../wire'

const KEY = 'konspira-seen'
const MOST_TABLES = 60
export const AWAY = 30_000 // ms after which somebody comes back

type Kept = Pick<Storage, 'getItem' | 'setItem'>
const here = (): Kept | null => (typeof localStorage === 'undefined' ? null : localStorage)

export class Since {
  /** the viewer has seen everything up to this moment; null: not known yet */
  from: number | null = $state(null)
  open = $state(false)
  readonly #table: string
  readonly #storage: Kept | null

  constructor(table: string, storage: Kept | null = here()) {
    this.#table = table
    this.#storage = storage
  }

  /** A frame has come; the viewer may have skipped what led to it. */
  follow(before: Frame | null, now: Frame, skipped = false): void {
    if (now.result) this.open = false
    else if (before === null) {
      const kept = this.#read()
      this.from = kept ?? now.moment
      if (this.from > now.moment) this.from = now.moment // something was taken back
      this.open = this.from < now.moment
      if (kept === null) this.#keep(now.moment) // who has just sat down has seen what lies there
    } else if (answered(before, now)) this.seen(now.moment)
    else if (now.question && now.question.token !== before.question?.token && (skipped || !now.question.window))
      this.open = true
  }

  /** The viewer is back after a while. */
  back(): void {
    this.open = true
  }

  /** All that has happened is known. */
  seen(moment: number): void {
    this.from = moment
    this.open = false
    this.#keep(moment)
  }

  #keep(moment: number): void {
    try {
      const { [this.#table]: _, ...others } = this.#all()
      const kept = Object.entries(others).slice(1 - MOST_TABLES)
      this.#storage?.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [this.#table, moment]])))
    } catch {
      // After a reload it begins from the first step, and that is all.
    }
  }

  #read(): number | null {
    const found = this.#all()[this.#table]
    return typeof found === 'number' ? found : null
  }

  #all(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(KEY) ?? '{}')
      return kept !== null && typeof kept === 'object' ? (kept as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }
}

/** Has the viewer's own question been answered? A pass in a window is no turn. */
const answered = (before: Frame, now: Frame): boolean =>
  before.question !== null && !before.question.window && now.question?.token !== before.question.token
