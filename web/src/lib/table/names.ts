/** What the seats of a table are called. */
import type { GameInfo, SeatInfo } from '../wire'
import type { Words } from '../words/words'

export function seatName(words: Words, seat: SeatInfo): string {
  if (seat.kind === 'empty') return words.say('web-seat-empty')
  return seat.name || words.say('web-somebody')
}

/** A level of bots in words; one that this client does not know yet goes by its id. */
export function levelName(words: Words, level: string): string {
  const id = `web-level-${level}`
  return words.has(id) ? words.say(id) : level.charAt(0).toUpperCase() + level.slice(1)
}

/** How strong a level was measured to be against the one below it; empty where nobody has measured it. */
export function levelStrength(words: Words, game: GameInfo, level: string): string {
  const won = game.strengths[level]
  const below = game.levels[game.levels.indexOf(level) - 1]
  if (won === undefined || below === undefined) return ''
  return words.say('web-strength-measured', { percent: won, below: levelName(words, below) })
}

/** The level to begin with: neither the weakest nor the strongest, where there are so many. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('medium') ? 'medium' : (levels.at(-1) ?? '')
}

/** Names of all seats. Two of the same name are told apart by a number. */
export function seatNames(words: Words, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => seatName(words, seat))
  return names.map((name, place) => {
    if (seats[place]?.kind === 'empty') return name
    const before = names.slice(0, place).filter((one) => one === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}
