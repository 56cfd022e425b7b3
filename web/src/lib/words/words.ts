/**
 * Words: everything people read, in English, Polish and German, from the same Fluent files as the engine
 * (`src/konspira/locale`). The server speaks in ids and numbers. Here they become sentences: seats become names, ids
 * of cards become names of cards, numbers stay numbers so that each language finds its own plural. A name may have
 * forms (the attributes of its message), and a sentence asks for one: `{ $agent-gen }`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Ask, Heard } from '../wire'
import { ROLES, USUAL } from './facts'

export const LANGUAGES = ['en', 'pl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, unknown>

/** The files of one language; each language is a chunk of its own, so that only one is loaded. */
const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  de: () => import('./de'),
}
/** What only boards say comes with the first board. */
const boards: typeof loaders = {
  en: () => import('./en.boards'),
  pl: () => import('./pl.boards'),
  de: () => import('./de.boards'),
}

/** What only lessons say. */
const lessons: typeof loaders = {
  en: () => import('./en.lessons'),
  pl: () => import('./pl.lessons'),
  de: () => import('./de.lessons'),
}

/** What only the pages of rules say. */
const rules: typeof loaders = {
  en: () => import('./en.rules'),
  pl: () => import('./pl.rules'),
  de: () => import('./de.rules'),
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** The first language of the reader that Konspira speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}

export async function loadWords(language: Language): Promise<Words> {
  const files = await loaders[language]()
  return new Words(language, files.default)
}

/** With the words of boards. */
export async function loadAllWords(language: Language): Promise<Words> {
  const words = await loadWords(language)
  await words.learnBoards()
  await words.learnLessons()
  await words.learnRules()
  return words
}

/** One language. */
export class Words {
  readonly language: Language
  readonly #bundle: FluentBundle
  #boards = false
  #lessons = false
  #rules = false
  /** games whose words come from the server; ids stand in for those that they do not bring */
  #others = new Set<string>()
  /** what their facts are */
  #roles: Record<string, Record<string, string>> = {}
  /** whom "you" would mean, where the reader is somebody else */
  #aside: string | null = null

  constructor(language: Language, sources: readonly string[], bundle?: FluentBundle) {
    this.language = language
    this.#bundle = bundle ?? new FluentBundle(language, { useIsolating: false })
    this.#learn(sources)
  }

  /** The same words as another object: whatever shows them is drawn again. */
  again(): Words {
    const other = new Words(this.language, [], this.#bundle)
    other.#boards = this.#boards
    other.#lessons = this.#lessons
    other.#rules = this.#rules
    other.#others = this.#others
    other.#roles = this.#roles
    return other
  }

  /** The same words for a reader who looks with the eyes of somebody else: who is meant by "you" is called by name. */
  aside(name: string): Words {
    const other = this.again()
    other.#aside = name
    return other
  }

  #learn(sources: readonly string[]): void {
    for (const source of sources) {
      for (const problem of this.#bundle.addResource(new FluentResource(source))) console.error(problem)
    }
  }

  /** Are the words of boards there? */
  get knowsBoards(): boolean {
    return this.#boards
  }

  /** Fetch the words of boards, once. */
  async learnBoards(): Promise<void> {
    const files = await boards[this.language]()
    if (this.#boards) return
    this.#boards = true
    this.#learn(files.default)
  }

  get knowsLessons(): boolean {
    return this.#lessons
  }

  /** Fetch the words of lessons, once. */
  async learnLessons(): Promise<void> {
    const files = await lessons[this.language]()
    if (this.#lessons) return
    this.#lessons = true
    this.#learn(files.default)
  }

  get knowsRules(): boolean {
    return this.#rules
  }

  /** Fetch the words of the pages of rules, once. */
  async learnRules(): Promise<void> {
    const files = await rules[this.language]()
    if (this.#rules) return
    this.#rules = true
    this.#learn(files.default)
  }

  /** Learn the words of a game that this page does not bring, once. */
  learnGame(game: string, source: string, roles: Record<string, string> = USUAL): void {
    if (this.#others.has(game)) return
    this.#roles[game] = roles
    this.#others.add(game)
    this.#learn([source])
  }

  knowsGame(game: string): boolean {
    return this.has(`${game}-title`) || this.#others.has(game)
  }

  /** Is there such a message? */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** A message by its id, with facts that are words or numbers already. */
  say(id: string, facts: Facts = {}): string {
    const told = this.#aside === null ? id : `web-aside-${id.replace(/^web-/, '')}`
    if (told !== id && this.has(told)) return this.#format(told, { ...facts, eyes: this.#aside })
    return this.#format(id, facts)
  }

  #format(id: string, facts: Facts): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (pattern === undefined || pattern === null) {
      // A reader is better served by a strange word than by a broken page; the tests fail on the message.
      console.error(`message-missing: there is no message "${id}" in ${this.language}`)
      return id
    }
    const problems: Error[] = []
    const text = this.#bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, problems)
    for (const problem of problems) console.error(`message-broken: "${id}" in ${this.language}: ${problem.message}`)
    return text
  }

  /** A message about the things of a game: its facts are ids, and it may want their names in a form. */
  about(game: string, id: string, facts: Facts): string {
    return this.say(id, this.#facts(game, id, facts, []))
  }

  // -- the words of a game

  /** The title of a game. */
  game(game: string): string {
    return this.#said(game, [game, 'title'], {}, game)
  }

  /** What a game is about, in a sentence. */
  blurb(game: string): string {
    return this.#said(game, [game, 'blurb'], {}, '')
  }

  /** The name of a thing in a game: a card, a phase, a power. */
  term(game: string, subject: string, id: string): string {
    return this.#said(game, [game, subject, id], {}, id.replaceAll('_', ' '))
  }

  /** What a field of a view is called, as far as the game says so. */
  field(game: string, name: string): string {
    const id = messageId(game, 'field', name)
    return this.has(id) ? this.say(id) : name.replaceAll('_', ' ')
  }

  /** The name of something that a field of a view holds: by the field's name, or as a card. */
  thing(game: string, field: string, id: string): string {
    for (const subject of [field, 'card']) {
      if (this.has(messageId(game, subject, id))) return this.say(messageId(game, subject, id))
    }
    return id.replaceAll('_', ' ')
  }

  card(game: string, id: string): string {
    return this.term(game, 'card', id)
  }

  /** Counted cards: `{ banker: 2, raid: 1 }` is "Banker ×2, Raid". */
  cards(game: string, counts: Readonly<Record<string, number>>): string {
    const words = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([card, count]) => this.card(game, card) + (count > 1 ? ` ×${count}` : ''))
    return words.join(', ') || this.say('no-cards')
  }

  /** The name of an option. */
  setting(game: string, name: string): string {
    return this.term(game, 'option', name)
  }

  /** What an option is set to. */
  value(game: string, name: string, value: unknown): string {
    const known = String(value).toLowerCase()
    // A text that no list names has one name for all.
    return this.term(game, `option-${name}`, this.has(messageId(game, `option-${name}`, known)) ? known : 'other')
  }

  /** What a table with this option is about, in a few sentences; empty where the name says enough. */
  briefing(game: string, value: unknown): string {
    const id = messageId(game, 'briefing', String(value).toLowerCase())
    return this.has(id) ? this.say(id) : ''
  }

  /** A question, as the seat that answers it reads it. */
  question(game: string, ask: Pick<Ask, 'kind' | 'facts'>, names: readonly string[]): string {
    return this.#tell(game, 'ask', ask.kind, ask.facts, names)
  }

  /** What the others see while a seat chooses; without a name, nobody may know who it is. */
  activity(game: string, activity: string, name: string | null): string {
    if (name === null) return this.say('waiting-somebody')
    return this.#said(game, [game, 'activity', activity], { seat: name }, `${name}: ${activity}`)
  }

  /** A choice, as it stands in a list of choices: `raid_player(2)` is "Raid: Celina". */
  choice(game: string, choice: string, names: readonly string[]): string {
    const { family, argument } = splitChoice(choice)
    const id = messageId(game, 'choose', family)
    if (!this.has(id) && this.#isOther(game)) return plain(family, argument === '' ? {} : { '': argument })
    if (argument === '') return this.say(id)
    const value = /^\d+$/.test(argument) ? Number(argument) : argument
    // What the argument is (a card, a seat, a count) is written in the message: it names one variable.
    const facts: Facts = {}
    for (const name of this.#variables(id)) facts[splitForm(name).fact] = value
    return this.#tell(game, 'choose', family, facts, names)
  }

  /** A choice that was made in several small steps: "Banker → 2 cards". */
  deed(game: string, deed: readonly string[], names: readonly string[]): string {
    return deed.map((choice) => this.choice(game, choice, names)).join(' → ')
  }

  /** The round, turn or stage of a game in words; empty before the first, and where a game has none. */
  chapter(game: string, number: number): string {
    return number > 0 ? this.#said(game, [game, 'chapter'], { number }, String(number)) : ''
  }

  /** What happened; where the viewer's own name stands, it is marked. */
  event(
    game: string,
    event: Pick<Heard, 'kind' | 'facts'>,
    names: readonly string[],
    viewer: number | null = null,
  ): string {
    return this.#tell(game, 'event', event.kind, event.facts, this.marked(names, viewer))
  }

  /** Why a choice is not offered. */
  refusal(game: string, code: string, facts: Facts, names: readonly string[]): string {
    if (this.has(`why-${code}`) && !this.has(messageId(game, 'why', code))) return this.say(`why-${code}`)
    return this.#tell(game, 'why', code, facts, names)
  }

  /** The names of the seats, the viewer's own marked as such. */
  marked(names: readonly string[], viewer: number | null): string[] {
    if (this.#aside !== null) return [...names]
    return names.map((name, seat) => (seat === viewer ? this.say('name-you', { name }) : name))
  }

  /** A list in words: Anna, Bot and Cyd. */
  list(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    return this.say('list-and', { rest: words.slice(0, -1).join(', '), last: words[words.length - 1] })
  }

  // -- facts become words

  #tell(game: string, subject: string, id: string, facts: Facts, names: readonly string[]): string {
    const words = this.#facts(game, messageId(game, subject, id), facts, names)
    return this.#said(game, [game, subject, id], words, plain(id, words))
  }

  /** Facts in words, and in the forms that the message wants. */
  #facts(game: string, id: string, facts: Facts, names: readonly string[]): Facts {
    const words: Facts = {}
    for (const [name, value] of Object.entries(facts)) words[name] = this.#word(game, name, value, names)
    return { ...words, ...this.#forms(game, id, facts, words) }
  }

  /** The facts that a message wants in a form of their own (`$agent-gen`); without it, the plain name. */
  #forms(game: string, id: string, facts: Facts, words: Facts): Facts {
    const found: Facts = {}
    for (const name of this.#variables(id)) {
      const { fact, form } = splitForm(name)
      if (form !== '' && fact in facts) found[name] = this.#form(game, fact, facts[fact], form) ?? words[fact]
    }
    return found
  }

  /** A name in one of its forms: the attribute of its message, `.gen` of `stawka-agent-kloss`. */
  #form(game: string, fact: string, value: unknown, form: string): string | null {
    if (typeof value !== 'string') return null
    const pattern = this.#bundle.getMessage(messageId(game, this.#role(game, fact).subject, value))?.attributes[form]
    return pattern === undefined ? null : this.#bundle.formatPattern(pattern, null, [])
  }

  /** A message of a game; one from outside may leave it out, then it is said plainly. */
  #said(game: string, parts: string[], facts: Facts, plainly: string): string {
    const id = messageId(...parts)
    return this.has(id) || !this.#isOther(game) ? this.say(id, facts) : plainly
  }

  /** Is this a game that the page does not bring? Its words may not be here yet, or not at all. */
  #isOther(game: string): boolean {
    return this.#others.has(game) || !this.has(`${game}-title`)
  }

  /** One fact in words; numbers and everything unknown stay as they are. */
  #word(game: string, name: string, value: unknown, names: readonly string[]): unknown {
    const { role, subject } = this.#role(game, name)
    if (typeof value === 'number') return role === 'seat' ? this.#name(value, names) : value
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'string') {
      const id = messageId(game, subject, value)
      const must = role === 'term' && !this.#isOther(game)
      return must || this.has(id) ? this.say(id) : value
    }
    if (Array.isArray(value)) {
      const numbers = value as number[]
      if (role === 'seats') return this.list(numbers.map((seat) => this.#name(seat, names)))
      return numbers.map((n, seat) => `${this.#name(seat, names)} ${n}`).join(', ')
    }
    if (value !== null && typeof value === 'object') return this.cards(game, value as Record<string, number>)
    return value
  }

  /** What a fact is, and of which subject; `card_old` is what `card` is, if nothing is said. */
  #role(game: string, fact: string): { role: string; subject: string } {
    const [first = fact] = fact.split('_')
    const roles = ROLES[game] ?? this.#roles[game] ?? USUAL
    const [role = '', subject = first] = (roles[fact] ?? roles[first] ?? '').split(':')
    return { role, subject }
  }

  /** The name of a seat, or its number where nobody sits or no names are known. */
  #name(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say('seat-number', { seat })
  }

  /** The variables a message mentions. */
  #variables(id: string): string[] {
    const found = new Set<string>()
    collectVariables(this.#bundle.getMessage(id)?.value, found)
    return [...found]
  }
}

/** `raid_player(2)` is the family `raid_player` with the argument `2`. */
export function splitChoice(choice: string): { family: string; argument: string } {
  const match = /^([^(]+)(?:\((.*)\))?$/.exec(choice)
  return { family: match?.[1] ?? choice, argument: match?.[2] ?? '' }
}

/** `$agent_from-gen` is the fact `agent_from` in the form `gen`; most variables are facts as they are. */
function splitForm(variable: string): { fact: string; form: string } {
  const [fact = variable, form = ''] = variable.split('-')
  return { fact, form }
}

/** What stands for a message that a game from outside does not bring: its id and its facts. */
function plain(id: string, facts: Facts): string {
  const { seat, ...others } = facts
  const rest = Object.entries(others).map(([name, value]) => `${name} ${String(value)}`.trim())
  const text = id.replaceAll(/[-_]/g, ' ') + (rest.length ? ` (${rest.join(', ')})` : '')
  return seat === undefined ? text : `${String(seat)}: ${text}`
}

/** The id of a message: kebab-case, like all of them. */
function messageId(...parts: string[]): string {
  return parts.join('-').replaceAll('_', '-')
}

/** Walk a parsed pattern: `{ type: 'var', name }` may stand anywhere in it. */
function collectVariables(node: unknown, found: Set<string>): void {
  if (node === null || typeof node !== 'object') return
  if ('type' in node && node.type === 'var' && 'name' in node && typeof node.name === 'string') found.add(node.name)
  for (const child of Object.values(node)) collectVariables(child, found)
}
