/**
 * A table as this browser knows it: who sits there, what was heard, what is asked, what was said. Messages of the live
 * connection change it; pages draw it. A choice that was sent stays "sending" until the server has it on disk.
 */
import { api, Trouble, type Eyes } from '../api'
import { kept } from '../offline/kept'
import { preferences } from '../preferences.svelte'
import type {
  Aside,
  ClientMessage,
  Frame,
  Heard,
  Line,
  Moment,
  Problem,
  ServerMessage,
  TableInfo,
  Why,
  Window as ReactionWindow,
} from '../wire'
import { Live, type Closed, type Connection, type Socket } from './live'

const KEPT_MOMENTS = 200
const SETTLED = 100 // ms in which a picture is drawn
const KEEPING = 400 // ms after the latest news; only the last picture is kept

/** A table as it is kept for times without a connection. */
interface Picture {
  table: TableInfo
  frame: Frame | null
  events: Heard[]
  lines: Line[]
  asides?: Aside[]
}

/** Something sent over the live connection that is not answered yet. */
interface Pending {
  message: ClientMessage
  /** how often it went out; a choice is sent again once after a broken connection, nothing else is */
  sent: number
  done: (why?: Why) => void
  failed: (trouble: Trouble) => void
}

export class TableStore {
  readonly id: string
  table: TableInfo | null = $state.raw(null)
  frame: Frame | null = $state.raw(null)
  events: Heard[] = $state.raw([])
  /** what the newest frame brought: motion comes from it */
  fresh: Heard[] = $state.raw([])
  lines: Line[] = $state.raw([])
  /** what onlookers say to each other */
  asides: Aside[] = $state.raw([])
  /** how many events were known when a line was heard, so that the log can show it in its place */
  heardAt: ReadonlyMap<number, number> = $state.raw(new Map())
  connection: Connection = $state('connecting')
  closed: Closed | null = $state(null)
  /** the choice that is on its way */
  sending: string | null = $state(null)
  /** bots make no pauses until the viewer is asked, and nothing is shown on the way there */
  hurried = $state(false)
  /** why the latest choice was refused */
  refused: Problem | null = $state.raw(null)
  /** the server's clock minus ours, in seconds */
  offset = $state(0)
  /** was the latest thing that happened taken back? Until the next choice nothing goes on by itself */
  tookBack = $state(false)
  /** what is shown was kept in this browser, in ms; null: it is the server's */
  asOf: number | null = $state(null)
  /** did something come over the live connection that was not there when the page was opened? */
  caughtUp = $state(false)

  readonly #live: Live
  readonly #pending = new Map<number, Pending>()
  #number = 0
  #awaitFrame = false
  /** when the end opened the chat of the others, by the server's clock: what is older is no news */
  #opened = 0
  /** told when something new is heard; pages make sounds and announcements of it */
  onNews: ((fresh: Heard[], before: Frame | null, now: Frame) => void) | null = null
  onLine: ((line: Line) => void) | null = null
  onAside: ((line: Aside) => void) | null = null

  constructor(id: string, open?: (url: string) => Socket) {
    this.id = id
    this.#live = new Live(
      {
        url: () => this.#url(),
        receive: (message) => this.receive(message),
        changed: (connection, closed) => this.#changed(connection, closed),
      },
      open,
    )
  }

  /** The question put to the viewer now. */
  question = $derived(this.asOf === null ? (this.frame?.question ?? null) : null)
  you = $derived(this.table?.you ?? null)
  window: ReactionWindow | null = $derived(this.frame?.window ?? null)
  canTakeBack = $derived(Boolean(this.frame?.take_back) && this.connection === 'live')

  connect(): void {
    this.#live.connect()
  }

  restart(): void {
    this.#live.restart()
  }

  hurry(): void {
    this.#live.hurry()
  }

  close(): void {
    clearTimeout(this.#keeping)
    this.#live.close()
  }

  // -- without a connection

  #keeping: ReturnType<typeof setTimeout> | undefined

  /** Keep what is shown, a moment after the latest news. */
  #keep(): void {
    clearTimeout(this.#keeping)
    this.#keeping = setTimeout(() => {
      const { table, frame, events, lines, asides } = this
      if (table) void kept.write(`table/${this.id}`, { table, frame, events, lines, asides }).catch(() => undefined)
    }, KEEPING)
  }

  /** Show the table as it was last seen here: nothing can be chosen in it. */
  async recall(): Promise<void> {
    const found = await kept.read<Picture>(`table/${this.id}`).catch(() => null)
    if (!found || this.table !== null) return
    this.asOf = found.at
    Object.assign(this, found.data)
  }

  #url(): string {
    const base = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href)
    base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
    base.searchParams.set('since', String(this.events.length))
    base.searchParams.set('mark', this.frame?.mark ?? '')
    // An onlooker's lines are counted again from 0 when the end opens the chat: all are asked for, doubles are dropped.
    base.searchParams.set('chat', String(this.you === null ? 0 : this.lines.length))
    base.searchParams.set('asides', String(this.asides.length))
    base.searchParams.set('lang', preferences.language)
    return base.href
  }

  #changed(connection: Connection, closed: Closed | null): void {
    this.connection = connection
    this.closed = closed
    if (connection === 'live') {
      this.#awaitFrame = true
      this.caughtUp = false
    } else {
      this.#drop()
      this.#hurry(false)
    }
  }

  /** The connection broke: each reader asks its questions again, a choice waits for the next frame. */
  #drop(): void {
    for (const [number, pending] of this.#pending) {
      if (pending.message.do === 'choose' && pending.sent < 2) continue
      this.#pending.delete(number)
      if (pending.message.do === 'choose') this.sending = null
      pending.failed(new Trouble({ code: 'unreachable', message: '' }, 0))
    }
  }

  // -- what the server says

  receive(message: ServerMessage): void {
    this.asOf = null
    if (message.is === 'table' || message.is === 'frame' || message.is === 'line' || message.is === 'aside')
      this.#keep()
    switch (message.is) {
      case 'table':
        this.table = message.table
        break
      case 'frame':
        this.#take(message)
        break
      case 'line':
        this.#hear(message)
        break
      case 'aside':
        this.#overhear(message)
        break
      case 'done':
        this.#settle(message.re, (pending) => pending.done())
        break
      case 'why':
        this.#settle(message.re, (pending) => pending.done(message))
        break
      case 'refused':
        this.#settle(message.re, (pending) => pending.failed(new Trouble(message.problem, 409)))
        break
    }
  }

  #take(frame: Frame): void {
    const before = this.frame
    if (before && !before.result && frame.result) this.#opened = frame.now
    const events = [...this.events.slice(0, frame.start), ...frame.events]
    const same = common(this.events, events)
    const undone = same < this.events.length
    if (undone) {
      this.forgetMoments()
      this.tookBack = true
    }
    this.events = events
    this.frame = frame
    this.fresh = undone || this.hurried ? [] : events.slice(same)
    this.offset = frame.now - Date.now() / 1000
    if (before?.question?.token !== frame.question?.token) this.refused = null
    if (this.#awaitFrame) {
      this.#awaitFrame = false
      this.#resume(frame)
      // What happened before we looked is not news, except what happened while the connection was broken.
      this.onNews?.(before === null ? [] : this.fresh, before, frame)
    } else this.onNews?.(this.fresh, before, frame)
    if (frame.question || frame.result) this.#hurry(false)
    this.caughtUp = true
  }

  /** After a broken connection: a choice that was sent is either in this frame or was not made. */
  #resume(frame: Frame): void {
    for (const [number, pending] of [...this.#pending]) {
      if (pending.message.do !== 'choose') continue
      if (frame.question?.token !== pending.message.token) {
        this.#pending.delete(number)
        pending.done()
      } else if (this.#live.send(pending.message)) pending.sent += 1
    }
  }

  #hear(line: Line): void {
    const known = this.lines.find((one) => one.number === line.number)
    if (known && known.kind === line.kind && known.at === line.at) return
    // For an onlooker the end opens what the players have said: from there on the lines are others.
    this.lines = [...this.lines.filter((one) => one.number < line.number), line]
    if (known) this.heardAt = new Map([...this.heardAt].filter(([number]) => number < line.number))
    if (this.caughtUp && (this.you !== null || line.at > this.#opened)) {
      this.heardAt = new Map(this.heardAt).set(line.number, this.events.length)
      this.onLine?.(line)
    }
  }

  #overhear(line: Aside): void {
    if (this.asides.some((known) => known.number === line.number)) return
    this.asides = [...this.asides, line]
    if (this.caughtUp && (this.you === null || line.at > this.#opened)) this.onAside?.(line)
  }

  #settle(number: number, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(number)
    if (!pending) return // a ping, or something that was given up
    this.#pending.delete(number)
    how(pending)
  }

  // -- what this browser says

  #send<Message extends ClientMessage>(message: Message): Promise<Why | undefined> {
    const number = ++this.#number
    const numbered = { ...message, re: number }
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { message: numbered, sent: 1, done: resolve, failed: reject })
      if (this.#live.send(numbered)) return
      this.#pending.delete(number)
      reject(new Trouble({ code: 'unreachable', message: '' }, 0))
    })
  }

  /** Answer the open question. One choice at a time; a second click while one is on its way does nothing. */
  async choose(choice: string): Promise<void> {
    const question = this.question
    if (question === null || this.sending !== null) return
    this.sending = choice
    this.refused = null
    this.tookBack = false
    try {
      await this.#send({ do: 'choose', token: question.token, choice })
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      // Somebody else answered first, for example this person in another window: the frame shows the new question.
      if (error.code !== 'stale-choice') this.refused = { code: error.code, message: error.message, facts: error.facts }
    } finally {
      this.sending = null
    }
  }

  async takeBack(): Promise<void> {
    if (!this.canTakeBack) return
    this.tookBack = true
    await this.#quietly({ do: 'take-back' })
  }

  /** Skip what bots do until the viewer is asked. */
  async skip(): Promise<void> {
    if (this.hurried || this.question !== null) return
    this.#hurry(true)
    try {
      await this.#send({ do: 'skip' })
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.#hurry(false) // somebody has sat down meanwhile, or nobody hears us: what bots do is shown
    }
  }

  #hurry(on: boolean): void {
    if (this.hurried === on) return
    this.hurried = on
    if (on) preferences.still = true
    else setTimeout(() => (preferences.still = this.hurried), SETTLED) // the last picture has to stand first
  }

  async #quietly(message: ClientMessage): Promise<void> {
    try {
      await this.#send(message)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.refused = { code: error.code, message: error.message, facts: error.facts }
    }
  }

  async why(choice: string): Promise<Why> {
    const answer = this.#live.connection === 'live' ? await this.#send({ do: 'why', choice }) : undefined
    return answer ?? (await api.why(this.id, choice))
  }

  async say(text: string): Promise<void> {
    await this.#send({ do: 'say', text })
  }

  // -- the past

  readonly #moments = new Map<string, Promise<Moment>>()

  /** The table as it was; kept, because the past does not change (what is taken back clears it). */
  moment(moment: number, eyes: Eyes): Promise<Moment> {
    const key = `${moment} ${eyes}`
    let found = this.#moments.get(key)
    if (!found) {
      found = kept
        .ask(`moment/${this.id}/${moment}/${eyes}`, () => api.moment(this.id, moment, eyes))
        .then((answer) => answer.data)
      found.catch(() => this.#moments.delete(key))
      this.#moments.set(key, found)
      const oldest = this.#moments.keys().next().value
      if (this.#moments.size > KEPT_MOMENTS && oldest !== undefined) this.#moments.delete(oldest)
    }
    return found
  }

  forgetMoments(): void {
    this.#moments.clear()
  }
}

/** How many events from the first on are the same. */
export function common(old: readonly Heard[], now: readonly Heard[]): number {
  const most = Math.min(old.length, now.length)
  for (let place = 0; place < most; place += 1) {
    if (old[place] !== now[place] && JSON.stringify(old[place]) !== JSON.stringify(now[place])) return place
  }
  return most
}
