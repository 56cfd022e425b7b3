import { describe, expect, it } from 'vitest'
import { cookie } from './api'
import { duration, preferences, Preferences } from './preferences.svelte'

class Box {
  kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
}

describe('preferences', () => {
  it('begin with the reader’s language and nothing loud', () => {
    const fresh = new Preferences(['pl-PL', 'en'])
    expect(fresh.language).toBe('pl')
    expect(fresh.sounds).toBe(false)
    expect(fresh.theme).toBe('system')
  })

  it('answer by themselves what decides nothing, whatever was kept when that had to be wished for', () => {
    const one = new Preferences(['en'])
    one.adopt({ autoAnswer: false })
    expect(one.byItself).toBe(true)
    one.adopt({ byItself: false })
    expect(one.byItself).toBe(false)
  })

  it('are kept and come back', () => {
    const box = new Box()
    const one = new Preferences(['en'])
    one.set('theme', 'dark')
    one.set('textSize', 120)
    one.language = 'de'
    one.keep(box)
    const other = new Preferences(['en'])
    other.restore(box)
    expect(other.all()).toEqual(one.all())
  })

  it('know whose server has not heard of them yet', () => {
    const box = new Box()
    const one = new Preferences(['en'])
    expect(one.owner(box)).toBe('')
    one.keep(box, 'anna')
    expect(one.owner(box)).toBe('anna')
    one.keep(box)
    expect(one.owner(box)).toBe('')
  })

  it('take over only what they know', () => {
    const one = new Preferences(['en'])
    one.adopt({ theme: 'pink', textSize: '120', sounds: true, language: 'fr', unknown: 1 })
    expect([one.theme, one.textSize, one.sounds, one.language]).toEqual(['system', 100, true, 'en'])
  })

  it('survive nonsense in the browser’s storage', () => {
    const box = new Box()
    box.setItem('konspira-preferences', '{broken')
    const one = new Preferences(['en'])
    one.restore(box)
    expect(one.theme).toBe('system')
    box.setItem('konspira-preferences', 'null')
    one.restore(box)
    expect(one.theme).toBe('system')
  })
})

it('a cookie is found by its whole name', () => {
  expect(cookie('konspira-csrf', 'a=1; konspira-csrf=x%3D=y; konspira-csrf2=z')).toBe('x==y')
  expect(cookie('csrf', 'konspira-csrf=1')).toBe(null)
})

it('things move as fast as bots do, and not at all while somebody skips', () => {
  const lengths = (['natural', 'brisk', 'instant'] as const).map((speed) => {
    preferences.set('botSpeed', speed)
    return duration(400)
  })
  expect(lengths).toEqual([400, 200, 100])
  preferences.still = true
  expect(duration(400)).toBe(0)
  preferences.still = false
  preferences.set('botSpeed', 'natural')
  expect(new Preferences(['en']).all()).toMatchObject({ botSpeed: 'natural' })
  expect(new Preferences(['en']).all()).not.toHaveProperty('still')
})
