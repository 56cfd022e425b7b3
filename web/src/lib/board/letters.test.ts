import { afterEach, describe, expect, it, vi } from 'vitest'
import { families, letters } from './letters'

const font = (family: string, load: () => Promise<unknown>) => ({ family, load: vi.fn(load) })

function bundled(...fonts: ReturnType<typeof font>[]): void {
  vi.stubGlobal('document', { fonts: new Set(fonts) })
}

describe('letters of a board', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('names the bundled families of a list of faces', () => {
    expect(families("'Courier Prime', 'Courier New', monospace")).toEqual(['Courier Prime', 'Courier New'])
    expect(families('var(--display)')).toEqual([])
  })

  it('fetches every file of the faces and of the interface, and no other', async () => {
    const [face, ui, other] = [
      font('"Limelight"', () => Promise.resolve()),
      font('Inter', () => Promise.reject(new Error('the file is gone'))),
      font('Playfair Display', () => Promise.resolve()),
    ]
    bundled(face, ui, other)
    await letters("'Limelight', var(--display)")
    expect(face.load).toHaveBeenCalledOnce()
    expect(ui.load).toHaveBeenCalledOnce()
    expect(other.load).not.toHaveBeenCalled()
  })

  it('does not wait for a file that never comes', async () => {
    vi.useFakeTimers()
    bundled(font('Inter', () => new Promise(() => undefined)))
    const shown = letters("'Limelight'")
    await vi.advanceTimersByTimeAsync(2000)
    await expect(shown).resolves.toBeUndefined()
  })
})
