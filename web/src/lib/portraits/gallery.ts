/** Everybody who has a face, by game, and the fields that they stand on. */
import { EMERALD } from './emerald'
import { ESTORIL } from './estoril'
import type { People, Person } from './people'
import { STAWKA } from './stawka'

export const GALLERY = { stawka: STAWKA, emerald: EMERALD, estoril: ESTORIL } satisfies Record<string, People>
export type World = keyof typeof GALLERY

export const personOf = (world: World, id: string): Person | undefined => (GALLERY[world] as People)[id]

/** The field behind a face: the agent's colour, the kind of card, what a character can do. The empty key is for the rest. */
export const FIELDS: Record<World, Record<string, string>> = {
  stawka: { yellow: '#f0cf3b', purple: '#d793d1', blue: '#8fa8e0', black: '#b4afa3', '': '#b4afa3' },
  emerald: { agent: '#c9b57c', dark: '#c79bb8', start: '#9fb3a6', '': '#7fb59a' },
  estoril: {
    assassin: '#ef9a78',
    conspirator: '#7cc4c4',
    nationalist: '#f6cf7d',
    diplomat: '#a3c99b',
    seducer: '#f2a9b5',
    '': '#d3c6ac',
  },
}
