"""Measures at a table: does anything move under the pointer, and does a tip lie on what comes next?

A page that is watched looks ten times a second, and whenever something is pressed, where all
stands that could be pressed; from the moment a question is drawn until it is answered nothing may
have moved. What a person scrolls, or makes larger or smaller, has not moved.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator

from browser.guest import Guest
from browser.ways import ByMouse, Way

MOST = 2  # px that a thing may move
TIP = 2000  # ms: a tip opens after half a second; nothing has to have one
TIPS = 3  # that are opened at a question

WATCH = """
window.still = {
  faults: [],
  token: null,
  things: [],
  due: 0,
  open: ':is(#main, #dock) :is(button, [role=button], [data-at], [data-choice], [data-offer])',
  box(one) {
    const { x, y, width, height } = one.getBoundingClientRect()
    if (!width || !height) return null
    let [left, top] = [x, y]
    for (let up = one.parentElement; up; up = up.parentElement) {
      left += up.scrollLeft
      top += up.scrollTop
    }
    return [left, top, width, height]
  },
  name(one) {
    const { at, choice, offer, row, col, card } = one.dataset
    const half = one.closest('.own, .question, #main, #dock')
    const text = one.textContent.trim().replace(/\\s+/g, ' ') || one.getAttribute('aria-label')
    const what = at ?? choice ?? offer ?? card ?? (text || one.getAttribute('class') || one.tagName)
    return [half?.id || half?.className, what.slice(0, 60), row, col].filter(Boolean).join(' ')
  },
  all() {
    const all = ['main', 'dock'].map((id) => document.getElementById(id)).filter(Boolean)
    return [...all, ...document.querySelectorAll(this.open)]
  },
  begin(token) {
    this.token = token
    this.things = []
    if (token === null) return
    for (const one of this.all()) {
      const box = this.box(one)
      if (box) this.things.push({ one, name: one.id || this.name(one), box })
    }
  },
  look() {
    const ready = window.heard?.unanswered.size === 0 && heard.coming === 0
    const token = ready ? (heard.frame?.question?.token ?? null) : null
    const asked = token !== heard.chosen && document.querySelector('.game-dock') ? token : null
    if (asked !== this.token || performance.now() < this.due) {
      // A question is drawn after two frames at the most.
      if (asked === null || performance.now() < this.due) this.begin(null)
      else requestAnimationFrame(() => requestAnimationFrame(() => this.begin(asked)))
      return
    }
    if (asked === null) return
    for (const thing of this.things) {
      if (!thing.one.isConnected) {
        const again = this.all().filter((one) => this.name(one) === thing.name)
        if (again.length !== 1) continue // it is gone, and so it cannot be pressed by mistake
        thing.one = again[0]
      }
      const now = this.box(thing.one)
      if (now === null) continue
      // What it all comes to stands last in its row, as wide as its words.
      if (thing.one.matches('.pri')) now[2] = thing.box[2]
      if (now.every((place, n) => Math.abs(place - thing.box[n]) <= MOST)) continue
      const [from, to] = [thing.box, now].map((box) => box.map(Math.round).join(' '))
      this.faults.push(`${heard.frame.question.kind}: ${thing.name}: ${from} → ${to}`)
      thing.box = now
    }
  },
}
for (const name of ['pointerdown', 'keydown']) {
  addEventListener(name, () => still.look(), { capture: true })
}
addEventListener('click', (event) => {
  // The town grows or shrinks on purpose.
  if (event.target.closest?.('.tools')) still.due = performance.now() + 300
}, { capture: true })
setInterval(() => still.look(), 100)
""".replace("MOST", str(MOST))

# What an open tip lies on: the middle of something that can be chosen next, or its press.
COVERED = """() => {
  const tip = document.querySelector('.tip:popover-open')
  if (!tip) return null
  const anchor = document.querySelector(`[aria-describedby~="${tip.id}"]`)
  const box = tip.getBoundingClientRect()
  const offered =
    ':is(#main, #dock) :is([data-choice], [data-offer], .pri):not([aria-disabled=true])'
  const found = []
  for (const one of document.querySelectorAll(offered)) {
    if (one.contains(anchor) || anchor?.contains(one)) continue
    const { x, y, width, height } = one.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    if (!width || left < 0 || top < 0 || left > innerWidth || top > innerHeight) continue
    const over = left > box.left && left < box.right && top > box.top && top < box.bottom
    if (tip.contains(document.elementFromPoint(left, top))) found.push('takes the press of')
    else if (over) found.push('covers')
    else continue
    found.push(`${found.pop()} ${still.name(one)}`)
  }
  return found.map((text) => `the tip of ${anchor && still.name(anchor)} ${text}`)
}"""
EXPLAINED = ":is(#main, #dock) [data-explains]:visible"


def watch(guest: Guest) -> None:
    """From the next page on, look at everything that could be pressed."""
    guest.context.add_init_script(WATCH)


def moved(guest: Guest) -> list[str]:
    """Return what has moved between a question and its answer."""
    found: list[str] = guest.page.evaluate("still.faults")
    return found


class Tips:
    """Somebody who first reads what is explained, at the first question of each kind."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.met: set[str] = set()
        self.opened = 0
        self.faults: list[str] = []

    def read(self, guest: Guest, target: Locator) -> None:
        question = guest.question()
        if question is None or question["kind"] in self.met:
            return
        self.met.add(question["kind"])
        explained = guest.page.locator(EXPLAINED).all()
        some = self.luck.sample(explained, min(TIPS, len(explained)))
        for thing in [target, *some]:
            self.rest(guest, question["kind"], thing)
        guest.page.mouse.move(0, 0)

    def rest(self, guest: Guest, kind: str, thing: Locator) -> None:
        """The pointer rests on a thing until it is explained."""
        box = thing.bounding_box()
        screen = guest.page.viewport_size
        assert screen is not None
        if box is None or not 0 <= box["y"] + box["height"] / 2 <= screen["height"]:
            return
        guest.page.mouse.move(0, 0)
        guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        covered: Any = None
        for _ in range(TIP // 100):
            guest.page.wait_for_timeout(100)
            covered = guest.page.evaluate(COVERED)
            if covered is not None:
                break
        if covered is not None:
            self.opened += 1
            self.faults += [f"{kind}: {one}" for one in covered]


def reading(way: type[Way], tips: Tips) -> Way:
    """This way to play, by somebody who reads first."""

    class Reading(way):  # type: ignore[misc, valid-type]
        def press(self, guest: Guest, thing: Locator) -> None:
            thing.wait_for()
            if isinstance(self, ByMouse):
                tips.read(guest, thing)
            super().press(guest, thing)

    made: Way = Reading()
    return made
