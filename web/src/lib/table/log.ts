/** The log as a list of entries: headings, events, and what was said in between. */
import type { Heard, Line } from '../wire'

export type Entry =
  | { is: 'heading'; key: string; text: string; moment: number }
  | { is: 'event'; key: string; event: Heard; moment: number; seat: number | null }
  | { is: 'line'; key: string; line: Line }

export function entries(
  events: readonly Heard[],
  heading: (event: Heard) => string | null,
  lines: readonly Line[],
  heardAt: ReadonlyMap<number, number>,
): Entry[] {
  const found: Entry[] = []
  let spoken = lines.filter((line) => heardAt.has(line.number))
  events.forEach((event, place) => {
    while (spoken[0] && heardAt.get(spoken[0].number)! <= place) {
      found.push({ is: 'line', key: `l${spoken[0].number}`, line: spoken[0] })
      spoken = spoken.slice(1)
    }
    const text = heading(event)
    if (text !== null) found.push({ is: 'heading', key: `h${place}`, text, moment: event.moment })
    // An event that tells nothing but which phase begins is its heading and nothing more.
    if (text !== null && Object.keys(event.facts).length <= 1) return
    const seat = typeof event.facts.seat === 'number' ? event.facts.seat : null
    found.push({ is: 'event', key: `e${place}`, event, moment: event.moment, seat })
  })
  for (const line of spoken) found.push({ is: 'line', key: `l${line.number}`, line })
  return found
}
