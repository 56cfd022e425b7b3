/** What can be explained at this table: cards. */
import { createContext } from 'svelte'
import type { Tip } from '../../board/tip.svelte'
import type { Card } from './cards'

export const [getTip, setTip] = createContext<Tip<Card>>()
