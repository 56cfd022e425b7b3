/* Generated from the server's types by tools/wire_types.py. Do not edit. */
/**
 * The table as one seat or a spectator sees it.
 */
export interface View {
  game: string
  seat: number | null
  phase: string
  turn: number
  first: number
  active: number
  actions: number
  free: number
  target: number
  track: number
  markers: {
    [k: string]: number
  }
  cities: CityView[]
  zombies: number
  purged: boolean
  removed: string[]
  in_play: string[]
  attack: AttackView | null
  seats: SeatView[]
  plan: string[]
  waiting: Waiting[]
  ends: string[]
  scores: ScoreView[] | null
}
/**
 * A city with its stack, its royal and the pieces of each seat.
 */
export interface CityView {
  id: string
  bombs: number
  stack: number
  card: string | null
  city_card: string
  royal: string
  royal_place: string
  royal_bombs: number
  royal_points: number
  lost: number
  cubes: number[]
  agents: number[]
  zombies: number[]
  leader: number | null
  lead: number
}
/**
 * The attack that may be blocked now.
 */
export interface AttackView {
  kind: string
  seat: number
  card: string
  city: string
  victim: number | null
}
/**
 * One seat, as the viewer sees it. `None` stands for facts that the viewer may not know.
 */
export interface SeatView {
  hand_size: number
  hand: string[] | null
  known_hand: string[]
  deck_size: number
  deck: string[] | null
  cards: string[] | null
  discard_size: number
  discard: string[] | null
  tableau: TableauView[]
  supply: number
  limbo: number
  agents: number
  on_board: number
  tokens: number
  neutral: number
  restorationist: number
  loyalist: number
  kills: number
  total: number
  identity: string | null
  faction: string | null
  revealed: boolean
  hearts: number
  looked_by: number[]
}
/**
 * A card kept beside the identity, with the pieces on it.
 */
export interface TableauView {
  card: string
  victim: number | null
  agents: number
  fresh: boolean
  hidden: boolean
  royal: string | null
}
/**
 * A seat that the game waits for, as one viewer may know it.
 */
export interface Waiting {
  activity: string
  seat: number | null
}
/**
 * A seat's final score and its parts (EME-17).
 */
export interface ScoreView {
  faction: string
  neutral: number
  own: number
  kills: number
  track: number
  corrected: number
  penalty: number
  total: number
  rank: number
}
