/** What can be explained at this table. */
import { createContext } from 'svelte'
import type { Tip } from '../../board/tip.svelte'

export type Subject =
  | { is: 'agent'; agent: string }
  | { is: 'field'; field: string }
  | { is: 'card'; card: string }
  | { is: 'plan'; plan: string }
  | { is: 'threat'; threat: string }

export const [getTip, setTip] = createContext<Tip<Subject>>()
