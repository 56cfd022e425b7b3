import { describe, expect, it } from 'vitest'
import type { Ask, TableInfo } from '../../wire'
import { cellLabel, draftOf, meets } from './building'
import { buttonsOf, offersAt, thingOf } from './choices'
import { agentView, ask, GAME_INFO, LAYOUT, sceneOf, seatView, viewOf, WORDS } from './fixtures'
import { goals, standing } from './goals'
import { judge, matching, tidy, wordsOf } from './secret-words'
import { exitsOf, joints, merge, planOf, turned } from './town'
import type { PasswordView, View } from './view'
import { layInstead, spell, Wish } from './wish'

const builder = (cells: number[][]): View['builder'] => ({
  difficulty: 'free_basic',
  size: 4,
  faces: ['east'],
  cells,
  rotation: true,
})
const west = LAYOUT.slice(0, 1)

describe('a town that is built', () => {
  it('has places beside it, and begins where the westernmost of them is', () => {
    const cells = [
      [-1, 0],
      [0, -1],
    ]
    const plan = planOf(GAME_INFO, viewOf({ layout: west, builder: builder(cells) }))
    expect(plan.cells.map(({ name, x, y }) => [name, x, y])).toEqual([
      ['-1,0', 0, 102],
      ['0,-1', 102, 0],
    ])
    expect(plan.spots.get('a')).toMatchObject({ x: 112, y: 152 })
    expect([plan.width, plan.height]).toEqual([202, 202])
  })

  it('turns a sector clockwise with its exits', () => {
    expect(turned(6, 50, 90)).toEqual([50, 6])
    expect(turned(10, 20, 180)).toEqual([90, 80])
    const sector = { id: 's', fields: [], paths: [], exits: [{ edge: 'E' as const, position: 30, field: 'f' }] }
    expect([90, 180, 270].map((turn) => exitsOf(sector, turn)[0])).toMatchObject([
      { edge: 'S', position: 70 },
      { edge: 'W', position: 70 },
      { edge: 'N', position: 30 },
    ])
  })

  it('joins streets only where exits meet', () => {
    const east = (turn: number, column = 1): (typeof LAYOUT)[number] => ({ sector: 'east', column, row: 0, turn })
    expect(joints(GAME_INFO, [...west, east(0)])).toEqual([['w_edge', 'e_edge']])
    expect(joints(GAME_INFO, [...west, east(90)])).toEqual([])
    expect(joints(GAME_INFO, [...west, east(180, -1)])).toEqual([])
    const draft = { sector: 'east', cell: '1,0', turn: 0 }
    expect(meets(GAME_INFO, west, draft)).toBe(1)
    expect(meets(GAME_INFO, west, { ...draft, turn: 180 })).toBe(0)
  })

  it('shows what is about to be laid', () => {
    const cell = ask('lay-cell', ['cell(1,0)'], { sector: 'east' })
    expect(draftOf(cell, null)).toEqual({ sector: 'east', cell: null, turn: 0 })
    expect(draftOf(cell, 'cell(1,0)')).toEqual({ sector: 'east', cell: '1,0', turn: 0 })
    const turn = ask('lay-turn', ['turn(90)'], { sector: 'east', cell: '1,0' })
    expect(draftOf(turn, 'turn(90)')).toEqual({ sector: 'east', cell: '1,0', turn: 90 })
    expect(draftOf(ask('lay-sector', ['sector(east)']), null)).toBeNull()
  })

  it('names places by their neighbours and offers them on the map', () => {
    const question = ask('lay-cell', ['cell(1,0)', 'cell(-1,0)'], { sector: 'east' })
    expect(cellLabel(sceneOf(viewOf({ layout: west }), question), '1,0')).toContain('cell-east sector west')
    expect(thingOf('cell(1,0)')).toBe('cell:1,0')
    expect(offersAt(question, 'cell:1,0')).toEqual(['cell(1,0)'])
    expect(buttonsOf(question)).toEqual([])
  })
})

const password = (more: Partial<PasswordView> = {}): PasswordView => ({
  ready: true,
  word: null,
  letters: [null, null, null, null, null],
  guesses: [],
  candidates: 3,
  ...more,
})
const game = { ...GAME_INFO, content: { words: { words: [{ id: 'pl', words: 'kania\nkąska\nkoral\n' }] } } }
const at = (kind: string, enemy: PasswordView, options: TableInfo['options'] = { password_wordlist: 'pl' }) =>
  sceneOf(viewOf({ passwords: [password(), enemy] }), ask(kind, [], { word: '·····' }), {
    game,
    table: { options } as unknown as TableInfo,
  })

describe('a password', () => {
  it('is a word of the list', () => {
    const scene = at('set-password', password())
    expect(wordsOf(scene)).toEqual(['kania', 'kąska', 'koral'])
    expect(judge(scene, 'kan')).toBe('short')
    expect(judge(scene, 'koral')).toBe('good')
    expect(judge(scene, 'kotek')).toBe('unlisted')
    expect(matching(['kania', 'koral'], 'ko')).toEqual(['koral'])
    expect(tidy(' KĄSKA1')).toBe('kąska')
  })

  it('of the enemy agrees with what is shown and was not guessed', () => {
    const scene = at('guess-password', password({ letters: ['k', null, null, null, 'a'], guesses: ['kania'] }))
    expect(wordsOf(scene)).toEqual(['kąska'])
    expect(judge(scene, 'koral')).toBe('unlike')
    expect(judge(scene, 'kania')).toBe('missed')
    expect(judge(scene, 'kąska')).toBe('good')
  })

  it('is compared without marks where the table says so', () => {
    const enemy = password({ guesses: ['kaska'] })
    expect(wordsOf(at('guess-password', enemy))).toContain('kąska')
    const folded = { password_wordlist: 'pl', password_fold_diacritics: true }
    expect(wordsOf(at('guess-password', enemy, folded))).not.toContain('kąska')
  })

  it('may be anything where there is no list', () => {
    const scene = at('set-password', password(), { password_wordlist: 'none' })
    expect(wordsOf(scene)).toBeNull()
    expect(judge(scene, 'xxxxx')).toBe('good')
  })

  it('is opened when all eyes look together', () => {
    const views = [0, 1].map((seat) =>
      viewOf({ seat, passwords: [0, 1].map((n) => password({ word: n === seat ? `word${n}` : null })) }),
    )
    expect(merge(views).passwords.map((one) => one.word)).toEqual(['word0', 'word1'])
  })
})

describe('a wish', () => {
  const spelling = (word: string, options: string[]): Ask => ask('set-password', options, { word }, word)

  it('is sent letter by letter, each when its question has come', () => {
    const wish = new Wish()
    const words = ['·····', 'k····', 'ko···', 'kor··', 'kora·']
    const scenes = words.map((word, n) => sceneOf(viewOf(), spelling(word, [`letter(${'koral'[n]})`])))
    wish.start(scenes[0]!, spell('koral'))
    wish.sync(scenes[0]!) // the same question once more
    for (const scene of scenes.slice(1)) wish.sync(scene)
    wish.sync(sceneOf(viewOf(), spelling('·····', ['letter(k)'])))
    expect(scenes.map((scene) => scene.sent)).toEqual([...'koral'].map((one) => [`letter(${one})`]))
  })

  it('takes back what stands in its way', () => {
    const wish = new Wish()
    let back = 0
    const scene = (word: string, options: string[]) =>
      sceneOf(viewOf(), spelling(word, options), { takeBack: () => (back += 1) })
    wish.start(scene('ka···', ['letter(n)']), spell('koral'))
    wish.sync(scene('k····', ['letter(o)']))
    expect(back).toBe(1)
  })

  it('ends where a choice is not offered', () => {
    const wish = new Wish()
    const first = sceneOf(viewOf(), spelling('·····', ['letter(a)']))
    wish.start(first, spell('koral'))
    const later = sceneOf(viewOf(), spelling('k····', ['letter(o)']))
    wish.sync(later)
    expect([first.sent, later.sent]).toEqual([[], []])
  })

  it('changes the sector in the hand', () => {
    const wish = new Wish()
    let back = 0
    const cell = sceneOf(viewOf(), ask('lay-cell', ['cell(1,0)'], { sector: 'west' }), { takeBack: () => (back += 1) })
    wish.start(cell, layInstead('east'))
    const again = sceneOf(viewOf(), ask('lay-sector', ['sector(west)', 'sector(east)']))
    wish.sync(again)
    expect([back, again.sent]).toEqual([1, ['sector(east)']])
  })
})

describe('ways to win', () => {
  it('are all those of the table, with where each side stands', () => {
    const view = viewOf({
      victory: ['vp', 'prisoners', 'password', 'network'],
      victory_vp: 13,
      passwords: [password({ letters: ['a', null, 'b', null, null] }), password()],
      agents: [
        agentView('kloss', 0, 'black'),
        agentView('irena', 0, 'purple', { status: 'prisoner' }),
        agentView('dreher', 1, 'yellow', { status: 'dead' }),
        agentView('vogel', 1, 'blue'),
      ],
      seats: [seatView({ vp: 4 }), seatView({ vp: 6 })],
    })
    const found = goals(view, WORDS)
    expect(found.map((goal) => [goal.id, goal.needed, [0, 1].map((side) => standing(view, goal, side))])).toEqual([
      ['vp', [13, 13], [4, 6]],
      ['prisoners', [0, 3], [1, 1]],
      ['password', [5, 5], [0, 2]],
      ['network', [2, 1], [1, 1]],
    ])
  })
})
