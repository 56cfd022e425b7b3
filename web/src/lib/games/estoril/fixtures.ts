/** Tables for the tests of this folder. */
import { gameInfo, scene } from '../../board/fixtures'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import type { Words } from '../../words/words'
import type { CharacterRow, Symbol } from './cards'
import type { CharacterView, MissionView, SeatView, SpaceView, TileView, View } from './view'

const row = (id: string, strength: number, vp: number, symbols: Symbol[], woman = false): CharacterRow => ({
  id,
  nationality: id.split('_')[0] === 'start' ? 'pt' : (id.split('_')[0] ?? ''),
  strength,
  vp,
  symbols,
  woman,
  starting: id.startsWith('start'),
})

const TILES = ['church', 'palacio', 'tamariz', 'atlantico', 'muchaxo', 'casino', 'boca', 'museum']
const SPECIAL: Record<string, string> = { church: 'no_assassins', muchaxo: 'outer', casino: 'dice', boca: 'loss' }

export const GAME_INFO = gameInfo('estoril', [2, 3, 4], {
  characters: {
    character: [
      row('it_plain', 5, 1, []),
      row('uk_seducer', 3, 2, ['seducer']),
      row('us_diplomat', 2, 4, ['diplomat']),
      row('de_assassin', 1, 3, ['assassin'], true),
      row('su_assassin_diplomat', 0, 2, ['assassin', 'diplomat']),
      row('start_plain', 2, 1, []),
      row('start_nationalist', 0, 1, ['nationalist']),
    ],
  },
  tiles: {
    tile: TILES.map((id, n) => ({
      id,
      number: n + 1,
      special: SPECIAL[id] ?? (id === 'palacio' || id === 'atlantico' ? 'flag_bonus' : 'none'),
      ...(id === 'palacio' ? { flag: 'uk' } : id === 'atlantico' ? { flag: 'de' } : {}),
    })),
  },
  missions: {
    mission: [
      { id: 'mission_women', counts: 'women' },
      { id: 'mission_strength', counts: 'strength' },
      { id: 'mission_flags', counts: 'flags' },
      { id: 'mission_uk', counts: 'uk' },
      { id: 'mission_seducer', counts: 'seducer' },
    ],
  },
  table: { table: [{ first_place: 6, discard: 1, agenda: 1 }] },
})

export function characterView(seat: number, card: string | null, more: Partial<CharacterView> = {}): CharacterView {
  return {
    seat,
    card,
    face_down: card === null,
    moved: false,
    protected: false,
    known_to: [seat],
    strength: null,
    flags: 0,
    location: 0,
    dice: [],
    ...more,
  }
}

/** The cells of an unrotated tile: I, II, III, and the reward; the museum has IV there. */
const CELLS: [row: number, column: number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A tile without a turn; `on` says who lies on its spaces. */
export function tileView(id: string, slot: number, on: Record<number, CharacterView> = {}): TileView {
  const museum = id === 'museum'
  const at = (n: number): [number, number] => [Math.floor(slot / 3) * 2 + CELLS[n]![0], (slot % 3) * 2 + CELLS[n]![1]]
  const spaces = Array.from({ length: museum ? 4 : 3 }, (_, n): SpaceView => {
    const [row, column] = at(n)
    return {
      id: `${id}_${n + 1}`,
      number: n + 1,
      row,
      column,
      outer: row === 0 || row === 3 || column === 0 || column === 5,
      top_secret: n !== 2,
      peek: n === 2 ? 'adjacent' : 'none',
      character: on[n + 1] ?? null,
    }
  })
  return {
    id,
    number: TILES.indexOf(id) + 1,
    slot,
    rotation: 0,
    resolved: false,
    reward_row: museum ? null : at(3)[0],
    reward_column: museum ? null : at(3)[1],
    reward_secret: false,
    reward: { card: 'it_plain', face_down: false, known_to: [0, 1] },
    spaces,
  }
}

export function seatView(more: Partial<SeatView> = {}): SeatView {
  return {
    hand_size: 6,
    hand: null,
    known_hand: [],
    owned: null,
    discards: [],
    markers: 4,
    ready: true,
    picks: null,
    agenda: null,
    total: null,
    ...more,
  }
}

export const missionView = (
  id: string | null,
  counts: number[] | null,
  between: number[] | null = null,
): MissionView => ({
  id,
  between,
  counts,
})

/** Layout A of the rules file, with two seats, unless said otherwise. */
export function viewOf(more: Partial<View> = {}): View {
  return {
    game: 'estoril',
    seat: 0,
    edition: 'pl',
    round: 2,
    rounds: 4,
    keep: 6,
    phase: 'placement',
    first: 0,
    resolving: null,
    acting: null,
    totals: [null, null],
    town: TILES.slice(0, 6).map((id, slot) => tileView(id, slot)),
    deck: [null, null, null],
    box: [],
    missions: [],
    set_aside: null,
    seats: [seatView(), seatView()],
    waiting: [],
    scores: null,
    ...more,
  }
}

export const sceneOf = (
  view: View,
  question: Ask | null,
  words: Words,
  more: Partial<Scene<View>> = {},
): ReturnType<typeof scene<View>> => scene({ game: GAME_INFO, words, view, question }, { why: taken, ...more })

/** Whatever is asked for: somebody stands there. */
const taken: Scene<View>['why'] = (choice) =>
  Promise.resolve({ is: 'why', choice, code: 'space-taken', facts: { space: 'church_1' }, rule: 'EST-2.8', re: 0 })

export { ask, heard, quiet } from '../../board/fixtures'
