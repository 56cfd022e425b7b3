/** What the service worker does with a message that is pushed: it shows it, takes one back, opens the table. */

const SEEN = 'konspira-seen'
const MOST_SEEN = 50
/** How this device wants to be told; the page writes it (`lib/waiting/badge.ts`). */
const DEVICE = 'konspira-device'
const GONE = 410 // it waits no more
const PULSE = [120, 80, 120]

/** From our server: a message to be shown, or that one is no longer true. */
export interface Pushed {
  is?: 'gone'
  id?: string
  title?: string
  body?: string
  path?: string
  tag?: string
  /** the tables whose notifications go */
  tags?: string[]
  open?: string
  /** the words of the button that puts it off, and where that leads */
  later?: string
  put_off?: string
  /** tables that wait for this person now */
  waiting?: number
}

export interface Device {
  caches: CacheStorage
  registration: {
    getNotifications(filter?: { tag?: string }): Promise<{ tag: string; close(): void }[]>
    showNotification(title: string, options: object): Promise<void>
  }
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }
  clients: { matchAll(options: object): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> }
  fetch(path: string, init: { method: string }): Promise<{ ok: boolean; status: number }>
  origin: string
}
interface Window {
  url: string
  focus(): Promise<unknown>
  postMessage(message: object): void
}

/** A message that comes twice (a sender died halfway) is shown once. */
async function isNew(device: Device, id: string | undefined): Promise<boolean> {
  if (!id) return true
  const cache = await device.caches.open(SEEN)
  const key = `/seen/${encodeURIComponent(id)}`
  if (await cache.match(key)) return false
  await cache.put(key, new Response(''))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((old) => cache.delete(old)))
  return true
}

async function vibrates(device: Device): Promise<boolean> {
  const found = await (await device.caches.open(DEVICE)).match('/device')
  return found !== undefined && (await found.json())?.vibrate === true
}

const windowsOf = (device: Device) => device.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function mark(device: Device, waiting: number | undefined): Promise<void> {
  if (waiting === undefined) return
  // Where the app has no icon, there is nothing to be marked.
  if (waiting > 0) await device.navigator.setAppBadge?.(waiting).catch(() => undefined)
  else await device.navigator.clearAppBadge?.().catch(() => undefined)
}

export async function receive(device: Device, message: Pushed): Promise<void> {
  if (!(await isNew(device, message.id))) return
  await mark(device, message.waiting)
  for (const window of await windowsOf(device)) window.postMessage({ is: 'news' })
  if (message.is === 'gone') {
    for (const tag of message.tags ?? [])
      for (const one of await device.registration.getNotifications({ tag })) one.close()
    return
  }
  const open = message.tag ? await device.registration.getNotifications({ tag: message.tag }) : []
  const again = open.length > 0 // it takes the place of another one: no new sound
  await device.registration.showNotification(message.title ?? 'Konspira', {
    body: message.body,
    tag: message.tag,
    icon: '/app/icon-192.png',
    badge: '/app/badge-96.png',
    renotify: false,
    silent: again,
    ...(!again && (await vibrates(device)) ? { vibrate: PULSE } : {}),
    data: { path: message.path, message },
    actions: [
      ...(message.open ? [{ action: 'open', title: message.open }] : []),
      ...(message.later && message.put_off ? [{ action: 'later', title: message.later }] : []),
    ],
  })
}

/** Tell it again in an hour. Where the server cannot be asked, the notification stays: nothing is lost. */
export async function putOff(device: Device, message: Pushed | undefined): Promise<void> {
  if (!message?.put_off) return
  const answer = await device.fetch(message.put_off, { method: 'POST' }).catch(() => null)
  if (answer && (answer.ok || answer.status === GONE)) return
  await receive(device, { ...message, id: undefined, waiting: undefined })
}

/** Open a table at its question: in the window that shows it, else in the running one, else in a new one. */
export async function openTable(device: Device, path: string): Promise<void> {
  const url = new URL(path, device.origin)
  if (url.origin !== device.origin) return
  const windows = await windowsOf(device)
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname) ?? windows[0]
  if (!there) {
    await device.clients.openWindow(url.href)
    return
  }
  await there.focus()
  // Also where that table is shown already: it may be a moment of its past.
  there.postMessage({ is: 'go', path: url.pathname })
}

/** Held by every window that shows a table (`lib/offline/worker.ts`): the address of a window is that of its first page. */
export const AT_TABLE = 'konspira-table'

/** Does a window show a table? Then a new version waits. */
export async function atTable(locks: Pick<LockManager, 'query'> | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some((lock) => lock.name === AT_TABLE)
}
