import { describe, expect, it } from 'vitest'
import { readPack } from './cards'
import { GAME_INFO, heard, viewOf } from './fixtures'
import { moves } from './motion'
import { decided } from './round.svelte'
import { heldTown, ofRound, tell } from './story'

const reading = { pack: readPack(GAME_INFO), seduced: true }

describe('how a location was decided', () => {
  it('is told by its events: dice, flags, the hotel, and who took the reward', () => {
    const { outcomes } = tell(
      [
        heard('card-chosen', { card: 'uk_seducer', space: 'palacio_2' }),
        heard('card-hidden', { seat: 0, space: 'palacio_2' }),
        heard('card-placed', { seat: 1, card: 'start_nationalist', space: 'palacio_1' }),
        heard('location-began', { tile: 'palacio' }),
        heard('card-revealed', { seat: 0, card: 'uk_seducer', space: 'palacio_2' }),
        heard('nationalist-counted', { seat: 1, space: 'palacio_1', count: 3 }),
        heard('reward-won', { seat: 0, tile: 'palacio', card: 'it_plain', totals: [4, 3] }),
      ],
      reading,
    )
    const found = outcomes.get('palacio')
    expect(found).toMatchObject({ winner: 0, reward: 'it_plain', totals: [4, 3] })
    expect(found?.parts.map((part) => [part.space, part.printed, part.flags, part.location, part.strength])).toEqual([
      ['palacio_1', 0, 3, 0, 3],
      ['palacio_2', 3, 0, 1, 4],
    ])
  })

  it('counts the difference of the dice (EST-T12)', () => {
    const throws = [
      [3, 3],
      [5, 4],
      [6, 2],
    ]
    const cards = ['it_plain', 'de_assassin', 'start_plain']
    const { outcomes } = tell(
      [
        ...cards.map((card, n) => heard('card-placed', { seat: n ? 1 : 0, card, space: `casino_${n + 1}` })),
        ...throws.map(([one, two], n) => heard('dice-thrown', { seat: 0, space: `casino_${n + 1}`, one, two })),
        heard('reward-won', { seat: 1, tile: 'casino', card: 'uk_seducer', totals: [5, 8] }),
      ],
      reading,
    )
    expect(outcomes.get('casino')?.parts.map((part) => part.strength)).toEqual([5, 2, 6])
  })

  it('follows who is sent away, moved and lost', () => {
    const { outcomes, pieces } = tell(
      [
        heard('card-placed', { seat: 0, card: 'it_plain', space: 'boca_1' }),
        heard('card-placed', { seat: 1, card: 'de_assassin', space: 'boca_2' }),
        heard('card-placed', { seat: 1, card: 'us_diplomat', space: 'casino_1' }),
        heard('assassinated', { seat: 1, victim: 0, card: 'it_plain', space: 'boca_1' }),
        heard('diplomat-protected', { seat: 1, space: 'boca_2' }),
        heard('seduced', { seat: 1, victim: 1, card: 'us_diplomat', space_from: 'casino_1', space: 'boca_3' }),
        heard('character-lost', { seat: 1, card: 'de_assassin', space: 'boca_2' }),
        heard('reward-won', { seat: 1, tile: 'boca', card: 'uk_seducer', totals: [0, 2] }),
      ],
      reading,
    )
    expect([...pieces.keys()]).toEqual(['boca_3'])
    expect(pieces.get('boca_3')?.moved).toBe(true)
    expect(outcomes.get('boca')).toMatchObject({ lost: [{ seat: 1, card: 'de_assassin' }], totals: [null, 2] })
  })

  it('knows an empty location', () => {
    const { outcomes } = tell([heard('reward-unclaimed', { tile: 'tamariz', card: 'it_plain' })], reading)
    expect(outcomes.get('tamariz')).toMatchObject({ winner: null, reward: 'it_plain', parts: [], totals: [] })
  })

  it('does not give a seduced character what the table denies it (EST-Q6)', () => {
    const events = [
      heard('seduced', { seat: 0, victim: 1, card: 'uk_seducer', space_from: 'church_1', space: 'palacio_1' }),
      heard('reward-won', { seat: 1, tile: 'palacio', card: 'it_plain', totals: [0, 3] }),
    ]
    const strength = (seduced: boolean): number | undefined =>
      tell(events, { ...reading, seduced }).outcomes.get('palacio')?.parts[0]?.strength
    expect([strength(true), strength(false)]).toEqual([4, 3])
  })
})

describe('a round', () => {
  const began = heard('round-began', { round: 2, seat: 0 })
  const placed = heard('card-placed', { seat: 0, card: 'it_plain', space: 'church_3' })

  it('forgets the one before', () => {
    expect(ofRound([placed, began], [placed])).toEqual([began, placed])
    expect(ofRound([placed], [placed, began])).toEqual([began])
    expect(ofRound([], [placed])).toEqual([placed])
  })

  it('is held on the board while discards are chosen', () => {
    const tale = tell([began, placed], reading)
    const held = heldTown(viewOf({ phase: 'discard' }), tale)
    expect(held[0]?.spaces[2]?.character).toMatchObject({ seat: 0, card: 'it_plain', face_down: false })
    expect(held[0]?.spaces[0]?.character).toBeNull()
  })

  it('lights its locations in the order of their decisions', () => {
    const events = [
      heard('location-empty', { tile: 'church' }),
      placed,
      heard('reward-won', { seat: 1, tile: 'boca', card: 'it_plain', totals: [0, 2] }),
    ]
    expect(decided(events)).toEqual(['church', 'boca'])
  })
})

it('moves what an event moved, and nothing else', () => {
  expect(moves(heard('card-hidden', { seat: 1, space: 'boca_2' }))).toEqual([{ place: 'space:boca_2', how: 'drop' }])
  expect(
    moves(heard('seduced', { seat: 0, victim: 1, card: 'it_plain', space_from: 'boca_1', space: 'casino_3' })),
  ).toEqual([{ place: 'space:casino_3', how: 'slide', from: 'space:boca_1' }])
  expect(moves(heard('reward-won', { seat: 1, tile: 'boca', card: 'it_plain', totals: [] }))).toEqual([
    { place: 'reward:boca', how: 'glow' },
  ])
  expect(moves(heard('discards-sealed', { seat: 1 }))).toEqual([])
})
