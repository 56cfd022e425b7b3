/** Shares of imagined games won, and the differences between them, as people read them. */
import type { Verdict, Weighed } from '../wire'

/** A share in whole percent; a difference of shares in whole percentage points. */
export const percent = (share: number): number => Math.round(100 * share)

/** What a message needs to say a share with its interval. */
export const shown = (one: Pick<Weighed, 'share' | 'low' | 'high'>) => ({
  percent: percent(one.share),
  low: percent(one.low),
  high: percent(one.high),
})

/** What everybody would win if all were equal: where the line of reference lies. */
export const even = (seats: number): number => 1 / Math.max(1, seats)

/** Options that won more of the imagined games than the one that was chosen, the best one first. */
export function better(one: Verdict): Weighed[] {
  return one.best.filter((option) => option.choice !== one.choice && option.share > one.after)
}

/** What the expert says of a choice: the same, or how surely another one was better. */
export function opinion(one: Verdict): 'agrees' | Verdict['sureness'] {
  return one.best[0]?.choice === one.choice ? 'agrees' : one.sureness
}
