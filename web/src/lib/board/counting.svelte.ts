/** The arithmetic of the end, source by source. */
import { duration } from '../preferences.svelte'

const PAUSE = 420 // ms for one source

export class Counting {
  /** how many sources are counted already */
  step = $state(duration(PAUSE) === 0 ? Infinity : 0)
  readonly #all: () => number
  readonly done = $derived.by(() => this.step >= this.#all())

  /** Begins to count; to be made while a component is. */
  constructor(all: () => number) {
    this.#all = all
    $effect(() => {
      if (this.done) return
      const timer = setInterval(() => (this.step += 1), Math.max(60, duration(PAUSE)))
      return () => clearInterval(timer)
    })
  }

  /** Show everything at once. */
  finish(): void {
    this.step = Infinity
  }
}
