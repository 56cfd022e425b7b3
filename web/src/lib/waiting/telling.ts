/** A table begins to wait while a page is open, whatever page that is: it is told there, once. */
import { alerts } from '../alerts/alerts.svelte'
import { endpoint, tell } from '../alerts/push'
import { app, t } from '../app.svelte'
import { titleOf } from '../home/telling.svelte'
import { preferences } from '../preferences.svelte'
import { router } from '../router.svelte'
import { play } from '../sounds'
import type { Row } from '../wire'
import { pulse } from './badge'

/** Is this to be told here? A table that is open tells by itself; about a muted one nothing is told. */
export function tells(row: Row, open: string | null): boolean {
  return row.id !== open && !row.muted
}

export async function tellOf(row: Row): Promise<void> {
  const open = router.route.page === 'table' ? router.route.id : null
  if (!tells(row, open)) return
  app.announce(t('web-waits-now', { table: titleOf(row) }))
  play('turn')
  pulse(preferences.vibrate)
  // A device that takes push is told by the server.
  if (!document.hidden || ((await endpoint()) && alerts.info?.push)) return
  tell(`${app.words.game(row.game)}: ${t('web-alerts-turn')}`, '', row.id, `/t/${row.id}`)
}
