import { describe, expect, it } from 'vitest'
import type { CourseInfo, LessonInfo } from '../wire'
import { after, doneOf, isDone, minutesLeft, nextOf, read, stepOf, write } from './progress'

const lesson = (id: string, steps: number): LessonInfo => ({
  id,
  minutes: 4,
  seats: 2,
  seat: 0,
  options: {},
  steps: Array.from({ length: steps }, (_, n) => ({ id: `s${n}`, look: [], goals: [] })),
})
const course: CourseInfo = {
  game: 'leduc',
  lessons: [lesson('one', 2), lesson('two', 4)],
  first_game: { minutes: 5, seats: 2, bots: ['easy'], options: {} },
}

describe('what somebody has learned', () => {
  it('is a short text that can be read again', () => {
    const text = after(after(undefined, 'one', 2), 'two', 1)
    expect(text).toBe('one:2 two:1 *two')
    expect(write(read(text))).toBe(text)
  })

  it('never becomes less', () => {
    expect(after('one:2 *one', 'one', 0)).toBe('one:2 *one')
  })

  it('is nothing where the text is nonsense', () => {
    expect(read('<b> : ::').steps.size).toBe(0)
    expect(read(undefined)).toEqual({ steps: new Map(), open: null })
  })

  it('says where to go on', () => {
    const progress = read('one:2 two:1 *two')
    expect(isDone(progress, course.lessons[0]!)).toBe(true)
    expect(doneOf(progress, course)).toBe(1)
    expect(nextOf(progress, course)?.id).toBe('two')
    expect(stepOf(progress, course.lessons[1]!)).toBe(1)
    expect(stepOf(progress, course.lessons[0]!)).toBe(0)
    expect(minutesLeft(progress, course)).toBe(3)
    expect(nextOf(read('one:2 two:4'), course)).toBeNull()
  })
})
