/** What board and dock share at every table: what is about to be chosen. Each game has its own. */
import type { Scene } from '../table/game-ui'

export interface Desk<View> {
  /** what is marked; null: nothing yet */
  readonly pick: string | null
  /** is there anything that Escape takes away? */
  readonly isBusy: boolean
  /** A new question: forget what belonged to the old one. */
  sync(scene: Scene<View>): void
  /** An option was chosen: mark it, or send it. */
  take(scene: Scene<View>, choice: string): void
  /** A button that names its result was pressed. */
  send(scene: Scene<View>, choice: string | null): void
  clear(): void
  /** Ask why a choice is not offered, and show it. */
  explain(scene: Scene<View>, choice: string): Promise<unknown>
}
