/**
 * What the service worker keeps of the client, and how it answers a request. Kept are the client's own files and what
 * everybody may read of the games; what somebody sees at a table is kept by the page (`lib/offline/kept.ts`).
 */

const FILES = 'konspira-files-'
const PUBLIC = 'konspira-public'
const SHELL = '/'
const GAMES_AT = '/api/games/at/'
const MOST_PUBLIC = 60
const VERSIONS = 2 // the newest, and the one before: a page of it may still be open
/** On an answer from here instead of from the server: the page must know that there is no connection. */
export const KEPT = 'x-kept'
const PATIENCE = 8000 // ms until a page that does not come is shown as it was kept
const AWAY = [502, 503, 504] // a proxy says that the server is away

export interface World {
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
}

export class Keeper {
  readonly #world: World
  readonly #files: readonly string[]
  readonly #name: string

  constructor(world: World, version: string, files: readonly string[]) {
    this.#world = world
    this.#name = FILES + version
    this.#files = files
  }

  /**
   * Keep every file of this version. A page that names other files belongs to another version: the server is
   * being renewed, and the browser tries again later.
   */
  async install(): Promise<void> {
    const { caches, fetch } = this.#world
    const shell = await fetch(SHELL, { cache: 'no-store', headers: { accept: 'text/html' } })
    const text = await shell.clone().text()
    const parts = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    if (!shell.ok || parts.length === 0 || !parts.every((path) => this.#files.includes(path)))
      throw new Error('the page is of another version')
    const cache = await caches.open(this.#name)
    const names = new Set(this.#files)
    const missing: string[] = []
    for (const file of names) {
      // The name of a file below /assets says what is in it: one that is known need not be fetched again.
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      if (known) await cache.put(file, known)
      else missing.push(file)
    }
    await Promise.all(
      missing.map(async (file) => {
        const answer = await fetch(file)
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
        await cache.put(file, answer)
      }),
    )
    await cache.put(SHELL, shell)
  }

  /** Forget older versions, except the last one: a page of it may still ask for its parts. */
  async activate(): Promise<void> {
    const names = (await this.#world.caches.keys()).filter((name) => name.startsWith(FILES) && name !== this.#name)
    const old = names.slice(0, Math.max(0, names.length - (VERSIONS - 1)))
    await Promise.all(old.map((name) => this.#world.caches.delete(name)))
  }

  /** The answer to a request; null: it is none of ours, and goes its way. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== this.#world.origin) return null
    const path = url.pathname
    if (path.startsWith('/api/')) return isPublic(path) ? this.#public(request) : null
    if (request.mode === 'navigate') return this.#page(request)
    if (path.startsWith('/assets/')) return this.#asset(request)
    return this.#files.includes(path) ? this.#file(request) : null
  }

  /** A page comes from the server, so that none is stale; without it, as it was kept. */
  async #page(request: Request): Promise<Response> {
    const kept = (): Promise<Response | undefined> => this.#kept(SHELL)
    const coming = this.#world.fetch(request).catch(() => null)
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE))
    const first = await Promise.race([coming, late])
    if (first instanceof Response && !AWAY.includes(first.status)) return first
    return (await kept()) ?? (await coming) ?? Response.error()
  }

  async #asset(request: Request): Promise<Response> {
    return (await this.#world.caches.match(request.url)) ?? this.#world.fetch(request)
  }

  async #file(request: Request): Promise<Response> {
    return this.#world.fetch(request).catch(async () => (await this.#kept(request.url)) ?? Response.error())
  }

  /** What everybody may read of the games. */
  async #public(request: Request): Promise<Response> {
    const cache = await this.#world.caches.open(PUBLIC)
    try {
      const answer = await this.#world.fetch(request)
      if (answer.ok) {
        await cache.delete(request.url) // the newest is the last to be forgotten
        await cache.put(request.url, answer.clone())
        const keys = await cache.keys()
        await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PUBLIC)).map((key) => cache.delete(key)))
      }
      return answer
    } catch {
      const found = (await cache.match(request.url)) ?? (await this.#games(cache, request.url))
      if (!found) return Response.error()
      const headers = new Headers(found.headers)
      headers.set(KEPT, 'yes')
      return new Response(await found.blob(), { status: found.status, headers })
    }
  }

  /** The games have an address for each version of the server; without a connection the last one known will do. */
  async #games(cache: Cache, url: string): Promise<Response | undefined> {
    if (!url.includes(GAMES_AT)) return undefined
    const last = (await cache.keys()).findLast((key) => key.url.includes(GAMES_AT))
    return last && cache.match(last)
  }

  async #kept(path: string): Promise<Response | undefined> {
    const cache = await this.#world.caches.open(this.#name)
    return cache.match(path)
  }
}

function isPublic(path: string): boolean {
  return /^\/api\/games(\/|$)/.test(path)
}
