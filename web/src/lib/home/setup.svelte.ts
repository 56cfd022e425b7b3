/** The panel of one game: what is chosen, what it comes to, and whether it can be. */
import { api, Trouble } from '../api'
import { app, t } from '../app.svelte'
import type { GameInfo, Row } from '../wire'
import { keep, kept, revived, seatedAt, type Choice, type Sitter } from './choice'
import { faultOf, isOwn } from './clock'
import { begin, nextPart, sitDown, type Options, type Wish } from './start'
import { cardsOf, optionsOf, readingsOf, usualOf, waysOf, type Card, type Ways } from './ways'

type Setting = GameInfo['settings'][number]
type Value = string | boolean | number

/** A scenario that somebody has brought along; with a fault it cannot be played. */
interface Brought {
  name: string
  text: string
  title: string
  fault: string
  /** where the fault is; null where the server names no line */
  line: number | null
}

const LANGUAGE_LIST = 'password_wordlist'

export class Setup {
  readonly game: GameInfo
  readonly ways: Ways
  choice: Choice = $state()!
  file: Brought | null = $state.raw(null)
  /** a game of a series whose next part waits for the reader */
  campaign: Row | null = $state.raw(null)
  /** that part is to be played on its own nevertheless */
  alone = $state(false)
  /** an open table to sit down at instead of making one */
  joined: Row | null = $state.raw(null)
  busy = $state(false)
  trouble = $state('')

  card: Card | undefined = $derived.by(() => cardsOf(this.ways).find((one) => one.id === this.choice.card))
  /** the card of the part that comes next in the campaign */
  nextPart: Card | undefined = $derived.by(() => this.ways.groups[0]?.cards[this.campaign?.series?.part ?? -1])
  goesOn: boolean = $derived(this.nextPart !== undefined && this.card === this.nextPart && !this.alone)
  /** passwords are words of the reader's language, until somebody chooses another list */
  #chosen: Options = $derived.by(() => {
    const list = this.setting(LANGUAGE_LIST)
    const usual: Options = list?.values.includes(app.words.language) ? { [LANGUAGE_LIST]: app.words.language } : {}
    return { ...usual, ...this.choice.options }
  })
  options: Options = $derived.by(() => optionsOf(this.game, this.card, this.#chosen, this.file?.text ?? null))
  readings: Setting[] = $derived.by(() => readingsOf(this.game, this.ways, this.card, this.options))
  changed: Setting[] = $derived(this.readings.filter((setting) => this.valueOf(setting) !== usualOf(setting)))
  switched: string[] = $derived.by(() => this.ways.switches.filter((name) => this.options[name] === true))
  /** a switch that does not go together with the number of seats */
  misfit: Setting | undefined = $derived(
    this.switched.map((name) => this.setting(name)).find((one) => one && !one.seats.includes(this.choice.seats.length)),
  )
  /** the card of a file without a file that can be played */
  unread: boolean = $derived(this.card?.file === true && (this.file === null || this.file.fault !== ''))
  you: number = $derived(this.choice.seats.indexOf('you'))
  others: Sitter[] = $derived(this.choice.seats.filter((one) => one !== 'you'))
  friends: number = $derived(this.others.filter((one) => one === 'friend').length)
  bots: string[] = $derived(this.others.filter((one) => one !== 'friend'))
  /** why nobody could play with the own times; empty: somebody could */
  fault: string = $derived(
    isOwn(this.choice.pace) && this.choice.clock && !this.goesOn ? faultOf(this.choice.clock, t) : '',
  )
  ready: boolean = $derived(this.joined !== null || (!this.unread && this.misfit === undefined && this.fault === ''))

  constructor(game: GameInfo) {
    this.game = game
    this.ways = waysOf(game)
    this.choice = revived(kept(game.id), game, this.ways)
  }

  setting(name: string): Setting | undefined {
    return this.game.settings.find((one) => one.name === name)
  }

  valueOf(setting: Setting): Value {
    return this.options[setting.name] ?? usualOf(setting)
  }

  /** Choose something; whatever was wrong before need not be wrong now. */
  change(wanted: Partial<Choice>): void {
    this.choice = { ...this.choice, ...wanted }
    this.trouble = ''
    this.joined = null
    keep(this.game.id, $state.snapshot(this.choice) as Choice)
  }

  set(name: string, value: Value): void {
    const setting = this.setting(name)
    const usual = setting && usualOf(setting) === value && name !== LANGUAGE_LIST
    const { [name]: _, ...others } = this.choice.options
    this.change({ options: usual ? others : { ...others, [name]: value } })
  }

  /** All readings of unclear rules as usual. */
  asUsual(): void {
    const names = this.readings.map((setting) => setting.name)
    const others = Object.entries(this.choice.options).filter(([name]) => !names.includes(name))
    this.change({ options: Object.fromEntries(others) })
  }

  sit(place: number, sitter: Sitter): void {
    if (sitter === 'you') return this.change({ seats: seatedAt(this.choice.seats, place) })
    const level = sitter === 'friend' ? this.choice.level : sitter
    this.change({ level, seats: this.choice.seats.map((one, seat) => (seat === place ? sitter : one)) })
  }

  add(): void {
    this.change({ seats: [...this.choice.seats, this.choice.level] })
  }

  remove(place: number): void {
    this.change({ seats: this.choice.seats.filter((_, seat) => seat !== place) })
  }

  /** A file of the reader: sent as it is, so that the server can say what is wrong with it and in which line. */
  async bring(chosen: File, unread: string): Promise<void> {
    const name = chosen.name
    const title = (text: string) => /^\s*title\s*=\s*"([^"\n]+)"/m.exec(text)?.[1] ?? name
    let text = ''
    try {
      text = `${await chosen.text()}\n` // a line end makes a text of what could be a name
      await api.check(this.game.id, this.choice.seats.length, { scenario: text })
      this.file = { name, text, title: title(text), fault: '', line: null }
    } catch (error) {
      const line = error instanceof Trouble ? error.facts['line'] : null
      const fault = error instanceof Trouble ? app.explain(error) : unread
      this.file = { name, text, title: title(text), fault, line: typeof line === 'number' ? line : null }
    }
    this.trouble = ''
  }

  /** From the choice to a table; its address. */
  async go(): Promise<string | null> {
    if (this.busy || !this.ready) return null
    this.busy = true
    this.trouble = ''
    try {
      if (this.campaign && this.goesOn && !this.joined) return `/t/${await nextPart(this.campaign.id)}`
      if (this.joined) {
        await sitDown(this.joined.id)
        return `/t/${this.joined.id}`
      }
      const { seats, chance, open, pace, clock, time_out } = $state.snapshot(this.choice) as Choice
      const options = $state.snapshot(this.options) as Options
      const wanted = { options, pace, clock: isOwn(pace) ? clock : null, time_out }
      return `/t/${await begin(this.game.id, { seats, chance, open }, wanted)}`
    } catch (error) {
      this.trouble = app.explain(error)
      return null
    } finally {
      this.busy = false
    }
  }
}
