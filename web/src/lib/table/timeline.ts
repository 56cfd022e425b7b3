/**
 * One game, heard by different ears. Moments are counted for each viewer: what a seat does in secret is a moment for it
 * alone. What everybody heard is the same for all and in the same order, and tells where a moment of one stands among
 * those of another.
 */
import type { Heard } from '../wire'

/** How much of what everybody hears a viewer has heard at this moment. */
export const heardBy = (events: readonly Heard[], moment: number): number =>
  events.filter((event) => !event.private && event.moment <= moment).length

/** The moment at which a viewer has heard so much of what everybody hears. */
export function momentOf(events: readonly Heard[], heard: number): number {
  const open = events.filter((event) => !event.private)
  return open[Math.min(heard, open.length) - 1]?.moment ?? 1
}

/** The same place of the game in another viewer's count. */
export const across = (from: readonly Heard[], moment: number, to: readonly Heard[]): number =>
  from === to ? moment : momentOf(to, heardBy(from, moment))

/** What somebody hears who only hears what everybody does: the same events, counted again. */
export function spectated(events: readonly Heard[]): Heard[] {
  let [moment, before] = [0, -1]
  return events
    .filter((event) => !event.private)
    .map((event) => {
      if (event.moment !== before) moment += 1
      before = event.moment
      return { ...event, moment }
    })
}
