/** What wins the scenario, and how far each side is. */
import type { Words } from '../../words/words'
import { say } from './labels'
import { evidenceOn } from './town'
import type { View } from './view'

export interface Goal {
  id: 'vp' | 'secrets' | 'exposure' | 'arrests'
  text: string
  /** how many are needed; 0: not a number */
  needed: number
}

export function goals(view: View, words: Words): Goal[] {
  const found: Goal[] = []
  if (view.victory_secrets > 0) {
    found.push({
      id: 'secrets',
      text: say(words, 'goal-secrets', { count: view.victory_secrets }),
      needed: view.victory_secrets,
    })
  }
  if (view.victory_vp > 0)
    found.push({ id: 'vp', text: say(words, 'goal-vp', { count: view.victory_vp }), needed: view.victory_vp })
  if (view.exposure) found.push({ id: 'exposure', text: say(words, 'goal-exposure'), needed: 10 })
  return found
}

/** What a side has of it: points, secrets, evidence on the enemy's chief. */
export function standing(view: View, goal: Goal, side: number): number {
  const seat = view.seats[side]
  if (goal.id === 'vp') return seat?.vp ?? 0
  if (goal.id === 'secrets') return seat?.secrets ?? 0
  const chief = view.agents.find((agent) => agent.chief && agent.side !== side)
  return chief ? (evidenceOn(view, chief) ?? 0) : 0
}
