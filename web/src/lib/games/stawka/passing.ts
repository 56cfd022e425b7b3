/** What it means here to let chances to react pass: this walk, this stage, and whom an event concerns. */
import type { Passing } from '../../table/standing'
import type { Ask } from '../../wire'
import { parse } from './choices'
import { agentOf } from './town'
import type { View } from './view'

/** a card of the hand or an own token fits this very moment */
const FITTING = ['react', 'block', 'trigger']

/** Do own agents or tokens stand there? */
const isMineAt = (view: View, field: string | null | undefined, you: number): boolean =>
  Boolean(field) &&
  (view.agents.some((agent) => agent.side === you && agent.field === field) ||
    view.tokens.some((token) => token.side === you && token.field === field))

function concerns(view: View, question: Ask, you: number): boolean {
  if (question.options.some((choice) => FITTING.includes(parse(choice).family))) return true
  const { activation } = view
  if (activation?.leader === you) return true
  const last = view.procedures.at(-1)
  const target = last?.target ? agentOf(view, last.target) : undefined
  if (target && (target.side === you || isMineAt(view, target.field, you))) return true
  if (!activation?.step_to) return false
  const from = agentOf(view, activation.agent)?.field
  return isMineAt(view, from, you) || isMineAt(view, activation.step_to, you)
}

export const passing: Passing<View> = {
  pass: (question) => (question.options.includes('pass') ? 'pass' : null),
  walk: ({ activation, stage }) =>
    activation && !activation.movement_over ? `${stage} ${activation.agent} ${activation.leader}` : null,
  stage: (view) => String(view.stage),
  concerns,
}
