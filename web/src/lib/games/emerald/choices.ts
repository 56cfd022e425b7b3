/** What a question offers, as places on the board and cards in the hand. Nothing here decides what is legal. */
import type { Ask } from '../../wire'
import { splitChoice } from '../../words/words'
import type { View } from './view'

export interface Choice {
  text: string
  family: string
  argument: string
}

export const parse = (text: string): Choice => ({ text, ...splitChoice(text) })

/** The fixed grid of actions: places become habit. */
export const ACTIONS = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'pass'] as const

const PASSES = ['done', 'block_none', 'heart_keep', 'end_turn', 'pass']
/** Choices that are played with a card of the hand. */
const OF_CARDS = [
  'card_action',
  'free_action',
  'support',
  'block',
  'pay',
  'pay_restorationist',
  'pay_loyalist',
  'kill_card',
  'bombs',
  'discard_card',
]

export const isPass = (choice: string): boolean => PASSES.includes(splitChoice(choice).family)
export const isOfCard = (choice: string): boolean => OF_CARDS.includes(splitChoice(choice).family)

/** What the question would take from a card of the hand, offered or not. */
const CARD_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  turn: ['card_action', 'free_action'],
  'place-card': ['pay'],
  'claim-card': ['pay'],
  'retrieve-card': ['pay'],
  'move-card': ['pay'],
  'track-card': ['pay_restorationist', 'pay_loyalist'],
  'kill-card': ['kill_card'],
  'kill-support': ['bombs', 'support'],
  'discard-card': ['discard_card'],
  'redraw-card': ['discard_card'],
  block: ['block'],
}
/** Questions that a city answers, and the family. */
const CITY_FAMILIES: Readonly<Record<string, string>> = {
  'setup-agent': 'city',
  'place-city': 'city',
  'claim-city': 'city',
  'retrieve-source': 'from_city',
  'move-from': 'from_city',
  'move-to': 'city',
  'kill-city': 'city',
  'reveal-agent': 'city',
  'text-city': 'city',
  'text-more': 'city',
  'text-source': 'from_city',
  'redeploy-city': 'city',
  'zombie-strike': 'city',
  'zombie-city': 'city',
}

/** All choices that this question offers for a card. */
export function offersOf(question: Ask | null, card: string): string[] {
  return question?.options.filter((option) => isOfCard(option) && splitChoice(option).argument === card) ?? []
}

/** What to ask about a card that is not offered: why not? */
export function closedOf(question: Ask | null, card: string): string | null {
  const family = question ? CARD_FAMILIES[question.kind]?.[0] : undefined
  return family === undefined ? null : `${family}(${card})`
}

export const wantsCards = (question: Ask | null): boolean => question !== null && question.kind in CARD_FAMILIES
export const wantsCity = (question: Ask | null): boolean => question !== null && question.kind in CITY_FAMILIES

/** Something on the board that answers a question, or would if it were offered. */
export interface Target {
  choice: string
  /** of the same kind as what is offered, but not offered */
  closed: boolean
}
export type Targets = ReadonlyMap<string, Target>

export const cityAt = (city: string): string => `city:${city}`
export const royalAt = (city: string): string => `royal:${city}`
export const piecesAt = (city: string, seat: number | string): string => `pieces:${city}:${seat}`
export const seatAt = (seat: number | string): string => `seat:${seat}`

/** A fact of the question that is a word: the card, the city. */
export function fact(question: Ask | null, name: string): string | null {
  const value = question?.facts[name]
  return typeof value === 'string' ? value : null
}

/** A fact of the question that is a number. */
export function amount(question: Ask | null, name = 'count'): number {
  const value = question?.facts[name]
  return typeof value === 'number' ? value : 0
}

/** The places of the board where the question can be answered. */
export function targets(question: Ask | null, view: View): Targets {
  const found = new Map<string, Target>()
  if (question === null) return found
  const put = (place: string, choice: string, always = true): void => {
    const closed = !question.options.includes(choice)
    if (always || !closed) found.set(place, { choice, closed })
  }
  const family = CITY_FAMILIES[question.kind]
  if (family) for (const city of view.cities) put(cityAt(city.id), `${family}(${city.id})`)
  const city = fact(question, 'city')
  if (question.kind === 'kill-target' && city) {
    put(royalAt(city), 'kill_royal')
    view.seats.forEach((_, seat) => put(piecesAt(city, seat), `kill_agent(${seat})`))
  }
  if (question.kind === 'text-victim' && city) {
    view.seats.forEach((_, seat) => put(piecesAt(city, seat), `player(${seat})`))
  }
  if (question.kind === 'text-seat') view.seats.forEach((_, seat) => put(seatAt(seat), `player(${seat})`))
  if (question.kind === 'retrieve-source' && view.seat !== null) put(seatAt(view.seat), 'from_limbo', false)
  if (question.kind === 'text-source' && view.seat !== null) put(seatAt(view.seat), 'from_supply', false)
  return found
}

/** The city that a choice points at, for the list view. */
export function cityOf(choice: string, question: Ask | null): string | null {
  const { family, argument } = splitChoice(choice)
  if (family === 'city' || family === 'from_city') return argument
  return family.startsWith('kill_') && family !== 'kill_card' ? fact(question, 'city') : null
}

/** Does the choice come after another step of the same gesture, so that there is something to go back from? */
export const isMidway = (view: View): boolean => view.plan.length > 0

/** The cards of the plan that were given for something already, as a count by card. */
export function spent(view: View): Map<string, number> {
  const found = new Map<string, number>()
  for (const step of view.plan) {
    const { family, argument } = splitChoice(step)
    if (OF_CARDS.includes(family)) found.set(argument, (found.get(argument) ?? 0) + 1)
  }
  return found
}
