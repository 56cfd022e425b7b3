/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/spiskowcy/icons.make.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const USED = {
  merchant: ['scales', 'Lorc'],
  juggler: ['juggler', 'Lorc'],
  guard: ['visored-helm', 'Lorc'],
  banker: ['two-coins', 'Delapouite'],
  innkeeper: ['beer-stein', 'Lorc'],
  bishop: ['pope-crown', 'Delapouite'],
  prince: ['queen-crown', 'Lorc'],
  spy: ['hooded-figure', 'DarkZaitzev'],
  seer: ['crystal-ball', 'Lorc'],
  raid: ['barbarian', 'Delapouite'],
  plot: ['cloak-dagger', 'Lorc'],
  laurel: ['laurel-crown', 'Lorc'],
  seal: ['wax-seal', 'Lorc'],
}

const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))

const paths = Object.entries(USED).map(([name, [icon]]) => {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon].body)
  if (!found) throw new Error(`${icon} is not a single path`)
  return `  ${name}: '${found[1]}',`
})
const credits = Object.values(USED).map(([icon, author]) => `  { icon: '${icon}', author: '${author}' },`)

const file = fileURLToPath(new URL('icons.ts', import.meta.url))
const text = `/* Written by icons.make.mjs. Do not edit. */
/* Icons of game-icons.net by Lorc, Delapouite and DarkZaitzev, CC BY 3.0; only their colour is ours. */
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
