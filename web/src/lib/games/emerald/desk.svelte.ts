/**
 * What the viewer is about to choose. Board and dock share it: a tap marks, the button in the dock says what it comes
 * to and sends it; so does a second tap. A step that tells nobody anything is sent at once.
 */
import { Marks, onlyAnswer } from '../../board/marks.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { closedOf, isOfCard, offersOf, targets } from './choices'
import type { View } from './view'

/** What Enter and the big button offer before anything is marked; never a pass where there is something to do. */
export function suggestion(question: Ask | null): string | null {
  if (question === null || question.window) return null
  if (question.options.length === 1) return onlyAnswer(question)
  // What is paid for may stand as it is: the button says what it comes to.
  if (question.kind !== 'turn' && question.options.every((option) => isOfCard(option) || option === 'done')) {
    return question.options.includes('done') && question.kind !== 'kill-card' ? 'done' : null
  }
  return null
}

class Desk extends Marks<View> {
  /** a card of the hand that can be used in more than one way: its ways stand in the dock */
  card: string | null = $state(null)

  /** the way back to the beginning of the action, and what to begin instead */
  #restart: { choice: string | null } | null = null

  protected suggests(question: Ask): string | null {
    return suggestion(question)
  }

  protected override goOn(scene: Scene<View>, question: Ask): void {
    const restart = this.#restart
    if (restart === null) return
    if (question.kind !== 'turn' && scene.view.plan.length > 0 && scene.takeBack) scene.takeBack()
    else {
      this.#restart = null
      if (restart.choice !== null && question.options.includes(restart.choice)) scene.answer(restart.choice)
    }
  }

  protected override drop(): void {
    this.#restart = null
  }

  protected override reset(token: string | null): void {
    super.reset(token)
    this.card = null
  }

  /** A place on the board was pressed. */
  async press(scene: Scene<View>, place: string): Promise<void> {
    const target = targets(scene.question, scene.view).get(place)
    if (!target || scene.sending) return
    if (target.closed) await this.explain(scene, target.choice)
    else this.take(scene, target.choice)
  }

  /** A card of the hand was pressed; false: the question has nothing to do with it. */
  async play(scene: Scene<View>, card: string): Promise<boolean> {
    if (scene.sending) return true
    const [first, ...others] = offersOf(scene.question, card)
    if (first === undefined) {
      const closed = closedOf(scene.question, card)
      if (closed === null || scene.question?.kind === 'turn') return false
      await this.explain(scene, closed)
    } else if (others.length === 0) this.take(scene, first)
    else {
      this.reason = null
      this.card = this.card === card ? null : card
      this.pick = null
    }
    return true
  }

  /** Back to the beginning of the action; then begin something else, if that is wished. */
  restart(scene: Scene<View>, choice: string | null = null): void {
    if (scene.takeBack === null || scene.sending) return
    this.#restart = { choice }
    scene.takeBack()
  }

  override clear(): void {
    super.clear()
    this.card = null
  }

  override get isBusy(): boolean {
    return super.isBusy || this.card !== null
  }
}

export const desk = new Desk()
