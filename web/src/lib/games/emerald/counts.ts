/** What is told while the points are counted: identities, sources, and who pays for the last place. */
import type { Count } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { FACTIONS, GAME } from './cards'
import { say } from './labels'
import { SOURCES, standings, type Line } from './score'
import type { View } from './view'

export function counts(view: View, words: Words, names: string[]): Count[] {
  const ranked = standings(view)
  const lines = ranked.toSorted((a, b) => a.seat - b.seat)
  return [
    { name: words.say('web-count-identities'), gains: [], why: sides(lines, words, names) },
    ...SOURCES.map((source, place) => ({
      name: say(words, `score-${source}`),
      gains: lines.map((line) => line.items[place]?.kept ?? 0),
      why: lost(lines, place, words, names),
    })),
    {
      name: say(words, 'score-penalty'),
      gains: lines.map((line) => (line.penalty > 0 ? -line.penalty : 0)),
      why: penalised(ranked, words, names),
    },
  ]
}

/** "Loyalist: Ada and Damian. Restorationist: Bruno." */
function sides(lines: readonly Line[], words: Words, names: string[]): string {
  return FACTIONS.map((faction) => ({
    faction: words.term(GAME, 'faction', faction),
    seats: lines.filter((line) => line.faction === faction).map((line) => names[line.seat] ?? ''),
  }))
    .filter(({ seats }) => seats.length > 0)
    .map(({ faction, seats }) => words.say('web-count-side', { faction, seats: words.list(seats) }))
    .join(' ')
}

function lost(lines: readonly Line[], place: number, words: Words, names: string[]): string {
  const gone = lines.flatMap((line) => {
    const item = line.items[place]
    return item && item.live > item.kept ? [`${names[line.seat] ?? ''} ${item.live - item.kept}`] : []
  })
  return gone.length > 0 ? words.say('web-count-lost', { list: gone.join(', ') }) : ''
}

/** Who came last, so that the whole side pays. */
export function penalised(ranked: readonly Line[], words: Words, names: string[]): string {
  const [paying, ...others] = ranked.filter((line) => line.penalty > 0)
  if (!paying) return words.say('web-count-no-penalty')
  const last = others.reduce((least, line) => (line.corrected < least.corrected ? line : least), paying)
  return words.say('web-count-last', { seat: names[last.seat] ?? '', faction: paying.faction, count: paying.penalty })
}
