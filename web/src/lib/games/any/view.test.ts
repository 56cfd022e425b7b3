import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadAllWords, Words } from '../../words/words'
import { open, scores, shown, waiting } from './view'

const KUHN = 'kuhn-title = Kuhn poker\nkuhn-card-king = King\nkuhn-field-chips = Chips\nkuhn-choose-bet = Bet a chip\n'
const VIEW = {
  game: 'kuhn',
  seat: 0,
  round: 2,
  trump: null,
  seats: [
    { card: 'king', chips: 1 },
    { card: null, chips: 2, safe: true },
  ],
  waiting: [{ activity: 'betting', seat: 1 }],
  scores: null,
}
let words: Words

beforeAll(async () => {
  words = await loadAllWords('en')
  words.learnGame('kuhn', KUHN)
})

describe('a view of any game', () => {
  it('is facts and a table of the seats, in the words that the game brings', () => {
    const { facts, columns } = shown(VIEW, 'kuhn', words, ['Anna', 'Bruno'])
    expect(facts).toEqual([
      { name: 'round', value: '2' },
      { name: 'trump', value: '–' },
    ])
    expect(columns).toEqual([
      { name: 'card', cells: ['King', '–'] },
      { name: 'Chips', cells: ['1', '2'] },
      { name: 'safe', cells: ['–', 'yes'] },
    ])
  })

  it('says whom the game waits for, and how it ended', () => {
    expect(waiting(VIEW)).toEqual([{ activity: 'betting', seat: 1 }])
    expect(waiting({})).toEqual([])
    expect(scores(VIEW)).toBeNull()
    expect(scores({ scores: [1, -1] })).toEqual([1, -1])
  })

  it('of everybody at once shows each seat as it sees itself', () => {
    const other = {
      ...VIEW,
      seats: [
        { card: null, chips: 1 },
        { card: 'jack', chips: 2 },
      ],
    }
    expect(open([VIEW, other]).seats).toEqual([VIEW.seats[0], other.seats[1]])
  })
})

describe('words of a game that the page does not bring', () => {
  it('are learned from the server', () => {
    expect(words.game('kuhn')).toBe('Kuhn poker')
    expect(words.choice('kuhn', 'bet', [])).toBe('Bet a chip')
  })

  it('are ids where there are none, and no error', () => {
    const error = vi.spyOn(console, 'error')
    words.learnGame('mute', '')
    const names = ['Anna', 'Bruno']
    expect(words.game('mute')).toBe('mute')
    expect(words.choice('mute', 'lay_card(king)', names)).toBe('lay card (king)')
    expect(words.question('mute', { kind: 'speak', facts: {} }, names)).toBe('speak')
    expect(words.event('mute', { kind: 'card-shown', facts: { seat: 1, card: 'king' } }, names)).toBe(
      'Bruno: card shown (card king)',
    )
    expect(words.activity('mute', 'betting', 'Anna')).toBe('Anna: betting')
    expect(words.refusal('mute', 'no-bet-yet', {}, names)).toBe('no bet yet')
    expect(words.refusal('mute', 'not-your-turn', {}, names)).not.toBe('not your turn')
    expect(error).not.toHaveBeenCalled()
  })
})
