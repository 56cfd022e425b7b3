/** Which questions need no person: there is one answer, and the time that it takes tells nobody anything. */
import type { Ask, TableInfo } from '../wire'

/** ms in which a person sees what is answered */
export const GLANCE = 700

export interface Moment {
  /** can the latest choice still be taken back? */
  canTakeBack: boolean
  /** has the viewer just taken something back? Then nothing goes on by itself */
  tookBack: boolean
}

/** Can anybody see how long the viewer takes? Bots do not care. */
export function isWatched(table: Pick<TableInfo, 'seats' | 'spectators' | 'you'>): boolean {
  return table.spectators === 'public' || table.seats.some((seat, place) => seat.kind !== 'bot' && place !== table.you)
}

/** The answer that decides nothing; null: a person has to give it. */
export function onlyWay(question: Ask | null, table: TableInfo, moment: Moment): string | null {
  const [only] = question?.options ?? []
  if (question === null || only === undefined || question.options.length !== 1) return null
  // The server knows where the pause before an answer tells what somebody holds: in windows, among sealed choices, and
  // where others may think that there is more to choose from.
  if (question.window || (!question.forced && isWatched(table))) return null
  // What all learn of ends the chance to take something back.
  if (moment.tookBack || (moment.canTakeBack && !question.private.includes(only))) return null
  return only
}
