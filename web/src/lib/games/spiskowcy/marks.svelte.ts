/**
 * What the viewer is about to choose. Board and dock share it: a tap on the board marks, the button in the dock says
 * what it comes to and sends it. A step that tells nobody anything is sent at once.
 */
import { isPrivate, Marks, onlyAnswer } from '../../board/marks.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import type { Card } from './cards'
import { factCard, factSeat, isPass, mostCards, parse, targets, type Target } from './choices'
import type { View } from './view'

/** What the big button offers before anything is marked; never a pass where there is something to do. */
export function suggestion(question: Ask | null): string | null {
  if (question === null) return null
  if (question.kind === 'order-count') return `order_count(${mostCards(question)})`
  const only = onlyAnswer(question)
  if (only !== null || question.kind !== 'action') return only
  return question.options.find((option) => !isPass(option)) ?? question.options[0] ?? null
}

class SpiskowcyMarks extends Marks<View> {
  /** seats of a swap that the server asks for at another time; the player need not know of its order */
  turned: readonly number[] = $state.raw([])
  /** a swap may be begun with the card that the server asks for second: it is kept until the first is known */
  second: { seat: number; then: string | undefined } | null = $state.raw(null)

  /** steps of the same gesture that follow */
  #wishes: string[] = []
  /** a swap begun with the card that is asked for second: it is taken back as far as its first question, then these */
  #again: string[] | null = null

  protected suggests(question: Ask): string | null {
    return suggestion(question)
  }

  protected override goOn(scene: Scene<View>, question: Ask): void {
    if (!question.kind.startsWith('plot')) this.second = null
    if (this.#turnsBack(scene, question)) return
    const next = this.#wishes.shift() ?? this.#nextOfSwap(question)
    if (next === undefined) {
      void this.#learn(scene, question)
      return
    }
    if (!question.options.includes(next)) this.#wishes = []
    else if (isPrivate(question, next)) scene.answer(next)
    else this.pick = next
  }

  protected override reset(token: string | null): void {
    super.reset(token)
    this.turned = []
  }

  protected override drop(): void {
    this.#wishes = []
    this.#again = null
    this.second = null
  }

  /** On the way back to the first question of a swap: true while it goes on. */
  #turnsBack(scene: Scene<View>, question: Ask): boolean {
    if (this.#again === null) return false
    if (question.kind !== 'plot-player-a' && question.kind.startsWith('plot') && scene.takeBack !== null) {
      scene.takeBack()
      return true
    }
    this.#wishes = question.kind === 'plot-player-a' ? this.#again : []
    this.#again = null
    return false
  }

  /** Which of the seats that are not offered can be one of the two all the same, only later or before. */
  async #learn(scene: Scene<View>, question: Ask): Promise<void> {
    const family = { 'plot-player-a': 'plot_player_a', 'plot-player-b': 'plot_player_b' }[question.kind]
    if (family === undefined) return
    const closed = scene.view.seats
      .map((_, seat) => seat)
      .filter((seat) => seat !== question.facts.a && !question.options.includes(`${family}(${seat})`))
    const found = await Promise.all(
      closed.map((seat) =>
        scene.why(`${family}(${seat})`).then(
          (why) => why.code === 'name-second' || (why.code === 'name-first' && scene.takeBack !== null),
          () => false, // no connection: the player who presses it hears why
        ),
      ),
    )
    if (this.token === question.token) this.turned = closed.filter((_, place) => found[place])
  }

  #nextOfSwap(question: Ask): string | undefined {
    if (question.kind !== 'plot-player-b' || this.second === null) return undefined
    const { seat, then } = this.second
    this.second = null
    if (then !== undefined) this.#wishes = [then]
    return `plot_player_b(${seat})`
  }

  /** Is this card marked: for the big button, as the first of a swap, or as its second? */
  holds(scene: Scene<View>, seat: number, card: Card, target: Target | undefined): boolean {
    const { question } = scene
    if (factSeat(question, 'a') === seat && factCard(question, 'card_a') === card) return true
    if (this.second?.seat === seat && this.second.then === `plot_card_b(${card})`) return true
    return this.isMarked(target)
  }

  /** Is what this would choose marked for the big button? */
  isMarked(target: Target | undefined): boolean {
    return target !== undefined && !target.closed && this.pick !== null && target.choice === this.pick
  }

  /** A place on the board was pressed. */
  async press(scene: Scene<View>, place: string): Promise<void> {
    const target = targets(scene.question, scene.view, scene.you, this.turned).get(place)
    if (!target || scene.sending) return
    if (target.turned) this.#turn(scene, target.choice, target.then)
    else if (!target.closed) this.take(scene, target.choice, target.then)
    else await this.#refused(scene, target)
  }

  async #refused(scene: Scene<View>, target: Target): Promise<void> {
    const why = await this.explain(scene, target.choice)
    if (why?.code === 'name-second' || why?.code === 'name-first') this.#turn(scene, target.choice, target.then)
  }

  /** One of the two of a swap was named before its time. */
  #turn(scene: Scene<View>, choice: string, then?: string): void {
    const seat = parse(choice).number
    const { question } = scene
    if (seat === null || question === null || scene.sending) return
    if (question.kind === 'plot-player-a') {
      const wished = { seat, then: then?.replace('plot_card_a', 'plot_card_b') }
      const same = this.second?.seat === seat && this.second.then === wished.then
      this.reason = null
      this.second = same ? null : wished
    }
    if (question.kind === 'plot-player-b') this.#turnAround(scene, question, seat, then)
  }

  /** Nobody has learned of the swap yet: the card chosen before becomes its second one. */
  #turnAround(scene: Scene<View>, question: Ask, seat: number, chosen?: string): void {
    const before = factSeat(question, 'a')
    const card = factCard(question, 'card_a')
    if (scene.takeBack === null || scene.sending || before === null || card === null) return
    this.reason = null
    this.second = { seat: before, then: `plot_card_b(${card})` }
    const then = chosen?.replace('plot_card_b', 'plot_card_a')
    this.#again = [`plot_player_a(${seat})`, ...(then === undefined ? [] : [then])]
    scene.takeBack()
  }

  /** A second tap lets go. */
  override take(scene: Scene<View>, choice: string, then?: string): void {
    if (this.turned.includes(parse(choice).number ?? -1) && /^plot_player_/.test(choice)) {
      if (!scene.question?.options.includes(choice)) return this.#turn(scene, choice, then)
    }
    if (!this.offered(scene, choice)) return
    this.reason = null
    this.#wishes = then === undefined ? [] : [then]
    if (this.asks(scene, choice)) this.pick = this.pick === choice ? null : choice
    else scene.answer(choice)
  }

  /** Mark a choice for the big button, whatever was marked before. */
  mark(scene: Scene<View>, choice: string): void {
    if (!this.offered(scene, choice)) return
    this.reason = null
    this.#wishes = []
    this.pick = choice
  }

  /** Take back the step before and choose something else in its place. */
  instead(scene: Scene<View>, choice: string): void {
    if (scene.takeBack === null || scene.sending) return
    this.#wishes = [choice]
    scene.takeBack()
  }

  override get isBusy(): boolean {
    return super.isBusy || this.second !== null
  }

  override clear(): void {
    super.clear()
    this.second = null
    this.#again = null
    this.#wishes = []
  }
}

export const marks = new SpiskowcyMarks()
