/** How somebody likes it. Saved in the browser; for a person also on the server. A change shows at once. */
import { isLanguage, preferredLanguage, type Language } from './words/words'

type Value = string | boolean | number

/** Each preference with its allowed values, the default first; `language` has its default from the browser. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  textSize: [100, 90, 110, 120, 130],
  animation: ['normal', 'none', 'fast', 'slow'],
  /** how fast bots move; at a table the slowest wish of those who play there holds */
  botSpeed: ['natural', 'brisk', 'instant'],
  /** must a choice be confirmed once more? `public`: the button that names the result is the confirmation */
  confirm: ['public', 'never', 'always'],
  sounds: [false, true],
  vibrate: [false, true],
  aids: [true, false],
  /** short notes for newcomers, in games that have them */
  guide: [true, false],
  /** answer where only one option exists; never where the time that an answer takes could tell something */
  byItself: [true, false],
  chatInLog: [true, false],
  listFirst: [false, true],
  seatLetters: [false, true],
  keyHints: [true, false],
  /** how the rules are shown */
  rulesView: ['pictures', 'numbered', 'quick'],
} as const satisfies Record<string, readonly Value[]>

/** What was done with the puzzles, as `puzzles/progress.ts` writes it: kept like a preference. */
const KEPT = { puzzles: /^(?:[0-9a-f]{6}[shm])*$/, puzzleDays: /^(?:\d+,\d+,\d+)?$/ } as const
const KEPT_NAMES = ['puzzles', 'puzzleDays'] as const

export type PreferenceName = keyof typeof CHOICES
export type PreferenceValue<Name extends PreferenceName> = (typeof CHOICES)[Name][number]

/** What was learned of a game is kept with the preferences, see learn/progress.ts. */
const LEARNED = 'learned-'
const MOST_LETTERS = 400

const KEY = 'konspira-preferences'
/** the owner of what was changed before the server had said who this is */
export const WHOEVER = '*'

export class Preferences {
  language: Language = $state('en')
  theme: PreferenceValue<'theme'> = $state('system')
  textSize: PreferenceValue<'textSize'> = $state(100)
  animation: PreferenceValue<'animation'> = $state('normal')
  botSpeed: PreferenceValue<'botSpeed'> = $state('natural')
  confirm: PreferenceValue<'confirm'> = $state('public')
  sounds: boolean = $state(false)
  vibrate: boolean = $state(false)
  aids: boolean = $state(true)
  guide: boolean = $state(true)
  byItself: boolean = $state(true)
  chatInLog: boolean = $state(true)
  listFirst: boolean = $state(false)
  seatLetters: boolean = $state(false)
  keyHints: boolean = $state(true)
  rulesView: PreferenceValue<'rulesView'> = $state('pictures')
  /** by game: which lessons were done; and the game that was learned last */
  learned: Readonly<Record<string, string>> = $state.raw({})
  learning: string = $state('')
  puzzles: string = $state('')
  puzzleDays: string = $state('')
  /** somebody skips what bots do: nothing moves until it is over. Not kept */
  still: boolean = $state(false)

  constructor(languages: readonly string[]) {
    this.language = preferredLanguage(languages)
  }

  /** Take over what is known and allowed; everything else is left as it is. */
  adopt(values: Readonly<Record<string, unknown>>): void {
    if (isLanguage(values.language)) this.language = values.language
    for (const name of Object.keys(CHOICES) as PreferenceName[]) {
      const value = values[name]
      if ((CHOICES[name] as readonly unknown[]).includes(value)) this.set(name, value as never)
    }
    const learned = Object.entries(values).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith(LEARNED) && typeof entry[1] === 'string' && entry[1].length <= MOST_LETTERS,
    )
    if (learned.length > 0)
      this.learned = {
        ...this.learned,
        ...Object.fromEntries(learned.map(([name, text]) => [name.slice(LEARNED.length), text])),
      }
    if (typeof values.learning === 'string') this.learning = values.learning
    for (const name of KEPT_NAMES) {
      const value = values[name]
      if (typeof value === 'string' && KEPT[name].test(value)) this[name] = value
    }
  }

  set<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
    ;(this as Record<PreferenceName, Value>)[name] = value
  }

  all(): Record<string, Value> {
    const values: Record<string, Value> = { language: this.language }
    for (const name of Object.keys(CHOICES) as PreferenceName[]) values[name] = this[name]
    for (const [game, text] of Object.entries(this.learned)) values[LEARNED + game] = text
    if (this.learning) values.learning = this.learning
    for (const name of KEPT_NAMES) if (this[name]) values[name] = this[name]
    return values
  }

  /** Read what this browser has kept. A browser that keeps nothing, or nonsense, gets the defaults. */
  restore(storage: Pick<Storage, 'getItem'>): void {
    this.adopt(kept(storage))
  }

  /** Keep them in this browser; `owner` is the person whose server has not heard of them yet. */
  keep(storage: Pick<Storage, 'setItem'>, owner = ''): void {
    try {
      storage.setItem(KEY, JSON.stringify({ ...this.all(), owner }))
    } catch {
      // As below.
    }
  }

  /** Whose server has to hear of them, if any. */
  owner(storage: Pick<Storage, 'getItem'>): string {
    const { owner } = kept(storage)
    return typeof owner === 'string' ? owner : ''
  }

  /** Put the look on the page. */
  apply(root: HTMLElement): void {
    root.lang = this.language
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.motion = this.still ? 'none' : this.animation
    root.dataset.hints = this.keyHints ? 'on' : 'off'
    root.style.fontSize = this.textSize === 100 ? '' : `${this.textSize}%`
  }
}

function kept(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return found !== null && typeof found === 'object' ? (found as Record<string, unknown>) : {}
  } catch {
    return {} // Private windows may refuse storage; then the preferences last as long as the page.
  }
}

export const preferences = new Preferences(typeof navigator === 'undefined' ? ['en'] : navigator.languages)
if (typeof localStorage !== 'undefined') preferences.restore(localStorage)

/** Milliseconds of a movement of this length, after the preferences and the system's wish for less motion. */
export function duration(milliseconds: number): number {
  if (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  if (preferences.still) return 0
  const pace = { natural: 1, brisk: 0.5, instant: 0.25 }[preferences.botSpeed]
  return milliseconds * pace * { none: 0, fast: 0.5, normal: 1, slow: 2 }[preferences.animation]
}
