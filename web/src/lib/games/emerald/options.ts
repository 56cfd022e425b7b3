/** How the dock lays out a question: what is a button beside the board, what is being paid for, what helps a newcomer. */
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { GAME, readPack } from './cards'
import { ACTIONS, amount, fact, isOfCard, offersOf, parse } from './choices'
import { say } from './labels'
import { cubesOut } from './steps'
import { cityView, outOf } from './table'
import type { View } from './view'

const GRID: readonly string[] = [...ACTIONS, 'end_turn']

/**
 * The options that stand in the dock as buttons: whatever has no place on the board or in the hand, the ways to use a
 * card that has been taken, and what lies inside a plate and so cannot be reached by Tab.
 */
export function buttonsOf(question: Ask, card: string | null): string[] {
  if (card !== null) return offersOf(question, card)
  if (question.kind === 'turn') return question.options.filter((option) => !GRID.includes(option))
  return question.options.filter((option) => {
    const { family } = parse(option)
    if (question.window) return true
    return family !== 'city' && family !== 'from_city' && !isOfCard(option) && family !== 'done'
  })
}

/** "2 of 3 bombs", "3 of 5 cubes": what is paid for so far. */
export function runningSum(scene: Scene<View>): string {
  const { question, view, words, you } = scene
  if (question === null || you === null) return ''
  const count = amount(question)
  switch (question.kind) {
    case 'place-card':
      return say(words, 'sum-cubes', { count, most: view.seats[you]?.supply ?? 0 })
    case 'retrieve-card':
      return say(words, 'sum-cubes', { count, most: cubesOut(view, you) })
    case 'move-card':
      return say(words, 'sum-moves', { count, most: outOf(view, you) })
    case 'kill-support': {
      const city = cityView(view, fact(question, 'city') ?? '')
      const need = view.plan.includes('kill_royal') ? (city?.royal_bombs ?? 0) : (city?.bombs ?? 0)
      return say(words, 'sum-bombs', { count: need - count, most: need })
    }
    default:
      return ''
  }
}

/** A sentence for newcomers: what the question is about, or what the card does. */
export function hintOf(scene: Scene<View>, pick: string | null): { text: string; power: boolean } | null {
  const { question, words } = scene
  if (question === null) return null
  const about = pick !== null && isOfCard(pick) && question.kind === 'turn' ? parse(pick).argument : null
  const card = about ?? (/^(text|redraw|zombie)-/.test(question.kind) ? fact(question, 'card') : null)
  const row = card ? readPack(scene.game).cards.get(card) : undefined
  if (row?.heading) return { text: words.term(GAME, 'power', row.id), power: true }
  const id = `hint-${question.kind}`
  return words.has(`web-emerald-${id}`) ? { text: say(words, id), power: false } : null
}

/** What the board waits for before a button can say the whole. */
export function waitsFor(question: Ask): 'card' | 'city' | null {
  if (question.kind === 'turn') return null
  if (question.options.some((option) => parse(option).family.endsWith('city'))) return 'city'
  return question.options.some(isOfCard) ? 'card' : null
}
