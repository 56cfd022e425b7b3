/**
 * What the viewer is about to choose. Board and dock share it: a tap marks, the button in the dock says what it comes
 * to and sends it; so does a second tap. A step that tells nobody anything is sent at once. A card and a city together
 * are one gesture: its small questions are answered one after another, and taken back together.
 */
import { isPrivate, Marks, onlyAnswer } from '../../board/marks.svelte'
import { ofPair } from '../../board/reasons.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask, Why } from '../../wire'
import { cityOf, closedOf, isOfCard, offersOf, targets } from './choices'
import { begun, deedsOf, goesSomewhere, missingOf, pairName, type Deed } from './deeds'
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

class EmeraldMarks extends Marks<View> {
  /** a card of the hand that can be used in more than one way: its ways stand in the dock */
  card: string | null = $state(null)
  /** a city that was pressed before an action was begun: the next card, or the next action, is for it */
  city: string | null = $state(null)
  /** the city that a reason is about, and the choice that the reason belongs to */
  about: { choice: string; city: string } | null = $state.raw(null)
  /** the steps of a gesture are on their way: nothing is ringed until it stands */
  follows: boolean = $state(false)

  /** the way back to the beginning of the action, and what to begin instead */
  #restart: { choice: string | null } | null = null
  /** steps of the gesture that follow, and those that were sent */
  #wishes: string[] = []
  #made: string[] = []
  /** the card and the city that the gesture is about, by their names */
  #pair: string[] = []

  protected suggests(question: Ask): string | null {
    return suggestion(question)
  }

  protected override goOn(scene: Scene<View>, question: Ask): void {
    if (this.#restart !== null) this.#restarts(scene, question, this.#restart.choice)
    else if (this.#wishes.length > 0) this.#follow(scene, question)
    else if (this.#made.length > 0) this.#goesBack(scene, question)
  }

  #restarts(scene: Scene<View>, question: Ask, choice: string | null): void {
    if (question.kind !== 'turn' && scene.view.plan.length > 0 && scene.takeBack) scene.takeBack()
    else {
      this.#forget()
      if (choice !== null && question.options.includes(choice)) scene.answer(choice)
    }
  }

  /** The next step of the gesture; the last one, which all learn of, is marked. */
  #follow(scene: Scene<View>, question: Ask): void {
    let next = this.#wishes.shift()
    while (next === 'done' && !question.options.includes(next)) next = this.#wishes.shift()
    if (next !== undefined && isPrivate(question, next)) this.#step(scene, next)
    else {
      this.#wishes = []
      this.follows = false
      if (next === undefined) return
      if (!question.options.includes(next)) void this.explain(scene, next, this.#pair)
      else if (preferences.confirm === 'never') scene.answer(next)
      else this.pick = next
    }
  }

  #step(scene: Scene<View>, choice: string): void {
    this.#made.push(choice)
    this.follows = this.#wishes.length > 0
    scene.answer(choice)
  }

  /** A step of the gesture was taken back: so are the others. */
  #goesBack(scene: Scene<View>, question: Ask): void {
    const { plan } = scene.view
    if (question.kind === 'turn' || plan.some((step, n) => n < this.#made.length && step !== this.#made[n])) {
      this.#made = []
    } else if (plan.length < this.#made.length && scene.takeBack) scene.takeBack()
  }

  #forget(): void {
    this.#restart = null
    this.#wishes = []
    this.#made = []
    this.#pair = []
    this.follows = false
  }

  protected override drop(): void {
    this.#forget()
  }

  protected override reset(token: string | null): void {
    super.reset(token)
    this.card = null
    this.city = null
  }

  /** Ask why a choice is not offered, and remember which city that is about. */
  override async explain<V>(scene: Scene<V>, choice: string, pair: readonly string[] = []): Promise<Why | null> {
    const why = await super.explain(scene, choice, pair)
    const city = typeof why?.facts.city === 'string' ? why.facts.city : cityOf(choice, scene.question)
    this.about = why?.code && city !== null ? { choice, city } : null
    return why
  }

  /** Is the reason that is shown about this city? */
  isAbout(city: string): boolean {
    return this.reason !== null && this.about?.choice === this.reason.choice && this.about.city === city
  }

  /** A place on the board was pressed. */
  async press(scene: Scene<View>, place: string): Promise<void> {
    const target = targets(scene.question, scene.view).get(place)
    if (!target || scene.sending) return
    if (target.closed) await this.explain(scene, target.choice)
    else this.take(scene, target.choice)
  }

  /** A city was pressed before an action was begun: it waits for a card, or the card for it. */
  aim(scene: Scene<View>, city: string): void {
    if (scene.sending) return
    this.reason = null
    this.pick = null
    this.city = this.city === city ? null : city
    this.#meet(scene, 'card')
  }

  /** A card of the hand was pressed; false: the question has nothing to do with it. */
  async play(scene: Scene<View>, card: string): Promise<boolean> {
    if (scene.sending) return true
    const offers = offersOf(scene.question, card)
    const [first, ...others] = offers
    if (scene.question?.kind === 'turn') return this.#hold(scene, card, offers.length > 0)
    if (first === undefined) {
      const closed = closedOf(scene.question, card)
      if (closed === null) return false
      await this.explain(scene, closed)
    } else if (others.length === 0) this.take(scene, first)
    else {
      this.reason = null
      this.card = this.card === card ? null : card
      this.pick = null
    }
    return true
  }

  /** A card before an action was begun: it waits for a city, unless it is used in another way. */
  #hold(scene: Scene<View>, card: string, offered: boolean): boolean {
    this.reason = null
    if (!offered && !goesSomewhere(scene, card) && deedsOf(scene, card, null).length === 0) {
      if (this.city !== null) this.#miss(scene, card, this.city)
      return this.city !== null
    }
    this.pick = null
    this.card = this.card === card ? null : card
    this.#meet(scene, 'city')
    return true
  }

  /** Card and city are both there: what they come to is done, or asked for where it may be several things, or refused. */
  #meet(scene: Scene<View>, before: 'card' | 'city'): void {
    const { card, city } = this
    if (card === null || city === null) return
    const [first, ...others] = deedsOf(scene, card, city)
    if (first === undefined) {
      this[before] = null
      this.#miss(scene, card, city)
    } else if (others.length === 0) this.begin(scene, first.steps, pairName(scene.words, card, city))
  }

  /** Nothing comes of this card in this city: say why of both together. */
  #miss(scene: Scene<View>, card: string, city: string): void {
    const pair = pairName(scene.words, card, city)
    const missing = missingOf(scene, card, city)
    if (missing.action !== null) void this.explain(scene, missing.action, pair)
    else {
      this.reason = { choice: city, text: ofPair(pair, missing.text), rule: null }
      this.about = { choice: city, city }
    }
  }

  /** Begin a deed: its small questions are answered one after another. */
  begin(scene: Scene<View>, steps: Deed['steps'], pair: string[] = []): void {
    const [first, ...rest] = steps
    if (first === undefined || !this.offered(scene, first)) return
    this.reason = null
    if (rest.length === 0 || !isPrivate(scene.question, first)) return this.take(scene, first)
    this.#forget()
    this.#pair = pair
    this.#wishes = rest
    this.#step(scene, first)
  }

  /** An action was pressed; a card or a city that was chosen before goes with it. */
  act(scene: Scene<View>, action: string): void {
    this.begin(scene, begun(action, this.card, this.city))
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
    this.city = null
  }

  override get isBusy(): boolean {
    return super.isBusy || this.card !== null || this.city !== null
  }
}

export const marks = new EmeraldMarks()
