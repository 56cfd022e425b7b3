/**
 * A table's live connection: it comes back by itself, says where it left off, and notices when the other side has
 * gone silent. What the messages mean is the store's business (`table.svelte.ts`).
 */
import type { ClientMessage, ServerMessage } from '../wire'

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'closed'

/** Why the server closed for good; everything else is worth another try. */
export type Closed = Ended | 'not-watched' | 'no-table' | 'bad-message'
/** How the session of this browser ended. */
const ENDS = ['signed-out', 'password-changed', 'forgotten', 'barred'] as const
export type Ended = (typeof ENDS)[number]
const FINAL: Record<number, Closed> = {
  4400: 'bad-message',
  4403: 'not-watched',
  4404: 'no-table',
}
const ENDED = 4401
const TOO_MANY = 4429

export function ended(closed: Closed | null): closed is Ended {
  return ENDS.some((one) => one === closed)
}

const PING_EVERY = 25_000 // ms of silence after which we ask
const PATIENCE = 10_000 // ms we wait for any answer to that
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  send(data: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason?: string }) => void) | null
}

export interface Listener {
  /** the address to connect to now, with what the client has already */
  url(): string
  receive(message: ServerMessage): void
  changed(connection: Connection, closed: Closed | null): void
}

/** How long to wait before the n-th try: doubling, with jitter so that a restarted server is not stormed. */
export function backoff(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return longest / 2 + (longest / 2) * random()
}

export class Live {
  readonly #listener: Listener
  readonly #open: (url: string) => Socket
  #socket: Socket | null = null
  #connection: Connection = 'connecting'
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined

  constructor(listener: Listener, open: (url: string) => Socket = (url) => new WebSocket(url) as Socket) {
    this.#listener = listener
    this.#open = open
  }

  get connection(): Connection {
    return this.#connection
  }

  connect(): void {
    clearTimeout(this.#timer)
    if (this.#socket !== null) return
    const socket = this.#open(this.#listener.url())
    this.#socket = socket
    socket.onopen = () => {
      if (this.#socket === socket) this.#listen()
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      this.#tries = 0
      this.#become('live')
      this.#listen()
      this.#listener.receive(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, event.reason)
    }
  }

  /** Send if connected. A message that cannot go out now is the caller's to keep. */
  send(message: ClientMessage): boolean {
    if (this.#socket === null || this.#connection !== 'live') return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  hurry(): void {
    if (this.#connection !== 'reconnecting' || this.#socket !== null) return
    this.connect()
  }

  /** Connect afresh, for example as another person. */
  restart(): void {
    this.#drop()
    this.#tries = 0
    this.#become('connecting')
    this.connect()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#drop()
    this.#become('closed')
  }

  #drop(): void {
    clearTimeout(this.#ping)
    const socket = this.#socket
    this.#socket = null
    socket?.close(1000)
  }

  /** Whatever was heard shows that the other side is there; ask again after a silence. */
  #listen(): void {
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ do: 'ping', re: 0 } satisfies ClientMessage))
      this.#ping = setTimeout(() => {
        const socket = this.#socket
        this.#lost(1006)
        socket?.close()
      }, PATIENCE)
    }, PING_EVERY)
  }

  #lost(code: number, said = ''): void {
    clearTimeout(this.#ping)
    this.#socket = null
    const reason = code === ENDED ? (ENDS.find((one) => one === said) ?? 'signed-out') : FINAL[code]
    if (reason) {
      this.#become('closed', reason)
      return
    }
    if (code === TOO_MANY) this.#tries += 4
    this.#become('reconnecting')
    this.#timer = setTimeout(() => this.connect(), backoff(this.#tries))
    this.#tries += 1
  }

  #become(connection: Connection, closed: Closed | null = null): void {
    if (connection === this.#connection && closed === null) return
    this.#connection = connection
    this.#listener.changed(connection, closed)
  }
}
