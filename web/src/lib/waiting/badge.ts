/** How many tables wait, on the icon of the app and in the title of a window; and what the device may do to tell it. */

const DEVICE = 'konspira-device' // read by `worker/telling.ts`
const PULSE = [120, 80, 120]

/** Mark the icon of the app. Where it has none, there is nothing to be marked. */
export function mark(count: number): void {
  if (typeof navigator === 'undefined') return
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  void done?.catch(() => undefined)
}

/** The title of a window: "(2) Rules · Konspira". */
export function titled(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title
}

/** The service worker cannot read preferences: it finds this one here. */
export async function tellDevice(vibrate: boolean): Promise<void> {
  if (typeof caches === 'undefined') return
  const cache = await caches.open(DEVICE)
  await cache.put('/device', new Response(JSON.stringify({ vibrate })))
}

export function pulse(wanted: boolean): void {
  if (wanted && typeof navigator !== 'undefined') navigator.vibrate?.(PULSE)
}
