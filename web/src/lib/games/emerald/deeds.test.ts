import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../preferences.svelte'
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { loadAllWords } from '../../words/words'
import { begun, deedLabel, deedsOf, mayAim } from './deeds'
import { marks } from './marks.svelte'
import { asks, cityOf, quiet, sceneOf, viewOf } from './fixtures'
import type { View } from './view'

const words = await loadAllWords('en')
const ACTIONS = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'pass']

interface Played extends Scene<View> {
  sent: string[]
  back: number
}
function play(view: View, question: Ask | null, more: Partial<Scene<View>> = {}): Played {
  const made: Played = {
    ...sceneOf(view, question, { words, answer: (choice) => void made.sent.push(choice), ...more }),
    sent: [],
    back: 0,
  }
  if (more.takeBack === undefined) made.takeBack = () => void (made.back += 1)
  return made
}
const turn = (options = ACTIONS): Ask => {
  const question = asks('turn', options)
  return { ...question, private: options.filter((option) => option !== 'pass') }
}
const rome = cityOf('rome', { cubes: [2, 0, 0], agents: [1, 0, 0], leader: 0, lead: 3 })

beforeEach(() => {
  preferences.confirm = 'public'
  marks.sync(play(viewOf(), null))
  marks.clear()
})

describe('deeds of a card', () => {
  it('are what its symbols pay for in a city, as far as one has pieces there', () => {
    const scene = play(viewOf({}, [rome]), turn())
    expect(deedsOf(scene, 'start_recruiter', 'rome').map((deed) => deed.action)).toEqual(['place', 'claim'])
    expect(deedsOf(scene, 'start_recruiter', 'cairo').map((deed) => deed.action)).toEqual(['place'])
    expect(deedsOf(scene, 'start_dynamite', 'rome')[0]?.steps).toEqual([
      'move',
      'pay(start_dynamite)',
      'done',
      'from_city(rome)',
    ])
    expect(deedsOf(scene, 'start_dynamite', 'cairo')).toEqual([])
  })

  it('are only begun with an action that is offered, and only before one is begun', () => {
    expect(deedsOf(play(viewOf(), turn(['claim', 'pass'])), 'start_courier', 'rome')).toEqual([])
    expect(deedsOf(play(viewOf(), asks('place-card', ['done'])), 'start_courier', 'rome')).toEqual([])
    expect(mayAim(play(viewOf(), turn(['track', 'discard', 'pass'])))).toBe(false)
    expect(mayAim(play(viewOf(), turn()))).toBe(true)
  })

  it('say what they come to', () => {
    const scene = play(viewOf({}, [rome]), turn())
    const said = (card: string, city: string | null): string[] =>
      deedsOf(scene, card, city).map((deed) => deedLabel(scene, deed, card, city))
    expect(said('start_courier', 'rome')).toEqual(['Place 2 cubes in Rome', 'Retrieve 2 cubes from Rome'])
    expect(said('peter_kropotkin', null)).toEqual(['Restorationists +2', 'Discard 1 card'])
  })

  it('take a city or a card along with an action', () => {
    expect(begun('place', null, 'rome')).toEqual(['place', 'city(rome)'])
    expect(begun('move', 'fenians', 'rome')).toEqual(['move', 'pay(fenians)'])
    expect(begun('track', 'fenians', null)).toEqual(['track'])
  })
})

describe('a gesture', () => {
  const placing = (plan: string[]): Ask =>
    plan.length === 1
      ? quiet(asks('place-city', ['city(rome)', 'city(cairo)']))
      : asks('place-card', plan.length === 2 ? ['pay(mi_go)', 'pay(fenians)'] : ['pay(fenians)', 'done'], {
          city: 'cairo',
          count: plan.length - 2,
        })

  async function place(order: 'city' | 'card'): Promise<string[]> {
    const first = play(viewOf(), turn())
    marks.sync(first)
    if (order === 'city') {
      marks.aim(first, 'cairo')
      await marks.play(first, 'mi_go')
    } else {
      await marks.play(first, 'mi_go')
      marks.aim(first, 'cairo')
    }
    const sent = [...first.sent]
    for (const plan of [['place'], ['place', 'city(cairo)']]) {
      const question = placing(plan)
      const scene = play(viewOf({ plan }), { ...question, private: question.options.filter((one) => one !== 'done') })
      marks.sync(scene)
      sent.push(...scene.sent)
    }
    return sent
  }

  it('is a city and a card, in any order', async () => {
    expect(await place('city')).toEqual(['place', 'city(cairo)', 'pay(mi_go)'])
    marks.sync(play(viewOf(), null))
    expect(await place('card')).toEqual(['place', 'city(cairo)', 'pay(mi_go)'])
  })

  it('is taken back as one, and a card that was added alone', async () => {
    await place('city')
    const plan = ['place', 'city(cairo)', 'pay(mi_go)']
    const paid = play(viewOf({ plan }), placing(plan))
    marks.sync(paid)
    expect(marks.primary(paid.question)).toBe('done')
    const more = play(viewOf({ plan: [...plan, 'pay(fenians)'] }), asks('place-card', ['done'], { count: 2 }))
    marks.sync(more)
    const less = play(viewOf({ plan }), { ...placing(plan), token: 'again' })
    marks.sync(less)
    expect(less.back).toBe(0)

    const two = play(viewOf({ plan: plan.slice(0, 2) }), { ...placing(plan.slice(0, 2)), token: 'two' })
    marks.sync(two)
    const one = play(viewOf({ plan: ['place'] }), { ...placing(['place']), token: 'one' })
    marks.sync(one)
    expect([two.back, one.back]).toEqual([1, 1])
    const begin = play(viewOf(), { ...turn(), token: 'begin' })
    marks.sync(begin)
    expect([begin.back, begin.sent]).toEqual([0, []])
  })

  it('asks where a card and a city may mean several things', async () => {
    const scene = play(viewOf({}, [rome]), turn())
    marks.sync(scene)
    marks.aim(scene, 'rome')
    await marks.play(scene, 'start_recruiter')
    expect(scene.sent).toEqual([])
    expect([marks.card, marks.city]).toEqual(['start_recruiter', 'rome'])
    marks.begin(scene, deedsOf(scene, 'start_recruiter', 'rome')[1]!.steps)
    expect(scene.sent).toEqual(['claim'])
  })

  it('stops where a step is not offered, and says why at its city', async () => {
    const why = vi.fn(() =>
      Promise.resolve({ code: 'not-leading', rule: 'EME-5.2', facts: { city: 'cairo', count: 2, most: 3 } }),
    )
    const first = play(viewOf(), turn())
    marks.sync(first)
    marks.aim(first, 'cairo')
    marks.act(first, 'claim')
    const next = play(viewOf({ plan: ['claim'] }), quiet(asks('claim-city', ['city(rome)'])), { why: why as never })
    marks.sync(next)
    await vi.waitFor(() => expect(marks.reason?.rule).toBe('EME-5.2'))
    expect(next.sent).toEqual([])
    expect(marks.isAbout('cairo')).toBe(true)
    expect(marks.isAbout('rome')).toBe(false)
  })

  it('says of both together why nothing comes of them, and keeps what was chosen last', async () => {
    const cairo = cityOf('cairo', { cubes: [1, 2, 0], agents: [0, 0, 0], leader: 1, lead: 2 })
    const scene = play(viewOf({}, [cairo]), turn())
    marks.sync(scene)
    await marks.play(scene, 'start_dynamite')
    marks.aim(scene, 'cairo')
    expect(scene.sent).toEqual([])
    expect([marks.card, marks.city]).toEqual([null, 'cairo'])
    expect(marks.reason?.text).toMatch(/^Dynamite · Cairo: .*You have no agent in Cairo\.$/)
    expect(marks.isAbout('cairo')).toBe(true)

    await marks.play(scene, 'cthulhu')
    expect(marks.reason?.text).toMatch(/ · Cairo: No symbol of this card acts in a city\.$/)
  })

  it('asks the server where the card would do what nobody can begin now', async () => {
    const why = vi.fn(() => Promise.resolve({ code: 'nothing-to-place', rule: 'EME-4.1', facts: {} }))
    const scene = play(viewOf({}, [rome]), turn(['claim', 'move', 'pass']), { why: why as never })
    marks.sync(scene)
    marks.aim(scene, 'cairo')
    await marks.play(scene, 'start_courier')
    await vi.waitFor(() => expect(marks.reason?.rule).toBe('EME-4.1'))
    expect(why).toHaveBeenCalledWith('place')
    expect(marks.reason?.text).toMatch(/ · Cairo: There is no cube in your supply\.$/)
  })

  it('lets a card or a city go that is pressed again', async () => {
    const scene = play(viewOf(), turn())
    marks.sync(scene)
    marks.aim(scene, 'cairo')
    marks.aim(scene, 'cairo')
    expect(marks.isBusy).toBe(false)
    await marks.play(scene, 'mi_go')
    marks.clear()
    expect(marks.card).toBeNull()
  })
})
