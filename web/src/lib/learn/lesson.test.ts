import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import { preferences } from '../preferences.svelte'
import type { LessonInfo, LessonState } from '../wire'
import { LessonPlay } from './lesson.svelte'
import { isDone, read } from './progress'

const LESSON: LessonInfo = {
  ...{ id: 'seer', minutes: 2, seats: 2, seat: 0, options: {} },
  steps: [
    { id: 'act', look: [], goals: ['win'] },
    { id: 'sums', look: [], goals: [] },
  ],
}

/** A server that stands by every choice, and ticks the goal with the first. */
const answer = (step: number, choice: string | null, path: readonly (readonly string[])[]): LessonState =>
  ({
    ...{ frame: { is: 'frame' }, step, facts: {}, shown: null, stands: true, told: null },
    done: step === 0 && (choice !== null || path[0]!.length > 0) ? ['win'] : [],
  }) as unknown as LessonState

function at(step: number): LessonPlay {
  vi.spyOn(api, 'atLesson').mockImplementation((_game, _lesson, { step: place, choose, path = [] }) =>
    Promise.resolve(answer(place, choose ?? null, path)),
  )
  const play = new LessonPlay('spiskowcy', LESSON, step)
  play.again()
  return play
}

const kept = () => isDone(read(preferences.learned.spiskowcy), LESSON)

afterEach(() => {
  vi.restoreAllMocks()
  preferences.learned = {}
})

describe('what a lesson keeps', () => {
  it('is a step as soon as its goals are ticked', async () => {
    const play = at(0)
    await vi.waitFor(() => expect(play.state).not.toBeNull())
    expect(preferences.learned).toEqual({})
    await play.choose('reveal(seer)')
    expect(preferences.learned.spiskowcy).toBe('seer:1 *seer')
    expect(kept()).toBe(false)
  })

  it('is a last step with nothing to do as soon as it is there to read', async () => {
    const play = at(1)
    await vi.waitFor(() => expect(play.state).not.toBeNull())
    expect(kept()).toBe(true)
  })

  it('is never less than before', async () => {
    preferences.learned = { spiskowcy: 'seer:2 powers:1 *powers' }
    const play = at(0)
    await vi.waitFor(() => expect(play.state).not.toBeNull())
    await play.choose('reveal(seer)')
    expect(preferences.learned.spiskowcy).toBe('seer:2 powers:1 *seer')
  })
})
