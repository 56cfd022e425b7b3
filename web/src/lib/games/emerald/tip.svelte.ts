/** What can be explained at this table. */
import { createContext } from 'svelte'
import type { Tip } from '../../board/tip.svelte'

export type Subject =
  | { is: 'card'; card: string }
  | { is: 'city'; city: string }
  | { is: 'royal'; city: string }
  | { is: 'seat'; seat: number }
  | { is: 'piles' }
  | { is: 'tracks' }

export const [getTip, setTip] = createContext<Tip<Subject>>()
