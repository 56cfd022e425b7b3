/** What goes on now, in words: the procedure, what brought it about, its window; and whom the table waits for, and why. */
import type { Scene } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { fact } from './choices'
import { say, seatName, term } from './labels'
import { GAME } from './pack'
import type { ProcedureView, View } from './view'

/** The subject that a source of effects belongs to. */
const SUBJECTS: Readonly<Record<string, string>> = { item: 'item', threat: 'threat', card: 'card', reaction: 'card' }

/** What brought an effect about: which card, token, item or trait. */
export function causeOf(words: Words, { source, thing, agent }: ProcedureView): string {
  const subject = SUBJECTS[source]
  const facts = { agent: agent ?? '', ...(subject ? { [subject]: thing } : { trait: term(words, 'trait', thing) }) }
  return words.about(GAME, `web-stawka-by-${source}`, facts)
}

/** Who does what to whom; and the moment of it, where the question does not say that itself. */
export function goingOn({ words, view }: Pick<Scene<View>, 'words' | 'view'>): string {
  const last = view.procedures.at(-1)
  if (last?.kind === 'ability') return causeOf(words, last)
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
