/** Something a card does for a person: once at a time, and what came of it is said beside it. */
import { Trouble } from '../api'
import { app } from '../app.svelte'

class Deed {
  busy = $state(false)
  trouble = $state('')
  code = $state('')
  done = $state('')

  async act(what: () => Promise<string | void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = this.code = this.done = ''
    try {
      this.done = (await what()) ?? ''
      return true
    } catch (error) {
      this.trouble = app.explain(error)
      this.code = error instanceof Trouble ? error.code : ''
      return false
    } finally {
      this.busy = false
    }
  }
}

export const deed = (): Deed => new Deed()
