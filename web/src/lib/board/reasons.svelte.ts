/** Why something cannot be chosen: asked once for each choice of a question, shown in the dock. */
import type { Attachment } from 'svelte/attachments'
import type { Scene } from '../table/game-ui'
import type { Why } from '../wire'
import type { Thing } from './tip.svelte'

const REST = 300 // ms that the pointer rests on a closed thing before we ask

export interface Reason {
  choice: string
  text: string
  rule: string | null
}

/** A sentence about things that were chosen together. */
export const ofPair = (pair: readonly string[], text: string): string =>
  pair.length > 0 ? `${pair.join(' · ')}: ${text}` : text

export class Reasons {
  reason: Reason | null = $state.raw(null)

  #token: string | null = null
  #known = new Map<string, Promise<Why>>()

  /** The question that is open; null: none. */
  get token(): string | null {
    return this.#token
  }

  /** Another question: what was known of the last one is void. */
  protected ask(token: string | null): void {
    this.#token = token
    this.reason = null
    this.#known.clear()
  }

  /** Ask why a choice is not offered, and show it; where it belongs to two things chosen together, it names them. */
  async explain<View>(scene: Scene<View>, choice: string, pair: readonly string[] = []): Promise<Why | null> {
    const token = this.#token
    let asked = this.#known.get(choice)
    if (!asked) this.#known.set(choice, (asked = scene.why(choice)))
    try {
      const why = await asked
      if (token !== this.#token) return null
      if (why.code !== null) {
        const text = scene.words.refusal(scene.game.id, why.code, why.facts, scene.names)
        this.reason = { choice, text: ofPair(pair, text), rule: why.rule }
      }
      return why
    } catch {
      this.#known.delete(choice) // no connection: the frame says so, and the next touch asks again
      return null
    }
  }

  /** Makes a closed thing say why when the pointer rests on it or the keyboard reaches it. */
  saysWhy<View>(scene: () => Scene<View>, choice: string | null): Attachment<Thing> {
    return (node) => {
      if (choice === null) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = (): void => void this.explain(scene(), choice)
      const enter = (event: Event): void => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') timer = setTimeout(ask, REST)
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
}
