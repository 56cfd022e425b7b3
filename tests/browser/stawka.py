"""How people answer the questions of Stawka: by mouse, by touch, by keyboard.

What to press is found as a person finds it: fields and figures of the map, and the buttons that
name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.spiskowcy import split, starting
from konspira.catalogue import GAMES

GAME = "stawka"
STAWKA = GAMES[GAME]
GAME_OF = STAWKA()
PASSES = ("pass", "ignore", "stop", "leave", "end_activation", "withdraw")
ON_MAP = ("step", "field", "support", "protect")
MOST_STEPS = 60  # a walk that finds nothing ends


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


def button(guest: Guest, frame: Seen, option: str) -> Locator:
    """The button of the dock that sends this choice."""
    text = label(guest, frame, option)
    found = guest.dock.get_by_role("button", name=starting(text))
    return found.and_(guest.page.locator(f'.btn[data-choice="{option}"]')).first


class Way(ABC):
    """A way to play: what is pressed is the same, how differs."""

    @abstractmethod
    def press(self, guest: Guest, thing: Locator) -> None:
        """Press something on the page."""

    def answer(self, guest: Guest, option: str) -> None:
        """Answer the open question, and wait until the server has it."""
        frame = guest.frame()
        question = frame["question"]
        assert option in question["options"]
        self.give(guest, frame, option)
        guest.settle(question)

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        """Press what leads to this answer."""
        if split(option)[0] in ON_MAP:
            self.press(guest, on_map(guest, frame, option))
        self.press(guest, button(guest, frame, option))

    def play(self, guest: Guest, luck: random.Random, most: int = 0) -> int:
        """Play on to the end of the game, or so many answers; how many there were."""
        question = guest.await_question()
        answers = 0
        while question is not None and (most == 0 or answers < most):
            self.answer(guest, something(question, luck))
            answers += 1
            question = guest.await_question(question)
        return answers


class Mouse(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        guest.click(thing)
        guest.page.mouse.move(0, 0)  # where nothing is explained


class Thumb(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        if thing.get_attribute("data-x") is not None:  # it may be outside what the map shows
            smaller = guest.button("web-stawka-zoom-out")
            for _ in range(4):
                smaller.tap()
        thing.tap()


class Keys(Way):
    """Nothing but keys: walking to a thing and pressing it, or the number of an option."""

    def __init__(self) -> None:
        self.answers = 0

    def press(self, guest: Guest, thing: Locator) -> None:
        thing.wait_for()
        guest.page.keyboard.press("q")
        for _ in range(MOST_STEPS):
            if thing.evaluate("one => one === document.activeElement"):
                guest.page.keyboard.press("Enter")
                return
            guest.page.keyboard.press("Tab")
        focused = guest.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"Tab does not lead to {thing}; the focus is at {focused}")

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        """By its number where it has one, then Enter; else through the dock and the list."""
        number = frame["question"]["options"].index(option) + 1
        self.answers += 1
        if number > 9 or (self.answers % 2 and split(option)[0] not in ON_MAP):
            self.through(guest, frame, option)
            return
        guest.page.keyboard.press(str(number))
        guest.page.keyboard.press("Enter")

    def through(self, guest: Guest, frame: Seen, option: str) -> None:
        if split(option)[0] in ON_MAP:
            thing = on_map(guest, frame, option)
            thing.focus()
            guest.page.keyboard.press("Enter")
        self.press(guest, button(guest, frame, option))
