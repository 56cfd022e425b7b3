/**
 * What the viewer is about to choose. Board and dock share it: a tap marks, the button in the dock says what it comes
 * to and sends it; so does a second tap. A step that tells nobody anything is sent at once.
 */
import type { Attachment } from 'svelte/attachments'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask, Why } from '../../wire'
import { GAME } from './cards'
import { closedOf, isOfCard, isPass, offersOf, targets } from './choices'
import { isPrivate } from './steps'
import type { View } from './view'

export interface Reason {
  choice: string
  text: string
  rule: string | null
}

/** What Enter and the big button offer before anything is marked; never a pass where there is something to do. */
export function suggestion(scene: Scene<View>): string | null {
  const { question } = scene
  if (question === null || question.window) return null
  const [only] = question.options
  if (question.options.length === 1 && only !== undefined) return isPrivate(scene, only) ? null : only
  // What is paid for may stand as it is: the button says what it comes to.
  if (question.kind !== 'turn' && question.options.every((option) => isOfCard(option) || option === 'done')) {
    return question.options.includes('done') && question.kind !== 'kill-card' ? 'done' : null
  }
  return null
}

class Desk {
  /** what is marked; null: nothing yet */
  pick: string | null = $state(null)
  /** a card of the hand that can be used in more than one way: its ways stand in the dock */
  card: string | null = $state(null)
  reason: Reason | null = $state.raw(null)

  #token: string | null = null
  /** the way back to the beginning of the action, and what to begin instead */
  #restart: { choice: string | null } | null = null
  #known = new Map<string, Promise<Why>>()

  /** A new question: forget what belonged to the old one, go on with what led here. */
  sync(scene: Scene<View>): void {
    const { question, sending } = scene
    if (question === null || scene.past) {
      this.#reset(null)
      this.#restart = null
      return
    }
    if (sending || question.token === this.#token) return
    this.#reset(question.token)
    const restart = this.#restart
    if (restart === null) return
    if (question.kind !== 'turn' && scene.view.plan.length > 0 && scene.takeBack) scene.takeBack()
    else {
      this.#restart = null
      if (restart.choice !== null && question.options.includes(restart.choice)) scene.answer(restart.choice)
    }
  }

  #reset(token: string | null): void {
    this.#token = token
    this.pick = null
    this.card = null
    this.reason = null
    this.#known.clear()
  }

  /** What Enter and the big button send. */
  primary(scene: Scene<View>): string | null {
    const { question } = scene
    if (question === null) return null
    if (this.pick !== null && question.options.includes(this.pick)) return this.pick
    return suggestion(scene)
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

  /** An option was chosen, by whatever means: mark it, or send it if it is marked or nobody learns of it. */
  take(scene: Scene<View>, choice: string): void {
    if (scene.sending || !scene.question?.options.includes(choice)) return
    this.reason = null
    const asks = preferences.confirm === 'always' || (preferences.confirm === 'public' && !isPrivate(scene, choice))
    if (asks && this.pick !== choice) this.pick = choice
    else scene.answer(choice)
  }

  /** A button that names its result was pressed: that is the confirmation. */
  send(scene: Scene<View>, choice: string | null): void {
    if (choice === null || scene.sending || !scene.question?.options.includes(choice)) return
    if (preferences.confirm === 'always' && this.primary(scene) !== choice) {
      this.pick = choice
      return
    }
    scene.answer(choice)
  }

  /** Back to the beginning of the action; then begin something else, if that is wished. */
  restart(scene: Scene<View>, choice: string | null = null): void {
    if (scene.takeBack === null || scene.sending) return
    this.#restart = { choice }
    scene.takeBack()
  }

  clear(): void {
    this.pick = null
    this.card = null
    this.reason = null
  }

  get isBusy(): boolean {
    return this.pick !== null || this.reason !== null || this.card !== null
  }

  /** Ask why a choice is not offered, and show it. */
  async explain(scene: Scene<View>, choice: string): Promise<Why | null> {
    const token = this.#token
    let asked = this.#known.get(choice)
    if (!asked) this.#known.set(choice, (asked = scene.why(choice)))
    try {
      const why = await asked
      if (token !== this.#token) return null
      if (why.code !== null) {
        const text = scene.words.refusal(GAME, why.code, why.facts, scene.names)
        this.reason = { choice, text, rule: why.rule }
      }
      return why
    } catch {
      this.#known.delete(choice) // no connection: the frame says so, and the next touch asks again
      return null
    }
  }
}

export const desk = new Desk()

/** The option that the key P means. */
export const passOf = (question: Ask): string | undefined => question.options.find(isPass)

const REST = 300 // ms that the pointer rests on a closed thing before we ask

/** Makes a closed thing say why when the pointer rests on it or the keyboard reaches it. */
export function saysWhy(scene: () => Scene<View>, choice: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (choice === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (): void => void desk.explain(scene(), choice)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(ask, REST)
    }
    const leave = (): void => clearTimeout(timer)
    const focus = (): void => {
      if (node.matches(':focus-visible')) ask()
    }
    node.addEventListener('pointerenter', enter)
    node.addEventListener('pointerleave', leave)
    node.addEventListener('focus', focus)
    return () => {
      clearTimeout(timer)
      node.removeEventListener('pointerenter', enter)
      node.removeEventListener('pointerleave', leave)
      node.removeEventListener('focus', focus)
    }
  }
}
