/** How likely a talk is to bring what, with everything that lies open; cards and items of the moment come on top. */
import { bandOf } from './pack'
import { evidenceOn } from './town'
import type { AgentView, View } from './view'

/** How many of the 36 throws of two dice reach at least this. */
export function throwsOf(least: number): number {
  let found = 0
  for (let one = 1; one <= 6; one += 1) for (let two = 1; two <= 6; two += 1) if (one + two >= least) found += 1
  return found
}

export interface Odds {
  /** at least one evidence, at least two, a secret; in percent */
  single: number
  double: number
  secret: number
  /** of a rank check before it, in percent; 100: none is needed */
  rank: number
  bonus: number
}

export function talkOdds(view: View, agent: AgentView, target: AgentView): Odds {
  const evidence = evidenceOn(view, target) ?? 0
  const bonus = bandOf(evidence)
  const gap = target.rank - agent.rank
  const rank = gap > 0 ? Math.max(0, 6 - gap) / 6 : 1
  const part = (threshold: number): number => Math.round((throwsOf(threshold - bonus) / 36) * rank * 100)
  return {
    single: part(target.single),
    double: part(target.double),
    secret: evidence >= 3 ? part(target.secret) : 0, // STA-6.8
    rank: Math.round(rank * 100),
    bonus,
  }
}
