/**
 * Parts of the table by name: what a lesson says is to be looked at, as selectors of the boards. `choice(end_turn)` is
 * whatever can be pressed for a choice; every other name belongs to a game.
 */

const quoted = (text: string): string => text.replaceAll('"', '\\"')

/** Everything that makes this choice; a choice of several small ones is begun by its family. */
const choice = (name: string): string[] => [
  `[data-choice="${quoted(name)}"]`,
  `[data-offer="${quoted(name)}"]`,
  `[data-lit="${quoted(name)}"]`,
]

const PARTS: Record<string, Record<string, (argument: string) => string[]>> = {
  spiskowcy: {
    column: (card) => [`[data-at="arch:${card}"]`, `[data-td$=":${card}"]`],
    cell: (at) => [`[data-td="cell:${at.replace(',', ':')}"]`],
    seat: (seat) => [`[data-at="plate:${seat}"]`],
    orders: (seat) => [`[data-at="orders:${seat}"]`],
    hand: (card) => (card ? [`[data-offer="order_type(${card})"]`] : ['#dock']),
    bank: () => ['[data-at="bank"]'],
    limit: () => ['td.corner'],
  },
  estoril: {
    space: (space) => [`[data-at="space:${space}"]`],
    tile: (tile) => [`[data-tile="${tile}"]`],
    hand: (card) => (card ? [`#dock [data-card="${card}"]`] : ['#dock']),
    missions: () => ['.missions'],
  },
  stawka: {
    agent: (agent) => [`[data-agent="${agent}"]`, `[data-agent-row="${agent}"]`],
  },
  emerald: {
    city: (city) => [`[data-city="${city}"]`],
    hand: (card) => [`#dock [data-card="${card}"]`],
    seat: (seat) => [`[data-at="seat:${seat}"]`],
    tracks: () => ['[data-at="tracks"]'],
  },
}

const COMMON: Record<string, (argument: string) => string[]> = {
  choice,
  board: () => ['#main'],
  dock: () => ['#dock'],
  seat: (seat) => [`.side li[data-seat="${seat}"]`],
}

/** The selectors of a part of the table. */
export function selectors(game: string, part: string): string[] {
  const [, name = part, argument = ''] = /^([a-z_]+)(?:\((.*)\))?$/.exec(part) ?? []
  const found = PARTS[game]?.[name] ?? COMMON[name]
  return found?.(argument) ?? []
}

/** The elements of a part that are on the screen. */
export function find(game: string, part: string, root: ParentNode): HTMLElement[] {
  const found = selectors(game, part).flatMap((one) => [...root.querySelectorAll<HTMLElement>(one)])
  return [...new Set(found)].filter((one) => one.getClientRects().length > 0)
}
