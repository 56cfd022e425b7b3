import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { loadAllWords } from '../../words/words'
import { spaceAt } from './choices'
import { marks, suggestion } from './marks.svelte'
import { ask, sceneOf, viewOf, quiet } from './fixtures'
import { neighbour } from './grid'

const words = await loadAllWords('en')
const view = viewOf()
const spaces = ['place_space(church_1)', 'place_space(church_2)']

beforeEach(() => {
  preferences.confirm = 'public'
  marks.sync(sceneOf(view, null, words))
  marks.clear()
})

describe('the marks', () => {
  it('suggests the first symbol and what is without alternative, never a pass', () => {
    expect(suggestion(ask('activate', ['activate(assassin)', 'activate_stop']))).toBe('activate(assassin)')
    expect(suggestion(ask('boca-discard', ['boca_discard(boca_1)']))).toBe('boca_discard(boca_1)')
    expect(suggestion(ask('peek', ['peek(boca_1)', 'peek_decline']))).toBeNull()
    expect(suggestion(ask('conspirator-choice', ['conspirator_keep', 'conspirator_replace']))).toBeNull()
  })

  it('sends a card at once, and marks the space until it is pressed again', async () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    marks.sync(first)
    marks.take(first, 'place_card(it_plain)')
    expect(first.sent).toEqual(['place_card(it_plain)'])

    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    marks.sync(second)
    await marks.press(second, spaceAt('church_1'))
    expect(second.sent).toEqual([])
    await marks.press(second, spaceAt('church_2'))
    expect(marks.primary(second.question)).toBe('place_space(church_2)')
    await marks.press(second, spaceAt('church_2'))
    expect(second.sent).toEqual(['place_space(church_2)'])
  })

  it('needs no second press where the reader wants none', async () => {
    preferences.confirm = 'never'
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    marks.sync(scene)
    await marks.press(scene, spaceAt('church_1'))
    expect(scene.sent).toEqual(['place_space(church_1)'])
  })

  it('keeps a space that was pressed before the card', () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    marks.sync(first)
    marks.hold('church_1')
    marks.hold('church_2')
    expect(marks.isBusy).toBe(true)
    marks.take(first, 'place_card(it_plain)')
    expect(first.sent).toEqual(['place_card(it_plain)'])
    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    marks.sync(second)
    expect(marks.pick).toBe('place_space(church_2)')
    expect(marks.space).toBeNull()
  })

  it('goes on with a card that was dropped on a space', () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    marks.sync(first)
    marks.take(first, 'place_card(it_plain)', 'place_space(church_2)')
    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    marks.sync(second)
    expect(marks.pick).toBe('place_space(church_2)')
    expect(second.sent).toEqual([])
  })

  it('says why a closed space is closed', async () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    marks.sync(scene)
    await marks.press(scene, spaceAt('tamariz_3'))
    expect(marks.reason).toMatchObject({ choice: 'place_space(tamariz_3)', rule: 'EST-2.8' })
    expect(scene.sent).toEqual([])
  })

  it('lets discards sink until they are enough, and sends them one after the other', () => {
    const cards = ['it_plain', 'uk_seducer', 'us_diplomat']
    const options = cards.map((card) => `hand_discard(${card})`)
    const first = sceneOf(view, ask('hand-discard', options, { count: 2 }), words)
    marks.sync(first)
    marks.take(first, options[0]!)
    expect(marks.primary(first.question)).toBeNull()
    marks.take(first, options[0]!)
    expect(marks.sunk).toEqual([])
    for (const option of options) marks.take(first, option)
    expect(marks.sunk).toEqual(['uk_seducer', 'us_diplomat'])
    marks.send(first, marks.primary(first.question))
    expect(first.sent).toEqual(['hand_discard(uk_seducer)'])

    const second = sceneOf(view, ask('hand-discard', [options[0]!, options[2]!], { count: 1 }, '2'), words)
    marks.sync(second)
    expect(second.sent).toEqual(['hand_discard(us_diplomat)'])
  })

  it('takes another card instead', () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    marks.sync(scene)
    marks.instead(scene, 'place_card(uk_seducer)')
    expect(scene.back).toBe(1)
    const again = sceneOf(
      view,
      quiet(ask('place-card', ['place_card(it_plain)', 'place_card(uk_seducer)'], {}, '2')),
      words,
    )
    marks.sync(again)
    expect(again.sent).toEqual(['place_card(uk_seducer)'])
  })

  it('offers nothing that the question does not', () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    marks.sync(scene)
    marks.take(scene, 'place_space(boca_1)')
    marks.send(scene, 'place_space(boca_1)')
    expect(marks.pick).toBeNull()
    expect(scene.sent).toEqual([])
  })
})

describe('arrow keys', () => {
  const cells = Array.from({ length: 24 }, (_, n) => [Math.floor(n / 6), n % 6] as const)

  it('walk from cell to cell and stop at the edge', () => {
    expect(cells[neighbour([0, 0], 'ArrowRight', cells)]).toEqual([0, 1])
    expect(cells[neighbour([1, 3], 'ArrowUp', cells)]).toEqual([0, 3])
    expect(neighbour([3, 5], 'ArrowDown', cells)).toBe(-1)
  })

  it('find the reward between the cells of the museum, and leave it again', () => {
    const more = [...cells, [0.5, 4.5] as const]
    expect(more[neighbour([0, 4], 'ArrowDown', more)]).toEqual([0.5, 4.5])
    expect(more[neighbour([0.5, 4.5], 'ArrowRight', more)]).toEqual([0, 5])
    expect(more[neighbour([1, 4], 'ArrowRight', more)]).toEqual([1, 5])
  })
})
