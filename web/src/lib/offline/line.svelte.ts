/** Whether the server can be reached. Every request says how it went; nothing else decides. */
import { untrack } from 'svelte'

/** The mark on an answer that the service worker had kept (`worker/keeping.ts`). */
export const KEPT = 'x-kept'

class Line {
  /** since when nothing reaches the server, in ms; null: it can be reached */
  since: number | null = $state(null)

  readonly off = $derived(this.since !== null)

  lost(now: number = Date.now()): void {
    untrack(() => (this.since ??= now))
  }

  found(): void {
    this.since = null
  }
}

export const line = new Line()
