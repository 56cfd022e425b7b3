"""How people answer the questions of Stawka: by mouse, by touch, by keyboard.

What to press is found as a person finds it: fields and figures of the map, and the buttons that
name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.ways import ByKeys, ByMouse, ByThumb, Way, split, starting
from konspira.catalogue import GAMES

GAME = "stawka"
STAWKA = GAMES[GAME]
GAME_OF = STAWKA()
PASSES = ("pass", "ignore", "stop", "leave", "end_activation", "withdraw")
ON_MAP = ("step", "field", "support", "protect")
AS_CARD = ("plan", "threat")  # cards in the dock: pressed, then confirmed
ON_CARD = ("play_card", "convert", "stash")  # likewise, where a card offers several things


def something(question: Seen, luck: random.Random) -> str:
    """An answer that does something, if there is one; steps only where nothing else is left."""
    active = [option for option in question["options"] if split(option)[0] not in PASSES]
    telling = [option for option in active if split(option)[0] != "step"]
    if telling and luck.random() < 0.6:
        return str(luck.choice(telling))
    return str(luck.choice(active or question["options"]))


def eventful(frame: Seen) -> str:
    """The same for somebody without a page: always alike for the same question."""
    question = frame["question"]
    return something(question, random.Random(f"{question['kind']} {question['options']}"))


def at_ease(frame: Seen) -> str:
    """An answer that ends what can be ended: so a game is over soon."""
    question = frame["question"]
    for family in reversed(PASSES):
        for option in question["options"]:
            if split(option)[0] == family:
                return str(option)
    return str(question["options"][0])


def new_table(guest: Guest, scenario: str, level: str = "random", side: int = 0) -> str:
    """A table against a bot that nobody watches: chances to react wait for the person, no clock."""
    options = {"scenario": scenario}
    return guest.new_table(1, level=level, seat=side, game=GAME, options=options, spectators="none")


# -- things on the page, by their words ------------------------------------------------------------


def label(guest: Guest, frame: Seen, option: str) -> str:
    """What the button says that sends this choice."""
    if option == "pass" and frame["question"]["kind"] == "window":
        return guest.say("web-stawka-do-no-reaction")
    if option == "pass" and frame["question"]["kind"] == "block":
        return guest.say("web-stawka-do-no-block")
    return guest.words.choice(GAME_OF, GAME_OF.number(option), [])


def town(guest: Guest) -> Locator:
    return guest.named("group", "web-stawka-map")


def on_map(guest: Guest, frame: Seen, option: str) -> Locator:
    """The ringed field that gives this answer."""
    return town(guest).get_by_role("button", name=starting(label(guest, frame, option))).first


def card(guest: Guest, option: str) -> Locator:
    """The card of the dock that gives this answer."""
    return guest.dock.locator(f'.card.open[data-card="{split(option)[1]}"]').first


def button(guest: Guest, frame: Seen, option: str) -> Locator:
    """The button of the dock that sends this choice."""
    text = label(guest, frame, option)
    found = guest.dock.get_by_role("button", name=starting(text))
    return found.and_(guest.page.locator(f'.btn[data-choice="{option}"]')).first


def middle(thing: Locator) -> Locator:
    """Of a field its middle: tokens and names stand around it."""
    return thing.locator(".hit") if thing.get_attribute("data-field") else thing


class Stawka(Way):
    """What leads to an answer in this game; after so many lively answers one that ends things."""

    def __init__(self, lively: int = 1_000_000) -> None:
        super().__init__()
        self.lively = lively

    def choose(self, question: Seen, luck: random.Random) -> str:
        self.lively -= 1
        return something(question, luck) if self.lively >= 0 else at_ease({"question": question})

    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        return True

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        family = split(option)[0]
        if family in ON_MAP:
            self.press(guest, on_map(guest, frame, option))
        elif family in (*AS_CARD, *ON_CARD):
            self.press(guest, card(guest, option))
        self.press(guest, button(guest, frame, option))


class Mouse(Stawka, ByMouse):
    def press(self, guest: Guest, thing: Locator) -> None:
        super().press(guest, middle(thing))


class Thumb(Stawka, ByThumb):
    def press(self, guest: Guest, thing: Locator) -> None:
        if thing.get_attribute("data-field") is not None:  # it may be outside what the map shows
            smaller = guest.button("web-stawka-zoom-out")
            while smaller.count():
                smaller.tap()
        super().press(guest, middle(thing))


class Keys(Stawka, ByKeys):
    pass
