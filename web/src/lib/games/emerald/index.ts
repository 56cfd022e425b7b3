/** A Study in Emerald at the table: Europe, the dock, the scoring, and what the frame shows around them. */
import type { Counter, GameUi } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import Board from './Board.svelte'
import { GAME } from './cards'
import Dock from './Dock.svelte'
import { ICONS } from './icons'
import { label, say, sentence } from './labels'
import { standings } from './score'
import Scoring from './Scoring.svelte'
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

function verdict(view: View, words: Words, names: string[]): string {
  const lines = standings(view)
  const winners = lines.filter((line) => line.rank === 1)
  const [best] = winners
  if (!best) return ''
  const seats = words.list(winners.map((line) => names[line.seat] ?? ''))
  const ends = words.list(view.ends.map((one) => words.term(GAME, 'end', one)))
  const end = sentence(words, ends)
  if (winners.length > 1) return say(words, 'verdict-shared', { end, seats, count: best.total })
  const second = lines.find((line) => line.rank > 1)
  const facts = { end, seat: seats, faction: words.term(GAME, 'faction', best.faction), count: best.total }
  if (second && second.total === best.total) return say(words, 'verdict-tie', facts)
  const other = second ? (names[second.seat] ?? '') : ''
  return say(words, 'verdict', { ...facts, other, lead: second ? best.total - second.total : 0 })
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
  progress,
  counters,
  score: (view, seat) => view.seats[seat]?.total ?? null,
  mark,
  open: merge,
  label,
  heading,
  verdict,
}

export default ui
