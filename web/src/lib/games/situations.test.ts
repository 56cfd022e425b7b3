import { expect, test } from 'vitest'
import type { Situation } from '../table/plans'
import { loadAllWords } from '../words/words'
import * as emerald from './emerald/fixtures'
import { situations as atEmerald } from './emerald/situations'
import * as spiskowcy from './spiskowcy/fixtures'
import { situations as atSpiskowcy } from './spiskowcy/situations'
import * as stawka from './stawka/fixtures'
import { situations as atStawka } from './stawka/situations'

const words = await loadAllWords('en')
const names = ['Ada', 'Jan']
const deedsOf = (all: Situation[], question: string): string[] | undefined =>
  all.find((one) => one.question === question)?.deeds.map((deed) => deed.choices.join())

test('only cards that can block are offered for it', () => {
  const seats = [emerald.seatOf({ hand: ['sherlock_holmes', 'fenians'] }), emerald.seatOf()]
  const found = atEmerald(emerald.viewOf({ seats }), words, names, 0, emerald.GAME_INFO)
  expect(deedsOf(found, 'block')).toEqual(['block_none', 'block(sherlock_holmes)'])
  const game = {
    ...stawka.GAME_INFO,
    content: { reactions: { reaction: [{ id: 'rx_closed_street', block: true }, { id: 'rx_crowd' }] } },
  }
  const hand = stawka.viewOf({
    seats: [stawka.seatView({ reaction_cards: ['rx_closed_street', 'rx_crowd'] }), stawka.seatView()],
  })
  expect(deedsOf(atStawka(hand, words, names, 0, game), 'block')).toEqual(['pass', 'block(rx_closed_street)'])
})

test('no order holds more cards than there are', () => {
  const game = { ...spiskowcy.GAME_INFO, content: { cards: { card: [{ id: 'seer', copies: 2 }] } } }
  const found = atSpiskowcy(spiskowcy.viewOf([]), words, names, 0, game)
  expect(deedsOf(found, 'order-type')).toEqual(['order_type(seer),order_count(1)', 'order_type(seer),order_count(2)'])
})
