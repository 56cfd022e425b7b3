/** What made the difference at the end. */
import type { Count } from '../table/game-ui'
import type { Words } from '../words/words'

/** The source in which the winner was furthest ahead of the next one: "Judge, 6 to 0". */
export function decided(counts: readonly Count[], winner: number, other: number, words: Words): string {
  let best: { name: string; own: number; theirs: number } | null = null
  for (const { name, gains } of counts) {
    const [own, theirs] = [gains[winner] ?? 0, gains[other] ?? 0]
    if (own - theirs > (best ? best.own - best.theirs : 0)) best = { name, own, theirs }
  }
  if (!best) return ''
  const number = (count: number) => String(count).replace('-', '−')
  return words.say('web-end-decided', { source: best.name, own: number(best.own), other: number(best.theirs) })
}
