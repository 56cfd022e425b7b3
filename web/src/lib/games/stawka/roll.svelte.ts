/** The last roll, as it was heard: its dice, every change with its reason, and what came of it. */
import type { Scene } from '../../table/game-ui'
import type { Heard } from '../../wire'
import { bandOf, GAME } from './pack'
import { agentOf, evidenceOn } from './town'
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
        changes: settle(scene, dice, changes, total),
        total,
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

/** The bonus of the investigation track (STA-9.2), for talks and interrogations. */
function trackBonus(scene: Scene<View>, event: Heard): Change[] {
  const procedure = [...scene.view.procedures]
    .reverse()
    .find((one) => one.kind === 'talk' || one.kind === 'interrogation')
  const id = event.kind === 'talk-rolled' ? procedure?.target : event.kind === 'interrogated' ? event.facts.agent : null
  const agent = typeof id === 'string' ? agentOf(scene.view, id) : undefined
  const evidence = agent ? evidenceOn(scene.view, agent) : null
  const bonus = evidence === null ? 0 : bandOf(evidence)
  return bonus > 0 ? [{ amount: bonus, reason: scene.words.say('web-stawka-roll-track') }] : []
}

/** What the sum says and nobody told, e.g. the value of a weapon or a token, stands as one more line. */
function settle(scene: Scene<View>, dice: number[], changes: Change[], total: number | null): Change[] {
  if (total === null) return changes
  const told = [...dice, ...changes.map((one) => one.amount)].reduce((sum, one) => sum + one, 0)
  const rest = total - told
  return rest === 0 ? changes : [...changes, { amount: rest, reason: scene.words.say('web-stawka-roll-other') }]
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
