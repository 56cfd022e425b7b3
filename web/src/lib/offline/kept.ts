/**
 * What this person's pages last saw, for times without a connection. It lies in this browser only, belongs to one person,
 * and is deleted when they sign out, are forgotten, or somebody else comes. Another window that still shows the person of
 * before can write nothing any more.
 */
import { Trouble } from '../api'

const CACHE = 'konspira-kept'
const OWNER = 'konspira-kept-for'
/** how many there may be of what begins so */
const MOST: readonly (readonly [string, number])[] = [
  ['table/', 30],
  ['moment/', 300],
]

export interface Found<Data> {
  data: Data
  /** when the server said so, in ms */
  at: number
  /** it comes from here: the server could not be reached */
  kept: boolean
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
export interface Places {
  caches: CacheStorage | undefined
  storage: Storage | undefined
}

export class Kept {
  readonly #places: () => Places
  /** for whom this page writes; null: not known yet, or nobody */
  #owner: string | null = null

  constructor(places: () => Places) {
    this.#places = places
  }

  /** Whose pages these are; empty: nobody's. What belongs to anybody else is deleted. */
  async belongsTo(login: string): Promise<void> {
    if (login && this.#stored() === login) {
      this.#owner = login
      return
    }
    await this.clear()
    if (!login) return
    this.#places().storage?.setItem(OWNER, login)
    this.#owner = login
  }

  /** Without a connection nobody says who this is: it is who it was. */
  resume(): void {
    this.#owner = this.#stored()
  }

  /** Delete everything, at once for all windows of this browser. */
  async clear(): Promise<void> {
    this.#owner = null
    const { storage, caches } = this.#places()
    try {
      storage?.removeItem(OWNER)
    } finally {
      await caches?.delete(CACHE)
    }
  }

  async write(key: string, data: unknown, at: number = Date.now()): Promise<void> {
    const cache = await this.#open()
    if (!cache) return
    await cache.delete(pathOf(key)) // the newest is the last to be forgotten
    await cache.put(pathOf(key), new Response(JSON.stringify({ at, data })))
    for (const [begin, most] of MOST) {
      if (!key.startsWith(begin)) continue
      const keys = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith(`/kept/${begin}`))
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((one) => cache.delete(one)))
    }
    // The person has gone meanwhile, in another window.
    if (this.#stored() !== this.#owner) await this.#places().caches?.delete(CACHE)
  }

  async read<Data>(key: string): Promise<Found<Data> | null> {
    const { caches } = this.#places()
    if (!caches || this.#stored() === null) return null
    const answer = await (await caches.open(CACHE)).match(pathOf(key))
    if (!answer) return null
    const { at, data } = (await answer.json()) as { at: number; data: Data }
    return { at, data, kept: true }
  }

  /** Ask the server; where it cannot be reached, what it said last. */
  async ask<Data>(key: string, ask: () => Promise<Data>): Promise<Found<Data>> {
    try {
      const data = await ask()
      void this.write(key, data).catch(() => undefined) // no room: then it is not kept
      return { data, at: Date.now(), kept: false }
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'unreachable') throw error
      const found = await this.read<Data>(key).catch(() => null) // a browser that lets nothing be kept
      if (!found) throw error
      return found
    }
  }

  /** How much there is, in bytes: what the browser keeps for this site. */
  async size(): Promise<number> {
    return (await navigator.storage?.estimate?.().catch(() => null))?.usage ?? 0
  }

  async #open(): Promise<Cache | null> {
    const { caches } = this.#places()
    if (!caches || this.#owner === null || this.#stored() !== this.#owner) return null
    return caches.open(CACHE)
  }

  #stored(): string | null {
    try {
      return this.#places().storage?.getItem(OWNER) ?? null
    } catch {
      return null // a browser that keeps nothing
    }
  }
}

const pathOf = (key: string): string => `/kept/${key}`

/** Only where the connection is safe does a browser have caches. */
export const kept = new Kept(() => ({
  caches: typeof caches === 'undefined' ? undefined : caches,
  storage: typeof localStorage === 'undefined' ? undefined : localStorage,
}))
