/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/estoril/icons.make.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const USED = {
  assassin: ['pistol-gun', 'John Colburn'],
  conspirator: ['cloak-dagger', 'Lorc'],
  nationalist: ['flying-flag', 'Lorc'],
  diplomat: ['scroll-quill', 'Delapouite'],
  seducer: ['rose', 'Lorc'],
  plain: ['fedora', 'Lorc'],
  strength: ['biceps', 'Delapouite'],
  women: ['lipstick', 'Delapouite'],
  church: ['church', 'Delapouite'],
  palacio: ['crown', 'Lorc'],
  tamariz: ['palm-tree', 'Delapouite'],
  atlantico: ['sailboat', 'Delapouite'],
  muchaxo: ['big-wave', 'Lorc'],
  casino: ['rolling-dices', 'Delapouite'],
  boca: ['sea-cliff', 'Delapouite'],
  museum: ['ancient-columns', 'Delapouite'],
  hand: ['card-pick', 'Faithtoken'],
  discards: ['card-discard', 'Faithtoken'],
  files: ['files', 'Delapouite'],
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
/* Icons of game-icons.net by Lorc, Delapouite, John Colburn and Faithtoken, CC BY 3.0; only their colour is ours. */
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
