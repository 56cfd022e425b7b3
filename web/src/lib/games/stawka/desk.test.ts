import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { desk, reach, suggestion } from './desk.svelte'
import { agentView, ask, sceneOf, viewOf } from './fixtures'

const MENU = ask('activation-menu', ['end_activation', 'step(b)', 'step(mill)', 'talk(dreher)', 'bribe(dreher)'])

/** Irena has made her first step. */
const further = () => viewOf({ agents: [agentView('irena', 0, 'purple', { field: 'b' })] })

beforeEach(() => {
  preferences.confirm = 'public'
  desk.clear()
  desk.sync(sceneOf(viewOf(), null))
})

describe('the desk', () => {
  it('suggests only what is the only option', () => {
    expect(suggestion(ask('window', ['pass']))).toBe('pass')
    expect(suggestion(MENU)).toBeNull()
  })

  it('marks first and sends with the second press', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    await desk.press(scene, 'field:b')
    expect(desk.pick).toBe('step(b)')
    expect(scene.sent).toEqual([])
    await desk.press(scene, 'field:b')
    expect(scene.sent).toEqual(['step(b)'])
  })

  it('narrows the dock to an agent with several offers', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    await desk.press(scene, 'agent:dreher')
    expect(desk.thing).toBe('agent:dreher')
    expect(desk.pick).toBeNull()
  })

  it('walks a way step by step', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    expect(reach(scene).get('e_edge')).toHaveLength(3)
    await desk.press(scene, 'field:w_edge')
    expect(desk.goal).toBe('w_edge')
    desk.send(scene, desk.primary(MENU))
    expect(scene.sent).toEqual(['step(b)'])
    const next = sceneOf(further(), ask('activation-menu', ['step(a)', 'step(w_edge)'], {}, 'second'))
    desk.sync(next)
    expect(next.sent).toEqual(['step(w_edge)'])
  })

  it('forgets the way when something else is asked', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    await desk.press(scene, 'field:w_edge')
    desk.send(scene, desk.primary(MENU))
    desk.sync(sceneOf(viewOf(), ask('on-entry', ['ignore', 'dismiss'], {}, 'token')))
    const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    desk.sync(back)
    expect(back.sent).toEqual([])
  })

  it('goes on after a chance to react that is passed, and only then', async () => {
    for (const [answer, sent] of [
      ['pass', ['step(w_edge)']],
      ['react(rx_tail)', []],
    ] as const) {
      const scene = sceneOf(viewOf(), MENU)
      desk.sync(sceneOf(viewOf(), null))
      desk.sync(scene)
      await desk.press(scene, 'field:w_edge')
      desk.send(scene, desk.primary(MENU))
      const chance = sceneOf(viewOf(), ask('window', ['pass', 'react(rx_tail)']))
      desk.sync(chance)
      desk.take(chance, answer)
      desk.take(chance, answer)
      expect(chance.sent).toEqual([answer])
      const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
      desk.sync(back)
      expect(back.sent).toEqual(sent)
    }
  })

  it('keeps the way while another seat decides', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    await desk.press(scene, 'field:w_edge')
    desk.send(scene, desk.primary(MENU))
    desk.sync(sceneOf(viewOf(), null))
    const back = sceneOf(further(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    desk.sync(back)
    expect(back.sent).toEqual(['step(w_edge)'])
  })

  it('stops when the agent is not where the way led', async () => {
    const scene = sceneOf(viewOf(), MENU)
    desk.sync(scene)
    await desk.press(scene, 'field:w_edge')
    desk.send(scene, desk.primary(MENU))
    const moved = sceneOf(viewOf(), ask('activation-menu', ['step(w_edge)'], {}, 'third'))
    desk.sync(moved)
    expect(moved.sent).toEqual([])
  })

  it('says why a field cannot be reached', async () => {
    const scene = sceneOf(viewOf({ seats: [] }), ask('activation-menu', ['search']))
    desk.sync(scene)
    await desk.press(scene, 'field:inn')
    expect(desk.reason).toMatchObject({ choice: 'step(inn)', text: 'not-beside', rule: 'STA-5.1' })
  })
})
