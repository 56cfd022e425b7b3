import { describe, expect, it, vi } from 'vitest'
import { Trouble } from '../api'
import { account } from './account.svelte'
import { bytes, text } from './passkeys'

const first = () => new Trouble({ code: 'prove-first', message: 'who are you?' }, 403)

describe('what asks who it is', () => {
  it('is done at once where the server is content', async () => {
    expect(await account.sure(async () => 7)).toBe(7)
    expect(account.asking).toBeNull()
  })

  it('is done again when the person has shown it', async () => {
    const what = vi.fn<() => Promise<number>>().mockRejectedValueOnce(first()).mockResolvedValueOnce(7)
    const done = account.sure(what)
    await vi.waitFor(() => expect(account.asking).not.toBeNull())
    account.asking?.(true)
    expect(await done).toBe(7)
    expect(account.asking).toBeNull()
  })

  it('is not done when the person has not', async () => {
    const what = vi.fn<() => Promise<number>>().mockRejectedValue(first())
    const done = account.sure(what)
    await vi.waitFor(() => expect(account.asking).not.toBeNull())
    account.asking?.(false)
    await expect(done).rejects.toThrow('who are you?')
    expect(what).toHaveBeenCalledTimes(1)
  })

  it('passes on whatever else is wrong', async () => {
    const other = new Trouble({ code: 'login-taken', message: 'taken' }, 409)
    await expect(account.sure(() => Promise.reject(other))).rejects.toBe(other)
  })
})

describe('bytes as text', () => {
  it('go there and back, without padding', () => {
    const data = Uint8Array.from({ length: 256 }, (_, place) => place)
    expect(text(data.buffer)).not.toMatch(/[+/=]/)
    expect([...bytes(text(data.buffer))]).toEqual([...data])
  })
})
