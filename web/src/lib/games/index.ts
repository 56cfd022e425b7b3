/** The games that have a board. A game is added here and in its own folder, nowhere else. */
import { letters } from '../board/letters'
import type { GameEntry, GameUi } from '../table/game-ui'
import type { GameInfo } from '../wire'
import AnyPoster from './any/Poster.svelte'
import EmeraldPoster from './emerald/Poster.svelte'
import EstorilPoster from './estoril/Poster.svelte'
import SpiskowcyPoster from './spiskowcy/Poster.svelte'
import StawkaPoster from './stawka/Poster.svelte'

/** A board comes with its letters. */
const lettered = (game: GameEntry): GameEntry => ({
  ...game,
  load: async () => (await Promise.all([game.load(), letters(game.face)]))[0],
})

const BOARDS: GameEntry[] = [
  {
    id: 'spiskowcy',
    Poster: SpiskowcyPoster,
    minutes: 30,
    face: "'Grenze Gotisch', var(--display)",
    tint: '#1c0a10',
    credits: () => import('./spiskowcy/icons').then((module) => module.credits),
    // What a view holds is the game's own business: the frame only passes it on.
    load: () => import('./spiskowcy/index').then((module) => module.default as GameUi),
  },
  {
    id: 'estoril',
    Poster: EstorilPoster,
    minutes: 60,
    face: "'Limelight', var(--display)",
    tint: '#0c1f1a',
    credits: () => import('./estoril/icons').then((module) => module.credits),
    load: () => import('./estoril/index').then((module) => module.default as GameUi),
  },
  {
    id: 'emerald',
    Poster: EmeraldPoster,
    minutes: 90,
    face: "'Playfair Display', var(--display)",
    tint: '#06120e',
    credits: () => import('./emerald/icons').then((module) => module.credits),
    load: () => import('./emerald/index').then((module) => module.default as GameUi),
  },
  {
    id: 'stawka',
    Poster: StawkaPoster,
    minutes: 90,
    face: "'Courier Prime', 'Courier New', monospace",
    tint: '#2a2420',
    figure: true,
    draws: true,
    credits: () => import('./stawka/icons').then((module) => module.credits),
    load: () => import('./stawka/index').then((module) => module.default as GameUi),
  },
]

export const GAMES: GameEntry[] = BOARDS.map(lettered)

/** Games of the host's own, which this page does not know; set when the server has said which there are. */
let others: GameEntry[] = []

/** A game without a board: its view is shown as a list. */
export function plainEntry(id: string): GameEntry {
  return {
    id,
    Poster: AnyPoster,
    minutes: null,
    face: 'var(--display)',
    tint: '#172737',
    credits: () => Promise.resolve([]),
    load: () => import('./any/index').then((module) => module.default as GameUi),
  }
}

export function welcome(games: readonly GameInfo[]): void {
  const known = GAMES.map((one) => one.id)
  others = games.filter((game) => game.outside && !known.includes(game.id)).map((game) => plainEntry(game.id))
}

/** All games that can be on offer: those with a board, then the host's own. */
export function entries(): GameEntry[] {
  return [...GAMES, ...others]
}

/** Those who have won; at a draw nobody has. */
export function victors(game: string, winners: readonly number[], seats: number): readonly number[] {
  return entry(game)?.draws && winners.length === seats ? [] : winners
}

export function entry(game: string): GameEntry | undefined {
  return entries().find((one) => one.id === game)
}
