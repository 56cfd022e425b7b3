/**
 * Ways to play a game: the cards one of which is chosen, the variants that are switched on, the sides. What a card
 * comes to is written as the game's own options; words for it are `web-start-*`.
 */
import type { GameInfo } from '../wire'
import { mattering } from './settings'
import type { Options } from './start'

export interface Card {
  id: string
  options: Options
  /** how long a game takes, and how much there is to think of, from 1 to 5; unknown for what people build themselves */
  minutes?: number
  difficulty?: number
  /** the scenario comes from a file of the reader */
  file?: true
  /** options that are part of the choice, and are asked for beside the cards */
  asks?: readonly string[]
}

export interface Group {
  id: string
  cards: readonly Card[]
}

export interface Ways {
  groups: readonly Group[]
  /** options that are on or off, each a card of its own */
  switches: readonly string[]
  /** what the seats are called, where they differ from the first moment on */
  sides: readonly string[]
}

const NONE: Ways = { groups: [], switches: [], sides: [] }

const WAYS: Readonly<Record<string, Ways>> = {
  stawka: {
    groups: [
      {
        id: 'training',
        cards: [
          { id: 'meeting', options: { scenario: 's1_meeting' }, minutes: 40, difficulty: 1 },
          { id: 'clash', options: { scenario: 's2_first_clash' }, minutes: 60, difficulty: 2 },
          { id: 'chestnuts', options: { scenario: 's3_chestnuts' }, minutes: 75, difficulty: 3 },
        ],
      },
      {
        id: 'films',
        cards: [
          { id: 'radio', options: { scenario: 's4_i_know_who_you_are' }, minutes: 90, difficulty: 4 },
          { id: 'hotel', options: { scenario: 's5_hotel_excelsior' }, minutes: 120, difficulty: 4 },
          { id: 'secret', options: { scenario: 's6_top_secret' }, minutes: 150, difficulty: 5 },
        ],
      },
      {
        id: 'own',
        cards: [
          {
            id: 'build',
            options: { scenario: 'free', free_difficulty: 'basic' },
            asks: ['free_sectors', 'free_level'],
          },
          {
            id: 'passwords',
            options: { scenario: 'free', free_difficulty: 'advanced' },
            asks: ['password_wordlist', 'free_sectors'],
          },
          { id: 'file', options: {}, file: true },
        ],
      },
    ],
    switches: [],
    sides: ['polish', 'german'],
  },
  estoril: {
    groups: [
      {
        id: 'edition',
        cards: [
          { id: 'edition-pl', options: { edition: 'pl' } },
          { id: 'edition-de', options: { edition: 'de' } },
        ],
      },
    ],
    switches: ['variant_secret_missions', 'variant_recruitment_agenda', 'variant_second_place'],
    sides: [],
  },
}

type Game = Pick<GameInfo, 'id' | 'settings'>
type Setting = GameInfo['settings'][number]

const settingOf = (game: Game, name: string): Setting | undefined => game.settings.find((one) => one.name === name)
export const usualOf = (setting: Setting): string | boolean | number => setting.values[0] ?? ''

/** Only what this server's game has: somebody may have changed its content. */
export function waysOf(game: Game): Ways {
  const ways = WAYS[game.id] ?? NONE
  const known = (card: Card): boolean =>
    Object.entries(card.options).every(([name, value]) => settingOf(game, name)?.values.includes(value))
  const groups = ways.groups.map((group) => ({ ...group, cards: group.cards.filter(known) }))
  return {
    ...ways,
    groups: groups.filter((group) => group.cards.length > 0),
    switches: ways.switches.filter((name) => settingOf(game, name) !== undefined),
  }
}

export const cardsOf = (ways: Ways): Card[] => ways.groups.flatMap((group) => group.cards)

/** Everything that is set, as the server wants it: what changes nothing here is left out. */
export function optionsOf(game: Game, card: Card | undefined, chosen: Options, text: string | null): Options {
  const own: Options = { ...chosen, ...card?.options }
  if (card?.file && text !== null) own['scenario'] = text
  const matter = mattering(game, own).map((setting) => setting.name)
  return Object.fromEntries(Object.entries(own).filter(([name]) => matter.includes(name)))
}

/** The options that the cards, their questions and the switches do not ask for: readings of unclear rules. */
export function readingsOf(game: Game, ways: Ways, card: Card | undefined, options: Options): Setting[] {
  const asked = new Set([...cardsOf(ways).flatMap((one) => Object.keys(one.options)), ...ways.switches])
  for (const name of card?.asks ?? []) asked.add(name)
  return mattering(game, options).filter((setting) => setting.values.length > 1 && !asked.has(setting.name))
}

/** The one card that a table of these options was made from. */
export function cardOf(game: Game, options: Options): Card | undefined {
  const cards = cardsOf(waysOf(game)).filter((card) => !card.file)
  return cards.find((card) => Object.entries(card.options).every(([name, value]) => options[name] === value))
}
