/** Spiskowcy at the table: the castle hall, the dock, the scoring, and what the frame shows around them. */
import { folding } from '../../table/deeds'
import type { GameUi, Counter } from '../../table/game-ui'
import type { Heard } from '../../wire'
import type { Words } from '../../words/words'
import { decided } from '../../board/decided'
import Board from './Board.svelte'
import { GAME } from './cards'
import { ICONS } from './icons'
import { counts } from './counts'
import Dock from './Dock.svelte'
import { label } from './labels'
import { standings } from './score'
import { situations } from './situations'
import Scoring from './Scoring.svelte'
import { merge } from './table'
import type { View } from './view'

/** Own drawings in a field of 512 x 512: a hand of cards, a card face down. */
const HAND = 'M60 176 176 128l96 236-116 48zM196 96h136v264l-44 18L196 152zM364 118l112 58-118 232-80-40 70-28z'
const BACK = 'M136 56h240v400H136zm32 32v336h176V88zm88 72 56 96-56 96-56-96z'

const PHASES = ['deal', 'orders', 'actions', 'end']

const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-spiskowcy-${id}`, facts)

function counters(view: View, seat: number, words: Words): Counter[] {
  const shown = view.seats[seat]
  if (!shown) return []
  const found: Counter[] = [
    { icon: ICONS.seal, value: String(shown.points), label: say(words, 'points', { count: shown.points }) },
  ]
  if (shown.hand_size) {
    found.push({ icon: HAND, value: String(shown.hand_size), label: say(words, 'in-hand', { count: shown.hand_size }) })
  }
  if (shown.orders_size) {
    found.push({
      icon: BACK,
      value: String(shown.orders_size),
      label: say(words, 'face-down', { count: shown.orders_size }),
    })
  }
  return found
}

/** Of the log: what is dealt and forced lies behind the arrow. */
const UNDER = ['cards-dealt', 'order-sealed', 'turn-ended', 'raid-idle', 'plot-idle', 'token-passed']
/** What somebody who was away wants to know first. */
const WEIGHTS = {
  'point-stolen': 70,
  raided: 65,
  plotted: 60,
  'point-taken': 50,
  'event-removed': 40,
  'game-scored': 0,
}

function heading(event: Heard, words: Words): string | null {
  if (event.kind === 'round-began') return say(words, 'log-round', { round: event.facts.round })
  if (event.kind === 'phase-began') return words.term(GAME, 'phase', String(event.facts.phase))
  return event.kind === 'game-scored' ? words.term(GAME, 'phase', 'over') : null
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
  // Equal totals and yet one winner: the table's tie-break decided.
  if (second && lead === 0) return say(words, 'verdict-characters', { seat: seats, count: best.total })
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
  situations,
  length: (view, words) => words.say('web-end-rounds', { count: view.round }),
}

export default ui
