/** A finished game that runs by itself: how fast, where it stops, and what the review says of the move that is shown. */
import type { Eyes } from '../api'
import type { Heard, TurningPoint, Verdict } from '../wire'
import type { TableScreen } from './screen.svelte'
import { opinion } from './shares'
import { across, heardBy, momentOf, spectated } from './timeline'

export const SPEEDS = [0.5, 1, 2, 4]
const MOVE = 1600 // ms that a move is shown at the usual speed …
const LETTER = 40 // … and for each letter of what is said of it
const COSTLY = 0.05 // a share of imagined games that somebody notices
const WHOLE = 999_999 // a moment after the last one: the server answers with all that was heard

/** What the review says of a move, and where it stands among the moves that are shown. */
export interface Remark {
  moment: number
  verdict: Verdict
  turns: TurningPoint[]
  /** more than that the expert agrees */
  notable: boolean
  costly: boolean
}

export class Replay {
  playing = $state(false)
  speed = $state(1)
  /** does it wait at a remark until somebody goes on? */
  stops = $state(false)
  /** nobody looks: the tab is in the background */
  hidden = $state(false)
  /** how long what is said of the shown move takes to read, in letters */
  letters = $state(0)
  /** what each seat has heard, as far as it was fetched */
  #heard: ReadonlyMap<number, Heard[]> = $state.raw(new Map())
  #fetched = false
  #passed: number | null = null
  readonly #screen: TableScreen

  constructor(screen: TableScreen) {
    this.#screen = screen
  }

  // -- running

  /** From the first move, by itself. */
  open(): void {
    this.#screen.show(1)
    this.play()
  }

  play(): void {
    const screen = this.#screen
    if (screen.at === null || screen.at >= screen.last) screen.show(1)
    this.#passed = screen.at
    this.playing = true
  }

  toggle(): void {
    if (this.playing) this.playing = false
    else this.play()
  }

  faster(by: 1 | -1): void {
    const place = SPEEDS.indexOf(this.speed) + by
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))]!
  }

  /** Wait as long as the move wants to be looked at, then go on; to be called again for each move. */
  run(): (() => void) | undefined {
    const screen = this.#screen
    if (!this.playing || this.hidden || screen.at === null) return
    if (screen.at >= screen.last || screen.trouble) {
      this.playing = false
      return
    }
    if (screen.moment?.moment !== screen.at) return // it has not come yet
    if (this.stops && this.#passed !== screen.at && this.here.some((one) => one.notable)) {
      this.playing = false
      return
    }
    const timer = setTimeout(() => screen.step(1), (MOVE + LETTER * this.letters) / this.speed)
    return () => clearTimeout(timer)
  }

  // -- other ears

  #open: Heard[] = $derived.by(() => spectated(this.#screen.store.events))

  /** What was heard with these eyes, as far as it is here. */
  known(eyes: Eyes): Heard[] | undefined {
    if (eyes === 'own') return this.#screen.store.events
    return typeof eyes === 'number' ? this.#heard.get(eyes) : this.#open
  }

  /** Everything that was heard with these eyes. */
  async heard(eyes: Eyes): Promise<readonly Heard[]> {
    const { store } = this.#screen
    const known = this.known(eyes)
    if (known || typeof eyes !== 'number') return known ?? []
    const { events } = await store.moment(WHOLE, eyes)
    this.#heard = new Map(this.#heard).set(eyes, events)
    return events
  }

  /** Fetch what the seats have heard: where their judged choices stand is counted by it. */
  listen(): void {
    const screen = this.#screen
    if (this.#fetched || screen.table?.sealed) return
    this.#fetched = true
    for (const seat of screen.names.keys()) {
      if (seat !== screen.store.you) this.heard(seat).catch(() => (this.#fetched = false))
    }
  }

  /** Where a moment of a seat stands for the viewer; null as long as that is not known. */
  own(seat: number, moment: number): number | null {
    const { store } = this.#screen
    if (seat === store.you) return moment
    const heard = this.#heard.get(seat)
    return heard ? across(heard, moment, store.events) : null
  }

  // -- what was said

  /** The remarks that can be read with the chosen eyes: those on a seat's own choices, or on all with everything open. */
  remarks: Remark[] = $derived.by(() => {
    const { eyes, you, review, store } = this.#screen
    const open = this.#open
    return review.judged.flatMap(({ verdict, moment }) => {
      const heard = this.#heard.get(verdict.seat) ?? (verdict.seat === store.you ? store.events : undefined)
      // It was judged before the choice; the choice itself is the next that is heard.
      if (eyes === 'all' && heard) return [this.#remark(verdict, momentOf(open, heardBy(heard, moment) + 1))]
      if (verdict.seat !== you || eyes === 'all') return []
      return [this.#remark(verdict, Math.min(moment + 1, this.#screen.last || moment + 1))]
    })
  })
  here: Remark[] = $derived.by(() => this.remarks.filter((one) => one.moment === this.#screen.at))
  /** What stands on the scrubber. */
  marks: Remark[] = $derived.by(() => this.remarks.filter((one) => one.notable))

  #remark(verdict: Verdict, moment: number): Remark {
    const turns = this.#screen.review.review?.turns.filter((turn) => turn.ply === verdict.ply) ?? []
    const said = opinion(verdict)
    const costly = said === 'clear' && verdict.before - verdict.after >= COSTLY
    return { moment, verdict, turns, costly, notable: said === 'clear' || said === 'little' || turns.length > 0 }
  }
}
