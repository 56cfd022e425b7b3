/**
 * The screen of a table: the present or a moment of the past, the seat whose eyes it is seen with, the open panel. The
 * table itself is in the store.
 */
import { isSlow, leftOf, stands } from '../home/clock'
import { api, type Eyes, type ProposalKind } from '../api'
import { app, t } from '../app.svelte'
import { preferences } from '../preferences.svelte'
import { router } from '../router.svelte'
import { spell } from '../time'
import type { GameInfo, Heard, Moment, Waiting, Why } from '../wire'
import { Coach } from './coach.svelte'
import type { GameUi, Passes, Scene } from './game-ui'
import { waits } from '../waiting/waiting.svelte'
import type { Words } from '../words/words'
import { noteFor, readNotes } from './guide'
import { seatNames } from './names'
import type { Situation } from './plans'
import { Plans } from './plans.svelte'
import { Replay } from './replay.svelte'
import { ReviewStore } from './review.svelte'
import { Since } from './since.svelte'
import { isAwaited, isOn, patience, waysAt } from './standing'
import { Standing } from './standing.svelte'
import { Story } from './story.svelte'
import type { TableStore } from './table.svelte'
import { Tally } from './tally.svelte'
import { Teller } from './teller.svelte'
import { across } from './timeline'

export type Panel = 'log' | 'chat' | 'notes' | 'rules' | 'table' | 'preferences' | 'keys'
/** What a small screen shows above the dock. */
export type Area = 'board' | 'players' | 'panel'

/** Events that begin a round, a turn or a stage, in games that have them. */
const ROUNDS = ['round-began', 'turn-began', 'stage-began']

export class TableScreen {
  readonly store: TableStore
  ui: GameUi | null = $state.raw(null)
  panel: Panel = $state('log')
  area: Area = $state('board')
  list: boolean = $state(preferences.listFirst)
  /** which rule the panel "rules" shows: an anchor of the reference, or the players' rules */
  rule: string | null = $state(null)
  /** the moment that is shown while we look at the past; the last one stays until the next has come */
  moment: Moment | null = $state.raw(null)
  trouble: string = $state('')
  /** the server's time, in seconds; ticks while something on the screen runs */
  now: number = $state(Date.now() / 1000)
  unread = $state(0)

  readonly coach: Coach
  readonly review: ReviewStore
  readonly replay: Replay
  /** how it went, on the page of the end */
  readonly story: Story
  /** the count at the end, for who was there when it came */
  readonly tally = new Tally()
  readonly standing: Standing
  readonly plans: Plans
  readonly since: Since
  readonly teller = new Teller(this)

  constructor(store: TableStore) {
    this.store = store
    this.coach = new Coach(store)
    this.review = new ReviewStore(store.id)
    this.replay = new Replay(this)
    this.story = new Story(this)
    this.standing = new Standing(store.id)
    this.plans = new Plans(store.id)
    this.since = new Since(store.id)
  }

  table = $derived.by(() => this.store.table)
  game: GameInfo | undefined = $derived.by(() => (this.table ? app.game(this.table.game) : undefined))
  names: string[] = $derived.by(() => (this.table ? seatNames(app.words, this.table.seats) : []))
  result = $derived.by(() => this.store.frame?.result ?? null)
  over = $derived.by(() => this.result !== null)

  /** The newest moment. */
  newest = $derived.by(() => this.store.frame?.moment ?? 0)

  /** The moment of the address; while the game runs the newest one is simply now. */
  at: number | null = $derived.by(() => {
    const route = router.route
    const wanted = route.page === 'table' ? route.move : null
    if (wanted === null || this.store.frame === null) return null
    if (!this.over && wanted >= this.newest) return null
    return Math.max(1, this.over ? wanted : Math.min(wanted, this.newest))
  })
  past = $derived.by(() => this.at !== null)
  /** Is a finished game looked at again? */
  replays = $derived.by(() => this.over && this.past)
  /** Is the way through the moves shown beside the board? A replay has its own. */
  walks = $derived.by(() => this.store.frame !== null && !this.replays && (this.panel === 'log' || this.past))
  /** Does an onlooker see all cards while the game runs? */
  unveiled = $derived.by(() => !this.over && this.store.you === null && this.table?.spectators === 'open')
  /** With whose eyes the past is seen, after the end; as everything about a moment, it is in the address. */
  eyes: Eyes = $derived.by(() => {
    const route = router.route
    if (this.unveiled && this.past) return 'all'
    if (!this.over || !this.past || this.table?.sealed || route.page !== 'table') return 'own'
    const wanted = route.eyes
    if (wanted === 'spectator' && this.store.you === null) return 'own'
    if (typeof wanted !== 'number') return wanted
    return wanted === this.store.you || wanted >= this.names.length ? 'own' : wanted
  })
  /** The newest moment with the eyes that are chosen. */
  last = $derived.by(() => (this.eyes === 'own' || !this.moment ? this.newest : this.moment.last))
  /** At the end the page of scores takes the place of the board, until somebody looks back. */
  atEnd = $derived.by(() => this.over && !this.past)

  you: number | null = $derived.by(() =>
    this.eyes === 'own' ? this.store.you : typeof this.eyes === 'number' ? this.eyes : null,
  )

  /** The words of this moment: a reader who looks with the eyes of another seat is not called "you". */
  words: Words = $derived.by(() =>
    typeof this.eyes === 'number' ? app.words.aside(this.names[this.eyes] ?? '') : app.words,
  )

  events: Heard[] = $derived.by(() => {
    if (this.eyes === 'own' || !this.past) return this.store.events
    // Until everything that these eyes heard has come, what they heard so far.
    return this.replay.known(this.eyes) ?? this.moment?.events ?? []
  })

  waiting: Waiting[] = $derived.by(() => (this.past ? (this.moment?.waiting ?? []) : (this.store.frame?.waiting ?? [])))

  view: unknown = $derived.by(() => {
    const open = this.unveiled ? this.store.frame?.views : null
    if (!this.past && open && this.ui) return this.ui.open(open)
    if (!this.past) return this.store.frame?.view ?? null
    const views = this.moment?.views
    if (!views || !this.ui) return this.store.frame?.view ?? null
    return views.length > 1 ? this.ui.open(views) : views[0]
  })

  scene: Scene | null = $derived.by(() => {
    if (!this.table || !this.game || this.view === null || this.view === undefined) return null
    const asked = this.past || this.store.connection !== 'live' ? null : this.question
    return {
      table: this.table,
      game: this.game,
      words: this.words,
      view: this.view,
      question: asked,
      names: this.names,
      you: this.you,
      past: this.past,
      fresh: this.past ? this.events.filter((event) => event.moment === this.at) : this.store.fresh,
      sending: this.store.sending !== null,
      answer: (choice) => this.answer(choice),
      takeBack: this.store.canTakeBack && !this.past ? () => void this.store.takeBack() : null,
      skip: this.skips ? () => void this.store.skip() : null,
      why: (choice) => this.why(choice),
      passes: this.passes,
    }
  })

  /** Is the viewer asked something now, whatever is on the screen? */
  asked = $derived.by(() => this.question !== null && !this.over)

  /** Does the open question have a note for newcomers that was not read yet? */
  noted = $derived.by(() => {
    const { game, question } = this
    if (!game || !question || !preferences.guide) return false
    return noteFor(game.notes, this.table?.series?.part ?? 0, question, readNotes(game.id)) !== null
  })

  // -- standing answers

  /** Does somebody wait for the viewer's answer in a window, and see how long it takes? */
  #awaited = $derived.by(() => this.table !== null && isAwaited(this.table, this.store.window))

  /** The answer that is given for the viewer to the open question, if any. */
  given: string | null = $derived.by(() => {
    const { frame, question, you } = this.store
    const passing = this.ui?.passing
    if (!frame || !passing) return null
    return this.standing.answer(passing, frame.view, question, you, this.#awaited)
  })

  /** The open question, unless it is answered for the viewer. */
  question = $derived.by(() => (this.given === null ? this.store.question : null))

  /** What can be ticked in a window, and what is ticked. */
  passes: Passes | null = $derived.by(() => {
    const passing = this.ui?.passing
    const view = this.store.frame?.view
    if (!passing || !view || this.past || this.over || this.store.you === null) return null
    const { question } = this
    if (question ? !question.window : !this.standing.any) return null
    const { ticks } = this.standing
    const ways = waysAt(this.#awaited).filter((way) => way !== 'walk' || passing.walk(view) !== null)
    return {
      ways: ways.map((way) => ({ way, text: t(`web-pass-${way}`), on: isOn(ticks, way) })),
      flip: (way) => this.standing.flip(way, passing, view, question?.token ?? null),
    }
  })

  /** Can the viewer answer beforehand? Only in a slow game, where a server keeps it for days. */
  plansAhead = $derived.by(() => this.plays && !this.past && isSlow(this.table!.pace))

  /** Does the viewer have a seat in a game that runs? */
  plays = $derived.by(() => this.table?.status === 'running' && this.store.you !== null && !this.over)

  /** What can be answered beforehand here, as long as the pace is slow. */
  situations: Situation[] = $derived.by(() => {
    const { ui, store, names, game } = this
    const view = store.frame?.view
    if (!this.plays || !ui?.situations || !view || !game || store.you === null) return []
    return ui.situations(view, app.words, names, store.you, game)
  })

  /** Give a standing answer, when its time has come. */
  pass(choice: string): () => void {
    const timer = setTimeout(() => void this.store.choose(choice), patience(this.#awaited))
    return () => clearTimeout(timer)
  }

  /** Can the pauses of bots be skipped? Not where other people want to see what the bots do. */
  skips: boolean = $derived.by(() => {
    const { table, store } = this
    if (table?.status !== 'running' || store.you === null || this.over || this.past || this.asked) return false
    if (store.question || store.hurried || store.connection !== 'live' || preferences.botSpeed === 'instant')
      return false
    const there = table.seats.flatMap((seat, n) => (seat.kind === 'person' && !seat.level ? [n] : []))
    return there.length === 1 && there[0] === store.you
  })

  /** Go to the next table that waits for the viewer; false: there is none. */
  goNext(): boolean {
    const row = waits.next(this.store.id)
    if (!row) return false
    waits.trail.push(this.store.id)
    router.go(`/t/${row.id}`)
    return true
  }

  /** Go back to the table from which one came here. */
  goBack(): void {
    const before = waits.trail.pop()
    if (before !== undefined && before !== this.store.id) router.go(`/t/${before}`)
  }

  // -- choosing

  answer(choice: string): void {
    if (!this.past) void this.store.choose(choice)
  }

  /** What would the expert do? */
  askHint(): void {
    if (!this.past) void this.coach.ask((deed) => this.deed(deed))
  }

  /** An option in the words of the board, as far as it has its own. */
  named(choice: string): string {
    if (this.scene && this.ui?.label && !this.past) return this.ui.label(this.scene, choice)
    return this.table ? app.words.choice(this.table.game, choice, this.names) : choice
  }

  /** A choice of the open question with the small ones that follow it: "Banker → 2 cards". */
  deed(deed: readonly string[]): string {
    const [first, ...others] = deed
    if (first === undefined || !this.table) return ''
    return [this.named(first), app.words.deed(this.table.game, others, this.names)].filter(Boolean).join(' → ')
  }

  why(choice: string): Promise<Why> {
    return this.store.why(choice)
  }

  // -- going through the past

  /** The moments at which a new group of the log begins. */
  headings: number[] = $derived.by(() => {
    const ui = this.ui
    if (!ui) return []
    const found = this.events.filter((event) => ui.heading(event, app.words) !== null).map((event) => event.moment)
    return [...new Set(found)]
  })

  /** The moments at which a new round, turn or stage begins, and its number; in other games, the groups of the log. */
  rounds: { moment: number; number: number | null }[] = $derived.by(() => {
    const found = this.events
      .filter((event) => ROUNDS.includes(event.kind) && this.headings.includes(event.moment))
      .map(({ moment, facts }) => ({ moment, number: Number(facts.round ?? facts.turn ?? facts.count) }))
    return found.length > 0 ? found : this.headings.map((moment) => ({ moment, number: null }))
  })

  show(moment: number | null): void {
    const wasPast = this.past
    if (moment === null) {
      this.replay.playing = false
      router.go(`/t/${encodeURIComponent(this.store.id)}`, { replace: wasPast })
    } else router.go(this.address(Math.min(moment, this.last || 1), this.eyes), { replace: wasPast })
  }

  /** Where a moment can be found. */
  address(moment: number, eyes: Eyes): string {
    const path = `/t/${encodeURIComponent(this.store.id)}?move=${Math.max(1, moment)}`
    return eyes === 'own' ? path : `${path}&eyes=${eyes}`
  }

  step(by: number): void {
    const from = this.at ?? this.newest
    const to = from + by
    if (to > this.last || (to >= this.newest && !this.over)) this.show(this.over ? this.last : null)
    else this.show(to)
  }

  /** To where the next group of the log begins; in a replay, the next round. */
  jump(direction: 1 | -1): void {
    const from = this.at ?? this.newest
    const begins = this.replays ? this.rounds.map((one) => one.moment) : this.headings
    const found =
      direction > 0 ? begins.find((moment) => moment > from) : begins.filter((moment) => moment < from).at(-1)
    if (found !== undefined) this.show(found)
    else if (direction > 0) this.show(this.over ? this.last : null)
    else this.show(1)
  }

  /** Look with other eyes, at the same move: moments are counted for each viewer. */
  async look(eyes: Eyes): Promise<void> {
    await this.act(async () => {
      const [from, to] = await Promise.all([this.replay.heard(this.eyes), this.replay.heard(eyes)])
      router.go(this.address(across(from, this.at ?? this.newest, to), eyes), { replace: this.past })
    })
  }

  /** Fetch what the address asks for; the neighbours come along, so that the next step is at once there. */
  async fetch(at: number, eyes: Eyes): Promise<void> {
    try {
      const moment = await this.store.moment(at, eyes)
      if (this.at !== at || this.eyes !== eyes) return
      this.moment = moment
      this.trouble = ''
      this.replay.heard(eyes).catch(() => undefined)
      for (const near of [at + 1, at - 1]) {
        if (near >= 1 && near <= moment.last) this.store.moment(near, eyes).catch(() => undefined)
      }
    } catch (error) {
      if (this.at === at) this.trouble = app.explain(error)
    }
  }

  // -- panels

  open(panel: Panel): void {
    this.panel = panel
    this.area = 'panel'
    if (panel === 'chat') this.unread = 0
  }

  openRule(anchor: string | null): void {
    this.rule = anchor
    this.open('rules')
  }

  // -- time

  /** Seconds that a seat has left: the rest of its turn and its reserve. */
  timeOf(seat: number): number | null {
    const clock = this.store.frame?.clock
    if (!clock) return null
    return leftOf(clock, seat, this.now)
  }

  isRunning(seat: number): boolean {
    const clock = this.store.frame?.clock
    const since = clock?.since[seat] ?? null
    return since !== null && !stands(clock?.rest ?? [], seat, this.now)
  }

  /** Do something at the server and show what went wrong, if anything. */
  async act(what: () => Promise<unknown>): Promise<boolean> {
    this.trouble = ''
    try {
      await what()
      return true
    } catch (error) {
      this.trouble = app.explain(error)
      return false
    }
  }

  propose(kind: ProposalKind, seat: number | null = null): Promise<boolean> {
    return this.act(() => api.propose(this.store.id, kind, seat))
  }

  // -- words

  /** How long a finished game was: "13 turns, 58 minutes". */
  length: string = $derived.by(() => {
    const { table, ui, store } = this
    if (!table || !ui || !store.frame || !this.over) return ''
    const turns = ui.length?.(store.frame.view, app.words) ?? ''
    const time = table.started && table.finished ? spell(table.finished - table.started, t) : ''
    return [turns, time].filter(Boolean).join(', ')
  })

  /** The sentence of the moment, for the status line and for the key T. */
  status: { lead: string; rest: string } = $derived.by(() => {
    const { table } = this
    if (!table) return { lead: t('web-status-loading'), rest: '' }
    if (table.status === 'open') {
      const free = table.seats.filter((seat) => seat.kind === 'empty').length
      return free > 0
        ? { lead: t('web-status-open'), rest: t('web-row-free', { count: free }) }
        : { lead: t('web-status-full'), rest: '' }
    }
    if (this.past) {
      const told = this.events.filter((event) => event.moment === this.at)
      const event = told.findLast((one) => !one.private) ?? told.at(-1)
      const lead = t('web-status-past', { move: this.at, last: this.last })
      return { lead, rest: event ? this.teller.event(event) : '' }
    }
    if (this.result) {
      const lead = t(this.tally.counting ? 'web-count-status' : 'web-status-over')
      return { lead, rest: [app.words.game(table.game), this.length].filter(Boolean).join(', ') }
    }
    const { question } = this
    const goingOn = (): string => (this.scene ? (this.ui?.goingOn?.(this.scene) ?? '') : '')
    if (question) {
      const text = app.words.question(table.game, question, this.names)
      if (question.window) return { lead: t('web-status-reactions'), rest: goingOn() || text }
      return { lead: t('web-status-your-turn'), rest: text }
    }
    const { waiting } = this
    if (waiting.some((one) => one.seat === null)) {
      return { lead: t('web-status-reactions'), rest: goingOn() || app.words.say('waiting-somebody') }
    }
    if (this.store.window) return { lead: t('web-status-reactions'), rest: goingOn() }
    const others = waiting.filter((one) => one.seat !== this.store.you)
    if (others.length === 0 && waiting.length > 0) return { lead: t('web-status-chosen'), rest: '' }
    if (others.length > 2) return { lead: t('web-status-many', { count: others.length }), rest: '' }
    const told = others.map((one) => app.words.activity(table.game, one.activity, this.names[one.seat!] ?? null))
    return { lead: told.join(' '), rest: '' }
  })
}
