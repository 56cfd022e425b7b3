import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, Trouble } from '../api'
import { app } from '../app.svelte'
import { line } from '../offline/line.svelte'
import { titled } from './badge'
import { tells } from './telling'
import { fresh, gone, Waits } from './waiting.svelte'
import type { Row } from '../wire'

const row = (id: string, until: number | null = null, your_turn = true) =>
  ({ id, until, your_turn, game: 'spiskowcy', seats: [], waiting: [] }) as unknown as Row
const ids = (rows: readonly Row[] | null) => rows?.map((one) => one.id) ?? null

beforeEach(async () => {
  await app.speak('en')
  app.me = { name: 'Anna', account: 'anna', preferences: {} }
})
afterEach(() => {
  vi.restoreAllMocks()
  line.found()
})

it('tables wait oldest deadline first, those without a limit last; others do not count', () => {
  const waits = new Waits()
  waits.take([row('late', 900), row('never'), row('soon', 100), row('others', 50, false)], 'anna')
  expect(ids(waits.rows)).toEqual(['soon', 'late', 'never'])
  expect(waits.count).toBe(3)
})

it('the next table is the oldest one but for the one that is open', () => {
  const waits = new Waits()
  waits.take([row('late', 900), row('soon', 100)], 'anna')
  expect([waits.next(null)?.id, waits.next('soon')?.id, waits.next('elsewhere')?.id]).toEqual(['soon', 'late', 'soon'])
  expect([waits.others('soon'), waits.others('elsewhere')]).toEqual([1, 2])
  waits.take([row('soon', 100)], 'anna')
  expect(waits.next('soon')).toBeNull()
})

it('what begins to wait is told, what waited when the page was opened is not', () => {
  const [a, b] = [row('a'), row('b')]
  expect(fresh(null, [a])).toEqual([])
  expect(fresh([a], [a, b])).toEqual([b])
  expect(gone([a, b], [b])).toEqual([a])
  expect(gone(null, [a])).toEqual([])
})

it('news is told once, and not to somebody else at this device', () => {
  const waits = new Waits()
  const told: [string[], string[]][] = []
  waits.onChange = (fresh, gone) => told.push([fresh.map((one) => one.id), gone.map((one) => one.id)])
  waits.take([row('a')], 'anna')
  waits.take([row('a'), row('b')], 'anna')
  waits.take([row('b')], 'anna')
  waits.take([row('c')], 'jan')
  expect(told).toEqual([
    [[], []],
    [['b'], []],
    [[], ['a']],
    [[], []],
  ])
})

it('an answer that comes late changes nothing that a later one said', async () => {
  const waits = new Waits()
  let late!: (rows: Row[]) => void
  vi.spyOn(api, 'waiting')
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValueOnce([row('new')])
  const first = waits.look()
  await waits.look()
  late([row('old')])
  await first
  expect(ids(waits.rows)).toEqual(['new'])
})

it('without a connection the last number stands; for nobody nothing waits', async () => {
  const waits = new Waits()
  waits.take([row('a')], 'anna')
  vi.spyOn(api, 'waiting').mockRejectedValue(new Trouble({ code: 'unreachable', message: '' }, 0))
  await waits.look()
  expect(waits.count).toBe(1)
  app.me = null
  await waits.look()
  expect(waits.count).toBe(0)
})

it('nothing is told of a table that is open here or muted', () => {
  expect(tells(row('a'), null)).toBe(true)
  expect(tells(row('a'), 'a')).toBe(false)
  expect(tells({ ...row('a'), muted: 'choice' }, 'b')).toBe(false)
})

it('what is put off is not counted; it begins to wait again, and is told, when its time has come', () => {
  const waits = new Waits()
  const told: string[][] = []
  waits.onChange = (fresh) => told.push(ids(fresh) ?? [])
  waits.take([row('a'), { ...row('b'), later: 900 }], 'anna')
  expect([ids(waits.rows), ids(waits.later), waits.count]).toEqual([['a'], ['b'], 1])
  expect(waits.next('a')).toBeNull()
  waits.take([row('a'), row('b')], 'anna')
  expect([ids(waits.later), waits.count]).toEqual([[], 2])
  expect(told).toEqual([[], ['b']])
})

it('the title of a window has the number before it', () => {
  expect([titled('Rules', 0), titled('Rules', 2)]).toEqual(['Rules', '(2) Rules'])
})
