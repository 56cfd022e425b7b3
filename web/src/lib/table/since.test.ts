import { beforeEach, expect, it } from 'vitest'
import { ask } from '../board/fixtures'
import type { Frame } from '../wire'
import { Since } from './since.svelte'

class Box {
  kept = new Map<string, string>()
  getItem = (key: string): string | null => this.kept.get(key) ?? null
  setItem = (key: string, value: string): void => void this.kept.set(key, value)
}

const frame = (moment: number, token: string | null, window = false): Frame =>
  ({ moment, question: token === null ? null : { ...ask('x', ['y'], {}, token), window }, result: null }) as Frame

let box: Box
let since: Since
const play = (...frames: Frame[]): void =>
  frames.forEach((now, n) => since.follow(n === 0 ? null : (frames[n - 1] ?? null), now))

beforeEach(() => {
  box = new Box()
  since = new Since('t', box)
})

it('begins with what the first visit shows', () => {
  play(frame(7, '1'))
  expect([since.from, since.open]).toEqual([7, false])
})

it('opens when the viewer is asked again, and counts from the viewer’s own latest choice', () => {
  play(frame(1, '1'), frame(2, null))
  expect([since.from, since.open]).toEqual([2, false])
  play(frame(1, '1'), frame(2, null), frame(5, null), frame(6, '2'))
  expect([since.from, since.open]).toEqual([2, true])
})

it('goes with the next choice, but a chance to react is no turn', () => {
  play(frame(1, '1'), frame(2, null), frame(4, '2', true), frame(5, null), frame(6, '3'))
  expect([since.from, since.open]).toEqual([2, true])
  since.follow(frame(6, '3'), frame(7, '4'))
  expect([since.from, since.open]).toEqual([7, false])
})

it('is there again after a reload, until it was seen', () => {
  play(frame(1, '1'), frame(2, null))
  since = new Since('t', box)
  play(frame(9, '2'))
  expect([since.from, since.open]).toEqual([2, true])
  since.seen(9)
  since = new Since('t', box)
  play(frame(9, '2'))
  expect([since.from, since.open]).toEqual([9, false])
})

it('forgets the oldest of very many tables', () => {
  for (let n = 0; n < 100; n += 1) new Since(`t${n}`, box).seen(n)
  const kept = Object.keys(JSON.parse(box.getItem('konspira-seen') ?? '') as object)
  expect([kept.length, kept.includes('t99'), kept.includes('t0')]).toEqual([60, true, false])
})

it('survives nonsense in the storage, and moments that were taken back', () => {
  box.setItem('konspira-seen', '[broken')
  play(frame(3, '1'))
  expect(since.from).toBe(3)
  since.seen(30)
  since = new Since('t', box)
  play(frame(4, '1'))
  expect([since.from, since.open]).toEqual([4, false])
})

it('is there after a reload for somebody who has chosen nothing yet', () => {
  play(frame(1, null), frame(4, '1'))
  since = new Since('t', box)
  play(frame(4, '1'))
  expect([since.from, since.open]).toEqual([1, true])
})

it('opens also for a chance to react where the viewer has skipped what led to it', () => {
  play(frame(1, '1'), frame(2, null))
  since.follow(frame(2, null), frame(9, '2', true))
  expect(since.open).toBe(false)
  since.follow(frame(2, null), frame(9, '2', true), true)
  expect([since.from, since.open]).toEqual([2, true])
})
