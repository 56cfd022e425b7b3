/**
 * What the viewer is about to choose. Board and dock share it: a tap on the board marks, the button in the dock says
 * what it comes to and sends it; so does a second tap. A step that tells nobody anything is sent at once.
 */
import { Reasons } from '../../board/reasons.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { isPass, isPrivate, targets, toDiscard } from './choices'
import type { View } from './view'

/** What Enter and the big button offer before anything is marked; never a pass where there is something to do. */
export function suggestion(question: Ask | null): string | null {
  if (question === null) return null
  if (question.kind === 'activate') return question.options.find((option) => !isPass(option)) ?? null
  const [only] = question.options
  return question.options.length === 1 && only !== undefined && !isPrivate(only) ? only : null
}

class Desk extends Reasons {
  /** what is marked; null: nothing yet */
  pick: string | null = $state(null)
  /** cards of the hand that sink: they will be discarded together */
  sunk: string[] = $state.raw([])

  /** steps of the same gesture that follow, and whether they were confirmed already */
  #wishes: string[] = []

  /** A new question: forget what belonged to the old one, go on with the gesture that led here. */
  sync(scene: Scene<View>): void {
    const { question, sending } = scene
    if (question === null || scene.past) {
      this.#reset(null)
      this.#wishes = []
      return
    }
    if (sending || question.token === this.token) return
    this.#reset(question.token)
    const next = this.#wishes.shift()
    if (next === undefined) return
    if (!question.options.includes(next)) {
      this.#wishes = []
      if (targetsHold(question, scene.view, next)) void this.explain(scene, next)
    } else if (question.kind === 'hand-discard' || isPrivate(next)) scene.answer(next)
    else if (preferences.confirm === 'never') scene.answer(next)
    else this.pick = next
  }

  #reset(token: string | null): void {
    this.ask(token)
    this.pick = null
    this.sunk = []
  }

  /** What Enter and the big button send. */
  primary(question: Ask | null): string | null {
    if (question === null) return null
    if (question.kind === 'hand-discard') return this.#discards(question)
    if (this.pick !== null && question.options.includes(this.pick)) return this.pick
    return suggestion(question)
  }

  /** The first of the discards, once enough cards have sunk. */
  #discards(question: Ask): string | null {
    const [first] = this.sunk
    return first !== undefined && this.sunk.length === toDiscard(question) ? `hand_discard(${first})` : null
  }

  /** A place on the board was pressed. */
  async press(scene: Scene<View>, place: string): Promise<void> {
    const target = targets(scene.question, scene.view).get(place)
    if (!target || scene.sending) return
    if (target.closed) await this.explain(scene, target.choice)
    else this.take(scene, target.choice)
  }

  /** An option was chosen, by whatever means: mark it, or send it if it is marked or nobody learns of it. */
  take(scene: Scene<View>, choice: string, then?: string): void {
    if (scene.sending || !scene.question?.options.includes(choice)) return
    this.reason = null
    if (scene.question.kind === 'hand-discard') {
      this.sink(scene.question, choice)
      return
    }
    this.#wishes = then === undefined ? [] : [then]
    const asks = preferences.confirm === 'always' || (preferences.confirm === 'public' && !isPrivate(choice))
    if (asks && this.pick !== choice) this.pick = choice
    else scene.answer(choice)
  }

  /** A card of the hand sinks, or rises again; the first one rises when there are too many. */
  sink(question: Ask, choice: string): void {
    const card = choice.slice('hand_discard('.length, -1)
    const rest = this.sunk.filter((one) => one !== card)
    this.sunk = rest.length < this.sunk.length ? rest : [...rest, card].slice(-toDiscard(question))
    this.pick = null
  }

  /** A button that names its result was pressed: that is the confirmation. */
  send(scene: Scene<View>, choice: string | null): void {
    if (choice === null || scene.sending || !scene.question?.options.includes(choice)) return
    if (preferences.confirm === 'always' && this.primary(scene.question) !== choice) {
      this.pick = choice
      return
    }
    this.#wishes =
      scene.question.kind === 'hand-discard' ? this.sunk.slice(1).map((card) => `hand_discard(${card})`) : []
    scene.answer(choice)
  }

  /** Take back the step before and choose something else in its place. */
  instead(scene: Scene<View>, choice: string): void {
    if (scene.takeBack === null || scene.sending) return
    this.#wishes = [choice]
    scene.takeBack()
  }

  clear(): void {
    this.pick = null
    this.sunk = []
    this.reason = null
    this.#wishes = []
  }

  get isBusy(): boolean {
    return this.pick !== null || this.reason !== null || this.sunk.length > 0
  }
}

const targetsHold = (question: Ask, view: View, choice: string): boolean =>
  [...targets(question, view).values()].some((target) => target.choice === choice)

export const desk = new Desk()
