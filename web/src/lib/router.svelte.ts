/** Where we are: the page's address, and the few kinds of pages there are. */
import type { Eyes } from './api'

/** The players' rules, the numbered ones, the player's aid, or what of the game is printed and what is ours. */
const PARTS = ['players', 'reference', 'aid', 'sources'] as const
export type RulesPart = (typeof PARTS)[number]

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; move: number | null; eyes: Eyes }
  | { page: 'rules'; game: string; part: RulesPart }
  | { page: 'puzzles'; id: string | null }
  | { page: 'tables' }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'preferences' }
  | { page: 'account' }
  | { page: 'alerts' }
  | { page: 'credits' }
  | { page: 'portraits' }
  | { page: 'kit' }
  | { page: 'missing'; path: string }

const PLAIN = ['tables', 'preferences', 'account', 'alerts', 'credits', 'portraits', 'kit'] as const

export function parse(url: URL): Route {
  const [first, second, third, ...rest] = url.pathname.split('/').filter((part) => part !== '')
  const missing: Route = { page: 'missing', path: url.pathname }
  if (rest.length > 0) return missing
  if (first === undefined) return { page: 'home' }
  if (first === 't' && second !== undefined && third === undefined) {
    const move = url.searchParams.get('move')
    const eyes = url.searchParams.get('eyes') ?? ''
    return {
      page: 'table',
      id: decodeURIComponent(second),
      move: move && /^\d{1,6}$/.test(move) ? Number(move) : null,
      eyes: /^\d$/.test(eyes) ? Number(eyes) : eyes === 'all' || eyes === 'spectator' ? eyes : 'own',
    }
  }
  if (first === 'rules' && second !== undefined) {
    const part = third === undefined ? 'players' : PARTS.slice(1).find((name) => name === third)
    return part ? { page: 'rules', game: decodeURIComponent(second), part } : missing
  }
  if (first === 'learn' && second === undefined) return { page: 'learn' }
  if (first === 'learn' && second !== undefined && third !== undefined)
    return { page: 'lesson', game: decodeURIComponent(second), lesson: decodeURIComponent(third) }
  if (first === 'puzzles' && third === undefined) {
    return { page: 'puzzles', id: second === undefined ? null : decodeURIComponent(second) }
  }
  const plain = PLAIN.find((name) => name === first)
  return plain && second === undefined ? { page: plain } : missing
}

class Router {
  /** this client is no longer the server's: the next page is loaded, not only drawn */
  stale = false
  url: URL = $state.raw(new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href))
  route: Route = $derived(parse(this.url))

  /** Begin to follow the browser's buttons and clicks on links of our own. */
  listen(): () => void {
    const back = () => (this.url = new URL(location.href))
    const click = (event: MouseEvent) => {
      const path = followed(event, location.origin)
      if (path === null) return
      event.preventDefault()
      this.go(path)
    }
    addEventListener('popstate', back)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', back)
      document.removeEventListener('click', click)
    }
  }

  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(path, location.href)
    const samePage = url.pathname === this.url.pathname
    if (this.stale && !samePage) {
      location.assign(url)
      return
    }
    if (replace || url.href === this.url.href) history.replaceState(null, '', url)
    else history.pushState(null, '', url)
    this.url = url
    if (!samePage) scrollTo(0, 0)
  }
}

/** The path that a click leads to, if it is ours to follow; links to files and elsewhere stay with the browser. */
export function followed(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !link.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return null
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return null
  return url.pathname + url.search + url.hash
}

export const router = new Router()
