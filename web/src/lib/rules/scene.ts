/** A moment of a figure as the boards want it: a table at which nobody can choose. */
import type { Scene } from '../table/game-ui'
import type { FigureInfo, FigureMoment, GameInfo, TableInfo } from '../wire'
import type { Words } from '../words/words'

export const NAMES = ['Ada', 'Bruno', 'Celina', 'Dorian', 'Edda'] // as the texts call them

export function sceneOf(game: GameInfo, words: Words, figure: FigureInfo, moment: FigureMoment): Scene {
  const names = NAMES.slice(0, figure.seats)
  return {
    table: tableOf(game.id, figure, names),
    game,
    words,
    view: moment.view,
    question: null,
    names,
    you: figure.seat,
    past: true,
    fresh: [],
    sending: false,
    answer: () => {},
    takeBack: null,
    why: (choice) => Promise.resolve({ is: 'why', re: 0, choice, code: null, facts: {}, rule: null }),
  }
}

function tableOf(game: string, figure: FigureInfo, names: string[]): TableInfo {
  const seats = names.map((name) => ({
    ...{ kind: 'person' as const, name, level: null, sits_in: false },
    ...{ resigned: false, salted: true, hints: 0, holiday: null },
  }))
  return {
    ...{ id: `figure-${figure.id}`, game, status: 'running', seats, you: figure.seat, host: false },
    ...{ options: figure.options, visibility: 'unlisted', spectators: 'none', pace: 'none', hints: false },
    ...{ clock: null, time_out: 'bot', delay: 0, overheard: false, shown_from: null },
    ...{ proposal: null, created: 0, started: 0, finished: null, ended: null, rematch: null, series: null },
    ...{ goes_on: false, sequel: null, sealed: false, chat: 0 },
    ...{ shuffle: { commitment: '', salts: [], secret: null, key: null } },
  } as unknown as TableInfo
}
