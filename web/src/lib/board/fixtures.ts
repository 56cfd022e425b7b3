/** Games, questions and scenes for the tests of the tables. */
import type { Scene } from '../table/game-ui'
import type { Ask, GameInfo, Heard, TableInfo } from '../wire'

export const gameInfo = (id: string, seats: number[], content: GameInfo['content']): GameInfo => ({
  id,
  seats,
  settings: [],
  levels: [],
  strengths: {},
  strengths_of: null,
  balance: {},
  parts: 0,
  notes: [],
  outside: false,
  content,
})

/** A question of which everybody learns the answer. */
export function ask(kind: string, options: string[], facts: Ask['facts'] = {}, token = '1'): Ask {
  return { token, kind, facts, options, private: [], window: false, sealed: false, forced: false }
}

/** The same question, whose answers nobody learns of; or only these. */
export const quiet = (question: Ask, choices = question.options): Ask => ({ ...question, private: choices })

export const heard = (kind: string, facts: Heard['facts']): Heard => ({ kind, facts, moment: 1, private: false })

type Known<View> = Pick<Scene<View>, 'game' | 'words' | 'view' | 'question'>
const NAMES = ['Ada', 'Bruno', 'Celina', 'Damian']

/** A scene that notes what is sent and how often something is taken back. */
export function scene<View extends { seats: readonly unknown[] }>(
  known: Known<View>,
  more: Partial<Scene<View>> = {},
): Scene<View> & { sent: string[]; back: number } {
  const made = {
    table: { id: 't', seats: [], options: {} } as unknown as TableInfo,
    names: NAMES.slice(0, known.view.seats.length),
    you: 0,
    past: false,
    fresh: [],
    sending: false,
    sent: [] as string[],
    back: 0,
    answer: (choice: string): void => void made.sent.push(choice),
    takeBack: (): void => void (made.back += 1),
    why: (choice: string) => Promise.resolve({ is: 'why' as const, choice, code: null, facts: {}, rule: null, re: 0 }),
    ...known,
    ...more,
  }
  return made
}
