/** What a game brings to the table. Everything game-specific in the client hangs on this one interface. */
import type { Component } from 'svelte'
import type { Words } from '../words/words'
import type { Ask, GameInfo, Heard, Moment, TableInfo, Why } from '../wire'

/** What every part of a game's picture is given. It holds no rule: what can be clicked is in `question.options`. */
export interface Scene<View = unknown> {
  table: TableInfo
  game: GameInfo
  words: Words
  /** the table with the viewer's eyes; for a finished game with everything open, see `GameUi.open` */
  view: View
  /** the question put to the viewer; null while others choose and in the past */
  question: Ask | null
  /** names of the seats, and whose eyes these are (null: a spectator) */
  names: string[]
  you: number | null
  /** are we looking at the past? Then nothing can be chosen */
  past: boolean
  /** the events that led from the last picture to this one: motion and "last changed" come from them */
  fresh: Heard[]
  /** has a choice been sent that is not answered yet? */
  sending: boolean
  answer: (choice: string) => void
  /** take back the viewer's latest choice; null when that is not possible */
  takeBack: (() => void) | null
  /** why a choice is not offered; shows the sentence in the dock too */
  why: (choice: string) => Promise<Why>
}

/** A public counter on a seat's panel, with its icon and its meaning in words. */
export interface Counter {
  icon: string
  value: string
  label: string
}

/** The strip in the status line: the round, all phases, and which one it is. */
export interface Progress {
  round: string
  phases: string[]
  current: number
}

export interface GameUi<View = unknown> {
  /** the picture of the table; with `list` the same as headings and lists */
  Board: Component<{ scene: Scene<View>; list: boolean }>
  /** hand and question: always in the same place */
  Dock: Component<{ scene: Scene<View> }>
  /** the arithmetic of the end, item by item */
  Scoring: Component<{ scene: Scene<View> }>
  progress: (view: View, words: Words) => Progress
  counters: (view: View, seat: number, words: Words) => Counter[]
  /** what the seat would score now; null if that is not public */
  score: (view: View, seat: number) => number | null
  /** is this seat marked in some way by the game, e.g. "first player"? Words, or null */
  mark: (view: View, seat: number, words: Words) => string | null
  /** all seats' views made into one: everything open */
  open: (views: View[]) => View
  /** what an option of the open question comes to, as its button says it; without it, the game's plain words */
  label?: (scene: Scene<View>, choice: string) => string
  /** does this event begin a new group of the log? Its heading, or null */
  heading: (event: Heard, words: Words) => string | null
  /** one sentence on why the game ended as it did */
  verdict: (view: View, words: Words, names: string[]) => string
}

/** A game on the home page: drawn at once, its table is loaded when somebody sits down. */
export interface GameEntry {
  id: string
  Poster: Component
  /** how long a game takes; null: nobody has said so */
  minutes: number | null
  /** the game's display face and the dark tone that its poster fades into; the title stands on it in white */
  face: string
  tint: string
  /** where all come out equal, has nobody won? Otherwise they share the victory. */
  draws?: true
  /** drawings by others that the game uses, for the page of credits */
  credits: () => Promise<{ icon: string; author: string }[]>
  load: () => Promise<GameUi>
}

export type { Moment }
