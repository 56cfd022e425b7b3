/** Tables for the tests of this folder. */
import type { Scene } from '../../table/game-ui'
import type { Ask, GameInfo, TableInfo } from '../../wire'
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

export const GAME_INFO: GameInfo = {
  id: 'spiskowcy',
  seats: [2, 3, 4],
  settings: [],
  levels: [],
  strengths: {},
  strengths_of: null,
  parts: 0,
  notes: [],
  outside: false,
  content: {
    cards: {
      card: CARDS.map((id, n) => ({
        id,
        copies: (EVENTS as readonly Card[]).includes(id) ? (id === 'raid' ? 6 : 4) : 9 - n,
        influence: (EVENTS as readonly Card[]).includes(id) ? -1 : 9 - n,
      })),
    },
    places: { place: Array.from({ length: 8 }, (_, n) => ({ round: n + 1, deal: 10 - n, keep: n + 3 })) },
    bank: { bank: [{ points: 8, prince_bonus: 2 }] },
  },
}

export function ask(kind: string, options: string[], facts: Ask['facts'] = {}, token = '1'): Ask {
  return { token, kind, facts, options, window: false }
}

/** A scene that notes what is sent. */
export function sceneOf(
  view: View,
  question: Ask | null,
  words: Words,
  more: Partial<Scene<View>> = {},
): Scene<View> & { sent: string[]; back: number } {
  const scene = {
    table: { seats: [] } as unknown as TableInfo,
    game: GAME_INFO,
    words,
    view,
    question,
    names: ['Ada', 'Bruno', 'Celina', 'Damian'].slice(0, view.seats.length),
    you: 0,
    past: false,
    fresh: [],
    sending: false,
    sent: [] as string[],
    back: 0,
    answer: (choice: string): void => void scene.sent.push(choice),
    takeBack: (): void => void (scene.back += 1),
    why: (choice: string) => Promise.resolve({ is: 'why' as const, choice, code: null, facts: {}, rule: null, re: 0 }),
    ...more,
  }
  return scene
}
