/** The explanation of something on the table: opened by hover, focus or a long press, closed by Escape, leaving, or another one. */
import type { Attachment } from 'svelte/attachments'

/** Something on the table that can have the focus: a part of the page or of a drawing. */
export type Thing = HTMLElement | SVGElement

const HOVER = 500 // ms until the pointer is taken seriously
const LEAVE = 200 // ms to reach the explanation itself
const PRESS = 480 // ms that make a press a long one

/** When a key last moved the focus: focus that a program moves explains nothing. */
let pressedAt = -Infinity
if (typeof addEventListener !== 'undefined') {
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), { capture: true })
}

export class Tip<Subject> {
  readonly id: string
  about: Subject | null = $state(null)
  anchor: Thing | null = $state.raw(null)
  /** opened on purpose: it stays until it is closed */
  pinned = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed = false
  readonly #hover: number

  /** the time that the pointer rests: less where the explanation has a place of its own and covers nothing */
  constructor(id: string, hover = HOVER) {
    this.id = id
    this.#hover = hover
  }

  open(about: Subject, anchor: Thing, pinned = false): void {
    this.close()
    this.about = about
    this.anchor = anchor
    anchor.setAttribute('aria-describedby', this.id)
    this.pinned = pinned
  }

  close(): void {
    clearTimeout(this.#timer)
    this.anchor?.removeAttribute('aria-describedby')
    this.about = null
    this.anchor = null
    this.pinned = false
  }

  /** The pointer is on the explanation: do not close it. */
  keep(): void {
    clearTimeout(this.#timer)
  }

  leave(): void {
    clearTimeout(this.#timer)
    if (!this.pinned) this.#timer = setTimeout(() => this.close(), LEAVE)
  }

  /** Makes an element explain something. */
  explains(about: Subject): Attachment<Thing> {
    return (node) => {
      node.dataset.explains = '' // so that nothing else explains it too
      const abort = new AbortController()
      const on = <Name extends keyof HTMLElementEventMap>(
        name: Name,
        listener: (event: HTMLElementEventMap[Name]) => void,
        capture = false,
      ): void => (node as HTMLElement).addEventListener(name, listener, { signal: abort.signal, capture })
      const later = (milliseconds: number, pinned: boolean): void => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          this.#pressed = pinned
          this.open(about, node, pinned)
        }, milliseconds)
      }
      on('pointerenter', (event) => event.pointerType === 'mouse' && !this.pinned && later(this.#hover, false))
      on('pointerleave', () => this.leave())
      on('pointerdown', (event) => {
        this.#pressed = false
        if (event.pointerType === 'mouse') this.close()
        else later(PRESS, true)
      })
      on('pointerup', () => !this.pinned && clearTimeout(this.#timer))
      on('pointercancel', () => !this.pinned && clearTimeout(this.#timer))
      on('contextmenu', (event) => this.#pressed && event.preventDefault())
      // The finger that lifts would give the focus back to the thing, and so close what it has opened.
      on('mousedown', (event) => this.#pressed && event.preventDefault())
      // A long press explains; it does not choose.
      on(
        'click',
        (event) => {
          if (!this.#pressed) return
          this.#pressed = false
          event.stopImmediatePropagation()
          event.preventDefault()
        },
        true,
      )
      on('focus', (event) => event.timeStamp - pressedAt < 100 && !this.pinned && later(this.#hover, false))
      on('blur', () => this.leave())
      on('keydown', (event) => {
        if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault()
          this.open(about, node, true)
        } else if (event.key === 'Escape' && this.about !== null) {
          event.stopPropagation()
          this.close()
        }
      })
      return () => {
        abort.abort()
        if (this.anchor === node) this.close()
      }
    }
  }
}
