"""Ways to play any game in the browser: by mouse, by touch, by keyboard.

A game says what leads to an answer (`give`); how a thing is pressed is the same in all of them.
"""

from __future__ import annotations

import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from browser.guest import PATIENCE, Guest, Seen

ARROWS = ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft")
MOST_STEPS = 60  # a walk that finds nothing ends
EVERYTHING = 1_000_000  # answers: more than a game has
# A part of a long game is played on the page with every change of the code, all of it in a soak.
ANSWERS = [8, pytest.param(EVERYTHING, marks=pytest.mark.soak, id="all")]

# Where the focus is, and which arrow leads on: first the row, then the column. Where a thing lies
# between two rows, it is entered from above or below.
NEXT = """one => {
  const at = document.activeElement
  if (at === one) return ['', '']
  const down = Number(one.dataset.row) - Number(at.dataset.row)
  const right = Number(one.dataset.col) - Number(at.dataset.col)
  const beside = Math.abs(right) < 1 || Number.isInteger(Number(one.dataset.row))
  const key = down !== 0 && beside
    ? (down > 0 ? 'ArrowDown' : 'ArrowUp')
    : (right > 0 ? 'ArrowRight' : 'ArrowLeft')
  return [key, `${at.dataset.row} ${at.dataset.col}`]
}"""


def split(option: str) -> tuple[str, str]:
    """`reveal(raid)` is of the family `reveal`, with the argument `raid`."""
    family, _, argument = option.partition("(")
    return family, argument.rstrip(")")


def name(guest: Guest, seat: int) -> str:
    """Return what a seat is called at the table of the page."""
    return str(guest.page.evaluate("(seat) => heard.table.seats[seat].name", seat))


def starting(text: str) -> re.Pattern[str]:
    """The label of a button; a key hint may follow it."""
    return re.compile(rf"^{re.escape(text)}(?!\w)")


class Way(ABC):
    """A way to play: what is pressed is the game's, how it is pressed differs."""

    @abstractmethod
    def press(self, guest: Guest, thing: Locator) -> None:
        """Press something on the page."""

    @abstractmethod
    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        """Press what leads to this answer."""

    @abstractmethod
    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        """Is the answer, once it is picked, still to be confirmed?"""

    @abstractmethod
    def choose(self, question: Seen, luck: random.Random) -> str:
        """An answer that does something, if there is one: dull games show little."""

    def reach(self, guest: Guest, frame: Seen, option: str) -> None:
        """Come to this answer."""
        self.give(guest, frame, option)

    def answer(self, guest: Guest, option: str) -> None:
        """Answer the open question, and wait until the server has it."""
        frame = guest.frame()
        question = frame["question"]
        assert option in question["options"]
        self.reach(guest, frame, option)
        guest.settle(question)

    def play(
        self,
        guest: Guest,
        luck: random.Random,
        look: Callable[[], None] = lambda: None,
        answers: int = EVERYTHING,
    ) -> set[str]:
        """Play to the end, or some answers; return the kinds of questions that were asked.

        At the first question of each kind somebody may `look`.
        """
        asked: set[str] = set()
        question = guest.await_question()
        while question is not None and answers:
            if question["kind"] not in asked:
                asked.add(question["kind"])
                look()
            self.answer(guest, self.choose(question, luck))
            answers -= 1
            question = guest.await_question(question)
        return asked

    def play_to_the_end(
        self,
        guest: Guest,
        luck: random.Random,
        answers: int,
        choose: Callable[[Seen], str],
        look: Callable[[], None] = lambda: None,
    ) -> set[str]:
        """Play some answers on the page, the rest of the game without it; then the page again."""
        asked = self.play(guest, luck, look, answers)
        if guest.frame()["result"] is None:
            guest.skip_to_the_end(choose)
        return asked


def play_together(
    ways: dict[Guest, Way],
    choose: Callable[[Seen], str],
    answers: int = EVERYTHING,
    until: Callable[[Seen], bool] = lambda frame: False,
    look: Callable[[], None] = lambda: None,
) -> None:
    """Everybody answers on their page when asked: to the end, a moment, or some answers.

    After each answer somebody may `look`.
    """
    latest = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < latest:
        for player, way in ways.items():
            frame = player.frame()
            if frame["result"] or not answers or until(frame):
                return
            if frame["question"]:
                way.answer(player, choose(frame))
                answers -= 1
                latest = time.monotonic() + PATIENCE / 1000
                look()
    raise TimeoutError("nobody is asked anything")


class ByMouse(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        guest.click(thing)
        guest.page.mouse.move(0, 0)  # where nothing is explained and nothing rises


class ByThumb(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        thing.tap()


class ByKeys(Way):
    """Nothing but keys: walking to a thing and pressing it, or the number of an option."""

    def __init__(self) -> None:
        self.answers = 0

    def reach(self, guest: Guest, frame: Seen, option: str) -> None:
        """Every other answer by its number, where it has one."""
        number = frame["question"]["options"].index(option) + 1
        self.answers += 1
        if self.answers % 2 or number > 9:
            self.give(guest, frame, option)
            return
        guest.page.keyboard.press(str(number))
        if self.waits(guest, frame, option):
            guest.page.keyboard.press("Enter")

    def press(self, guest: Guest, thing: Locator) -> None:
        thing.wait_for()
        keys = guest.page.keyboard
        if thing.get_attribute("data-row") is None:
            keys.press("q")
            self.walk(guest, thing, "Tab")
        elif thing.evaluate("one => one.closest('#dock') === null"):
            keys.press("b")
            self.stroll(guest, thing)
        else:
            keys.press("h")
            keys.press("Home")
            self.walk(guest, thing, "ArrowRight")
        keys.press("Enter")

    def walk(self, guest: Guest, thing: Locator, key: str) -> None:
        """Press a key until the thing has the focus."""
        for _ in range(MOST_STEPS):
            if thing.evaluate("one => one === document.activeElement"):
                return
            guest.page.keyboard.press(key)
        focused = guest.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{key} does not lead to {thing}; the focus is at {focused}")

    def stroll(self, guest: Guest, thing: Locator) -> None:
        """Walk over the board with the arrow keys; who comes to a place twice tries another way."""
        luck = random.Random(1)
        been: set[str] = set()
        for _ in range(MOST_STEPS):
            key, place = thing.evaluate(NEXT)
            if not key:
                return
            guest.page.keyboard.press(luck.choice(ARROWS) if place in been else key)
            been.add(place)
        raise AssertionError(f"no way over the board to {thing}")
