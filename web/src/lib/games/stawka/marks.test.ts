import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { marks, reach, suggestion } from './marks.svelte'
import { agentView, ask, sceneOf, viewOf } from './fixtures'

const MENU = ask('activation-menu', ['end_activation', 'step(b)', 'step(mill)', 'talk(dreher)', 'bribe(dreher)'])

/** Irena has made her first step. */
const further = () => viewOf({ agents: [agentView('irena', 0, 'purple', { field: 'b' })] })

beforeEach(() => {
  preferences.confirm = 'public'
  marks.clear()
  marks.sync(sceneOf(viewOf(), null))
})

describe('the marks', () => {
  it('suggests only what is the only option', () => {
    expect(suggestion(ask('window', ['pass']))).toBe('pass')
    expect(suggestion(MENU)).toBeNull()
  })

  it('marks first and sends with the second press', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    await marks.press(scene, 'field:b')
    expect(marks.pick).toBe('step(b)')
    expect(scene.sent).toEqual([])
    await marks.press(scene, 'field:b')
    expect(scene.sent).toEqual(['step(b)'])
  })

  it('narrows the dock to an agent with several offers', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    await marks.press(scene, 'agent:dreher')
    expect(marks.thing).toBe('agent:dreher')
    expect(marks.pick).toBeNull()
  })

  it('walks a way step by step', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    expect(reach(scene).get('e_edge')).toHaveLength(3)
    await marks.press(scene, 'field:w_edge')
    expect(marks.goal).toBe('w_edge')
    marks.send(scene, marks.primary(MENU))
    expect(scene.sent).toEqual(['step(b)'])
    const next = sceneOf(further(), ask('activation-menu', ['step(a)', 'step(w_edge)'], {}, 'second'))
    marks.sync(next)
    expect(next.sent).toEqual(['step(w_edge)'])
  })

  it('forgets the way when something else is asked', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    await marks.press(scene, 'field:w_edge')
    marks.send(scene, marks.primary(MENU))
    marks.sync(sceneOf(viewOf(), ask('on-entry', ['ignore', 'dismiss'], {}, 'token')))
    const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    marks.sync(back)
    expect(back.sent).toEqual([])
  })

  it('goes on after a chance to react that is passed, and only then', async () => {
    for (const [answer, sent] of [
      ['pass', ['step(w_edge)']],
      ['react(rx_tail)', []],
    ] as const) {
      const scene = sceneOf(viewOf(), MENU)
      marks.sync(sceneOf(viewOf(), null))
      marks.sync(scene)
      await marks.press(scene, 'field:w_edge')
      marks.send(scene, marks.primary(MENU))
      const chance = sceneOf(viewOf(), ask('window', ['pass', 'react(rx_tail)']))
      marks.sync(chance)
      marks.take(chance, answer)
      marks.take(chance, answer)
      expect(chance.sent).toEqual([answer])
      const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
      marks.sync(back)
      expect(back.sent).toEqual(sent)
    }
  })

  it('keeps the way while another seat decides', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    await marks.press(scene, 'field:w_edge')
    marks.send(scene, marks.primary(MENU))
    marks.sync(sceneOf(viewOf(), null))
    const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    marks.sync(back)
    expect(back.sent).toEqual(['step(w_edge)'])
  })

  it('stops when the agent is not where the way led', async () => {
    const scene = sceneOf(viewOf(), MENU)
    marks.sync(scene)
    await marks.press(scene, 'field:w_edge')
    marks.send(scene, marks.primary(MENU))
    const moved = sceneOf(viewOf(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    marks.sync(moved)
    expect(moved.sent).toEqual([])
  })

  it('says why a field cannot be reached', async () => {
    const scene = sceneOf(viewOf({ seats: [] }), ask('activation-menu', ['search']))
    marks.sync(scene)
    await marks.press(scene, 'field:inn')
    expect(marks.reason).toMatchObject({ choice: 'step(inn)', text: 'not-beside', rule: 'STA-5.1' })
  })
})
