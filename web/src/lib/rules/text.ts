/**
 * The text of the rules as the page needs it. The server makes its HTML from Markdown of ours: tags are closed, texts
 * are escaped, and figures stand in it as `<div data-figure="table"></div>`.
 */

/** A paragraph, list or table with the rules that it cites, or the place of a figure. */
export type Block = { is: 'text'; html: string; rules: string[] } | { is: 'figure'; id: string }

export interface Section {
  id: string
  title: string
  /** 2 or 3: the rank of its heading; 0: what stands before the first heading */
  rank: number
  blocks: Block[]
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g
const VOID = new Set(['br', 'hr', 'img'])
const CITED = /<a href="[^"]*#[^"]*">([A-Z]{1,4}-?[A-Z]?[\d.]+[a-z]?)<\/a>/g
/** `(EST-4.1, EST-4.2)`: rules in brackets, and nothing else */
const BRACKETS = /\s\((?:<a href="[^"]*">[A-Z]{1,4}-?[A-Z]?[\d.]+[a-z]?<\/a>(?:,\s)?)+\)/g

/** The elements of the highest level. */
export function elements(html: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const tag of html.matchAll(TAG)) {
    if (VOID.has(tag[2]!)) continue
    if (tag[1] === '') {
      if (depth === 0) start = tag.index
      depth += 1
    } else {
      depth -= 1
      if (depth === 0) found.push(html.slice(start, tag.index + tag[0].length))
    }
  }
  return found
}

/** The words of some HTML. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '’')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}

/** The rules that a text cites, each once, in its order. */
export const cited = (html: string): string[] => [...new Set([...html.matchAll(CITED)].map((one) => one[1]!))]

/** A text without the rules in brackets: they stand in the margin. */
export const bare = (html: string): string => html.replace(BRACKETS, '')

/** A page of rules by its headings. */
export function sections(html: string): Section[] {
  const found: Section[] = []
  for (const element of elements(html)) {
    const heading = /^<h([23])(?: id="([^"]*)")?/.exec(element)
    if (heading) {
      found.push({ id: heading[2] ?? '', title: plain(element), rank: Number(heading[1]), blocks: [] })
      continue
    }
    if (found.length === 0) found.push({ id: '', title: '', rank: 0, blocks: [] })
    const figure = /^<div data-figure="([^"]*)">/.exec(element)
    found.at(-1)!.blocks.push(
      figure
        ? { is: 'figure', id: figure[1]! }
        : // what stands before the first heading names a rule only as an example
          found.at(-1)!.rank === 0
          ? { is: 'text', html: element, rules: [] }
          : { is: 'text', html: bare(element), rules: cited(element) },
    )
  }
  return found
}

/** What the numbered rules say under an id, as HTML; null: they have no such rule. */
export function ruleText(reference: string, rule: string): string | null {
  const start = reference.indexOf(` id="${rule.toLowerCase()}"`)
  if (start < 0) return null
  const [element = ''] = elements(reference.slice(reference.lastIndexOf('<', start)))
  const [, inside = ''] = /^<[^>]*>([\s\S]*)<\/[a-z0-9]+>$/.exec(element) ?? []
  if (element.startsWith('<tr')) return inside.replace(/<\/?t[dh][^>]*>/g, ' ')
  return inside.replace(/<\/?p>/g, '')
}

/** Every numbered rule with its words. */
export function ruleTexts(reference: string): { rule: string; text: string }[] {
  const found: { rule: string; text: string }[] = []
  for (const one of reference.matchAll(/<(?:li|tr|p) id="([a-z]{1,4}-?[a-z]?[\d.]+[a-z]?)"/g)) {
    const [element = ''] = elements(reference.slice(one.index))
    const text = plain(element.replace(/<small class="printed">[\s\S]*?<\/small>/, ''))
    found.push({ rule: one[1]!.toUpperCase().replace(/(\d)([A-Z])$/, (_, n, l) => n + l.toLowerCase()), text })
  }
  return found
}
