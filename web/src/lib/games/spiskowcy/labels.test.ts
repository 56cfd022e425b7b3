import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadAllWords, type Language } from '../../words/words'
import { CARDS, CHARACTERS, EVENTS } from './cards'
import { ask, sceneOf, seatView, viewOf } from './fixtures'
import ui from './index'
import { label, stackLabel } from './labels'

const view = viewOf([
  seatView({ merchant: 2, innkeeper: 1, raid: 1 }, { orders: { banker: 2 }, hand: { spy: 1 } }),
  seatView({ prince: 1 }),
])

async function say(language: Language, kind: string, choice: string, facts = {}): Promise<string> {
  return label(sceneOf(view, ask(kind, [choice], facts), await loadAllWords(language)), choice)
}

afterEach(() => void vi.restoreAllMocks())

describe('buttons name the result', () => {
  it.each([
    ['en', 'Place 2 Bankers'],
    ['pl', 'Połóż 2 Bankierów'],
    ['de', '2 Bankiers legen'],
  ] as const)('of an order in %s', async (language, text) => {
    expect(await say(language, 'order-count', 'order_count(2)', { card: 'banker' })).toBe(text)
  })

  it.each([
    ['en', 'Destroy Bruno’s Prince'],
    ['pl', 'Zniszcz Księcia (Bruno)'],
    ['de', 'Fürsten von Bruno vernichten'],
  ] as const)('of a Raid in %s', async (language, text) => {
    expect(await say(language, 'raid-card', 'raid_card(prince)', { victim: 1 })).toBe(text)
  })

  it.each([
    ['en', 'Swap your Innkeeper for Bruno’s Prince'],
    ['pl', 'Zamień swoją Karczmarkę na Księcia (Bruno)'],
    ['de', 'Deine Wirtin gegen Fürsten von Bruno tauschen'],
  ] as const)('of a Plot in %s', async (language, text) => {
    const facts = { a: 0, card_a: 'innkeeper', victim: 1 }
    expect(await say(language, 'plot-card-b', 'plot_card_b(prince)', facts)).toBe(text)
  })

  it('counts what a reveal turns up: all of a character, one event', async () => {
    expect(await say('en', 'action', 'reveal(banker)')).toBe('Reveal 2 Bankers')
    expect(await say('en', 'action', 'reveal(raid)')).toBe('Reveal 1 Raid')
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('are there for every choice, count and card', async () => {
    const error = vi.spyOn(console, 'error')
    const words = await loadAllWords(language)
    const facts = { card: 'spy', victim: 1, a: 0, card_a: 'merchant', count: 1 }
    const scene = sceneOf(view, ask('any', [], facts), words)
    const choices = [
      'order_none',
      'order_pair',
      'use_banker',
      'end_turn',
      'raid_skip',
      'plot_skip',
      'stop_discarding',
      ...[1, 2, 5].map((n) => `order_count(${n})`),
      ...['raid_player', 'plot_player_a', 'plot_player_b', 'use_spy'].map((family) => `${family}(1)`),
      ...EVENTS.map((card) => `use_bishop(${card})`),
      ...CARDS.flatMap((card) => ['order_type', 'order_second', 'reveal'].map((family) => `${family}(${card})`)),
      ...CHARACTERS.flatMap((card) =>
        ['raid_card', 'plot_card_a', 'plot_card_b', 'discard'].map((family) => `${family}(${card})`),
      ),
    ]
    for (const choice of choices) expect(label(scene, choice)).not.toMatch(/web-|[{}_]/)
    for (const card of CARDS) {
      expect(words.say(`web-spiskowcy-short-${card}`, { bonus: 2 })).not.toContain('web-')
      for (const count of [1, 2, 5]) expect(words.say(`web-spiskowcy-some-${card}`, { count })).toContain(String(count))
    }
    expect(stackLabel(scene, 0, 'merchant', 'leads')).toContain('×2')
    expect(error).not.toHaveBeenCalled()
  })

  it('are there for what the frame shows', async () => {
    const error = vi.spyOn(console, 'error')
    const words = await loadAllWords(language)
    expect(ui.progress(view, words)).toMatchObject({ current: 2 })
    expect(ui.progress({ ...view, phase: 'over' }, words).current).toBe(4)
    expect(ui.counters({ ...view, seats: [seatView({}, { hand_size: 3, orders_size: 2 })] }, 0, words)).toHaveLength(3)
    expect(ui.mark(view, 0, words)).toBeTruthy()
    expect(ui.mark(view, 1, words)).toBeNull()
    const event = (kind: string, facts = {}) => ({ kind, facts, moment: 1, private: false })
    expect(ui.heading(event('round-began', { round: 3 }), words)).toContain('3')
    expect(ui.heading(event('phase-began', { phase: 'orders' }), words)).toBeTruthy()
    expect(ui.heading(event('revealed'), words)).toBeNull()
    expect(error).not.toHaveBeenCalled()
  })
})
