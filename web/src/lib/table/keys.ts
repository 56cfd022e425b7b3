/** The keys of a table that belong to the frame; those of a question belong to the game's dock. */
import type { TableScreen } from './screen.svelte'
import { choices } from './eyes'

export interface Deeds {
  say: (what: 'turn' | 'scores') => void
  spectator: (held: boolean) => void
}

export function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'radio'
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Focus the first thing of a part of the page that can have it; in a grid, its one tab stop. */
function focus(part: string, ...wanted: string[]): void {
  const box = document.querySelector<HTMLElement>(part)
  for (const selector of [...wanted, 'button:not(:disabled), a[href], [tabindex="0"]']) {
    const found = [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.offsetParent !== null)
    if (found) return found.focus()
  }
  box?.focus()
}

/** Returns true if the key was one of ours. */
export function pressed(event: KeyboardEvent, screen: TableScreen, deeds: Deeds): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const running = screen.table?.status !== 'open'
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || writes(event.target) || !screen.store.canTakeBack)
      return false
    void screen.store.takeBack()
    return true
  }
  if (writes(event.target)) return false
  if (screen.replays ? replays(event, screen) : inHistory(event.target) && walks(event, screen)) return true
  switch (event.key) {
    case 'Escape':
      if (!screen.since.open || screen.teller.meanwhile.length === 0) return false
      screen.since.seen(screen.newest)
      return true
    case '?':
      screen.open('keys')
      return true
    case 'c':
    case 'C':
      screen.open('chat')
      requestAnimationFrame(() => document.getElementById('chat-text')?.focus())
      return true
    case 'a':
    case 'A':
      if (!screen.table) return false
      open(`/rules/${screen.table.game}/aid`, '_blank', 'noopener')
      return true
  }
  if (!running) return false
  switch (event.key.toLowerCase()) {
    case 'e':
      screen.askHint()
      return true
    case 'n':
      if (screen.skips) {
        void screen.store.skip()
        return true
      }
      return screen.goNext()
    case 'l':
      screen.list = !screen.list
      screen.area = 'board'
      return true
    case 'h':
      focus('#dock', '[data-row][tabindex="0"]')
      return true
    case 'b':
      screen.area = 'board'
      requestAnimationFrame(() => focus('#main', '[data-row][tabindex="0"]'))
      return true
    case 'q':
      focus('#dock', '[data-first]', '.pri')
      return true
    case 't':
      deeds.say('turn')
      return true
    case 's':
      deeds.say('scores')
      return true
    case 'v':
      if (!event.repeat) deeds.spectator(true)
      return true
  }
  return false
}

/** A replay has its keys wherever the focus is, except on what uses them itself. */
function replays(event: KeyboardEvent, screen: TableScreen): boolean {
  const { replay } = screen
  const target = event.target instanceof Element ? event.target : null
  if (event.key.startsWith('Arrow') && target?.matches('input[type=radio]')) return false
  switch (event.key) {
    case ' ':
      if (target?.closest('button, a, input, summary')) return false
      replay.toggle()
      return true
    case ',':
    case '.':
      replay.faster(event.key === '.' ? 1 : -1)
      return true
  }
  const eyes = /^[1-9]$/.test(event.key) && !screen.table?.sealed ? choices(screen)[Number(event.key) - 1] : undefined
  if (eyes !== undefined) void screen.look(eyes)
  if (eyes !== undefined || !walks(event, screen)) return eyes !== undefined
  replay.playing = false
  return true
}

function inHistory(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-history]') !== null
}

function walks(event: KeyboardEvent, screen: TableScreen): boolean {
  // The scrubber has arrow keys of its own for left and right; the rest is the same everywhere.
  const scrubs = event.target instanceof HTMLInputElement
  switch (event.key) {
    case 'ArrowLeft':
      if (!scrubs) screen.step(-1)
      return !scrubs
    case 'ArrowRight':
      if (!scrubs) screen.step(1)
      return !scrubs
    case 'ArrowUp':
      screen.jump(-1)
      return true
    case 'ArrowDown':
      screen.jump(1)
      return true
    case 'Home':
      screen.show(1)
      return true
    case 'End':
      screen.show(screen.over ? screen.last : null)
      return true
  }
  return false
}
