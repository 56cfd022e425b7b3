import { describe, expect, it } from 'vitest'
import { fits, forgetNotes, keepNotes, noteFor, readNotes } from './guide'

const NOTES = [
  { id: 'part-2', kinds: ['choose-plan'], offers: [], parts: [2] },
  { id: 'menu', kinds: ['activation-menu'], offers: [], parts: [] },
  { id: 'talk', kinds: ['activation-menu'], offers: ['talk'], parts: [] },
]
const menu = { kind: 'activation-menu', options: ['step(hotel)', 'talk(glaubel)'] }

describe('notes for newcomers', () => {
  it('belong to questions of a kind, in their part', () => {
    const plan = { kind: 'choose-plan', options: ['plan(a)'] }
    expect(fits(NOTES[0]!, 2, plan)).toBe(true)
    expect(fits(NOTES[0]!, 1, plan)).toBe(false)
    expect(fits(NOTES[1]!, 1, plan)).toBe(false)
  })

  it('wait until what they are about is offered', () => {
    expect(fits(NOTES[2]!, 1, menu)).toBe(true)
    expect(fits(NOTES[2]!, 1, { ...menu, options: ['step(talk_street)'] })).toBe(false)
  })

  it('come one after another, each once', () => {
    expect(noteFor(NOTES, 1, menu, new Set())).toBe('menu')
    expect(noteFor(NOTES, 1, menu, new Set(['menu']))).toBe('talk')
    expect(noteFor(NOTES, 1, menu, new Set(['menu', 'talk']))).toBe(null)
  })

  it('are remembered until they are switched on again', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    keepNotes('stawka', new Set(['menu']), storage)
    expect(readNotes('stawka', storage)).toEqual(new Set(['menu']))
    expect(readNotes('leduc', storage)).toEqual(new Set())
    forgetNotes(storage)
    expect(readNotes('stawka', storage)).toEqual(new Set())
    kept.set('konspira-notes-read-stawka', 'nonsense')
    expect(readNotes('stawka', storage)).toEqual(new Set())
  })
})
