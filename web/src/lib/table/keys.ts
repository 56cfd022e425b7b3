/** The keys of a table that belong to the frame; those of a question belong to the game's dock. */
import type { Desk } from './desk.svelte'
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
  if (desk.replays ? replays(event, desk) : inHistory(event.target) && walks(event, desk)) return true
  switch (event.key) {
    case 'Escape':
      if (!desk.since.open || desk.teller.meanwhile.length === 0) return false
      desk.since.seen(desk.newest)
      return true
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
    case 'n':
      if (desk.skips) {
        void desk.store.skip()
        return true
      }
      return desk.goNext()
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

/** A replay has its keys wherever the focus is, except on what uses them itself. */
function replays(event: KeyboardEvent, desk: Desk): boolean {
  const { replay } = desk
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
  const eyes = /^[1-9]$/.test(event.key) && !desk.table?.sealed ? choices(desk)[Number(event.key) - 1] : undefined
  if (eyes !== undefined) void desk.look(eyes)
  if (eyes !== undefined || !walks(event, desk)) return eyes !== undefined
  replay.playing = false
  return true
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
