/**
 * Notes for newcomers: which of a game's notes belongs to a question, and which were read before. What belongs where
 * is the game's data (`GameInfo.notes`), the same as on the command line.
 */
import type { Ask, NoteInfo } from '../wire'

const KEY = 'konspira-notes-read'

/** `talk(bruno)` is of the family `talk`. */
const family = (choice: string): string => choice.split('(', 1)[0] ?? choice

export function fits(note: NoteInfo, part: number, question: Pick<Ask, 'kind' | 'options'>): boolean {
  if (!note.kinds.includes(question.kind)) return false
  if (note.parts.length > 0 && !note.parts.includes(part)) return false
  return note.offers.length === 0 || question.options.some((one) => note.offers.includes(family(one)))
}

/** The first note that belongs to this question and was not read yet. */
export function noteFor(
  notes: readonly NoteInfo[],
  part: number,
  question: Pick<Ask, 'kind' | 'options'>,
  read: ReadonlySet<string>,
): string | null {
  return notes.find((note) => !read.has(note.id) && fits(note, part, question))?.id ?? null
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const here = (): Kept | null => (typeof localStorage === 'undefined' ? null : localStorage)

/** The notes of a game that this browser has shown. */
export function readNotes(game: string, storage: Kept | null = here()): Set<string> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(`${KEY}-${game}`) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [])
  } catch {
    return new Set() // nothing is lost but that a note comes twice
  }
}

export function keepNotes(game: string, read: ReadonlySet<string>, storage: Kept | null = here()): void {
  try {
    storage?.setItem(`${KEY}-${game}`, JSON.stringify([...read]))
    storage?.setItem(KEY, JSON.stringify([...new Set([...gamesWithNotes(storage), game])]))
  } catch {
    // As above.
  }
}

function gamesWithNotes(storage: Kept): string[] {
  const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

/** Switched on again, notes begin from the first. */
export function forgetNotes(storage: Kept | null = here()): void {
  try {
    for (const game of storage === null ? [] : gamesWithNotes(storage)) storage?.removeItem(`${KEY}-${game}`)
  } catch {
    // As above.
  }
}
