/** How a game went: what each seat had at the beginning of every group of the log, and where that changed most. */
import type { Moment } from '../wire'

export interface Sample {
  moment: number
  label: string
  scores: number[]
}

const MOST = 40

/** Which moments to look at: the beginnings of groups and the end; of very many, evenly spread ones. */
export function sampled(headings: readonly number[], last: number): number[] {
  const all = [...new Set([...headings, last])].filter((moment) => moment >= 1).sort((a, b) => a - b)
  if (all.length <= MOST) return all
  const step = (all.length - 1) / (MOST - 1)
  return Array.from({ length: MOST }, (_, place) => all[Math.round(place * step)]!)
}

/** Fetch the samples a few at a time; `score` is null where the game does not let points be counted. */
export async function course(
  moments: readonly number[],
  fetch: (moment: number) => Promise<Moment>,
  label: (view: unknown) => string,
  score: (view: unknown, seat: number) => number | null,
  seats: number,
): Promise<Sample[]> {
  const found: Sample[] = []
  for (let start = 0; start < moments.length; start += 4) {
    const batch = await Promise.all(moments.slice(start, start + 4).map(fetch))
    for (const one of batch) {
      const scores = Array.from({ length: seats }, (_, seat) => score(one.views[0], seat))
      if (scores.every((value) => value !== null)) {
        found.push({ moment: one.moment, label: label(one.views[0]), scores: scores as number[] })
      }
    }
  }
  return found
}

/** How far a seat is before the best of the others; behind is below zero. */
export const lead = (scores: readonly number[], seat: number): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))

/** A stretch of the game in which what a seat has changed: from one sample to the next. */
export interface Stretch {
  seat: number
  from: Sample
  to: Sample
  change: number
}

/** The stretches with the largest changes, the largest one first; of each, the seat whose points changed most. */
export function stretches(samples: readonly Sample[], most: number): Stretch[] {
  const found: Stretch[] = []
  for (const [place, to] of samples.entries()) {
    const from = samples[place - 1]
    if (!from) continue
    const changes = to.scores.map((score, seat) => score - (from.scores[seat] ?? 0))
    const change = changes.reduce((best, one) => (Math.abs(one) > Math.abs(best) ? one : best), 0)
    if (change !== 0) found.push({ seat: changes.indexOf(change), from, to, change })
  }
  return found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most)
}

/** The one move of a stretch that changed a seat's points most, found by halves. */
export async function pinpoint(
  stretch: Stretch,
  score: (moment: number, seat: number) => Promise<number | null>,
): Promise<{ moment: number; seat: number; change: number }> {
  const { seat } = stretch
  let [low, high] = [stretch.from.moment, stretch.to.moment]
  let [before, after] = [stretch.from.scores[seat] ?? 0, stretch.to.scores[seat] ?? 0]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const there = (await score(middle, seat)) ?? before
    if (Math.abs(there - before) >= Math.abs(after - there)) [high, after] = [middle, there]
    else [low, before] = [middle, there]
  }
  return { moment: high, seat, change: after - before }
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The lines of an axis: steps that a reader likes, at most seven of them. */
export function ticks(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= 6) ?? high - low
  const found = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value)
  return found
}
