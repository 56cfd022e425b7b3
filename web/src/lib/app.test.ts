import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { app } from './app.svelte'
import { api } from './api'
import { preferences } from './preferences.svelte'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  kept.clear()
})

it('a board has its words, also when the language changes while they are fetched', async () => {
  preferences.language = 'en'
  await app.speak('en')
  preferences.language = 'pl' // the account's language, which is heard of when the table is open already
  const changed = app.speak('pl')
  await Promise.all([changed, app.learnBoards()])

  expect(app.words.language).toBe('pl')
  expect(app.words.has('web-stawka-map')).toBe(true)
})

it('the first page and the next one offer a guest the same name', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  vi.spyOn(api, 'games').mockResolvedValue([])
  await app.meet()
  const first = app.offeredName
  await app.meet()

  expect(first).not.toBe('')
  expect(app.offeredName).toBe(first)
})
