import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../wire'
import { backoff, Live, type Closed, type Connection, type Socket } from './live'

class Wire implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason?: string }) => void) | null = null
  sent: unknown[] = []
  closed = false

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }
  close(): void {
    this.closed = true
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let wires: Wire[]
let heard: ServerMessage[]
let changes: [Connection, Closed | null][]
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  changes = []
  live = new Live(
    {
      url: () => `ws://x/${wires.length}`,
      receive: (message) => void heard.push(message),
      changed: (connection, closed) => void changes.push([connection, closed]),
    },
    () => {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
  )
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('a live connection', () => {
  it('is live with the first message, not before', () => {
    live.connect()
    wires[0]!.onopen?.()
    expect(live.connection).toBe('connecting')
    wires[0]!.hear({ is: 'done', re: 0 })
    expect(live.connection).toBe('live')
    expect(heard).toEqual([{ is: 'done', re: 0 }])
  })

  it('comes back by itself, later and later', () => {
    live.connect()
    wires[0]!.hear({ is: 'done', re: 0 })
    wires[0]!.onclose?.({ code: 1006 })
    expect(live.connection).toBe('reconnecting')
    vi.advanceTimersByTime(400)
    expect(wires.length).toBe(2)
    wires[1]!.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(390)
    expect(wires.length).toBe(2) // the second try waits at least as long as the first waited at most
    vi.advanceTimersByTime(420)
    expect(wires.length).toBe(3)
  })

  it('does not wait when the network is back', () => {
    live.connect()
    wires[0]!.hear({ is: 'done', re: 0 })
    wires[0]!.onclose?.({ code: 1001 })
    live.hurry()
    expect(wires.length).toBe(2)
    live.hurry()
    expect(wires.length).toBe(2) // one at a time
  })

  it('asks after a silence, and gives up on a dead line', () => {
    live.connect()
    wires[0]!.hear({ is: 'done', re: 0 })
    vi.advanceTimersByTime(25_000)
    expect(wires[0]!.sent).toEqual([{ do: 'ping', re: 0 }])
    wires[0]!.hear({ is: 'done', re: 0 })
    vi.advanceTimersByTime(25_000)
    expect(wires[0]!.sent.length).toBe(2)
    vi.advanceTimersByTime(10_000)
    expect(wires[0]!.closed).toBe(true)
    expect(live.connection).toBe('reconnecting')
  })

  it('stays closed when the server says why', () => {
    live.connect()
    wires[0]!.onclose?.({ code: 4403 })
    vi.advanceTimersByTime(60_000)
    expect(wires.length).toBe(1)
    expect(changes.at(-1)).toEqual(['closed', 'not-watched'])
  })

  it('says how its session ended, and does not come back as nobody', () => {
    live.connect()
    wires[0]!.hear({ is: 'done', re: 0 })
    wires[0]!.onclose?.({ code: 4401, reason: 'password-changed' })
    vi.advanceTimersByTime(60_000)
    expect(wires.length).toBe(1)
    expect(changes.at(-1)).toEqual(['closed', 'password-changed'])
    live.restart()
    wires[1]!.onclose?.({ code: 4401, reason: 'something of a later version' })
    expect(changes.at(-1)).toEqual(['closed', 'signed-out'])
  })

  it('sends nothing while it is broken', () => {
    live.connect()
    expect(live.send({ do: 'take-back', re: 1 })).toBe(false)
    wires[0]!.hear({ is: 'done', re: 0 })
    expect(live.send({ do: 'take-back', re: 1 })).toBe(true)
    wires[0]!.onclose?.({ code: 1006 })
    expect(live.send({ do: 'take-back', re: 2 })).toBe(false)
  })

  it('hears nothing more from a line it has left', () => {
    live.connect()
    wires[0]!.hear({ is: 'done', re: 0 })
    live.restart()
    wires[0]!.hear({ is: 'done', re: 7 })
    expect(heard.length).toBe(1)
  })
})

it('the wait doubles up to a limit, and is never the same for all', () => {
  expect(backoff(0, () => 1)).toBe(400)
  expect(backoff(3, () => 1)).toBe(3200)
  expect(backoff(20, () => 1)).toBe(15_000)
  expect(backoff(20, () => 0)).toBe(7500)
})
