/** The log as a list of entries: headings, deeds, and what was said in between. */
import type { Heard, Line } from '../wire'
import { deedsOf, momentOf, type Deed, type Grouping } from './deeds'

export type Entry =
  | { is: 'heading'; key: string; text: string; moment: number }
  | { is: 'deed'; key: string; deed: Deed; moment: number; private: boolean }
  | { is: 'line'; key: string; line: Line }

export function entries(
  events: readonly Heard[],
  heading: (event: Heard) => string | null,
  lines: readonly Line[],
  heardAt: ReadonlyMap<number, number>,
  telling?: Grouping,
  say: (event: Heard) => string = (event) => event.kind,
): Entry[] {
  const found: Entry[] = []
  let spoken = lines.filter((line) => heardAt.has(line.number))
  let group: Heard[] = []
  let from = 0
  const close = (): void => {
    for (const deed of deedsOf(group, telling, from)) found.push(entryOf(deed))
    group = []
  }
  events.forEach((event, place) => {
    while (spoken[0] && heardAt.get(spoken[0].number)! <= place) {
      close() // what was said stands where it was said
      found.push({ is: 'line', key: `l${spoken[0].number}`, line: spoken[0] })
      spoken = spoken.slice(1)
    }
    const text = heading(event)
    if (text !== null) {
      close()
      found.push({ is: 'heading', key: `h${place}`, text, moment: event.moment })
    }
    // An event that tells nothing but which phase begins is its heading and nothing more.
    if (text !== null && Object.keys(event.facts).length <= 1) return
    // What two events of one moment say in the same words is told once.
    const before = events[place - 1]
    const again =
      before?.moment === event.moment && before.kind !== event.kind && before.facts.seat === event.facts.seat
    if (again && say(before) === say(event)) return
    if (group.length === 0) from = place
    group.push(event)
  })
  close()
  for (const line of spoken) found.push({ is: 'line', key: `l${line.number}`, line })
  return found
}

function entryOf(deed: Deed): Entry {
  const isPrivate = deed.says.every((event) => event.private)
  return { is: 'deed', key: `e${deed.from}`, deed, moment: momentOf(deed), private: isPrivate }
}
