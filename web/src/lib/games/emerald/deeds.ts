/**
 * Deeds that are one gesture: a card and a city, in any order, or a card alone. The small questions stay underneath and
 * are answered one after another. Nothing here decides what is legal: what is not offered then says why.
 */
import type { Scene } from '../../table/game-ui'
import { GAME, MAP, readPack, type CardRow } from './cards'
import type { Words } from '../../words/words'
import { cardName, cityName, say, tell } from './labels'
import { cityView, piecesOf } from './table'
import type { CityView, View } from './view'

export interface Deed {
  /** the action that it begins with, which is also its sign */
  action: 'place' | 'claim' | 'retrieve' | 'move' | 'assassinate' | 'track' | 'discard'
  /** the answers in their order; `done` is left out where it is not asked for */
  steps: string[]
  /** which marker a card pushes */
  track?: 'restorationist' | 'loyalist'
}

type Table = Pick<Scene<View>, 'question' | 'view' | 'game' | 'you' | 'past'>

/** What a card can be used for before an action has begun: in this city, or without one. */
export function deedsOf(scene: Table, card: string | null, city: string | null): Deed[] {
  const { question, view, you } = scene
  if (scene.past || question?.kind !== 'turn' || you === null || card === null) return []
  const row = readPack(scene.game).cards.get(card)
  if (!row) return []
  const place = city === null ? undefined : cityView(view, city)
  const found = place ? inCity(row, place, you) : alone(row, view.seats[you]?.limbo ?? 0)
  return found.filter((deed) => question.options.includes(deed.action))
}

function inCity(row: CardRow, city: CityView, you: number): Deed[] {
  const { symbols, id } = row
  const cubes = city.cubes[you] ?? 0
  const agents = city.agents[you] ?? 0
  const found: Deed[] = []
  if (symbols.place) found.push({ action: 'place', steps: ['place', `city(${city.id})`, `pay(${id})`] })
  if (symbols.claim && cubes && city.leader === you) {
    found.push({ action: 'claim', steps: ['claim', `city(${city.id})`, `pay(${id})`] })
  }
  if (symbols.retrieve && cubes) {
    const from = Array<string>(Math.min(symbols.retrieve, cubes)).fill(`from_city(${city.id})`)
    found.push({ action: 'retrieve', steps: ['retrieve', `pay(${id})`, 'done', ...from] })
  }
  if (symbols.move && agents) {
    found.push({ action: 'move', steps: ['move', `pay(${id})`, 'done', `from_city(${city.id})`] })
  }
  if (symbols.assassinate && agents && city.leader === you) {
    found.push({ action: 'assassinate', steps: ['assassinate', `kill_card(${id})`, `city(${city.id})`] })
  }
  return found
}

function alone(row: CardRow, limbo: number): Deed[] {
  const { symbols, id } = row
  const found: Deed[] = []
  if (symbols.retrieve && limbo) found.push({ action: 'retrieve', steps: ['retrieve', `pay(${id})`] })
  for (const track of ['restorationist', 'loyalist'] as const) {
    if (symbols[track]) found.push({ action: 'track', track, steps: ['track', `pay_${track}(${id})`] })
  }
  found.push({ action: 'discard', steps: ['discard', `discard_card(${id})`] })
  return found
}

/** What an action goes on with, where a card or a city was chosen before it. */
export function begun(action: string, card: string | null, city: string | null): string[] {
  if (city !== null && (action === 'place' || action === 'claim')) return [action, `city(${city})`]
  if (card === null) return [action]
  if (action === 'retrieve' || action === 'move') return [action, `pay(${card})`]
  if (action === 'assassinate') return [action, `kill_card(${card})`]
  return action === 'discard' ? [action, `discard_card(${card})`] : [action]
}

/** Can this card do something in some city? */
export const goesSomewhere = (scene: Table, card: string): boolean =>
  MAP.flat().some((city) => deedsOf(scene, card, city).length > 0)

/** Can a city be chosen before an action has begun? */
export const mayAim = (scene: Table): boolean => {
  const { question } = scene
  if (scene.past || question?.kind !== 'turn' || scene.you === null) return false
  return ['place', 'claim', 'retrieve', 'move', 'assassinate'].some((action) => question.options.includes(action))
}

/** A card and a city that were chosen together, by their names. */
export const pairName = (words: Words, card: string, city: string): string[] => [
  cardName(words, card),
  cityName(words, city),
]

/** Why nothing comes of a card in a city: an action that the server refuses now, or what is missing there, in words. */
export function missingOf(scene: Scene<View>, card: string, city: string): { action: string | null; text: string } {
  const { question, view, words, names } = scene
  const you = scene.you ?? 0
  const symbols = readPack(scene.game).cards.get(card)?.symbols
  const acts = (['place', 'claim', 'retrieve', 'move', 'assassinate'] as const).filter((action) => symbols?.[action])
  const closed = acts.find((action) => !question?.options.includes(action))
  if (closed !== undefined) return { action: closed, text: '' }
  const place = cityView(view, city)
  if (!place || acts.length === 0) return { action: null, text: say(words, 'pair-no-symbol') }
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== you)
  const lead = { count: piecesOf(place, you), most: Math.max(0, ...others.map((seat) => piecesOf(place, seat))) }
  const codes = acts.map((action) => {
    if (action === 'retrieve') return 'no-own-cube'
    if (action === 'claim') return place.leader === you ? 'needs-cube' : 'not-leading'
    return place.agents[you] ? 'not-leading' : 'needs-agent'
  })
  const sentences = [...new Set(codes)].map((code) => words.refusal(GAME, code, { city, ...lead }, names))
  return { action: null, text: sentences.join(' ') }
}

/** A deed in words: what it comes to. */
export function deedLabel(scene: Scene<View>, deed: Deed, card: string, city: string | null): string {
  const { words, view, you } = scene
  const row = readPack(scene.game).cards.get(card)
  const place = city === null ? undefined : cityView(view, city)
  switch (deed.action) {
    case 'place':
      return tell(words, 'do-place', {
        count: Math.min(row?.symbols.place ?? 0, view.seats[you ?? 0]?.supply ?? 0),
        city,
      })
    case 'claim':
      return tell(words, 'do-claim', { what: cardName(words, place?.card ?? ''), city })
    case 'retrieve': {
      const count = city === null ? (row?.symbols.retrieve ?? 0) : deed.steps.length - 3
      if (city === null) return say(words, 'do-retrieve', { count })
      return tell(words, 'deed-retrieve', { count, city })
    }
    case 'move':
      return tell(words, 'deed-move', { city })
    case 'assassinate':
      return tell(words, 'do-kill-city', { city })
    case 'track':
      return deed.track === 'loyalist'
        ? say(words, 'do-track-l', { loyalist: row?.symbols.loyalist ?? 0 })
        : say(words, 'do-track-r', { restorationist: row?.symbols.restorationist ?? 0 })
    case 'discard':
      return say(words, 'do-discard', { count: 1 })
  }
}
