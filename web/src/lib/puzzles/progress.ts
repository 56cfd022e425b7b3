/**
 * What somebody has made of the puzzles: a result for each, and the days in a row. It is kept with the preferences, in
 * the browser and with the guest or account, as two short texts.
 */
export type Outcome = 'solved' | 'hints' | 'missed'
export type Results = ReadonlyMap<string, Outcome>

/** Days since 1970: the last one on which the puzzle of the day was answered, how many in a row, and the most so far. */
export interface Days {
  last: number
  run: number
  best: number
}

const LETTERS: Record<Outcome, string> = { solved: 's', hints: 'h', missed: 'm' }
const OUTCOMES: Record<string, Outcome> = { s: 'solved', h: 'hints', m: 'missed' }
const ENTRY = /([0-9a-f]{6})([shm])/g
/** room for all puzzles that there are, far below what the server keeps of a person's preferences */
const MOST = 400

export function readResults(text: string): Results {
  const found = new Map<string, Outcome>()
  for (const [, id, letter] of text.matchAll(ENTRY)) found.set(id!, OUTCOMES[letter!]!)
  return found
}

/** The text after one more result. Only the first answer to a puzzle counts. */
export function withResult(text: string, id: string, outcome: Outcome): string {
  const known = readResults(text)
  if (known.has(id)) return text
  return [...known, [id, outcome] as const]
    .slice(-MOST)
    .map(([one, what]) => one + LETTERS[what])
    .join('')
}

export function readDays(text: string): Days {
  const [last, run, best] = text.split(',').map(Number)
  const whole = [last, run, best].every((one) => Number.isSafeInteger(one) && one! >= 0)
  return whole ? { last: last!, run: run!, best: best! } : { last: 0, run: 0, best: 0 }
}

/** The text after the puzzle of a day was answered, right or wrong. */
export function withDay(text: string, day: number): string {
  const { last, run, best } = readDays(text)
  if (last >= day) return text
  const now = last === day - 1 ? run + 1 : 1
  return [day, now, Math.max(best, now)].join(',')
}

/** How many days in a row there are today: the row is not broken before today is over. */
export function streak(text: string, today: number): number {
  const { last, run } = readDays(text)
  return last >= today - 1 ? run : 0
}

/** The last seven days, the oldest first: was the puzzle of the day answered? */
export function week(text: string, today: number): { day: number; done: boolean }[] {
  const { last, run } = readDays(text)
  return Array.from({ length: 7 }, (_, place) => {
    const day = today - 6 + place
    return { day, done: day <= last && day > last - run }
  })
}
