/** How likely a talk is to bring what, with everything that lies open; cards and items of the moment come on top. */
import { BAND_STEPS, bandOf } from './pack'
import { evidenceOn } from './town'
import type { AgentView, View } from './view'

/** How many of the 36 throws of two dice reach at least this. */
export function throwsOf(least: number): number {
  let found = 0
  for (let one = 1; one <= 6; one += 1) for (let two = 1; two <= 6; two += 1) if (one + two >= least) found += 1
  return found
}

export interface Odds {
  /** nothing, exactly one evidence, exactly two, a secret; in percent, together 100 */
  nothing: number
  single: number
  double: number
  secret: number
  /** of a rank check before it, in percent; 100: none is needed */
  rank: number
  /** by how much the other rank is higher */
  gap: number
  bonus: number
  /** is too little known for a secret (STA-6.8)? */
  few: boolean
}

/** A talk, or the questioning of a prisoner, which asks for no rank (STA-10.9). */
export function talkOdds(view: View, agent: AgentView | null, target: AgentView): Odds {
  const evidence = evidenceOn(view, target) ?? 0
  const bonus = bandOf(evidence)
  const gap = agent === null ? 0 : Math.max(0, target.rank - agent.rank)
  const rank = Math.max(0, 6 - gap) / 6
  const few = evidence < BAND_STEPS[0]
  const least = (threshold: number): number => (throwsOf(threshold - bonus) / 36) * rank
  const secret = few ? 0 : least(target.secret)
  const double = Math.max(0, least(target.double) - secret)
  const single = Math.max(0, least(target.single) - double - secret)
  const percent = (part: number): number => Math.round(part * 100)
  const parts = { single: percent(single), double: percent(double), secret: percent(secret) }
  return { nothing: 100 - parts.single - parts.double - parts.secret, ...parts, rank: percent(rank), gap, bonus, few }
}
