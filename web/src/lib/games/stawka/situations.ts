/** What can be answered beforehand: chances to react, at some moments or at all. */
import type { Situation } from '../../table/plans'
import type { Words } from '../../words/words'
import { term } from './labels'
import type { GameInfo } from '../../wire'
import { GAME, readPack } from './pack'
import type { View } from './view'

/** Moments in which most reactions are possible, in the order of a stage. */
const MOMENTS = [
  'stage-start',
  'activation-start',
  'move-declared',
  'step-before',
  'step-after',
  'move-end',
  'search-declared',
  'search-end',
  'talk-declared',
  'talk-before-roll',
  'talk-after-roll',
  'talk-end',
  'attack-before-roll',
  'elimination-before',
  'stage-end',
] as const

export function situations(view: View, words: Words, names: string[], you: number, game: GameInfo): Situation[] {
  const deed = (choice: string) => ({ choices: [choice], text: words.choice(GAME, choice, names) })
  const cards = [...new Set(view.seats[you]?.reaction_cards ?? [])]
  const pack = readPack(game).reactions
  const values = MOMENTS.map((value) => ({ value, text: term(words, 'window', value) }))
  const react: Situation = {
    question: 'window',
    text: words.say('web-plan-at-reaction'),
    deeds: [deed('pass'), ...cards.map((card) => deed(`react(${card})`))],
    pass: 'pass',
    when: { fact: 'window', any: words.say('web-plan-any-moment'), values },
  }
  const token: Situation = {
    question: 'trigger-token',
    text: words.say('web-plan-at-token'),
    deeds: [deed('pass')],
    pass: 'pass',
  }
  const block: Situation = {
    question: 'block',
    text: words.say('web-plan-at-card'),
    deeds: [deed('pass'), ...cards.filter((card) => pack.get(card)?.block).map((card) => deed(`block(${card})`))],
    pass: 'pass',
  }
  return [react, block, token]
}
