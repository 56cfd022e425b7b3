/** Pages of rules, fetched once per language. */
import { api, type RulesPage } from './api'
import type { RulesFigures } from './wire'

const pages = new Map<string, Promise<RulesPage>>()

export function rulesPage(game: string, reference: boolean, language: string): Promise<RulesPage> {
  const key = reference ? game : `${game} ${language}`
  let page = pages.get(key)
  if (!page) {
    page = reference ? api.reference(game) : api.rules(game, language)
    page.catch(() => pages.delete(key))
    pages.set(key, page)
  }
  return page
}

const drawn = new Map<string, Promise<RulesFigures>>()

/** The pictures and symbols of a game, fetched once. */
export function rulesFigures(game: string): Promise<RulesFigures> {
  let found = drawn.get(game)
  if (!found) {
    found = api.figures(game)
    found.catch(() => drawn.delete(game))
    drawn.set(game, found)
  }
  return found
}

/** Where a rule is explained: among the players' rules, or word for word where these do not cite it. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#${rule}`

/** Where a rule of a game stands, word for word. */
export const numberedLink = (game: string, rule: string): string => `/rules/${game}/reference#${rule.toLowerCase()}`
