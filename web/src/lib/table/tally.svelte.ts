/** The count at the end of a game: source by source, before anybody is named the winner. */
import { duration } from '../preferences.svelte'

const PAUSE = 420 // ms for one source

export class Tally {
  /** how many steps are counted already; a count that is over, or that nobody saw begin, has all of them */
  step = $state(Infinity)
  /** what is told when all is counted */
  #done: (() => void) | null = null
  #steps = 0

  counting = $derived.by(() => this.step !== Infinity)

  /** Count `steps` steps; without motion, or without anything to count, it is over at once. */
  begin(steps: number, done: () => void): void {
    this.#steps = steps
    this.#done = done
    if (steps === 0 || duration(PAUSE) === 0) this.finish()
    else this.step = 0
  }

  /** Go on by itself, until everything was there to be seen for a moment. */
  run(): () => void {
    const timer = setInterval(
      () => {
        if (this.step >= this.#steps) this.finish()
        else this.step += 1
      },
      Math.max(60, duration(PAUSE)),
    )
    return () => clearInterval(timer)
  }

  /** Show the end at once. */
  finish(): void {
    this.step = Infinity
    const done = this.#done
    this.#done = null
    done?.()
  }
}
