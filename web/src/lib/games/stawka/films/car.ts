/** The Black Audi (film 3): no agent, but it stands on a field, has AP and is activated like one. */
import type { Plan } from '../town'
import type { AgentView, View } from '../view'

export const AUDI = 'black_audi'

/** The car in the shape of a figure, for all that walks, stands or is pressed; it has no document, colour or rank. */
export function carOf(view: View): AgentView | undefined {
  const car = view.audi
  if (!car) return undefined
  return {
    agent: AUDI,
    document: AUDI,
    side: 1,
    color: '',
    status: 'free',
    field: car.field,
    sector: null,
    chief: false,
    uniform: false,
    rank: 0,
    ap_limit: car.ap_limit,
    ap_spent: car.ap_spent,
    defence: car.defence,
    vigilance: car.vigilance,
    item_limit: 0,
    single: 0,
    double: 0,
    secret: 0,
    items: [],
    has_mission: false,
    mission: null,
    missions_left: 0,
    kept_on_field: false,
    kept_in_sector: false,
    fugitive: false,
  }
}

const driven = new WeakMap<Plan, Plan>()

/** The roads that are open to it (STA-S6.4): streets, and of the locations only those where it starts and stops. */
export function roadsOfCar(plan: Plan, stops: readonly string[]): Plan {
  let known = driven.get(plan)
  if (!known) {
    const open = (spot: { id: string; location?: boolean }): boolean => !spot.location || stops.includes(spot.id)
    known = { ...plan, roads: plan.roads.filter((road) => open(road.a) && open(road.b)) }
    driven.set(plan, known)
  }
  return known
}
