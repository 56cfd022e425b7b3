import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadAllWords, type Language } from '../../words/words'
import { ask, characterView, heard, missionView, sceneOf, seatView, tileView, viewOf } from './fixtures'
import ui from './index'
import { cardLabel, label, rewardLabel, spaceLabel } from './labels'

const view = viewOf({
  town: [
    tileView('church', 0, { 1: characterView(1, null), 3: characterView(0, 'uk_seducer', { protected: true }) }),
    tileView('boca', 1, { 2: characterView(1, 'it_plain', { face_down: true }) }),
  ],
  missions: [missionView('mission_uk', [1, 0])],
  seats: [seatView({ hand: ['start_plain'] }), seatView()],
})

async function say(language: Language, kind: string, choice: string, facts = {}): Promise<string> {
  return label(sceneOf(view, ask(kind, [choice], facts), await loadAllWords(language)), choice)
}

afterEach(() => void vi.restoreAllMocks())

describe('buttons name the result', () => {
  it.each([
    ['en', 'Place George F. Kennan on Boca do Inferno III'],
    ['pl', 'Połóż kartę George F. Kennan na obszarze Boca do Inferno III'],
    ['de', 'George F. Kennan auf das Feld Boca do Inferno III legen'],
  ] as const)('of a placement in %s', async (language, text) => {
    expect(await say(language, 'place-space', 'place_space(boca_3)', { card: 'us_diplomat' })).toBe(text)
  })

  it('with an article where German wants one', async () => {
    expect(await say('de', 'place-card', 'place_card(start_nationalist)')).toBe('Den Studenten legen')
  })

  it.each([
    ['en', 'Protect Bruno’s face-down card'],
    ['pl', 'Chroń: zakryta karta gracza Bruno'],
    ['de', 'Die verdeckte Karte von Bruno schützen'],
  ] as const)('for a card that nobody has shown in %s', async (language, text) => {
    expect(await say(language, 'diplomat-target', 'diplomat_target(church_1)', { space: 'church_3' })).toBe(text)
  })

  it('tells a card of your own from that of another', async () => {
    expect(await say('en', 'assassin-target', 'assassin_target(church_3)')).toBe('Take back I. L. Fleming')
    expect(await say('en', 'assassin-target', 'assassin_target(boca_2)')).toBe('Send C. Lucky Luciano back to Bruno')
  })

  it.each([
    ['place-card', 'place_card(start_plain)', {}],
    ['peek', 'peek(church_1)', { space: 'church_3' }],
    ['peek', 'peek_reward(boca)', { space: 'church_3' }],
    ['peek', 'peek_decline', { space: 'church_3' }],
    ['activate', 'activate(nationalist)', { space: 'church_3' }],
    ['activate', 'activate_stop', { space: 'church_3' }],
    ['activate', 'activate_skip', { space: 'church_3' }],
    ['conspirator-choice', 'conspirator_keep', { card: 'it_plain', card_reward: 'us_diplomat' }],
    ['conspirator-choice', 'conspirator_replace', { card: 'it_plain', card_reward: 'us_diplomat' }],
    ['seducer-target', 'seducer_target(boca_2)', { space: 'church_3' }],
    ['seducer-space', 'seducer_space(church_2)', { space: 'boca_2' }],
    ['boca-discard', 'boca_discard(boca_2)', {}],
    ['hand-discard', 'hand_discard(start_plain)', { count: 1 }],
  ])('in every language: %s, %s', async (kind, choice, facts) => {
    const error = vi.spyOn(console, 'error')
    const texts = await Promise.all(LANGUAGES.map((language) => say(language, kind, choice, facts)))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.join(' ')).not.toMatch(/web-|estoril-|undefined|\{/)
    expect(error).not.toHaveBeenCalled()
  })
})

describe('things as they are heard', () => {
  it('say what is printed on a card', async () => {
    const scene = sceneOf(view, null, await loadAllWords('en'))
    expect(cardLabel(scene, 'de_assassin')).toBe('Elisabeth Sahrbach, strength 1, Germany, Assassin, woman, 3 points')
  })

  it('say only what the viewer may know of a space', async () => {
    const scene = sceneOf(view, null, await loadAllWords('en'))
    const [hidden, free, own] = view.town[0]!.spaces
    expect(spaceLabel(scene, hidden!)).toBe('Santo António I. Bruno: face-down card')
    expect(spaceLabel(scene, free!)).toBe('Santo António II. free, TOP SECRET, outer space')
    expect(spaceLabel(scene, view.town[1]!.spaces[2]!)).toBe(
      'Boca do Inferno III. free, face up, peek (adjacent), inner space',
    )
    expect(spaceLabel(scene, own!)).toContain('Ada (you): I. L. Fleming')
    expect(spaceLabel(scene, own!)).toContain('protected')
    expect(spaceLabel(scene, view.town[1]!.spaces[1]!)).toContain('you have looked at it')
  })

  it('name a reward, and where there is none any more', async () => {
    const scene = sceneOf(view, null, await loadAllWords('en'))
    expect(rewardLabel(scene, view.town[0]!)).toContain('Reward of Santo António: C. Lucky Luciano')
    expect(rewardLabel(scene, { ...view.town[0]!, reward: null })).toBe('Reward of Santo António: none any more')
  })
})

describe('what the frame shows', () => {
  it('has words in every language', async () => {
    const error = vi.spyOn(console, 'error')
    for (const language of LANGUAGES) {
      const words = await loadAllWords(language)
      expect(ui.progress(view, words).phases).toHaveLength(3)
      expect(ui.progress(view, words).current).toBe(0)
      expect(ui.counters(view, 0, words).map((counter) => counter.value)).toEqual(['6', '4', '0'])
      expect(ui.mark(view, 0, words)).toBeTruthy()
      expect(ui.heading(heard('location-began', { tile: 'boca' }), words)).toBe('Boca do Inferno')
      expect(ui.heading(heard('peeked', { seat: 1, space: 'boca_1' }), words)).toBeNull()
    }
    expect(error).not.toHaveBeenCalled()
  })

  it('shows a score only where the server has one', () => {
    expect(ui.score(view, 0)).toBeNull()
    expect(ui.score(viewOf({ seats: [seatView({ total: 18 }), seatView()] }), 0)).toBe(18)
  })
})
