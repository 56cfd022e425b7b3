import { describe, expect, it } from 'vitest'
import { readDays, readResults, streak, week, withDay, withResult } from './progress'

describe('results of puzzles', () => {
  it('keeps the first answer to each puzzle', () => {
    let text = withResult('', '0a1b2c', 'missed')
    text = withResult(text, '0a1b2c', 'solved')
    text = withResult(text, 'ffffff', 'hints')
    expect([...readResults(text)]).toEqual([
      ['0a1b2c', 'missed'],
      ['ffffff', 'hints'],
    ])
  })

  it('reads nonsense as nothing', () => {
    expect(readResults('what?').size).toBe(0)
    expect(readDays('1,x,2')).toEqual({ last: 0, run: 0, best: 0 })
  })

  it('leaves room for all puzzles', () => {
    let text = ''
    for (let n = 0; n < 600; n += 1) text = withResult(text, n.toString(16).padStart(6, '0'), 'solved')
    expect(text.length).toBeLessThanOrEqual(2800)
    expect(readResults(text).has((599).toString(16).padStart(6, '0'))).toBe(true)
  })
})

describe('days in a row', () => {
  it('counts days that follow each other, and remembers the most', () => {
    let text = withDay('', 100)
    text = withDay(text, 101)
    text = withDay(text, 101)
    expect(streak(text, 101)).toBe(2)
    expect(streak(text, 102)).toBe(2) // today is not over
    expect(streak(text, 103)).toBe(0)
    text = withDay(text, 110)
    expect(readDays(text)).toEqual({ last: 110, run: 1, best: 2 })
  })

  it('shows the last seven days', () => {
    const text = withDay(withDay('', 100), 101)
    expect(week(text, 102).map((one) => one.done)).toEqual([false, false, false, false, true, true, false])
    expect(week(text, 102).at(-1)?.day).toBe(102)
  })
})
