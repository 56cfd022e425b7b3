/** What a game brings to the table. Everything game-specific in the client hangs on this one interface. */
import type { Component, Snippet } from 'svelte'
import type { Words } from '../words/words'
import type { Telling } from './deeds'
import type { Situation } from './plans'
import type { Passing, Way } from './standing'
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
  /** show no more of what bots do until the viewer is asked; null or missing: nothing to skip, or not for the viewer alone */
  skip?: (() => void) | null
  /** why a choice is not offered; shows the sentence in the dock too */
  why: (choice: string) => Promise<Why>
  /** in a replay, what stands in the place of the question: what happened, and what was said of it */
  remark?: Snippet
  /** how chances to react can be let pass without being asked; null or missing: nothing of the kind here */
  passes?: Passes | null
}

/** Standing answers as the dock shows them: what can be ticked, and what is. */
export interface Passes {
  ways: { way: Way; text: string; on: boolean }[]
  flip: (way: Way) => void
}

/** A step of the count at the end: what is counted, and what each seat gets for it. */
export interface Count {
  name: string
  /** points by seat; empty where the step only shows something */
  gains: readonly number[]
  /** why something counts, or is lost: a sentence, or nothing */
  why: string
}

/** A public counter on a seat's panel, with its icon and its meaning in words. */
export interface Counter {
  icon: string
  value: string
  label: string
}

/** What the frame knows of a seat, whatever the game: who sits there, and the clock. */
export interface Place {
  /** "bot, Medium", "away"; empty where there is nothing to say */
  role: string
  /** the time that is left, in words, and whether it runs */
  time: string | null
  runs: boolean
  /** is this seat asked now? */
  active: boolean
}

/** The strip in the status line: the round, all phases, and which one it is. */
export interface Progress {
  round: string
  phases: string[]
  current: number
}

/** What the plot of the end counts. */
export interface Measure<View> {
  name: string
  note: string
  value: (view: View, seat: number) => number | null
}

export interface GameUi<View = unknown> {
  /** the picture of the table; with `list` the same as headings and lists */
  Board: Component<{ scene: Scene<View>; list: boolean }>
  /** hand and question: always in the same place */
  Dock: Component<{ scene: Scene<View> }>
  /** the seats beside the board, where a game has more to say there than its counters */
  Players?: Component<{ scene: Scene<View>; places: Place[] }>
  /** the arithmetic of the end, item by item: all of it, or the first steps of the count, in the order of the seats */
  Scoring: Component<{ scene: Scene<View>; step: number }>
  /** what is counted at the end, step by step; a game without it shows its end at once */
  counts?: (view: View, words: Words, names: string[]) => Count[]
  progress: (view: View, words: Words) => Progress
  counters: (view: View, seat: number, words: Words) => Counter[]
  /** what the seat would score now; null if that is not public */
  score: (view: View, seat: number) => number | null
  /** what the plot of the end counts, seen from the last moment, where points do not tell how the game went */
  course?: (last: View, words: Words) => Measure<View> | null
  /** what a seat is called where no name may stand; without it, by its number */
  role?: (seat: number, words: Words) => string
  /** is this seat marked in some way by the game, e.g. "first player"? Words, or null */
  mark: (view: View, seat: number, words: Words) => string | null
  /** all seats' views made into one: everything open */
  open: (views: View[]) => View
  /** what an option of the open question comes to, as its button says it; without it, the game's plain words */
  label?: (scene: Scene<View>, choice: string) => string
  /** does this event begin a new group of the log? Its heading, or null */
  heading: (event: Heard, words: Words) => string | null
  /** which events make a line of the log, and which lie behind its arrow; without it, each is a line */
  telling?: Telling<View>
  /** what is going on while somebody may react, in a sentence; without it, the question itself */
  goingOn?: (scene: Scene<View>) => string
  /** what standing answers mean in its windows; without it, every chance to react is asked for */
  passing?: Passing<View>
  /** which questions of a slow game can be answered beforehand, and how */
  situations?: (view: View, words: Words, names: string[], you: number, game: GameInfo) => Situation[]
  /** how the game ended, in a sentence or two about this very game */
  verdict: (view: View, words: Words, names: string[], events: readonly Heard[]) => string
  /** for whom a seat has won ("for the Loyalists"), as a whole headline; empty: the plain one will do */
  headline?: (view: View, words: Words, names: string[], winners: readonly number[], you: number | null) => string
  /** how many rounds, turns or stages were played, in words */
  length?: (view: View, words: Words) => string
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
  /** the picture is of one figure: on a wide poster it stands beside the title, not behind it */
  figure?: true
  /** where all come out equal, has nobody won? Otherwise they share the victory. */
  draws?: true
  /** drawings by others that the game uses, for the page of credits */
  credits: () => Promise<{ icon: string; author: string }[]>
  load: () => Promise<GameUi>
}

export type { Moment }
