"""How people answer the questions of Stawka: by mouse, by touch, by keyboard.

What to press is found as a person finds it: fields and figures of the map, and the buttons that
name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.spiskowcy import split, starting
from konspira.catalogue import GAMES

GAME = "stawka"
STAWKA = GAMES[GAME]
GAME_OF = STAWKA()
PASSES = ("pass", "ignore", "stop", "leave", "end_activation", "withdraw")
ON_MAP = ("step", "field", "support", "protect")
AS_CARD = ("plan", "threat")  # cards in the dock: pressed, then confirmed
ON_CARD = ("play_card", "convert", "stash")  # likewise, where a card offers several things
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
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


def at_ease(question: Seen) -> str:
    """An answer that ends what can be ended: so a game is over soon."""
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
        family = split(option)[0]
        if family in ON_MAP:
            self.press(guest, on_map(guest, frame, option))
        elif family in (*AS_CARD, *ON_CARD):
            self.press(guest, card(guest, option))
        self.press(guest, button(guest, frame, option))

    def play(
        self,
        guest: Guest,
        luck: random.Random,
        lively: int,
        look: Callable[[], None] = lambda: None,
    ) -> set[str]:
        """Play to the end, so many answers with some spirit; the kinds of questions there were.

        At the first question of each kind somebody may `look`.
        """
        question = guest.await_question()
        asked: set[str] = set()
        answers = 0
        while question is not None:
            if question["kind"] not in asked:
                asked.add(question["kind"])
                look()
            self.answer(guest, something(question, luck) if answers < lively else at_ease(question))
            answers += 1
            question = guest.await_question(question)
        return asked


class Mouse(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        guest.click(middle(thing))
        guest.page.mouse.move(0, 0)  # where nothing is explained


class Thumb(Way):
    def press(self, guest: Guest, thing: Locator) -> None:
        if thing.get_attribute("data-field") is not None:  # it may be outside what the map shows
            smaller = guest.button("web-stawka-zoom-out")
            while smaller.count():
                smaller.tap()
        middle(thing).tap()


def middle(thing: Locator) -> Locator:
    """Of a field its middle: tokens and names stand around it."""
    return thing.locator(".hit") if thing.get_attribute("data-field") else thing


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
        """By its number where it has one, then Enter; else through the dock and over the map."""
        number = frame["question"]["options"].index(option) + 1
        self.answers += 1
        if number > 9 or self.answers % 2:
            self.through(guest, frame, option)
            return
        guest.page.keyboard.press(str(number))
        guest.page.keyboard.press("Enter")

    def through(self, guest: Guest, frame: Seen, option: str) -> None:
        family = split(option)[0]
        if family in ON_MAP:
            self.walk(guest, on_map(guest, frame, option))
        elif family in (*AS_CARD, *ON_CARD):
            self.press(guest, card(guest, option))
        self.press(guest, button(guest, frame, option))

    def walk(self, guest: Guest, thing: Locator) -> None:
        """Over the map by arrows: towards the thing, and around what is in the way."""
        thing.wait_for()
        guest.page.keyboard.press("b")
        luck = random.Random(1)
        for _ in range(MOST_STEPS):
            if thing.evaluate("one => one === document.activeElement"):
                guest.page.keyboard.press("Enter")
                return
            down, right = thing.evaluate(
                """(one) => {
                  const at = document.activeElement.dataset
                  return [one.dataset.row - at.row, one.dataset.col - at.col]
                }"""
            )
            keys = ["ArrowDown" if down > 0 else "ArrowUp"] * round(abs(down))
            keys += ["ArrowRight" if right > 0 else "ArrowLeft"] * round(abs(right))
            # Streets have bends: now and then a detour is the way.
            detour = luck.random() < 0.2
            guest.page.keyboard.press(luck.choice(ARROWS if detour else keys or ARROWS))
        raise AssertionError(f"arrows do not lead to {thing}")
