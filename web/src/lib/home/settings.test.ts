import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../wire'
import { following, isText, mattering } from './settings'
import type { Options, Wish } from './start'

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
const scenario = setting('scenario', ['first', 'free'], { free: true })
const game = {
  settings: [
    scenario,
    setting('other', [1, 2]),
    setting('size', [4, 5], { when: { scenario: 'free' } }),
    setting('difficulty', ['basic', 'advanced'], { when: { scenario: 'free' } }),
    setting('list', ['en', 'pl'], { when: { scenario: 'free', difficulty: 'advanced' }, of_texts: true }),
  ],
}
const names = (options: Record<string, string | boolean | number>): string[] =>
  mattering(game, options).map((one) => one.name)

describe('options', () => {
  it('are those that change something, behind what they depend on', () => {
    expect(names({})).toEqual(['scenario', 'other'])
    expect(names({ scenario: 'free' })).toEqual(['scenario', 'size', 'difficulty', 'other'])
    expect(names({ scenario: 'free', difficulty: 'advanced' })).toEqual([
      'scenario',
      'size',
      'difficulty',
      'list',
      'other',
    ])
    expect(names({ difficulty: 'advanced' })).toEqual(['scenario', 'other'])
  })

  it('of a text may matter too, where the game says so', () => {
    const text = '[scenario]\n'
    expect(isText(scenario, { scenario: text })).toBe(true)
    expect(isText(scenario, {})).toBe(false)
    expect(names({ scenario: text })).toEqual(['scenario', 'list', 'other'])
  })
})

describe('choices at a table that changes', () => {
  const wish = (options: Options, more: Partial<Wish> = {}): Wish => ({
    options,
    visibility: 'unlisted',
    spectators: 'public',
    delay: 0,
    overheard: false,
    pace: 'none',
    clock: null,
    time_out: 'bot',
    hints: false,
    ...more,
  })

  it('stay until the table has them, and all else follows the table', () => {
    const mine = wish({ size: 5, other: 1 }, { pace: 'daily' })
    const before = wish({ size: 4, other: 1 })
    expect(following(mine, before, wish({ size: 4, other: 2 }, { hints: true }))).toEqual(
      wish({ size: 5, other: 2 }, { pace: 'daily', hints: true }),
    )
  })

  it('give way to what the table makes of them', () => {
    const mine = wish({ scenario: 'title = "x"\n' }, { pace: 'daily' })
    const before = wish({ scenario: 'first' })
    const now = wish({ scenario: '{"title":"x"}' }, { pace: 'live' })
    expect(following(mine, before, now)).toEqual(now)
  })
})
