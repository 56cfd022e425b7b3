/**
 * A lesson under way. The table is the usual one: this object stands where its live connection would be, and asks the
 * server, which keeps nothing, to play the learner's choices again. A choice that misses the goal is answered and taken
 * back.
 */
import { api, Trouble } from '../api'
import { app } from '../app.svelte'
import { preferences } from '../preferences.svelte'
import type { Socket } from '../table/live'
import { TableStore } from '../table/table.svelte'
import type { ClientMessage, LessonInfo, LessonState, ServerMessage, TableInfo } from '../wire'
import { after } from './progress'

const OTHERS = ['Bruno', 'Celina', 'Dorian', 'Edda'] // as the texts of lessons call them
const AIM = 600 // ms that the hand rests before it does what it shows
const SHOWN = 1600 // ms that it stays to be seen

export class LessonPlay {
  readonly game: string
  readonly lesson: LessonInfo
  readonly store: TableStore
  /** where the learner is, and what the server said of it; null: it has not answered yet */
  step = $state(0)
  state: LessonState | null = $state.raw(null)
  /** the latest answer, until the next choice */
  told: LessonState['told'] = $state.raw(null)
  trouble = $state('')
  /** what the hand shows now */
  showing: string | null = $state(null)
  readonly #path: string[][] = [[]]
  #tries = 0
  #say: ((message: ServerMessage) => void) | null = null
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(game: string, lesson: LessonInfo, step: number) {
    this.game = game
    this.lesson = lesson
    this.step = Math.min(step, lesson.steps.length - 1)
    this.store = new TableStore(`learn-${game}-${lesson.id}`, () => this.#socket())
  }

  info = $derived.by(() => this.lesson.steps[this.step]!)
  complete = $derived.by(() => this.state !== null && this.state.done.length === this.info.goals.length)
  last = $derived.by(() => this.step === this.lesson.steps.length - 1)

  /** A message of this lesson, of this step, or of a part of it. */
  id(...parts: string[]): string {
    return [this.game, 'lesson', this.lesson.id, ...parts].join('-')
  }
  stepId(...parts: string[]): string {
    return this.id(this.info.id, ...parts)
  }

  close(): void {
    this.#timers.forEach(clearTimeout)
    this.store.close()
  }

  // -- where the live connection would be

  #socket(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void this.#hear(JSON.parse(data) as ClientMessage),
      close: () => (this.#say = null),
    }
    this.#say = (message) => socket.onmessage?.({ data: JSON.stringify(message) })
    queueMicrotask(() => {
      socket.onopen?.()
      this.#say?.({ is: 'table', table: this.#table() })
      void this.#begin()
    })
    return socket
  }

  async #hear(message: ClientMessage): Promise<void> {
    const re = message.re ?? 0
    if (message.do === 'choose') await this.choose(message.choice)
    if (message.do === 'why') {
      const found = await this.#ask(message.choice)
      const { code = null, why = {}, rule = null } = found?.told ?? {}
      if (found?.told && code !== null) this.told = found.told
      this.#say?.({ is: 'why', re, choice: message.choice, code, facts: why, rule })
    } else this.#say?.({ is: 'done', re })
  }

  #table(): TableInfo {
    const { seat: mine, seats: count, options } = this.lesson
    const others = [...OTHERS]
    const seats = Array.from({ length: count }, (_, seat) => ({
      kind: 'person' as const,
      name: seat === mine ? app.name : others.shift()!,
      level: null,
      sits_in: false,
      resigned: false,
      salted: true,
      hints: 0,
      holiday: null,
    }))
    return {
      ...{ id: this.store.id, game: this.game, status: 'running', seats, you: mine, host: false, options },
      ...{
        visibility: 'unlisted',
        spectators: 'none',
        delay: 0,
        overheard: false,
        shown_from: null,
        pace: 'none',
        clock: null,
        hints: false,
        proposal: null,
        created: 0,
      },
      ...{ started: 0, finished: null, ended: null, rematch: null, series: null, goes_on: false, sequel: null },
      ...{ sealed: false, chat: 0, shuffle: { commitment: '', salts: [], secret: null, key: null } },
    } as unknown as TableInfo
  }

  // -- the lesson

  /** Ask the server; what it could not be asked is said in the call-out. */
  async #ask(choose: string | null): Promise<LessonState | null> {
    try {
      const path = this.#path.slice(0, this.step + 1)
      const found = await api.atLesson(this.game, this.lesson.id, { step: this.step, path, choose, tries: this.#tries })
      this.trouble = ''
      return found
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = app.explain(error)
      return null
    }
  }

  /** A step whose goals are ticked is kept; one that has nothing to do is done when it is there to read. */
  #show(found: LessonState): void {
    this.state = found
    this.#say?.(found.frame)
    if (this.complete) this.#keep()
  }

  async #begin(): Promise<void> {
    this.told = null
    for (let place = 0; place <= this.step; place += 1) this.#path[place] ??= []
    const found = await this.#ask(null)
    if (found) this.#show(found)
  }

  again(): void {
    void this.#begin()
  }

  async choose(choice: string): Promise<void> {
    const found = await this.#ask(choice)
    if (!found) return
    this.told = found.told
    if (found.stands) {
      this.#path[this.step]!.push(choice)
      this.#show(found)
      return
    }
    // Another question to the page: what was marked for the choice that was taken back is forgotten.
    this.#tries += 1
    const before = await this.#ask(null)
    if (before) this.#show(before)
  }

  #keep(): void {
    const done = this.step + 1
    preferences.learned = {
      ...preferences.learned,
      [this.game]: after(preferences.learned[this.game], this.lesson.id, done),
    }
  }

  next(): void {
    if (!this.last) this.#go(this.step + 1)
  }

  back(): void {
    if ((this.#path[this.step]?.length ?? 0) === 0 && this.step > 0) this.#go(this.step - 1)
    else this.#go(this.step)
  }

  #go(step: number): void {
    this.step = step
    this.#path.length = Math.min(this.#path.length, step)
    this.#tries += 1
    this.state = null
    void this.#begin()
  }

  /** The hand shows the choice that leads on, does it, and everything is as before. */
  async showMe(): Promise<void> {
    const { state } = this
    if (!state?.shown || this.showing !== null) return
    const choice = state.shown
    this.told = null
    this.showing = choice
    await this.#rest(AIM)
    const found = await this.#ask(choice)
    if (found?.stands) {
      this.#say?.(found.frame)
      await this.#rest(SHOWN)
    }
    this.showing = null
    this.#tries += 1
    const before = await this.#ask(null)
    if (before) this.#show(before)
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => this.#timers.push(setTimeout(done, milliseconds)))
  }
}
