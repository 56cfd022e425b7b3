/** What wins the scenario, and how far each side is. */
import type { Words } from '../../words/words'
import { say } from './labels'
import { TRACK } from './pack'
import { evidenceOn, prisoners } from './town'
import type { AgentView, View } from './view'

export interface Goal {
  id: string
  text: string
  /** how many each side needs; 0: it cannot win by this */
  needed: readonly [polish: number, german: number]
}

/** What a side has of a way to win; where it needs none, the number only decides at the end. */
export interface Progress {
  have: number
  need: number
}

export const isMet = (one: Progress | null): boolean => one !== null && one.need > 0 && one.have >= one.need

/** A way to win with what each side has of it; null: this side cannot win so. */
export interface Way {
  id: string
  text: string
  sides: readonly (Progress | null)[]
}

/** Every named way to win of this table, and how far each side is. */
export const ways = (view: View, words: Words): Way[] =>
  goals(view, words).map((goal) => ({
    id: goal.id,
    text: goal.text,
    sides: goal.needed.map((need, side) => (need > 0 ? { have: standing(view, goal, side), need } : null)),
  }))

const PRISONERS = 3
const LETTERS = 5

/** the agents that the enemy must lose: all Germans, or all Poles but Kloss (STA-10.12) */
const hunted = (view: View, side: number): AgentView[] =>
  view.agents.filter((agent) => agent.side !== side && (side === 0 || agent.color !== 'black'))
const isOut = (agent: AgentView): boolean => agent.status === 'prisoner' || agent.status === 'dead'

/** ways to win of the films, which have a table of their own */
const OF_FILMS = ['dispatch', 'room_217', 'barracks']

/** Every named way to win of this table. */
export function goals(view: View, words: Words): Goal[] {
  const needed = (name: string): Goal['needed'] => {
    switch (name) {
      case 'vp':
        return [view.victory_vp, view.victory_vp]
      case 'secrets':
        return [view.victory_secrets, view.victory_secrets]
      case 'exposure':
        return [TRACK, TRACK]
      case 'prisoners':
        return [0, PRISONERS]
      case 'password':
        return [LETTERS, LETTERS]
      default:
        return [hunted(view, 0).length, hunted(view, 1).length]
    }
  }
  const named = view.victory.filter((id) => !OF_FILMS.includes(id))
  return named.map((id) => {
    const count = needed(id)
    return { id, text: say(words, `goal-${id}`, { count: count[0] || count[1] }), needed: count }
  })
}

/** What a side has of it: points, secrets, evidence on the enemy's chief, letters that are shown. */
export function standing(view: View, goal: Pick<Goal, 'id'>, side: number): number {
  const seat = view.seats[side]
  switch (goal.id) {
    case 'vp':
      return seat?.vp ?? 0
    case 'secrets':
      return seat?.secrets ?? 0
    case 'prisoners':
      return prisoners(view).length
    case 'password':
      return view.passwords[1 - side]?.letters.filter((letter) => letter !== null).length ?? 0
    case 'network':
      return hunted(view, side).filter(isOut).length
    default: {
      const chief = view.agents.find((agent) => agent.chief && agent.side !== side)
      return chief ? (evidenceOn(view, chief) ?? 0) : 0
    }
  }
}
