/** A game as lines: what share of imagined games each seat won, choice by choice, from what it could know. */
import type { TurningPoint, Verdict } from '../wire'

export interface Point {
  /** where it stands: a moment of the viewer */
  at: number
  value: number
  /** its interval */
  low: number
  high: number
}

/** A judged choice and where it stands for the viewer. */
export interface Placed {
  verdict: Verdict
  at: number
}

/** A line per seat: before and after each of its choices, and at last how it ended. */
export function lines(placed: readonly Placed[], seats: number, last: number, winners: readonly number[]): Point[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = placed
      .filter(({ verdict }) => verdict.seat === seat)
      .flatMap(({ verdict: one, at }) => [
        { at, value: one.before, low: one.best[0]?.low ?? one.low, high: one.best[0]?.high ?? one.high },
        { at, value: one.after, low: one.low, high: one.high },
      ])
    if (points.length === 0 || winners.length === 0) return points
    const end = winners.includes(seat) ? 1 / winners.length : 0
    return [...points, { at: last, value: end, low: end, high: end }]
  })
}

/** The turning points of each judged choice, by its ply. */
export function byPly(turns: readonly TurningPoint[]): Map<number, TurningPoint[]> {
  const found = new Map<number, TurningPoint[]>()
  for (const turn of turns) found.set(turn.ply, [...(found.get(turn.ply) ?? []), turn])
  return found
}

/** What stands nearest to a place of the plot. */
export function nearest<Thing extends { at: number }>(things: readonly Thing[], at: number): Thing | undefined {
  let best: Thing | undefined
  for (const one of things) if (!best || Math.abs(one.at - at) < Math.abs(best.at - at)) best = one
  return best
}
