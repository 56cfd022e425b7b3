/** This browser as a place where alerts arrive: permission, service worker, subscription. */
import { api } from '../api'
import { app } from '../app.svelte'
import { worker } from '../offline/worker'
import { router } from '../router.svelte'
import type { AlertsInfo, NewDevice } from '../wire'
import { deviceZone } from './alerts.svelte'

export type Able = 'yes' | 'denied' | 'no'

/** Can this browser take push at all? */
export function able(): Able {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** "Firefox on Linux": enough to tell one's devices apart. */
export function deviceName(agent: string = navigator.userAgent): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /OPR\//.test(agent)
      ? 'Opera'
      : /Firefox\//.test(agent)
        ? 'Firefox'
        : /Chrome\//.test(agent)
          ? 'Chrome'
          : /Safari\//.test(agent)
            ? 'Safari'
            : 'Browser'
  const system = /Android/.test(agent)
    ? 'Android'
    : /iPhone/.test(agent)
      ? 'iPhone'
      : /iPad/.test(agent)
        ? 'iPad'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Mac OS/.test(agent)
            ? 'macOS'
            : /Linux/.test(agent)
              ? 'Linux'
              : ''
  return system ? `${browser} · ${system}` : browser
}

/** The endpoint of this browser, if it has subscribed. */
export async function endpoint(): Promise<string | null> {
  if (able() === 'no') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Ask the browser's permission (only ever by a press) and let the server know. */
export async function subscribe(key: string): Promise<AlertsInfo | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await app.ensureGuest()
  const registration = await worker()
  let found = await registration.pushManager.getSubscription()
  if (found && !sameKey(found, key)) {
    await found.unsubscribe() // of another server
    found = null
  }
  found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const keys = found.toJSON().keys
  const wish: NewDevice = {
    endpoint: found.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    name: deviceName(),
    zone: deviceZone(),
  }
  return api.addDevice(wish)
}

/** Stop push in this browser, whatever the server knows. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function sameKey(found: PushSubscription, key: string): boolean {
  const own = found.options.applicationServerKey
  if (!own) return true
  const wanted = bytes(key)
  const had = new Uint8Array(own)
  return had.length === wanted.length && had.every((byte, place) => byte === wanted[place])
}

/** A table waits no more: what this device shows of it goes. */
export async function withdraw(table: string): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
  for (const one of (await registration?.getNotifications?.({ tag: table }).catch(() => [])) ?? []) one.close()
  shown.get(table)?.close()
  shown.delete(table)
}

/** what open tabs have shown, by table */
const shown = new Map<string, Notification>()

/** A message in an open tab that nobody looks at. */
export function tell(title: string, body: string, tag: string, path?: string): boolean {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false
  const told = new Notification(title, { body, tag })
  shown.set(tag, told)
  told.onclick = () => {
    window.focus()
    if (path) router.go(path)
    told.close()
  }
  return true
}
