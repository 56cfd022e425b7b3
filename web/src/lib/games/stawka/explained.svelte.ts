/** What somebody points at, for the explanation that stands beside the town on a wide screen. */
import { untrack } from 'svelte'
import type { Tip } from '../../board/tip.svelte'
import type { Subject } from './tip.svelte'

const KEPT = 4000 // ms that the last thing stays

class Explained {
  about: Subject | null = $state.raw(null)
  /** is there such a place now? Otherwise explanations stand beside their thing */
  places = $state(0)

  #timer: ReturnType<typeof setTimeout> | undefined

  /** Called by a component: whatever this tip is asked for shows here, too. */
  follow(tip: Tip<Subject>): void {
    $effect(() => {
      const about = tip.pinned ? null : tip.about
      untrack(() => (about === null ? this.#rest() : this.#show(about)))
    })
  }

  /** Called by the place itself. */
  stand(): void {
    $effect(() => {
      untrack(() => (this.places += 1))
      return () => (this.places -= 1)
    })
  }

  #show(about: Subject): void {
    clearTimeout(this.#timer)
    this.about = about
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.about = null), KEPT)
  }
}

export const explained = new Explained()
