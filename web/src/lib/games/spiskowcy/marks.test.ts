import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { loadAllWords } from '../../words/words'
import { cell, plate, targets } from './choices'
import { marks, suggestion } from './marks.svelte'
import { ask, sceneOf, seatView, viewOf, quiet } from './fixtures'
import { arrange } from './options'

const words = await loadAllWords('en')
const view = viewOf([seatView({ merchant: 1 }), seatView({ guard: 1, prince: 1 }), seatView({ spy: 1 })])

beforeEach(() => {
  preferences.confirm = 'public'
  marks.sync(sceneOf(view, null, words))
  marks.clear()
})

describe('the marks', () => {
  it('suggests all copies, the first action, never a pass before something to do', () => {
    expect(suggestion(ask('order-count', ['order_count(1)', 'order_count(2)'], { card: 'spy' }))).toBe('order_count(2)')
    expect(suggestion(ask('action', ['use_banker', 'end_turn']))).toBe('use_banker')
    expect(suggestion(ask('action', ['end_turn']))).toBe('end_turn')
    expect(suggestion(ask('raid-player', ['raid_player(1)', 'raid_skip']))).toBeNull()
    expect(suggestion(ask('raid-card', ['raid_card(spy)']))).toBe('raid_card(spy)')
  })

  it('sends what nobody learns of at once and marks what becomes public', () => {
    const first = sceneOf(view, quiet(ask('raid-player', ['raid_player(1)', 'raid_skip'])), words)
    marks.sync(first)
    marks.take(first, 'raid_player(1)')
    expect(first.sent).toEqual(['raid_player(1)'])

    const second = sceneOf(view, ask('raid-card', ['raid_card(guard)', 'raid_card(prince)'], { victim: 1 }, '2'), words)
    marks.sync(second)
    marks.take(second, 'raid_card(prince)')
    expect(second.sent).toEqual([])
    expect(marks.primary(second.question)).toBe('raid_card(prince)')
    marks.send(second, marks.primary(second.question))
    expect(second.sent).toEqual(['raid_card(prince)'])
  })

  it('goes on with a gesture: the owner is sent, the card is marked when it is asked for', async () => {
    const first = sceneOf(view, quiet(ask('raid-player', ['raid_player(1)', 'raid_skip'])), words)
    marks.sync(first)
    await marks.press(first, cell(1, 'prince'))
    expect(first.sent).toEqual(['raid_player(1)'])

    const question = ask('raid-card', ['raid_card(guard)', 'raid_card(prince)'], { victim: 1 }, '2')
    marks.sync(sceneOf(view, question, words, { sending: true }))
    expect(marks.pick).toBeNull()
    const second = sceneOf(view, question, words)
    marks.sync(second)
    expect(marks.pick).toBe('raid_card(prince)')
    expect(second.sent).toEqual([])
  })

  it('offers nothing that the question does not', () => {
    const scene = sceneOf(view, quiet(ask('raid-player', ['raid_player(1)'])), words)
    marks.sync(scene)
    marks.take(scene, 'raid_player(2)')
    marks.send(scene, 'raid_skip')
    marks.mark(scene, 'raid_skip')
    expect(scene.sent).toEqual([])
    expect(marks.pick).toBeNull()
  })

  it('sends nothing twice', () => {
    const scene = sceneOf(view, ask('action', ['end_turn']), words, { sending: true })
    marks.sync(scene)
    marks.send(scene, 'end_turn')
    expect(scene.sent).toEqual([])
  })

  it('takes back and chooses another kind instead', () => {
    const scene = sceneOf(view, ask('order-count', ['order_count(1)'], { card: 'spy' }, '2'), words)
    marks.sync(scene)
    marks.instead(scene, 'order_type(raid)')
    expect(scene.back).toBe(1)
    const again = sceneOf(view, quiet(ask('order-type', ['order_type(raid)', 'order_type(spy)'], {}, '1.1')), words)
    marks.sync(again)
    expect(again.sent).toEqual(['order_type(raid)'])
  })

  it('forgets a gesture that cannot go on', () => {
    const scene = sceneOf(view, ask('order-count', ['order_count(1)'], { card: 'spy' }, '2'), words)
    marks.sync(scene)
    marks.instead(scene, 'order_type(raid)')
    const other = sceneOf(view, ask('action', ['reveal(spy)'], {}, '3'), words)
    marks.sync(other)
    expect(other.sent).toEqual([])
    expect(marks.pick).toBeNull()
  })

  it('keeps the second card of a swap that was tapped first', async () => {
    const why = (choice: string) =>
      Promise.resolve({ is: 'why' as const, choice, code: 'name-second', facts: { seat: 2 }, rule: 'SPI-9.11', re: 0 })
    const first = sceneOf(view, quiet(ask('plot-player-a', ['plot_player_a(0)', 'plot_player_a(1)'])), words, { why })
    marks.sync(first)
    await marks.press(first, cell(2, 'spy'))
    expect(marks.second).toEqual({ seat: 2, then: 'plot_card_b(spy)' })
    await marks.press(first, cell(1, 'guard'))
    expect(first.sent).toEqual(['plot_player_a(1)'])

    const card = sceneOf(
      view,
      quiet(ask('plot-card-a', ['plot_card_a(guard)', 'plot_card_a(prince)'], { victim: 1 }, '2')),
      words,
    )
    marks.sync(card)
    expect(card.sent).toEqual(['plot_card_a(guard)'])

    const other = sceneOf(
      view,
      quiet(ask('plot-player-b', ['plot_player_b(2)'], { a: 1, card_a: 'guard' }, '3')),
      words,
    )
    marks.sync(other)
    expect(other.sent).toEqual(['plot_player_b(2)'])
    expect(marks.second).toBeNull()

    const facts = { a: 1, card_a: 'guard', victim: 2 }
    const last = sceneOf(view, ask('plot-card-b', ['plot_card_b(spy)'], facts, '4'), words)
    marks.sync(last)
    expect(last.sent).toEqual([])
    expect(marks.pick).toBe('plot_card_b(spy)')
  })

  it('offers the second of a swap first, as if the order were nothing', async () => {
    const why = (choice: string) =>
      Promise.resolve({
        is: 'why' as const,
        choice,
        code: choice === 'plot_player_a(2)' ? 'name-second' : 'plot-protected',
        facts: { seat: 2 },
        rule: 'SPI-9.11',
        re: 0,
      })
    const scene = sceneOf(view, quiet(ask('plot-player-a', ['plot_player_a(0)', 'plot_player_a(1)'])), words, { why })
    marks.sync(scene)
    await vi.waitFor(() => expect(marks.turned).toEqual([2]))
    const found = targets(scene.question, view, 0, marks.turned)
    expect(found.get(plate(2))).toMatchObject({ closed: false, turned: true })
    expect(arrange(scene.question!, view, 0, marks.turned).chips).toContainEqual({
      choice: 'plot_player_a(2)',
      closed: false,
    })
    marks.take(scene, 'plot_player_a(2)')
    expect([marks.second, marks.reason, scene.sent]).toEqual([{ seat: 2, then: undefined }, null, []])
    await marks.press(scene, cell(2, 'spy'))
    expect(marks.second).toEqual({ seat: 2, then: 'plot_card_b(spy)' })
    await marks.press(scene, cell(2, 'spy'))
    expect(marks.second).toBeNull()
  })

  it('takes the two cards of a swap in any order', async () => {
    const why = (choice: string) =>
      Promise.resolve({ is: 'why' as const, choice, code: 'name-first', facts: { seat: 1 }, rule: 'SPI-9.11', re: 0 })
    const facts = { a: 2, card_a: 'spy' }
    const begun = sceneOf(view, quiet(ask('plot-player-b', ['plot_player_b(3)'], facts, '3')), words, { why })
    marks.sync(begun)
    await marks.press(begun, cell(1, 'guard'))
    expect(begun.back).toBe(1)
    expect(marks.reason).toBeNull()

    const card = sceneOf(view, quiet(ask('plot-card-a', ['plot_card_a(spy)'], { victim: 2 }, '2.1')), words)
    marks.sync(card)
    expect(card.back).toBe(1)
    expect(card.sent).toEqual([])

    const steps: [string, string[], Record<string, unknown>][] = [
      ['plot-player-a', ['plot_player_a(0)', 'plot_player_a(1)', 'plot_player_a(2)'], {}],
      ['plot-card-a', ['plot_card_a(guard)', 'plot_card_a(prince)'], { victim: 1 }],
      ['plot-player-b', ['plot_player_b(2)', 'plot_player_b(3)'], { a: 1, card_a: 'guard' }],
    ]
    const sent: string[] = []
    for (const [place, [kind, options, known]] of steps.entries()) {
      const scene = sceneOf(view, quiet(ask(kind, options, known as never, `again ${place}`)), words)
      marks.sync(scene)
      expect(scene.back).toBe(0)
      sent.push(...scene.sent)
    }
    expect(sent).toEqual(['plot_player_a(1)', 'plot_card_a(guard)', 'plot_player_b(2)'])

    const last = { a: 1, card_a: 'guard', victim: 2 }
    const ready = sceneOf(view, ask('plot-card-b', ['plot_card_b(spy)'], last, 'ready'), words)
    marks.sync(ready)
    expect(ready.sent).toEqual([])
    expect(marks.pick).toBe('plot_card_b(spy)')
  })

  it('says why where nothing can be taken back', async () => {
    const why = (choice: string) =>
      Promise.resolve({ is: 'why' as const, choice, code: 'name-first', facts: { seat: 1 }, rule: 'SPI-9.11', re: 0 })
    const facts = { a: 2, card_a: 'spy' }
    const question = quiet(ask('plot-player-b', ['plot_player_b(3)'], facts, 'fixed'))
    const scene = sceneOf(view, question, words, { why, takeBack: null })
    marks.sync(scene)
    await marks.press(scene, cell(1, 'guard'))
    expect(marks.reason?.rule).toBe('SPI-9.11')
    expect(marks.second).toBeNull()
  })

  it('says why something is closed', async () => {
    const why = (choice: string) =>
      Promise.resolve({
        is: 'why' as const,
        choice,
        code: 'raid-protected',
        facts: { seat: 2 },
        rule: 'SPI-8.3',
        re: 0,
      })
    const scene = sceneOf(view, quiet(ask('raid-player', ['raid_player(1)'])), words, { why })
    marks.sync(scene)
    await marks.press(scene, plate(2))
    expect(scene.sent).toEqual([])
    expect(marks.reason).toEqual({
      choice: 'raid_player(2)',
      text: 'Celina has the Guard majority and cannot be the target of a Raid.',
      rule: 'SPI-8.3',
    })
  })

  it('follows the preference for confirmations', () => {
    preferences.confirm = 'never'
    const quick = sceneOf(view, ask('discard', ['discard(merchant)'], { count: 1 }), words)
    marks.sync(quick)
    marks.take(quick, 'discard(merchant)')
    expect(quick.sent).toEqual(['discard(merchant)'])

    preferences.confirm = 'always'
    const slow = sceneOf(view, quiet(ask('order-type', ['order_type(spy)'], {}, '2')), words)
    marks.sync(slow)
    marks.take(slow, 'order_type(spy)')
    expect(slow.sent).toEqual([])
    marks.send(slow, marks.primary(slow.question))
    expect(slow.sent).toEqual(['order_type(spy)'])
  })
})
