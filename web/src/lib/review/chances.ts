/** A game as lines: what share of imagined games each seat won, choice by choice, from what it could know. */
import type { TurningPoint, Verdict } from '../wire'

export interface Point {
  ply: number
  value: number
  /** its interval */
  low: number
  high: number
}

/** A line per seat: before and after each of its choices, and at last how it ended. */
export function lines(
  verdicts: readonly Verdict[],
  seats: number,
  plies: number,
  winners: readonly number[],
): Point[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = verdicts
      .filter((one) => one.seat === seat)
      .flatMap((one) => [
        { ply: one.ply, value: one.before, low: one.best[0]?.low ?? one.low, high: one.best[0]?.high ?? one.high },
        { ply: one.ply, value: one.after, low: one.low, high: one.high },
      ])
    if (points.length === 0 || winners.length === 0) return points
    const end = winners.includes(seat) ? 1 / winners.length : 0
    return [...points, { ply: plies, value: end, low: end, high: end }]
  })
}

/** The turning points of each judged choice, by its ply. */
export function byPly(turns: readonly TurningPoint[]): Map<number, TurningPoint[]> {
  const found = new Map<number, TurningPoint[]>()
  for (const turn of turns) found.set(turn.ply, [...(found.get(turn.ply) ?? []), turn])
  return found
}

/** The choice that was made nearest to a place of the plot. */
export function nearest(verdicts: readonly Verdict[], ply: number): Verdict | undefined {
  let best: Verdict | undefined
  for (const one of verdicts) if (!best || Math.abs(one.ply - ply) < Math.abs(best.ply - ply)) best = one
  return best
}
