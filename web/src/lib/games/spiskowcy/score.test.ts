import { describe, expect, it } from 'vitest'
import { loadAllWords } from '../../words/words'
import { seatView, viewOf } from './fixtures'
import ui from './index'
import { counted, isCounted, paid, scale, sources, standings } from './score'
import type { ScoreView } from './view'

const score = (more: Partial<ScoreView>): ScoreView => ({
  characters: {},
  events: 0,
  points: 0,
  total: 0,
  rank: 1,
  ...more,
})
const end = (...scores: ScoreView[]) =>
  viewOf(
    scores.map(() => seatView({})),
    { phase: 'over', scores },
  )

describe('standings', () => {
  const view = end(
    score({ characters: { banker: 6 }, points: 1, events: -3, total: 4, rank: 2 }),
    score({ characters: { merchant: 9, spy: 2 }, total: 11, rank: 1 }),
    score({ events: -4, total: -4, rank: 3 }),
  )

  it('are sorted by rank and add up', () => {
    const lines = standings(view)
    expect(lines.map((line) => line.seat)).toEqual([1, 0, 2])
    for (const line of lines) {
      expect(line.items.map((item) => item.source)).toEqual(sources())
      expect(line.items.reduce((sum, item) => sum + item.value, 0)).toBe(line.total)
      expect(line.gains + line.losses).toBe(line.total)
    }
  })

  it('are counted source by source', () => {
    const [best, second] = standings(view)
    expect(best && second && [0, 1, 8, 11].map((step) => counted(best, step))).toEqual([0, 9, 11, 11])
    expect(second && [4, 10, 11].map((step) => counted(second, step))).toEqual([6, 3, 4])
    expect([
      isCounted('merchant', 0),
      isCounted('merchant', 1),
      isCounted('points', 10),
      isCounted('points', 11),
    ]).toEqual([false, true, false, true])
    expect(best && paid(best, 'spy')).toBe(2)
    expect(scale(standings(view))).toBe(11)
  })

  it('are empty before the end', () => {
    expect(standings(viewOf([seatView({})]))).toEqual([])
  })
})

describe('the verdict', async () => {
  const words = await loadAllWords('en')
  const names = ['Ada', 'Bruno', 'Celina']

  it('names the winner and the lead', () => {
    const view = end(score({ total: 4, rank: 2 }), score({ total: 11, rank: 1 }), score({ total: -4, rank: 3 }))
    expect(ui.verdict(view, words, names, [])).toBe('Bruno has the most influence: 11, 7 more than Ada.')
  })

  it('names all who share the victory', () => {
    const view = end(score({ total: 5, rank: 1 }), score({ total: 5, rank: 1 }), score({ total: 1, rank: 3 }))
    expect(ui.verdict(view, words, names, [])).toBe('Ada and Bruno share the victory with 5 influence each.')
  })

  it('says when more characters decided (Q-19)', () => {
    const view = end(score({ total: 5, rank: 2 }), score({ total: 5, rank: 1 }), score({ total: 1, rank: 3 }))
    expect(ui.verdict(view, words, names, [])).toBe('Equal influence, 5 each: Bruno wins by having more characters.')
  })
})
