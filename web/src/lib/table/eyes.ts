/** With whose eyes a finished game can be looked at: each seat's, a spectator's, or with everything open. */
import type { Eyes } from '../api'
import type { Desk } from './desk.svelte'

export function choices(desk: Pick<Desk, 'names' | 'store'>): Eyes[] {
  const seats = desk.names.map((_, seat): Eyes => (seat === desk.store.you ? 'own' : seat))
  // A spectator's own eyes are a spectator's.
  return [...seats, desk.store.you === null ? 'own' : 'spectator', 'all']
}
