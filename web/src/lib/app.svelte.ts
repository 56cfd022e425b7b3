/** What all pages share: the words, the person, the games, and the two places where news is read aloud. */
import { api, Trouble } from './api'
import { welcome } from './games'
import { kept } from './offline/kept'
import { preferences, WHOEVER } from './preferences.svelte'
import type { GameInfo, Me } from './wire'
import { loadWords, type Facts, type Language, type Words } from './words/words'

const NAME_KEY = 'konspira-name'
const SOON = 700 // milliseconds in which nobody has read a sentence out; more than a batch of news waits

class App {
  // Set by `speak` before the first page is drawn.
  words: Words = $state.raw(undefined as unknown as Words)
  me: Me | null = $state.raw(null)
  games: GameInfo[] = $state.raw([])
  /** has the server answered who we are? */
  known = $state(false)
  /** the name offered to somebody new; becomes the guest's when the first table needs one */
  offeredName = $state('')
  polite = $state('')
  assertive = $state('')
  #spoke = -SOON
  /** has a board been opened? Then every language brings the boards' words along */
  #boards = false
  #lessons = false
  #rules = false
  /** whose session ended while the page was open; null: nobody's, or it was noticed */
  ended: Me | null = $state.raw(null)
  /** a newer client is on the server */
  outdated = $state(false)
  /** the title of the page; the window's says also how many tables wait */
  title = $state('Konspira')
  /** the browser would put the app on this device */
  installable = $state(false)

  name = $derived(this.me?.name ?? this.offeredName)
  /** who this is to the server; nobody yet is nobody */
  login = $derived(loginOf(this.me))

  /** Change the language; the old one stays until the new one is there. */
  async speak(language: Language): Promise<void> {
    const words = await loadWords(language)
    if (this.#boards) await words.learnBoards()
    if (this.#lessons) await words.learnLessons()
    if (this.#rules) await words.learnRules()
    await this.#learnOthers(words, this.games)
    if (preferences.language !== language) return
    this.words = words
    this.polite = this.assertive = '' // what was said in the old language
  }

  /** Fetch the words of boards. The language may change meanwhile: its words must have learned them too. */
  async learnBoards(): Promise<void> {
    this.#boards = true
    while (!this.words.knowsBoards) await this.words.learnBoards()
  }

  /** The same for the words of lessons. */
  async learnLessons(): Promise<void> {
    this.#lessons = true
    while (!this.words.knowsLessons) await this.words.learnLessons()
  }

  /** The same for the words of the pages of rules. */
  async learnRules(): Promise<void> {
    this.#rules = true
    while (!this.words.knowsRules) await this.words.learnRules()
  }

  async meet(): Promise<void> {
    const [me, games] = await Promise.all([this.#who(), api.games()])
    await this.#learnOthers(this.words, games)
    this.me = me
    this.games = games
    welcome(games)
    this.known = true
    // A change that a person made just before leaving, or before we knew them, still counts.
    const owner = preferences.owner(localStorage)
    if (me && (owner === this.login || owner === WHOEVER)) await this.sendPreferences()
    else if (me) preferences.adopt(me.preferences)
    else this.offerName()
  }

  /** Who we are; without a connection, who we were. */
  async #who(): Promise<Me | null> {
    try {
      const me = await api.me()
      await kept.belongsTo(loginOf(me)).catch(ignore) // a browser that lets nothing be kept
      if (me) void kept.write('me', me).catch(ignore)
      return me
    } catch (error) {
      const found =
        error instanceof Trouble && error.code === 'unreachable' ? await kept.read<Me>('me').catch(() => null) : null
      if (!found) throw error
      kept.resume()
      return found.data
    }
  }

  /** Ask again who we are: the session may have ended, or another one begun, in another window or elsewhere. */
  async recognise(): Promise<void> {
    const before = this.me
    if (!this.known) return
    const me = await api.me().catch(() => undefined)
    if (me === undefined || this.me !== before || JSON.stringify(me) === JSON.stringify(before)) return
    const same = me !== null && before !== null && loginOf(me) === loginOf(before)
    this.me = me
    if (same) return
    this.ended = me === null ? before : null
    if (me) preferences.adopt(me.preferences)
    else this.offerName()
  }

  /** Somebody new gets a name to begin with, the same on every page. */
  offerName(): void {
    this.offeredName = remembered() ?? remember(randomName(this.words))
  }

  /** The words of games that this page does not bring; without them their ids have to do. */
  async #learnOthers(words: Words, games: readonly GameInfo[]): Promise<void> {
    const others = games.filter((game) => game.outside)
    const sources = await Promise.all(others.map((game) => api.words(game.id, words.language).catch(() => null)))
    for (const [place, game] of others.entries())
      words.learnGame(game.id, sources[place]?.ftl ?? '', sources[place]?.roles)
    if (others.length > 0 && words === this.words) this.words = words.again()
  }

  async learnGame(id: string, words: Words = this.words): Promise<void> {
    if (words.knowsGame(id)) return
    const found = await api.words(id, words.language).catch(() => null)
    words.learnGame(id, found?.ftl ?? '', found?.roles)
    if (words === this.words) this.words = words.again()
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** A person who does something needs a name at the server: make a guest without asking for more. */
  async ensureGuest(): Promise<Me> {
    if (!this.me) {
      this.me = (await api.me()) ?? (await api.newGuest(this.offeredName || randomName(this.words)))
      void api.changeMe({ preferences: preferences.all() }).catch(ignore)
    }
    return this.me
  }

  async rename(name: string): Promise<void> {
    const trimmed = name.trim().slice(0, 24)
    if (!trimmed) return
    if (this.me) this.me = await api.changeMe({ name: trimmed })
    else this.offeredName = remember(trimmed)
  }

  /** Preferences of a person are kept on the server too; until it has them, the browser knows whose they are. */
  async sendPreferences(): Promise<void> {
    if (!this.me) return
    const sent = preferences.all()
    try {
      this.me = await api.changeMe({ preferences: sent })
      if (JSON.stringify(sent) === JSON.stringify(preferences.all())) preferences.keep(localStorage)
    } catch {
      // The browser has them; the server gets them with the next change, or when the page is opened again.
    }
  }

  /** Read a sentence aloud. The same sentence twice must be heard twice: a no-break space makes it another one. */
  announce(text: string, urgent = false): void {
    const where = urgent ? 'assertive' : 'polite'
    const soon = !urgent && performance.now() - this.#spoke < SOON
    if (!urgent) this.#spoke = performance.now()
    if (this[where] === text) this[where] = `${text}\u00a0`
    else this[where] = soon ? `${this[where]} ${text}` : text // nothing is lost that was hardly begun
  }

  /** What went wrong, for the reader. */
  explain(error: unknown): string {
    if (error instanceof Trouble) {
      if (error.message) return error.message
      return error.code === 'unreachable' ? t('web-error-unreachable') : t('web-error-server', { code: error.code })
    }
    throw error
  }
}

export const loginOf = (me: Me | null): string => (me ? (me.account ?? me.name) : '')

function ignore(): void {}

function remembered(): string | null {
  try {
    return localStorage.getItem(NAME_KEY)
  } catch {
    return null
  }
}

/** Offer the same name on every page, until a table needs it. */
function remember(name: string): string {
  try {
    localStorage.setItem(NAME_KEY, name)
  } catch {
    // A private window: the name lasts as long as the page.
  }
  return name
}

/** A pleasant name for somebody new: "Quiet Heron". */
export function randomName(words: Words, random: () => number = Math.random): string {
  const pick = (id: string) => {
    const list = words.say(id).split(',')
    return (list[Math.floor(random() * list.length)] ?? '').trim()
  }
  return words.say('web-guest-name', { adjective: pick('web-guest-adjectives'), noun: pick('web-guest-nouns') })
}

export const app = new App()

/** A text of the frame in the reader's language. */
export function t(id: string, facts?: Facts): string {
  return app.words.say(id, facts)
}
