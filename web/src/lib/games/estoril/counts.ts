/** What is told while the points are counted. */
import type { Count } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { paid, sourceName, sources, standings } from './score'
import type { View } from './view'

export function counts(view: View, words: Words, names: string[]): Count[] {
  const lines = standings(view).toSorted((a, b) => a.seat - b.seat)
  return sources(view).map((source) => {
    const gains = lines.map((line) => paid(line, source))
    const name = sourceName(words, source)
    if (source === 'discards' || source === 'hand' || source === 'agenda') {
      return { name, gains, why: words.say(`web-count-${source}`) }
    }
    const seats = names.filter((_, seat) => (gains[seat] ?? 0) > 0)
    return { name, gains, why: words.say('web-count-mission', { seats: words.list(seats), count: seats.length }) }
  })
}
