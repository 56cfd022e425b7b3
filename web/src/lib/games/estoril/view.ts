/* Generated from the server's types by tools/wire_types.py. Do not edit. */
/**
 * The table as one seat or a spectator sees it.
 */
export interface View {
  game: string
  seat: number | null
  edition: string
  round: number
  rounds: number
  keep: number
  phase: string
  first: number
  resolving: string | null
  acting: string | null
  totals: (number | null)[]
  town: TileView[]
  deck: (string | null)[]
  box: string[]
  missions: MissionView[]
  set_aside: string | null
  seats: SeatView[]
  waiting: Waiting[]
  scores: ScoreView[] | null
}
/**
 * A location of this round.
 */
export interface TileView {
  id: string
  number: number
  slot: number
  rotation: number
  resolved: boolean
  reward_row: number | null
  reward_column: number | null
  reward_secret: boolean
  reward: RewardView | null
  spaces: SpaceView[]
}
/**
 * The card on a reward space.
 */
export interface RewardView {
  card: string | null
  face_down: boolean
  known_to: number[]
}
/**
 * An action space.
 */
export interface SpaceView {
  id: string
  number: number
  row: number
  column: number
  outer: boolean
  top_secret: boolean
  peek: string
  character: CharacterView | null
}
/**
 * A character in the town. `card` is None if the viewer may not know it.
 */
export interface CharacterView {
  seat: number
  card: string | null
  face_down: boolean
  moved: boolean
  protected: boolean
  known_to: number[]
  strength: number | null
  flags: number
  location: number
  dice: number[]
}
/**
 * A mission on the table.
 */
export interface MissionView {
  id: string | null
  between: number[] | null
  counts: number[] | null
}
/**
 * One seat, as the viewer sees it. `None` stands for facts that the viewer may not know.
 */
export interface SeatView {
  hand_size: number
  hand: string[] | null
  known_hand: string[]
  owned: string[] | null
  discards: string[]
  markers: number
  ready: boolean
  picks: string[] | null
  agenda: string | null
  total: number | null
}
/**
 * A seat that the game waits for, as one viewer may know it.
 */
export interface Waiting {
  activity: string
  seat: number | null
}
/**
 * A seat's final score and its parts (EST-10).
 */
export interface ScoreView {
  discards: number
  hand: number
  missions: {
    [k: string]: number
  }
  agenda: number
  completed: number
  total: number
  rank: number
}
