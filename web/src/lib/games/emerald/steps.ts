/** What payments and support add up to, for the words of a button. */
import type { Scene } from '../../table/game-ui'
import { readPack, type CardRow, type Symbol } from './cards'
import { amount, fact, parse } from './choices'
import { cityView, outOf } from './table'
import type { View } from './view'

type Table = Pick<Scene<View>, 'view' | 'question' | 'game' | 'table' | 'you'>

/** Own cubes in Limbo and in cities. */
export function cubesOut(view: View, seat: number): number {
  const inCities = view.cities.reduce((sum, city) => sum + (city.cubes[seat] ?? 0), 0)
  return (view.seats[seat]?.limbo ?? 0) + inCities
}

/** What a card is worth as support: its bombs, or its text. */
export function bombsOf(scene: Table, family: string, row: CardRow | undefined): number {
  if (family === 'bombs') return row?.bombs ?? 0
  if (row?.effect === 'bombs') return row.amount
  const city = cityView(scene.view, fact(scene.question, 'city') ?? '')
  return (row?.amount ?? 0) * (city?.agents[scene.you ?? 0] ?? 0)
}
