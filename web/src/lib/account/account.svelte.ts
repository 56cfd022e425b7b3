/** What keeps an account, as the server knows it; and the question who it is, before what could give it away. */
import { api, Trouble } from '../api'
import type { AccountInfo } from '../wire'

class Account {
  info: AccountInfo | null = $state.raw(null)
  /** somebody has to show who they are: who waits for that */
  asking: ((proven: boolean) => void) | null = $state.raw(null)

  async load(): Promise<void> {
    this.info = await api.account()
  }

  /** Do something; if the server wants to know first who it is, ask, and do it then. */
  async sure<T>(what: () => Promise<T>): Promise<T> {
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'prove-first') throw error
      if (!(await this.#ask())) throw error
      return what()
    }
  }

  #ask(): Promise<boolean> {
    this.asking?.(false)
    return new Promise((resolve) => {
      this.asking = (proven) => {
        this.asking = null
        resolve(proven)
      }
    })
  }
}

export const account = new Account()
