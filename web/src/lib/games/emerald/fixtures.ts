/** Tables for the tests of this folder. */
import { ask, gameInfo, scene } from '../../board/fixtures'
import type { Scene } from '../../table/game-ui'
import type { Ask, TableInfo } from '../../wire'
import type { Words } from '../../words/words'
import { MAP } from './cards'
import type { CityView, SeatView, View } from './view'

export const GAME_INFO = gameInfo('emerald', [2, 3, 4, 5], {
  cards: {
    card: [
      {
        id: 'diogenes_club',
        agents: 0,
        symbols: { place: 1, retrieve: 1 },
        heading: 'free_action',
        effect: { name: 'draw', amount: 2 },
        rule: 'EME-18.4',
      },
      {
        id: 'mi_go',
        symbols: { place: 1, move: 2 },
        madness: true,
        heading: 'action',
        one_use: true,
        effect: { name: 'shelter', amount: 2 },
      },
      {
        id: 'fenians',
        symbols: { retrieve: 1, move: 1 },
        bombs: 1,
        heading: 'benefit',
        effect: { name: 'agent_bombs', amount: 1 },
      },
      {
        id: 'infernal_machine',
        symbols: { place: 1, move: 1 },
        heading: 'benefit',
        effect: { name: 'bombs', amount: 3 },
      },
      { id: 'hired_assassin', symbols: { assassinate: 1, move: 1 }, kill_points: 2 },
      {
        id: 'sherlock_holmes',
        agents: 1,
        symbols: { place: 1, claim: 1 },
        restorationist_points: 1,
        heading: 'block',
        effect: { name: 'guard' },
        blocks: ['assassination'],
      },
      { id: 'peter_kropotkin', agents: 1, symbols: { place: 1, restorationist: 2 }, restorationist_points: 1 },
      { id: 'start_courier', symbols: { place: 2, retrieve: 2 } },
      { id: 'start_informant', symbols: { place: 1, retrieve: 1 } },
      { id: 'start_recruiter', symbols: { place: 1, claim: 1 } },
      { id: 'start_rail_ticket', symbols: { retrieve: 2, move: 2 } },
      { id: 'start_dynamite', symbols: { move: 1 }, bombs: 1 },
      { id: 'cthulhu', symbols: { restorationist: 2 } },
    ],
  },
  cities: {
    city: [
      {
        id: 'rome',
        card: 'city_rome',
        points: 4,
        symbols: { place: 1, retrieve: 2 },
        royal: 'tsathoggua',
        royal_points: 4,
      },
    ],
  },
  table: { table: [{ penalty: 5, tokens: 3, reveal_agents: 3 }] },
})

export function cityOf(id: string, more: Partial<CityView> = {}): CityView {
  return {
    id,
    bombs: 3,
    stack: 5,
    card: 'sherlock_holmes',
    city_card: 'stack',
    royal: id === 'rome' ? 'tsathoggua' : 'yig',
    royal_place: 'stack',
    royal_bombs: 5,
    royal_points: 4,
    lost: 0,
    cubes: [0, 0, 0],
    agents: [0, 0, 0],
    zombies: [0, 0, 0],
    leader: null,
    lead: 0,
    ...more,
  }
}

export function seatOf(more: Partial<SeatView> = {}): SeatView {
  return {
    hand_size: 5,
    hand: null,
    known_hand: [],
    deck_size: 5,
    deck: null,
    cards: [],
    discard_size: 0,
    discard: [],
    tableau: [],
    supply: 5,
    limbo: 5,
    agents: 8,
    on_board: 2,
    tokens: 3,
    neutral: 0,
    restorationist: 0,
    loyalist: 0,
    kills: 0,
    total: 0,
    identity: null,
    faction: null,
    revealed: false,
    hearts: 0,
    looked_by: [],
    ...more,
  }
}

export function viewOf(more: Partial<View> = {}, cities: CityView[] = []): View {
  return {
    game: 'emerald',
    seat: 0,
    phase: 'turn',
    turn: 3,
    first: 0,
    active: 0,
    actions: 2,
    free: 0,
    target: 24,
    track: 10,
    markers: { restorationist: 0, loyalist: 0 },
    cities: MAP.flat().map((id) => cities.find((city) => city.id === id) ?? cityOf(id)),
    zombies: 6,
    purged: false,
    removed: [],
    in_play: [],
    attack: null,
    seats: [seatOf({ hand: [], identity: 'loyalist', faction: 'loyalist' }), seatOf(), seatOf()],
    plan: [],
    waiting: [],
    ends: [],
    scores: null,
    ...more,
  }
}

export const asks = (kind: string, options: string[], facts: Record<string, unknown> = {}, window = false): Ask => ({
  ...ask(kind, options, facts, `${kind} ${options.length}`),
  window,
})

export const sceneOf = (
  view: View,
  question: Ask | null,
  more: Partial<Scene<View>> = {},
): ReturnType<typeof scene<View>> =>
  scene(
    { game: GAME_INFO, words: undefined as unknown as Words, view, question },
    {
      table: { options: { payment: 'minimal', move_once: true } } as unknown as TableInfo,
      takeBack: null,
      why: () => Promise.reject(new Error('nobody answers')),
      ...more,
    },
  )

export { heard, quiet } from '../../board/fixtures'
