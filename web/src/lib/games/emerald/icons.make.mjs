/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/emerald/icons.make.mjs
 */
import { writeIcons } from '../../board/icons.make.mjs'

const L = 'Lorc'
const D = 'Delapouite'

const USED = {
  // symbols, pieces and marks
  place: ['cube', D],
  claim: ['card-pickup', 'Quoting'],
  retrieve: ['return-arrow', L],
  move: ['walk', D],
  assassinate: ['plain-dagger', L],
  restorationist: ['fist', 'Skoll'],
  loyalist: ['imperial-crown', D],
  bomb: ['unlit-bomb', L],
  madness: ['brain-tentacle', D],
  royal: ['octopus', L],
  zombie: ['raise-zombie', 'Skoll'],
  sanity: ['brain', L],
  limbo: ['spiral-tentacle', L],
  discard: ['card-discard', 'Faithtoken'],
  hand: ['card-pick', 'Faithtoken'],
  // cards with a text
  black_hand: ['black-hand-shield', D],
  change_of_heart: ['duality-mask', L],
  cthulhu: ['squid-head', L],
  diogenes_club: ['armchair', D],
  doctor_watson: ['stethoscope', D],
  duchess_duzes: ['diamond-ring', D],
  fenians: ['shamrock', D],
  freemasons: ['freemasonry', D],
  hide_royalty: ['secret-door', D],
  hired_assassin: ['hooded-assassin', 'DarkZaitzev'],
  holy_brotherhood: ['prayer', L],
  infernal_machine: ['time-dynamite', D],
  inspector_lestrade: ['police-officer-head', D],
  irene_adler: ['carnival-mask', D],
  matvei_golovinski: ['scroll-quill', D],
  mi_go: ['wasp-sting', L],
  mrs_hudson: ['teapot', D],
  okhrana: ['spy', D],
  peoples_will: ['rally-the-troops', L],
  pinkerton_agents: ['eye-shield', L],
  sherlock_holmes: ['sherlock-holmes', D],
  shoggoth: ['slime', D],
  sigmund_freud: ['sofa', D],
  society_of_leopold: ['crucifix', D],
  terror_by_night: ['evil-moon', L],
  third_section: ['magnifying-glass', L],
  vampires: ['vampire-dracula', D],
  vladimir_burtsev: ['archive-research', D],
  yog_sothoth: ['portal', L],
  zombies: ['shambling-zombie', D],
  // named agents
  louise_michel: ['black-flag', L],
  peter_kropotkin: ['book-pile', D],
  vera_figner: ['letter-bomb', L],
  sophia_perovskaya: ['rolling-bomb', L],
  sergei_kravchinsky: ['backstab', L],
  ravachol: ['molotov', L],
  nikolai_kibalchich: ['chemical-drop', L],
  errico_malatesta: ['public-speaker', D],
  johann_most: ['newspaper', D],
  emma_goldman: ['megaphone', D],
  elisee_reclus: ['globe', L],
  vera_zasulich: ['revolver', 'Skoll'],
  emile_henry: ['candle-light', L],
  henri_rochefort: ['quill-ink', L],
  felix_nadar: ['photo-camera', D],
  william_morris: ['rolled-cloth', D],
  sebastian_moran: ['winchester-rifle', 'Skoll'],
  piotr_rachkovsky: ['cloak-dagger', L],
  professor_moriarty: ['abacus', D],
  otto_von_bismarck: ['brodie-helmet', 'Skoll'],
  georgy_sudeykin: ['mustache', D],
  wilhelm_stieber: ['police-badge', D],
  louis_andrieux: ['top-hat', L],
  william_melville: ['skeleton-key', L],
  arkady_harting: ['double-face-mask', D],
  marquis_de_mores: ['fencer', D],
  edward_jenkinson: ['passport', D],
  // starting cards
  start_informant: ['domino-mask', L],
  start_courier: ['envelope', D],
  start_recruiter: ['talk', 'Skoll'],
  start_safe_house: ['house', D],
  start_rail_ticket: ['steam-locomotive', D],
  start_dynamite: ['dynamite', D],
  // city cards
  city_london: ['clock-tower', D],
  city_paris: ['church', D],
  city_berlin: ['tower-flag', D],
  city_vienna: ['violin', D],
  city_st_petersburg: ['winter-hat', D],
  city_rome: ['pope-crown', D],
  city_madrid: ['bull', L],
  city_constantinople: ['byzantin-temple', D],
  city_cairo: ['egyptian-temple', D],
}

// An own drawing in the same field: the pawn of a board game.
const OWN = {
  agent:
    'M256 40a84 84 0 0 0-52 150c-26 6-44 16-44 30 0 12 14 22 36 28-4 66-24 116-64 160-14 8-28 22-28 44v20h304v-20c0-22-14-36-28-44-40-44-60-94-64-160 22-6 36-16 36-28 0-14-18-24-44-30A84 84 0 0 0 256 40z',
}

await writeIcons(import.meta.url, USED, OWN)
