/**
 * What the viewer is about to choose. Board and dock share it: a tap marks, the button in the dock says what it comes
 * to and sends it; so does a second tap. A way over several fields is sent step by step, and any window may stop it.
 */
import { Marks } from '../../board/marks.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { closedAt, isPass, offersAt, thingOf } from './choices'
import { agentOf, apLeft, planFor, ways } from './town'
import type { View } from './view'

/** What Enter and the big button offer before anything is marked: the only option, never one of several. */
export function suggestion(question: Ask | null): string | null {
  if (question === null) return null
  const [only] = question.options
  return question.options.length === 1 && only !== undefined ? only : null
}

/** The fields that the active agent could walk to, with the steps that lead there. */
export function reach(scene: Scene<View>): ReadonlyMap<string, string[]> {
  const { question, view, game } = scene
  if (question?.kind !== 'activation-menu' || view.activation === null) return new Map()
  const agent = agentOf(view, view.activation.agent)
  if (!agent?.field) return new Map()
  const first = question.options.filter((option) => option.startsWith('step(')).map((option) => option.slice(5, -1))
  return ways(planFor(game, view, agent.agent), view, agent.field, agent.side, first, apLeft(view, agent))
}

/** The steps of a way after its first one. */
const after = (way: readonly string[]): { from: string; choice: string }[] =>
  way.slice(1).map((field, n) => ({ from: way[n] ?? '', choice: `step(${field})` }))

/** Is this the answer of a window that does nothing? */
const passes = (question: Ask, choice: string): boolean => question.window && isPass(choice)

class StawkaMarks extends Marks<View> {
  /** an agent or a card with several offers: the dock shows only these */
  thing: string | null = $state(null)
  /** where a way over several fields ends */
  goal: string | null = $state(null)

  /** steps that follow, each from the field where the agent must stand then */
  #wishes: { from: string; choice: string }[] = []

  protected suggests(question: Ask): string | null {
    return suggestion(question)
  }

  protected override goOn(scene: Scene<View>, question: Ask): void {
    const [next] = this.#wishes
    if (next === undefined) return
    const at = agentOf(scene.view, scene.view.activation?.agent ?? '')?.field
    if (question.kind === 'activation-menu' && at === next.from && question.options.includes(next.choice)) {
      this.#wishes.shift()
      scene.answer(next.choice)
    } else if (!question.window) this.#wishes = [] // a chance to react interrupts a walk; it goes on after a pass
  }

  protected override drop(scene: Scene<View>): void {
    if (scene.past) this.#wishes = []
  }

  protected override reset(token: string | null): void {
    super.reset(token)
    this.thing = null
    this.goal = null
  }

  /** A field, an agent or a card was pressed; false: the question has nothing to do with it. */
  async press(scene: Scene<View>, thing: string): Promise<boolean> {
    if (scene.sending || scene.question === null) return false
    const [first, ...others] = offersAt(scene.question, thing)
    if (first !== undefined && others.length === 0) this.take(scene, first)
    else if (first !== undefined) {
      this.clear()
      this.thing = thing
    } else {
      const way = thing.startsWith('field:') ? reach(scene).get(thing.slice(6)) : undefined
      if (way) this.walk(scene, way)
      else {
        const closed = closedAt(scene.question, thing)
        if (closed === null) return false
        await this.explain(scene, closed)
      }
    }
    return true
  }

  /** A way over several fields: marked first, then sent step by step. */
  walk(scene: Scene<View>, way: readonly string[]): void {
    const goal = way[way.length - 1]
    const first = way[0]
    if (goal === undefined || first === undefined) return
    if (this.goal === goal || preferences.confirm === 'never') {
      this.#wishes = after(way)
      scene.answer(`step(${first})`)
      return
    }
    this.clear()
    this.goal = goal
    this.pick = `step(${first})`
    this.#wishes = after(way)
  }

  /** An option was chosen, by whatever means: mark it, or send it if it is marked or nobody learns of it. */
  override take(scene: Scene<View>, choice: string): void {
    if (!this.offered(scene, choice) || scene.question === null) return
    const marked = this.pick === choice && this.goal === null
    if (this.asks(scene, choice) && !marked) {
      const thing = this.thing !== null && thingOf(choice) === this.thing ? this.thing : null
      const wishes = this.#wishes
      this.clear()
      if (passes(scene.question, choice)) this.#wishes = wishes
      this.thing = thing
      this.pick = choice
    } else {
      if (!passes(scene.question, choice)) this.#wishes = []
      scene.answer(choice)
    }
  }

  /** What is marked by the button belongs to no agent and no way. */
  override send(scene: Scene<View>, choice: string | null): void {
    const asksAgain = preferences.confirm === 'always' && choice !== null && this.primary(scene.question) !== choice
    if (asksAgain && this.offered(scene, choice)) this.clear()
    super.send(scene, choice)
  }

  protected override answer(scene: Scene<View>, choice: string): void {
    if (this.pick !== choice && scene.question !== null && !passes(scene.question, choice)) this.#wishes = []
    scene.answer(choice)
  }

  override clear(): void {
    super.clear()
    this.thing = null
    this.goal = null
    this.#wishes = []
  }

  override get isBusy(): boolean {
    return super.isBusy || this.thing !== null
  }
}

export const marks = new StawkaMarks()
