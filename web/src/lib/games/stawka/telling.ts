/** How the log tells this game: a walk by its end, a talk by its outcome; rolls, passes and set-up behind the arrow. */
import type { Known, Place, Telling } from '../../table/deeds'
import type { Heard } from '../../wire'
import { totalsOf } from './totals'
import { agentOf } from './town'
import type { View } from './view'

const UNDER = [
  ...['window-passed', 'object-chosen', 'exchange-ended', 'movement-ended', 'walk-ended', 'activation-ended'],
  ...['rank-rolled', 'talk-rolled', 'test-rolled', 'safe-rolled', 'attack-rolled', 'blast-rolled', 'pulkowski-rolled'],
  ...['roll-changed', 'rolled-again', 'marker-placed', 'no-marker', 'tile-drawn', 'tiles-ordered', 'ap-lost'],
  ...['figure-placed', 'agent-drawn', 'plan-chosen', 'plan-sealed', 'precedence-rolled', 'stage-ended'],
  ...['tokens-drawn', 'cards-drawn', 'reactions-drawn', 'token-chosen'],
]
/** What comes of the deed before it. */
const ALSO = [
  ...['tile-kept', 'tile-kept-hidden', 'tile-kept-own', 'tile-evidence', 'tile-discarded', 'tile-recolored'],
  ...['evidence-gained', 'evidence-lost', 'evidence-moved', 'vp-gained', 'secret-gained', 'secret-card-gained'],
  ...['test-passed', 'test-failed', 'saved', 'eliminated', 'safe-opened', 'safe-left', 'safe-found', 'pool-changed'],
]
/** How a deed ends that was declared before. */
const ENDS: Readonly<Record<string, string>> = {
  'talk-ended': 'talk-declared',
  'rank-failed': 'talk-declared',
  arrested: 'arrest-declared',
  'arrest-avoided': 'arrest-declared',
  kidnapped: 'kidnap-declared',
  'kidnap-avoided': 'kidnap-declared',
  'token-dismissed': 'dismissal-declared',
}
/** Helps in a deed, and is one of its own where none is going on. */
const HELPS = ['trait-used', 'item-used', 'support-used']
const DECLARED = [...new Set(Object.values(ENDS)), 'search-declared', 'attack-declared']
const STEPS = ['step-declared', 'stepped', 'walked']

const isWalk = (line: Heard | null, agent: unknown): line is Heard =>
  line !== null && STEPS.includes(line.kind) && line.facts.agent === agent

function place(event: Heard, line: Heard | null): Place {
  const { kind, facts } = event
  if (UNDER.includes(kind)) return 'under'
  if (ALSO.includes(kind)) return 'also'
  if (HELPS.includes(kind)) return line && DECLARED.includes(line.kind) ? 'under' : 'line'
  if (kind === 'step-declared') return isWalk(line, facts.agent) ? 'under' : 'line'
  if (STEPS.includes(kind)) return isWalk(line, facts.agent) ? 'comes-to' : 'line'
  if (kind === 'step-cancelled') return line?.kind === 'step-declared' ? 'comes-to' : 'line'
  return ENDS[kind] !== undefined && ENDS[kind] === line?.kind ? 'comes-to' : 'line'
}

/** A walk goes from where it began to where it has come; one that leads back is told by its last step. */
function comesTo(line: Heard, event: Heard): Heard {
  const from = line.facts.field_from
  if (!STEPS.includes(event.kind) || from === undefined || from === event.facts.field) return event
  return { ...event, facts: { ...event.facts, field_from: from } }
}

const WEIGHTS: Readonly<Record<string, number>> = {
  'evidence-gained': 100,
  'secret-gained': 95,
  'vp-gained': 90,
  'mission-claimed': 88,
  eliminated: 86,
  arrested: 85,
  kidnapped: 85,
  'radio-revealed': 84,
  'transmission-began': 83,
  'attack-declared': 75,
  'talk-ended': 70,
  'token-triggered': 65,
  'token-revealed': 60,
  'reaction-played': 58,
  'card-played': 55,
  'token-placed': 50,
  'tile-evidence': 48,
  'tile-kept': 46,
  'tile-kept-hidden': 45,
  'card-drawn': 40,
  'reaction-drawn': 40,
  'token-drawn': 40,
  'plan-shown': 30,
  stepped: 20,
}

/** What the enemy does, and what was dealt to oneself. */
function weight(event: Heard, you: number, view: View): number {
  const { seat, agent } = event.facts
  const mine = typeof agent === 'string' && agentOf(view, agent)?.side === you
  const own = seat === you || (mine && !['arrested', 'kidnapped', 'eliminated'].includes(event.kind))
  if (own && !event.private) return 0
  return WEIGHTS[event.kind] ?? (event.private ? 20 : 10)
}

/** Whom evidence hits: the colour of a track is that of an agent of the other side. And what there is of it now. */
function fuller(event: Heard, view: View, known: Known<View>): ReturnType<NonNullable<Telling['fuller']>> {
  const { seat, color, color_to: to } = event.facts
  const id = FULLER[event.kind]
  const hit = id && view.agents.find((one) => one.side !== seat && one.color === color)
  if (!hit) return null
  const facts = { ...event.facts, agent: hit.agent }
  if (event.kind === 'track-set') return { id, facts }
  if (event.kind === 'evidence-moved') {
    const other = view.agents.find((one) => one.side !== seat && one.color === to)
    return other ? { id, facts: { ...facts, agent_to: other.agent } } : null
  }
  const total = totals(known).get(event)
  return total === undefined ? { id, facts } : { id: `${id}-now`, facts: { ...facts, total } }
}
const FULLER: Readonly<Record<string, string>> = {
  'evidence-gained': 'web-stawka-evidence-gained-on',
  'evidence-lost': 'web-stawka-evidence-lost-on',
  'evidence-moved': 'web-stawka-evidence-moved-on',
  'track-set': 'web-stawka-evidence-set-on',
}

/** Counted once for everything that was heard. */
const counted = new WeakMap<readonly Heard[], ReturnType<typeof totalsOf>>()
function totals({ events, newest, carried }: Known<View>): ReturnType<typeof totalsOf> {
  let found = counted.get(events)
  if (!found) counted.set(events, (found = totalsOf(events, newest, carried)))
  return found
}

/** Agents act for their side, and sides are seats. */
const seat = ({ facts: { agent } }: Heard, view: View): number | null =>
  typeof agent === 'string' ? (agentOf(view, agent)?.side ?? null) : null

/** "8 + 2 = 10": the dice, what is added, what it comes to. */
function roll({ facts: { one, two, count } }: Heard): string | null {
  if (typeof one !== 'number' || typeof two !== 'number' || typeof count !== 'number') return null
  const dice = one + two
  if (dice === count) return String(count)
  return `${dice} ${count > dice ? '+' : '−'} ${Math.abs(count - dice)} = ${count}`
}

export const telling: Telling<View> = { place, comesTo, weight, fuller, seat, roll }
