import { describe, expect, it } from 'vitest'
import { fitting } from './whole'

describe('a line that is too short for its name', () => {
  it('leaves letters alone that fit', () => {
    expect(fitting(13, 80, 80)).toBeNull()
  })
  it('makes letters as small as the room asks for', () => {
    expect(fitting(12, 100, 90)).toBeCloseTo(10.8)
  })
  it('never makes them too small to be read', () => {
    expect(fitting(12, 400, 90)).toBe(9)
    expect(fitting(12, 400, 90, 11)).toBe(11)
  })
  it('does nothing where nothing is shown', () => {
    expect(fitting(12, 40, 0)).toBeNull()
  })
})
