/** How a finished game went, on its page: one cursor for plot, moments and review, and what stands at it. */
import { app, t } from '../app.svelte'
import type { Heard } from '../wire'
import { course, pinpoint, sampled, stretches, type Sample } from './course'
import type { TableScreen } from './screen.svelte'
import type { Measure } from './game-ui'
import { headline } from './headline'
import { percent } from './shares'

export type Kind = 'score' | 'lead' | 'chance'
const MOST = 8 // moments of a game that are worth a line
const CHANCES = 4 // … of which at most this number are about chances

/** Events that only say how the game goes on: no moment is told by them. */
const ASIDE = [
  ...['round-began', 'phase-began', 'turn-began', 'turn-ended', 'stage-began', 'stage-ended', 'location-began'],
  ...['token-passed', 'first-player-passed', 'discards-sealed', 'symbols-passed', 'movement-ended', 'window-passed'],
  ...['activation-ended', 'game-ended', 'game-scored', 'game-won', 'game-drawn'],
]

/** A moment of the game worth a look. */
export interface Told {
  moment: number
  seat: number | null
  /** what happened, and what came of it */
  text: string
  more: string
  /** what it changed, in points; for chances in points of 100, with the interval */
  change: string
  between: string
  tone: 'good' | 'bad' | ''
  /** the address, with the eyes of the seat that it is about */
  href: string
}

interface Change {
  moment: number
  seat: number
  change: number
}

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)

export class Story {
  samples: Sample[] = $state.raw([])
  failed = $state(false)
  kind: Kind = $state('score')
  #cursor: number | null = $state(null)
  #changes: Change[] = $state.raw([])
  #asked = ''
  readonly #screen: TableScreen

  constructor(screen: TableScreen) {
    this.#screen = screen
  }

  /** The move that all parts of the page show; at first, the last one. */
  cursor: number = $derived.by(() => this.#cursor ?? this.#screen.newest)

  point(moment: number): void {
    this.#cursor = moment
  }

  /** What is counted, where points do not tell how the game went. */
  measure: Measure<unknown> | null = $derived.by(() => {
    const { ui, store } = this.#screen
    return (store.frame && ui?.course?.(store.frame.view, app.words)) ?? null
  })

  #value(view: unknown, seat: number): number | null {
    return (this.measure?.value ?? this.#screen.ui!.score)(view, seat)
  }

  // -- what is fetched

  load(): void {
    const screen = this.#screen
    const { ui, store } = screen
    if (!ui) return
    const moments = sampled(screen.headings, screen.newest)
    const key = `${app.words.language} ${moments.join()}`
    if (key === this.#asked) return
    this.#asked = key
    this.failed = false
    const words = app.words
    const label = (view: unknown): string => {
      const { round, phases, current } = ui.progress(view, words)
      return [round, phases[current] ?? t('web-plot-end')].filter(Boolean).join(' · ')
    }
    const fetch = (moment: number) => store.moment(moment, 'own')
    course(moments, fetch, label, (view, seat) => this.#value(view, seat), screen.names.length).then(
      (found) => {
        this.samples = found
        void this.#refine()
      },
      () => (this.failed = true),
    )
  }

  /** Which single moves made the largest changes. */
  async #refine(): Promise<void> {
    const { store } = this.#screen
    const score = async (moment: number, seat: number) =>
      this.#value((await store.moment(moment, 'own')).views[0], seat)
    const found = await Promise.all(stretches(this.samples, MOST).map((one) => pinpoint(one, score))).catch(() => [])
    this.#changes = found.filter((one) => one.change !== 0)
  }

  // -- moments

  /** The round that a moment belongs to. */
  round(moment: number): number | null {
    return this.#screen.rounds.findLast((one) => one.moment <= moment)?.number ?? null
  }

  #happened(moment: number, seat: number | null): { text: string; more: string } {
    const { events, table, names, store } = this.#screen
    const heard = events.filter((event) => event.moment === moment && !event.private)
    const say = (event: Heard) => app.words.event(table!.game, event, names, store.you)
    const deeds = heard.filter((event) => !ASIDE.includes(event.kind))
    const main = deeds.find((event) => seat !== null && event.facts.seat === seat) ?? deeds[0]
    const next = deeds.find((event) => event !== main && typeof event.facts.seat === 'number')
    const label = this.samples.findLast((sample) => sample.moment <= moment)?.label ?? ''
    return { text: main ? say(main) : seat === null ? '' : label, more: next ? say(next) : '' }
  }

  moments: Told[] = $derived.by(() => {
    const screen = this.#screen
    const end = this.#end()
    const chances = this.#chances()
    const taken = new Set([end.moment, ...chances.map((one) => one.moment)])
    const points = this.#changes
      .filter((one) => !taken.has(one.moment))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, MOST - 1 - chances.length)
      .map(({ moment, seat, change }): Told => ({
        moment,
        seat,
        ...this.#happened(moment, seat),
        change: signed(change),
        between: '',
        tone: change > 0 ? 'good' : 'bad',
        href: screen.address(moment, 'own'),
      }))
    return [...chances, ...points].sort((a, b) => a.moment - b.moment).concat(end)
  })

  /** The last deed before the end, and what ended the game. */
  #end(): Told {
    const screen = this.#screen
    const winner = screen.result?.winners.length === 1 ? screen.result.winners[0]! : null
    return {
      moment: screen.newest,
      seat: winner,
      text: headline(screen, screen.names, screen.store.you),
      more: this.#happened(screen.newest, null).text || t('web-moments-end'),
      change: '',
      between: '',
      tone: '',
      href: screen.address(screen.newest, 'own'),
    }
  }

  /** The choices that cost most, and the turns of fortune, as the review found them. */
  #chances(): Told[] {
    const screen = this.#screen
    const { review, judged } = screen.review
    if (!review) return []
    const largest = [...review.turns].sort((a, b) => b.size - a.size)
    const found: Told[] = []
    for (const turn of largest) {
      const one = judged.find(({ verdict }) => verdict.ply === turn.ply)
      const moment = one ? screen.replay.own(turn.seat, one.moment + 1) : null
      if (!one || moment === null || found.some((other) => other.moment === moment)) continue
      const loses = turn.kind !== 'gain'
      const sure = turn.low > 0
      found.push({
        moment,
        seat: turn.seat,
        text: app.words.deed(screen.table!.game, one.verdict.deed, screen.names),
        more: t(`web-moments-${turn.kind}`, { name: screen.names[turn.seat] }),
        change: signed(loses ? -percent(turn.size) : percent(turn.size)),
        between: t('web-moments-between', { low: percent(turn.low), high: percent(turn.high) }),
        tone: sure ? (loses ? 'bad' : 'good') : '',
        href: screen.address(one.moment + 1, turn.seat === screen.store.you ? 'own' : turn.seat),
      })
      if (found.length === CHANCES) break
    }
    return found
  }
}
