/**
 * Standing answers: a viewer lets chances to react pass without being asked. They live in this browser, and are given as
 * ordinary answers to the ordinary question, so that nobody can tell them from a person who passes.
 */
import type { Ask, TableInfo, Window as ReactionWindow } from '../wire'

export const WAYS = ['walk', 'stage', 'unless'] as const
export type Way = (typeof WAYS)[number]

/** What a viewer has ticked: this walk, until the end of this stage; `unless` is a condition on both, or stands alone. */
export interface Ticks {
  walk: string | null
  stage: string | null
  unless: boolean
}
export const NONE: Ticks = { walk: null, stage: null, unless: false }

/** What they mean in a game. */
export interface Passing<View = unknown> {
  /** the answer that does nothing */
  pass: (question: Ask) => string | null
  /** which walk goes on; null: none */
  walk: (view: View) => string | null
  /** which stage it is */
  stage: (view: View) => string
  /** does what is happening concern the viewer, or fit what the viewer holds? */
  concerns: (view: View, question: Ask, you: number) => boolean
}

export const isOn = (ticks: Ticks, way: Way): boolean => (way === 'unless' ? ticks.unless : ticks[way] !== null)
export const anyOn = (ticks: Ticks): boolean => WAYS.some((way) => isOn(ticks, way))

/** Tick it, or not any more. */
export function flip<View>(ticks: Ticks, way: Way, passing: Passing<View>, view: View): Ticks {
  if (way === 'unless') return { ...ticks, unless: !ticks.unless }
  return { ...ticks, [way]: ticks[way] === null ? passing[way](view) : null }
}

/** What is left of it now: a walk that is over and a stage that has gone take their ticks along, and the condition with the last. */
export function left<View>(ticks: Ticks, passing: Passing<View>, view: View): Ticks {
  const walk = ticks.walk === passing.walk(view) ? ticks.walk : null
  const stage = ticks.stage === passing.stage(view) ? ticks.stage : null
  if (walk === ticks.walk && stage === ticks.stage) return ticks
  return { walk, stage, unless: ticks.unless && (walk !== null || stage !== null) }
}

/**
 * The answer that is given for the viewer; null: the viewer is asked. Where the window waits for it and somebody sees how
 * long it takes (`awaited`), nothing is asked of the hand: a condition on it leaves every answer to the viewer.
 */
export function standingAnswer<View>(
  ticks: Ticks,
  passing: Passing<View>,
  view: View,
  question: Ask,
  you: number,
  awaited: boolean,
): string | null {
  if (!question.window || !anyOn(left(ticks, passing, view))) return null
  if (ticks.unless && (awaited || passing.concerns(view, question, you))) return null
  return passing.pass(question)
}

/**
 * Does the window wait for this answer, and somebody sees how long it takes? A ring that runs its time hides that, and
 * nobody watches a person who plays alone with bots.
 */
export function isAwaited(
  table: Pick<TableInfo, 'seats' | 'spectators' | 'pace'> & Partial<Pick<TableInfo, 'delay'>>,
  window: ReactionWindow | null,
): boolean {
  if (window?.until) return false
  const people = table.seats.filter((seat) => seat.kind !== 'bot').length
  return people > 1 || (table.spectators === 'public' && (table.pace !== 'none' || (table.delay ?? 0) > 0))
}

/** What can be ticked here. Where somebody sees how long an answer takes, none may depend on what the viewer holds. */
export const waysAt = (awaited: boolean): Way[] => WAYS.filter((way) => way !== 'unless' || !awaited)

const SOONEST = 2000 // ms
const LATEST = 6000

/** ms until it is given: as a person would, where that can be seen; it depends on nothing that the viewer holds. */
export const patience = (awaited: boolean, random: () => number = Math.random): number =>
  awaited ? SOONEST + random() * (LATEST - SOONEST) : 0
