import { describe, expect, it } from 'vitest'
import { LANGUAGES, loadWords } from '../words/words'
import { sentence } from './tally'

describe('the origins of values in one line', () => {
  it.each(LANGUAGES)('has every number of a mixed game (%s)', async (language) => {
    const words = await loadWords(language)
    const line = sentence((id, facts) => words.say(id, facts), { printed: 115, public: 12, ours: 439 })
    for (const number of ['115', '12', '439', '566']) expect(line).toContain(number)
  })

  it('says so where nothing is ours, and where there is nothing to be replaced', () => {
    const say = (id: string) => id
    expect(sentence(say, { printed: 3, public: 0, ours: 4 })).toBe('web-sources-line-no-public')
    expect(sentence(say, { printed: 3, public: 2, ours: 0 })).toBe('web-sources-line-none-ours')
    expect(sentence(say, { printed: 3, public: 0, ours: 0 })).toBe('web-sources-line-all')
    expect(sentence(say, { printed: 0, public: 0, ours: 0 })).toBe('web-sources-none')
  })
})
