/** What a film adds to the words of the table: lines about radio, hotel and car, and what a field is in it. */
import type { Scene } from '../../../table/game-ui'
import type { Words } from '../../../words/words'
import { GAME, readPack, SIDES } from '../pack'
import type { AgentView, View } from '../view'
import { dispatchUntil, filmOf, hotelDoor, hotelNeeds, latestStart, pressure, winRows } from './film'

const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-stawka-film-${id}`, facts)
/** The same with ids for facts: a name takes the form that the sentence wants. */
const about = (words: Words, id: string, facts: Record<string, unknown>): string =>
  words.about(GAME, `web-stawka-film-${id}`, facts)
const term = (words: Words, subject: string, id: string): string => words.term(GAME, subject, id)
const side = (words: Words, seat: number): string => term(words, 'side', SIDES[seat] ?? 'polish')
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** A line about the film; `done`: a condition that is met or not. */
export interface Line {
  text: string
  done?: boolean
}

/** A way to win by its name; points that only decide at the end have one of their own. */
export const winName = (words: Words, victory: string): string =>
  victory === 'points' ? say(words, 'points-decide') : term(words, 'standing', victory)

/** The heading of what the film is about. */
export function filmTitle(words: Words, view: View): string {
  const film = filmOf(view)
  return film === null ? '' : say(words, film)
}

export function filmLines(scene: Scene<View>): Line[] {
  const { view } = scene
  if (view.radio) return radioLines(scene)
  if (view.audi) return [...pulkowskiLines(scene), ...carLines(scene)]
  return hotelDoor(view) ? hotelLines(scene) : []
}

function radioLines(scene: Scene<View>): Line[] {
  const { words, view, table } = scene
  const { radio } = view
  if (!radio) return []
  const found: string[] = []
  if (radio.place !== null)
    found.push(about(words, radio.public ? 'radio-public' : 'radio-yours', { location: radio.place }))
  else if (view.phase === 'setup') found.push(say(words, 'radio-unset'))
  if (!radio.public && radio.sectors.length) {
    const sectors = radio.sectors.map((one) => term(words, 'sector', one))
    found.push(say(words, 'radio-sectors', { count: sectors.length, sectors: words.list(sectors) }))
  } else if (!radio.public && radio.place === null && view.phase !== 'setup') {
    found.push(say(words, 'radio-anywhere', { count: radio.possible.length }))
  }
  if (view.phase !== 'over') {
    if (radio.sending_since !== null) {
      found.push(say(words, 'radio-sending', { since: radio.sending_since, until: dispatchUntil(view) }))
    } else {
      const have = view.seats[0]?.secrets ?? 0
      found.push(say(words, 'radio-secrets', { have, need: radio.secrets_needed, stage: latestStart(view) }))
    }
    const kloss = table.options['s4_kloss_arrestable'] === true
    found.push(say(words, radio.public ? 'radio-rights' : 'radio-rights-later', { kloss: kloss ? 'yes' : 'no' }))
  }
  return found.map((text) => ({ text }))
}

function hotelLines(scene: Scene<View>): Line[] {
  const { words, view, you } = scene
  const door = hotelDoor(view)
  if (!door) return []
  const found: Line[] = door.open.map((open, seat) => ({
    text: say(words, open ? 'hotel-open' : 'hotel-closed', {
      side: side(words, seat),
      have: door.have[seat] ?? 0,
      need: door.need,
    }),
  }))
  if (you === null || view.phase === 'over') return found
  const items = readPack(scene.game).items
  const has = hotelNeeds(view, you, (item) => items.get(item)?.tags?.includes('valuable') ?? false)
  found.push(
    { text: say(words, 'hotel-points', { need: door.need }), done: has.points },
    { text: say(words, 'hotel-card'), done: has.card },
    { text: say(words, 'hotel-agent'), done: has.agent },
    { text: say(words, you === 1 ? 'hotel-price-german' : 'hotel-price-polish'), done: has.price },
  )
  return found
}

function pulkowskiLines(scene: Scene<View>): Line[] {
  const { words, view, table } = scene
  const { audi } = view
  if (!audi) return []
  const found: string[] = []
  const next = pressure(view)
  if (audi.loaded) found.push(say(words, audi.waits ? 'pulkowski-waits' : 'pulkowski-loaded'))
  else if (audi.broken) found.push(say(words, 'pulkowski-broken'))
  else if (next && view.phase !== 'over') {
    const changes = audi.modifiers.map((row) => `${term(words, 'counter', String(row[1]))} ${signed(Number(row[2]))}`)
    const text = say(words, next.dice > 12 ? 'pulkowski-safe' : next.dice <= 2 ? 'pulkowski-lost' : 'pulkowski-next', {
      dice: next.dice,
      percent: next.percent,
    })
    found.push(changes.length ? `${text} ${say(words, 'pulkowski-changes', { changes: changes.join(', ') })}` : text)
  }
  const [one, two, total] = audi.roll
  if (one !== undefined) found.push(say(words, 'pulkowski-last', { one, two, total, need: audi.breaks_at }))
  if (audi.entered.length) {
    found.push(
      say(words, 'factory-entered', { agents: words.list(audi.entered.map((id) => term(words, 'agent', id))) }),
    )
  }
  if (table.options['factory_control_persistent'] !== false) found.push(say(words, 'guard'))
  return found.map((text) => ({ text }))
}

function carLines(scene: Scene<View>): Line[] {
  const { words, view } = scene
  const { audi } = view
  if (!audi) return []
  const found = [
    about(words, 'audi-at', {
      field: audi.field,
      defence: audi.defence,
      vigilance: audi.vigilance,
    }),
  ]
  for (const [agent, count] of Object.entries(audi.bonuses)) {
    found.push(say(words, 'audi-bonus', { agent: term(words, 'agent', agent), count }))
  }
  for (const name of ['audi_attack', 'dismiss_bonus']) {
    const count = audi.counters[name] ?? 0
    if (count) found.push(`${term(words, 'counter', name)}: ${signed(count)}`)
  }
  return found.map((text) => ({ text }))
}

/** The car with all that is open about it. */
export function carLabel(scene: Pick<Scene<View>, 'words' | 'view'>, car: AgentView): string {
  const { words, view } = scene
  const parts = [
    term(words, 'agent', car.agent),
    side(words, car.side),
    carState(words, view),
    carValues(words, car),
    words.say('web-stawka-ap-spent', { spent: car.ap_spent, limit: car.ap_limit }),
    view.activation?.agent === car.agent ? words.say('web-stawka-active') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

export const carValues = (words: Words, car: AgentView): string =>
  say(words, 'audi-values', { defence: car.defence, vigilance: car.vigilance })

export const carState = (words: Words, view: View): string =>
  say(words, view.audi?.loaded ? (view.audi.waits ? 'audi-waits' : 'audi-loaded') : 'audi-empty')

/** What a field is in the film: the radio, a place where it may be, the closed hotel, Pulkowski's prison. */
export function filmFacts(scene: Pick<Scene<View>, 'words' | 'view'>, field: string): string[] {
  const { words, view } = scene
  const { radio, audi } = view
  const found: string[] = []
  if (radio?.place === field) {
    found.push(say(words, radio.public ? 'radio-here' : 'radio-here-yours'))
    if (radio.sending_since !== null) found.push(say(words, 'radio-here-sending'))
  } else if (radio && radio.place === null && radio.sectors.length && radio.possible.includes(field)) {
    found.push(say(words, 'radio-here-perhaps'))
  }
  if (field === 'hotel') {
    hotelDoor(view)?.open.forEach((open, seat) => {
      found.push(say(words, open ? 'hotel-open-short' : 'hotel-closed-short', { side: side(words, seat) }))
    })
  }
  if (audi && field === 'factory' && !audi.loaded) {
    found.push(say(words, audi.broken ? 'pulkowski-here-broken' : 'pulkowski-here'))
  }
  return found
}

/** What sending comes to. */
export const transmitText = (words: Words, view: View): string =>
  say(words, 'transmit-text', { stage: dispatchUntil(view) })

/** The ways to win that are no points, secrets or evidence, for the end: what both sides had, and what was needed. */
export function endRows(
  view: View,
  words: Words,
): { id: string; name: string; needed: number; cells: (number | null)[] }[] {
  const plain = ['vp', 'secrets', 'exposure', 'points']
  return winRows(view)
    .filter((row) => !plain.includes(row.victory))
    .map((row) => ({
      id: row.victory,
      name: words.term(GAME, 'standing', row.victory),
      needed: row.cells.find((cell) => cell !== null)?.need ?? 0,
      cells: row.cells.map((cell) => cell?.have ?? null),
    }))
}

/** The short name of a way to win, for a small screen. */
export const winShort = (words: Words, victory: string): string => say(words, `short-${victory.replaceAll('_', '-')}`)

export { say as sayFilm }
