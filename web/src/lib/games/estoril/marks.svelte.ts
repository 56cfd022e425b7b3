/**
 * What the viewer is about to choose. Board and dock share it: a tap on the board marks, the button in the dock says
 * what it comes to and sends it; so does a second tap. A step that tells nobody anything is sent at once.
 */
import { isPrivate, Marks, onlyAnswer } from '../../board/marks.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { GAME } from './cards'
import { fact, isPass, parse, targets, toDiscard } from './choices'
import { spaceName } from './labels'
import type { View } from './view'

/** What Enter and the big button offer before anything is marked; never a pass where there is something to do. */
export function suggestion(question: Ask | null): string | null {
  if (question === null) return null
  if (question.kind === 'activate') return question.options.find((option) => !isPass(option)) ?? null
  return onlyAnswer(question)
}

class EstorilMarks extends Marks<View> {
  /** cards of the hand that sink: they will be discarded together */
  sunk: string[] = $state.raw([])
  /** a free space that was pressed before a card: the next card goes there */
  space: string | null = $state(null)

  /** steps of the same gesture that follow, and whether they were confirmed already */
  #wishes: string[] = []

  protected suggests(question: Ask): string | null {
    return suggestion(question)
  }

  protected override goOn(scene: Scene<View>, question: Ask): void {
    const next = this.#wishes.shift()
    if (next === undefined) return
    if (!question.options.includes(next)) {
      this.#wishes = []
      if (targetsHold(question, scene.view, next)) void this.explain(scene, next, pairOf(scene, question, next))
    } else if (question.kind === 'hand-discard' || isPrivate(question, next)) scene.answer(next)
    else if (preferences.confirm === 'never') scene.answer(next)
    else this.pick = next
  }

  protected override drop(): void {
    this.#wishes = []
  }

  protected override reset(token: string | null): void {
    super.reset(token)
    this.sunk = []
    this.space = null
  }

  override primary(question: Ask | null): string | null {
    return question?.kind === 'hand-discard' ? this.#discards(question) : super.primary(question)
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

  override take(scene: Scene<View>, choice: string, then?: string): void {
    if (!this.offered(scene, choice)) return
    const goal = scene.question?.kind === 'place-card' && this.space !== null ? `place_space(${this.space})` : undefined
    const next = then ?? goal
    this.#wishes = next === undefined ? [] : [next]
    if (scene.question?.kind === 'hand-discard') {
      this.reason = null
      this.sink(scene.question, choice)
    } else super.take(scene, choice)
  }

  /** A free space is kept for the card that comes next; pressed again it is let go. */
  hold(space: string): void {
    this.reason = null
    this.space = this.space === space ? null : space
  }

  /** A card of the hand sinks, or rises again; the first one rises when there are too many. */
  sink(question: Ask, choice: string): void {
    const card = choice.slice('hand_discard('.length, -1)
    const rest = this.sunk.filter((one) => one !== card)
    this.sunk = rest.length < this.sunk.length ? rest : [...rest, card].slice(-toDiscard(question))
    this.pick = null
  }

  protected override answer(scene: Scene<View>, choice: string): void {
    const together = scene.question?.kind === 'hand-discard'
    this.#wishes = together ? this.sunk.slice(1).map((card) => `hand_discard(${card})`) : []
    scene.answer(choice)
  }

  /** Take back the step before and choose something else in its place. */
  instead(scene: Scene<View>, choice: string): void {
    if (scene.takeBack === null || scene.sending) return
    this.#wishes = [choice]
    scene.takeBack()
  }

  override clear(): void {
    super.clear()
    this.sunk = []
    this.space = null
    this.#wishes = []
  }

  override get isBusy(): boolean {
    return super.isBusy || this.sunk.length > 0 || this.space !== null
  }
}

/** A card and the space that was chosen with it, by their names. */
function pairOf(scene: Scene<View>, question: Ask, choice: string): string[] {
  const card = fact(question, 'card')
  const { family, argument } = parse(choice)
  return card !== null && family === 'place_space'
    ? [scene.words.card(GAME, card), spaceName(scene.words, argument)]
    : []
}

const targetsHold = (question: Ask, view: View, choice: string): boolean =>
  [...targets(question, view).values()].some((target) => target.choice === choice)

export const marks = new EstorilMarks()
