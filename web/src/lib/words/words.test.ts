import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadAllWords, loadWords, preferredLanguage, splitChoice, Words } from './words'

const names = ['Ada', 'Bruno', 'Celina']

beforeEach(() => {
  // Every missing or broken message is an error of ours, and is said so on the console.
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    throw new Error(String(text))
  })
})
afterEach(() => vi.restoreAllMocks())

describe('the words of a game', () => {
  it('name cards with their numbers', async () => {
    const words = await loadAllWords('en')
    expect(words.cards('spiskowcy', { banker: 2, raid: 1, plot: 0 })).toBe('Banker ×2, Raid')
    expect(words.cards('spiskowcy', {})).toBe('no cards')
  })

  it('put seats and cards into questions', async () => {
    const words = await loadAllWords('en')
    const ask = { kind: 'raid-card', facts: { victim: 2 } }
    expect(words.question('spiskowcy', ask, names)).toBe('Raid: which character does Celina lose?')
  })

  it('know what the argument of a choice is from the message itself', async () => {
    const words = await loadAllWords('en')
    expect(words.choice('spiskowcy', 'raid_player(1)', names)).toBe('Raid: Bruno')
    expect(words.choice('spiskowcy', 'order_count(2)', names)).toBe('Lay 2 cards')
    expect(words.choice('spiskowcy', 'order_type(banker)', names)).toBe('Order: Banker')
    expect(words.choice('spiskowcy', 'end_turn', names)).toBe('End the turn')
  })

  it('mark the viewer in events', async () => {
    const words = await loadAllWords('en')
    const event = { kind: 'raided', facts: { seat: 0, victim: 1, card: 'prince' } }
    expect(words.event('spiskowcy', event, names, 1)).toBe('Ada raids Bruno (you) and destroys the Prince.')
    expect(words.event('spiskowcy', event, names)).toBe('Ada raids Bruno and destroys the Prince.')
  })

  it('give each card of a swap its name, and the winners a list', async () => {
    const words = await loadAllWords('en')
    const swap = { kind: 'plotted', facts: { seat: 0, a: 1, b: 2, card_a: 'guard', card_b: 'spy' } }
    expect(words.event('spiskowcy', swap, names)).toBe(
      'Ada carries out a Plot: Bruno gives the Guard, and Celina gives the Spy.',
    )
    const end = { kind: 'game-scored', facts: { scores: [3, 9, 9], winners: [1, 2] } }
    expect(words.event('spiskowcy', end, names)).toBe(
      'The game is over. Influence: Ada 3, Bruno 9, Celina 9. Victory: Bruno and Celina.',
    )
  })

  it('give names the form that a sentence wants', async () => {
    const walk = { kind: 'stepped', facts: { agent: 'stedtke', field_from: 'pol_b', field: 'gestapo' } }
    const told = async (language: 'en' | 'pl' | 'de') => (await loadAllWords(language)).event('stawka', walk, names)
    expect(await told('en')).toBe('Stedtke goes from Police sector B to the Gestapo.')
    expect(await told('pl')).toBe('Stedtke idzie z Sektora policyjnego B na Gestapo.')
    expect(await told('de')).toBe('Stedtke geht aus dem Polizeisektor B zur Gestapo.')
    const words = await loadAllWords('pl')
    expect(words.choice('stawka', 'talk(stedtke)', names)).toBe('Porozmawiaj ze Stedtkem')
    expect(words.about('stawka', 'stawka-cell-north', { sector: 'police' })).toBe('na północ od Sektora policyjnego')
  })

  it('stand as they are where a game does not decline them', () => {
    const words = new Words('en', [])
    words.learnGame('odd', 'odd-event-met = { $agent-gen } and { $seat-gen }\nodd-agent-x = Xaver\n')
    expect(words.event('odd', { kind: 'met', facts: { agent: 'x', seat: 1 } }, names)).toBe('Xaver and Bruno')
  })

  it('call a seat by its number where nobody is known to sit', async () => {
    const words = await loadAllWords('en')
    expect(words.choice('spiskowcy', 'raid_player(3)', names)).toBe('Raid: Seat 3')
  })

  it('find the right plural in Polish', async () => {
    const words = await loadAllWords('pl')
    const laid = (count: number) => words.event('spiskowcy', { kind: 'order-laid', facts: { seat: 0, count } }, names)
    expect(new Set([laid(1), laid(3), laid(5)]).size).toBe(3)
    expect(words.say('web-next', { count: 1 })).toBe('Czeka na ciebie stół')
    expect(words.say('web-next', { count: 2 })).toBe('Czekają na ciebie 2 stoły')
    expect(words.say('web-next', { count: 5 })).toBe('Czeka na ciebie 5 stołów')
    expect(words.say('web-next', { count: 22 })).toBe('Czekają na ciebie 22 stoły')
  })

  it('tell refusals of the game and those that all games share', async () => {
    const words = await loadAllWords('de')
    expect(words.refusal('spiskowcy', 'no-majority', { card: 'banker', count: 1, needed: 2 }, names)).toContain(
      words.card('spiskowcy', 'banker'),
    )
    expect(words.refusal('spiskowcy', 'not-your-turn', {}, names)).toBe(words.say('why-not-your-turn'))
  })

  it('keep the secret of who may react', async () => {
    const words = await loadAllWords('en')
    expect(words.activity('spiskowcy', 'orders', null)).toBe('The game waits for possible reactions.')
    expect(words.activity('spiskowcy', 'orders', 'Ada')).toBe('Ada chooses an order.')
  })

  it('name options and their values, also those that are no words', async () => {
    const words = await loadAllWords('en')
    expect(words.setting('spiskowcy', 'order_timing')).toBe('When orders are laid')
    expect(words.value('spiskowcy', 'allow_empty_order', false)).toBe('not allowed')
  })
})

describe('the words of boards', () => {
  it('come once, however many tables are opened', async () => {
    const words = await loadWords('en')
    expect(words.has('web-stawka-map')).toBe(false)
    await Promise.all([words.learnBoards(), words.learnBoards()]) // a message told twice would be an error
    await words.learnBoards()
    expect(words.has('web-stawka-map')).toBe(true)
  })
})

describe('a missing message', () => {
  it('is said to us and costs the reader nothing but a strange word', async () => {
    const words = new Words('en', ['known = yes\n'])
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(words.say('web-unheard-of')).toBe('web-unheard-of')
    expect(complaint).toHaveBeenCalledOnce()
    expect(words.has('known')).toBe(true)
  })
})

describe('the language of the reader', () => {
  it('is the first one that we speak', () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'pl'])).toBe('de')
    expect(preferredLanguage(['PL-pl'])).toBe('pl')
    expect(preferredLanguage(['fr'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
})

it('a choice is a family and an argument', () => {
  expect(splitChoice('order_count(2)')).toEqual({ family: 'order_count', argument: '2' })
  expect(splitChoice('end_turn')).toEqual({ family: 'end_turn', argument: '' })
})

describe('the texts of the frame', () => {
  const files = import.meta.glob<string>('../../../../src/konspira/locale/*/web.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const sources = import.meta.glob<string>(['../../**/*.{svelte,ts}', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const code = Object.values(sources).join('\n')
  const ids = (language: string) =>
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!))

  it('are the same in every language', () => {
    expect(ids('en').length).toBeGreaterThan(300)
    for (const language of LANGUAGES) expect(ids(language).sort()).toEqual(ids('en').sort())
  })

  it('are all there', async () => {
    const words = await loadAllWords('en')
    const wanted = [...code.matchAll(/'(web-[a-z0-9-]+)'/g)].map((match) => match[1]!)
    expect(wanted.length).toBeGreaterThan(200)
    expect(wanted.filter((id) => !words.has(id))).toEqual([])
  })

  it('are all used', () => {
    const begun = [...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((match) => match[1]!)
    const unused = ids('en').filter((id) => !code.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })
})
