/** Questions and scores for the page of the kit: real ones of Spiskowcy, so that their words exist in every language. */
import { ask, quiet, scene } from '../board/fixtures'
import { Marks, onlyAnswer } from '../board/marks.svelte'
import { t } from '../app.svelte'
import type { Passes, Scene } from '../table/game-ui'
import { WAYS, type Way } from '../table/standing'
import type { Ask, GameInfo } from '../wire'
import type { Words } from '../words/words'

export const GAME = 'spiskowcy'

export interface View {
  phase: string
  seats: readonly unknown[]
  waiting: readonly { activity: string; seat: number | null }[]
}
export const VIEW: View = { phase: 'orders', seats: [0, 1, 2], waiting: [{ activity: 'orders', seat: 1 }] }

export class KitMarks extends Marks<View> {
  protected suggests(question: Ask): string | null {
    return onlyAnswer(question)
  }
}

export const QUESTIONS = {
  /** two seats as chips, one of them closed, and a way to do nothing */
  seats: quiet(ask('raid-player', ['raid_player(1)', 'raid_skip'], {}, 'seats'), ['raid_player(1)']),
  /** one thing to do, one that is closed */
  acts: ask('action', ['use_banker', 'reveal(spy)', 'end_turn'], {}, 'acts'),
  /** only one answer: Enter sends it */
  only: ask('action', ['end_turn'], {}, 'only'),
}

export const at = (game: GameInfo, words: Words, question: Ask | null, more: Partial<Scene<View>> = {}): Scene<View> =>
  scene<View>({ game, words, view: VIEW, question }, { names: ['Ada', 'Bruno', 'Celina'], ...more })

/** What can be passed without asking, with these ways ticked. */
export const passes = (...on: Way[]): Passes => ({
  ways: WAYS.map((way) => ({ way, text: t(`web-pass-${way}`), on: on.includes(way) })),
  flip: () => undefined,
})

export interface Line {
  seat: number
  rank: number
  parts: [number, number]
  total: number
}
export const LINES: Line[] = [
  { seat: 1, rank: 1, parts: [14, 6], total: 20 },
  { seat: 0, rank: 2, parts: [9, 3], total: 12 },
  { seat: 2, rank: 3, parts: [5, 1], total: 6 },
]
