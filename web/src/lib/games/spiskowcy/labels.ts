/** What a choice brings about, in words for its button: "Place 2 Bankers", "Destroy Celina’s Prince". */
import type { Scene } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { GAME, isEvent, type Card } from './cards'
import { factCard, factSeat, parse } from './choices'
import { count, size, type Standing } from './table'
import type { View } from './view'

const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-spiskowcy-${id}`, facts)

/** A number of cards of a kind, as the object of a sentence. */
const some = (words: Words, card: Card, count: number): string => say(words, `some-${card}`, { count })

/** The name of a card as the object of a sentence. */
const one = (words: Words, card: Card): string => say(words, `one-${card}`)

function owned(scene: Scene<View>, seat: number, card: Card): string {
  const { words, names, you } = scene
  if (seat === you) return say(words, 'owned-you', { card: one(words, card), id: card })
  return say(words, 'owned', { card: one(words, card), seat: names[seat] ?? '' })
}

/** How many cards of the order a reveal turns up: all of a character, one event at a time. */
export function revealed(view: View, you: number | null, card: Card): number {
  if (isEvent(card) || you === null) return 1
  return Math.max(1, count(view.seats[you]?.orders, card))
}

/** The words of a button begin like a sentence, whichever word comes first in this language. */
export function label(scene: Scene<View>, text: string): string {
  const result = inWords(scene, text)
  return result.charAt(0).toLocaleUpperCase(scene.words.language) + result.slice(1)
}

function inWords(scene: Scene<View>, text: string): string {
  const { words, names, question, view, you } = scene
  const choice = parse(text)
  const { card, number } = choice
  const order = factCard(question, 'card')
  switch (choice.family) {
    case 'order_count':
      if (order && number !== null) return say(words, 'do-place', { cards: some(words, order, number) })
      break
    case 'order_second':
      if (order && card) return say(words, 'do-place-pair', { first: one(words, order), second: one(words, card) })
      break
    case 'order_pair':
      return say(words, 'do-two-kinds')
    case 'order_none':
      return say(words, 'do-place-none')
    case 'reveal':
      if (card) return say(words, 'do-reveal', { cards: some(words, card, revealed(view, you, card)) })
      break
    case 'use_banker':
      return say(words, 'do-banker')
    case 'use_bishop':
      if (card) return say(words, 'do-bishop', { card: one(words, card), id: card })
      break
    case 'use_spy':
      if (number !== null) return say(words, 'do-spy', { seat: names[number] ?? '' })
      break
    case 'end_turn':
      return say(words, 'do-end-turn')
    case 'raid_skip':
      return say(words, 'do-skip-raid')
    case 'plot_skip':
      return say(words, 'do-skip-plot')
    case 'raid_card': {
      const victim = factSeat(question, 'victim')
      if (card && victim !== null) return say(words, 'do-destroy', { what: owned(scene, victim, card) })
      break
    }
    case 'plot_card_b': {
      const a = factSeat(question, 'a')
      const given = factCard(question, 'card_a')
      const b = factSeat(question, 'victim')
      if (a === null || given === null || b === null || card === null) break
      return say(words, 'do-swap', { first: owned(scene, a, given), second: owned(scene, b, card) })
    }
    case 'discard':
      if (card) return say(words, 'do-discard', { card: one(words, card), id: card })
      break
    case 'stop_discarding':
      if (you !== null) return say(words, 'do-keep', { count: size(view.seats[you]?.tableau) })
      break
  }
  return words.choice(GAME, text, names)
}

/** The sign of a standing in words; a seat that is simply behind has none. */
export function standingWord(words: Words, standing: Standing): string {
  if (standing === 'leads' || standing === 'ties' || standing === 'seer') return say(words, `stands-${standing}`)
  return ''
}

/** A stack as a screen reader says it: "Celina: Juggler ×2, leads". */
export function stackLabel(scene: Scene<View>, seat: number, card: Card, standing: Standing): string {
  const { words, names, view } = scene
  const cards = words.cards(GAME, { [card]: count(view.seats[seat]?.tableau, card) })
  const parts = [cards, standingWord(words, standing)].filter(Boolean)
  return `${words.marked(names, scene.you)[seat] ?? ''}: ${parts.join(', ')}`
}
