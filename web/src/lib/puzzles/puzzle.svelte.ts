/** A puzzle on the screen: the table, what was tried, the hints and the answer; afterwards, playing on from it. */
import { api } from '../api'
import { app, t } from '../app.svelte'
import { preferences } from '../preferences.svelte'
import type { GameUi, Scene } from '../table/game-ui'
import type { Heard, PuzzleHint, PuzzleSolution, PuzzleTable, PuzzleTry, Why } from '../wire'
import { withDay, withResult, type Outcome } from './progress'

export const HINTS = 3

export class PuzzleStore {
  readonly id: string
  shown: PuzzleTable | null = $state.raw(null)
  ui: GameUi | null = $state.raw(null)
  hints: PuzzleHint[] = $state.raw([])
  solution: PuzzleSolution | null = $state.raw(null)
  /** the latest whole option that was tried */
  tried: PuzzleTry | null = $state.raw(null)
  sending = $state(false)
  trouble = $state('')
  /** which time of playing on from here; null: the puzzle itself */
  deal: number | null = $state(null)
  #made: string[] = $state.raw([])
  #fresh: Heard[] = $state.raw([])
  /** the day whose puzzle this is; null: of none */
  #day: number | null
  /** was something tried in this visit? Then the first try is over */
  #answered = false

  constructor(id: string, day: number | null) {
    this.id = id
    this.#day = day
  }

  readonly names: string[] = $derived(this.shown?.table.seats.map((seat) => seat.name || app.name) ?? [])
  readonly solved: boolean = $derived(this.tried?.right ?? false)
  readonly over: boolean = $derived(this.shown?.frame.result !== null && this.shown !== null)

  readonly scene: Scene | null = $derived.by(() => {
    const { shown } = this
    const game = shown ? app.game(shown.table.game) : undefined
    if (!shown || !game) return null
    const open = this.deal !== null || (this.tried === null && this.solution === null)
    return {
      table: shown.table,
      game,
      words: app.words,
      view: shown.frame.view,
      question: open ? shown.frame.question : null,
      names: this.names,
      you: shown.table.you,
      past: false,
      fresh: this.#fresh,
      sending: this.sending,
      answer: (choice: string) => void this.choose(choice),
      takeBack: this.#made.length > 0 && this.deal === null && open ? () => void this.back() : null,
      why: (choice: string) => this.#why(choice),
    }
  })

  /** The table as the seat saw it; the position of the puzzle once more, without what was tried. */
  async begin(): Promise<void> {
    this.#made = []
    this.tried = null
    this.deal = null
    await this.#look()
  }

  async choose(choice: string): Promise<void> {
    if (this.sending) return
    await this.#look([...this.#made, choice])
  }

  async back(): Promise<void> {
    await this.#look(this.#made.slice(0, -1))
  }

  async #look(made: string[] = []): Promise<void> {
    this.sending = true
    await this.#act(async () => {
      const { deal } = this
      const found = await (deal === null ? api.puzzleTable(this.id, made) : api.playPuzzle(this.id, made, deal))
      const before = this.shown?.frame.events.length ?? 0
      this.#fresh = made.length > 0 ? found.frame.events.slice(before) : []
      this.#made = made
      this.shown = found
      if (found.tried) this.#try(found.tried)
    })
    this.sending = false
  }

  #try(tried: PuzzleTry): void {
    this.tried = tried
    this.#count(tried.right ? (this.hints.length > 0 ? 'hints' : 'solved') : 'missed')
    app.announce(tried.right ? t('web-puzzle-right') : t('web-puzzle-wrong'))
    if (tried.right) void this.solve()
  }

  /** Only the first answer counts, and a puzzle whose solution was looked at is missed. */
  #count(outcome: Outcome): void {
    if (this.#answered) return
    this.#answered = true
    preferences.puzzles = withResult(preferences.puzzles, this.id, outcome)
    if (this.#day !== null) preferences.puzzleDays = withDay(preferences.puzzleDays, this.#day)
  }

  async hint(): Promise<void> {
    const step = this.hints.length + 1
    if (step > HINTS || this.solution) return
    await this.#act(async () => {
      this.hints = [...this.hints, await api.puzzleHint(this.id, step)]
    })
  }

  /** Show the answer with the numbers of all options. */
  async solve(): Promise<void> {
    await this.#act(async () => {
      this.solution = await api.puzzleSolution(this.id)
      this.#count('missed')
    })
  }

  /** Play on from the puzzle against bots; every time with other cards where nobody can see them. */
  async playOn(): Promise<void> {
    await this.#act(async () => {
      await app.ensureGuest()
      this.#made = []
      this.tried = null
      this.shown = null
      this.deal = Math.floor(Math.random() * 1_000_000)
      await this.#look()
    })
  }

  async #why(choice: string): Promise<Why> {
    return api.puzzleWhy(this.id, choice)
  }

  async #act(what: () => Promise<void>): Promise<void> {
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = app.explain(error)
    }
  }
}
