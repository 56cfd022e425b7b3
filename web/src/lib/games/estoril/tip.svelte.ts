/** What can be explained at this table. */
import { createContext } from 'svelte'
import type { Tip } from '../../board/tip.svelte'

export type Subject =
  | { is: 'card'; card: string }
  | { is: 'space'; space: string }
  | { is: 'reward'; tile: string }
  | { is: 'tile'; tile: string }
  | { is: 'mission'; place: number }
  | { is: 'agenda'; mission: string }
  | { is: 'deck' }
  | { is: 'files' }

export const [getTip, setTip] = createContext<Tip<Subject>>()
