import { describe, expect, it } from 'vitest'
import { loadAllWords } from '../../../words/words'
import { isMet } from '../goals'
import { agentView, ask, GAME_INFO, sceneOf, seatView, viewOf } from '../fixtures'
import { buttonsOf } from '../choices'
import { reach } from '../marks.svelte'
import { stageName } from '../labels'
import { agentOf, merge, planFor, planOf, standing } from '../town'
import type { AudiView, RadioView, View } from '../view'
import { AUDI, roadsOfCar } from './car'
import {
  closedInFilm,
  dispatchUntil,
  filmOf,
  hotelDoor,
  hotelNeeds,
  isBeginning,
  latestStart,
  pressure,
  winRows,
} from './film'
import { filmFacts, filmLines } from './words'

const RADIO: RadioView = {
  place: null,
  public: false,
  possible: ['mill', 'inn'],
  sectors: [],
  sending_since: null,
  secrets_needed: 2,
  located: false,
}
const CAR: AudiView = {
  field: 'a',
  ap_limit: 5,
  ap_spent: 0,
  vigilance: 7,
  defence: 6,
  broken: false,
  loaded: false,
  waits: false,
  breaks_at: 12,
  roll: [],
  modifiers: [
    ['film', 'stage', 4],
    ['film', 'factory_entries', -3],
  ],
  entered: [],
  counters: {},
  bonuses: {},
}
const door = (polish: number, german: number): View['standing'] => [
  { victory: 'room_217', seat: 0, have: polish, need: 15 },
  { victory: 'room_217', seat: 1, have: german, need: 15 },
]
const texts = (view: View, you: number | null = 0): string[] =>
  filmLines(sceneOf(view, null, { you })).map((line) => line.text)

describe('ways to win', () => {
  it('stand in one row for both sides, empty for a side that has not got them', () => {
    const view = viewOf({ standing: [...door(3, 16), { victory: 'network', seat: 1, have: 1, need: 3 }] })
    expect(filmOf(view)).toBe('hotel')
    expect(winRows(view).map((row) => [row.victory, row.cells.map((cell) => cell?.have ?? null)])).toEqual([
      ['room_217', [3, 16]],
      ['network', [null, 1]],
    ])
    expect(winRows(view)[0]?.cells.map(isMet)).toEqual([false, true])
  })

  it('end with points where they may decide', () => {
    const seats = [seatView({ vp: 4 }), seatView({ vp: 2 })]
    const rows = winRows(viewOf({ radio: RADIO, seats }))
    expect(rows.at(-1)).toMatchObject({ victory: 'points', cells: [{ have: 4, need: 0 }, { have: 2 }] })
    expect(rows.at(-1)?.cells.some(isMet)).toBe(false)
  })

  it('are no film in the training campaign', () => {
    expect(filmOf(viewOf({ standing: [{ victory: 'secrets', seat: 0, have: 0, need: 2 }] }))).toBeNull()
  })

  it('stand beside the stage, from the first one on', () => {
    const { words } = sceneOf(viewOf(), null)
    expect(stageName(words, viewOf({ stage: 3, stages: 8 }))).toBe('web-stawka-stage 3 8')
    expect(stageName(words, viewOf({ stage: 0, phase: 'setup' }))).toBe('phase setup')
  })
})

describe('the radio', () => {
  it('is marked for its owner, and perhaps anywhere in the named sectors for the enemy', () => {
    const own = { ...sceneOf(viewOf({ radio: { ...RADIO, place: 'inn', sectors: ['east'] } }), null) }
    expect(filmFacts(own, 'inn')).toEqual(['web-stawka-film-radio-here-yours'])
    expect(filmFacts(own, 'mill')).toEqual([])
    const enemy = sceneOf(viewOf({ radio: { ...RADIO, possible: ['inn'], sectors: ['east'] } }), null)
    expect(filmFacts(enemy, 'inn')).toEqual(['web-stawka-film-radio-here-perhaps'])
    expect(filmFacts(enemy, 'mill')).toEqual([])
  })

  it('says until when somebody has to stay at it', () => {
    const view = viewOf({ stage: 5, radio: { ...RADIO, place: 'inn', public: true, sending_since: 4 } })
    expect(dispatchUntil(view)).toBe(5)
    expect(texts(view)).toContain('web-stawka-film-radio-sending 4 5')
    expect(dispatchUntil(viewOf({ stage: 3, radio: RADIO }))).toBe(4)
    expect(latestStart(viewOf({ stages: 8 }))).toBe(7)
  })

  it('names the special rights, now or later', () => {
    expect(texts(viewOf({ radio: RADIO }))).toContain('web-stawka-film-radio-rights-later no')
    expect(texts(viewOf({ radio: { ...RADIO, place: 'inn', public: true } }))).toContain(
      'web-stawka-film-radio-rights no',
    )
  })

  it('is somewhere, and so is the car, in the form that a Polish sentence wants', async () => {
    const words = await loadAllWords('pl')
    const first = (view: View): string | undefined => filmLines(sceneOf(view, null, { you: 0, words }))[0]?.text
    const radio = { ...RADIO, place: 'church' }
    expect(first(viewOf({ radio }))).toBe('Twoja radiostacja jest w kościele. Wiesz o tym tylko ty.')
    expect(first(viewOf({ radio: { ...radio, public: true } }))).toMatch(/^Radiostacja jest w kościele\./)
    const lines = filmLines(sceneOf(viewOf({ audi: { ...CAR, field: 'station' } }), null, { words }))
    expect(lines.map((line) => line.text)).toContainEqual(expect.stringMatching(/^Czarne Audi jest na dworcu\./))
  })

  it('shows Kloss the dispatch closed, nobody else', () => {
    const activation = { ...viewOf().activation!, agent: 'hans_kloss' }
    const menu = ask('activation-menu', ['step(b)'])
    expect(closedInFilm(viewOf({ radio: RADIO, activation }), menu, ['search'])).toEqual(['transmit', 'search'])
    expect(closedInFilm(viewOf({ radio: RADIO }), menu, ['search'])).toEqual(['search'])
    const led = { ...activation, leader: 1 }
    expect(closedInFilm(viewOf({ radio: RADIO, activation: led }), menu, [])).toEqual([])
    expect(closedInFilm(viewOf({ radio: RADIO, activation }), ask('activation-menu', ['transmit']), [])).toEqual([])
  })

  it('is hidden by the name of a place as well as on the map', () => {
    const places = Array.from({ length: 8 }, (_, n) => `field(p${n})`)
    expect(buttonsOf(ask('set-radio', places))).toEqual(places)
    expect(buttonsOf(ask('place-token', places))).toEqual([])
  })

  it('is looked for in a sector that is named by a button, unlike one that is laid', () => {
    const sectors = ['sector(west)', 'sector(east)']
    const [named, laid] = [ask('name-sector', sectors), ask('lay-sector', sectors)]
    expect(buttonsOf(named)).toEqual(sectors)
    expect(buttonsOf(laid)).toEqual([])
  })

  it('is known when all eyes are open', () => {
    const polish = viewOf({ seat: 0, radio: { ...RADIO, place: 'mill' } })
    expect(merge([viewOf({ seat: 1, radio: RADIO }), polish]).radio?.place).toBe('mill')
  })
})

describe('the hotel', () => {
  const secret = { id: null, item: null, home: null, top_secret: true, face_up: false }
  it('opens to each side by its own points', () => {
    expect(hotelDoor(viewOf({ standing: door(15, 14) }))).toEqual({ need: 15, have: [15, 14], open: [true, false] })
    expect(hotelDoor(viewOf())).toBeNull()
    expect(filmFacts(sceneOf(viewOf({ standing: door(15, 14) }), null), 'hotel')).toEqual([
      'web-stawka-film-hotel-open-short side polish',
      'web-stawka-film-hotel-closed-short side german',
    ])
  })

  it('needs card, agent and price of the same agent', () => {
    const inside = agentView('irena', 0, 'purple', { field: 'hotel' })
    const rich = agentView('georg', 0, 'blue', { items: [secret] })
    const seats = [seatView({ location_cards: ['lc_pl_hotel'] }), seatView()]
    const needs = (agents: View['agents']) =>
      hotelNeeds(viewOf({ standing: door(15, 0), agents, seats }), 0, () => false)
    expect(needs([inside, rich])).toEqual({ points: true, card: true, agent: true, price: false })
    expect(needs([rich])).toEqual({ points: true, card: true, agent: false, price: true })
    expect(needs([{ ...rich, field: 'hotel' }])).toMatchObject({ agent: true, price: true })
  })

  it('costs the Germans a valuable', () => {
    const ring = { id: 't', item: 'ring', home: 'inn', top_secret: false, face_up: false }
    const has = (count: number): boolean => {
      const agents = [
        agentView('dreher', 1, 'yellow', { field: 'hotel', items: Array.from({ length: count }, () => ring) }),
      ]
      return hotelNeeds(viewOf({ standing: door(0, 15), agents }), 1, (item) => item === 'ring').price
    }
    expect([has(0), has(1)]).toEqual([false, true])
  })

  it('tells nothing of the other side beyond its points', () => {
    expect(texts(viewOf({ standing: door(0, 0) }), null)).toHaveLength(2)
    expect(texts(viewOf({ standing: door(0, 0) }), 0)).toHaveLength(6)
  })
})

describe('Pulkowski and the car', () => {
  it('counts what two dice must show', () => {
    expect(pressure(viewOf({ audi: CAR }))).toEqual({ added: 1, dice: 11, percent: 8 })
    const sure = { ...CAR, modifiers: [['film', 'stage', 14]] }
    expect(pressure(viewOf({ audi: sure }))).toMatchObject({ dice: -2, percent: 100 })
    const safe = { ...CAR, modifiers: [['film', 'factory_entries', -3]] }
    expect(pressure(viewOf({ audi: safe }))).toMatchObject({ dice: 15, percent: 0 })
    expect(pressure(viewOf({ audi: { ...CAR, broken: true } }))).toBeNull()
  })

  it('stands on the map like a figure, and is none of the agents', () => {
    const view = viewOf({ audi: CAR })
    expect(standing(view, 'a').map((one) => one.agent)).toEqual(['irena', AUDI])
    expect(agentOf(view, AUDI)).toMatchObject({ side: 1, field: 'a', ap_limit: 5, defence: 6 })
    expect(agentOf(viewOf(), AUDI)).toBeUndefined()
  })

  it('keeps to the streets and to its two places', () => {
    const game = structuredClone(GAME_INFO)
    game.content['scenarios'] = { scenario: [{ id: 's', car: { start: 'inn', stop: 'inn' } }] }
    expect(planFor(game, viewOf(), 'irena')).toBe(planOf(game, viewOf()))
    const activation = { ...viewOf().activation!, agent: AUDI, leader: 1 }
    const scene = sceneOf(viewOf({ audi: CAR, activation }), ask('activation-menu', ['step(b)']), { game })
    const ways = reach(scene)
    expect([...ways.keys()]).toEqual(['b', 'w_edge', 'e_edge', 'c', 'inn'])
    expect(ways.has('mill')).toBe(false)
    expect(closedInFilm(scene.view, scene.question!, ['search', 'end_activation'])).toEqual(['end_activation'])
    expect(roadsOfCar(planOf(GAME_INFO, viewOf()), []).roads.some((road) => road.b.id === 'inn')).toBe(false)
  })
})

describe('the briefing', () => {
  it('is open until the first stage is under way', () => {
    const moments: [number, string][] = [
      [0, 'setup'],
      [1, 'planning'],
      [1, 'activations'],
      [2, 'planning'],
    ]
    expect(moments.map(([stage, phase]) => isBeginning(viewOf({ stage, phase })))).toEqual([true, true, false, false])
  })
})
