/** What goes on now, in words: the procedure and its window; and whom the table waits for, and why. */
import type { Scene } from '../../table/game-ui'
import { fact } from './choices'
import { say, seatName, term } from './labels'
import { GAME } from './pack'
import type { View } from './view'

/** Who does what to whom; and the moment of it, where the question does not say that itself. */
export function goingOn(scene: Scene<View>): string {
  const { words, view } = scene
  const last = view.procedures.at(-1)
  if (last?.agent) {
    const facts = { agent: last.agent, agent_target: last.target ?? '' }
    return words.about(GAME, `web-stawka-proc-${last.kind}${last.target ? '' : '-alone'}`, facts)
  }
  if (!view.activation) return ''
  const { agent, step_to: to } = view.activation
  return to
    ? words.about(GAME, 'web-stawka-proc-step', { agent, field: to })
    : words.about(GAME, 'web-stawka-proc-active', { agent })
}

/** What is open now and whom it waits for. */
export function waitsFor(scene: Scene<View>): string {
  const { words, view, question } = scene
  if (view.phase === 'over') return ''
  const window = fact(question, 'window')
  const parts = window ? [say(words, 'window-open', { window: term(words, 'window', window) })] : []
  for (const { activity, seat } of view.waiting) {
    parts.push(words.activity(GAME, activity, seat === null ? null : seatName(scene, seat)))
  }
  return parts.join(' ')
}
