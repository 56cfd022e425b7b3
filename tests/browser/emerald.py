"""How people answer the questions of A Study in Emerald: by mouse, by touch, by keyboard.

A city is pressed on the map, a card in the hand, everything else is a button of the dock. What
nobody else learns of is sent at once; the rest is marked first, and the dock's button sends it.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.ways import ByKeys, ByMouse, ByThumb, Way, split
from konspira.catalogue import GAMES

GAME = "emerald"
NARROW = 1200  # px
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


class Emerald(Way):
    """A list of what leads to an answer in this game."""

    def choose(self, question: Seen, luck: random.Random) -> str:
        return something(question, luck)

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        """The place itself, then the button if one is needed."""
        family, argument = split(option)
        if family in ON_MAP:
            self.press(guest, city(guest, argument))
        elif family in IN_HAND:
            self.press(guest, in_hand(guest, argument))
        else:
            self.press(guest, button(guest, option))
            return
        if self.waits(guest, frame, option):
            self.press(guest, button(guest, option))

    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        """Has the press only marked what the dock's button will send?"""
        marked = f':is(.pri, .acts .marked)[data-choice="{option}"]'
        guest.until(
            "heard.frame.question?.token !== arg[0] || document.querySelector(arg[1]) !== null",
            [frame["question"]["token"], marked],
        )
        return guest.page.locator(marked).count() > 0


class Mouse(Emerald, ByMouse):
    def press(self, guest: Guest, thing: Locator) -> None:
        """Of a city on a narrow screen its name: a card lies in the middle of its plate."""
        screen = guest.page.viewport_size
        narrow = screen is not None and screen["width"] < NARROW
        if narrow and (thing.get_attribute("data-at") or "").startswith("city:"):
            guest.clicks += 1
            thing.click(position={"x": 24, "y": 12})
            guest.page.mouse.move(0, 0)
        else:
            super().press(guest, thing)


class Thumb(Emerald, ByThumb):
    pass


class Keys(Emerald, ByKeys):
    pass
