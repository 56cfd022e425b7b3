/* Generated from the games' declarations by tools/declared_tables.py. Do not edit. */

/** What each fact of a game is: `seat` becomes a name, an id of `term:card` the name of a card. */
export const ROLES: Record<string, Record<string, string>> = {
  spiskowcy: {
    a: 'seat',
    b: 'seat',
    bank: 'count',
    card: 'term:card',
    card_a: 'term:card',
    card_b: 'term:card',
    cards: 'counted:card',
    count: 'count',
    counts: 'counts',
    deal: 'count',
    held: 'count',
    keep: 'count',
    needed: 'count',
    phase: 'term:phase',
    round: 'count',
    scores: 'counts',
    seat: 'seat',
    victim: 'seat',
    winners: 'seats',
  },
  leduc: {
    card: 'term:card',
    chips: 'count',
    count: 'count',
    seat: 'seat',
  },
}

/** The same where a game does not say, by the names of facts. */
export const USUAL: Record<string, string> = {
  a: 'seat',
  b: 'seat',
  card: 'term:card',
  cards: 'counted:card',
  counts: 'counts',
  phase: 'term:phase',
  scores: 'counts',
  seat: 'seat',
  victim: 'seat',
  winners: 'seats',
}
