/** What is answered for the viewer: what decides nothing, and what a standing answer covers. */
import { untrack } from 'svelte'
import { isSlow } from '../home/clock'
import { preferences } from '../preferences.svelte'
import { GLANCE, onlyWay } from './by-itself'
import type { TableScreen } from './screen.svelte'

/** To be called where a table is drawn, and lasts as long. */
export function autopilot(screen: TableScreen): void {
  const { store } = screen

  // What a newcomer is told something about waits for a press.
  const only = $derived(
    preferences.byItself && screen.table && !screen.past && !screen.noted
      ? onlyWay(store.question, screen.table, store)
      : null,
  )
  $effect(() => {
    const choice = only
    if (choice === null || store.sending !== null) return
    const timer = setTimeout(() => void store.choose(choice), GLANCE)
    return () => clearTimeout(timer)
  })

  // What was answered beforehand is given by the server; each frame may have used it up.
  $effect(() => {
    void store.frame
    if (screen.plansAhead && store.connection === 'live') untrack(() => void screen.plans.load())
  })

  // After a change to a quick pace they rest: they can be seen and revoked, and nothing uses them up.
  const rest = $derived(screen.plays && !isSlow(screen.table!.pace) && store.connection === 'live')
  $effect(() => {
    if (rest) untrack(() => void screen.plans.load())
  })

  // Another tab may have made or revoked one meanwhile.
  $effect(() => {
    const look = () => {
      if (screen.plansAhead || screen.plans.list.length > 0) void screen.plans.load()
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  })

  // A standing answer is given when its window opens, and ends with what it was ticked for.
  $effect(() => {
    void store.question?.token
    const choice = store.connection === 'live' ? screen.given : null
    return choice === null ? undefined : untrack(() => screen.pass(choice))
  })
  $effect(() => {
    const view = store.frame?.view
    const passing = screen.ui?.passing
    if (view && passing) untrack(() => screen.standing.follow(passing, view))
  })
}
