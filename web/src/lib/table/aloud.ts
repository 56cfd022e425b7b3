/** What happens at a table, read aloud to those who do not see it, and heard by those who want sounds. */

import { app, t } from '../app.svelte'
import { sidesOf } from '../home/telling.svelte'
import { play } from '../sounds'
import { timeLeft } from '../time'
import type { Frame, Heard, Line } from '../wire'
import { deedsOf } from './deeds'
import type { TableScreen } from './screen.svelte'
import { headline } from './headline'
import { lineText } from './lines'

const PAUSE = 500 // milliseconds: what happens in quick succession is read in one go

export class Aloud {
  #told: (() => string)[] = [] // said in the language that is spoken when they are read
  #batch: ReturnType<typeof setTimeout> | undefined
  #warned = 0

  constructor(private screen: TableScreen) {}

  /** News of a table that was left would be read over the next one. */
  close(): void {
    clearTimeout(this.#batch)
  }

  /** Events, and a question that is new. */
  news(fresh: Heard[], before: Frame | null, now: Frame): void {
    const { store } = this.screen
    const game = store.table?.game
    if (!game) return
    const ends = now.result !== null && before !== null && !before.result
    // What the end of the log says would name the winner before the points are counted.
    const open = ends && this.#count(now) ? fresh.slice(0, this.#last(fresh)) : fresh
    // As in the log: deeds, and no small steps.
    for (const deed of deedsOf(open, this.screen.ui?.telling)) {
      if (!deed.small) this.#tell(() => this.screen.teller.deed(deed))
    }
    if (ends) return
    // What a standing answer covers is no question.
    const question = this.screen.given === null ? now.question : null
    if (question && question.token !== before?.question?.token) {
      const text = () => app.words.question(game, question, this.screen.names)
      if (!before?.question) {
        play('turn')
        app.announce(`${t(question.window ? 'web-status-reactions' : 'web-status-your-turn')}. ${text()}`, true)
      } else this.#tell(text)
    } else if (fresh.length > 0 && !now.window) play('event')
  }

  /** The game is over: count, if there is something to be counted, and only then say who has won. */
  #count(now: Frame): boolean {
    const { screen } = this
    const counts = now.result?.ended === 'played' ? (screen.ui?.counts?.(now.view, app.words, screen.names) ?? []) : []
    screen.tally.begin(counts.length, () => {
      play('over')
      app.announce(`${t('web-status-over')}. ${headline(screen, screen.names, screen.store.you)}.`, true)
    })
    return screen.tally.counting
  }

  /** Where the last group of the log begins. */
  #last(events: readonly Heard[]): number {
    const place = events.findLastIndex((event) => this.screen.ui?.heading(event, app.words) !== null)
    return place < 0 ? events.length : place
  }

  /** What somebody says in the chat, and what happens around the game. */
  line(line: Line): void {
    if (line.kind !== 'said') this.#tell(() => lineText(app.words, line, sidesOf(this.screen.table?.game ?? '')))
    else if (line.seat === null || line.seat !== this.screen.store.you) {
      play('chat')
      this.#tell(() => t('web-chat-said', { name: line.name, text: line.text }))
    }
  }

  /** Time trouble is said once at 30 seconds and once at 10. */
  warn(left: number | null): void {
    if (left === null || left > 30) this.#warned = 0
    else if (left <= 10 ? this.#warned < 2 : this.#warned < 1) {
      this.#warned = left <= 10 ? 2 : 1
      play('low')
      app.announce(t('web-time-low', { time: timeLeft(left, t) }), true)
    }
  }

  /** Said again, when a key asks for it. */
  say(what: 'turn' | 'scores'): void {
    const { store, status, ui, view, names } = this.screen
    if (what === 'turn') {
      const left = store.you === null ? null : this.screen.timeOf(store.you)
      const time = left === null ? '' : `${t('web-clock-yours')} ${timeLeft(left, t)}.`
      app.announce(`${status.lead}. ${status.rest} ${time}`)
    } else if (ui && view) app.announce(names.map((name, seat) => `${name}: ${ui.score(view, seat) ?? '–'}`).join(', '))
  }

  #tell(sentence: () => string): void {
    this.#told.push(sentence)
    clearTimeout(this.#batch)
    this.#batch = setTimeout(() => {
      const last = this.#told.slice(-8)
      this.#told = []
      app.announce(last.map((sentence) => sentence()).join(' '))
    }, PAUSE)
  }
}
