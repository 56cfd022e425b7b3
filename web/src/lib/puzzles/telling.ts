/** A puzzle in words, from its numbers: the title, the options, the reason. */
import type { PuzzleDifference, PuzzleRow, PuzzleSolution } from '../wire'
import type { Words } from '../words/words'

const SEEN = 0.05 // points; less is not worth a sentence

/** When it is, and what is asked. */
export function titleOf(words: Words, row: PuzzleRow, names: readonly string[]): string {
  const question = words.question(row.game, row, names)
  const chapter = words.chapter(row.game, row.chapter)
  return chapter ? words.say('puzzle-title', { chapter, question }) : question
}

/** Names for the seats of a puzzle in a list: the reader, and the others by their numbers. */
export function namesIn(words: Words, row: PuzzleRow, own: string): string[] {
  return Array.from({ length: row.seats }, (_, seat) =>
    seat === row.seat ? own : words.say('seat-number', { seat: seat + 1 }),
  )
}

export function percent(share: number): number {
  return Math.round(100 * share)
}

/** Why the answer is the best option, sentence by sentence. */
export function reasonOf(words: Words, game: string, solution: PuzzleSolution, names: readonly string[]): string[] {
  const { reason, second } = solution
  const best = solution.options.find((one) => one.line.join() === solution.answer.join())
  const found = [
    words.say('puzzle-reason-win', {
      games: reason.games,
      best: percent(best?.share ?? 0),
      choice: words.deed(game, second.line, names),
      second: percent(second.share),
    }),
  ]
  if (reason.mine.length + reason.theirs.length > 0 && Math.max(more(reason.score), more(reason.others)) >= SEEN) {
    found.push(words.say('puzzle-reason-score', points(reason.score)))
    found.push(words.say('puzzle-reason-others', points(reason.others)))
  }
  for (const one of reason.mine) found.push(words.say('puzzle-reason-source-mine', named(words, game, one)))
  for (const one of reason.theirs) found.push(words.say('puzzle-reason-source-theirs', named(words, game, one)))
  for (const one of reason.ends) {
    const shares = { best: percent(one.best), second: percent(one.second) }
    found.push(words.say('puzzle-reason-end', { name: termOf(words, game, one.name), ...shares }))
  }
  const ids = ['puzzle-reason-answer-best', 'puzzle-reason-answer-second']
  for (const [place, answer] of reason.answers.entries()) {
    if (!answer) continue
    const choice = words.choice(game, answer.choice, names)
    found.push(words.say(ids[place]!, { choice, share: percent(answer.share) }))
  }
  return found
}

/** What points come from, or how a game ends: `card-merchant` is "Merchant". */
export function termOf(words: Words, game: string, id: string): string {
  const [subject, ...rest] = id.split('-')
  const text = words.term(game, subject ?? '', rest.join('-'))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function more(one: PuzzleDifference): number {
  return Math.abs(one.best - one.second)
}

function points(one: PuzzleDifference): { best: number; second: number } {
  return { best: Math.round(10 * one.best) / 10, second: Math.round(10 * one.second) / 10 }
}

function named(words: Words, game: string, one: PuzzleDifference): Record<string, unknown> {
  return { name: termOf(words, game, one.name), ...points(one) }
}
