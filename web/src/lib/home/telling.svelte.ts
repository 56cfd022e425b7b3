/** Tables in words, so that two of them never read alike: what is played, against whom, how far it is, whose turn. */
import { app, t } from '../app.svelte'
import { levelName, seatName } from '../table/names'
import { partsWon, seriesText } from '../table/series'
import { clockTime, timeLeft } from '../time'
import type { Row, Series } from '../wire'
import { clockText, isOwn } from './clock'
import type { Options } from './start'
import { cardOf, waysOf } from './ways'

const SHORT: Readonly<Record<Row['pace'], number>> = {
  ...{ none: 0, live: 120, fast: 120, daily: 3 * 3600, relaxed: 3 * 3600, slow: 3 * 3600 }, // seconds
}

/** How a table is played: what its row does not say is as usual. */
export function rowOptions(row: Row): Options {
  const usual = app.game(row.game)?.settings.map((setting) => [setting.name, setting.values[0] ?? '']) ?? []
  return { ...(Object.fromEntries(usual) as Options), ...row.options }
}

/** The tables that ask the reader first, least time left first; then the others, as the server has them. */
export function ordered(rows: readonly Row[]): Row[] {
  const left = (row: Row): number => (row.your_turn ? (row.until ?? Number.MAX_VALUE) : Infinity)
  return [...rows].sort((a, b) => (left(a) === left(b) ? 0 : left(a) - left(b)))
}

/** The scenario, or the game with what is special about it; where there is little room, in short. */
export function titleOf(row: Row, short = false): string {
  const game = app.game(row.game)
  const options = rowOptions(row)
  const word = `web-start-short-${row.game}`
  const title = short && app.words.has(word) ? t(word) : app.words.game(row.game)
  if (!game) return title
  const scenario = options['scenario']
  if (scenario !== undefined) return scenarioOf(row.game, String(scenario))
  const switches = waysOf(game).switches.filter((name) => options[name] === true)
  const edition = cardOf(game, options)
  const usual = edition === undefined || edition === waysOf(game).groups[0]?.cards[0]
  const special = [...(usual ? [] : [edition.id]), ...switches.map((name) => name.replaceAll('_', '-'))]
  return [title, ...special.map((id) => t(`web-start-name-${id}`))].join(' · ')
}

/** The name of a scenario; one of somebody's own has its title in its text. */
export function scenarioOf(game: string, scenario: string): string {
  const own = /"title":\s*"([^"]+)"/.exec(scenario)?.[1]
  if (own) return own
  const id = `${game}-scenario-${scenario.replaceAll('_', '-')}`
  return app.words.has(id) ? t(id) : app.words.value(game, 'scenario', scenario)
}

/** What the seats of a game are called, where they are sides. */
export function sidesOf(game: string): readonly string[] {
  const info = app.game(game)
  return info ? waysOf(info).sides : []
}

/** The side of a seat in one word: "Germans"; empty where seats are alike. */
export function sideOf(game: string, seat: number | null): string {
  const side = seat === null ? undefined : sidesOf(game)[seat]
  return side ? t('web-start-side', { side }) : ''
}

/** Equal names once: "bot Medium ×2". */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count > 1 ? `${name} ×${count}` : name
  })
}

/** "Celina · you: Germans" */
export function peopleOf(row: Row): string {
  const names = row.seats
    .filter((seat, place) => place !== row.you && seat.kind !== 'empty')
    .map((seat) =>
      seat.kind === 'bot'
        ? t('web-row-bot', { level: levelName(app.words, seat.level ?? '') })
        : seatName(app.words, seat),
    )
  const free = row.seats.flatMap((seat, place) => (seat.kind === 'empty' ? [place] : []))
  // Who does not sit there yet would get the seat that is left.
  const side = sideOf(row.game, row.you ?? (row.status === 'open' && free.length === 1 ? (free[0] ?? null) : null))
  const others = names.length > 0 ? counted(names).join(', ') : t('web-row-alone')
  return side ? `${others} · ${t('web-row-side', { side })}` : others
}

/** How far it is: the stage, and the part of a campaign with its standing; where there is little room, in short. */
export function stageOf(row: Row, short = false): string {
  const names = row.seats.map((seat, place) => (place === row.you ? t('web-you') : seatName(app.words, seat)))
  const series = row.series ? (short ? partInShort(row, row.series) : seriesText(row.series, names)) : ''
  const chapter = row.status === 'running' ? app.words.chapter(row.game, row.chapter) : ''
  return [chapter, series].filter(Boolean).join(' · ')
}

/** "part 2/3, 1 : 0": the reader's own points first. */
function partInShort(row: Row, series: Series): string {
  const won = partsWon(series, row.seats.length)
  const lead = row.you === null ? won : [won[row.you] ?? 0, ...won.filter((_, seat) => seat !== row.you)]
  return t('web-row-part', {
    part: series.part,
    parts: series.parts,
    played: series.past.length,
    standing: lead.join(' : '),
  })
}

/** Whose turn it is. */
export function turnOf(row: Row): string {
  if (row.your_turn) return t('web-row-your-turn')
  if (row.status === 'open') return t('web-row-waits')
  if (row.goes_on) return t('web-row-goes-on')
  const [first] = row.waiting
  const seat = first === undefined ? undefined : row.seats[first]
  return seat && row.waiting.length === 1
    ? t('web-row-turn-of', { name: seatName(app.words, seat) })
    : t('web-row-running')
}

/** What the clock says; of others' time the server does not tell, but how long a choice may take it does. */
export function clockOf(row: Row, now: number): { text: string; short: boolean } {
  if (row.until !== null) {
    const left = row.until - now
    return { text: t('web-row-left', { time: timeLeft(left, t) }), short: left < SHORT[row.pace] }
  }
  if (row.clock && isOwn(row.pace)) return { text: clockText(row.clock, t), short: false }
  return { text: row.pace === 'none' ? t('web-pace-none') : t(`web-pace-short-${row.pace}`), short: false }
}

/** All of it in a sentence; where two would read alike, with the time at which the table was made. */
export function toldOf(
  row: Row,
  rows: readonly Row[],
  now: number,
  short = false,
): { lines: string[]; sentence: string } {
  const plain = (one: Row, short: boolean): string[] => [titleOf(one, short), peopleOf(one), stageOf(one, short)]
  const whole = plain(row, false).join()
  const twins = rows.filter((one) => one.id !== row.id && plain(one, false).join() === whole)
  const made = twins.map((one) => one.created)
  const time = twins.length > 0 ? t('web-row-since', { time: since(row.created, now, made) }) : ''
  const lines = (short: boolean): string[] => {
    const [title = '', people = '', stage = ''] = plain(row, short)
    return [title, people, [stage, time].filter(Boolean).join(' · ')]
  }
  const sentence = [...lines(false), turnOf(row), clockOf(row, now).text].filter(Boolean).join(', ')
  return { lines: lines(short), sentence }
}

/** The time of day or the day; as exact as it must be to tell it from other times. */
function since(at: number, now: number, others: readonly number[]): string {
  const language = app.words.language
  const day = (one: number): string =>
    new Date(one * 1000).toLocaleDateString(language, { day: 'numeric', month: 'short' })
  const exact = (one: number): string => new Date(one * 1000).toLocaleTimeString(language)
  const forms = now - at < 86_400 ? [(one: number) => clockTime(one, language), exact] : [day]
  const telling = forms.find((form) => others.every((one) => form(one) !== form(at)))
  return telling ? telling(at) : `${day(at)}, ${exact(at)}`
}
