/** The answers beforehand of the viewer at one table, as the server has them. */
import { api } from '../api'
import { app } from '../app.svelte'
import type { NewPlan, PlanInfo } from '../wire'

export class Plans {
  list: PlanInfo[] = $state.raw([])
  trouble: string = $state('')
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /** The plan that answers the open question, soon. */
  next = $derived.by(() => this.list.find((plan) => plan.at !== null) ?? null)
  /** The plan that was meant for the open question, and does not answer it. */
  missed = $derived.by(() => this.list.find((plan) => plan.why !== null) ?? null)

  load(): Promise<boolean> {
    return this.#take(() => api.plans(this.#table))
  }

  make(plan: NewPlan): Promise<boolean> {
    return this.#take(() => api.makePlan(this.#table, plan))
  }

  revoke(plan: PlanInfo): Promise<boolean> {
    return this.#take(() => api.revokePlan(this.#table, plan.number))
  }

  async #take(fetch: () => Promise<PlanInfo[]>): Promise<boolean> {
    try {
      this.list = await fetch()
      this.trouble = ''
      return true
    } catch (error) {
      this.trouble = app.explain(error)
      return false
    }
  }
}
