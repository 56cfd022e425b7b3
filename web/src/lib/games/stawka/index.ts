/** Stawka większa niż życie at the table: the town, the dock, the end, and what the frame shows around them. */
import type { Counter, GameUi } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { filmOf } from './films/film'
import { ICONS } from './icons'
import { say, sideName, stageName, term } from './labels'
import { GAME } from './pack'
import Scoring from './Scoring.svelte'
import { merge } from './town'
import type { View } from './view'

const PHASES = ['planning', 'threats', 'reactions', 'locations', 'activations', 'stage_end']
/** Phases that a level has (STA-3.1): tokens from the second part of the campaign, cards from the third. */
const LEVELS: Readonly<Record<string, string[]>> = {
  basic: ['planning', 'activations', 'stage_end'],
  extended: ['planning', 'threats', 'activations', 'stage_end'],
}
const phasesOf = (view: View): string[] => {
  const known = LEVELS[view.level] ?? PHASES
  return known.includes(view.phase) || !PHASES.includes(view.phase) ? known : PHASES
}

function counters(view: View, seat: number, words: Words): Counter[] {
  const shown = view.seats[seat]
  if (!shown) return []
  const found: Counter[] = [
    { icon: ICONS.points, value: String(shown.pool), label: say(words, 'pool-is', { count: shown.pool }) },
    { icon: ICONS.secret, value: String(shown.secrets), label: say(words, 'secrets', { count: shown.secrets }) },
  ]
  if (view.level === 'advanced') {
    const facts = { locations: shown.location_hand, reactions: shown.reaction_hand }
    found.push({
      icon: ICONS.cards,
      value: `${shown.location_hand}+${shown.reaction_hand}`,
      label: say(words, 'hands', facts),
    })
  }
  return found
}

function heading(event: Heard, words: Words): string | null {
  switch (event.kind) {
    case 'stage-began':
      return say(words, 'log-stage', { stage: event.facts.count })
    case 'activated':
    case 'bribed-activated':
      return term(words, 'agent', String(event.facts.agent))
    case 'game-won':
    case 'game-drawn':
      return term(words, 'phase', 'over')
    default:
      return null
  }
}

function verdict(view: View, words: Words, names: string[]): string {
  const ending = view.ending ?? 'not_yet'
  const [winner] = view.winners
  if (view.winners.length !== 1 || winner === undefined)
    return words.about(GAME, 'web-stawka-verdict-drawn', { ending })
  return words.about(GAME, 'web-stawka-verdict', { seat: names[winner] ?? '', ending })
}

const ui: GameUi<View> = {
  Board,
  Dock,
  Scoring,
  progress: (view, words) => {
    const phases = phasesOf(view)
    return {
      round: stageName(words, view),
      phases: phases.map((phase) => term(words, 'phase', phase)),
      current: view.phase === 'over' ? phases.length : phases.indexOf(view.phase),
    }
  },
  counters,
  // Where no victory points win, secrets do; in a film points count, but for the one with the car.
  score: (view, seat) =>
    view.audi ? null : (view.seats[seat]?.[view.victory_vp > 0 || filmOf(view) ? 'vp' : 'secrets'] ?? null),
  mark: (view, seat, words) =>
    view.first === seat && view.stage > 0 ? `${sideName(words, seat)}, ${say(words, 'first')}` : sideName(words, seat),
  open: merge,
  heading,
  verdict,
}

export default ui
