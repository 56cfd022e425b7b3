/** What is told while the influence is counted. */
import type { Count } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { GAME, isCard } from './cards'
import { paid, sources, standings } from './score'
import type { View } from './view'

export function counts(view: View, words: Words, names: string[]): Count[] {
  const lines = standings(view).toSorted((a, b) => a.seat - b.seat)
  return sources().map((source) => {
    const gains = lines.map((line) => paid(line, source))
    if (!isCard(source)) {
      const name = words.say(`web-spiskowcy-score-${source}`)
      return { name, gains, why: words.say(`web-count-${source}`) }
    }
    const leader = gains.findIndex((gain) => gain > 0)
    const why = leader < 0 ? words.say('web-count-tied') : words.say('web-count-most', { seat: names[leader] ?? '' })
    return { name: words.card(GAME, source), gains, why }
  })
}
