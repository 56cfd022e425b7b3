import { describe, expect, it } from 'vitest'
import { inSpan, pages, printedAt, spans } from './margin'

describe('the margin', () => {
  it('joins rules that follow each other', () => {
    const rules = ['EST-7.1', 'EST-7.2', 'EST-7.3', 'EST-10.9', 'EST-10.10', 'EST-Q1']
    expect(spans(rules).map((one) => one.text)).toEqual(['EST-7.1 – 7.3', 'EST-10.9', 'EST-10.10', 'EST-Q1'])
    expect(inSpan(spans(rules)[0]!, rules)).toEqual(['EST-7.1', 'EST-7.2', 'EST-7.3'])
  })

  it('joins pages', () => {
    expect(pages([7, 4, 5, 7, 6, 12])).toBe('4–7, 12')
    expect(pages([])).toBe('')
  })

  it('tells pages of the first rulebook that has the rules, or sections where it has no numbers', () => {
    const places = {
      'EST-4.1': [
        { book: 0, section: 'Tura gracza', page: 7 },
        { book: 1, section: 'Spielerzug', page: 9 },
      ],
      'EST-4.2': [{ book: 0, section: 'Tura gracza', page: 8 }],
      'SPI-1.1': [{ book: 0, section: 'Cel gry', page: null }],
      'EST-8.8': [{ book: 1, section: 'Boca', page: 3 }],
    }
    const page = { books: ['Miasto szpiegów', 'Stadt der Spione'], places }
    expect(printedAt(['EST-4.1', 'EST-4.2'], page)).toEqual({ book: 'Miasto szpiegów', pages: '7–8', sections: [] })
    expect(printedAt(['EST-8.8'], page)).toMatchObject({ book: 'Stadt der Spione', pages: '3' })
    expect(printedAt(['SPI-1.1'], page)).toMatchObject({ pages: '', sections: ['Cel gry'] })
    expect(printedAt(['EST-Q1'], page)).toBeNull()
  })
})
