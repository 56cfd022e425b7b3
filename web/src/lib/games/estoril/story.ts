/**
 * How the locations of a round were decided, told by its events. A location without a question is over before the view
 * could show it; dice and strengths are only heard. What was heard is put together here, and decides nothing.
 */
import type { Heard } from '../../wire'
import { tileOf, type Pack } from './cards'
import type { CharacterView, TileView, View } from './view'

/** A character of a location when its reward was given, and where its strength came from. */
export interface Part {
  space: string
  seat: number
  card: string
  printed: number
  flags: number
  location: number
  dice: number[]
  strength: number
}

export interface Outcome {
  tile: string
  /** null: nobody was there */
  winner: number | null
  reward: string | null
  parts: Part[]
  /** by seat; null for those who were not there */
  totals: (number | null)[]
  /** characters lost for good */
  lost: { seat: number; card: string }[]
}

interface Piece {
  seat: number
  card: string | null
  down: boolean
  moved: boolean
  safe: boolean
  flags: number
  dice: number[]
}

export interface Tale {
  pieces: Map<string, Piece>
  outcomes: Map<string, Outcome>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : -1)

export interface Reading {
  pack: Pack
  /** do seduced characters get what the location gives (EST-Q6)? */
  seduced: boolean
}

/** The events of one round, put together. */
export function tell(events: readonly Heard[], reading: Reading): Tale {
  const pieces = new Map<string, Piece>()
  const outcomes = new Map<string, Outcome>()
  const chosen = new Map<string, string>()
  let lost: Outcome['lost'] = []
  for (const { kind, facts } of events) {
    const space = text(facts.space)
    const tile = text(facts.tile)
    const seat = number(facts.seat)
    const card = text(facts.card)
    const here = pieces.get(space)
    switch (kind) {
      case 'card-chosen':
        chosen.set(space, card)
        break
      case 'card-placed':
        pieces.set(space, piece(seat, card))
        break
      case 'card-hidden':
        pieces.set(space, { ...piece(seat, chosen.get(space) ?? null), down: true })
        break
      case 'card-seen':
        if (here) here.card = card
        break
      case 'card-revealed':
        pieces.set(space, { ...(here ?? piece(seat, card)), card, down: false })
        break
      case 'diplomat-protected':
        if (here) here.safe = true
        break
      case 'nationalist-counted':
        if (here) here.flags += number(facts.count)
        break
      case 'dice-thrown':
        if (here) here.dice = [number(facts.one), number(facts.two)]
        break
      case 'assassinated':
        pieces.delete(space)
        break
      case 'character-lost':
        pieces.delete(space)
        lost.push({ seat, card })
        break
      case 'seduced':
        pieces.delete(text(facts.space_from))
        pieces.set(space, { ...piece(number(facts.victim), card), moved: true })
        break
      case 'location-began':
        lost = []
        break
      case 'reward-won':
      case 'location-won':
      case 'reward-unclaimed':
      case 'location-empty':
        outcomes.set(tile, outcome(tile, seat, card, facts.totals, pieces, lost, reading))
        break
    }
  }
  return { pieces, outcomes }
}

const piece = (seat: number, card: string | null): Piece => ({
  seat,
  card,
  down: false,
  moved: false,
  safe: false,
  flags: 0,
  dice: [],
})

function outcome(
  tile: string,
  seat: number,
  card: string,
  totals: unknown,
  pieces: ReadonlyMap<string, Piece>,
  lost: Outcome['lost'],
  reading: Reading,
): Outcome {
  const parts = [...pieces]
    .filter(([space, one]) => tileOf(space) === tile && one.card !== null)
    .map(([space, one]) => part(space, one, reading))
    .sort((a, b) => a.space.localeCompare(b.space))
  const heard = Array.isArray(totals) ? (totals as number[]) : []
  const there = new Set(parts.map((one) => one.seat))
  return {
    tile,
    winner: seat < 0 ? null : seat,
    reward: card || null,
    parts,
    totals: heard.map((total, place) => (there.has(place) || total > 0 ? total : null)),
    lost,
  }
}

function part(space: string, one: Piece, { pack, seduced }: Reading): Part {
  const card = one.card ?? ''
  const row = pack.characters.get(card)
  const tile = pack.tiles.get(tileOf(space))
  const favoured = tile?.flag !== undefined && tile.flag === row?.nationality && (seduced || !one.moved)
  const printed = row?.strength ?? 0
  const location = favoured ? 1 : 0
  const [a = 0, b = 0] = one.dice
  const strength = printed + one.flags + location + Math.abs(a - b)
  return { space, seat: one.seat, card, printed, flags: one.flags, location, dice: one.dice, strength }
}

/** The events since the round began. */
export function ofRound(before: readonly Heard[], fresh: readonly Heard[]): Heard[] {
  const all = [...before, ...fresh]
  const start = all.findLastIndex((event) => event.kind === 'round-began')
  return start < 0 ? all : all.slice(start)
}

/**
 * The town as it was when the last location had been resolved: the cards are back in the hands already, but this is
 * what people want to look at while they choose what to discard.
 */
export function heldTown(view: View, tale: Tale): TileView[] {
  return view.town.map((tile) => ({
    ...tile,
    spaces: tile.spaces.map((space) => {
      const one = tale.pieces.get(space.id)
      return { ...space, character: one ? asCharacter(one) : null }
    }),
  }))
}

const asCharacter = (one: Piece): CharacterView => ({
  seat: one.seat,
  card: one.card,
  face_down: one.down,
  moved: one.moved,
  protected: one.safe,
  known_to: [],
  strength: null,
  flags: 0,
  location: 0,
  dice: [],
})
