/** The margin of the rules: numbers of rules in short, and the pages of the printed rulebook. */
import type { RulePlace, RulesPage } from '../wire'

/** A rule, or rules in a row that follow each other: EST-7.1 to EST-7.3. */
export interface Span {
  first: string
  last: string
  text: string
}

const parts = (rule: string): [string, number] | null => {
  const found = /^(.*\D)(\d+)$/.exec(rule)
  return found ? [found[1]!, Number(found[2])] : null
}

/** Rules in short: what follows each other is one span, of three rules or more. */
export function spans(rules: readonly string[]): Span[] {
  const rows: string[][] = []
  for (const rule of rules) {
    const row = rows.at(-1)
    const before = row && parts(row.at(-1)!)
    const now = parts(rule)
    if (row && before && now && before[0] === now[0] && before[1] + 1 === now[1]) row.push(rule)
    else rows.push([rule])
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0]!, row.at(-1)!]
    if (row.length < 3) return row.map((rule) => ({ first: rule, last: rule, text: rule }))
    return [{ first, last, text: `${first} – ${last.slice(last.lastIndexOf('-') + 1)}` }]
  })
}

/** The rules of a span, of those that are in a list. */
export function inSpan(span: Span, rules: readonly string[]): string[] {
  return rules.slice(rules.indexOf(span.first), rules.indexOf(span.last) + 1)
}

/** Pages in short: 4, 5–7. */
export function pages(numbers: Iterable<number>): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const rows: [number, number][] = []
  for (const page of sorted) {
    const row = rows.at(-1)
    if (row && row[1] + 1 === page) row[1] = page
    else rows.push([page, page])
  }
  return rows.map(([a, b]) => (a === b ? String(a) : `${a}–${b}`)).join(', ')
}

/** Where some rules are printed: the first rulebook that has one of them, its pages, or its sections where it has no numbers. */
export function printedAt(
  rules: readonly string[],
  page: Pick<RulesPage, 'books' | 'places'>,
): { book: string; pages: string; sections: string[] } | null {
  const found: RulePlace[] = rules.flatMap((rule) => page.places[rule] ?? [])
  if (found.length === 0) return null
  const book = Math.min(...found.map((place) => place.book))
  const here = found.filter((place) => place.book === book)
  const numbers = here.flatMap((place) => (place.page === null ? [] : [place.page]))
  const sections = numbers.length > 0 ? [] : [...new Set(here.map((place) => place.section))]
  return { book: page.books[book] ?? '', pages: pages(numbers), sections }
}
