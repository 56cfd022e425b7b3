/** How much evidence there was after each event: the tracks are public, and every change of one is told. */
import type { Heard } from '../../wire'
import type { View } from './view'

const MOST = 10
/** What can have come from the part of the campaign before; elsewhere tracks begin empty. */
const ANY = Array.from({ length: MOST + 1 }, (_, count) => count)

const trackOf = (seat: unknown, color: unknown): string => `${Number(seat)} ${String(color)}`
const fit = (count: number): number => Math.min(MOST, Math.max(0, count))

/** What an event does to the tracks that it names. */
function changes({ kind, facts: { seat, color, color_to: to, count } }: Heard): [string, (before: number) => number][] {
  const by = Number(count)
  const track = trackOf(seat, color)
  if (kind === 'evidence-gained') return [[track, (before) => fit(before + by)]]
  if (kind === 'evidence-lost') return [[track, (before) => fit(before - by)]]
  if (kind === 'track-set' || kind === 'track-kept') return [[track, () => by]]
  if (kind !== 'evidence-moved') return []
  return [
    [track, (before) => fit(before - by)],
    [trackOf(seat, to), (before) => fit(before + by)],
  ]
}

/**
 * By event, what its track came to. Where something was carried over from the part before, all beginnings are tried that
 * lead to what lies there now; what they do not agree on is not told.
 */
export function totalsOf(events: readonly Heard[], view: View, carried: boolean): Map<Heard, number> {
  const steps = new Map<string, [Heard, (before: number) => number][]>()
  for (const event of events) {
    for (const [track, change] of changes(event)) steps.set(track, [...(steps.get(track) ?? []), [event, change]])
  }
  const found = new Map<Heard, number>()
  for (const [track, list] of steps) {
    const [seat = '', color = ''] = track.split(' ')
    const now = view.seats[Number(seat)]?.tracks[color]
    const ways = (carried ? ANY : [0]).map((start) =>
      list.reduce<number[]>((done, [, step]) => [...done, step(done.at(-1) ?? start)], []),
    )
    const could = carried && now !== undefined ? ways.filter((way) => way.at(-1) === now) : ways
    list.forEach(([event], n) => {
      const [first, ...others] = could.map((way) => way[n]!)
      if (first !== undefined && others.every((other) => other === first) && !found.has(event)) found.set(event, first)
    })
  }
  return found
}
