/**
 * Hints: what a strong bot would do with the question that is open. One thought at a time; it ends when the player goes
 * on, and what it found is never shown beside another question.
 */
import { api, Trouble } from '../api'
import { app, t } from '../app.svelte'
import type { Hint } from '../wire'
import { shown } from './shares'
import type { TableStore } from './table.svelte'

export class Coach {
  readonly #store: TableStore
  #found: Hint | null = $state.raw(null)
  #asked: string | null = $state(null)
  #abort: AbortController | null = null
  #token: string | undefined
  trouble: string = $state('')

  constructor(store: TableStore) {
    this.#store = store
  }

  /** May this player ask for hints at this table? Where others are people, they have agreed. */
  allowed = $derived.by(() => {
    const { table, you } = this.#store
    return Boolean(table?.hints) && table?.status === 'running' && you !== null && !table.seats[you]?.sits_in
  })
  /** Is there something to ask about now? */
  useful = $derived.by(() => this.allowed && (this.#store.question?.options.length ?? 0) > 1)
  thinking = $derived.by(() => this.#asked !== null && this.#asked === this.#store.question?.token)
  /** What the bot thinks of the open question. */
  hint: Hint | null = $derived.by(() =>
    this.#found !== null && this.#found.token === this.#store.question?.token ? this.#found : null,
  )
  open = $derived.by(() => this.thinking || this.hint !== null || this.trouble !== '')

  /** Ask; asking again closes what is shown. `named` says a deed in the words of the board. */
  async ask(named: (deed: readonly string[]) => string): Promise<void> {
    const question = this.#store.question
    if (this.open) return this.close()
    if (!this.useful || question === null) return
    this.#abort = new AbortController()
    this.#asked = question.token
    try {
      const found = await api.hint(this.#store.id, question.token, this.#abort.signal)
      if (this.#asked !== question.token) return
      this.#found = found
      const [best] = found.options
      if (this.hint && best) {
        const said = { choice: named(best.deed), ...shown(best) }
        app.announce(`${t('web-hint-said', said)} ${t(`web-hint-${found.sureness}`)}`)
      }
    } catch (error) {
      // A question that was answered meanwhile needs no hint.
      const current = this.#asked === question.token && this.#store.question?.token === question.token
      if (!(error instanceof Trouble)) throw error
      if (current && error.code !== 'stale-choice') this.trouble = app.explain(error)
    } finally {
      if (this.#asked === question.token) this.#asked = null
    }
  }

  /** Called off, or put away. */
  close(): void {
    this.#abort?.abort()
    this.#abort = null
    this.#asked = null
    this.#found = null
    this.trouble = ''
  }

  /** Another question may be open now: what belongs to the old one is called off and put away. */
  follow(token: string | undefined): void {
    if (token !== this.#token) this.close()
    this.#token = token
  }
}
