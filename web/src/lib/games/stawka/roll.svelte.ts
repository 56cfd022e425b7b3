/** The last roll, as it was heard: its dice, every change with its reason, and what came of it. */
import type { Scene } from '../../table/game-ui'
import type { Heard } from '../../wire'
import { GAME } from './pack'
import type { View } from './view'

export interface Change {
  amount: number
  /** in words */
  reason: string
}
export interface Roll {
  kind: string
  title: string
  dice: number[]
  changes: Change[]
  total: number | null
  /** what it is compared with: vigilance or defence; 0: unknown, or thresholds of the agent */
  needed: number
  /** what came of it, in words */
  result: string
}

const BEGINS = [
  'talk-declared',
  'arrest-declared',
  'kidnap-declared',
  'attack-declared',
  'dismissal-declared',
  'step-declared',
  'search-declared',
  'struck-back',
]
const REASONS = [
  'item-used',
  'reaction-played',
  'trait-used',
  'support-used',
  'protected',
  'card-played',
  'token-triggered',
  'token-revealed',
]
const DICE = [
  'talk-rolled',
  'test-rolled',
  'attack-rolled',
  'interrogated',
  'safe-rolled',
  'rank-rolled',
  'precedence-rolled',
  'blast-rolled',
]
const RESULTS = [
  'talk-ended',
  'rank-failed',
  'test-passed',
  'test-failed',
  'arrested',
  'arrest-avoided',
  'kidnapped',
  'kidnap-avoided',
  'eliminated',
  'saved',
  'safe-opened',
]

/** rolls that the investigation track helps, and their procedures */
const TRACKED: Readonly<Record<string, string>> = { 'talk-rolled': 'talk', interrogated: 'interrogation' }
const PROCEDURES: Readonly<Record<string, string>> = { 'test-rolled': 'test', 'attack-rolled': 'attack' }

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The story of the rolls in these events; `before` is what was told already. */
export function tell(scene: Scene<View>, events: readonly Heard[], before: Roll | null): Roll | null {
  const { words, names, you } = scene
  const text = (event: Heard): string => words.event(GAME, event, names, you)
  let roll = before
  let reason = ''
  let waiting: Change[] = before?.dice.length === 0 ? before.changes : []
  for (const event of events) {
    if (BEGINS.includes(event.kind)) {
      waiting = []
      reason = ''
    } else if (REASONS.includes(event.kind)) reason = text(event)
    else if (event.kind === 'roll-changed') {
      const change = { amount: number(event.facts.count) ?? 0, reason: reason || text(event) }
      reason = ''
      if (roll !== null && roll.result === '' && roll.dice.length)
        roll = {
          ...roll,
          changes: [...roll.changes, change],
          total: roll.total === null ? null : roll.total + change.amount,
        }
      else waiting = [...waiting, change]
    } else if (event.kind === 'rolled-again' && roll) {
      roll = again(roll, event)
    } else if (DICE.includes(event.kind)) {
      const dice = [number(event.facts.one), number(event.facts.two)].filter((die) => die !== null)
      const total =
        event.kind === 'rank-rolled' || event.kind === 'precedence-rolled' ? null : number(event.facts.count)
      const changes = event.kind === 'rank-rolled' ? [] : [...trackBonus(scene, event), ...waiting]
      roll = {
        kind: event.kind,
        title: text(event),
        dice,
        changes: settle(scene, event.kind, dice, changes, total),
        total,
        needed: neededBy(scene, event.kind),
        result: '',
      }
      if (event.kind !== 'rank-rolled') waiting = []
    } else if (RESULTS.includes(event.kind) && roll && roll.result === '') roll = { ...roll, result: text(event) }
    else if (event.kind === 'stage-began') roll = null
  }
  return roll
}

function again(roll: Roll, event: Heard): Roll {
  const dice = [number(event.facts.one), number(event.facts.two)].filter((die) => die !== null)
  const old = roll.dice.reduce((sum, die) => sum + die, 0)
  const now = dice.reduce((sum, die) => sum + die, 0)
  return { ...roll, dice, total: roll.total === null ? null : roll.total - old + now }
}

/** The bonus of the investigation track (STA-9.2), for talks and interrogations that still run. */
function trackBonus(scene: Scene<View>, event: Heard): Change[] {
  const kind = TRACKED[event.kind]
  const bonus = scene.view.procedures.findLast((one) => one.kind === kind)?.track ?? 0
  return bonus > 0 ? [{ amount: bonus, reason: scene.words.say('web-stawka-roll-track') }] : []
}

const neededBy = (scene: Scene<View>, kind: string): number =>
  scene.view.procedures.findLast((one) => one.kind === PROCEDURES[kind])?.needed ?? 0

/** What the sum says and nobody told, e.g. the value of a weapon or a token, stands as one more line. */
function settle(scene: Scene<View>, kind: string, dice: number[], changes: Change[], total: number | null): Change[] {
  if (total === null) return changes
  const told = [...dice, ...changes.map((one) => one.amount)].reduce((sum, one) => sum + one, 0)
  const rest = total - told
  if (rest === 0) return changes
  // A talk that is over has taken its procedure with it: what is left of the sum is its track.
  const track = kind in TRACKED && rest > 0 && !scene.view.procedures.some((one) => one.kind === TRACKED[kind])
  return [...changes, { amount: rest, reason: scene.words.say(`web-stawka-roll-${track ? 'track' : 'other'}`) }]
}

class Told {
  roll: Roll | null = $state.raw(null)
  #heard: readonly Heard[] = []

  /** Events that led to the picture; the past is told from its own moment alone. */
  hear(scene: Scene<View>): void {
    if (scene.fresh === this.#heard) return
    this.#heard = scene.fresh
    this.roll = tell(scene, scene.fresh, scene.past ? null : this.roll)
  }
  stop(): void {
    this.roll = null
    this.#heard = []
  }
}

export const told = new Told()
