/** The service worker, seen from a page: it comes when somebody is at home here, and gives way to its successor. */
import { app } from '../app.svelte'
import { api } from '../api'
import { preferences } from '../preferences.svelte'
import { router } from '../router.svelte'
import { lookForVersion } from '../version'

const EVERY = 10 * 60_000
const SOON = 1_000 // ms until a table that was left is closed
const AT_TABLE = 'konspira-table' // as in `worker/telling.ts`

export function able(): boolean {
  return import.meta.env.PROD && typeof navigator !== 'undefined' && 'serviceWorker' in navigator
}

/** Does this run in a window of its own, as an app? */
export function installed(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(display-mode: standalone)').matches
}

export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

let begun = false

/** Begin to keep this client. Where it cannot be kept, everything works as before while there is a connection. */
export function begin(): void {
  if (begun || !able()) return
  begun = true
  void follow().catch(() => (begun = false))
}

async function follow(): Promise<void> {
  const had = navigator.serviceWorker.controller !== null
  let first = !had
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (first) first = false
    else lookForVersion()
  })
  const registration = await worker()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void giveWay())
  })
  setInterval(() => void registration.update().catch(() => undefined), EVERY)
  await giveWay()
  void warm().catch(() => undefined)
}

/** A new version may take over now, if no table is open: the worker looks into all windows. */
export async function giveWay(): Promise<void> {
  if (!begun || router.route.page === 'table') return
  const registration = await navigator.serviceWorker.getRegistration('/')
  registration?.waiting?.postMessage({ is: 'take-over' })
}

/** The same in a moment: a page that is left takes its time. */
export function giveWaySoon(): () => void {
  const timer = setTimeout(() => void giveWay(), SOON)
  return () => clearTimeout(timer)
}

/** As long as a table is open in this window, no new version takes over in any. */
export function holdTable(): () => void {
  let release = (): void => undefined
  const open = new Promise<void>((done) => (release = done))
  void navigator.locks?.request(AT_TABLE, { mode: 'shared' }, () => open).catch(() => undefined)
  return release
}

/** What everybody may read, so that it is there without a connection: the games, and their rules in one's language. */
async function warm(): Promise<void> {
  if (!navigator.serviceWorker.controller) {
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  }
  if (!navigator.onLine) return
  const games = await api.games()
  const known = await (await caches.open('konspira-public')).keys()
  for (const game of games) {
    const path = `/api/games/${game.id}/rules?lang=${preferences.language}`
    if (!known.some((one) => one.url.endsWith(path))) await api.rules(game.id, preferences.language).catch(() => null)
  }
}

// -- putting it on the device

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}
let offered: InstallPrompt | null = null

/** The browser would put the app on this device: it waits until somebody presses our button. */
export function watchInstalling(): () => void {
  const offer = (event: Event): void => {
    event.preventDefault()
    offered = event as InstallPrompt
    app.installable = true
  }
  const done = (): void => {
    offered = null
    app.installable = false
  }
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', offer)
    removeEventListener('appinstalled', done)
  }
}

export async function install(): Promise<void> {
  const prompt = offered
  offered = null
  app.installable = false
  await prompt?.prompt()
}
