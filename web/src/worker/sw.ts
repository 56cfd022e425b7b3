/**
 * The service worker: opens the app without a connection, shows what is pushed while no page is open, and opens the
 * table when it is pressed. What it does stands in `keeping.ts` and `telling.ts`.
 */
import { Keeper } from './keeping'
import { atTable, openTable, putOff, receive, type Device, type Pushed } from './telling'

declare const self: ServiceWorkerGlobalScope
/** Written by the build: what this version is called, and its files. */
declare const __VERSION__: string
declare const __FILES__: string[]

const origin = self.location.origin
const keeper = new Keeper({ caches, fetch: (request, init) => fetch(request, init), origin }, __VERSION__, __FILES__)
const device = {
  caches,
  registration: self.registration,
  navigator: self.navigator,
  clients: self.clients,
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  origin,
} as unknown as Device

self.addEventListener('install', (event) => event.waitUntil(keeper.install()))
self.addEventListener('activate', (event) => event.waitUntil(keeper.activate().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request)
  if (answer) event.respondWith(answer)
})

// A new version waits until no table is open in any window, or until the next start.
self.addEventListener('message', (event) => {
  if (event.data?.is !== 'take-over') return
  event.waitUntil(atTable(self.navigator.locks).then((busy) => (busy ? undefined : self.skipWaiting())))
})

self.addEventListener('push', (event) => {
  let message: Pushed
  try {
    message = event.data?.json()
  } catch {
    return // not from our server
  }
  event.waitUntil(receive(device, message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, message } = event.notification.data ?? {}
  event.waitUntil(event.action === 'later' ? putOff(device, message) : openTable(device, path ?? '/tables'))
})
