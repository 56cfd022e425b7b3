/** What a question offers, as places on the board where it can be answered. Nothing here decides what is legal. */
import type { Ask } from '../../wire'
import { splitChoice } from '../../words/words'
import { CHARACTERS, EVENTS, isCard, type Card } from './cards'
import { count } from './table'
import type { View } from './view'

const PASSES = ['order_none', 'end_turn', 'raid_skip', 'plot_skip', 'stop_discarding']

export interface Choice {
  text: string
  family: string
  card: Card | null
  /** a seat or a count */
  number: number | null
}

export function parse(text: string): Choice {
  const { family, argument } = splitChoice(text)
  const number = /^\d+$/.test(argument) ? Number(argument) : null
  return { text, family, card: isCard(argument) ? argument : null, number }
}

export const isPass = (choice: string): boolean => PASSES.includes(splitChoice(choice).family)

/** Something on the board that answers a question, or would if it were offered. */
export interface Target {
  choice: string
  /** what the same gesture goes on with: the card, after its owner */
  then?: string
  /** of the same kind as what is offered, but not offered */
  closed: boolean
  /** one of the two seats of a swap that the server asks for at another time: it can be pressed all the same */
  turned?: boolean
}

export type Targets = ReadonlyMap<string, Target>

export const plate = (seat: number): string => `plate:${seat}`
export const cell = (seat: number, card: Card): string => `cell:${seat}:${card}`
export const arch = (card: Card): string => `arch:${card}`
/** the viewer's own face-down cards of a kind */
export const order = (card: Card): string => `order:${card}`

/** The places of the board where the question can be answered. */
export function targets(question: Ask | null, view: View, you: number | null, turned: readonly number[] = []): Targets {
  const found = new Map<string, Target>()
  if (question === null || you === null) return found
  const offered = (choice: string): boolean => question.options.includes(choice)
  const put = (place: string, choice: string, then?: string): void => {
    if (!found.has(place))
      found.set(place, { choice, closed: !offered(choice), ...(then === undefined ? {} : { then }) })
  }
  const victim = typeof question.facts.victim === 'number' ? question.facts.victim : you
  switch (question.kind) {
    case 'action':
      for (const card of [...CHARACTERS, ...EVENTS]) {
        if (offered(`reveal(${card})`)) put(order(card), `reveal(${card})`)
      }
      put(arch('banker'), 'use_banker')
      for (const card of EVENTS) {
        if (offered(`use_bishop(${card})`)) put(cell(you, card), `use_bishop(${card})`)
      }
      put(arch('bishop'), first(question, 'use_bishop') ?? 'use_bishop(raid)')
      view.seats.forEach((_, seat) => {
        if (offered(`use_spy(${seat})`)) put(plate(seat), `use_spy(${seat})`)
      })
      put(arch('spy'), first(question, 'use_spy') ?? `use_spy(${(you + 1) % view.seats.length})`)
      break
    case 'raid-player':
      seatsThenCards(view, (seat) => seat !== you, 'raid_player', 'raid_card')
      break
    case 'plot-player-a':
      seatsThenCards(view, () => true, 'plot_player_a', 'plot_card_a')
      break
    case 'plot-player-b':
      seatsThenCards(view, (seat) => seat !== question.facts.a, 'plot_player_b', 'plot_card_b')
      break
    case 'raid-card':
      cards(victim, 'raid_card')
      break
    case 'plot-card-a':
      cards(victim, 'plot_card_a')
      break
    case 'plot-card-b':
      cards(victim, 'plot_card_b')
      break
    case 'discard':
      cards(you, 'discard')
      break
  }
  return found

  /** A seat's plate names the seat; a character of that seat names both. */
  function seatsThenCards(view: View, fits: (seat: number) => boolean, bySeat: string, byCard: string): void {
    view.seats.forEach((shown, seat) => {
      if (!fits(seat)) return
      const choice = `${bySeat}(${seat})`
      put(plate(seat), choice)
      for (const card of CHARACTERS) {
        if (count(shown.tableau, card)) put(cell(seat, card), choice, `${byCard}(${card})`)
      }
      if (!offered(choice) && turned.includes(seat)) {
        for (const place of [plate(seat), ...CHARACTERS.map((card) => cell(seat, card))]) {
          const target = found.get(place)
          if (target) found.set(place, { ...target, closed: false, turned: true })
        }
      }
    })
  }

  /** The cards of one seat; its events are of the same kind and say why they cannot be chosen. */
  function cards(seat: number, family: string): void {
    for (const card of [...CHARACTERS, ...EVENTS]) {
      if (count(view.seats[seat]?.tableau, card)) put(cell(seat, card), `${family}(${card})`)
    }
  }
}

const first = (question: Ask, family: string): string | undefined =>
  question.options.find((option) => splitChoice(option).family === family)

/** The card of the question: what an order is being made of, or which card goes first into a swap. */
export function factCard(question: Ask | null, name: string): Card | null {
  const value = question?.facts[name]
  return isCard(value) ? value : null
}

export function factSeat(question: Ask | null, name: string): number | null {
  const value = question?.facts[name]
  return typeof value === 'number' ? value : null
}

/** The most cards that an order can have now. */
export function mostCards(question: Ask): number {
  return Math.max(
    0,
    ...question.options.map(parse).map((choice) => (choice.family === 'order_count' ? (choice.number ?? 0) : 0)),
  )
}
