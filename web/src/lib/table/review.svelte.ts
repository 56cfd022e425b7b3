/** The review of a finished game, as far as this browser knows it: none, in the making, or made. */
import { api } from '../api'
import { app } from '../app.svelte'
import type { Review, Verdict } from '../wire'

const POLL = 2000 // ms between two looks how far it is

/** A judged choice and the moment of the replay, with the eyes of its seat, at which it was made. */
export interface Judged {
  verdict: Verdict
  moment: number
}

export class ReviewStore {
  readonly #id: string
  review: Review | null = $state.raw(null)
  trouble: string = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = false

  constructor(id: string) {
    this.#id = id
  }

  judged: Judged[] = $derived.by(() => {
    const { review } = this
    return review ? review.choices.map((verdict, place) => ({ verdict, moment: review.moments[place] ?? 1 })) : []
  })

  /** Look once whether there is one. */
  load(): void {
    if (this.#asked) return
    this.#asked = true
    void this.#take(() => api.review(this.#id))
  }

  /** Have it made. The reader needs a name at the server for it; a guest's will do. */
  async ask(): Promise<void> {
    await this.#take(async () => {
      await app.ensureGuest()
      return api.askReview(this.#id)
    })
  }

  async #take(fetch: () => Promise<Review>): Promise<void> {
    this.trouble = ''
    try {
      this.review = await fetch()
    } catch (error) {
      this.trouble = app.explain(error)
    }
    clearTimeout(this.#timer)
    if (this.review?.status === 'making') {
      this.#timer = setTimeout(() => void this.#take(() => api.review(this.#id)), POLL)
    }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#asked = true
  }

  /** What was judged at a moment of a seat. */
  at(seat: number | null, moment: number | null): Verdict[] {
    return this.judged.filter((one) => one.verdict.seat === seat && one.moment === moment).map((one) => one.verdict)
  }
}
