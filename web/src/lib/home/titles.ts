/** What a card is called, and what is chosen by it. */
import { app, t } from '../app.svelte'
import type { Setup } from './setup.svelte'
import { scenarioOf } from './telling.svelte'
import type { Card } from './ways'

/** Scenarios have names of their own; a file brings its title along; everything else is named by us. */
export function nameOf(setup: Setup, card: Card): string {
  if (card.file && setup.file) return setup.file.title
  const scenario = card.options['scenario']
  return scenario === undefined || card.asks
    ? t(`web-start-name-${card.id}`)
    : scenarioOf(setup.game.id, String(scenario))
}

/** What is played: the scenario where the game has some, else the game, with its edition if that is not the usual one. */
export function cardTitle(setup: Setup): string {
  const { card, game, ways } = setup
  const title = app.words.game(game.id)
  if (!card) return title
  if (card.asks) return t(`web-start-title-${card.id}`) // in the middle of a sentence
  if (card.file || card.options['scenario'] !== undefined) return nameOf(setup, card)
  return card === ways.groups[0]?.cards[0] ? title : `${title}, ${nameOf(setup, card)}`
}
