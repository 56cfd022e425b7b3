/** Stawka większa niż życie at the table: the town, the dock, the end, and what the frame shows around them. */
import type { Counter, GameUi, Measure } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import Board from './Board.svelte'
import { counts } from './counts'
import Dock from './Dock.svelte'
import { filmOf } from './films/film'
import { standing } from './goals'
import { ICONS } from './icons'
import { say, sideName, stageName, term } from './labels'
import { GAME, TRACK } from './pack'
import { passing } from './passing'
import { situations } from './situations'
import Scoring from './Scoring.svelte'
import Players from './Players.svelte'
import { telling } from './telling'
import { evidenceOn, merge } from './town'
import type { View } from './view'
import { goingOn } from './window'

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

/** Where points do not win, evidence tells how the game went; a secret, which takes it away, and a closed track count as full ones. */
function course(last: View, words: Words): Measure<View> | null {
  if (last.victory_vp > 0) return null
  const value = (view: View, seat: number): number =>
    view.agents
      .filter((agent) => agent.side !== seat && agent.status !== 'absent')
      .reduce((sum, agent) => sum + (evidenceOn(view, agent) ?? TRACK), (view.seats[seat]?.secrets ?? 0) * TRACK)
  return { name: say(words, 'row-evidence'), note: say(words, 'course-note', { count: TRACK }), value }
}

/** How it ended: what the winner reached, when, and against what. */
function verdict(view: View, words: Words, names: string[], events: readonly Heard[]): string {
  const ending = view.ending ?? 'not_yet'
  const [winner] = view.winners.length === 1 ? view.winners : [undefined]
  const [own, other] = [view.seats[winner ?? 0], view.seats[winner === undefined ? 1 : 1 - winner]]
  const facts = {
    seat: names[winner ?? 0] ?? '',
    other: names[winner === undefined ? 1 : 1 - winner] ?? '',
    stage: view.stage,
  }
  const tell = (id: string, more: Record<string, unknown> = {}): string =>
    words.say(`web-ending-${id.replaceAll('_', '-')}`, { ...facts, ...more })
  switch (ending) {
    case 'vp':
      return tell(ending, { have: own?.vp, theirs: other?.vp, need: view.victory_vp })
    case 'secrets':
      return tell(ending, { have: own?.secrets, theirs: other?.secrets, need: view.victory_secrets })
    case 'exposure':
    case 'compromise':
      return tell(ending, { have: standing(view, { id: 'exposure' }, winner ?? 0) })
    case 'password': {
      const guess = events.findLast((event) => event.kind === 'password-guessed')
      const agent = term(words, 'agent', String(guess?.facts.agent))
      return tell(ending, { agent, word: String(guess?.facts.word).toUpperCase() })
    }
    case 'time':
      if (winner === undefined) return tell('time-drawn', { have: own?.vp, theirs: other?.vp })
      return own?.vp === other?.vp || view.audi
        ? tell('time')
        : tell('time-points', { have: own?.vp, theirs: other?.vp })
    default:
      return tell(ending)
  }
}

const ui: GameUi<View> = {
  Board,
  Dock,
  Players,
  Scoring,
  counts,
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
  course,
  role: (seat, words) => sideName(words, seat),
  mark: (view, seat, words) =>
    view.first === seat && view.stage > 0 ? `${sideName(words, seat)}, ${say(words, 'first')}` : sideName(words, seat),
  open: merge,
  heading,
  verdict,
  length: (view, words) => words.say('web-end-stages', { count: view.stage }),
  telling,
  goingOn,
  passing,
  situations,
}

export default ui
