/** The number of values of each origin, and how to say it. */
import type { OriginCount } from '../wire'

export const ORIGINS = ['printed', 'public', 'ours'] as const

export const all = (tally: OriginCount): number => tally.printed + tally.public + tally.ours

/** The origins of all values in one line; the terminal says the same. */
export function sentence(say: (id: string, facts?: Record<string, number>) => string, tally: OriginCount): string {
  const facts = { ...tally, all: all(tally) }
  if (!facts.all) return say('web-sources-none')
  if (tally.ours) return say(tally.public ? 'web-sources-line' : 'web-sources-line-no-public', facts)
  return tally.public ? say('web-sources-line-none-ours', facts) : say('web-sources-line-all', facts)
}
