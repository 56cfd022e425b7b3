import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { loadAllWords } from '../../words/words'
import { cityAt } from './choices'
import { marks, suggestion } from './marks.svelte'
import { asks, sceneOf, viewOf, quiet } from './fixtures'
import type { View } from './view'

const words = await loadAllWords('en')

interface Played extends Scene<View> {
  sent: string[]
}
function play(view: View, question: Ask | null, more: Partial<Scene<View>> = {}): Played {
  const sent: string[] = []
  return { ...sceneOf(view, question, { words, answer: (choice) => void sent.push(choice), ...more }), sent }
}

beforeEach(() => {
  preferences.confirm = 'public'
  marks.sync(play(viewOf(), null))
  marks.clear()
})

describe('the marks', () => {
  it('suggests what has no alternative and what has been paid for, never a pass in a window', () => {
    expect(suggestion(asks('setup-agent', ['city(rome)']))).toBe('city(rome)')
    expect(suggestion(asks('place-card', ['pay(fenians)', 'done'], { count: 1 }))).toBe('done')
    expect(suggestion(asks('kill-card', ['kill_card(fenians)', 'done']))).toBeNull()
    expect(suggestion(asks('block', ['block_none'], {}, true))).toBeNull()
    expect(suggestion(asks('turn', ['pass', 'place']))).toBeNull()
  })

  it('sends a city at once while nobody learns of it, and marks it where all do', async () => {
    const hidden = play(viewOf({ plan: ['place'] }), quiet(asks('place-city', ['city(rome)', 'city(cairo)'])))
    marks.sync(hidden)
    await marks.press(hidden, cityAt('rome'))
    expect(hidden.sent).toEqual(['city(rome)'])

    const open = play(viewOf({ phase: 'setup' }), asks('setup-agent', ['city(rome)', 'city(cairo)']))
    marks.sync(open)
    await marks.press(open, cityAt('rome'))
    expect(open.sent).toEqual([])
    expect(marks.primary(open.question)).toBe('city(rome)')
    await marks.press(open, cityAt('rome'))
    expect(open.sent).toEqual(['city(rome)'])
  })

  it('asks how to use a card that can be used in two ways', async () => {
    const options = ['support(fenians)', 'bombs(fenians)', 'bombs(start_dynamite)']
    const scene = play(viewOf(), asks('kill-support', options, { card: 'hired_assassin', city: 'rome', count: 1 }))
    marks.sync(scene)
    expect(await marks.play(scene, 'fenians')).toBe(true)
    expect(marks.card).toBe('fenians')
    expect(scene.sent).toEqual([])
    marks.send(scene, 'bombs(fenians)')
    expect(scene.sent).toEqual(['bombs(fenians)'])
  })

  it('leaves a card without a part in the question to its explanation', async () => {
    const scene = play(viewOf(), asks('turn', ['place']))
    marks.sync(scene)
    expect(await marks.play(scene, 'start_dynamite')).toBe(false)
  })

  it('says why a closed city cannot be chosen, and asks once', async () => {
    const why = vi.fn(() =>
      Promise.resolve({ code: 'not-leading', rule: 'EME-5.2', facts: { city: 'cairo', count: 2, most: 3 } }),
    )
    const scene = play(viewOf({ plan: ['claim'] }), asks('claim-city', ['city(rome)']), { why: why as never })
    marks.sync(scene)
    await marks.press(scene, cityAt('cairo'))
    await marks.press(scene, cityAt('cairo'))
    expect(marks.reason).toEqual({
      choice: 'city(cairo)',
      text: 'You do not lead Cairo: you have 2 pieces there, a rival has 3. A tie is no lead.',
      rule: 'EME-5.2',
    })
    expect(why).toHaveBeenCalledTimes(1)
  })

  it('goes back step by step to the beginning of the action and begins another', () => {
    const takeBack = vi.fn()
    const third = play(viewOf({ plan: ['place', 'city(rome)'] }), asks('place-card', ['pay(fenians)'], { count: 0 }), {
      takeBack,
    })
    marks.sync(third)
    marks.restart(third, 'move')
    marks.sync(play(viewOf({ plan: ['place'] }), quiet(asks('place-city', ['city(rome)'])), { takeBack }))
    expect(takeBack).toHaveBeenCalledTimes(2)
    const begin = play(viewOf(), asks('turn', ['place', 'move']), { takeBack })
    marks.sync(begin)
    expect(begin.sent).toEqual(['move'])
    expect(takeBack).toHaveBeenCalledTimes(2)
  })

  it('needs no second press where the reader wants none, and always one where the reader does', () => {
    preferences.confirm = 'never'
    const scene = play(viewOf(), asks('setup-agent', ['city(rome)', 'city(cairo)']))
    marks.sync(scene)
    marks.take(scene, 'city(rome)')
    expect(scene.sent).toEqual(['city(rome)'])
    preferences.confirm = 'always'
    const careful = play(viewOf(), asks('turn', ['place', 'pass']))
    marks.sync(careful)
    marks.take(careful, 'place')
    expect(careful.sent).toEqual([])
    marks.send(careful, marks.primary(careful.question))
    expect(careful.sent).toEqual(['place'])
  })
})
