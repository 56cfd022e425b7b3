import { describe, expect, it } from 'vitest'
import { bare, cited, elements, plain, ruleText, ruleTexts, sections } from './text'

const link = (rule: string) => `<a href="/rules/estoril/reference#${rule.toLowerCase()}">${rule}</a>`
const PAGE = `<p>For 2 to 4.</p>
<h2 id="goal">The goal</h2>
<p>Most points <em>win</em> (${link('EST-10.1')}, ${link('EST-10.6')}).</p>
<div data-figure="table"></div>
<h3 id="town">The town</h3>
<ul>
<li>Six tiles (${link('EST-3.1')})</li>
</ul>`
const RULES = `<ul>
<li id="est-4.3"><strong>EST-4.3</strong> An inner space is open beside <em>your own</em>.<small class="printed">p. 7</small></li>
<li id="est-4.30"><strong>EST-4.30</strong> Another.</li>
</ul>`

describe('the text of the rules', () => {
  it('falls into its elements', () => {
    expect(elements('<p>a<br>b</p>\n<ul><li>c</li></ul>')).toEqual(['<p>a<br>b</p>', '<ul><li>c</li></ul>'])
  })

  it('falls into sections with the rules and figures of each block', () => {
    const found = sections(PAGE)
    expect(found.map((one) => [one.rank, one.id, one.title])).toEqual([
      [0, '', ''],
      [2, 'goal', 'The goal'],
      [3, 'town', 'The town'],
    ])
    expect(found[1]!.blocks).toEqual([
      { is: 'text', html: '<p>Most points <em>win</em>.</p>', rules: ['EST-10.1', 'EST-10.6'] },
      { is: 'figure', id: 'table' },
    ])
    expect(found[2]!.blocks[0]).toMatchObject({ rules: ['EST-3.1'] })
  })

  it('keeps rules that are part of a sentence', () => {
    const text = `<p>As ${link('EST-4.1')} says (and ${link('EST-4.2')} too).</p>`
    expect(bare(text)).toBe(text)
    expect(cited(text)).toEqual(['EST-4.1', 'EST-4.2'])
  })

  it('is read as words', () => {
    expect(plain('<p>A &amp; <b>B</b>, <i>C</i>.</p>')).toBe('A & B, C.')
  })

  it('has each numbered rule by its number', () => {
    expect(ruleText(RULES, 'EST-4.3')).toContain('An inner space is open beside <em>your own</em>.')
    expect(ruleText(RULES, 'EST-4.4')).toBeNull()
    expect(ruleTexts(RULES)).toEqual([
      { rule: 'EST-4.3', text: 'EST-4.3 An inner space is open beside your own.' },
      { rule: 'EST-4.30', text: 'EST-4.30 Another.' },
    ])
  })
})
