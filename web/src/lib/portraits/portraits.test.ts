import { describe, expect, it } from 'vitest'
import { render } from 'svelte/server'
import { KLOSS } from '../games/stawka/kloss'
import { GALLERY, type World } from './gallery'
import { shapes, type People } from './people'
import Portrait from './Portrait.svelte'
import { distance, raster } from './raster'
import Vignette from './Vignette.svelte'
import { VIGNETTES } from './vignettes/cards'
import { PAINTS } from './vignettes/paint'

const data = import.meta.glob<string>('../../../../src/konspira/games/*/data/*.toml', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** The ids of the rows of a content file, as the wire names them. */
const ids = (path: string): string[] => {
  const text = data[`../../../../src/konspira/games/${path}.toml`] ?? ''
  return [...text.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id!)
}

/** Emerald's cards that show a thing, a deed or a creature without a face; they keep their sign. */
const THINGS = [
  'change_of_heart',
  'cthulhu',
  'hide_royalty',
  'infernal_machine',
  'mi_go',
  'shoggoth',
  'terror_by_night',
  'yog_sothoth',
  'start_safe_house',
  'start_rail_ticket',
  'start_dynamite',
]

const worlds = Object.entries(GALLERY) as [World, People][]

describe('the gallery', () => {
  it('has a portrait for every document of Stawka', () => {
    expect(Object.keys(GALLERY.stawka).sort()).toEqual(ids('stawka/data/agents').sort())
  })
  it('has a portrait for every character of Estoril', () => {
    expect(Object.keys(GALLERY.estoril).sort()).toEqual(ids('estoril/data/characters').sort())
  })
  it('has a portrait for everybody on a card of Emerald', () => {
    expect([...Object.keys(GALLERY.emerald), ...THINGS].sort()).toEqual(ids('emerald/data/cards').sort())
  })
  it.each(worlds)('gives nobody of %s more than two attributes', (_, people) => {
    const heavy = Object.entries(people).filter(([, person]) => (person.has ?? []).length > 2)
    expect(heavy.map(([id]) => id)).toEqual([])
  })
})

describe('at 28 pixels, in grey', () => {
  it.each(worlds)('no two of %s look alike', (_, people) => {
    const faces = Object.entries(people).map(([id, person]) => ({ id, face: raster(person, 28) }))
    const alike = faces.flatMap(({ id, face }, n) =>
      faces
        .slice(n + 1)
        .map((other) => ({ pair: `${id} ${other.id}`, far: distance(face, other.face) }))
        .filter(({ far }) => far < 0.05),
    )
    expect(alike).toEqual([])
  })
  it('finds the same face drawn twice, and one with other eyes only', () => {
    const kloss = GALLERY.stawka.kloss_doc_1
    expect(distance(raster(kloss, 28), raster(kloss, 28))).toBe(0)
    expect(distance(raster(kloss, 28), raster({ ...kloss, look: 'stern' }, 28))).toBeLessThan(0.05)
  })
})

describe('the poster of Stawka', () => {
  it('shows Kloss as the gallery has him', () => {
    const composed = shapes(GALLERY.stawka.kloss_doc_1)
    expect(KLOSS).toEqual(composed.map(({ tone, filled, path, width }) => [tone, path, filled ? 0 : width]))
  })
})

describe('a portrait', () => {
  const one = { world: 'stawka', id: 'irena', frame: 'round', size: 48 } as const
  it('is named where no name stands beside it', () => {
    expect(render(Portrait, { props: { ...one, label: 'Irena' } }).body).toContain('role="img" aria-label="Irena"')
    expect(render(Portrait, { props: one }).body).toContain('aria-hidden="true"')
  })
  it('draws whoever it does not know as a letter, and the dead as an empty frame', () => {
    const stranger = render(Portrait, { props: { ...one, id: 'somebody', letter: 'S' } }).body
    expect(stranger).toMatch(/<text[^>]*>S<\/text>/)
    const dead = render(Portrait, { props: { ...one, status: 'dead', letter: 'I' } }).body
    expect(dead).toMatch(/<text[^>]*>I<\/text>/)
    expect(dead).not.toContain('viewBox="9 3')
  })
  it('uses tones only, so that each game can set its own', () => {
    for (const [, people] of worlds)
      for (const person of Object.values(people)) for (const { tone } of shapes(person)) expect('lmdw').toContain(tone)
  })
})

describe('vignettes', () => {
  const cards = ['location_cards', 'reactions', 'planning'].flatMap((file) => ids(`stawka/data/${file}`))
  it('are there for every location, reaction and planning card', () => {
    expect([...VIGNETTES.keys()].sort()).toEqual(cards.sort())
  })
  it('show something else on each card; both sides have the same five plans', () => {
    const drawn = cards.filter((card) => !card.startsWith('plan_de')).map((card) => JSON.stringify(VIGNETTES.get(card)))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
  it('use one box of paints', () => {
    const { body } = render(Vignette, { props: { card: 'lc_pl_station' } })
    const used = [...body.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, paint]) => paint!)
    expect(used.length).toBeGreaterThan(5)
    expect(Object.values(PAINTS)).toEqual(expect.arrayContaining(used))
  })
})
