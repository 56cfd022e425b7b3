/** The cards of a game with what they say, from its content and its words: to be read, and to be found. */
import type { GameInfo } from '../wire'
import type { Words } from '../words/words'

export interface CardText {
  id: string
  name: string
  text: string
}

const TEXTS = ['power', 'special', 'place', 'basic', 'item', 'trait', 'threat', 'polish', 'german']
const NAMES = ['card', 'tile', 'item', 'location', 'agent', 'document', 'trait', 'threat', 'mission']

interface Row {
  id?: unknown
  strength?: unknown
  vp?: unknown
  [key: string]: unknown
}

/** Every row of the content that has a name; the same name with the same text stands once. */
export function cardTexts(game: GameInfo, words: Words): CardText[] {
  const found = new Map<string, CardText>()
  for (const file of Object.values(game.content)) {
    for (const [kind, rows] of Object.entries(file as Record<string, unknown>)) {
      if (!Array.isArray(rows)) continue
      for (const row of rows as Row[]) {
        const card = typeof row.id === 'string' ? cardText(game.id, kind, row.id, row, words) : null
        if (card && !found.has(`${card.name} ${card.text}`)) found.set(`${card.name} ${card.text}`, card)
      }
    }
  }
  return [...found.values()]
}

function cardText(game: string, kind: string, id: string, row: Row, words: Words): CardText | null {
  const said = (subjects: string[]): string => {
    const known = subjects.map((one) => `${game}-${one}-${id}`.replaceAll('_', '-')).find((one) => words.has(one))
    return known ? words.say(known) : ''
  }
  const name = said([kind, ...NAMES])
  if (!name) return null
  const text = said(TEXTS)
  const numbers = game === 'estoril' && typeof row.strength === 'number' ? strength(words, row) : ''
  return { id, name, text: [numbers, text].filter(Boolean).join(' ') }
}

/** The numbers on a character of Estoril, and what its symbols are called. */
function strength(words: Words, row: Row): string {
  const symbols = (row.symbols as string[]).map((one) => words.term('estoril', 'symbol', one))
  const numbers = [
    words.say('web-estoril-strength', { count: row.strength }),
    words.say('web-estoril-points', { count: row.vp }),
  ]
  return `${[...numbers, ...symbols].join(', ')}.`
}
