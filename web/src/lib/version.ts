/** Notices that the server has a newer client than the one that runs here; the page is reloaded by its reader. */
import { app } from './app.svelte'

const EVERY = 10 * 60_000

/** The address of this client's first script: it carries a hash of what is in it. */
function ownScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.getAttribute('src') ?? null
}

/** Is this client still the server's? */
export async function lookForVersion(): Promise<void> {
  const own = ownScript()
  if (own === null) return // in development there is no hash
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    if (answer.ok && !(await answer.text()).includes(own)) app.outdated = true
  } catch {
    // Not reachable now; the next look will do.
  }
}

export function watchVersion(): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) void lookForVersion()
  }, EVERY)
  const gone = () => (app.outdated = true) // a part of the page is no longer on the server
  addEventListener('vite:preloadError', gone)
  return () => {
    clearInterval(timer)
    removeEventListener('vite:preloadError', gone)
  }
}
