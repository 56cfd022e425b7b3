/**
 * Writes icons.ts: the drawings of game-icons.net that this game uses, as paths in a field of 512 x 512.
 * Run it in web/ after a change here: node src/lib/games/spiskowcy/icons.make.mjs
 */
import { writeIcons } from '../../board/icons.make.mjs'

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

await writeIcons(import.meta.url, USED)
