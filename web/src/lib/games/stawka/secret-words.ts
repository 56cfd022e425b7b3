/** Passwords: what is typed, against the list of the table and what is known. The server has the last word. */
import type { Scene } from '../../table/game-ui'
import type { Ask } from '../../wire'
import { fact } from './choices'
import { readPack } from './pack'
import type { View } from './view'

export const LENGTH = 5

export const isSpelling = (question: Ask | null): boolean =>
  question !== null && ['set-password', 'guess-password'].includes(question.kind)

/** The letters that were sent already. */
export const begunOf = (question: Ask): string => (fact(question, 'word') ?? '').replaceAll('·', '')

/** Letters as they are compared where marks do not count (STA-F.4). */
const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 's')

/** What the reader types as the game writes it. */
export const tidy = (text: string): string => text.toLowerCase().normalize('NFC').replace(/\s/g, '').slice(0, LENGTH)

/** The words that could be typed now: all of the list, or those that the enemy's could still be; null: there is no list. */
export function wordsOf(scene: Scene<View>): string[] | null {
  const { table, question, view, you } = scene
  const list = readPack(scene.game).words.get(String(table.options['password_wordlist'] ?? 'en'))
  if (!list) return null
  if (question?.kind !== 'guess-password') return list
  const known = view.passwords[you === 0 ? 1 : 0]
  const fold = table.options['password_fold_diacritics'] === true ? plain : (word: string): string => word
  const missed = new Set(known?.guesses.map(fold))
  return list.filter(
    (word) => known?.letters.every((letter, n) => letter === null || letter === word[n]) && !missed.has(fold(word)),
  )
}

export type Verdict = 'short' | 'good' | 'unlisted' | 'missed' | 'unlike'

/** What can be said of a word before it is sent. */
export function judge(scene: Scene<View>, word: string): Verdict {
  if (word.length < LENGTH) return 'short'
  const known = scene.question?.kind === 'guess-password' ? scene.view.passwords[scene.you === 0 ? 1 : 0] : undefined
  if (known?.guesses.includes(word)) return 'missed'
  if (known?.letters.some((letter, n) => letter !== null && letter !== word[n])) return 'unlike'
  const list = wordsOf(scene)
  return list === null || list.includes(word) ? 'good' : 'unlisted'
}

/** The words that go on like this. */
export const matching = (words: readonly string[], typed: string): string[] =>
  words.filter((word) => word.startsWith(typed))
