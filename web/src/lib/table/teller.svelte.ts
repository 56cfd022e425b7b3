/** What happened at a table, in words, and what of it others did while the viewer was not asked. */
import { app } from '../app.svelte'
import type { Heard } from '../wire'
import { deedsOf, folding, weighty, type Deed } from './deeds'
import type { TableScreen } from './screen.svelte'

export class Teller {
  constructor(private screen: TableScreen) {}

  /** What happened, in a sentence. */
  event(event: Heard): string {
    const { table, view, ui, names, you, words, store, events } = this.screen
    if (!table) return ''
    const known = { events, newest: store.frame?.view, carried: (table.series?.part ?? 1) > 1 }
    const more = view ? ui?.telling?.fuller?.(event, view, known) : null
    if (!more) return words.event(table.game, event, names, you)
    const seat = words.marked(names, you)[Number(more.facts.seat)] ?? ''
    return words.about(table.game, more.id, { ...more.facts, seat })
  }

  /** A deed in its sentences. */
  deed(deed: Deed): string {
    return deed.says.map((event) => this.event(event)).join(' ')
  }

  /** Whose deed it is; null: nobody's, or it is not told. */
  doer(deed: Deed): number | null {
    const [event] = deed.says
    const { view, ui } = this.screen
    if (typeof event?.facts.seat === 'number') return event.facts.seat
    return event && view ? (ui?.telling?.seat?.(event, view) ?? null) : null
  }

  /** What was rolled for a deed, as a sum. */
  rolled(deed: Deed): string {
    const { roll } = this.screen.ui?.telling ?? {}
    return (roll && deed.parts.map((event) => roll(event)).findLast((one) => one !== null)) ?? ''
  }

  /** What others did since the viewer's last turn, most weighty first. */
  meanwhile: Deed[] = $derived.by(() => {
    const { ui, since, store } = this.screen
    const { events, frame, you } = store
    const { from } = since
    if (!ui || !frame || you === null || from === null) return []
    const telling = ui.telling ?? folding([])
    const fresh = events.filter((event) => event.moment > from && ui.heading(event, app.words) === null)
    return weighty(deedsOf(fresh, telling), telling, you, frame.view)
  })
}
