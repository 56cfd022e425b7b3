/**
 * The fair shuffle, checked in the browser with nothing but SHA-256. The server's secret must be the one it promised
 * before the start, and the bytes this browser added must be among those that made the key. That the cards were dealt
 * from that key, `konspira verify` checks on the record.
 */
import type { Shuffle } from '../wire'

export interface Verdict {
  /** is the opened secret the one that was promised? */
  promise: boolean
  /** are the bytes of this browser in the key? null: this browser added none */
  own: boolean | null
  /** the key of the deal, in hexadecimal digits */
  key: string
}

export async function check(
  shuffle: Shuffle,
  table: string,
  seat: number | null,
  mine: string | null,
): Promise<Verdict> {
  const secret = shuffle.secret ?? ''
  const promise = (await sha256(bytes(secret))) === shuffle.commitment
  const own = mine === null || seat === null ? null : shuffle.salts[seat] === mine
  const lines = ['konspira shuffle 1', table, secret, ...shuffle.salts.map((salt) => salt ?? '')]
  return { promise, own, key: await sha256(new TextEncoder().encode(lines.join('\n'))) }
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)))
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
