/** What I want to be told, and where: as the server knows it. A change is shown at once and kept at the server. */
import { account } from '../account/account.svelte'
import { api } from '../api'
import { app } from '../app.svelte'
import type { AlertsInfo, Rules, SentInfo } from '../wire'

export const CHANNELS = ['tab', 'push', 'mail', 'hook'] as const
export type Channel = (typeof CHANNELS)[number]
export const NEEDED = ['turn', 'time', 'bot', 'agree', 'reaction'] as const
export const GOOD = ['against', 'game', 'invited', 'chat'] as const
export type Kind = (typeof NEEDED)[number] | (typeof GOOD)[number]

/** An open tab hears which tables wait, and a table that is open tells what happens at it: there is nothing to choose. */
const ALWAYS: readonly Kind[] = ['turn', 'time', 'bot', 'reaction']

export type Cell = 'always' | 'never' | 'on' | 'off'

export function cellOf(rules: Rules, kind: Kind, channel: Channel): Cell {
  if (channel === 'tab' && ALWAYS.includes(kind)) return 'always'
  if (channel === 'tab' || (kind === 'chat' && channel !== 'push')) return 'never'
  return rules.cells[kind]?.includes(channel) ? 'on' : 'off'
}

export function switched(rules: Rules, kind: Kind, channel: Channel): Rules {
  const on = rules.cells[kind] ?? []
  const next = on.includes(channel) ? on.filter((one) => one !== channel) : [...on, channel]
  return { ...rules, cells: { ...rules.cells, [kind]: next } }
}

/** The channels that this server has. What the host has not set up is absent, not grey. */
export function channelsOf(info: AlertsInfo): Channel[] {
  return CHANNELS.filter((one) => (one === 'push' ? info.push !== null : one === 'mail' ? info.mail : true))
}

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

class Alerts {
  info: AlertsInfo | null = $state.raw(null)
  sent: SentInfo[] = $state.raw([])
  trouble = $state('')
  #whose = ''
  #changes = 0
  #saving: Promise<void> = Promise.resolve()

  /** Ask the server, once for each person. Nobody yet has asked for nothing. */
  async load(again = false): Promise<AlertsInfo | null> {
    if (!app.me) return null
    if (this.info && this.#whose === app.login && !again) return this.info
    this.#whose = app.login
    const number = this.#changes
    const found = await api.alerts()
    // What was chosen in the meantime counts, not what was asked for before it.
    if (this.info === null || number === this.#changes) this.info = found
    return this.info
  }

  async loadSent(): Promise<void> {
    if (app.me) this.sent = await api.alertsSent()
  }

  /** These rules hold from now on; of several changes in a row, the last one wins. */
  choose(rules: Rules): Promise<void> {
    if (!this.info) return Promise.resolve()
    this.#changes++
    this.info = { ...this.info, rules, asked: true }
    this.#saving = this.#saving.then(async () => {
      await this.act(async () => {
        const kept = await api.alertRules(rules)
        if (this.info?.rules === rules) this.info = kept
      })
    })
    return this.#saving
  }

  /** Do something that answers with the new state; what goes wrong is said beside it. */
  async act(what: () => Promise<AlertsInfo | void>): Promise<boolean> {
    this.trouble = ''
    this.#changes++
    try {
      const info = await account.sure(async () => what())
      if (info) this.info = info
      return true
    } catch (error) {
      this.trouble = app.explain(error)
      return false
    }
  }
}

export const alerts = new Alerts()
