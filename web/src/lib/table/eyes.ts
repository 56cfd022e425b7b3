/** With whose eyes a finished game can be looked at: each seat's, a spectator's, or with everything open. */
import type { Eyes } from '../api'
import type { TableScreen } from './screen.svelte'

export function choices(screen: Pick<TableScreen, 'names' | 'store'>): Eyes[] {
  const seats = screen.names.map((_, seat): Eyes => (seat === screen.store.you ? 'own' : seat))
  // A spectator's own eyes are a spectator's.
  return [...seats, screen.store.you === null ? 'own' : 'spectator', 'all']
}
