/** A game that has no board of its own: its view as a list, its options as buttons. */
import type { GameUi } from '../../table/game-ui'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import Scoring from './Scoring.svelte'
import { open, scores, type View } from './view'

const ui: GameUi<View> = {
  Board,
  Dock,
  Scoring,
  progress: (view, words) => ({
    round: typeof view.round === 'number' ? words.say('web-any-round', { round: view.round }) : '',
    phases: [],
    current: 0,
  }),
  counters: () => [],
  score: (view, seat) => scores(view)?.[seat] ?? null,
  mark: () => null,
  open,
  heading: () => null,
  verdict: () => '',
}

export default ui
