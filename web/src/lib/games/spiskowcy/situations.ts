/** What can be answered beforehand: the order of a later turn or round. */
import type { Situation } from '../../table/plans'
import type { Words } from '../../words/words'
import type { GameInfo } from '../../wire'
import { CARDS, copies, GAME, readPack } from './cards'
import type { View } from './view'

const MOST = 4 // copies of a card that an order can reasonably be planned with

export function situations(_: View, words: Words, names: string[], _you: number, game: GameInfo): Situation[] {
  const pack = readPack(game)
  const deeds = CARDS.flatMap((card) =>
    Array.from({ length: Math.min(MOST, copies(pack, card)) }, (_, place) => {
      const choices = [`order_type(${card})`, `order_count(${place + 1})`]
      return { choices, text: words.deed(GAME, choices, names) }
    }),
  )
  return [{ question: 'order-type', text: words.say('web-plan-at-order'), deeds, pass: null }]
}
