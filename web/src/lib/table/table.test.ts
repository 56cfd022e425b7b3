import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask, Frame, Heard, TableInfo } from '../wire'
import { preferences } from '../preferences.svelte'
import type { Socket } from './live'
import { TableStore } from './table.svelte'

class Wire implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: { do: string; re: number; token?: string; choice?: string }[] = []

  readonly url: URL
  constructor(url: string) {
    this.url = new URL(url)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as (typeof this.sent)[number])
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const event = (kind: string, moment: number, isPrivate = false): Heard => ({
  kind,
  facts: {},
  moment,
  private: isPrivate,
})
const said = (number: number, name: string, at: number) =>
  ({ is: 'line', number, kind: 'said', seat: 0, name, text: 'Hi', at }) as const
const ask = (token: string, options = ['order_none']): Ask => ({
  token,
  kind: 'order-type',
  facts: {},
  options,
  private: [],
  window: false,
  sealed: false,
  forced: false,
})

function frame(change: Partial<Frame>): Frame {
  const events = change.events ?? []
  return {
    is: 'frame',
    views: null,
    start: 0,
    events,
    mark: 'm',
    moment: events.at(-1)?.moment ?? 0,
    view: {},
    waiting: [],
    question: null,
    take_back: false,
    window: null,
    clock: null,
    result: null,
    now: 1000,
    ...change,
  }
}

const table = { id: 'x', game: 'spiskowcy', status: 'running', seats: [], you: 0, chat: 0 } as unknown as TableInfo

let wires: Wire[]
let store: TableStore
const wire = () => wires.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://konspira.example/t/x'))
  wires = []
  store = new TableStore('x', (url) => {
    wires.push(new Wire(url))
    return wire()
  })
  store.connect()
  wire().hear({ is: 'table', table })
})
afterEach(() => {
  store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is heard', () => {
  it('is appended, and the newest is fresh', () => {
    wire().hear(frame({ events: [event('a', 1), event('b', 1)] }))
    wire().hear(frame({ start: 2, events: [event('c', 2)] }))
    expect(store.events.map((one) => one.kind)).toEqual(['a', 'b', 'c'])
    expect(store.fresh.map((one) => one.kind)).toEqual(['c'])
  })

  it('is forgotten as far as it was taken back', () => {
    wire().hear(frame({ events: [event('a', 1), event('b', 2), event('c', 3)] }))
    wire().hear(frame({ start: 1, events: [event('d', 2)] }))
    expect(store.events.map((one) => one.kind)).toEqual(['a', 'd'])
    expect(store.fresh).toEqual([])
  })

  it('is news only if it happened while we looked, or while the line was broken', () => {
    const news: string[][] = []
    store.onNews = (fresh) => news.push(fresh.map((one) => one.kind))
    wire().hear(frame({ events: [event('a', 1)] }))
    wire().hear(frame({ start: 1, events: [event('b', 2)] }))
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    wire().hear({ is: 'table', table })
    // The server did not know our mark and sends everything: only the last event is new.
    wire().hear(frame({ events: [event('a', 1), event('b', 2), event('c', 3)] }))
    expect(news).toEqual([[], ['b'], ['c']])
    expect(store.events.length).toBe(3)
  })
})

describe('the chat of the players', () => {
  it('that the end opens to an onlooker is no news, what is said after it is', () => {
    const news: number[] = []
    store.onLine = (line) => news.push(line.at)
    wire().hear({ is: 'table', table: { ...table, you: null } })
    wire().hear(frame({ now: 10 }))
    wire().hear(frame({ now: 20, result: {} as Frame['result'] }))
    for (const at of [3, 19, 21]) wire().hear(said(at, 'Ada', at))
    expect(store.lines.length).toBe(3)
    expect(news).toEqual([21])
  })
})

describe('a broken connection', () => {
  it('is resumed from what is known', () => {
    wire().hear(frame({ events: [event('a', 1), event('b', 2)], mark: 'f00d' }))
    wire().hear({ is: 'line', number: 0, kind: 'joined', seat: 0, name: 'Ada', text: '', at: 1 })
    wire().onclose?.({ code: 1006 })
    expect(store.connection).toBe('reconnecting')
    vi.advanceTimersByTime(500)
    const asked = wire().url.searchParams
    expect([asked.get('since'), asked.get('mark'), asked.get('chat')]).toEqual(['2', 'f00d', '1'])
    expect(wire().url.protocol).toBe('ws:')
  })

  it('asks for the whole chat for an onlooker, whose lines are counted anew at the end', () => {
    wire().hear({ is: 'table', table: { ...table, you: null } })
    wire().hear(said(0, 'Ada', 1))
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    expect(wire().url.searchParams.get('chat')).toBe('0')
    wire().hear(said(0, 'Ada', 1))
    wire().hear(said(1, 'Jan', 2))
    expect(store.lines.map((one) => one.number)).toEqual([0, 1])
  })

  it('does not lose a choice: it is sent once more if it was not made', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    expect(wire().sent).toEqual([{ do: 'choose', token: '1.0', choice: 'order_none', re: 1 }])
    wire().onclose?.({ code: 1006 })
    expect(store.sending).toBe('order_none')
    vi.advanceTimersByTime(500)
    wire().hear({ is: 'table', table })
    wire().hear(frame({ question: ask('1.0') }))
    expect(wire().sent).toEqual([{ do: 'choose', token: '1.0', choice: 'order_none', re: 1 }])
    wire().hear({ is: 'done', re: 1 })
    await chosen
    expect(store.sending).toBe(null)
  })

  it('does not send a choice again that was made', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    wire().hear({ is: 'table', table })
    wire().hear(frame({ question: ask('2.0') }))
    await chosen
    expect(wire().sent).toEqual([])
    expect(store.sending).toBe(null)
  })

  it('gives a choice up after the second time, so that it can be made anew', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    wire().hear(frame({ question: ask('1.0') }))
    expect(wire().sent.length).toBe(1)
    wire().onclose?.({ code: 1006 })
    await chosen
    expect(store.sending).toBe(null)
    expect(store.refused?.code).toBe('unreachable')
  })

  it('takes a line of chat that was on its way as not said', async () => {
    wire().hear(frame({}))
    const said = store.say('hello')
    wire().onclose?.({ code: 1006 })
    await expect(said).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('a choice', () => {
  it('is one at a time', () => {
    wire().hear(frame({ question: ask('1.0') }))
    void store.choose('order_none')
    void store.choose('order_none')
    expect(wire().sent.length).toBe(1)
  })

  it('that is refused brings the reason and leaves the question', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    wire().hear({ is: 'refused', re: 1, problem: { code: 'not-an-option', message: 'No.', facts: {} } })
    await chosen
    expect(store.refused).toMatchObject({ code: 'not-an-option', message: 'No.' })
    expect(store.question?.token).toBe('1.0')
  })

  it('that came too late is no reproach: the new question is there', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    wire().hear({ is: 'refused', re: 1, problem: { code: 'stale-choice', message: 'Too late.', facts: {} } })
    wire().hear(frame({ question: ask('2.0') }))
    await chosen
    expect(store.refused).toBe(null)
  })

  it('can be taken back, if the server allows it', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const chosen = store.choose('order_none')
    wire().hear(frame({ question: ask('2.0'), take_back: true }))
    wire().hear({ is: 'done', re: 1 })
    await chosen
    expect(store.canTakeBack).toBe(true)
  })

  it('can no longer be taken back once somebody learned something', async () => {
    wire().hear(frame({ question: ask('1.0'), take_back: true }))
    const chosen = store.choose('order_none')
    wire().hear({ is: 'done', re: 1 })
    await chosen
    expect(store.canTakeBack).toBe(true)
    wire().hear(frame({ question: null, take_back: false }))
    expect(store.canTakeBack).toBe(false)
  })
})

describe('questions to the server', () => {
  it('find their answers by number', async () => {
    wire().hear(frame({ question: ask('1.0') }))
    const first = store.why('order_pair')
    const second = store.why('order_count(9)')
    wire().hear({ is: 'why', choice: 'order_count(9)', code: 'b', facts: {}, rule: null, re: 2 })
    wire().hear({ is: 'why', choice: 'order_pair', code: 'a', facts: {}, rule: null, re: 1 })
    expect((await first).code).toBe('a')
    expect((await second).code).toBe('b')
  })
})

it('a line is heard once, and knows where in the log it belongs', () => {
  wire().hear(frame({ events: [event('a', 1)] }))
  const line = { is: 'line', number: 0, kind: 'said', seat: 1, name: 'Bruno', text: 'hm', at: 1 }
  wire().hear(line)
  wire().hear(line)
  expect(store.lines.length).toBe(1)
  expect(store.heardAt.get(0)).toBe(1)
})

describe('what bots do', () => {
  it('is skipped without any motion until the viewer is asked', () => {
    const news: boolean[] = []
    wire().hear(frame({ events: [event('a', 1)] }))
    store.onNews = () => news.push(store.hurried)
    void store.skip()
    void store.skip() // a second press does nothing
    expect(wire().sent.map((one) => one.do)).toEqual(['skip'])
    expect([store.hurried, preferences.still]).toEqual([true, true])
    wire().hear({ is: 'done', re: wire().sent[0]!.re })
    wire().hear(frame({ start: 1, events: [event('b', 2)] }))
    expect([store.fresh, store.hurried]).toEqual([[], true])
    wire().hear(frame({ start: 2, events: [event('c', 3)], question: ask('1.0') }))
    expect([store.fresh, store.hurried, preferences.still]).toEqual([[], false, true])
    vi.advanceTimersByTime(200) // the last picture stands
    expect(preferences.still).toBe(false)
    expect(news).toEqual([true, true]) // so the summary knows that nobody has seen it
    expect(store.events.length).toBe(3)
  })

  it('is shown again when nothing can be skipped, or the line breaks', async () => {
    wire().hear(frame({}))
    const skipped = store.skip()
    wire().hear({
      is: 'refused',
      re: wire().sent[0]!.re,
      problem: { code: 'others-watch-bots', message: '', facts: {} },
    })
    await skipped
    expect([store.hurried, store.refused]).toEqual([false, null])
    const broken = store.skip()
    wire().onclose?.({ code: 1006 })
    await broken
    expect(store.hurried).toBe(false)
    vi.advanceTimersByTime(200)
    expect(preferences.still).toBe(false)
  })

  it('is not skipped while the viewer is asked', () => {
    wire().hear(frame({ question: ask('1.0') }))
    void store.skip()
    expect([wire().sent, store.hurried]).toEqual([[], false])
  })
})
