/** How a game went: what each seat had at the beginning of every group of the log, and where the lead changed. */
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

export interface Turn {
  moment: number
  label: string
  seat: number
  score: number
}

/** The samples at which another seat leads alone than before. */
export function turns(samples: readonly Sample[]): Turn[] {
  const found: Turn[] = []
  let leader: number | null = null
  for (const sample of samples) {
    const best = Math.max(...sample.scores)
    const leaders = sample.scores.flatMap((score, seat) => (score === best ? [seat] : []))
    const [alone] = leaders
    if (leaders.length !== 1 || alone === undefined || alone === leader) continue
    leader = alone
    found.push({ moment: sample.moment, label: sample.label, seat: alone, score: best })
  }
  return found
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The lines of an axis: steps that a reader likes, at most seven of them. */
export function ticks(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= 6) ?? high - low
  const found = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value)
  return found
}
