/** Who has won, as the headline of the end. */
import { app, t } from '../app.svelte'
import { victors } from '../games'
import type { Desk } from './desk.svelte'

/** The seats that have won; at a draw, nobody. */
export const winnersOf = (desk: Desk): readonly number[] =>
  victors(desk.table!.game, desk.result!.winners, desk.table!.seats.length)

/** "Bruno wins"; `you` is called so, unless nobody is. */
export function headline(desk: Desk, names: string[], you: number | null): string {
  const result = desk.result!
  const winners = winnersOf(desk)
  if (winners.length === 0) return t(result.winners.length > 0 ? 'web-end-drawn' : 'web-end-nobody')
  const played = result.ended === 'played'
  const own = played && desk.ui?.headline?.(desk.store.frame!.view, app.words, names, winners, you)
  if (own) return own
  if (winners.length === 1 && winners[0] === you) return t('web-end-you')
  const list = app.words.list(winners.map((seat) => names[seat] ?? ''))
  return t('web-end-winner', { names: list, count: winners.length })
}
