/** The last roll in words: what it was for, every change with its reason, what it had to reach, what came of it. */
import type { Words } from '../../words/words'
import { say, term } from './labels'
import { GAME } from './pack'
import { agentOf } from './town'
import type { RollView, View } from './view'

export interface Change {
  amount: number
  reason: string
}

/** The words of what changed a roll, by the kind of thing. */
const SUBJECTS: Readonly<Record<string, string>> = {
  trait: 'trait',
  item: 'item',
  threat: 'threat',
  card: 'card',
  reaction: 'card',
  film: 'counter',
}

export function changes(roll: RollView, words: Words): Change[] {
  return roll.modifiers.map(([kind, id, amount]) => {
    const subject = SUBJECTS[String(kind)]
    const reason =
      subject === undefined
        ? say(words, `roll-by-${kind}`, { color: kind === 'track' ? term(words, 'color', String(id)) : '' })
        : term(words, subject, String(id))
    return { amount: Number(amount), reason }
  })
}

export const purpose = (roll: RollView, words: Words): string =>
  words.about(GAME, `web-stawka-roll-${roll.kind}`, { agent: roll.agent ?? '', agent_target: roll.target ?? '' })

/** What it must reach: one number, or the thresholds of the one who is questioned. */
export function aim(view: View, roll: RollView, words: Words): string {
  if (roll.kind === 'pulkowski') return say(words, 'roll-breaks-at', { count: roll.needed })
  if (roll.needed > 0) return say(words, 'roll-needs', { count: roll.needed })
  const target = roll.target === null ? undefined : agentOf(view, roll.target)
  if (!target) return ''
  return say(words, 'thresholds', { one: target.single, two: target.double, three: target.secret })
}

const OUTCOMES: Readonly<Record<string, string>> = {
  talk: 'roll-learned',
  interrogation: 'roll-learned',
  pulkowski: 'roll-broke',
}
export const outcome = (roll: RollView, words: Words): string =>
  say(words, OUTCOMES[roll.kind] ?? 'roll-result', { result: roll.result })

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
