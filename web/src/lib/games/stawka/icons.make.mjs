/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/stawka/icons.make.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const D = 'Delapouite'
const L = 'Lorc'
const USED = {
  gestapo: ['police-badge', 'Andy Meneely'],
  jail: ['imprisoned', L],
  police_post: ['police-officer-head', D],
  labour_office: ['briefcase', D],
  courts: ['gavel', L],
  officers_flats: ['bunk-beds', D],
  station: ['steam-locomotive', D],
  hospital: ['hospital', D],
  tenement: ['house', D],
  market: ['basket', D],
  cemetery: ['tombstone', L],
  hotel: ['bed', D],
  theatre: ['theater-curtains', D],
  phone_booth: ['public-speaker', D],
  abwehr: ['spy', D],
  barracks: ['barracks', D],
  bunker: ['military-fort', D],
  quay: ['harbor-dock', D],
  cafe: ['coffee-cup', D],
  factory: ['factory', D],
  design_office: ['desk', D],
  reil_office: ['office-chair', D],
  ss_villa: ['family-house', D],
  park: ['park-bench', D],
  church: ['church', D],
  forester_lodge: ['wood-cabin', D],
  phone: ['phone', D],
  mission: ['envelope', D],
  item: ['backpack', D],
  vp: ['medal', L],
  secret: ['locked-chest', L],
  cards: ['card-pick', 'Faithtoken'],
  points: ['walk', D],
  dynamite: ['dynamite', D],
  grenade: ['grenade', L],
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
/* Icons of game-icons.net by Lorc, Delapouite, Andy Meneely and Faithtoken, CC BY 3.0; only their colour is ours. */
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
