/** How the dock lays out a question: what is chosen first, what is a button of its own, what stays closed. */
import { isPrivate } from '../../board/marks.svelte'
import type { Ask } from '../../wire'
import { parse } from './choices'
import type { View } from './view'

/** Questions that come after another step of the same choice. */
const MIDWAY = ['order-count', 'order-second', 'raid-card', 'plot-card-a', 'plot-player-b', 'plot-card-b']
/** Choices made by marking something; the big button then sends them. */
const MARKED = ['order_count', 'order_second', 'raid_card', 'plot_card_b', 'discard']
const CHIPS = ['raid_player', 'plot_player_a', 'plot_player_b', 'raid_card', 'plot_card_a', 'plot_card_b', 'discard']

export interface Parts {
  chips: { choice: string; closed: boolean }[]
  /** is something marked first, and then sent with the big button? */
  mark: boolean
  buttons: string[]
  closed: string[]
  midway: boolean
}

export function arrange(question: Ask, view: View, you: number | null, turned: readonly number[] = []): Parts {
  const options = question.options.map(parse)
  const families = new Set(options.map((option) => option.family))
  const chips = options
    .filter((option) => CHIPS.includes(option.family))
    .map((option) => ({ choice: option.text, closed: false }))
  for (const choice of siblings(question, view, you)) {
    if (question.options.includes(choice)) continue
    chips.push({ choice, closed: !turned.includes(parse(choice).number ?? -1) })
  }
  const byHand = ['order_type', 'order_second', 'order_count']
  const buttons = options
    .filter((option) => !CHIPS.includes(option.family) && !byHand.includes(option.family))
    .map((option) => option.text)
  return {
    chips,
    mark: options.some((option) => MARKED.includes(option.family) && !isPrivate(question, option.text)),
    buttons,
    closed: missing(question, families, view, you),
    midway: MIDWAY.includes(question.kind),
  }
}

/** The seats that a question could name, offered or not. Cards that cannot be chosen say so on the board. */
function siblings(question: Ask, view: View, you: number | null): string[] {
  const seats = view.seats.map((_, seat) => seat)
  switch (question.kind) {
    case 'raid-player':
      return seats.filter((seat) => seat !== you).map((seat) => `raid_player(${seat})`)
    case 'plot-player-a':
      return seats.map((seat) => `plot_player_a(${seat})`)
    case 'plot-player-b':
      return seats.filter((seat) => seat !== question.facts.a).map((seat) => `plot_player_b(${seat})`)
    default:
      return []
  }
}

/** Buttons that this question could have and has not; each can say why. */
function missing(question: Ask, families: ReadonlySet<string>, view: View, you: number | null): string[] {
  const next = ((you ?? 0) + 1) % view.seats.length
  const usual: Record<string, string[]> = {
    'order-count': ['order_pair'],
    action: ['use_banker', 'use_bishop(raid)', `use_spy(${next})`, 'end_turn'],
    'raid-player': ['raid_skip'],
    'plot-player-a': ['plot_skip'],
    discard: ['stop_discarding'],
  }
  return (usual[question.kind] ?? []).filter((choice) => !families.has(parse(choice).family))
}
