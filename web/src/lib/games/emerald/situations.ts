/** What can be answered beforehand: chances to react. */
import type { Situation } from '../../table/plans'
import type { Words } from '../../words/words'
import type { GameInfo } from '../../wire'
import { GAME, readPack } from './cards'
import type { View } from './view'

export function situations(view: View, words: Words, names: string[], you: number, game: GameInfo): Situation[] {
  const deed = (choice: string) => ({ choices: [choice], text: words.choice(GAME, choice, names) })
  const pack = readPack(game).cards
  const cards = [...new Set(view.seats[you]?.hand ?? [])].filter((card) => pack.get(card)?.blocks)
  const others = names.flatMap((text, value) => (value === you ? [] : [{ value, text }]))
  return [
    {
      question: 'block',
      text: words.say('web-plan-at-attack'),
      deeds: [deed('block_none'), ...cards.map((card) => deed(`block(${card})`))],
      pass: 'block_none',
      when: { fact: 'a', any: words.say('web-plan-by-anybody'), values: others },
    },
    {
      question: 'heart',
      text: words.say('web-plan-at-identity'),
      deeds: [deed('heart_keep'), deed('heart_play')],
      pass: 'heart_keep',
    },
  ]
}
