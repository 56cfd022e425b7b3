/** A Study in Emerald at the table: Europe, the dock, the scoring, and what the frame shows around them. */
import { folding } from '../../table/deeds'
import type { Counter, GameUi } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import Board from './Board.svelte'
import { FACTIONS, GAME } from './cards'
import { counts, penalised } from './counts'
import Dock from './Dock.svelte'
import { ICONS } from './icons'
import { label, say } from './labels'
import { standings } from './score'
import Scoring from './Scoring.svelte'
import { situations } from './situations'
import { knownIdentity, merge } from './table'
import type { View } from './view'

function counters(view: View, seat: number, words: Words): Counter[] {
  const one = view.seats[seat]
  if (!one) return []
  return [
    { icon: ICONS.sanity, value: String(one.tokens), label: say(words, 'tokens', { count: one.tokens }) },
    { icon: ICONS.place, value: String(one.supply), label: say(words, 'supply-of', { count: one.supply }) },
    { icon: ICONS.limbo, value: String(one.limbo), label: say(words, 'limbo-of', { count: one.limbo }) },
    { icon: ICONS.agent, value: String(one.agents), label: say(words, 'agents-left', { count: one.agents }) },
    { icon: ICONS.hand, value: String(one.hand_size), label: say(words, 'in-hand', { count: one.hand_size }) },
  ]
}

function mark(view: View, seat: number, words: Words): string | null {
  const one = view.seats[seat]
  if (!one?.faction) return null
  const how = knownIdentity(view, seat)
  if (how === 'hidden' || how === 'own') return null
  return words.term(GAME, 'faction', one.faction)
}

/** Of the log: set-up, draws and where cards and cubes go lie behind the arrow. */
const UNDER = [
  'card-turned',
  'royal-appeared',
  'turn-began',
  'drew',
  'deck-shuffled',
  'cubes-home',
  'cubes-to-limbo',
  'card-kept',
  'card-discarded',
]
/** What somebody who was away wants to know first. */
const WEIGHTS = {
  'royal-killed': 90,
  'agent-killed': 85,
  'attacked-agent': 80,
  'attacked-royal': 80,
  claimed: 70,
  revealed: 70,
  recruited: 60,
  'points-gained': 55,
  'points-lost': 55,
  'cubes-placed': 45,
  passed: 5,
}

/** Who began: a heading stands over the turns of all seats, not over each. Events come in their order. */
let first: unknown = null

function heading(event: Heard, words: Words): string | null {
  switch (event.kind) {
    case 'first-player':
      first = event.facts.seat
      return words.term(GAME, 'phase', 'setup')
    case 'turn-began':
      return first === null || first === event.facts.seat ? say(words, 'turn', { turn: event.facts.turn }) : null
    case 'game-ended':
      return words.term(GAME, 'phase', 'over')
    default:
      return null
  }
}

/** What ended the game, and whose doing it was. */
function ending(view: View, words: Words, names: string[], events: readonly Heard[]): string {
  const list = (seats: number[]): string => words.list(seats.map((seat) => names[seat] ?? ''))
  const told = view.ends.map((end) => {
    switch (end) {
      case 'target': {
        const seats = view.seats.flatMap((seat, place) => (seat.total >= view.target ? [place] : []))
        return words.say('web-end-target', { seats: list(seats), count: seats.length, target: view.target })
      }
      case 'track': {
        const full = FACTIONS.filter((faction) => (view.markers[faction] ?? 0) >= view.track)
        const faction = full.length > 1 ? 'both' : (full[0] ?? 'loyalist')
        return words.say('web-end-track', { faction, space: view.track })
      }
      case 'reveal': {
        const forced = events.findLast((event) => event.kind === 'reveal-forced')
        return words.say('web-end-reveal', { seat: names[Number(forced?.facts.seat)] ?? '' })
      }
      default:
        return words.say('web-end-turns-over', { count: view.turn })
    }
  })
  return told.join(' ')
}

function headline(view: View, words: Words, names: string[], winners: readonly number[], you: number | null): string {
  const [winner] = winners
  const faction = winner === undefined ? undefined : view.scores?.[winner]?.faction
  if (winners.length !== 1 || winner === undefined || !faction) return ''
  return words.say(winner === you ? 'web-end-emerald-you' : 'web-end-emerald', { seat: names[winner] ?? '', faction })
}

function verdict(view: View, words: Words, names: string[], events: readonly Heard[]): string {
  const lines = standings(view)
  const winners = lines.filter((line) => line.rank === 1)
  const [best] = winners
  if (!best) return ''
  const seats = words.list(winners.map((line) => names[line.seat] ?? ''))
  const parts = [ending(view, words, names, events), penalised(lines, words, names)]
  const second = lines.find((line) => line.rank > 1)
  if (winners.length > 1) parts.push(words.say('web-end-shared', { seats, count: best.total }))
  else if (second?.total === best.total)
    parts.push(words.say('web-end-emerald-tie', { seat: seats, count: best.total }))
  else if (second) {
    const other = names[second.seat] ?? ''
    parts.push(words.say('web-end-ahead', { seat: seats, count: best.total, other, theirs: second.total }))
  }
  return parts.join(' ')
}

function progress(view: View, words: Words): { round: string; phases: string[]; current: number } {
  // The last one is never the current one: it says how far the game goes.
  const phases = [
    ...['action-1', 'action-2', 'refill'].map((id) => say(words, id)),
    say(words, 'ends-at', { target: view.target }),
  ]
  const current = view.phase !== 'turn' ? (view.phase === 'over' ? phases.length : -1) : 2 - Math.min(2, view.actions)
  const round = view.phase === 'setup' ? words.term(GAME, 'phase', 'setup') : say(words, 'turn', { turn: view.turn })
  return { round, phases, current }
}

const ui: GameUi<View> = {
  Board,
  Dock,
  Scoring,
  counts,
  progress,
  counters,
  // in the end only what counts for the seat's side is its score
  score: (view, seat) => view.scores?.[seat]?.total ?? view.seats[seat]?.total ?? null,
  mark,
  open: merge,
  label,
  heading,
  telling: folding(UNDER, WEIGHTS),
  verdict,
  situations,
  headline,
  length: (view, words) => words.say('web-end-turns', { count: view.turn }),
}

export default ui
