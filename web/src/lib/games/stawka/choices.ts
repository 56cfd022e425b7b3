/** What a question offers, as things on the board where it can be answered. Nothing here decides what is legal. */
import type { Ask } from '../../wire'
import { splitChoice } from '../../words/words'

/** Choices by what they point at. */
const AT_FIELD = ['step', 'field', 'support', 'protect']
const AT_AGENT = [
  'activate',
  'talk',
  'pass_mission',
  'arrest',
  'kidnap',
  'give',
  'take',
  'bribe',
  'interrogate',
  'agent',
]
const AT_CARD = ['play_card', 'convert', 'stash', 'react', 'block', 'drop_card', 'drop_reaction']
const PASSES = ['pass', 'ignore', 'stop', 'leave', 'end_activation', 'withdraw']
/** Actions, dearest or most telling first; the dock shows them in this order. */
const ORDER = [
  'search',
  'talk',
  'arrest',
  'kidnap',
  'attack',
  'transmit',
  'dismiss',
  'pass_mission',
  'claim_basic',
  'claim_special',
  'interrogate',
  'bribe',
  'give',
  'take',
  'use_item',
  'use_trait',
  'spend',
  'play_card',
  'stash',
  'convert',
]
/** AP of the actions (STA-4.4); a step costs 1. Arrest follows the option. */
const COSTS: Readonly<Record<string, number>> = {
  step: 1,
  search: 2,
  talk: 1,
  pass_mission: 1,
  dismiss: 1,
  attack: 1,
  kidnap: 2,
  transmit: 1,
}

export interface Choice {
  text: string
  family: string
  argument: string
}

export const parse = (text: string): Choice => ({ text, ...splitChoice(text) })
export const isPass = (choice: string): boolean => PASSES.includes(splitChoice(choice).family)
export const ofCard = (choice: string): boolean => AT_CARD.includes(splitChoice(choice).family)

/** The thing that a choice points at: a field of the map, an agent, a card of the hand; null: none. */
export function thingOf(choice: string): string | null {
  const { family, argument } = splitChoice(choice)
  if (AT_FIELD.includes(family)) return fieldAt(argument)
  if (AT_AGENT.includes(family)) return agentAt(argument)
  if (family === 'cell') return cellAt(argument)
  return AT_CARD.includes(family) ? cardAt(argument) : null
}

export const fieldAt = (field: string): string => `field:${field}`
export const agentAt = (agent: string): string => `agent:${agent}`
export const cellAt = (cell: string): string => `cell:${cell}`
export const cardAt = (card: string): string => `card:${card}`

/** What the question offers at this thing. */
export const offersAt = (question: Ask | null, thing: string): string[] =>
  question === null ? [] : question.options.filter((option) => thingOf(option) === thing)

/** What would be the answer at this thing, although it is not offered: asked for its reason. */
export function closedAt(question: Ask | null, thing: string): string | null {
  if (question === null) return null
  const [kind, id] = thing.split(':')
  if (question.kind === 'activation-menu') {
    if (kind === 'card') return `play_card(${id})`
    return kind === 'field' ? `step(${id})` : `talk(${id})`
  }
  if (kind === 'cell') return null
  if (question.kind === 'choose-activation') return kind === 'agent' ? `activate(${id})` : null
  const families = kind === 'field' ? AT_FIELD : kind === 'agent' ? AT_AGENT : AT_CARD
  const alike = new Set(
    question.options.map((option) => splitChoice(option).family).filter((one) => families.includes(one)),
  )
  const [family, ...others] = alike
  return family !== undefined && others.length === 0 ? `${family}(${id})` : null
}

/** Actions of an activation that are not offered now: shown closed, so that they can be asked for their reason. */
export const closedActions = (question: Ask): string[] =>
  question.kind === 'activation-menu'
    ? ['search', 'end_activation'].filter((one) => !question.options.includes(one))
    : []

/** AP that a choice costs; null: it is free, or not about AP. */
export function costOf(choice: string, arrest: number): number | null {
  const { family } = splitChoice(choice)
  return family === 'arrest' ? arrest : (COSTS[family] ?? null)
}

const rank = (choice: string): number => {
  const place = ORDER.indexOf(splitChoice(choice).family)
  return isPass(choice) ? ORDER.length + 1 : place < 0 ? ORDER.length : place
}

/** Options in the order of the dock; those that end something come last. */
export const inOrder = (options: readonly string[]): string[] =>
  options
    .map((option, n) => ({ option, n }))
    .sort((a, b) => rank(a.option) - rank(b.option) || a.n - b.n)
    .map((one) => one.option)

/** A fact of the question that is a word. */
export function fact(question: Ask | null, name: string): string | null {
  const value = question?.facts[name]
  return typeof value === 'string' ? value : null
}

/** Is this choice a card or a sector that lies in the dock anyway? A sector that is only named does not. */
export const inHand = (question: Pick<Ask, 'kind'>, choice: string): boolean =>
  ['plan', 'threat', 'turn'].includes(splitChoice(choice).family) || question.kind === 'lay-sector'
/** Is this choice a place beside the town, or a letter that is typed? */
const elsewhere = (choice: string): boolean => ['cell', 'letter'].includes(splitChoice(choice).family)

/** The options that stand as buttons in the dock: what cards offer does not, nor fields of the map where they are many. */
export function buttonsOf(question: Ask): string[] {
  const fields = question.options.filter((option) => thingOf(option)?.startsWith('field:'))
  const menu = question.kind === 'activation-menu'
  const hidden = (option: string): boolean =>
    inHand(question, option) ||
    elsewhere(option) ||
    (menu && ofCard(option)) ||
    ((menu || (fields.length > MOST_FIELDS && !LISTED.includes(question.kind))) && fields.includes(option))
  return inOrder(question.options.filter((option) => !hidden(option)))
}
const MOST_FIELDS = 6
/** questions about a few places all over the town: on a small screen they are chosen by name */
const LISTED = ['set-radio']
