import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../wire'
import { firstChoice, revived, seatedAt } from './choice'
import { cardOf, optionsOf, readingsOf, waysOf } from './ways'

type Setting = GameInfo['settings'][number]
const setting = (name: string, values: Setting['values'], more: Partial<Setting> = {}): Setting => ({
  name,
  values,
  rule: 'STA-1.2',
  seats: [2],
  when: {},
  of_texts: false,
  free: false,
  ...more,
})
const stawka = {
  id: 'stawka',
  seats: [2],
  levels: ['easy', 'medium', 'hard'],
  settings: [
    setting('scenario', ['s1_meeting', 's3_chestnuts', 'free'], { free: true }),
    setting('arrest_cost_ap', [2, 1]),
    setting('training3_timeout', ['draw', 'vp'], { when: { scenario: 's3_chestnuts' } }),
    setting('free_difficulty', ['basic', 'advanced'], { when: { scenario: 'free' } }),
    setting('password_wordlist', ['en', 'pl'], {
      when: { scenario: 'free', free_difficulty: 'advanced' },
      of_texts: true,
    }),
    setting('carry', ['none'], { free: true }),
  ],
}
const other = { id: 'other', seats: [2, 3, 4], levels: ['easy', 'medium'], settings: [] }
const ways = waysOf(stawka)
const card = (id: string) => ways.groups.flatMap((group) => group.cards).find((one) => one.id === id)

describe('what can be chosen', () => {
  it('is what this server has', () => {
    expect(ways.groups.map((group) => group.cards.map((one) => one.id))).toEqual([
      ['meeting', 'chestnuts'],
      ['build', 'passwords', 'file'],
    ])
    expect(waysOf(other).groups).toEqual([])
  })

  it('comes to options, without those that change nothing', () => {
    const chosen = { training3_timeout: 'vp', arrest_cost_ap: 1, password_wordlist: 'pl' }
    expect(optionsOf(stawka, card('chestnuts'), chosen, null)).toEqual({
      scenario: 's3_chestnuts',
      training3_timeout: 'vp',
      arrest_cost_ap: 1,
    })
    expect(optionsOf(stawka, card('passwords'), chosen, null)).toEqual({
      scenario: 'free',
      free_difficulty: 'advanced',
      arrest_cost_ap: 1,
      password_wordlist: 'pl',
    })
    expect(optionsOf(stawka, card('file'), {}, 'title = "x"\n')).toEqual({ scenario: 'title = "x"\n' })
  })

  it('leaves the other options as readings', () => {
    const names = (id: string) =>
      readingsOf(stawka, ways, card(id), optionsOf(stawka, card(id), {}, null)).map((one) => one.name)
    expect(names('meeting')).toEqual(['arrest_cost_ap'])
    expect(names('chestnuts')).toEqual(['training3_timeout', 'arrest_cost_ap'])
    expect(names('passwords')).toEqual(['arrest_cost_ap'])
  })

  it('can be told from a table', () => {
    expect(cardOf(stawka, { scenario: 'free', free_difficulty: 'advanced' })?.id).toBe('passwords')
    expect(cardOf(stawka, { scenario: 's1_meeting', arrest_cost_ap: 1 })?.id).toBe('meeting')
    expect(cardOf(stawka, { scenario: '{}' })).toBeUndefined()
  })
})

describe('a choice', () => {
  it('begins with the smallest usual table', () => {
    expect(firstChoice(stawka, ways)).toMatchObject({ card: 'meeting', seats: ['you', 'medium'], pace: 'none' })
    expect(firstChoice(other, waysOf(other)).seats).toEqual(['you', 'medium', 'medium'])
  })

  it('is kept as far as the game still has it', () => {
    const old = { card: 'chestnuts', seats: ['hard', 'you'], options: { arrest_cost_ap: 1, gone: 3 }, pace: 'daily' }
    expect(revived(old, stawka, ways)).toMatchObject({ ...old, options: { arrest_cost_ap: 1 } })
    expect(revived({ card: 'file', seats: ['you', 'genius'] }, stawka, ways)).toEqual(firstChoice(stawka, ways))
    expect(revived('nonsense', stawka, ways)).toEqual(firstChoice(stawka, ways))
  })

  it('moves whoever sat where the reader sits down', () => {
    expect(seatedAt(['you', 'easy', 'friend'], 2)).toEqual(['friend', 'easy', 'you'])
  })
})
