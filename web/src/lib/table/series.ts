/** A series of games, part after part at tables of their own: how it stands, in words. */
import { t } from '../app.svelte'
import type { Series } from '../wire'

/** How many parts each seat has won; a draw is nobody's. */
export function partsWon(series: Series, seats: number, last: readonly number[] | null = null): number[] {
  const winners = [...series.past.map((part) => part.winners), ...(last === null ? [] : [last])]
  return Array.from({ length: seats }, (_, seat) => winners.filter((one) => one.length === 1 && one[0] === seat).length)
}

/** "Anna 1, Ada 0" */
export const standing = (won: readonly number[], names: readonly string[]): string =>
  won.map((count, seat) => `${names[seat] ?? ''} ${count}`).join(', ')

/** "Part 2 of 3 · Parts won: Anna 1, Ada 0"; the first part has no standing. */
export function seriesText(series: Series, names: readonly string[]): string {
  const part = t('web-campaign-short', { part: series.part, parts: series.parts })
  if (series.past.length === 0) return part
  const text = standing(partsWon(series, names.length), names)
  return `${part} · ${t('web-campaign-standing', { standing: text })}`
}
