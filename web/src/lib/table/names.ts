/** What the seats of a table are called. */
import type { GameInfo, SeatInfo } from '../wire'
import type { Words } from '../words/words'

export function seatName(words: Words, seat: SeatInfo): string {
  if (seat.kind === 'empty') return words.say('web-seat-empty')
  return seat.name || words.say('web-somebody')
}

/** A bot in words: its level, a search with its budget, or a class of the host's own, `my_bots:Anna`. */
export function levelName(words: Words, level: string): string {
  const [first = '', ...more] = level.split(':')
  const id = `web-level-${first}`
  if (words.has(id)) return [words.say(id), ...more].join(' ')
  const name = more.join(' ') || first
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Ladder = Pick<GameInfo, 'id' | 'levels' | 'strengths' | 'strengths_of'>

/** Of a hundred games, how many a level wins against the one below it; null where nobody has measured it. */
function measured(words: Words, game: Ladder, level: string): { percent: number; below: string } | null {
  const percent = game.strengths[level]
  const below = game.levels[game.levels.indexOf(level) - 1]
  return percent === undefined || below === undefined ? null : { percent, below: levelName(words, below) }
}

/** How strong a level was measured to be, and in which scenario; empty where nobody has measured it. */
export function levelStrength(words: Words, game: Ladder, level: string): string {
  const found = measured(words, game, level)
  if (found === null) return ''
  if (game.strengths_of === null) return words.say('web-strength-measured', found)
  const scenario = words.value(game.id, 'scenario', game.strengths_of)
  return words.say('web-strength-measured-in', { ...found, scenario })
}

/** A level in the list of a table that plays this scenario: with its strength, if that was measured there. */
export function levelOption(words: Words, game: Ladder, level: string, scenario: unknown): string {
  const name = levelName(words, level)
  const found = measured(words, game, level)
  if (found === null || (game.strengths_of !== null && game.strengths_of !== scenario)) return name
  return words.say('web-level-strength', { level: name, ...found })
}

/** The level to begin with: neither the weakest nor the strongest, where there are three or more. */
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
