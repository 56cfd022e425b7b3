/** What was heard of this round, and which location is in the light while several were decided at once. */
import { duration } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Heard } from '../../wire'
import { readPack } from './cards'
import { heldTown, ofRound, tell, type Outcome, type Tale } from './story'
import type { View } from './view'

const BEAT = 1300 // ms that a decided location stays in the light

export class Round {
  #tale: Tale = $state.raw({ pieces: new Map(), outcomes: new Map() })
  /** the location that is looked at */
  lit: string | null = $state(null)

  #table = ''
  /** what was heard of this round while it happened, and the piece of it that came last */
  #events: Heard[] = []
  #latest: readonly Heard[] = []
  #shown: readonly Heard[] | null = null
  #queue: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Take in what the newest picture brought; in the past only that moment is known. */
  hear(scene: Scene<View>): void {
    const { fresh, past, table } = scene
    if (table.id !== this.#table) this.#forget(table.id)
    if (!past && fresh !== this.#latest) {
      this.#latest = fresh
      this.#events = ofRound(this.#events, fresh)
    }
    if (this.#shown !== null && same(this.#shown, fresh)) return
    const first = this.#shown === null
    this.#shown = fresh
    const seduced = table.options.seduced_gets_location_bonus !== false
    this.#tale = tell(past ? fresh : this.#events, { pack: readPack(scene.game), seduced })
    if (past || fresh.some((event) => event.kind === 'round-began')) this.stop()
    if (!first) this.#light(decided(fresh))
  }

  #forget(table: string): void {
    this.#table = table
    this.#events = []
    this.#latest = []
    this.#shown = null
  }

  /** Several locations may be decided at once: one after the other comes into the light. */
  #light(tiles: string[]): void {
    const beat = duration(BEAT)
    if (beat === 0 || tiles.length === 0) return
    this.#queue.push(...tiles)
    if (this.lit === null) this.#next(beat)
  }

  #next(beat: number): void {
    clearTimeout(this.#timer)
    this.lit = this.#queue.shift() ?? null
    if (this.lit !== null) this.#timer = setTimeout(() => this.#next(beat), beat)
  }

  /** How a location of this round was decided. */
  outcome(tile: string): Outcome | undefined {
    return this.#tale.outcomes.get(tile)
  }

  get outcomes(): Outcome[] {
    return [...this.#tale.outcomes.values()]
  }

  /** The view to draw: while discards are chosen, the town as it was when the round was decided. */
  shown({ view, past }: Scene<View>): View {
    if (past || view.phase !== 'discard' || this.#tale.outcomes.size === 0) return view
    return { ...view, town: heldTown(view, this.#tale) }
  }

  /** Put out the light. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.lit = null
  }
}

const same = (one: readonly Heard[], two: readonly Heard[]): boolean =>
  one.length === two.length && one.every((event, n) => event === two[n])

/** The locations that were decided, in order. */
export function decided(events: readonly Heard[]): string[] {
  const kinds = ['reward-won', 'location-won', 'reward-unclaimed', 'location-empty']
  return events.flatMap(({ kind, facts }) =>
    kinds.includes(kind) && typeof facts.tile === 'string' ? [facts.tile] : [],
  )
}

/** Board and dock look at the same round. */
export const round = new Round()
