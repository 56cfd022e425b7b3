/**
 * Motion from events. The picture is always the end state; ghosts of cards fly over it and tell how it came about, then
 * the laurels that changed appear. Nothing moves where the reader wants no motion; the outline of what changed stays.
 */
import { mount, unmount } from 'svelte'
import { EASE, FLIGHT, outline, watch } from '../../board/motion'
import { duration } from '../../preferences.svelte'
import type { Heard } from '../../wire'
import CardFace from './CardFace.svelte'
import { CHARACTERS, isCard, type Card } from './cards'
import { cell, plate } from './choices'
import type { View } from './view'

const APART = 40 // ms between two cards of a deal
const LIMIT = 2600 // ms that all of it may take

/** A card that goes from one place to another. */
export interface Flight {
  card: Card | null
  /** turned up on the way */
  turns?: boolean
  shakes?: boolean
  from: string
  to: string
  /** ms after the start of its event */
  delay: number
  /** which card of the pile it becomes, counted from the end; 0: it joins no pile */
  last?: number
}

const seatOf = (facts: Heard['facts'], name: string): number => Number(facts[name])
const cardOf = (facts: Heard['facts'], name: string): Card | null => (isCard(facts[name]) ? facts[name] : null)

/** What flies because of an event, and what it changed. */
export function flights(event: Heard): { cards: Flight[]; changed: string[] } {
  const { facts } = event
  const seat = seatOf(facts, 'seat')
  const card = cardOf(facts, 'card')
  const spot = (owner: number, kind: Card | null): string => (kind === null ? plate(owner) : cell(owner, kind))
  switch (event.kind) {
    case 'cards-dealt': {
      const counts = facts.counts as number[]
      const most = Math.max(0, ...counts)
      const cards = Array.from({ length: Math.min(most, 5) }, (_, n) =>
        counts.flatMap((count, to) =>
          n < count ? [{ card: null, from: 'deck', to: plate(to), delay: (n * counts.length + to) * APART }] : [],
        ),
      )
      return { cards: cards.flat(), changed: [] }
    }
    case 'order-laid': {
      const count = Math.min(6, Number(facts.count))
      const cards = Array.from({ length: count }, (_, n) => ({
        card: null,
        from: plate(seat),
        to: `orders:${seat}`,
        delay: n * APART,
        last: count - n,
      }))
      return { cards, changed: [`orders:${seat}`] }
    }
    case 'order-sealed':
      return {
        cards: [{ card: null, from: plate(seat), to: `orders:${seat}`, delay: 0, last: 1 }],
        changed: [`orders:${seat}`],
      }
    case 'revealed':
      return {
        cards: Array.from({ length: Math.min(6, Number(facts.count)) }, (_, n) => ({
          card,
          turns: true,
          from: `orders:${seat}`,
          to: spot(seat, card),
          delay: n * 2 * APART,
          last: Math.min(6, Number(facts.count)) - n,
        })),
        changed: [spot(seat, card)],
      }
    case 'raided': {
      const from = spot(seatOf(facts, 'victim'), card)
      return { cards: [{ card, shakes: true, from, to: 'deck', delay: 0 }], changed: [from] }
    }
    case 'plotted': {
      const [a, b] = [seatOf(facts, 'a'), seatOf(facts, 'b')]
      const [one, two] = [cardOf(facts, 'card_a'), cardOf(facts, 'card_b')]
      return {
        cards: [
          { card: one, from: spot(a, one), to: spot(b, one), delay: 0, last: 1 },
          { card: two, from: spot(b, two), to: spot(a, two), delay: 0, last: 1 },
        ],
        changed: [spot(a, one), spot(b, one), spot(a, two), spot(b, two)],
      }
    }
    case 'discarded':
    case 'event-removed':
      return { cards: [{ card, from: spot(seat, card), to: 'deck', delay: 0 }], changed: [spot(seat, card)] }
    case 'point-taken':
      return { cards: [], changed: [plate(seat), 'bank'] }
    case 'point-stolen':
      return { cards: [], changed: [plate(seat), plate(seatOf(facts, 'victim'))] }
    default:
      return { cards: [], changed: [] }
  }
}

/** Who leads has changed in these characters. */
export function moved(before: View['leaders'] | null, now: View['leaders']): Card[] {
  return before === null ? [] : CHARACTERS.filter((card) => before[card] !== now[card])
}

export function motion(): { show: (root: HTMLElement, view: View, fresh: Heard[]) => void } {
  const isNew = watch()
  let leaders: View['leaders'] | null = null

  return {
    show(root, view, fresh) {
      const changed = moved(leaders, view.leaders)
      leaders = view.leaders
      if (!isNew(fresh) || fresh.length === 0) return
      const total = play(root, fresh)
      crown(root, view, changed, total)
    },
  }
}

/** Let everything fly, one event after the other, in the time there is. Answers how long it takes. */
function play(root: HTMLElement, events: Heard[]): number {
  const plans = events.map(flights)
  const length = (flights: Flight[]): number =>
    flights.length ? Math.max(...flights.map((flight) => flight.delay + time(flight))) : 0
  const whole = plans.reduce((sum, plan) => sum + length(plan.cards), 0)
  const pace = duration(1) * Math.min(1, LIMIT / Math.max(1, whole))
  let start = 0
  for (const plan of plans) {
    for (const place of plan.changed) mark(root, place, start)
    if (pace > 0) for (const flight of plan.cards) fly(root, flight, start + flight.delay * pace, time(flight) * pace)
    start += length(plan.cards) * pace
  }
  return start
}

const time = (flight: Flight): number => FLIGHT * (flight.turns || flight.shakes ? 1.6 : 1)

/** The thing itself, or the empty field where it was. */
function find(root: HTMLElement, place: string): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(`[data-at="${place}"]`) ?? root.querySelector<HTMLElement>(`[data-td="${place}"]`)
  )
}

/** The fields of the table have their outline inside. */
function mark(root: HTMLElement, place: string, delay: number): void {
  const node = find(root, place)
  outline(node, delay, 2, node?.tagName === 'TD' ? '-4px' : '4px')
}

function fly(root: HTMLElement, flight: Flight, delay: number, length: number): void {
  const from = find(root, flight.from)?.getBoundingClientRect()
  const target = find(root, flight.to)
  const to = target?.getBoundingClientRect()
  if (!from || !to || from.width === 0 || to.width === 0) return
  const ghost = document.createElement('div')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '40',
    pointerEvents: 'none',
    opacity: '0',
  })
  ghost.className = 'w-spi'
  // as large as the cards of this picture; the small one has only tiny ones
  const width = root.querySelector<HTMLElement>('.stack .card')?.offsetWidth ?? (root.clientWidth < 860 ? 24 : 44)
  ghost.style.setProperty('--card-w', `${width}px`)
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  const face = mount(CardFace, { target: ghost, props: { card: flight.turns ? null : flight.card, size: 'mini' } })
  const up = flight.turns ? mount(CardFace, { target: ghost, props: { card: flight.card, size: 'mini' } }) : null
  const back = ghost.firstElementChild as HTMLElement | null
  const front = up ? (ghost.lastElementChild as HTMLElement) : null
  if (front) Object.assign(front.style, { position: 'absolute', inset: '0' })
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + (rect.width - width) / 2}px, ${rect.top + rect.height / 2 - width * 0.68}px)`
  const timing = { duration: length, delay, easing: EASE, fill: 'backwards' as const }

  const start = { transform: at(from), opacity: 1 }
  const frames: Keyframe[] = flight.turns
    ? [start, { ...start, offset: 0.4 }, { transform: at(to), opacity: 1 }]
    : flight.shakes
      ? [start, ...shake(at(from)), { transform: `${at(to)} scale(.7)`, opacity: 0 }]
      : [start, { transform: at(to), opacity: flight.to === 'deck' ? 0 : 1 }]
  const flown = ghost.animate([{ ...frames[0], opacity: 1 }, ...frames.slice(1)], { ...timing, fill: 'none' })
  if (front && back) {
    const turn = { duration: length * 0.4, delay, fill: 'both' as const, easing: 'linear' }
    back.animate(
      [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)', offset: 0.5 }, { transform: 'rotateY(90deg)' }],
      turn,
    )
    front.animate(
      [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(90deg)', offset: 0.5 }, { transform: 'rotateY(0)' }],
      turn,
    )
  }
  // What arrives is not there before it arrives.
  const pile = [...(target?.querySelectorAll<HTMLElement>('.one') ?? [])]
  pile[pile.length - (flight.last ?? 0)]?.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: length * 0.95,
    delay,
    fill: 'backwards',
  })
  const clear = (): void => {
    void unmount(face)
    if (up) void unmount(up)
    ghost.remove()
  }
  flown.finished.then(clear, clear)
}

const shake = (at: string): Keyframe[] =>
  [6, -6, 4, -4, 0].map((x, n) => ({ transform: `${at} translateX(${x}px)`, opacity: 1, offset: 0.1 + n * 0.08 }))

/** Laurels come last: they are what changed. */
function crown(root: HTMLElement, view: View, cards: Card[], delay: number): void {
  const length = duration(FLIGHT)
  if (length === 0) return
  for (const card of cards) {
    const leader = view.leaders[card]
    if (leader === null || leader === undefined) continue
    const node = find(root, cell(leader, card))?.querySelector('.crown, .chip')
    node?.animate(
      [
        { transform: 'scale(0)', opacity: 0 },
        { transform: 'scale(1.35)', opacity: 1, offset: 0.6 },
        { transform: 'scale(1)', opacity: 1 },
      ],
      { duration: length, delay, easing: EASE, fill: 'backwards' },
    )
  }
}
