/** Estoril 1942 at the table: the town, the dock, the scoring, and what the frame shows around them. */
import { folding } from '../../table/deeds'
import type { Counter, GameUi } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import { decided } from '../../board/decided'
import Board from './Board.svelte'
import { GAME } from './cards'
import { counts } from './counts'
import Dock from './Dock.svelte'
import { ICONS } from './icons'
import { label, say } from './labels'
import { standings } from './score'
import Scoring from './Scoring.svelte'
import { merge } from './town'
import type { View } from './view'

/** An own drawing in a field of 512 x 512: a marker, as it lies on a card. */
const MARKER =
  'M256 64 432 160v192L256 448 80 352V160zm0 52-118 64 118 64 118-64zM124 222v104l110 60V282zm264 0-110 60v104l110-60z'

const PHASES = ['placement', 'resolve', 'discard']

function counters(view: View, seat: number, words: Words): Counter[] {
  const shown = view.seats[seat]
  if (!shown) return []
  const found: Counter[] = [
    { icon: ICONS.hand, value: String(shown.hand_size), label: say(words, 'in-hand', { count: shown.hand_size }) },
  ]
  if (view.phase === 'placement') {
    found.push({ icon: MARKER, value: String(shown.markers), label: say(words, 'markers', { count: shown.markers }) })
  }
  const discards = shown.discards.length
  found.push({ icon: ICONS.discards, value: String(discards), label: say(words, 'discarded', { count: discards }) })
  return found
}

/** Of the log: tiles, rewards and what nobody decides lie behind the arrow. */
const UNDER = [
  'tile-laid',
  'reward-laid',
  'reward-hidden',
  'mission-shown',
  'peek-declined',
  'symbols-passed',
  'discards-chosen',
  'discards-sealed',
  'first-player-passed',
]
/** What somebody who was away wants to know first. */
const WEIGHTS = {
  assassinated: 80,
  seduced: 75,
  'character-lost': 70,
  'reward-won': 65,
  'conspirator-replaced': 60,
  'diplomat-protected': 50,
  'card-placed': 45,
  'card-hidden': 45,
  peeked: 40,
  'reward-revealed': 10,
  'card-revealed': 10,
  'location-empty': 0,
}

function heading(event: Heard, words: Words): string | null {
  switch (event.kind) {
    case 'round-began':
      return say(words, 'log-round', { round: event.facts.round })
    case 'location-began':
      return words.term(GAME, 'tile', String(event.facts.tile))
    case 'cards-retrieved':
      return words.term(GAME, 'phase', 'discard')
    case 'game-scored':
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
  if (winners.length > 1) return say(words, 'verdict-shared', { seats, count: best.total })
  const second = lines.find((line) => line.rank > 1)
  const lead = second ? best.total - second.total : 0
  if (second && lead === 0) {
    const by = best.completed > second.completed ? 'verdict-missions' : 'verdict-hand'
    return say(words, by, { seat: seats, count: best.total })
  }
  const other = second ? (names[second.seat] ?? '') : ''
  const whole = say(words, 'verdict', { seat: seats, count: best.total, lead, other })
  const why = second ? decided(counts(view, words, names), best.seat, second.seat, words) : ''
  return [whole, why].filter(Boolean).join(' ')
}

const ui: GameUi<View> = {
  Board,
  Dock,
  Scoring,
  counts,
  progress: (view, words) => ({
    round: say(words, 'round', { round: view.round, rounds: view.rounds }),
    phases: PHASES.map((phase) => say(words, `phase-${phase}`)),
    current: view.phase === 'over' ? PHASES.length : PHASES.indexOf(view.phase),
  }),
  counters,
  score: (view, seat) => view.seats[seat]?.total ?? null,
  mark: (view, seat, words) => (view.first === seat ? say(words, 'first') : null),
  open: merge,
  label,
  heading,
  telling: folding(UNDER, WEIGHTS),
  verdict,
  length: (view, words) => words.say('web-end-rounds', { count: view.round }),
}

export default ui
