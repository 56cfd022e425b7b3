/** What the viewer is about to choose in a game that has no board of its own: an option is marked, then sent. */
import { Reasons } from '../../board/reasons.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import type { View } from './view'

class Desk extends Reasons {
  pick: string | null = $state(null)

  /** A new question: forget what belonged to the old one. */
  sync(scene: Scene<View>): void {
    const token = scene.past ? null : (scene.question?.token ?? null)
    if (token === this.token) return
    this.ask(token)
    this.pick = null
  }

  /** What Enter and the big button send. */
  primary(question: Ask | null): string | null {
    if (question === null) return null
    if (this.pick !== null && question.options.includes(this.pick)) return this.pick
    return question.options.length === 1 ? (question.options[0] ?? null) : null
  }

  /** An option was chosen: mark it, or send it where nobody wants to be asked. */
  take(scene: Scene<View>, choice: string): void {
    if (scene.sending || !scene.question?.options.includes(choice)) return
    this.reason = null
    if (preferences.confirm === 'never') scene.answer(choice)
    else this.pick = this.pick === choice ? null : choice
  }

  send(scene: Scene<View>, choice: string | null): void {
    if (choice !== null && !scene.sending && scene.question?.options.includes(choice)) scene.answer(choice)
  }

  get isBusy(): boolean {
    return this.pick !== null || this.reason !== null
  }

  clear(): void {
    this.pick = null
    this.reason = null
  }
}

export const desk = new Desk()
