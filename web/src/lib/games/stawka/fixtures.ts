/** Tables for the tests of this folder. */
import { ask as plainAsk, gameInfo, scene } from '../../board/fixtures'
import type { Scene } from '../../table/game-ui'
import type { Ask, Heard } from '../../wire'
import type { Words } from '../../words/words'
import type { AgentView, PlaceView, SeatView, View } from './view'

const street = (id: string, x: number, y: number): { id: string; x: number; y: number } => ({ id, x, y })

/** Two sectors side by side: north a to b to the edge, and beyond it c and the inn; the mill has two ways in. */
export const GAME_INFO = gameInfo('stawka', [2], {
  sectors: {
    sector: [
      {
        id: 'west',
        fields: [
          street('a', 10, 50),
          street('b', 50, 50),
          street('w_edge', 94, 50),
          { ...street('mill', 50, 80), location: true },
        ],
        paths: [
          { a: 'a', b: 'b' },
          { a: 'b', b: 'w_edge' },
          { a: 'a', b: 'mill' },
          { a: 'mill', b: 'w_edge', only_side: 'german' },
        ],
        exits: [{ edge: 'E', position: 50, field: 'w_edge' }],
      },
      {
        id: 'east',
        fields: [street('e_edge', 6, 50), street('c', 50, 50), { ...street('inn', 80, 50), location: true }],
        paths: [
          { a: 'e_edge', b: 'c' },
          { a: 'c', b: 'inn' },
        ],
        exits: [{ edge: 'W', position: 50, field: 'e_edge' }],
      },
    ],
  },
  locations: { location: [{ id: 'mill', phone: true }, { id: 'inn' }] },
})

export const LAYOUT = [
  { sector: 'west', column: 0, row: 0, turn: 0 },
  { sector: 'east', column: 1, row: 0, turn: 0 },
]

export function agentView(agent: string, side: number, color: string, more: Partial<AgentView> = {}): AgentView {
  return {
    agent,
    document: agent,
    side,
    color,
    status: 'free',
    field: 'a',
    sector: 'west',
    chief: false,
    uniform: false,
    rank: 3,
    ap_limit: 7,
    ap_spent: 0,
    defence: 7,
    vigilance: 6,
    item_limit: 3,
    single: 8,
    double: 10,
    secret: 11,
    items: [],
    has_mission: false,
    mission: null,
    missions_left: 0,
    kept_on_field: false,
    kept_in_sector: false,
    fugitive: false,
    ...more,
  }
}

export function placeView(id: string, more: Partial<PlaceView> = {}): PlaceView {
  return { id, tiles: 5, top: [null, null], safes: [], markers: [], destroyed: false, dynamite: 0, ...more }
}

export function seatView(more: Partial<SeatView> = {}): SeatView {
  return {
    pool: 14,
    withdrawn: false,
    plan: null,
    ready: false,
    used_plans: [],
    vp: 0,
    secrets: 0,
    tracks: {},
    location_hand: 0,
    location_cards: null,
    known_location_cards: [],
    location_deck: 0,
    location_discards: [],
    reaction_hand: 0,
    reaction_cards: null,
    known_reaction_cards: [],
    converted: false,
    tokens: null,
    token_hand: null,
    tokens_in_hand: 0,
    used_tokens: [],
    bribed: null,
    ...more,
  }
}

export function viewOf(more: Partial<View> = {}): View {
  return {
    game: 'stawka',
    seat: 0,
    scenario: 's',
    title: '',
    level: 'basic',
    stage: 1,
    stages: 8,
    phase: 'activations',
    first: 0,
    turn: 0,
    sectors: ['west', 'east'],
    layout: LAYOUT,
    builder: null,
    passwords: [],
    victory: ['secrets'],
    victory_vp: 0,
    victory_secrets: 2,
    exposure: false,
    agents: [agentView('irena', 0, 'purple'), agentView('dreher', 1, 'yellow', { field: 'c' })],
    places: [placeView('mill'), placeView('inn')],
    tokens: [],
    seats: [seatView(), seatView()],
    talked: [],
    interrogations: 0,
    reaction_deck: 0,
    reaction_discards: [],
    top_secret_deck: 0,
    top_secret_discards: [],
    removed: [],
    grenades: [],
    activation: { agent: 'irena', leader: 0, moved: 0, movement_over: false, acted: false, step_to: null, drawn: null },
    procedures: [],
    roll: null,
    effects: [],
    waiting: [],
    standing: [],
    radio: null,
    audi: null,
    ending: null,
    winners: [],
    ...more,
  }
}

export const ask = (kind: string, options: string[], facts: Ask['facts'] = {}, token = kind): Ask => ({
  ...plainAsk(kind, options, facts, token),
  window: kind === 'window',
})

/** Words that say the id and the facts of a message, so that a test can read them. */
export const WORDS = {
  language: 'en',
  say: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(' '),
  term: (_: string, subject: string, id: string) => `${subject} ${id}`,
  about: (_: string, id: string, facts: Record<string, string>) => [id, ...Object.entries(facts).flat()].join(' '),
  event: (_: string, event: Heard) => event.kind,
  choice: (_: string, choice: string) => choice,
  refusal: (_: string, code: string) => code,
  marked: (names: string[]) => names,
  list: (words: string[]) => words.join(' & '),
} as unknown as Words

export const sceneOf = (
  view: View,
  question: Ask | null,
  more: Partial<Scene<View>> = {},
): ReturnType<typeof scene<View>> =>
  scene(
    { game: GAME_INFO, words: WORDS, view, question },
    { names: ['Anna', 'Bot'], takeBack: null, why: notBeside, ...more },
  )

const notBeside: Scene<View>['why'] = (choice) =>
  Promise.resolve({ is: 'why', choice, re: 0, code: 'not-beside', facts: {}, rule: 'STA-5.1' })

export { quiet } from '../../board/fixtures'
