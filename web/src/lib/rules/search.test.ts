import { describe, expect, it } from 'vitest'
import { folded, search, type Entry } from './search'

const ENTRIES: Entry[] = [
  {
    kind: 'text',
    where: 'Placing',
    text: 'A free outer space is always allowed, an inner one only beside your own.',
    anchor: 'block-1-0',
  },
  { kind: 'symbol', where: 'Zabójca', text: 'Sends another character home.', anchor: 'symbol-assassin' },
  { kind: 'card', where: 'Święty Łukasz', text: '', anchor: 'card-x' },
  { kind: 'rule', where: 'EST-7.8', text: 'EST-7.8 Nationalist.', anchor: 'EST-7.8' },
  { kind: 'rule', where: 'EST-17.8', text: 'EST-17.8 Something else.', anchor: 'EST-17.8' },
]
const anchors = (query: string) => search(ENTRIES, query).map((hit) => hit.entry.anchor)

describe('the search', () => {
  it('begins with two letters', () => {
    expect(anchors('a')).toEqual([])
    expect(anchors('  ou ')).toContain('block-1-0')
  })

  it('makes no difference between letters with and without accents', () => {
    expect(anchors('zabojca')).toEqual(['symbol-assassin'])
    expect(anchors('swiety luk')).toEqual(['card-x'])
    expect(folded('Ławka ß').length).toBe('Ławka ß'.length)
  })

  it('finds a rule by its number, and no other one', () => {
    expect(anchors('7.8')[0]).toBe('EST-7.8')
    expect(anchors('7.8')).not.toContain('EST-17.8')
    expect(anchors('est-17.8')).toEqual(['EST-17.8'])
  })

  it('marks what was found, with whole words around it', () => {
    const [hit] = search(ENTRIES, 'INNER')
    expect(hit).toMatchObject({ match: 'inner' })
    expect(ENTRIES[0]!.text).toContain(hit!.before.replace('… ', '') + hit!.match)
    expect((hit!.before + hit!.match + hit!.after).length).toBeLessThan(80)
  })

  it('puts names before texts', () => {
    const more: Entry[] = [{ kind: 'text', where: 'Home', text: 'The zabójca', anchor: 'late' }, ...ENTRIES]
    expect(search(more, 'zabójca')[0]!.entry.anchor).toBe('symbol-assassin')
  })
})
