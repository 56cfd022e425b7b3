import { describe, expect, it } from 'vitest'
import { parse } from './router.svelte'

const at = (path: string) => parse(new URL(path, 'http://konspira.example'))

describe('an address', () => {
  it('is the home page, or one of the plain pages', () => {
    expect(at('/')).toEqual({ page: 'home' })
    expect(at('/tables')).toEqual({ page: 'tables' })
    expect(at('/preferences/')).toEqual({ page: 'preferences' })
    expect(at('/account')).toEqual({ page: 'account' })
    expect(at('/credits')).toEqual({ page: 'credits' })
  })

  it('is a table, now or at a moment', () => {
    const table = { page: 'table', id: 'pine-harbour-2', eyes: 'own' }
    expect(at('/t/pine-harbour-2')).toEqual({ ...table, move: null })
    expect(at('/t/pine-harbour-2?move=87')).toEqual({ ...table, move: 87 })
    expect(at('/t/pine-harbour-2?move=-3')).toMatchObject({ move: null })
    expect(at('/t/pine-harbour-2?move=first')).toMatchObject({ move: null })
  })

  it('says with whose eyes a moment is seen', () => {
    expect(at('/t/pine-harbour-2?move=8&eyes=2')).toMatchObject({ move: 8, eyes: 2 })
    expect(at('/t/pine-harbour-2?move=8&eyes=all')).toMatchObject({ eyes: 'all' })
    expect(at('/t/pine-harbour-2?move=8&eyes=spectator')).toMatchObject({ eyes: 'spectator' })
    expect(at('/t/pine-harbour-2?move=8&eyes=mine')).toMatchObject({ eyes: 'own' })
    expect(at('/t/pine-harbour-2?move=8&eyes=-1')).toMatchObject({ eyes: 'own' })
  })

  it('is the rules of a game, for players or by number', () => {
    expect(at('/rules/spiskowcy')).toEqual({ page: 'rules', game: 'spiskowcy', part: 'players' })
    expect(at('/rules/spiskowcy/reference#spi-6.4')).toEqual({ page: 'rules', game: 'spiskowcy', part: 'reference' })
    expect(at('/rules/emerald/sources')).toEqual({ page: 'rules', game: 'emerald', part: 'sources' })
    expect(at('/rules/emerald/players').page).toBe('missing')
  })

  it('leads nowhere if there is no such page', () => {
    for (const path of ['/t', '/t/a/b', '/rules', '/rules/a/b', '/tables/1', '/nowhere', '/rules/a/reference/c']) {
      expect(at(path)).toEqual({ page: 'missing', path })
    }
  })
})
