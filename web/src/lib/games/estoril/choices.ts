/** What a question offers, as places on the board where it can be answered. Nothing here decides what is legal. */
import type { Ask } from '../../wire'
import { splitChoice } from '../../words/words'
import type { View } from './view'

const PASSES = ['peek_decline', 'activate_stop', 'activate_skip']
/** Choices that are buttons of their own; everything else has its place on the board or in the hand. */
const BUTTONS = [
  'peek_decline',
  'activate',
  'activate_stop',
  'activate_skip',
  'conspirator_keep',
  'conspirator_replace',
]

/** Questions about a space of the town, and the family that answers them. */
const SPACE_FAMILY: Readonly<Record<string, string>> = {
  'place-space': 'place_space',
  peek: 'peek',
  'assassin-target': 'assassin_target',
  'diplomat-target': 'diplomat_target',
  'seducer-target': 'seducer_target',
  'seducer-space': 'seducer_space',
  'boca-discard': 'boca_discard',
}
/** Questions that come after another step of the same choice. */
const MIDWAY = ['place-space', 'assassin-target', 'diplomat-target', 'seducer-target', 'seducer-space']

export interface Choice {
  text: string
  family: string
  argument: string
}

export function parse(text: string): Choice {
  return { text, ...splitChoice(text) }
}

export const isPass = (choice: string): boolean => PASSES.includes(splitChoice(choice).family)
export const isButton = (choice: string): boolean => BUTTONS.includes(splitChoice(choice).family)
export const isMidway = (question: Ask): boolean => MIDWAY.includes(question.kind)

/** Something on the board that answers a question, or would if it were offered. */
export interface Target {
  choice: string
  /** of the same kind as what is offered, but not offered */
  closed: boolean
}

export type Targets = ReadonlyMap<string, Target>

export const spaceAt = (space: string): string => `space:${space}`
export const rewardAt = (tile: string): string => `reward:${tile}`

/** The places of the town where the question can be answered. */
export function targets(question: Ask | null, view: View): Targets {
  const found = new Map<string, Target>()
  const family = question ? SPACE_FAMILY[question.kind] : undefined
  if (question === null || family === undefined) return found
  const put = (place: string, choice: string): void => {
    found.set(place, { choice, closed: !question.options.includes(choice) })
  }
  for (const tile of view.town) {
    for (const space of tile.spaces) {
      // A target is a character; free spaces are of another kind, and the other way round.
      const fits = wantsFree(question) || space.character !== null
      if (fits) put(spaceAt(space.id), `${family}(${space.id})`)
    }
    if (question.kind === 'peek' && tile.reward) put(rewardAt(tile.id), `peek_reward(${tile.id})`)
  }
  return found
}

/** Is a place for a card asked for, rather than a card? */
export const wantsFree = (question: Ask): boolean =>
  question.kind === 'place-space' || question.kind === 'seducer-space'

/** The place of the board that a choice points at. */
export function placeOf(choice: string): string | null {
  const { family, argument } = splitChoice(choice)
  if (family === 'peek_reward') return rewardAt(argument)
  return Object.values(SPACE_FAMILY).includes(family) ? spaceAt(argument) : null
}

/** A fact of the question that is a word: the card, the space. */
export function fact(question: Ask | null, name: string): string | null {
  const value = question?.facts[name]
  return typeof value === 'string' ? value : null
}

/** How many cards are still to be discarded. */
export function toDiscard(question: Ask | null): number {
  const count = question?.kind === 'hand-discard' ? question.facts.count : 0
  return typeof count === 'number' ? count : 0
}
