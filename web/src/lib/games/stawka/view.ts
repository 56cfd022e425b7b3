/* Generated from the server's types by tools/wire_types.py. Do not edit. */
/**
 * The table with the eyes of one seat, or of a spectator.
 */
export interface View {
  game: string
  seat: number | null
  scenario: string
  title: string
  level: string
  stage: number
  stages: number
  phase: string
  first: number | null
  turn: number | null
  sectors: string[]
  layout: SpotView[]
  builder: BuilderView | null
  passwords: PasswordView[]
  victory: string[]
  victory_vp: number
  victory_secrets: number
  exposure: boolean
  agents: AgentView[]
  places: PlaceView[]
  tokens: TokenView[]
  seats: SeatView[]
  talked: string[][]
  interrogations: number
  reaction_deck: number
  reaction_discards: string[]
  top_secret_deck: number
  top_secret_discards: (string | null)[]
  removed: string[]
  grenades: string[]
  activation: ActivationView | null
  procedures: ProcedureView[]
  roll: RollView | null
  effects: (string | number)[][]
  standing: Standing[]
  radio: RadioView | null
  audi: AudiView | null
  waiting: Waiting[]
  ending: string | null
  winners: number[]
}
/**
 * The place of a sector; `turn` is in degrees, clockwise.
 */
export interface SpotView {
  sector: string
  column: number
  row: number
  turn: number
}
/**
 * The free scenario: the agreed options, and the sectors that can still be laid.
 */
export interface BuilderView {
  difficulty: string
  size: number
  faces: string[]
  cells: number[][]
  rotation: boolean
}
/**
 * The password of one seat.
 */
export interface PasswordView {
  ready: boolean
  word: string | null
  letters: (string | null)[]
  guesses: string[]
  candidates: number
}
/**
 * A figure with its document.
 */
export interface AgentView {
  agent: string
  document: string
  side: number
  color: string
  status: string
  field: string | null
  sector: string | null
  chief: boolean
  uniform: boolean
  rank: number
  ap_limit: number
  ap_spent: number
  defence: number
  vigilance: number
  item_limit: number
  single: number
  double: number
  secret: number
  items: PieceView[]
  has_mission: boolean
  mission: string | null
  missions_left: number
  kept_on_field: boolean
  kept_in_sector: boolean
  fugitive: boolean
}
/**
 * A held thing. `id` is None if the viewer may not know it; its back shows its home.
 */
export interface PieceView {
  id: string | null
  item: string | null
  home: string | null
  top_secret: boolean
  face_up: boolean
}
/**
 * A location of the board.
 */
export interface PlaceView {
  id: string
  tiles: number
  top: (string | null)[]
  safes: string[]
  markers: string[]
  destroyed: boolean
  dynamite: number
}
/**
 * A threat token on the board.
 */
export interface TokenView {
  side: number
  field: string
  face_up: boolean
  threat: string | null
}
/**
 * One player. `None` stands for facts that the viewer may not know.
 */
export interface SeatView {
  pool: number
  withdrawn: boolean
  plan: string | null
  ready: boolean
  used_plans: string[]
  vp: number
  secrets: number
  tracks: {
    [k: string]: number
  }
  location_hand: number
  location_cards: string[] | null
  known_location_cards: string[]
  location_deck: number
  location_discards: string[]
  reaction_hand: number
  reaction_cards: string[] | null
  known_reaction_cards: string[]
  converted: boolean
  tokens: string[] | null
  token_hand: string[] | null
  tokens_in_hand: number
  used_tokens: string[]
  bribed: string | null
}
/**
 * The running activation.
 */
export interface ActivationView {
  agent: string
  leader: number
  moved: number
  movement_over: boolean
  acted: boolean
  step_to: string | null
  drawn: string | null
}
/**
 * A running procedure: its agent, its target, its dice.
 */
export interface ProcedureView {
  kind: string
  agent: string | null
  target: string | null
  dice: number[]
  modifier: number
  track: number
  modifiers: (string | number)[][]
  needed: number
  result: number
  source: string
  thing: string
}
/**
 * A roll that was made.
 */
export interface RollView {
  kind: string
  agent: string | null
  target: string | null
  dice: number[]
  modifiers: (string | number)[][]
  total: number
  needed: number
  result: number
}
/**
 * The progress of a side on one way of winning.
 */
export interface Standing {
  victory: string
  seat: number
  have: number
  need: number
}
/**
 * The hidden radio station (STA-S4.1 to STA-S4.5).
 */
export interface RadioView {
  place: string | null
  public: boolean
  possible: string[]
  sectors: string[]
  sending_since: number | null
  secrets_needed: number
  located: boolean
}
/**
 * The Black Audi and its passenger (STA-S6.1 to STA-S6.12); all of it is public.
 */
export interface AudiView {
  field: string
  ap_limit: number
  ap_spent: number
  vigilance: number
  defence: number
  broken: boolean
  loaded: boolean
  waits: boolean
  breaks_at: number
  roll: number[]
  modifiers: (string | number)[][]
  entered: string[]
  counters: {
    [k: string]: number
  }
  bonuses: {
    [k: string]: number
  }
}
/**
 * A seat that the game waits for, as one viewer may know it.
 */
export interface Waiting {
  activity: string
  seat: number | null
}
