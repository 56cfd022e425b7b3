/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/stawka/icons.make.mjs
 */
import { writeIcons } from '../../board/icons.make.mjs'

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

await writeIcons(import.meta.url, USED)
