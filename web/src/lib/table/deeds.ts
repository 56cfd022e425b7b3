/**
 * Events told as deeds: one line for what somebody did and what came of it. Steps, passes and what is forced lie behind
 * its arrow. A game says which event is which.
 */
import type { Heard } from '../wire'

/**
 * `line`: it begins a line. `also`: its sentence follows in the line that is open. `comes-to`: the line begins with it from
 * now on, as a walk with its end. `under`: it lies behind the arrow.
 */
export type Place = 'line' | 'also' | 'comes-to' | 'under'

export interface Telling<View = unknown> {
  /** where an event stands; `line` is what the open line begins with, null where a group begins */
  place: (event: Heard, line: Heard | null) => Place
  /** what tells a line once this event has come to it; without it, the event itself */
  comesTo?: (line: Heard, event: Heard) => Heard
  /** how much somebody who was away wants to know of it; 0: not at all */
  weight?: (event: Heard, you: number, view: View) => number
  /** a sentence of the client's own that says more than the event's: its message and facts */
  fuller?: (event: Heard, view: View, known: Known<View>) => { id: string; facts: Heard['facts'] } | null
  /** whose deed it is, where the event names no seat */
  seat?: (event: Heard, view: View) => number | null
  /** what was rolled, as it stands at the end of the line */
  roll?: (event: Heard) => string | null
}

/** What belongs to a sentence beside its event. */
export interface Known<View = unknown> {
  /** everything that these eyes have heard, and the newest view of the table */
  events: readonly Heard[]
  newest: View
  /** did something come over from the part of a series before? */
  carried: boolean
}

export interface Deed {
  /** the events whose sentences tell it */
  says: Heard[]
  /** everything that belongs to it, in order */
  parts: Heard[]
  /** where its first event stands among all */
  from: number
  /** nothing but small steps */
  small?: true
}

/** A game whose log is told event by event, but for these; and how much some of them weigh (others: 30). */
export const folding = <View>(
  under: readonly string[],
  weights: Readonly<Record<string, number>> = {},
): Telling<View> => ({
  place: (event) => (under.includes(event.kind) ? 'under' : 'line'),
  weight: (event, you) => plainWeight(event, you, weights[event.kind]),
})

export type Grouping = Pick<Telling, 'place' | 'comesTo'>
const PLAIN: Grouping = { place: () => 'line' }

/** The deeds of one group of the log; `from` is where its first event stands among all. */
export function deedsOf(events: readonly Heard[], telling: Grouping = PLAIN, from = 0): Deed[] {
  const found: Deed[] = []
  let early: Heard[] = [] // what comes before the first line lies behind its arrow
  events.forEach((event, n) => {
    // What only the viewer knows stands apart, and interrupts no deed.
    const open = found.slice(-2).findLast((deed) => deed.says[0]?.private === event.private)
    const told = open?.says[0] ?? null
    const place = telling.place(event, told)
    if (place === 'under') {
      const last = found.at(-1)
      if (last) last.parts.push(event)
      else early.push(event)
      return
    }
    if (place !== 'line' && open && told) {
      open.parts.push(event)
      if (place === 'also') open.says.push(event)
      else open.says[0] = telling.comesTo?.(told, event) ?? event
      return
    }
    found.push({ says: [event], parts: [...early, event], from: from + n - early.length })
    early = []
  })
  const [first] = early
  if (first) found.push({ says: [first], parts: early, from, small: true })
  return found
}

/** The latest moment of a deed: there it is done. */
export const momentOf = (deed: Deed): number => deed.parts.at(-1)?.moment ?? 0

/** What lies behind the arrow: all of it, where it is more than what the line says. */
export const folded = (deed: Deed): Heard[] => (deed.parts.length > deed.says.length ? deed.parts : [])

/** What others did to somebody weighs most; one's own deeds need not be told. */
export function plainWeight(event: Heard, you: number, weight = 30): number {
  const { seat, victim, a, b } = event.facts
  if (seat === you && !event.private) return 0
  return [victim, a, b].includes(you) ? 100 : weight
}

/** The deeds that somebody who was away wants to know of, most weighty first; of the same weight, the latest. */
export function weighty<View>(deeds: readonly Deed[], telling: Telling<View>, you: number, view: View): Deed[] {
  const weigh = telling.weight ?? ((event: Heard) => plainWeight(event, you))
  const weightOf = (deed: Deed): number => Math.max(...deed.says.map((event) => weigh(event, you, view)))
  return deeds
    .filter((deed) => !deed.small)
    .map((deed) => ({ deed, weight: weightOf(deed) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || other.deed.from - one.deed.from)
    .map(({ deed }) => deed)
}
