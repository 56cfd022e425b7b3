/** Times in words. */

export type Say = (id: string, facts?: Record<string, unknown>) => string

/** What is left on a clock: 4:12, or in large units where minutes do not matter. */
export function timeLeft(seconds: number, say: Say): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= 2 * 86_400) return say('web-days', { count: Math.floor(left / 86_400) })
  if (left >= 2 * 3600) return say('web-hours', { count: Math.floor(left / 3600) })
  const minutes = Math.floor(left / 60)
  return `${minutes}:${String(left % 60).padStart(2, '0')}`
}

/** How long something took: minutes, hours or days. */
export function spell(seconds: number, say: Say): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 120) return say('web-end-minutes', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? say('web-hours', { count: hours }) : say('web-days', { count: Math.round(hours / 24) })
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago", in the reader's language. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor((now - at) / seconds)
    if (count >= 1) return format.format(-count, unit)
  }
  return format.format(0, 'minute')
}

/** The time of day of a line in the chat. */
export function clockTime(at: number, language: string): string {
  return new Date(at * 1000).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}

/** The time of day, with the day unless it is today's: "14:00", "02:30 (20 November)". */
export function dayTime(at: number, now: number, language: string): string {
  const [day, today] = [new Date(at * 1000), new Date(now * 1000)]
  const time = clockTime(at, language)
  if (day.toDateString() === today.toDateString()) return time
  return `${time} (${day.toLocaleDateString(language, { day: 'numeric', month: 'long' })})`
}
