/**
 * The marks: what the viewer is about to choose, shared by board and dock at every table. A tap marks, the button that
 * names the result sends it. A choice that tells nobody anything is sent at once. Each game adds gestures of its own.
 */
import { preferences } from '../preferences.svelte'
import type { Scene } from '../table/game-ui'
import type { Ask } from '../wire'
import { Reasons } from './reasons.svelte'

/** Does nobody learn of this choice yet, and can it be taken back? The server says so. */
export const isPrivate = (question: Pick<Ask, 'private'> | null, choice: string): boolean =>
  question?.private.includes(choice) ?? false

/** The only answer that there is, if it tells something: what is private leads on by itself. */
export function onlyAnswer(question: Ask): string | null {
  const [only] = question.options
  return question.options.length === 1 && only !== undefined && !isPrivate(question, only) ? only : null
}

export abstract class Marks<View> extends Reasons {
  /** what is marked; null: nothing yet */
  pick: string | null = $state(null)

  /** What Enter and the big button offer before anything is marked. */
  protected abstract suggests(question: Ask): string | null

  /** A new question has come: go on with the gesture that led here. */
  protected goOn(_scene: Scene<View>, _question: Ask): void {}

  /** Nobody is asked: whatever was planned is void. */
  protected drop(_scene: Scene<View>): void {}

  /** Forget what belonged to the question before. */
  protected reset(token: string | null): void {
    this.ask(token)
    this.pick = null
  }

  sync(scene: Scene<View>): void {
    const { question, sending } = scene
    if (question === null || scene.past) {
      this.reset(null)
      this.drop(scene)
      return
    }
    if (sending || question.token === this.token) return
    this.reset(question.token)
    this.goOn(scene, question)
  }

  /** What Enter and the big button send. */
  primary(question: Ask | null): string | null {
    if (question === null) return null
    if (this.pick !== null && question.options.includes(this.pick)) return this.pick
    return this.suggests(question)
  }

  /** Can this be chosen now? */
  protected offered(scene: Scene<View>, choice: string | null): choice is string {
    return choice !== null && !scene.sending && scene.question?.options.includes(choice) === true
  }

  /** Is this choice marked first and sent by the button? */
  protected asks(scene: Scene<View>, choice: string): boolean {
    const { confirm } = preferences
    return confirm === 'always' || (confirm === 'public' && !isPrivate(scene.question, choice))
  }

  /** An option was chosen, by whatever means: mark it, or send it if it is marked or nobody learns of it. */
  take(scene: Scene<View>, choice: string): void {
    if (!this.offered(scene, choice)) return
    this.reason = null
    if (this.asks(scene, choice) && this.pick !== choice) this.pick = choice
    else scene.answer(choice)
  }

  /** A button that names its result was pressed: that is the confirmation. */
  send(scene: Scene<View>, choice: string | null): void {
    if (!this.offered(scene, choice)) return
    if (preferences.confirm === 'always' && this.primary(scene.question) !== choice) this.pick = choice
    else this.answer(scene, choice)
  }

  /** Send it; a game may keep what follows. */
  protected answer(scene: Scene<View>, choice: string): void {
    scene.answer(choice)
  }

  clear(): void {
    this.pick = null
    this.reason = null
  }

  get isBusy(): boolean {
    return this.pick !== null || this.reason !== null
  }
}
