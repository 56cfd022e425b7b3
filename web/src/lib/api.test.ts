import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api'

const asked: string[] = []

function answers(known: Record<string, unknown>): void {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const found = known[address]
    return Promise.resolve(
      found === undefined ? Response.json({ code: 'not-found', message: '' }, { status: 404 }) : Response.json(found),
    )
  })
}

function pageNames(content: string | null): void {
  vi.stubGlobal('document', { querySelector: () => (content === null ? null : { content }) })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the games come from the address that the page names', async () => {
  pageNames('/api/games/at/1a2b')
  answers({ '/api/games/at/1a2b': [] })

  expect(await api.games()).toEqual([])
  expect(asked).toEqual(['/api/games/at/1a2b'])
})

it('a page of another version of the server finds the games all the same', async () => {
  pageNames('/api/games/at/0000')
  answers({ '/api/games': [] })

  expect(await api.games()).toEqual([])
  expect(asked).toEqual(['/api/games/at/0000', '/api/games'])
})

it('a page that names no address finds the games too', async () => {
  pageNames(null)
  answers({ '/api/games': [] })

  expect(await api.games()).toEqual([])
  expect(asked).toEqual(['/api/games'])
})
