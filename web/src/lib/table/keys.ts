/** The keys of a table that belong to the frame; those of a question belong to the game's dock. */
import type { Desk } from './desk.svelte'

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
export function pressed(event: KeyboardEvent, desk: Desk, deeds: Deeds): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const running = desk.table?.status !== 'open'
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || writes(event.target) || !desk.store.canTakeBack)
      return false
    void desk.store.takeBack()
    return true
  }
  if (writes(event.target)) return false
  if (inHistory(event.target) && walks(event, desk)) return true
  switch (event.key) {
    case '?':
      desk.open('keys')
      return true
    case 'c':
    case 'C':
      desk.open('chat')
      requestAnimationFrame(() => document.getElementById('chat-text')?.focus())
      return true
  }
  if (!running) return false
  switch (event.key.toLowerCase()) {
    case 'e':
      desk.askHint()
      return true
    case 'l':
      desk.list = !desk.list
      desk.area = 'board'
      return true
    case 'h':
      focus('#dock', '[data-row][tabindex="0"]')
      return true
    case 'b':
      desk.area = 'board'
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

function inHistory(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-history]') !== null
}

function walks(event: KeyboardEvent, desk: Desk): boolean {
  // The scrubber has arrow keys of its own for left and right; the rest is the same everywhere.
  const scrubs = event.target instanceof HTMLInputElement
  switch (event.key) {
    case 'ArrowLeft':
      if (!scrubs) desk.step(-1)
      return !scrubs
    case 'ArrowRight':
      if (!scrubs) desk.step(1)
      return !scrubs
    case 'ArrowUp':
      desk.jump(-1)
      return true
    case 'ArrowDown':
      desk.jump(1)
      return true
    case 'Home':
      desk.show(1)
      return true
    case 'End':
      desk.show(desk.over ? desk.last : null)
      return true
  }
  return false
}
