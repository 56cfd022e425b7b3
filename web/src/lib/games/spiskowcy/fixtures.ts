/** Tables for the tests of this folder. */
import { gameInfo, scene } from '../../board/fixtures'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import type { Words } from '../../words/words'
import { CARDS, CHARACTERS, EVENTS, type Card } from './cards'
import type { SeatView, View } from './view'

type Row = Partial<Record<Card, number>>

export function seatView(tableau: Row, more: Partial<SeatView> = {}): SeatView {
  return {
    tableau,
    points: 0,
    hand_size: 0,
    ready: true,
    orders_size: 0,
    hand: null,
    orders: null,
    returned: null,
    raid_protected: false,
    plot_protected: false,
    total: 0,
    ...more,
  }
}

/** A view with these tableaux; who leads is given, because the client does not decide it. */
export function viewOf(seats: SeatView[], more: Partial<View> = {}): View {
  return {
    game: 'spiskowcy',
    seat: 0,
    round: 3,
    rounds: 8,
    deal: 8,
    keep: 5,
    phase: 'actions',
    first: 0,
    active: 0,
    bank: 8,
    deck_size: 40,
    used: [],
    seats,
    waiting: [],
    scores: null,
    ...more,
    leaders: { ...Object.fromEntries(CHARACTERS.map((card) => [card, null])), ...more.leaders },
  }
}

export const GAME_INFO = gameInfo('spiskowcy', [2, 3, 4], {
  cards: {
    card: CARDS.map((id, n) => ({
      id,
      copies: (EVENTS as readonly Card[]).includes(id) ? (id === 'raid' ? 6 : 4) : 9 - n,
      influence: (EVENTS as readonly Card[]).includes(id) ? -1 : 9 - n,
    })),
  },
  places: { place: Array.from({ length: 8 }, (_, n) => ({ round: n + 1, deal: 10 - n, keep: n + 3 })) },
  bank: { bank: [{ points: 8, prince_bonus: 2 }] },
})

export const sceneOf = (
  view: View,
  question: Ask | null,
  words: Words,
  more: Partial<Scene<View>> = {},
): ReturnType<typeof scene<View>> => scene({ game: GAME_INFO, words, view, question }, more)

export { ask, quiet } from '../../board/fixtures'
