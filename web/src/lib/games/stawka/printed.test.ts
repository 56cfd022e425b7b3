import { describe, expect, it } from 'vitest'
import { ASIDE, freePlace, mapWidth, strip } from './arrange'
import { GAME_INFO, placeView, sceneOf, seatView, viewOf, agentView, WORDS } from './fixtures'
import { Glass, SECTOR } from './glass.svelte'
import { gameInfo } from '../../board/fixtures'
import { hintSheet, hintText } from './hint'
import { letterOf } from './labels'
import { boxOf, names, sharedArea, titles, tokenAt } from './printed'
import { planOf, type Plan } from './town'
import type { View } from './view'
import { goingOn } from './window'

const plan = planOf(GAME_INFO, viewOf())
const block = (column: number, row: number): Plan['blocks'][number] => ({
  id: `${column} ${row}`,
  x: column * 102,
  y: row * 102,
  turn: 0,
  fort: [],
})
const townOf = (...cells: [number, number][]): Plan => ({
  blocks: cells.map(([column, row]) => block(column, row)),
  spots: new Map(),
  roads: [],
  cells: [],
  width: Math.max(...cells.map(([column]) => column)) * 102 + 100,
  height: Math.max(...cells.map(([, row]) => row)) * 102 + 100,
})
const FILM = townOf([0, 0], [1, 0], [0, 1], [1, 1], [2, 1])

describe('what is printed', () => {
  it('hides no field and no title', () => {
    const heads = titles(plan, () => 'Administrative sector')
    const found = names(plan, () => 'The old mill at the river', heads)
    expect([...found.keys()]).toEqual(['mill', 'inn'])
    for (const { box } of found.values()) {
      for (const head of heads) expect(sharedArea(box, head.box)).toBe(0)
      for (const spot of plan.spots.values()) expect(sharedArea(box, boxOf(spot))).toBe(0)
    }
  })

  it('keeps tokens off the names', () => {
    const found = names(plan, () => 'Mill', [])
    for (const spot of plan.spots.values()) {
      if (spot.location) continue
      const [x, y] = tokenAt(plan, spot, 0, found)
      for (const { box } of found.values())
        expect(sharedArea(box, { x: spot.x + x, y: spot.y + y, w: 3, h: 3 })).toBe(0)
    }
  })

  it('gives every street the letter that its name ends with', () => {
    expect(letterOf(WORDS, 'pol_north')).toBe('web-stawka-letter-north')
    expect(letterOf(WORDS, 'pol_c')).toBe('C')
    expect(letterOf(WORDS, 'hotel')).toBe('')
  })
})

describe('the place of the briefing', () => {
  it('is free in the grid where the town leaves one and sectors are large enough', () => {
    const free = freePlace(FILM, 1120, 631)
    expect(free).not.toBeNull()
    expect(free!.left).toBeGreaterThan(600)
    expect(free!.left + free!.width).toBeLessThanOrEqual(1120)
    expect(free!.top + free!.height).toBeLessThan(631 / 2)
    const rest = strip(FILM, free!, 1120, 631)
    expect(rest!.top).toBeGreaterThan(631 / 2 - 10)
    expect(rest!.left).toBeGreaterThan(3 * 300)
    expect(strip(FILM, free!, 940, 631)).toBeNull()
    expect(freePlace(FILM, 1120, 500)).toBeNull() // too small to be read
    expect(freePlace(townOf([0, 0], [1, 0], [0, 1], [1, 1]), 1120, 631)).toBeNull()
  })

  it('is beside a town that has none', () => {
    expect(mapWidth(townOf([0, 0], [1, 0]), 1120, 631)).toBe(1120 - ASIDE)
    expect(mapWidth(townOf([0, 0], [1, 0], [0, 1], [1, 1]), 1120, 631)).toBeLessThan(700)
  })

  it('comes nearer to a town that is too large, and only to that', () => {
    const glass = new Glass()
    glass.town = townOf([0, 0], [1, 0], [2, 0], [1, 1], [1, 2])
    glass.near(820, 631)
    expect((631 / 309) * 100 * glass.scale).toBeGreaterThan(SECTOR)
    glass.town = FILM
    glass.near(1120, 631)
    expect(glass.scale).toBe(1)
  })
})

describe('the hint sheet', () => {
  const game = gameInfo('stawka', [2], {
    ...GAME_INFO.content,
    tiles: {
      tile: [
        { id: 't1', home: 'mill', item: 'pistol', evidence: { yellow: 2, purple: 1 } },
        { id: 't2', home: 'mill', item: 'safe', lock: 6 },
        { id: 't3', home: 'mill', item: 'dollars', evidence: { yellow: 1 } },
        { id: 't4', home: 'inn', item: 'dollars', evidence: { yellow: 5 } },
      ],
    },
    items: {
      item: [
        { id: 'pistol', starred: false, tags: ['weapon'] },
        { id: 'safe', starred: false, tags: ['safe'] },
        { id: 'dollars', starred: false, tags: ['valuable'] },
      ],
    },
  })
  const seats = [seatView({ tracks: { yellow: 0 } }), seatView({ tracks: { purple: 2 } })]

  it('counts what lies there and what everybody has seen leave', () => {
    const view = viewOf({ seats, removed: ['t1'], places: [placeView('mill', { tiles: 2 })] })
    const sheet = hintSheet({ game, view, you: 0 }, 'mill')!
    const [yellow, purple] = sheet.evidence
    expect(yellow).toMatchObject({ left: 1, all: 3 })
    expect(yellow!.agents.map((one) => one.agent)).toEqual(['dreher'])
    expect(purple).toMatchObject({ left: 0, all: 1, agents: [] }) // one's own agent is no target
    expect(sheet.weapons).toEqual({ left: 0, all: 1 })
    expect([sheet.safes, sheet.valuables]).toEqual([
      { left: 1, all: 1 },
      { left: 1, all: 1 },
    ])
    expect(hintText({ ...sceneOf(view, null), game }, 'mill')).toContain('agent dreher')
  })

  it('knows nothing of what somebody holds face down, and of streets', () => {
    const held = { id: 't1', item: 'pistol', home: 'mill', top_secret: false, face_up: false }
    const view = viewOf({ seats, agents: [agentView('irena', 0, 'purple', { items: [held] })] })
    expect(hintSheet({ game, view, you: 0 }, 'mill')!.evidence[0]).toMatchObject({ left: 3, all: 3 })
    expect(hintSheet({ game, view, you: 0 }, 'a')).toBeNull()
  })
})

describe('what goes on', () => {
  const cause = (source: string, thing: string, agent: string | null = null) => {
    const ability = { kind: 'ability', agent, target: null, source, thing } as View['procedures'][number]
    return goingOn(sceneOf(viewOf({ procedures: [ability] }), null))
  }

  it('names the very card, token, item or trait that an effect comes from', () => {
    expect(cause('reaction', 'rx_light_in_window')).toBe('web-stawka-by-reaction agent  card rx_light_in_window')
    expect(cause('threat', 'th_pl_commotion')).toBe('web-stawka-by-threat agent  threat th_pl_commotion')
    expect(cause('item', 'bicycle', 'irena')).toBe('web-stawka-by-item agent irena item bicycle')
    expect(cause('trait', 'kazik', 'kazik')).toBe('web-stawka-by-trait agent kazik trait trait kazik')
  })
})
