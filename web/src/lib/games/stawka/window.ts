/** What goes on now, in words: the procedure, its window, and whom it waits for. */
import type { Scene } from '../../table/game-ui'
import { fact } from './choices'
import { say, seatName, term } from './labels'
import type { View } from './view'

export function windowText(scene: Scene<View>): string {
  const { words, view, question } = scene
  const parts: string[] = []
  const last = view.procedures.at(-1)
  if (last?.agent) {
    const facts = {
      agent: term(words, 'agent', last.agent),
      target: last.target ? term(words, 'agent', last.target) : '',
    }
    parts.push(say(words, last.target ? `proc-${last.kind}` : `proc-${last.kind}-alone`, facts))
  } else if (view.activation) {
    const { agent, step_to: to } = view.activation
    const name = term(words, 'agent', agent)
    parts.push(
      to
        ? say(words, 'proc-step', { agent: name, field: term(words, 'field', to) })
        : say(words, 'proc-active', { agent: name }),
    )
  }
  const window = fact(question, 'window')
  if (window) parts.push(say(words, 'window-open', { window: term(words, 'window', window) }))
  const waits = view.waiting.flatMap((one) => (one.seat === null ? [] : [seatName(scene, one.seat)]))
  if (waits.length && view.phase !== 'over') parts.push(say(words, 'waits-for', { seats: words.list(waits) }))
  return parts.join(' ')
}
