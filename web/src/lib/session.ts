/** Notices, on every page, that this browser's session has ended or that another one has begun: in another window, or elsewhere. */
import { strangers } from './api'
import { app } from './app.svelte'

const CHANNEL = 'konspira-session'
const EVERY = 60_000

/** Ask who we are whenever that may have changed. */
export function watchSession(): () => void {
  const look = (): void => {
    if (!document.hidden) void app.recognise()
  }
  const asked = (): void => void app.recognise()
  const timer = setInterval(look, EVERY)
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  others?.addEventListener('message', asked)
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  strangers.add(asked)
  return () => {
    clearInterval(timer)
    others?.close()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', look)
    strangers.delete(asked)
  }
}

/** Tell the other windows of this browser that somebody else is here, or nobody. */
export function tellWindows(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const others = new BroadcastChannel(CHANNEL)
  others.postMessage(null)
  others.close()
}
