import { describe, expect, it } from 'vitest'
import { buttonsOf, closedActions, closedAt, costOf, inOrder, offersAt, thingOf } from './choices'
import { aim, changes, outcome, signed } from './roll'
import { crowd, FIGURE } from './crowd'
import { frame } from './glass.svelte'
import { names } from './printed'
import { steps } from './grid'
import { throwsOf, talkOdds } from './odds'
import { agentView, ask, GAME_INFO, LAYOUT, seatView, viewOf, WORDS } from './fixtures'
import { initial } from './labels'
import { planOf } from './town'
import type { RollView, SpotView } from './view'
import type { Place } from '../../board/grid'
import type { GameInfo } from '../../wire'
import scenarios from '../../../../../src/konspira/games/stawka/data/scenarios.toml?raw'
import sectors from '../../../../../src/konspira/games/stawka/data/sectors.toml?raw'

/** The town as it is: of the game's own files, whose rows of these tables stand one on a line. */
const rows = (text: string): Record<string, unknown>[] =>
  text
    .split(/^\[\[.*\]\]$/m)
    .slice(1)
    .map((part) => {
      const row: Record<string, unknown> = { id: /^id = "(.*)"$/m.exec(part)?.[1] }
      for (const [, table = '', lines = ''] of part.matchAll(/^(\w+) = \[\n([^\]]*)\]$/gm)) {
        row[table] = lines
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line.replace(/,$/, '').replace(/(\w+) = /g, '"$1": ')))
      }
      return row
    })
const TOWN = { sectors: { sector: rows(sectors) } }
const layoutOf = (scenario: string): SpotView[] => {
  const row = rows(scenarios).find((one) => one.id === scenario)
  const places = (row?.sectors ?? []) as { id: string; column: number; row: number }[]
  return places.map(({ id, column, row }) => ({ sector: id, column, row, turn: 0 }))
}

describe('choices', () => {
  it('point at a field, an agent or a card', () => {
    expect(thingOf('step(adm_a)')).toBe('field:adm_a')
    expect(thingOf('talk(irena)')).toBe('agent:irena')
    expect(thingOf('convert(lc_pl_jail)')).toBe('card:lc_pl_jail')
    expect(thingOf('search')).toBeNull()
  })

  it('gather what is offered at one thing', () => {
    const question = ask('activation-menu', ['talk(irena)', 'arrest(irena)', 'step(a)'])
    expect(offersAt(question, 'agent:irena')).toEqual(['talk(irena)', 'arrest(irena)'])
    expect(offersAt(null, 'agent:irena')).toEqual([])
  })

  it('stand as buttons, endings last; steps are on the map', () => {
    const question = ask('activation-menu', ['end_activation', 'step(a)', 'talk(irena)', 'search'])
    expect(buttonsOf(question)).toEqual(['search', 'talk(irena)', 'end_activation'])
    expect(buttonsOf(ask('activation-menu', ['convert(lc_pl_jail)', 'search']))).toEqual(['search']) // on the card
    expect(buttonsOf(ask('window', ['pass', 'react(rx_tail)']))).toEqual(['react(rx_tail)', 'pass'])
    expect(buttonsOf(ask('choose-plan', ['plan(plan_pl_1)']))).toEqual([])
  })

  it('are all buttons where the map does not show many fields', () => {
    expect(buttonsOf(ask('place-token', ['field(a)', 'field(b)']))).toEqual(['field(a)', 'field(b)'])
    const many = Array.from({ length: 7 }, (_, n) => `field(f${n})`)
    expect(buttonsOf(ask('place-token', many))).toEqual([])
  })

  it('cost what the rules say', () => {
    expect(costOf('search', 2)).toBe(2)
    expect(costOf('arrest(irena)', 1)).toBe(1)
    expect(costOf('use_item(flowers)', 2)).toBeNull()
  })

  it('ask for a reason where something of the kind is closed', () => {
    expect(closedAt(ask('activation-menu', []), 'field:a')).toBe('step(a)')
    expect(closedAt(ask('choose-activation', []), 'agent:x')).toBe('activate(x)')
    expect(closedAt(ask('choose-plan', []), 'agent:x')).toBeNull()
    expect(closedAt(ask('place-token', ['field(a)']), 'field:b')).toBe('field(b)')
    expect(closedAt(ask('window', ['pass', 'react(rx_lie)']), 'card:rx_tail')).toBe('react(rx_tail)')
    expect(closedAt(ask('window', ['support(a)', 'protect(a)']), 'field:b')).toBeNull()
  })

  it('show an action closed that everybody knows', () => {
    expect(closedActions(ask('activation-menu', ['end_activation']))).toEqual(['search'])
    expect(closedActions(ask('window', ['pass']))).toEqual([])
  })

  it('keep their order where nothing ranks them', () => {
    expect(inOrder(['piece(b)', 'pass', 'piece(a)'])).toEqual(['piece(b)', 'piece(a)', 'pass'])
  })
})

describe('odds', () => {
  it('count throws of two dice', () => {
    expect([2, 7, 12, 13].map(throwsOf)).toEqual([36, 21, 1, 0])
  })

  it('add the track, ask for the rank, and tell no secret below three', () => {
    const irena = agentView('irena', 0, 'purple', { rank: 3 })
    const dreher = agentView('dreher', 1, 'yellow', { rank: 5 })
    const open = (count: number) => viewOf({ seats: [seatView({ tracks: { yellow: count } }), seatView()] })
    expect(talkOdds(open(0), irena, { ...dreher, rank: 3 })).toEqual({
      nothing: 58,
      single: 25,
      double: 17,
      secret: 0,
      rank: 100,
      gap: 0,
      bonus: 0,
      few: true,
    })
    const some = talkOdds(open(3), irena, dreher)
    expect(some.bonus).toBe(1)
    expect(some.rank).toBe(67)
    expect(some.secret).toBe(Math.round((6 / 36) * (4 / 6) * 100))
    expect(some.nothing + some.single + some.double + some.secret).toBe(100)
    expect(talkOdds(open(3), null, dreher).rank).toBe(100) // a prisoner is asked whatever his rank
  })
})

describe('the map', () => {
  it('shows the whole town, and never what is beyond it', () => {
    const town = { width: 202, height: 100 }
    expect(frame(town, 2, 1, 0, 0)).toMatchObject({ w: 210, h: 105 })
    const near = frame(town, 2, 4, 500, 500)
    expect(near.x + near.w).toBeCloseTo(204.5)
    expect(near.y + near.h).toBeCloseTo(102.5)
  })

  const walker = (game: Pick<GameInfo, 'content'>, layout: SpotView[]) => {
    const plan = planOf(game, { layout, builder: null })
    const next = steps(plan)
    const places = [...plan.spots.values()].map((spot): Place => [spot.y, spot.x])
    const names = [...plan.spots.keys()]
    const go = (from: string, key: string, far = false): string | undefined =>
      names[next(places[names.indexOf(from)]!, key, places, far)]
    return { names, go }
  }

  it('is walked along its streets, and where there is none to the nearest field', () => {
    const { go } = walker(GAME_INFO, LAYOUT)
    expect(go('a', 'ArrowRight')).toBe('b')
    expect(go('a', 'ArrowDown')).toBe('mill')
    expect(go('w_edge', 'ArrowRight')).toBe('e_edge')
    expect(go('b', 'ArrowDown')).toBe('mill')
    expect(go('a', 'ArrowLeft')).toBeUndefined()
    expect(go('a', 'ArrowRight', true)).toBe('w_edge') // with Ctrl half a sector at least
  })

  it.each(['s1_meeting', 's2_first_clash', 's3_chestnuts'])(
    'of %s has no field that arrows do not reach',
    (scenario) => {
      const { names, go } = walker({ content: TOWN }, layoutOf(scenario))
      expect(names.length).toBeGreaterThan(20)
      for (const start of names) {
        const reached = new Set([start])
        for (const from of reached) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const to = go(from, key)
            if (to !== undefined) reached.add(to)
          }
        }
        expect(names.filter((name) => !reached.has(name))).toEqual([])
      }
    },
  )
})

describe('figures', () => {
  const plan = planOf(GAME_INFO, viewOf())
  const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))

  it('stand beside their field and hide neither it nor each other', () => {
    const ids = ['irena', 'jacek', 'kloss', 'georg']
    const agents = ids.flatMap((id, n) => [
      agentView(id, 0, 'purple', { field: n % 2 ? 'mill' : 'b' }),
      agentView(`${id}_too`, 1, 'black', { field: n % 2 ? 'mill' : 'b' }),
    ])
    const view = viewOf({ agents, tokens: [{ side: 0, field: 'b', face_up: false, threat: null }] })
    const people = crowd(
      plan,
      view,
      names(plan, () => 'Mill', []),
    )
    expect(people).toHaveLength(8)
    people.forEach((one, n) => {
      for (const spot of plan.spots.values()) expect(far(one, spot)).toBeGreaterThan(FIGURE + 1)
      for (const other of people.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(FIGURE)
    })
  })

  it('are only those on the map; prisoners lie in jail', () => {
    const agents = [
      agentView('irena', 0, 'purple', { status: 'dead' }),
      agentView('jacek', 0, 'yellow', { status: 'prisoner', field: 'jail' }),
    ]
    expect(crowd(plan, viewOf({ agents }), new Map())).toEqual([])
  })

  it('carry one letter, or two where one would not tell them apart', () => {
    const view = viewOf({ agents: ['brunner', 'becher', 'dreher'].map((id) => agentView(id, 1, 'blue')) })
    const words = { ...WORDS, term: (_: string, __: string, id: string) => `Herr ${id}` } as unknown as typeof WORDS
    expect(view.agents.map((agent) => initial({ words, view }, agent))).toEqual(['Br', 'Be', 'D'])
  })
})

describe('a roll', () => {
  const roll: RollView = {
    kind: 'talk',
    agent: 'irena',
    target: 'dreher',
    dice: [3, 4],
    modifiers: [
      ['track', 'yellow', 1],
      ['item', 'flowers', 2],
      ['reaction', 'rx_lie', -3],
    ],
    total: 7,
    needed: 0,
    result: 1,
  }

  it('tells every change with its reason', () => {
    expect(changes(roll, WORDS).map(({ amount, reason }) => `${signed(amount)} ${reason}`)).toEqual([
      '+1 web-stawka-roll-by-track color yellow',
      '+2 item flowers',
      '−3 card rx_lie',
    ])
  })

  it('is measured by the thresholds of who is questioned, or by one number', () => {
    expect(aim(viewOf(), roll, WORDS)).toBe('web-stawka-thresholds 8 10 11')
    expect(aim(viewOf(), { ...roll, needed: 9 }, WORDS)).toBe('web-stawka-roll-needs 9')
    expect(outcome(roll, WORDS)).toBe('web-stawka-roll-learned 1')
    expect(outcome({ ...roll, kind: 'test', result: 0 }, WORDS)).toBe('web-stawka-roll-result 0')
  })
})
