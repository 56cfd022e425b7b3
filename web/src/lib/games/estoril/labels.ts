/** Things and choices in words: "Place George F. Kennan on Muchaxo III", "Boca do Inferno II: Bruno’s card, face down". */
import type { Scene } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { GAME, NUMERALS, readPack, tileOf } from './cards'
import { fact, parse } from './choices'
import { findSpace, findTile, known } from './town'
import type { CharacterView, SpaceView, TileView, View } from './view'

export const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-estoril-${id}`, facts)

/** A location in a word or two. */
export const tileName = (words: Words, tile: string): string => say(words, `tile-${tile}`)

/** `casino_2` is "Casino Estoril II". */
export function spaceName(words: Words, space: string): string {
  return `${tileName(words, tileOf(space))} ${NUMERALS[Number(space.slice(space.lastIndexOf('_') + 1))] ?? ''}`
}

/** The name of a seat, or "you". */
export const seatName = (scene: Scene<View>, seat: number): string =>
  scene.words.marked(scene.names, scene.you)[seat] ?? ''

/** A character as the object of a sentence: its name, or whose face-down card it is. */
export function character(scene: Scene<View>, space: string): string {
  const { words, view, names } = scene
  const found = findSpace(view, space)?.character
  if (!found) return spaceName(words, space)
  if (found.card !== null) return words.card(GAME, found.card)
  return say(words, 'hidden-of', { seat: names[found.seat] ?? '' })
}

/** A card as the object of a sentence, in the form that this language wants: "den Studenten". */
const whom = (words: Words, card: string): string => words.about(GAME, 'web-estoril-whom', { card })

/** The character on a space, likewise. */
function whomAt(scene: Scene<View>, space: string): string {
  const card = findSpace(scene.view, space)?.character?.card
  return card ? whom(scene.words, card) : character(scene, space)
}

/** The words of a button begin like a sentence, whichever word comes first in this language. */
export function label(scene: Scene<View>, text: string): string {
  const result = inWords(scene, text)
  return result.charAt(0).toLocaleUpperCase(scene.words.language) + result.slice(1)
}

function inWords(scene: Scene<View>, text: string): string {
  const { words, view, question, you, names } = scene
  const { family, argument } = parse(text)
  switch (family) {
    case 'place_card':
      return say(words, 'do-card', { card: whom(words, argument) })
    case 'place_space': {
      const card = fact(question, 'card')
      if (card) return say(words, 'do-place', { card: whom(words, card), space: spaceName(words, argument) })
      break
    }
    case 'peek': {
      const seat = findSpace(view, argument)?.character?.seat
      const facts = { seat: seat === undefined ? '' : (names[seat] ?? ''), space: spaceName(words, argument) }
      return say(words, 'do-peek', facts)
    }
    case 'peek_reward':
      return say(words, 'do-peek-reward', { tile: tileName(words, argument) })
    case 'peek_decline':
      return say(words, 'do-decline')
    case 'activate':
      return say(words, 'do-use', { symbol: words.term(GAME, 'symbol', argument) })
    case 'assassin_target': {
      const target = findSpace(view, argument)?.character
      if (!target) break
      if (target.seat === you) return say(words, 'do-recall', { card: whomAt(scene, argument) })
      return say(words, 'do-kill', { card: whomAt(scene, argument), seat: names[target.seat] ?? '' })
    }
    case 'conspirator_keep':
    case 'conspirator_replace': {
      const card = fact(question, family === 'conspirator_keep' ? 'card_reward' : 'card')
      if (!card) break
      const id = family === 'conspirator_keep' ? 'do-keep' : 'do-replace'
      return say(words, id, { card: whom(words, card) })
    }
    case 'diplomat_target':
      return say(words, 'do-protect', { card: whomAt(scene, argument) })
    case 'seducer_target':
      return say(words, 'do-seduce', { card: whomAt(scene, argument) })
    case 'seducer_space': {
      const from = fact(question, 'space')
      if (!from) break
      return say(words, 'do-move', { card: whomAt(scene, from), space: spaceName(words, argument) })
    }
    case 'boca_discard':
      return say(words, 'do-lose', { card: whomAt(scene, argument) })
    case 'hand_discard':
      return say(words, 'do-discard-card', { card: whom(words, argument) })
  }
  return words.choice(GAME, text, names)
}

/** A card with everything printed on it, for those who hear it. */
export function cardLabel(scene: Pick<Scene<View>, 'words' | 'game'>, card: string): string {
  const { words } = scene
  const row = readPack(scene.game).characters.get(card)
  if (!row) return words.card(GAME, card)
  const parts = [
    words.card(GAME, card),
    say(words, 'strength', { count: row.strength }),
    words.term(GAME, 'flag', row.nationality),
    ...row.symbols.map((symbol) => words.term(GAME, 'symbol', symbol)),
    row.woman ? say(words, 'woman') : '',
    say(words, 'points', { count: row.vp }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Who lies on a space, as far as the viewer knows, and in which state. */
export function characterLabel(scene: Scene<View>, one: CharacterView): string {
  const { words, you } = scene
  const how = known(one.card, one.face_down, one.seat, you)
  const card = one.card === null ? say(words, 'face-down') : cardLabel(scene, one.card)
  const parts = [
    `${seatName(scene, one.seat)}: ${card}`,
    how === 'own' ? say(words, 'known-own') : how === 'peeked' ? say(words, 'known-peeked') : '',
    one.protected ? say(words, 'protected') : '',
    one.moved ? say(words, 'moved') : '',
    one.strength === null ? '' : say(words, 'counts', { count: one.strength }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The marks of an action space: TOP SECRET, how far one may look, outer or inner. */
export function marks(words: Words, space: SpaceView): string[] {
  return [
    space.top_secret ? say(words, 'top-secret') : say(words, 'open-space'),
    space.peek === 'none' ? '' : say(words, 'peek-mark', { where: say(words, `peek-${space.peek}`) }),
    say(words, space.outer ? 'outer' : 'inner'),
  ].filter(Boolean)
}

export function spaceLabel(scene: Scene<View>, space: SpaceView): string {
  const { words } = scene
  const name = spaceName(words, space.id)
  if (space.character) return `${name}. ${characterLabel(scene, space.character)}`
  return `${name}. ${[say(words, 'free'), ...marks(words, space)].join(', ')}`
}

export function rewardLabel(scene: Scene<View>, tile: TileView): string {
  const { words } = scene
  const { reward } = tile
  const name = say(words, 'reward-of', { tile: tileName(words, tile.id) })
  if (!reward) return `${name}: ${say(words, 'reward-gone')}`
  const how = known(reward.card, reward.face_down, null, scene.you)
  const card = reward.card === null ? say(words, 'face-down') : cardLabel(scene, reward.card)
  return [`${name}: ${card}`, how === 'peeked' ? say(words, 'known-peeked') : ''].filter(Boolean).join(', ')
}

/** What stands beside a tile, in words. */
export const tileTitle = (words: Words, view: View, id: string): string =>
  `${findTile(view, id)?.number ?? ''} ${words.term(GAME, 'tile', id)}`
