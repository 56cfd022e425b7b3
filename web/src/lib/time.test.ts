import { expect, it } from 'vitest'
import { dayTime } from './time'

it('says the day of a time that is not today', () => {
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 30).getTime() / 1000
  expect(dayTime(at(19, 14), at(19, 9), 'de')).toBe('14:30')
  expect(dayTime(at(20, 2), at(19, 23), 'de')).toBe('02:30 (20. November)')
})
