/** What happens at a table, read aloud to those who do not see it, and heard by those who want sounds. */

import { app, t } from '../app.svelte'
import { play } from '../sounds'
import { timeLeft } from '../time'
import type { Frame, Heard, Line } from '../wire'
import type { Desk } from './desk.svelte'
import { lineText } from './lines'

const PAUSE = 500 // milliseconds: what happens in quick succession is read in one go

export class Aloud {
  #told: (() => string)[] = [] // said in the language that is spoken when they are read
  #batch: ReturnType<typeof setTimeout> | undefined
  #warned = 0

  constructor(private desk: Desk) {}

  /** News of a table that was left would be read over the next one. */
  close(): void {
    clearTimeout(this.#batch)
  }

  /** Events, and a question that is new. */
  news(fresh: Heard[], before: Frame | null, now: Frame): void {
    const { store } = this.desk
    const game = store.table?.game
    if (!game) return
    for (const event of fresh) this.#tell(() => app.words.event(game, event, this.desk.names, store.you))
    const question = now.question
    if (now.result && !before?.result && before) {
      play('over')
      app.announce(`${t('web-status-over')}.`, true)
    } else if (question && question.token !== before?.question?.token) {
      const text = () => app.words.question(game, question, this.desk.names)
      if (!before?.question) {
        play('turn')
        app.announce(`${t('web-status-your-turn')}. ${text()}`, true)
      } else this.#tell(text)
    } else if (fresh.length > 0 && !now.window) play('event')
  }

  /** What somebody says in the chat, and what happens around the game. */
  line(line: Line): void {
    if (line.kind !== 'said') this.#tell(() => lineText(app.words, line))
    else if (line.seat === null || line.seat !== this.desk.store.you) {
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
    const { store, status, ui, view, names } = this.desk
    if (what === 'turn') {
      const left = store.you === null ? null : this.desk.timeOf(store.you)
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
