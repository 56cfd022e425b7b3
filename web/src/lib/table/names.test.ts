import { describe, expect, it } from 'vitest'
import { LANGUAGES, loadWords } from '../words/words'
import { levelName, levelOption, levelStrength } from './names'

const ladder = { levels: ['easy', 'medium', 'hard'], strengths: { easy: 71, medium: 63 } }
const plain = { ...ladder, id: 'spiskowcy', strengths_of: null }
const scenic = { ...ladder, id: 'stawka', strengths_of: 's3_chestnuts' }

describe.each(LANGUAGES)('the strength of a level in %s', (language) => {
  it('is said where it was measured', async () => {
    const words = await loadWords(language)
    const below = levelName(words, 'easy')

    expect(levelStrength(words, plain, 'medium')).toBe(words.say('web-strength-measured', { percent: 63, below }))
    expect(levelStrength(words, plain, 'easy')).toBe('') // there is none below it
    expect(levelStrength(words, plain, 'hard')).toBe('') // nobody has measured it
  })

  it('names the scenario that was measured', async () => {
    const words = await loadWords(language)
    const scenario = words.value('stawka', 'scenario', 's3_chestnuts')

    expect(levelStrength(words, scenic, 'medium')).toContain('63')
    expect(levelStrength(words, scenic, 'medium')).toContain(scenario)
    expect(levelStrength(words, plain, 'medium')).not.toContain(scenario)
  })

  it('stands in the list of a table that plays what was measured', async () => {
    const words = await loadWords(language)
    const name = levelName(words, 'medium')
    const strong = words.say('web-level-strength', { level: name, percent: 63, below: levelName(words, 'easy') })

    expect(levelOption(words, plain, 'medium', undefined)).toBe(strong)
    expect(levelOption(words, scenic, 'medium', 's3_chestnuts')).toBe(strong)
    expect(levelOption(words, scenic, 'medium', 's1_meeting')).toBe(name)
    expect(levelOption(words, plain, 'hard', undefined)).toBe(levelName(words, 'hard'))
  })
})

it('names the bots that a host has lent', async () => {
  const words = await loadWords('en')

  expect(levelName(words, 'my_bots:Anna')).toBe('Anna')
  expect(levelName(words, 'my_bots:careful:3')).toBe('Careful 3')
  expect(levelName(words, 'hard:5')).toBe(`${levelName(words, 'hard')} 5`)
  expect(levelName(words, 'search:1.5s')).toBe(`${words.say('web-level-search')} 1.5s`)
})
