/** What the viewer is about to choose in a game that has no board of its own: an option is marked, then sent. */
import { Marks } from '../../board/marks.svelte'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import type { View } from './view'

class AnyMarks extends Marks<View> {
  protected suggests(question: Ask): string | null {
    return question.options.length === 1 ? (question.options[0] ?? null) : null
  }

  /** A second tap lets go. */
  override take(scene: Scene<View>, choice: string): void {
    if (!this.offered(scene, choice)) return
    this.reason = null
    if (preferences.confirm === 'never') scene.answer(choice)
    else this.pick = this.pick === choice ? null : choice
  }
}

export const marks = new AnyMarks()
