/** Seats before the game: what they are called. */
import { app, t } from '../app.svelte'
import { sidesOf } from '../home/telling.svelte'

/** The side that a seat plays, or its number. */
export function placeName(game: string, place: number): string {
  const side = sidesOf(game)[place]
  return side ? app.words.term(game, 'side', side) : t('web-room-seat', { seat: place + 1 })
}
