import { describe, expect, it } from 'vitest'
import { loadAllWords } from '../../words/words'
import { missionView, seatView, viewOf } from './fixtures'
import ui from './index'
import { counted, countOf, paid, scale, sources, standings } from './score'
import type { ScoreView } from './view'

const score = (more: Partial<ScoreView>): ScoreView => ({
  discards: 0,
  hand: 0,
  missions: { mission_uk: 0, mission_women: 0 },
  agenda: 0,
  completed: 0,
  total: 0,
  rank: 1,
  ...more,
})

const over = viewOf({
  phase: 'over',
  missions: [missionView('mission_uk', [1, 3]), missionView('mission_women', [2, 2])],
  scores: [
    score({ discards: 5, hand: 10, missions: { mission_uk: 0, mission_women: 3 }, total: 18, rank: 2, completed: 1 }),
    score({ discards: 4, hand: 9, missions: { mission_uk: 6, mission_women: 3 }, total: 22, rank: 1, completed: 2 }),
  ],
})

describe('the scoring', () => {
  it('lists discards, hand and missions in order, best seat first', () => {
    const lines = standings(over)
    expect(sources(over)).toEqual(['discards', 'hand', 'mission_uk', 'mission_women'])
    expect(lines.map((line) => line.seat)).toEqual([1, 0])
    expect(lines[0]?.items.map((item) => item.value)).toEqual([4, 9, 6, 3])
    for (const line of lines) expect(counted(line, Infinity)).toBe(line.total)
    expect(counted(lines[0]!, 2)).toBe(13)
    expect(paid(lines[1]!, 'mission_women')).toBe(3)
    expect(scale(lines)).toBe(22)
  })

  it('adds the agendas where there are any', () => {
    const seats = [seatView({ agenda: 'mission_flags' }), seatView({ agenda: 'mission_us' })]
    expect(sources({ ...over, seats }).at(-1)).toBe('agenda')
  })

  it('says what a seat has for a mission', () => {
    expect(countOf(over, 'mission_uk', 1)).toBe(3)
    expect(countOf(over, 'discards', 1)).toBeNull()
  })
})

describe('the verdict', () => {
  const names = ['Ada', 'Bruno']
  const equal = (one: Partial<ScoreView>, two: Partial<ScoreView>): typeof over => ({
    ...over,
    scores: [score({ total: 20, ...one }), score({ total: 20, ...two })],
  })

  it('names the lead, or what broke the tie, or those who share', async () => {
    const words = await loadAllWords('en')
    expect(ui.verdict(over, words, names, [])).toBe(
      'Bruno has the most points: 22, 4 more than Ada. What decided it: Most British, 6 to 0.',
    )
    expect(ui.verdict(equal({ rank: 1, completed: 2 }, { rank: 2, completed: 1 }), words, names, [])).toContain(
      'missions',
    )
    expect(ui.verdict(equal({ rank: 1 }, { rank: 2 }), words, names, [])).toContain('points in hand')
    expect(ui.verdict(equal({ rank: 1 }, { rank: 1 }), words, names, [])).toBe(
      'Ada and Bruno share the victory with 20 points each.',
    )
  })
})
