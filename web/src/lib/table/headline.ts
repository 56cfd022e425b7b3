/** Who has won, as the headline of the end. */
import { app, t } from '../app.svelte'
import { victors } from '../games'
import type { TableScreen } from './screen.svelte'

/** The seats that have won; at a draw, nobody. */
export const winnersOf = (screen: TableScreen): readonly number[] =>
  victors(screen.table!.game, screen.result!.winners, screen.table!.seats.length)

/** "Bruno wins"; `you` is called so, unless nobody is. */
export function headline(screen: TableScreen, names: string[], you: number | null): string {
  const result = screen.result!
  const winners = winnersOf(screen)
  if (winners.length === 0) return t(result.winners.length > 0 ? 'web-end-drawn' : 'web-end-nobody')
  const played = result.ended === 'played'
  const own = played && screen.ui?.headline?.(screen.store.frame!.view, app.words, names, winners, you)
  if (own) return own
  if (winners.length === 1 && winners[0] === you) return t('web-end-you')
  const list = app.words.list(winners.map((seat) => names[seat] ?? ''))
  return t('web-end-winner', { names: list, count: winners.length })
}
