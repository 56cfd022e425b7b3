/* Generated from the server's types by tools/wire_types.py. Do not edit. */
/**
 * The table as one seat or a spectator sees it.
 */
export interface View {
  game: string
  seat: number | null
  round: number
  rounds: number
  deal: number
  keep: number
  phase: string
  first: number
  active: number | null
  bank: number
  deck_size: number | null
  used: string[]
  leaders: {
    [k: string]: number | null
  }
  seats: SeatView[]
  waiting: Waiting[]
  scores: ScoreView[] | null
}
/**
 * One seat, as the viewer sees it. `None` stands for facts that the viewer may not know.
 */
export interface SeatView {
  tableau: {
    [k: string]: number
  }
  points: number
  hand_size: number
  ready: boolean
  orders_size: number | null
  hand: {
    [k: string]: number
  } | null
  orders: {
    [k: string]: number
  } | null
  returned: {
    [k: string]: number
  } | null
  raid_protected: boolean
  plot_protected: boolean
  total: number
}
/**
 * A seat that the game waits for, as one viewer may know it.
 */
export interface Waiting {
  activity: string
  seat: number | null
}
/**
 * A seat's final score and its parts (SPI-12).
 */
export interface ScoreView {
  characters: {
    [k: string]: number
  }
  events: number
  points: number
  total: number
  rank: number
}
