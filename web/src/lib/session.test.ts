import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, strangers } from './api'
import { app } from './app.svelte'
import { preferences } from './preferences.svelte'
import type { Me } from './wire'

const anna: Me = { name: 'Anna', account: 'anna', preferences: {} }

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  await app.speak('en')
  app.known = true
  app.me = anna
  app.ended = null
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a session that has ended elsewhere leaves nobody, and says whose it was', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  await app.recognise()

  expect([app.me, app.ended]).toEqual([null, anna])
})

it('a session that begins in another window brings its person and their preferences', async () => {
  app.me = null
  vi.spyOn(api, 'me').mockResolvedValue({ ...anna, preferences: { language: 'de' } })
  await app.recognise()

  expect(app.login).toBe('anna')
  expect(preferences.language).toBe('de')
})

it('what this page did meanwhile holds, and without a connection nothing changes', async () => {
  let answer!: (me: null) => void
  const late = new Promise<null>((resolve) => (answer = resolve))
  vi.spyOn(api, 'me').mockReturnValueOnce(late).mockRejectedValueOnce(new Error('no connection'))
  const asked = app.recognise()
  const jan = { ...anna, account: 'jan' }
  app.me = jan
  answer(null)
  await asked
  await app.recognise()

  expect([app.me, app.ended]).toEqual([jan, null])
})

it('an answer that nobody is known here is heard of', async () => {
  const heard = vi.fn()
  strangers.add(heard)
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  const refused = { code: 'no-person', message: 'nobody is known here yet', facts: {} }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refused), { status: 401 })))
  await expect(api.rematch('T')).rejects.toThrow('nobody is known')
  strangers.delete(heard)

  expect(heard).toHaveBeenCalledOnce()
})
