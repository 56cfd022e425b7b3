/**
 * Writes a game's icons.ts: the drawings of game-icons.net that it uses, as paths in a field of 512 x 512. Each game says
 * which ones in its own icons.make.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const listed = (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** `used`: our name to [their name, author]; `own`: our name to a path that we have drawn. */
export async function writeIcons(beside, used, own = {}) {
  const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))
  const paths = Object.entries(used).map(([name, [icon]]) => {
    const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon].body)
    if (!found) throw new Error(`${icon} is not a single path`)
    return `  ${name}: '${found[1]}',`
  })
  for (const [name, path] of Object.entries(own)) paths.push(`  ${name}: '${path}',`)
  const credits = Object.values(used).map(([icon, author]) => `  { icon: '${icon}', author: '${author}' },`)
  const authors = listed([...new Set(Object.values(used).map(([, author]) => author))])
  const file = fileURLToPath(new URL('icons.ts', beside))
  const text = `/* Written by icons.make.mjs. Do not edit. */
/* Icons of game-icons.net by ${authors}, CC BY 3.0; only their colour is ours. */
export const ICONS = {
${paths.join('\n')}
} as const

export type GameIcon = keyof typeof ICONS

/** For the credits page. */
export const credits: { icon: string; author: string }[] = [
${credits.join('\n')}
]
`
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
