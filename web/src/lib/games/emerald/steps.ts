/**
 * Which choices nobody else learns of (EME-19.9): they are sent at once and can be taken back. What makes an action
 * public is sent by the button that names it. Where we cannot be sure, the choice counts as public.
 */
import type { Scene } from '../../table/game-ui'
import { readPack, type CardRow, type Symbol } from './cards'
import { amount, fact, parse } from './choices'
import { cityView, outOf } from './table'
import type { View } from './view'

/** Texts that are carried out as soon as the card is chosen. */
const PLAIN = ['royalty_points', 'turn_coat', 'draw', 'advance_loyalists', 'empty_limbo', 'calm', 'purge', 'raise_dead']
const OPENINGS = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'redeploy']

type Table = Pick<Scene<View>, 'view' | 'question' | 'game' | 'table' | 'you'>

const option = (scene: Table, name: string): unknown => (scene.table.options as Record<string, unknown>)[name]

export function isPrivate(scene: Table, choice: string): boolean {
  const { question, view, you } = scene
  if (question === null || you === null) return false
  const own = view.seats[you]
  const { family, argument } = parse(choice)
  const row = readPack(scene.game).cards.get(argument)
  const worth = (symbol: Symbol): number => amount(question) + (row?.symbols[symbol] ?? 0)
  const freely = option(scene, 'payment') === 'free'
  switch (question.kind) {
    case 'turn':
      if (OPENINGS.includes(family)) return true
      return row !== undefined && row.effect !== null && !PLAIN.includes(row.effect)
    case 'place-city':
    case 'track-card':
    case 'kill-card':
    case 'kill-city':
    case 'move-from':
    case 'redraw-card':
    case 'text-source':
      return family !== 'done'
    case 'move-card':
      return true
    case 'claim-city':
      return family === 'city' && view.plan.length > 0
    case 'place-card':
      return family === 'pay' && (freely || worth('place') < (own?.supply ?? 0))
    case 'retrieve-card':
      return family === 'pay' && (freely || worth('retrieve') < cubesOut(view, you))
    case 'retrieve-source':
      return goesOn(scene, choice)
    case 'move-to':
      return movesLeft(scene) > 0
    case 'kill-target': {
      const city = cityView(view, fact(question, 'city') ?? '')
      const bombs = family === 'kill_royal' ? city?.royal_bombs : city?.bombs
      return (bombs ?? 0) > (city?.agents[you] ?? 0)
    }
    case 'kill-support':
      return amount(question) > bombsOf(scene, family, row)
    case 'discard-card':
      return family !== 'done' && view.plan.length < (own?.hand_size ?? 0)
    case 'text-more':
      return family !== 'done' && amount(question) + 1 < mostOf(scene)
    default:
      return false
  }
}

/** Own cubes in Limbo and in cities. */
export function cubesOut(view: View, seat: number): number {
  const inCities = view.cities.reduce((sum, city) => sum + (city.cubes[seat] ?? 0), 0)
  return (view.seats[seat]?.limbo ?? 0) + inCities
}

/** Is another source asked for after this one? Not when none is left to choose between. */
function goesOn(scene: Table, choice: string): boolean {
  const { question, view, you } = scene
  if (question === null || you === null || amount(question) <= 1) return false
  const { family, argument } = parse(choice)
  const have = family === 'from_limbo' ? view.seats[you]?.limbo : cityView(view, argument)?.cubes[you]
  const left = (have ?? 0) - view.plan.filter((step) => step === choice).length
  return question.options.length - (left > 1 ? 0 : 1) > 1
}

/** Moves that would be left after the one whose goal is asked for. */
function movesLeft(scene: Table): number {
  const { view, you } = scene
  const cards = readPack(scene.game).cards
  let paid = 0
  let made = 0
  for (const step of view.plan) {
    const { family, argument } = parse(step)
    if (family === 'pay') paid += cards.get(argument)?.symbols.move ?? 0
    if (family === 'from_city') made += 1
  }
  const most = option(scene, 'move_once') === false ? paid : Math.min(paid, outOf(view, you ?? 0))
  return most - made
}

/** What a card is worth as support: its bombs, or its text. */
export function bombsOf(scene: Table, family: string, row: CardRow | undefined): number {
  if (family === 'bombs') return row?.bombs ?? 0
  if (row?.effect === 'bombs') return row.amount
  const city = cityView(scene.view, fact(scene.question, 'city') ?? '')
  return (row?.amount ?? 0) * (city?.agents[scene.you ?? 0] ?? 0)
}

/** How many pieces a text that asks again and again can take. */
function mostOf(scene: Table): number {
  const row = readPack(scene.game).cards.get(fact(scene.question, 'card') ?? '')
  const out = outOf(scene.view, scene.you ?? 0)
  if (row?.effect === 'sacrifice') return out
  if (row?.effect === 'shelter') return Math.min(row.amount, out)
  const cubes = scene.view.cities.reduce((sum, city) => sum + city.cubes.reduce((all, one) => all + one, 0), 0)
  return Math.min(row?.amount ?? 0, cubes)
}
