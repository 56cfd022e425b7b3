/** Search in the rules, their pictures and the cards of a game: all of it is on the page already. */

export type Kind = 'text' | 'figure' | 'symbol' | 'rule' | 'card'

/** Something that can be found, and where it stands. */
export interface Entry {
  kind: Kind
  /** the name of the section, the symbol, the rule or the card */
  where: string
  text: string
  /** what to go to: the id of an element, or of a rule */
  anchor: string
}

export interface Hit {
  entry: Entry
  before: string
  match: string
  after: string
}

export const LEAST = 2 // letters, before anything is looked for
const AROUND = 60 // letters of context in all

const LETTERS: Record<string, string> = { ł: 'l', ß: 's', ø: 'o', æ: 'a', '’': "'", '–': '-', '‑': '-' }

/** A text in which capitals and accents make no difference; each letter stays where it is. */
export function folded(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => {
    const plain = LETTERS[letter] ?? letter.normalize('NFD').charAt(0)
    return plain.padEnd(letter.length, ' ').slice(0, letter.length)
  }).join('')
}

const ORDER: Record<Kind, number> = { text: 0, figure: 1, symbol: 2, card: 3, rule: 4 }

/** What has these words, the best first: a rule by its number, a name, then texts in the order of the page. */
export function search(entries: readonly Entry[], wanted: string, most = 40): Hit[] {
  const query = folded(wanted.trim().replace(/\s+/g, ' '))
  if (query.length < LEAST) return []
  const found: { hit: Hit; rank: number }[] = []
  for (const entry of entries) {
    const name = folded(entry.where)
    const byNumber = /^[a-z]*-?[a-z]?\d+\.?[\d.]*[a-z]?$/.test(query)
    // "7.8" is rule EST-7.8, and not EST-17.8
    const at = byNumber && entry.kind === 'rule' ? numberAt(name, query) : name.indexOf(query)
    const inText = at >= 0 ? -1 : placeIn(folded(entry.text), query, byNumber)
    if (at < 0 && inText < 0) continue
    const rank = at >= 0 ? (name.length === query.length || byNumber ? -20 + name.length / 100 : -10) : 0
    const hit = at >= 0 ? cut(entry, entry.text, -1, 0) : cut(entry, entry.text, inText, query.length)
    found.push({ hit, rank: rank + ORDER[entry.kind] })
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ hit }) => hit)
}

/** Where a text has the words; a number stands by itself, not in a longer one. */
function placeIn(text: string, query: string, byNumber: boolean): number {
  let at = text.indexOf(query)
  while (byNumber && at >= 0 && (/[\d.]/.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + query.length))))
    at = text.indexOf(query, at + 1)
  return at
}

function numberAt(rule: string, query: string): number {
  const number = rule.slice(rule.indexOf('-') + 1)
  if (rule === query || number === query) return 0
  return rule.startsWith(`${query}.`) || number.startsWith(`${query}.`) ? 0 : -1
}

/** Some letters around what was found; whole words. */
function cut(entry: Entry, text: string, at: number, length: number): Hit {
  if (at < 0) {
    const end = text.length <= AROUND ? text.length : text.lastIndexOf(' ', AROUND) + 1 || AROUND
    return { entry, before: '', match: '', after: text.slice(0, end).trimEnd() + (end < text.length ? ' …' : '') }
  }
  const room = Math.max(0, AROUND - length)
  let from = Math.max(0, at - Math.floor(room / 2))
  let to = Math.min(text.length, at + length + Math.ceil(room / 2))
  if (from > 0) from = Math.min(at, text.indexOf(' ', from) + 1 || from)
  if (to < text.length) to = Math.max(at + length, text.lastIndexOf(' ', to))
  return {
    entry,
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? ' …' : ''),
  }
}
