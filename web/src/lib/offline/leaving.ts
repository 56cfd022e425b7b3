/** Somebody goes: what this device kept of them goes too, and it is told nothing more. */
import { api } from '../api'
import { mark } from '../waiting/badge'
import { kept } from './kept'

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration('/').catch(() => undefined)
}

/** What lies here; after it the next person at this device finds nothing. */
export async function leaveNothing(): Promise<void> {
  await kept.clear()
  mark(0)
  const worker = await registration()
  for (const one of (await worker?.getNotifications?.().catch(() => [])) ?? []) one.close()
  await (await worker?.pushManager?.getSubscription().catch(() => null))?.unsubscribe().catch(() => false)
}

/** The server is told too that this device takes no more, while it still knows who asks. */
export async function goAway(): Promise<void> {
  const here = await (await registration())?.pushManager?.getSubscription().catch(() => null)
  if (here) {
    const info = await api.alerts().catch(() => null)
    const device = info?.devices.find((one) => one.endpoint === here.endpoint)
    if (device) await api.stopDevice(device.id).catch(() => undefined)
  }
  await leaveNothing()
}
