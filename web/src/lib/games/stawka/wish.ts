/**
 * Something that takes several small choices: a word letter by letter, another sector instead of the chosen one. Each
 * is sent when its question has come; what stands in the way is taken back first, as long as that is possible.
 */
import type { Scene } from '../../table/game-ui'
import { marks } from './marks.svelte'
import { begunOf, isSpelling, LENGTH } from './secret-words'
import type { View } from './view'

/** The next thing to do: a choice, `back` to take one back, or null when nothing is left to do. */
export type Step = (scene: Scene<View>) => { choice: string; last: boolean } | 'back' | null

export class Wish {
  #step: Step | null = null
  #token: string | null = null

  start(scene: Scene<View>, step: Step): void {
    this.#step = step
    this.#token = null
    this.sync(scene)
  }

  /** Another question has come, or the last choice has arrived: go on. */
  sync(scene: Scene<View>): void {
    const { question } = scene
    if (this.#step === null || scene.sending) return
    if (question === null || scene.past) return void (this.#step = null)
    if (question.token === this.#token) return
    this.#token = question.token
    const next = this.#step(scene)
    if (next === 'back' && scene.takeBack) return scene.takeBack()
    if (next === null || next === 'back' || !question.options.includes(next.choice)) {
      this.#step = null
      // The marks learn of the new question first.
      if (next !== null && next !== 'back') void Promise.resolve().then(() => marks.explain(scene, next.choice))
      return
    }
    if (next.last) this.#step = null
    scene.answer(next.choice)
  }
}

/** A word, letter by letter. */
export const spell =
  (word: string): Step =>
  ({ question }) => {
    if (question === null || !isSpelling(question)) return null
    const begun = begunOf(question)
    if (!word.startsWith(begun)) return 'back'
    return { choice: `letter(${word[begun.length] ?? ''})`, last: begun.length === LENGTH - 1 }
  }

/** This sector, whatever was chosen before. */
export const layInstead =
  (sector: string): Step =>
  ({ question }) => {
    if (question?.kind === 'lay-sector') return { choice: `sector(${sector})`, last: true }
    return question?.kind === 'lay-cell' || question?.kind === 'lay-turn' ? 'back' : null
  }

export const wish = new Wish()
