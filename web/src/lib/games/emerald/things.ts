/** Things of the table in words, for those who hear it: cards, cities, seats. */
import type { Scene } from '../../table/game-ui'
import { GAME, readPack, SYMBOLS } from './cards'
import { cardName, cityName, say, seatName } from './labels'
import { piecesOf, presence, tied } from './table'
import type { CityView, TableauView, View } from './view'

type Told = Pick<Scene<View>, 'words' | 'game'>

/** A card with everything printed on it. */
export function cardLabel({ words, game }: Told, card: string): string {
  const row = readPack(game).cards.get(card)
  if (!row) return words.card(GAME, card)
  const symbols = SYMBOLS.flatMap((symbol) => {
    const count = row.symbols[symbol] ?? 0
    return count ? [words.term(GAME, 'symbol', symbol) + (count > 1 ? ` ×${count}` : '')] : []
  })
  const points = (['neutral', 'restorationist', 'loyalist', 'kill'] as const).flatMap((kind) =>
    row[kind] ? [`${words.term(GAME, 'point', kind)} ${row[kind]}`] : [],
  )
  const parts = [
    words.card(GAME, card),
    ...symbols,
    row.bombs ? words.term(GAME, 'symbol', 'bomb') + (row.bombs > 1 ? ` ×${row.bombs}` : '') : '',
    row.agents ? words.term(GAME, 'symbol', 'agent') : '',
    row.madness ? words.term(GAME, 'symbol', 'madness') : '',
    ...points,
    row.heading ? words.term(GAME, 'heading', row.heading) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Where the royal of a city is. */
export function royalLabel(scene: Told, city: CityView): string {
  const facts = {
    card: cardName(scene.words, city.royal),
    bombs: city.royal_bombs,
    points: city.royal_points,
  }
  return say(scene.words, `royal-${city.royal_place}`, facts)
}

/** What a seat has in a city. */
export function piecesLabel(scene: Scene<View>, city: CityView, seat: number): string {
  const { words } = scene
  const cubes = city.cubes[seat] ?? 0
  const agents = city.agents[seat] ?? 0
  const zombies = city.zombies[seat] ?? 0
  const parts = [
    agents ? say(words, 'agents', { count: agents }) : '',
    cubes ? say(words, 'cubes', { count: cubes }) : '',
    zombies ? say(words, 'zombies', { count: zombies }) : '',
  ]
  return `${seatName(scene, seat)}: ${parts.filter(Boolean).join(', ')}`
}

/** Who leads a city, and by how much. */
export function leadLabel(scene: Scene<View>, city: CityView): string {
  const { words } = scene
  if (city.leader !== null) return say(words, 'leads', { seat: seatName(scene, city.leader), count: city.lead })
  const seats = tied(city)
  if (seats.length === 0) return say(words, 'nobody')
  const count = piecesOf(city, seats[0]!)
  return say(words, 'tie', { seats: words.list(seats.map((seat) => seatName(scene, seat))), count })
}

/** Everything that can be seen of a city. */
export function cityLabel(scene: Scene<View>, city: CityView): string {
  const { words } = scene
  const card = city.card === null ? say(words, 'stack-empty') : cardLabel(scene, city.card)
  const parts = [
    `${cityName(words, city.id)}: ${say(words, 'bombs-here', { count: city.bombs })}`,
    card,
    city.stack ? say(words, 'stack', { count: city.stack }) : '',
    royalLabel(scene, city),
    ...presence(city).map((seat) => piecesLabel(scene, city, seat)),
    leadLabel(scene, city),
  ]
  return parts.filter(Boolean).join('. ')
}

/** A card of a tableau and what lies on it. */
export function tableauLabel(scene: Scene<View>, one: TableauView): string {
  const { words } = scene
  const name = words.card(GAME, one.card)
  if (one.victim !== null) return say(words, 'kept-victim', { card: name, seat: scene.names[one.victim] ?? '' })
  if (one.agents) return say(words, 'kept-agents', { card: name, count: one.agents })
  if (one.royal) return say(words, 'kept-royal', { card: name, royal: words.card(GAME, one.royal) })
  if (one.hidden) return say(words, 'kept-hidden', { card: name })
  return name
}
