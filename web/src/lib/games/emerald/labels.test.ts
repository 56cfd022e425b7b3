import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadAllWords, type Language } from '../../words/words'
import { asks, cityOf, heard, quiet, sceneOf, seatOf, viewOf } from './fixtures'
import ui from './index'
import { label } from './labels'
import { hintOf, runningSum } from './options'
import { cardLabel, cityLabel, royalLabel, tableauLabel } from './things'
import type { View } from './view'

const cities = [
  cityOf('rome', { royal_place: 'slot', agents: [2, 1, 0], cubes: [2, 0, 0], leader: 0, lead: 3 }),
  cityOf('cairo', { cubes: [1, 1, 0], card: null, stack: 0 }),
]
const view = viewOf({}, cities)

async function say(language: Language, kind: string, choice: string, facts = {}, seen: View = view): Promise<string> {
  return label(sceneOf(seen, asks(kind, [choice], facts), { words: await loadAllWords(language) }), choice)
}

/** The same, where the choice leads on to another question. */
async function sayOn(kind: string, choice: string, facts = {}, seen: View = view): Promise<string> {
  return label(sceneOf(seen, quiet(asks(kind, [choice], facts)), { words: await loadAllWords('en') }), choice)
}

afterEach(() => void vi.restoreAllMocks())

describe('buttons name the result', () => {
  it.each([
    ['en', 'Place 3 cubes in Rome'],
    ['pl', 'Umieść 3 kostki w Rzymie'],
    ['de', '3 Einflussmarker in Rom einsetzen'],
  ] as const)('of a payment in %s', async (language, text) => {
    expect(await say(language, 'place-card', 'done', { city: 'rome', count: 3 })).toBe(text)
  })

  it('also when the card ends the payment, and never more than the supply', async () => {
    const facts = { city: 'rome', count: 4 }
    expect(await say('en', 'place-card', 'pay(start_courier)', facts)).toBe('Place 5 cubes in Rome')
    expect(await sayOn('place-card', 'pay(start_courier)', { city: 'rome', count: 0 })).toBe('Play Courier')
  })

  it('of a claim, a move, a kill', async () => {
    expect(await say('en', 'claim-city', 'city(rome)')).toBe('Claim Sherlock Holmes in Rome')
    expect(await say('pl', 'move-to', 'city(cairo)', { city_from: 'rome' })).toBe('Przesuń agenta z Rzymu do Kairu')
    expect(await say('pl', 'claim-city', 'city(rome)')).toBe('Przejmij kartę „Sherlock Holmes” w Rzymie')
    expect(await say('en', 'move-to', 'city(cairo)', { city_from: 'rome' })).toBe('Move an agent from Rome to Cairo')
    expect(await say('en', 'kill-target', 'kill_royal', { card: 'hired_assassin', city: 'rome' })).toBe(
      'Kill Tsathoggua in Rome',
    )
  })

  it('of the support that completes an attempt', async () => {
    const seen = viewOf({ plan: ['assassinate', 'kill_card(hired_assassin)', 'city(rome)', 'kill_agent(1)'] }, cities)
    const facts = { card: 'hired_assassin', city: 'rome', count: 1 }
    expect(await say('en', 'kill-support', 'bombs(start_dynamite)', facts, seen)).toBe('Kill an agent of Bruno in Rome')
    expect(await sayOn('kill-support', 'bombs(start_dynamite)', { ...facts, count: 2 }, seen)).toBe('Dynamite: 1 bomb')
  })

  it('of both tracks', async () => {
    const seen = viewOf({ plan: ['track', 'pay_restorationist(peter_kropotkin)'] })
    expect(await say('en', 'track-card', 'done', {}, seen)).toBe('Restorationists +2')
  })
})

/** Every question with what it can offer (choices.py, and the page on positions). */
const QUESTIONS: [kind: string, options: string[], facts: Record<string, unknown>][] = [
  ['setup-agent', ['city(rome)'], {}],
  [
    'turn',
    ['end_turn', 'pass', 'place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'redeploy'],
    { count: 2 },
  ],
  ['turn', ['card_action(mi_go)', 'free_action(diogenes_club)'], { count: 1 }],
  ['place-city', ['city(rome)'], {}],
  ['place-card', ['done', 'pay(start_courier)'], { city: 'rome', count: 1 }],
  ['claim-city', ['done', 'city(rome)', 'city(cairo)'], {}],
  ['claim-card', ['pay(start_recruiter)'], { city: 'rome', card: 'fenians' }],
  ['retrieve-card', ['done', 'pay(start_informant)'], { count: 2 }],
  ['retrieve-source', ['from_limbo', 'from_city(rome)'], { count: 2 }],
  ['move-card', ['done', 'pay(start_dynamite)'], { count: 1 }],
  ['move-from', ['done', 'from_city(rome)'], { count: 1 }],
  ['move-to', ['city(cairo)'], { city_from: 'rome' }],
  ['track-card', ['done', 'pay_restorationist(fenians)', 'pay_loyalist(fenians)'], {}],
  ['kill-card', ['done', 'kill_card(hired_assassin)'], {}],
  ['kill-city', ['city(rome)'], { card: 'hired_assassin' }],
  ['kill-target', ['kill_royal', 'kill_agent(1)'], { card: 'hired_assassin', city: 'rome' }],
  ['kill-support', ['support(fenians)', 'bombs(fenians)'], { card: 'hired_assassin', city: 'rome', count: 2 }],
  ['discard-card', ['done', 'discard_card(fenians)'], { count: 1 }],
  ['redraw-card', ['done', 'discard_card(fenians)'], { card: 'diogenes_club', count: 1 }],
  ['block', ['block_none', 'block(sherlock_holmes)'], { a: 1, city: 'rome', card: 'hired_assassin' }],
  ['heart', ['heart_keep', 'heart_play'], {}],
  ['reveal-agent', ['city(rome)'], { count: 2 }],
  ['text-city', ['city(rome)'], { card: 'mi_go' }],
  ['text-seat', ['player(1)'], { card: 'mi_go' }],
  ['text-victim', ['player(1)'], { card: 'mi_go', city: 'rome' }],
  ['text-more', ['done', 'city(rome)'], { card: 'mi_go', count: 1 }],
  ['text-count', ['count(2)'], { card: 'mi_go' }],
  ['text-source', ['from_supply', 'from_city(rome)'], { card: 'mi_go' }],
  ['redeploy-city', ['city(rome)'], { count: 2 }],
  ['zombie-strike', ['done', 'city(rome)'], {}],
  ['zombie-city', ['city(rome)'], { count: 2 }],
]

describe.each(LANGUAGES)('in %s', (language) => {
  it('every question, option and hint has words', async () => {
    const words = await loadAllWords(language)
    const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const [kind, options, facts] of QUESTIONS) {
      const scene = sceneOf(view, asks(kind, options, facts), { words })
      expect(words.question('emerald', scene.question!, scene.names)).not.toBe('')
      for (const option of options) expect(label(scene, option), option).toMatch(/^[\p{L}\d„]/u)
      hintOf(scene, null)
      runningSum(scene)
    }
    expect(missing.mock.calls).toEqual([])
  })

  it('things, the frame and the end have words', async () => {
    const words = await loadAllWords(language)
    const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const scene = sceneOf(view, null, { words })
    for (const city of view.cities) cityLabel(scene, city)
    for (const royal_place of ['slot', 'stack', 'taken', 'gone']) royalLabel(scene, cityOf('rome', { royal_place }))
    for (const card of ['mi_go', 'city_rome', 'tsathoggua', 'hired_assassin']) cardLabel(scene, card)
    const kept = { card: 'mi_go', victim: null, agents: 0, fresh: false, hidden: false, royal: null }
    for (const more of [{}, { victim: 1 }, { agents: 2 }, { hidden: true }, { royal: 'tsathoggua' }]) {
      expect(tableauLabel(scene, { ...kept, ...more })).not.toBe('')
    }
    for (const phase of ['setup', 'turn', 'over']) ui.progress(viewOf({ phase }), words)
    expect(ui.counters(view, 0, words)).toHaveLength(5)
    ui.heading(heard('first-player', { seat: 1 }), words)
    expect(ui.heading(heard('turn-began', { seat: 1, turn: 3 }), words)).not.toBeNull()
    expect(ui.heading(heard('turn-began', { seat: 2, turn: 3 }), words)).toBeNull()
    const line = { neutral: 3, own: 0, kills: 0, track: 0, corrected: 3, penalty: 0, total: 3, rank: 1 }
    const end = (...ranks: number[]): View =>
      viewOf({
        phase: 'over',
        ends: ['target', 'track'],
        scores: ranks.map((rank) => ({ ...line, faction: 'loyalist', rank, total: 3 })),
      })
    for (const seen of [end(1, 1), end(1, 2)]) expect(ui.verdict(seen, words, ['Ada', 'Bruno'], [])).not.toBe('')
    expect(missing.mock.calls).toEqual([])
  })
})

it('marks a seat only with an identity that is no secret', async () => {
  const words = await loadAllWords('en')
  const seats = [
    seatOf({ identity: 'loyalist', faction: 'loyalist' }),
    seatOf({ identity: 'loyalist', faction: 'restorationist', revealed: true, hearts: 1 }),
    seatOf(),
  ]
  expect(seats.map((_, seat) => ui.mark(viewOf({ seats }), seat, words))).toEqual([null, 'Restorationist', null])
})
