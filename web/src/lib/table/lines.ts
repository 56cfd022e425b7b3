/** Lines of the chat that are facts about the table, in words. */
import type { Line } from '../wire'
import type { Words } from '../words/words'

export function lineText(words: Words, line: Line): string {
  const id = `web-line-${line.kind}`
  // A newer server may tell of something this client has no words for yet.
  if (!words.has(id)) return words.say('web-line-other', { name: line.name })
  return words.say(id, { name: line.name, text: line.text })
}
