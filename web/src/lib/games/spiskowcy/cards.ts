/** The cards and Place cards, as the content pack of the server has them (rules file, section 3). */
import { ruleLink as ruleOf } from '../../rules'
import type { GameInfo } from '../../wire'

export const GAME = 'spiskowcy'

export const CHARACTERS = [
  'merchant',
  'juggler',
  'guard',
  'banker',
  'innkeeper',
  'bishop',
  'prince',
  'spy',
  'seer',
] as const
export const EVENTS = ['raid', 'plot'] as const
export const CARDS = [...CHARACTERS, ...EVENTS] as const

export type Card = (typeof CARDS)[number]

/** The rules behind each card, for the links of its explanation. */
export const RULES: Record<Card, readonly string[]> = {
  merchant: ['SPI-8.1'],
  juggler: ['SPI-8.2', 'SPI-5.3'],
  guard: ['SPI-8.3'],
  banker: ['SPI-8.4'],
  innkeeper: ['SPI-8.5', 'SPI-6.4'],
  bishop: ['SPI-8.6'],
  prince: ['SPI-8.7', 'SPI-11.4'],
  spy: ['SPI-8.8', 'SPI-8.9'],
  seer: ['SPI-8.11', 'SPI-4.3'],
  raid: ['SPI-9.3', 'SPI-9.4'],
  plot: ['SPI-9.5', 'SPI-9.6'],
}

/** Where a rule stands, word for word. */
export const ruleLink = (rule: string): string => ruleOf(GAME, rule)

export const isCard = (id: unknown): id is Card => (CARDS as readonly unknown[]).includes(id)
export const isEvent = (card: Card): boolean => (EVENTS as readonly Card[]).includes(card)

export interface CardRow {
  id: Card
  copies: number
  influence: number
}

export interface PlaceRow {
  round: number
  deal: number
  keep: number
}

export interface Pack {
  cards: CardRow[]
  places: PlaceRow[]
  /** Victory Point cards in the bank at the start */
  points: number
  /** cards that the Prince may keep above the limit */
  bonus: number
}

/** What is printed on the cards of this table's pack: file by file, rows by their kind. */
interface Content {
  cards?: { card?: CardRow[] }
  places?: { place?: PlaceRow[] }
  bank?: { bank?: { points: number; prince_bonus: number }[] }
}

export function readPack(game: Pick<GameInfo, 'content'>): Pack {
  const content: Content = game.content
  const bank = content.bank?.bank?.[0]
  return {
    cards: content.cards?.card?.filter((row) => isCard(row.id)) ?? [],
    places: content.places?.place ?? [],
    points: bank?.points ?? 0,
    bonus: bank?.prince_bonus ?? 0,
  }
}

export const influence = (pack: Pack, card: Card): number => pack.cards.find((row) => row.id === card)?.influence ?? 0
export const copies = (pack: Pack, card: Card): number => pack.cards.find((row) => row.id === card)?.copies ?? 0

/** A number with a real minus sign. */
export const signed = (number: number): string => String(number).replace('-', '−')
