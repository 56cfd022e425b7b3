/** Lines of the chat that are facts about the table, in words. */
import type { Line } from '../wire'
import type { Words } from '../words/words'

/** `sides`: what the seats of the game are called, if they are sides. */
export function lineText(words: Words, line: Line, sides: readonly string[]): string {
  const id = `web-line-${line.kind}`
  // A newer server may tell of something this client has no words for yet.
  if (!words.has(id)) return words.say('web-line-other', { name: line.name })
  return words.say(id, {
    name: line.name,
    text: line.text,
    seat: (line.seat ?? 0) + 1,
    side: sides[line.seat ?? -1] ?? 'none',
  })
}
