/** Options of a game that depend on others, and what becomes of them while a table changes. */
import type { GameInfo, TableInfo } from '../wire'
import { isOwn } from './clock'
import { t } from '../app.svelte'
import type { Options, Wish } from './start'

type Setting = GameInfo['settings'][number]

/** What an option is set to, or would be. */
const valueOf = (setting: Setting, options: Options): unknown => options[setting.name] ?? setting.values[0]

/** Is the option a text of one's own, such as a scenario from a file? */
export function isText(setting: Setting, options: Options): boolean {
  const value = valueOf(setting, options)
  return setting.free && !setting.values.some((one) => one === value)
}

/** Does it change anything, as the others are chosen? */
export function matters(game: Pick<GameInfo, 'settings'>, setting: Setting, options: Options): boolean {
  const needed = Object.entries(setting.when)
  const other = (name: string): Setting | undefined => game.settings.find((one) => one.name === name)
  const texts = needed.some(([name]) => isText(other(name) ?? setting, options))
  if (texts) return setting.of_texts
  return needed.every(([name, value]) => {
    const found = other(name)
    return found !== undefined && valueOf(found, options) === value
  })
}

/** All that do, each behind the one that it depends on. */
export function mattering(game: Pick<GameInfo, 'settings'>, options: Options): Setting[] {
  const needs = (setting: Setting): string | undefined => Object.keys(setting.when)[0]
  const found = game.settings.filter((setting) => matters(game, setting, options))
  const first = found.filter((setting) => !found.some((one) => one.name === needs(setting)))
  return first.flatMap((setting) => [setting, ...found.filter((one) => needs(one) === setting.name)])
}

/** How a table is played as it is now. */
export const wishOf = (table: Pick<TableInfo, keyof Wish>): Wish => ({
  options: { ...table.options },
  visibility: table.visibility,
  spectators: table.spectators,
  delay: table.delay,
  overheard: table.overheard,
  pace: table.pace,
  clock: isOwn(table.pace) ? table.clock : null,
  time_out: table.time_out,
  hints: table.hints,
})

/** Who may look on, in words. */
export function watching(table: Pick<TableInfo, 'spectators' | 'delay'>): string {
  const what = t(`web-spectators-${table.spectators}`)
  const later = table.delay > 0 && ['public', 'open'].includes(table.spectators)
  return later ? t('web-spectators-delayed', { what, minutes: table.delay }) : what
}

/** The table has changed under somebody's choices: what they have touched stays, all else is as the table has it. */
export const following = (mine: Wish, before: Wish, now: Wish): Wish => ({
  ...kept(mine, before, now),
  options: kept(mine.options, before.options, now.options),
})

function kept<T extends object>(mine: T, before: T, now: T): T {
  const names = Object.keys(mine) as (keyof T)[]
  const touched = names.filter((name) => mine[name] !== before[name] && now[name] === before[name])
  return { ...now, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) }
}
