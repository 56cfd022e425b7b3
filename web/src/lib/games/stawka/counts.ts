/** What each side has of what wins, row by row: shown at the end, and told while it is counted. */
import type { Count } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { endRows } from './films/words'
import { goals, standing } from './goals'
import { say } from './labels'
import type { View } from './view'

export interface Row {
  id: string
  name: string
  /** how many win; 0: they only decide at the end, or nothing */
  needed: number
  cells: (number | null)[]
}

export function rows(view: View, words: Words): Row[] {
  const wins = goals(view, words)
  const needed = (id: string): number => wins.find((goal) => goal.id === id)?.needed[0] ?? 0
  const row = (id: string, need: number, cells: number[]): Row => ({
    id,
    name: say(words, `row-${id}`),
    needed: need,
    cells,
  })
  const chief = wins.find((goal) => goal.id === 'exposure')
  const of = (what: 'vp' | 'secrets'): Row =>
    row(
      what,
      needed(what),
      view.seats.map((seat) => seat[what]),
    )
  return [
    // in the film with the car points mean nothing
    ...(view.audi ? [] : [of('vp')]),
    of('secrets'),
    ...endRows(view, words),
    ...(chief ? [row('chief', chief.needed[0], [standing(view, chief, 0), standing(view, chief, 1)])] : []),
  ]
}

export function counts(view: View, words: Words): Count[] {
  return [
    ...rows(view, words).map((row) => ({
      name: row.name,
      gains: row.cells.map((cell) => cell ?? 0),
      why: row.needed > 0 ? words.say('web-count-needed', { count: row.needed }) : '',
    })),
    { name: say(words, 'row-evidence'), gains: [], why: '' },
  ]
}
