// A game for boardgame.io with the content of Spiskowcy for two: the same deck, rounds, phases and small choices.
// Left out: the innkeeper's pairs and the seer. A random game has about as many choices as ours (see README.md).
// It is written as boardgame.io's documentation writes games: `players` and `secret` are stripped by its own
// STRIP_SECRETS, moves change G (immer), the deck is shuffled by its random plugin.

import bgio from 'boardgame.io/dist/cjs/core.js'

const { INVALID_MOVE, PlayerView } = bgio

const COPIES = {
  merchant: 9,
  juggler: 8,
  guard: 7,
  banker: 6,
  innkeeper: 5,
  bishop: 4,
  prince: 3,
  spy: 2,
  seer: 1,
  raid: 6,
  plot: 4,
}
const CARDS = Object.keys(COPIES)
const CHARACTERS = CARDS.slice(0, 9)
const INFLUENCE = { ...COPIES, raid: -1, plot: -1 }
const DEAL = [10, 9, 8, 7, 6, 5, 4, 3]
const KEEP = [3, 4, 5, 6, 7, 8, 9, 10]
const POINTS = 8

const other = (seat) => (seat === '0' ? '1' : '0')
const none = () => Object.fromEntries(CARDS.map((card) => [card, 0]))
const held = (row) => CARDS.filter((card) => row[card] > 0)
const size = (row) => CARDS.reduce((sum, card) => sum + row[card], 0)

function leads(G, seat, card) {
  return G.seats[seat].tableau[card] > G.seats[other(seat)].tableau[card]
}

function total(G, seat) {
  const { tableau, points } = G.seats[seat]
  let sum = points + INFLUENCE.raid * (tableau.raid + tableau.plot)
  for (const card of CHARACTERS) if (leads(G, seat, card)) sum += INFLUENCE[card]
  return sum
}

const over = (G, seat) =>
  size(G.seats[seat].tableau) > KEEP[G.round] && CHARACTERS.some((card) => G.seats[seat].tableau[card])

// What a player may do now, from what this player sees: [move, argument] pairs. boardgame.io clients have the game's code,
// so this costs the server nothing; the server checks one move, not all of them.
export function options(G, seat) {
  const mine = G.players[seat]
  const { tableau } = G.seats[seat]
  switch (G.phase) {
    case 'order-type':
      return held(mine.hand).map((card) => ['orderType', card])
    case 'order-count':
      return Array.from({ length: mine.hand[mine.order.card] }, (_, n) => ['orderCount', n + 1])
    case 'raid':
      return [
        ['raid', null],
        ...held(G.seats[other(seat)].tableau)
          .filter(isCharacter)
          .map((card) => ['raid', card]),
      ]
    case 'plot-give':
      return [
        ['plotGive', null],
        ...held(tableau)
          .filter(isCharacter)
          .map((card) => ['plotGive', card]),
      ]
    case 'plot-take':
      return held(G.seats[other(seat)].tableau)
        .filter(isCharacter)
        .map((card) => ['plotTake', card])
    case 'discard':
      return held(tableau)
        .filter(isCharacter)
        .map((card) => ['discard', card])
    default: {
      const found = mine.order.count ? [['reveal', mine.order.card]] : [['endActions']]
      if (!G.used.banker && G.bank && leads(G, seat, 'banker')) found.push(['useBanker'])
      if (!G.used.spy && G.seats[other(seat)].points && leads(G, seat, 'spy')) found.push(['useSpy'])
      if (!G.used.bishop && leads(G, seat, 'bishop')) {
        for (const card of ['raid', 'plot']) if (tableau[card]) found.push(['useBishop', card])
      }
      return found
    }
  }
}

const isCharacter = (card) => card !== 'raid' && card !== 'plot'

// -- the course of a round -----------------------------------------------------------------------------------------------

function deal(G, random) {
  const deck = []
  for (const card of CARDS) {
    const out = G.seats['0'].tableau[card] + G.seats['1'].tableau[card]
    for (let n = out; n < COPIES[card]; n += 1) deck.push(card)
  }
  const shuffled = random.Shuffle(deck)
  for (const seat of ['0', '1']) {
    const extra = leads(G, seat, 'juggler') ? 1 : 0
    const hand = none()
    for (const card of shuffled.splice(0, DEAL[G.round] + extra)) hand[card] += 1
    G.players[seat] = { hand, order: { card: null, count: 0 }, returned: none() }
    G.seats[seat].handSize = size(hand)
    G.seats[seat].ordersSize = 0
  }
  G.secret.deck = shuffled
  G.phase = 'order-type'
  G.active = G.first
}

// The other player is next, in the same phase or in the one that follows.
function pass(G, events, phase, following) {
  if (G.active === G.first) {
    G.phase = phase
    goTo(G, events, other(G.first))
  } else {
    G.phase = following
    goTo(G, events, G.first)
  }
}

function goTo(G, events, seat) {
  if (seat !== G.active) events.endTurn()
  G.active = seat
}

function endRound(G, events, random) {
  for (const seat of [G.first, other(G.first)]) {
    if (over(G, seat)) {
      G.phase = 'discard'
      return goTo(G, events, seat)
    }
  }
  G.round += 1
  if (G.round === DEAL.length) {
    const scores = [total(G, '0'), total(G, '1')]
    G.result = { scores, winner: scores[0] === scores[1] ? null : scores[0] > scores[1] ? '0' : '1' }
    return undefined
  }
  const before = G.active
  G.first = other(G.first)
  deal(G, random)
  if (before !== G.active) events.endTurn()
  return undefined
}

// -- moves ---------------------------------------------------------------------------------------------------------------

const secret = (move) => ({ move, redact: true, client: false }) // nobody else reads its arguments in the log
const open = (move) => ({ move, client: false })

const moves = {
  orderType: secret(({ G, playerID }, card) => {
    if (G.phase !== 'order-type' || !(G.players[playerID].hand[card] > 0)) return INVALID_MOVE
    G.players[playerID].order.card = card
    G.phase = 'order-count'
    return undefined
  }),

  orderCount: secret(({ G, events, playerID }, count) => {
    const mine = G.players[playerID]
    if (G.phase !== 'order-count' || !(count >= 1 && count <= mine.hand[mine.order.card])) return INVALID_MOVE
    mine.order.count = count
    mine.hand[mine.order.card] -= count
    mine.returned = mine.hand
    mine.hand = none()
    G.seats[playerID].handSize = 0
    G.seats[playerID].ordersSize = count
    return pass(G, events, 'order-type', 'actions')
  }),

  reveal: open(({ G, playerID }, card) => {
    const { order } = G.players[playerID]
    if (G.phase !== 'actions' || !order.count || order.card !== card) return INVALID_MOVE
    const count = isCharacter(card) ? order.count : 1
    order.count -= count
    G.seats[playerID].ordersSize -= count
    G.seats[playerID].tableau[card] += count
    const people = (seat) => CHARACTERS.some((kind) => G.seats[seat].tableau[kind])
    if (card === 'raid' && !leads(G, other(playerID), 'guard') && people(other(playerID))) G.phase = 'raid'
    if (card === 'plot' && people(playerID) && people(other(playerID))) G.phase = 'plot-give'
    return undefined
  }),

  raid: open(({ G, playerID }, card) => {
    const theirs = G.seats[other(playerID)].tableau
    if (G.phase !== 'raid' || (card !== null && !(isCharacter(card) && theirs[card] > 0))) return INVALID_MOVE
    if (card !== null) theirs[card] -= 1
    G.phase = 'actions'
    return undefined
  }),

  plotGive: open(({ G, playerID }, card) => {
    const mine = G.seats[playerID].tableau
    if (G.phase !== 'plot-give' || (card !== null && !(isCharacter(card) && mine[card] > 0))) return INVALID_MOVE
    G.given = card
    G.phase = card === null ? 'actions' : 'plot-take'
    return undefined
  }),

  plotTake: open(({ G, playerID }, card) => {
    const mine = G.seats[playerID].tableau
    const theirs = G.seats[other(playerID)].tableau
    if (G.phase !== 'plot-take' || !isCharacter(card) || !(theirs[card] > 0)) return INVALID_MOVE
    mine[G.given] -= 1
    theirs[G.given] += 1
    theirs[card] -= 1
    mine[card] += 1
    G.given = null
    G.phase = 'actions'
    return undefined
  }),

  useBanker: open(({ G, playerID }) => {
    if (G.phase !== 'actions' || G.used.banker || !G.bank || !leads(G, playerID, 'banker')) return INVALID_MOVE
    G.used.banker = true
    G.bank -= 1
    G.seats[playerID].points += 1
    return undefined
  }),

  useSpy: open(({ G, playerID }) => {
    const victim = G.seats[other(playerID)]
    if (G.phase !== 'actions' || G.used.spy || !victim.points || !leads(G, playerID, 'spy')) return INVALID_MOVE
    G.used.spy = true
    victim.points -= 1
    G.seats[playerID].points += 1
    return undefined
  }),

  useBishop: open(({ G, playerID }, card) => {
    const { tableau } = G.seats[playerID]
    if (G.phase !== 'actions' || G.used.bishop || isCharacter(card) || !(tableau[card] > 0)) return INVALID_MOVE
    if (!leads(G, playerID, 'bishop')) return INVALID_MOVE
    G.used.bishop = true
    tableau[card] -= 1
    return undefined
  }),

  endActions: open(({ G, events, random, playerID }) => {
    if (G.phase !== 'actions' || G.players[playerID].order.count) return INVALID_MOVE
    G.used = { banker: false, bishop: false, spy: false }
    if (playerID === G.first) return pass(G, events, 'actions', 'actions')
    return endRound(G, events, random)
  }),

  discard: open(({ G, events, random, playerID }, card) => {
    const { tableau } = G.seats[playerID]
    if (G.phase !== 'discard' || !isCharacter(card) || !(tableau[card] > 0)) return INVALID_MOVE
    tableau[card] -= 1
    return over(G, playerID) ? undefined : endRound(G, events, random)
  }),
}

export const spies = {
  name: 'spies',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // the faster setting; our server offers take-back all the same

  setup: ({ random }) => {
    const seat = () => ({ tableau: none(), points: 0, handSize: 0, ordersSize: 0 })
    const G = {
      round: 0,
      phase: 'order-type',
      first: '0',
      active: '0',
      bank: POINTS,
      used: { banker: false, bishop: false, spy: false },
      given: null,
      seats: { 0: seat(), 1: seat() },
      players: {},
      secret: { deck: [] },
      result: null,
    }
    deal(G, random)
    return G
  },

  playerView: PlayerView.STRIP_SECRETS,
  moves,
  endIf: ({ G }) => G.result ?? undefined,
}
