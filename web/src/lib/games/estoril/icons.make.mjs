/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/estoril/icons.make.mjs
 */
import { writeIcons } from '../../board/icons.make.mjs'

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

await writeIcons(import.meta.url, USED)
