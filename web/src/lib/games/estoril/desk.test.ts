import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { loadAllWords } from '../../words/words'
import { spaceAt } from './choices'
import { desk, suggestion } from './desk.svelte'
import { ask, sceneOf, viewOf, quiet } from './fixtures'
import { neighbour } from './grid'

const words = await loadAllWords('en')
const view = viewOf()
const spaces = ['place_space(church_1)', 'place_space(church_2)']

beforeEach(() => {
  preferences.confirm = 'public'
  desk.sync(sceneOf(view, null, words))
  desk.clear()
})

describe('the desk', () => {
  it('suggests the first symbol and what is without alternative, never a pass', () => {
    expect(suggestion(ask('activate', ['activate(assassin)', 'activate_stop']))).toBe('activate(assassin)')
    expect(suggestion(ask('boca-discard', ['boca_discard(boca_1)']))).toBe('boca_discard(boca_1)')
    expect(suggestion(ask('peek', ['peek(boca_1)', 'peek_decline']))).toBeNull()
    expect(suggestion(ask('conspirator-choice', ['conspirator_keep', 'conspirator_replace']))).toBeNull()
  })

  it('sends a card at once, and marks the space until it is pressed again', async () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    desk.sync(first)
    desk.take(first, 'place_card(it_plain)')
    expect(first.sent).toEqual(['place_card(it_plain)'])

    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    desk.sync(second)
    await desk.press(second, spaceAt('church_1'))
    expect(second.sent).toEqual([])
    await desk.press(second, spaceAt('church_2'))
    expect(desk.primary(second.question)).toBe('place_space(church_2)')
    await desk.press(second, spaceAt('church_2'))
    expect(second.sent).toEqual(['place_space(church_2)'])
  })

  it('needs no second press where the reader wants none', async () => {
    preferences.confirm = 'never'
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    desk.sync(scene)
    await desk.press(scene, spaceAt('church_1'))
    expect(scene.sent).toEqual(['place_space(church_1)'])
  })

  it('keeps a space that was pressed before the card', () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    desk.sync(first)
    desk.hold('church_1')
    desk.hold('church_2')
    expect(desk.isBusy).toBe(true)
    desk.take(first, 'place_card(it_plain)')
    expect(first.sent).toEqual(['place_card(it_plain)'])
    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    desk.sync(second)
    expect(desk.pick).toBe('place_space(church_2)')
    expect(desk.space).toBeNull()
  })

  it('goes on with a card that was dropped on a space', () => {
    const first = sceneOf(view, quiet(ask('place-card', ['place_card(it_plain)'])), words)
    desk.sync(first)
    desk.take(first, 'place_card(it_plain)', 'place_space(church_2)')
    const second = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }, '2'), words)
    desk.sync(second)
    expect(desk.pick).toBe('place_space(church_2)')
    expect(second.sent).toEqual([])
  })

  it('says why a closed space is closed', async () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    desk.sync(scene)
    await desk.press(scene, spaceAt('tamariz_3'))
    expect(desk.reason).toMatchObject({ choice: 'place_space(tamariz_3)', rule: 'EST-2.8' })
    expect(scene.sent).toEqual([])
  })

  it('lets discards sink until they are enough, and sends them one after the other', () => {
    const cards = ['it_plain', 'uk_seducer', 'us_diplomat']
    const options = cards.map((card) => `hand_discard(${card})`)
    const first = sceneOf(view, ask('hand-discard', options, { count: 2 }), words)
    desk.sync(first)
    desk.take(first, options[0]!)
    expect(desk.primary(first.question)).toBeNull()
    desk.take(first, options[0]!)
    expect(desk.sunk).toEqual([])
    for (const option of options) desk.take(first, option)
    expect(desk.sunk).toEqual(['uk_seducer', 'us_diplomat'])
    desk.send(first, desk.primary(first.question))
    expect(first.sent).toEqual(['hand_discard(uk_seducer)'])

    const second = sceneOf(view, ask('hand-discard', [options[0]!, options[2]!], { count: 1 }, '2'), words)
    desk.sync(second)
    expect(second.sent).toEqual(['hand_discard(us_diplomat)'])
  })

  it('takes another card instead', () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    desk.sync(scene)
    desk.instead(scene, 'place_card(uk_seducer)')
    expect(scene.back).toBe(1)
    const again = sceneOf(
      view,
      quiet(ask('place-card', ['place_card(it_plain)', 'place_card(uk_seducer)'], {}, '2')),
      words,
    )
    desk.sync(again)
    expect(again.sent).toEqual(['place_card(uk_seducer)'])
  })

  it('offers nothing that the question does not', () => {
    const scene = sceneOf(view, ask('place-space', spaces, { card: 'it_plain' }), words)
    desk.sync(scene)
    desk.take(scene, 'place_space(boca_1)')
    desk.send(scene, 'place_space(boca_1)')
    expect(desk.pick).toBeNull()
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
