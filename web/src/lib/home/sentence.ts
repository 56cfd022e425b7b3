/** The whole choice in a sentence: what the one button of the panel says. */
import { app, t } from '../app.svelte'
import { levelName, seatName } from '../table/names'
import { partsWon } from '../table/series'
import type { Setup } from './setup.svelte'

/** Game or scenario, with the variants that are switched on. */
export function whatOf(setup: Setup, title: string): string {
  const variants = setup.switched.map((name) => t(`web-start-name-${name.replaceAll('_', '-')}`))
  return variants.length > 0 ? t('web-start-with', { title, variants: app.words.list(variants) }) : title
}

export function sentenceOf(setup: Setup, title: string): string {
  if (setup.joined) {
    const people = setup.joined.seats.filter((seat) => seat.kind === 'person').map((seat) => seatName(app.words, seat))
    return t('web-start-join', { names: app.words.list(people) })
  }
  if (setup.goesOn) return t('web-start-go-on', { part: partOf(setup), title })
  const what = whatOf(setup, title)
  const sides = setup.ways.sides
  const side = sides.length === 0 ? 'none' : setup.choice.chance ? 'chance' : (sides[setup.you] ?? 'none')
  const strengths = setup.bots.map((level) => levelName(app.words, level))
  const levels = app.words.list(new Set(strengths).size === 1 ? strengths.slice(0, 1) : strengths)
  const facts = { title: what, side, levels, bots: setup.bots.length, friends: setup.friends }
  if (setup.friends === 0) return t('web-start-go-bots', facts)
  return t(setup.choice.open ? 'web-start-go-open' : 'web-start-go-friends', facts)
}

/** The part of the campaign that comes next. */
export const partOf = (setup: Setup): number => (setup.campaign?.series?.part ?? 0) + 1

/** How the campaign stands, from the reader's side: "1 : 0". */
export function leadOf(setup: Setup): string {
  const row = setup.campaign
  if (!row?.series || row.you === null) return ''
  const won = partsWon(row.series, row.seats.length, row.winners)
  return [won[row.you] ?? 0, ...won.filter((_, seat) => seat !== row.you)].join(' : ')
}

/** Why the button is closed; empty where it is not. */
export function closedBy(setup: Setup): string {
  if (setup.ready) return ''
  if (setup.misfit) return t('web-start-closed-seats')
  if (!setup.unread && setup.fault) return setup.fault
  const fault = setup.file?.fault
  if (!fault) return t('web-start-closed-file')
  return setup.file?.line ? t('web-start-closed-line', { line: setup.file.line }) : t('web-start-closed-fault')
}
