import { beforeEach, expect, it, vi } from 'vitest'
import { Boxes } from '../lib/offline/boxes'
import { atTable, openTable, putOff, receive, type Device } from './telling'

const ORIGIN = 'https://club.example.org'
const TURN = { id: '1', title: 'Estoril', body: 'your turn', path: '/t/T', tag: 'T', open: 'Open', waiting: 2 }

let shown: { tag: string; close: () => void; options: Record<string, unknown> }[]
let windows: { url: string; focus: () => Promise<void>; postMessage: (message: object) => void }[]
let opened: string[]
const asked = vi.fn<Device['fetch']>()
const badge = vi.fn(async (_count?: number) => undefined)
let device: Device
let boxes: Boxes

function window(path: string) {
  return { url: ORIGIN + path, focus: vi.fn(async () => undefined), postMessage: vi.fn() }
}

beforeEach(() => {
  shown = []
  windows = []
  opened = []
  boxes = new Boxes(ORIGIN)
  badge.mockClear()
  device = {
    caches: boxes as unknown as CacheStorage,
    origin: ORIGIN,
    fetch: asked,
    registration: {
      getNotifications: async ({ tag } = {}) => shown.filter((one) => one.tag === tag),
      showNotification: async (_, options) => {
        const one = { ...(options as { tag: string }), options: options as never, close: (): void => undefined }
        one.close = () => void (shown = shown.filter((other) => other !== one))
        shown = [...shown.filter((other) => other.tag !== one.tag), one]
      },
    },
    navigator: { setAppBadge: badge, clearAppBadge: () => badge(0) },
    clients: {
      matchAll: async () => windows as never,
      openWindow: async (url) => void opened.push(url),
    },
  }
})

it('a push is shown, marks the icon with the number of tables, and lets open pages look', async () => {
  windows = [window('/rules/estoril')]
  await receive(device, TURN)
  expect(shown.map((one) => one.options.body)).toEqual(['your turn'])
  expect(badge).toHaveBeenCalledWith(2)
  expect(windows[0]?.postMessage).toHaveBeenCalledWith({ is: 'news' })
})

it('the same message twice is shown once; a later one takes its place without a sound', async () => {
  await receive(device, TURN)
  await receive(device, TURN)
  expect(shown[0]?.options.silent).toBe(false)
  await receive(device, { ...TURN, id: '2', body: 'two hours left' })
  expect(shown.map((one) => [one.options.body, one.options.silent])).toEqual([['two hours left', true]])
})

it('answered elsewhere: the notification of that table goes, others stay', async () => {
  await receive(device, TURN)
  await receive(device, { ...TURN, id: '2', tag: 'U' })
  await receive(device, { is: 'gone', id: '3', tags: ['T'], waiting: 0 })
  expect(shown.map((one) => one.tag)).toEqual(['U'])
  expect(badge).toHaveBeenLastCalledWith(0)
})

it('a notification is put off by its button; without a connection it stays', async () => {
  const turn = { ...TURN, later: 'In an hour', put_off: '/api/alerts/later/x' }
  await receive(device, turn)
  expect(shown[0]?.options.actions).toEqual([
    { action: 'open', title: 'Open' },
    { action: 'later', title: 'In an hour' },
  ])
  const { message } = shown[0]?.options.data as { message: typeof turn }
  for (const [answer, left] of [
    [Promise.resolve({ ok: true, status: 204 }), 0],
    [Promise.resolve({ ok: false, status: 410 }), 0],
    [Promise.resolve({ ok: false, status: 503 }), 1],
    [Promise.reject(new TypeError('no network')), 1],
  ] as const) {
    shown = [] // pressing closes it
    asked.mockReturnValueOnce(answer)
    await putOff(device, message)
    expect(asked).toHaveBeenLastCalledWith('/api/alerts/later/x', { method: 'POST' })
    expect(shown).toHaveLength(left)
  }
})

it('vibrates only where this device was told so', async () => {
  await receive(device, TURN)
  expect(shown[0]?.options.vibrate).toBeUndefined()
  await (await boxes.open('konspira-device')).put('/device', new Response('{"vibrate":true}'))
  await receive(device, { ...TURN, id: '2', tag: 'U' })
  expect(shown[1]?.options.vibrate).toEqual([120, 80, 120])
})

it('a press opens the table in the window that shows it, else in the running one, else in a new one', async () => {
  await openTable(device, '/t/T')
  expect(opened).toEqual([`${ORIGIN}/t/T`])
  windows = [window('/rules/estoril')]
  await openTable(device, '/t/T')
  expect(windows[0]?.postMessage).toHaveBeenCalledWith({ is: 'go', path: '/t/T' })
  windows = [window('/rules/estoril'), window('/t/T?move=3')]
  await openTable(device, '/t/T')
  expect([windows[0]?.focus, windows[1]?.focus].map((one) => vi.mocked(one!).mock.calls.length)).toEqual([0, 1])
  expect(opened).toHaveLength(1)
})

it('leads nowhere else', async () => {
  windows = [window('/')]
  await openTable(device, 'https://elsewhere.example/t/T')
  expect(opened).toEqual([])
  expect(windows[0]?.focus).not.toHaveBeenCalled()
})

it('a new version waits while a table is open in any window', async () => {
  const locks = (...names: string[]) => ({
    query: async () => ({ held: names.map((name) => ({ name })), pending: [] }),
  })
  expect(await atTable(locks('something'))).toBe(false)
  expect(await atTable(locks('something', 'konspira-table'))).toBe(true)
  expect(await atTable(undefined)).toBe(false) // a browser without locks
})
