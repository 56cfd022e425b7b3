/** Which briefings were closed or opened by hand; the others are open while the game begins. */
import { SvelteMap } from 'svelte/reactivity'
import type { Scene } from '../../../table/game-ui'
import type { View } from '../view'
import { isBeginning } from './film'

class Story {
  #chosen = new SvelteMap<string, boolean>()

  isOpen(scene: Scene<View>): boolean {
    return this.#chosen.get(scene.table.id) ?? (!scene.past && isBeginning(scene.view))
  }

  /** Was it opened by hand? */
  isByHand(scene: Scene<View>): boolean {
    return this.#chosen.get(scene.table.id) === true
  }

  set(scene: Scene<View>, open: boolean): void {
    this.#chosen.set(scene.table.id, open)
  }
}

export const story = new Story()
