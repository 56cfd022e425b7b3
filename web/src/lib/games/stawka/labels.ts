/** Things and choices in words: "Talk to Bruno Dreher, 1 AP", "Market, telephone, 3 tiles; Irena". */
import type { Scene } from '../../table/game-ui'
import type { Words } from '../../words/words'
import { cellLabel } from './building'
import { costOf, parse } from './choices'
import { AUDI } from './films/car'
import { carLabel, filmFacts, transmitText } from './films/words'
import { BAND_STEPS, BANDS, bandOf, GAME, readPack, SIDES, type Color } from './pack'
import { evidenceOn, network, placeOf, prisoners, standing, tokensOn } from './town'
import type { AgentView, PieceView, TokenView, View } from './view'

export const say = (words: Words, id: string, facts: Record<string, unknown> = {}): string =>
  words.say(`web-stawka-${id}`, facts)
export const term = (words: Words, subject: string, id: string): string => words.term(GAME, subject, id)

/** The name of a seat, or "you". */
export const seatName = (scene: Scene<View>, seat: number): string =>
  scene.words.marked(scene.names, scene.you)[seat] ?? ''

export const sideName = (words: Words, side: number): string => term(words, 'side', SIDES[side] ?? 'polish')

export const arrestCost = (scene: Pick<Scene<View>, 'table'>): number =>
  scene.table.options['arrest_cost_ap'] === 1 ? 1 : 2

/** A choice without its cost. */
export const label = (scene: Scene<View>, choice: string): string => {
  const { words, question } = scene
  const { family, argument } = parse(choice)
  if (family === 'pass' && question?.kind === 'window') return say(words, 'do-no-reaction')
  if (family === 'pass' && question?.kind === 'block') return say(words, 'do-no-block')
  if (family === 'cell') return cellLabel(scene, argument)
  if (family === 'turn') return say(words, 'lay-turned', { turn: words.choice(GAME, choice, scene.names) })
  return words.choice(GAME, choice, scene.names)
}

/** AP of a choice, in words; empty where it costs none. */
export function priceOf(scene: Scene<View>, choice: string): string {
  const { family, argument } = parse(choice)
  if (family === 'evidence') return hitsText(scene, argument as Color)
  if (scene.question?.kind !== 'activation-menu') return ''
  const cost = costOf(choice, arrestCost(scene))
  return cost === null ? '' : say(scene.words, 'ap', { count: cost })
}

/** How much evidence of the drawn tile this is, and whom it hits. */
export function hitsText(scene: Scene<View>, color: Color): string {
  const count = evidenceOf(scene, color)
  const [agent] = burdened(scene, color)
  if (!agent) return say(scene.words, 'hits-nobody', { count })
  return scene.words.about(GAME, 'web-stawka-hits', { count, agent: agent.agent })
}

/** The agents of this colour that the viewer could burden; a spectator sees those of both sides. */
export const burdened = ({ view, you }: Pick<Scene<View>, 'view' | 'you'>, color: string): AgentView[] =>
  view.agents.filter(
    (one) => one.color === color && one.side !== you && one.status !== 'absent' && evidenceOn(view, one) !== null,
  )

export const full = (scene: Scene<View>, choice: string): string =>
  [label(scene, choice), priceOf(scene, choice)].filter(Boolean).join(', ')

/** The text that stands on the thing a choice uses: of a card, an item, a trait, a token. */
export function textOf(scene: Scene<View>, choice: string): string {
  const { words, you } = scene
  const { family, argument } = parse(choice)
  switch (family) {
    case 'play_card':
      return term(words, 'place_text', argument)
    case 'react':
    case 'block':
    case 'drop_reaction':
      return reactionText(words, argument, you ?? 0)
    case 'drop_card':
      return term(words, 'place_text', argument)
    case 'use_item':
    case 'attack':
    case 'weapon':
    case 'tool':
      return term(words, 'item_text', argument)
    case 'use_trait':
      return `${term(words, 'trait', argument)}. ${term(words, 'trait_text', argument)}`
    case 'document':
      return documentText(scene, argument)
    case 'threat':
      return term(words, 'threat_text', argument)
    case 'mission':
      return `${term(words, 'basic_text', argument)} · ${term(words, 'special_text', argument)}`
    case 'plan':
      return planText(scene, argument)
    case 'piece': {
      const tile = readPack(scene.game).tiles.get(argument)
      return tile ? term(words, 'item_text', tile.item) : ''
    }
    case 'transmit':
      return transmitText(words, scene.view)
    default:
      return ''
  }
}

/** What a document of Kloss brings: its values and its trait. */
export function documentText(scene: Pick<Scene<View>, 'words' | 'game'>, document: string): string {
  const { words } = scene
  const row = readPack(scene.game).documents.get(document)
  const trait = `${term(words, 'trait', document)}. ${term(words, 'trait_text', document)}`
  if (!row) return trait
  const { rank, defence, vigilance, ap_limit: ap } = row
  return `${say(words, 'document-values', { rank, defence, vigilance, ap })}. ${trait}`
}

/** The moments that a reaction card waits for, for the side that holds it. */
export function momentsOf(scene: Pick<Scene<View>, 'words' | 'game'>, card: string, side: number): string {
  const row = readPack(scene.game).reactions.get(card)
  const moments = (side === 1 ? row?.german : row?.polish)?.trigger ?? []
  return moments.map((one) => term(scene.words, 'window', one)).join(', ')
}

/** Evidence of the drawn tile against a colour. */
export function evidenceOf(scene: Scene<View>, color: Color): number {
  const tile = scene.view.activation?.drawn ? readPack(scene.game).tiles.get(scene.view.activation.drawn) : undefined
  return tile?.evidence?.[color] ?? 0
}

export const reactionText = (words: Words, card: string, side: number): string =>
  term(words, side === 1 ? 'german_text' : 'polish_text', card)

export function planText(scene: Scene<View>, plan: string): string {
  const row = readPack(scene.game).plans.get(plan)
  if (!row) return ''
  const { level } = scene.view
  return say(scene.words, level === 'advanced' ? 'plan-values' : 'plan-pool', {
    ap: row.ap_pool,
    cards: row.reaction_draw,
  })
}

export function pieceName(words: Words, piece: PieceView): string {
  if (piece.id !== null) return term(words, 'piece', piece.id)
  if (piece.home === null) return say(words, 'secret-card')
  return say(words, 'unknown-item', { location: term(words, 'location', piece.home) })
}

/** The letter of a street, as its name ends: of the compass in the reader's language, or A, B, C. */
export function letterOf(words: Words, field: string): string {
  const end = field.split('_').at(-1) ?? ''
  if (/^(north|east|south|west)$/.test(end)) return say(words, `letter-${end}`)
  return end.length === 1 ? end.toUpperCase() : ''
}

export const bandName = (words: Words, evidence: number): string =>
  term(words, 'band', BANDS[bandOf(evidence)] ?? 'burned')

/** What the evidence on an agent lets the enemy do to it now, in a word (STA-9.3, STA-10.1, STA-11.1); empty: nothing new. */
export function allows(scene: Pick<Scene<View>, 'words' | 'view' | 'game'>, agent: AgentView): string {
  const { words, view } = scene
  if ((evidenceOn(view, agent) ?? 0) < BAND_STEPS[1] || view.level === 'basic') return ''
  if (agent.side === 0) return agent.agent === KLOSS ? '' : say(words, 'allows-arrest')
  const officer = readPack(scene.game).documents.get(agent.document)?.function === 'ss_officer'
  return officer ? '' : say(words, 'allows-kidnap')
}
const KLOSS = 'hans_kloss'

/** Free, in jail, dead; an agent who is not on the board yet still has to be placed. */
export const statusName = (words: Words, agent: AgentView): string =>
  agent.status === 'absent' ? say(words, 'unplaced') : term(words, 'status', agent.status)

/** Which stage it is; before the first one the table is set up. */
export const stageName = (words: Words, view: View): string =>
  view.stage > 0 || view.phase !== 'setup'
    ? say(words, 'stage', { stage: view.stage, stages: view.stages })
    : term(words, 'phase', 'setup')

/** An agent with all that is open about it, for those who hear it. */
export function agentLabel(scene: Scene<View>, agent: AgentView): string {
  const { words, view } = scene
  if (agent.agent === AUDI) return carLabel(scene, agent)
  const evidence = evidenceOn(view, agent)
  const parts = [
    term(words, 'document', agent.document),
    sideName(words, agent.side),
    term(words, 'color', agent.color),
    agent.chief ? say(words, 'chief') : '',
    agent.status === 'free' ? '' : statusName(words, agent),
    say(words, 'values', { rank: agent.rank, defence: agent.defence, vigilance: agent.vigilance }),
    say(words, 'ap-spent', { spent: agent.ap_spent, limit: agent.ap_limit }),
    evidence === null ? '' : say(words, 'evidence-on', { count: evidence, band: bandName(words, evidence) }),
    view.activation?.agent === agent.agent ? say(words, 'active') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

export function tokenLabel(scene: Scene<View>, token: TokenView): string {
  const { words } = scene
  const name = token.threat === null ? say(words, 'token-unknown') : term(words, 'threat', token.threat)
  return say(words, token.face_up ? 'token-open' : 'token-hidden', { token: name, side: sideName(words, token.side) })
}

/** A field with all that is on it. */
export function fieldLabel(scene: Scene<View>, field: string): string {
  const { words, view } = scene
  const place = placeOf(view, field)
  const facts = place ? placeFacts(scene, field) : []
  const here = standing(view, field).map((agent) => term(words, 'agent', agent.agent))
  if (field === 'jail')
    here.push(
      ...prisoners(view).map((one) => `${term(words, 'agent', one.agent)} (${term(words, 'status', 'prisoner')})`),
    )
  const parts = [
    term(words, 'field', field),
    ...filmFacts(scene, field),
    ...facts,
    ...here,
    ...tokensOn(view, field).map((one) => tokenLabel(scene, one)),
  ]
  const grenades = view.grenades.filter((one) => one === field).length
  if (grenades > 0) parts.push(term(words, 'item', 'grenade'))
  return parts.join(', ')
}

/** Telephone, tiles, safes, markers, or that nothing of it is left; what the hint sheet says is left to it. */
export function placeFacts(scene: Scene<View>, id: string, hints = false): string[] {
  const { words, view } = scene
  const place = placeOf(view, id)
  if (!place) return []
  if (place.destroyed) return [say(words, 'destroyed')]
  const facts = hints ? [] : [say(words, 'tiles', { count: place.tiles })]
  if (readPack(scene.game).phones.has(id)) facts.unshift(say(words, 'phone'))
  const known = place.top.flatMap((tile) => (tile === null ? [] : [term(words, 'piece', tile)]))
  if (known.length) facts.push(say(words, 'known-tiles', { tiles: known.join(', ') }))
  for (const safe of place.safes) facts.push(term(words, 'piece', safe))
  if (place.markers.length && !hints) {
    facts.push(say(words, 'markers', { colors: place.markers.map((color) => term(words, 'color', color)).join(', ') }))
  }
  if (place.dynamite > 0) facts.push(term(words, 'item', 'dynamite'))
  return facts
}

/** The letter on a figure, of its surname; two where somebody of the same side has the same. */
export function initial({ words, view }: Pick<Scene<View>, 'words' | 'view'>, agent: AgentView): string {
  const surname = (one: AgentView): string => term(words, 'agent', one.agent).split(' ').at(-1) ?? ''
  const first = (one: AgentView): string => surname(one).charAt(0).toLocaleUpperCase(words.language)
  const same = network(view, agent.side).some((one) => one.agent !== agent.agent && first(one) === first(agent))
  return same ? first(agent) + surname(agent).charAt(1) : first(agent)
}

/** The texts of a card: of a location card one, of a reaction that of the viewer's side, of a mission both parts. */
export function cardTexts(scene: Scene<View>, card: string): string[] {
  const { words, you } = scene
  if (card.startsWith('lc_')) return [term(words, 'place_text', card)]
  if (card.startsWith('rx_')) {
    const sides = you === null ? [0, 1] : [you]
    return sides.map((side) => `${you === null ? `${sideName(words, side)}: ` : ''}${reactionText(words, card, side)}`)
  }
  if (card.startsWith('ms_')) {
    return [
      `${term(words, 'part', 'basic')}: ${term(words, 'basic_text', card)}`,
      `${term(words, 'part', 'special')}: ${term(words, 'special_text', card)}`,
    ]
  }
  const evidence = readPack(scene.game).secrets.get(card) ?? {}
  return [
    Object.entries(evidence)
      .map(([color, count]) => `${term(words, 'color', color)} ${count}`)
      .join(', '),
  ]
}
