"""How people answer the questions of A Study in Emerald: by mouse, by touch, by keyboard.

A city is pressed on the map, a card in the hand, everything else is a button of the dock. What
nobody else learns of is sent at once; the rest is marked first, and the dock's button sends it.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.spiskowcy import split
from konspira.catalogue import GAMES

GAME = "emerald"
EMERALD = GAMES[GAME]
DULL = ("pass", "discard", "done", "block_none", "discard_card")
ON_MAP = ("city", "from_city")
IN_HAND = (
    "card_action",
    "free_action",
    "support",
    "pay",
    "pay_restorationist",
    "pay_loyalist",
    "kill_card",
    "bombs",
    "discard_card",
)
MOST_STEPS = 60  # a walk that finds nothing ends


def something(question: Seen, luck: random.Random) -> str:
    """An answer that does something, if there is one: dull games show little and take long."""
    options = question["options"]
    for wish in ("claim", "assassinate"):
        if wish in options:
            return wish
    active = [option for option in options if split(option)[0] not in DULL]
    return str(luck.choice(active or options))


def eventful(frame: Seen) -> str:
    """The same for somebody without a page: always alike for the same question."""
    question = frame["question"]
    seed = f"{question['kind']} {question['options']} {frame['view']['turn']}"
    return something(question, random.Random(seed))


# -- things on the page ----------------------------------------------------------------------------


def the_map(guest: Guest) -> Locator:
    """Europe, as a group of nine cities."""
    return guest.named("group", "web-emerald-map")


def city(guest: Guest, name: str) -> Locator:
    return the_map(guest).locator(f"[data-at='city:{name}']")


def hand(guest: Guest) -> Locator:
    """The cards in this person's hand."""
    return guest.named("group", "web-emerald-hand").get_by_role("button")


def in_hand(guest: Guest, card: str) -> Locator:
    """A card that the question wants; of two alike the first."""
    held = guest.named("group", "web-emerald-hand")
    return held.locator(f"[data-card='{card}'].open").first


def button(guest: Guest, option: str) -> Locator:
    """The button of the dock that sends this choice; it stands beside the hand."""
    return guest.dock.locator(f"[data-choice='{option}']:not([data-card])").first


class Way(ABC):
    """A way to play: what is pressed is the same, how differs."""

    @abstractmethod
    def press(self, guest: Guest, thing: Locator) -> None:
        """Press something on the page."""

    def answer(self, guest: Guest, option: str) -> None:
        """Answer the open question, and wait until the server has it."""
        question = guest.frame()["question"]
        assert option in question["options"]
        self.give(guest, question, option)
        guest.settle(question)

    def give(self, guest: Guest, question: Seen, option: str) -> None:
        """Press what leads to this answer: the place itself, then the button if one is needed."""
        family, argument = split(option)
        if family in ON_MAP:
            self.press(guest, city(guest, argument))
        elif family in IN_HAND:
            self.press(guest, in_hand(guest, argument))
        else:
            self.press(guest, button(guest, option))
            return
        if not self.is_sent(guest, question, option):
            self.press(guest, button(guest, option))

    def is_sent(self, guest: Guest, question: Seen, option: str) -> bool:
        """Has the press answered the question, or only marked what the dock's button will send?"""
        marked = f':is(.pri, .acts .marked)[data-choice="{option}"]'
        guest.until(
            "heard.frame.question?.token !== arg[0] || document.querySelector(arg[1]) !== null",
            [question["token"], marked],
        )
        return guest.page.locator(marked).count() == 0

    def play(self, guest: Guest, luck: random.Random) -> set[str]:
        """Play on to the end of the game; the kinds of questions that were asked."""
        asked: set[str] = set()
        question = guest.await_question()
        while question is not None:
            asked.add(question["kind"])
            self.answer(guest, something(question, luck))
            question = guest.await_question(question)
        return asked


class Mouse(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        guest.click(thing)
        guest.page.mouse.move(0, 0)  # where nothing is explained and nothing rises


class Thumb(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        thing.tap()


class Keys(Way):
    """Nothing but keys: walking to a thing and pressing it, or the number of an option."""

    def __init__(self) -> None:
        self.answers = 0

    def press(self, guest: Guest, thing: Locator) -> None:
        thing.wait_for()
        if thing.get_attribute("data-card") is not None:
            guest.page.keyboard.press("h")
            guest.page.keyboard.press("Home")
            self.walk(guest, thing, "ArrowRight")
        elif thing.get_attribute("data-row") is not None:
            guest.page.keyboard.press("b")
            self.stroll(guest, thing)
        else:
            guest.page.keyboard.press("q")
            self.walk(guest, thing, "Tab")
        guest.page.keyboard.press("Enter")

    def walk(self, guest: Guest, thing: Locator, key: str) -> None:
        """Press a key until the thing has the focus."""
        for _ in range(MOST_STEPS):
            if thing.evaluate("one => one === document.activeElement"):
                return
            guest.page.keyboard.press(key)
        focused = guest.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{key} does not lead to {thing}; the focus is at {focused}")

    def stroll(self, guest: Guest, thing: Locator) -> None:
        """Walk over the map with the arrow keys: first the row, then the column."""
        for _ in range(MOST_STEPS):
            key = thing.evaluate(
                """one => {
                  const at = document.activeElement
                  if (at === one) return ''
                  const down = Number(one.dataset.row) - Number(at.dataset.row)
                  const right = Number(one.dataset.col) - Number(at.dataset.col)
                  if (down !== 0) return down > 0 ? 'ArrowDown' : 'ArrowUp'
                  return right > 0 ? 'ArrowRight' : 'ArrowLeft'
                }"""
            )
            if not key:
                return
            guest.page.keyboard.press(key)
        raise AssertionError(f"no way over the map to {thing}")

    def give(self, guest: Guest, question: Seen, option: str) -> None:
        """Every other answer by its number, where it has one."""
        number = question["options"].index(option) + 1
        self.answers += 1
        if self.answers % 2 or number > 9:
            super().give(guest, question, option)
            return
        guest.page.keyboard.press(str(number))
        if not self.is_sent(guest, question, option):
            guest.page.keyboard.press("Enter")
