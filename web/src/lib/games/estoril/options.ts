/** How the dock lays out a question: what stands beside it as well as on the board, and what stays closed. */
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { readPack } from './cards'
import { fact, isButton } from './choices'
import { findSpace } from './town'
import type { View } from './view'

const MOST_CHIPS = 6
const ON_THE_BOARD = ['place-card', 'place-space', 'hand-discard']

/** The characters and spaces that can be chosen. */
export function chipsOf(question: Ask): string[] {
  if (ON_THE_BOARD.includes(question.kind)) return []
  const chips = question.options.filter((option) => !isButton(option))
  // Of one alone the big button says everything; of very many, the board.
  return question.options.length > 1 && chips.length <= MOST_CHIPS ? chips : []
}

/** Symbols of the acting character that cannot be used; each can say why. */
export function closedSymbols(scene: Scene<View>, question: Ask): string[] {
  if (question.kind !== 'activate') return []
  const card = findSpace(scene.view, fact(question, 'space') ?? '')?.character?.card
  const row = card ? readPack(scene.game).characters.get(card) : undefined
  const all = [...new Set(row?.symbols)].map((symbol) => `activate(${symbol})`)
  return all.filter((choice) => !question.options.includes(choice))
}
