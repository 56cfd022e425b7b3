/** Choices in words: every button names its result, "Place 3 cubes in Rome". */
import { isPrivate } from '../../board/marks.svelte'
import type { Scene } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { GAME, readPack, shortName } from './cards'
import { amount, fact, parse } from './choices'
import { bombsOf } from './steps'
import { cityView } from './table'
import type { View } from './view'

export const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-emerald-${id}`, facts)

/** The same about cities: an id becomes a name in the case that the sentence asks for. */
export const tell = (words: Words, id: string, facts: Record<string, unknown>): string =>
  words.about(GAME, `web-emerald-${id}`, facts)

export const cityName = (words: Words, city: string): string => words.term(GAME, 'city', city)
export const cardName = (words: Words, card: string): string => shortName(words.card(GAME, card))

/** The name of a seat, or "you". */
export const seatName = (scene: Pick<Scene<View>, 'words' | 'names' | 'you'>, seat: number): string =>
  scene.words.marked(scene.names, scene.you)[seat] ?? ''

/** Words that begin like a sentence, whichever word comes first in this language. */
export const sentence = (words: Words, text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)

export const label = (scene: Scene<View>, choice: string): string => sentence(scene.words, inWords(scene, choice))

function inWords(scene: Scene<View>, choice: string): string {
  const { words, view, question, names } = scene
  const { family, argument } = parse(choice)
  const city = (): string => cityName(words, argument)
  const named = fact(question, 'card')
  const card = named === null ? '' : cardName(words, named)
  const usual = (): string => words.choice(GAME, choice, names)
  switch (question?.kind) {
    case 'setup-agent':
    case 'reveal-agent':
      return tell(words, 'do-agent', { city: argument })
    case 'place-card':
      if (family === 'pay' && isPrivate(question, choice)) return usual()
      return tell(words, 'do-place', {
        count: Math.min(worth(scene, choice, 'place'), view.seats[scene.you ?? 0]?.supply ?? Infinity),
        city: fact(question, 'city') ?? '',
      })
    case 'claim-city': {
      if (family === 'done') return say(words, 'do-claim-stop')
      const found = cityView(view, argument)?.card
      return found ? tell(words, 'do-claim', { what: cardName(words, found), city: argument }) : usual()
    }
    case 'claim-card':
      return say(words, 'do-claim-with', { card, with: cardName(words, argument) })
    case 'retrieve-card':
      if (family === 'pay' && isPrivate(question, choice)) return usual()
      return say(words, 'do-retrieve', { count: worth(scene, choice, 'retrieve') })
    case 'move-card':
      return family === 'done' ? say(words, 'do-moves', { count: amount(question) }) : usual()
    case 'move-from':
      return family === 'done' ? say(words, 'do-move-stop', { count: steps(view, 'from_city') }) : usual()
    case 'move-to':
      return tell(words, 'do-move', { city_from: fact(question, 'city_from') ?? '', city: argument })
    case 'track-card':
      return family === 'done' ? pushes(scene) : usual()
    case 'kill-card':
      return family === 'done' ? say(words, 'do-kill-stop') : usual()
    case 'kill-city':
      return tell(words, 'do-kill-city', { city: argument })
    case 'kill-target':
      return kills(scene, choice)
    case 'kill-support':
      return isPrivate(question, choice)
        ? say(words, 'do-bombs', { card: cardName(words, argument), count: supportOf(scene, choice) })
        : kills(scene, view.plan.find((step) => /^kill_(royal|agent)/.test(step)) ?? choice)
    case 'discard-card':
      return family === 'done' ? say(words, 'do-discard', { count: amount(question) }) : usual()
    case 'redraw-card':
      return family === 'done' ? redraws(scene) : usual()
    case 'text-city':
      return say(words, 'do-text', { card, target: city() })
    case 'text-seat':
    case 'text-victim':
      return say(words, 'do-text', { card, target: names[Number(argument)] ?? '' })
    case 'text-more':
      return family === 'done' ? say(words, 'do-text-done', { card, count: amount(question) }) : usual()
    case 'text-count':
      return say(words, 'do-limbo', { count: Number(argument) })
    case 'redeploy-city':
      return tell(words, 'do-redeploy', { count: amount(question), city: argument })
    case 'zombie-strike':
      return family === 'done' ? say(words, 'do-strike-stop') : tell(words, 'do-strike', { city: argument })
    case 'zombie-city':
      return tell(words, 'do-zombie', { city: argument })
  }
  return usual()
}

/** What has been played so far, and this card with it. */
function worth(scene: Scene<View>, choice: string, symbol: 'place' | 'retrieve'): number {
  const { family, argument } = parse(choice)
  const more = family === 'pay' ? (readPack(scene.game).cards.get(argument)?.symbols[symbol] ?? 0) : 0
  return amount(scene.question) + more
}

const steps = (view: View, family: string): number => view.plan.filter((step) => parse(step).family === family).length

export function supportOf(scene: Scene<View>, choice: string): number {
  const { family, argument } = parse(choice)
  return bombsOf(scene, family, readPack(scene.game).cards.get(argument))
}

/** How far the markers go with the cards played so far. */
export function trackSums(scene: Scene<View>): { restorationist: number; loyalist: number } {
  const sums = { restorationist: 0, loyalist: 0 }
  for (const step of scene.view.plan) {
    const { family, argument } = parse(step)
    const symbols = readPack(scene.game).cards.get(argument)?.symbols
    if (family === 'pay_restorationist') sums.restorationist += symbols?.restorationist ?? 0
    if (family === 'pay_loyalist') sums.loyalist += symbols?.loyalist ?? 0
  }
  return sums
}

function pushes(scene: Scene<View>): string {
  const { restorationist, loyalist } = trackSums(scene)
  const id = restorationist && loyalist ? 'do-track-both' : restorationist ? 'do-track-r' : 'do-track-l'
  return say(scene.words, id, { restorationist, loyalist })
}

function kills(scene: Scene<View>, choice: string): string {
  const { family, argument } = parse(choice)
  const city = fact(scene.question, 'city') ?? ''
  const facts = { city, seat: scene.names[Number(argument)] ?? '' }
  if (family !== 'kill_royal') return tell(scene.words, 'do-kill-agent', facts)
  return tell(scene.words, 'do-kill-royal', {
    ...facts,
    what: cardName(scene.words, cityView(scene.view, city)?.royal ?? ''),
  })
}

function redraws(scene: Scene<View>): string {
  const count = amount(scene.question)
  const more = readPack(scene.game).cards.get(fact(scene.question, 'card') ?? '')?.amount ?? 1
  return say(scene.words, count ? 'do-redraw' : 'do-draw', { count, draw: count + more })
}
