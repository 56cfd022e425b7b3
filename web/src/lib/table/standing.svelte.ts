/** The standing answers of the viewer at one table, kept as long as this tab. */
import type { Ask } from '../wire'
import { anyOn, flip, left, NONE, standingAnswer, type Passing, type Ticks, type Way } from './standing'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const here = (): Kept | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage)

export class Standing {
  ticks: Ticks = $state.raw(NONE)
  /** the question that was open when something was ticked: that one the viewer answers */
  #spared: string | null = $state(null)
  readonly #key: string
  readonly #storage: Kept | null

  constructor(table: string, storage: Kept | null = here()) {
    this.#key = `konspira-standing-${table}`
    this.#storage = storage
    this.ticks = this.#read()
  }

  any = $derived.by(() => anyOn(this.ticks))

  flip<View>(way: Way, passing: Passing<View>, view: View, open: string | null): void {
    this.#spared = open
    this.#become(flip(left(this.ticks, passing, view), way, passing, view))
  }

  /** Ask me again. */
  clear(): void {
    this.#become(NONE)
  }

  /** What is over ends by itself. */
  follow<View>(passing: Passing<View>, view: View): void {
    const now = left(this.ticks, passing, view)
    if (now !== this.ticks) this.#become(now)
  }

  /** The answer that is given for the viewer; null: the viewer is asked. */
  answer<View>(
    passing: Passing<View>,
    view: View,
    question: Ask | null,
    you: number | null,
    awaited: boolean,
  ): string | null {
    if (question === null || you === null || question.token === this.#spared) return null
    return standingAnswer(this.ticks, passing, view, question, you, awaited)
  }

  #become(ticks: Ticks): void {
    this.ticks = ticks
    try {
      if (anyOn(ticks)) this.#storage?.setItem(this.#key, JSON.stringify(ticks))
      else this.#storage?.removeItem(this.#key)
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }

  #read(): Ticks {
    try {
      const kept = JSON.parse(this.#storage?.getItem(this.#key) ?? 'null') as Partial<Ticks> | null
      const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
      return kept === null ? NONE : { walk: text(kept.walk), stage: text(kept.stage), unless: kept.unless === true }
    } catch {
      return NONE
    }
  }
}
