"""How people answer the questions of Estoril 1942: by mouse, by touch, by keyboard.

What to press is found as a person finds it: the hand, the town with its ringed places, and the
buttons that name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.spiskowcy import name, split, starting
from konspira.catalogue import GAMES

GAME = "estoril"
ESTORIL = GAMES[GAME]
NUMERALS = ("", "I", "II", "III", "IV")
PASSES = ("peek_decline", "activate_stop", "activate_skip")
IN_HAND = ("place_card", "hand_discard")
IN_TOWN = (
    "place_space",
    "peek",
    "peek_reward",
    "assassin_target",
    "diplomat_target",
    "seducer_target",
    "seducer_space",
    "boca_discard",
)
AT_ONCE = ("place_card", "seducer_target")  # nobody learns of these: no button is needed
MOST_STEPS = 40  # a walk that finds nothing ends


def something(question: Seen, luck: random.Random) -> str:
    """An answer that does something, if there is one: dull games show little."""
    active = [option for option in question["options"] if split(option)[0] not in PASSES]
    return str(luck.choice(active or question["options"]))


def eventful(frame: Seen) -> str:
    """The same for somebody without a page: always alike for the same question."""
    question = frame["question"]
    return something(question, random.Random(f"{question['kind']} {question['options']}"))


# -- things in words -------------------------------------------------------------------------------


def tile(guest: Guest, id: str) -> str:
    return guest.say(f"web-estoril-tile-{id}")


def space(guest: Guest, id: str) -> str:
    """`casino_2` is "Casino Estoril II"."""
    place, _, number = id.rpartition("_")
    return f"{tile(guest, place)} {NUMERALS[int(number)]}"


def lies_on(frame: Seen, id: str) -> Seen | None:
    """The character on a space."""
    for place in frame["view"]["town"]:
        for one in place["spaces"]:
            if one["id"] == id:
                found: Seen | None = one["character"]
                return found
    return None


def character(guest: Guest, frame: Seen, id: str) -> str:
    """Who lies on a space, as far as this person knows."""
    found = lies_on(frame, id)
    assert found is not None
    if found["card"] is None:
        return guest.say("web-estoril-hidden-of", seat=name(guest, found["seat"]))
    return guest.words.card(ESTORIL, found["card"])


def label(guest: Guest, frame: Seen, option: str) -> str:
    """What the button says that sends this choice; it begins like a sentence."""
    text = in_words(guest, frame, option)
    return text[:1].upper() + text[1:]


def in_words(guest: Guest, frame: Seen, option: str) -> str:
    """What this choice comes to."""
    family, argument = split(option)
    facts = frame["question"]["facts"]

    def say(id: str, /, **more: object) -> str:
        return guest.say(f"web-estoril-{id}", **more)

    def card(id: str) -> str:
        return guest.words.card(ESTORIL, id)

    match family:
        case "place_space":
            return say("do-place", card=card(facts["card"]), space=space(guest, argument))
        case "peek":
            found = lies_on(frame, argument)
            assert found is not None
            return say("do-peek", seat=name(guest, found["seat"]), space=space(guest, argument))
        case "peek_reward":
            return say("do-peek-reward", tile=tile(guest, argument))
        case "peek_decline":
            return say("do-decline")
        case "activate":
            return say("do-use", symbol=guest.words.term(ESTORIL, "symbol", argument))
        case "assassin_target":
            found = lies_on(frame, argument)
            assert found is not None
            who = character(guest, frame, argument)
            if found["seat"] == frame["view"]["seat"]:
                return say("do-recall", card=who)
            return say("do-kill", card=who, seat=name(guest, found["seat"]))
        case "conspirator_keep":
            return say("do-keep", card=card(facts["card_reward"]))
        case "conspirator_replace":
            return say("do-replace", card=card(facts["card"]))
        case "diplomat_target":
            return say("do-protect", card=character(guest, frame, argument))
        case "seducer_target":
            return say("do-seduce", card=character(guest, frame, argument))
        case "seducer_space":
            who = character(guest, frame, facts["space"])
            return say("do-move", card=who, space=space(guest, argument))
        case "boca_discard":
            return say("do-lose", card=character(guest, frame, argument))
        case "hand_discard":
            return say("do-discard", count=facts["count"])
    return guest.say(f"estoril-choose-{family.replace('_', '-')}")


# -- things on the page ----------------------------------------------------------------------------


def hand(guest: Guest) -> Locator:
    """The cards in this person's hand."""
    return guest.named("group", "web-estoril-hand").get_by_role("button")


def in_hand(guest: Guest, card: str) -> Locator:
    found = guest.words.card(ESTORIL, card)
    return guest.named("group", "web-estoril-hand").get_by_role("button", name=starting(found))


def town(guest: Guest) -> Locator:
    """The town, as it is or turned."""
    wide = guest.named("group", "web-estoril-town")
    return wide.or_(guest.named("group", "web-estoril-town-turned"))


def in_town(guest: Guest, frame: Seen, option: str) -> Locator:
    """The ringed place that gives this answer; face-down cards differ by where they lie."""
    family, argument = split(option)
    text = label(guest, frame, option)
    if family not in ("place_space", "peek_reward"):
        text = f"{text}. {space(guest, argument)}"
    return town(guest).get_by_role("button", name=starting(text))


def button(guest: Guest, frame: Seen, option: str) -> Locator:
    """The button of the dock that sends this choice."""
    return guest.dock.get_by_role("button", name=starting(label(guest, frame, option))).first


class Way(ABC):
    """A way to play: what is pressed is the same, how differs."""

    @abstractmethod
    def press(self, guest: Guest, thing: Locator) -> None:
        """Press something on the page."""

    def answer(self, guest: Guest, option: str, luck: random.Random) -> None:
        """Answer the open question, and wait until the server has it."""
        frame = guest.frame()
        question = frame["question"]
        assert option in question["options"]
        self.give(guest, frame, option, luck)
        guest.settle(question)

    def give(self, guest: Guest, frame: Seen, option: str, luck: random.Random) -> None:
        """Press what leads to this answer."""
        family, argument = split(option)
        if family == "hand_discard":
            count = frame["question"]["facts"]["count"]
            rest = [other for other in frame["question"]["options"] if other != option]
            for one in [option, *luck.sample(rest, count - 1)]:
                self.press(guest, in_hand(guest, split(one)[1]))
        elif family in IN_HAND:
            self.press(guest, in_hand(guest, argument))
        elif family in IN_TOWN:
            self.press(guest, in_town(guest, frame, option))
        if family not in AT_ONCE:
            self.press(guest, button(guest, frame, option))

    def play(self, guest: Guest, luck: random.Random) -> None:
        """Play on to the end of the game."""
        question = guest.await_question()
        while question is not None:
            self.answer(guest, something(question, luck), luck)
            question = guest.await_question(question)


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
        place = thing.get_attribute("data-at")
        if place is not None:
            guest.page.keyboard.press("b")
            self.stroll(guest, thing)
        elif thing.get_attribute("data-row") is not None:
            guest.page.keyboard.press("h")
            guest.page.keyboard.press("Home")
            self.walk(guest, thing, "ArrowRight")
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
        """Walk through the town with the arrow keys: first the row, then the column."""
        for _ in range(MOST_STEPS):
            key = thing.evaluate(
                """one => {
                  const at = document.activeElement
                  if (at === one) return ''
                  const down = Number(one.dataset.row) - Number(at.dataset.row)
                  const right = Number(one.dataset.col) - Number(at.dataset.col)
                  // a reward between the cells is entered from above or below
                  const beside = Math.abs(right) < 1 || Number.isInteger(Number(one.dataset.row))
                  if (down !== 0 && beside) return down > 0 ? 'ArrowDown' : 'ArrowUp'
                  return right > 0 ? 'ArrowRight' : 'ArrowLeft'
                }"""
            )
            if not key:
                return
            guest.page.keyboard.press(key)
        raise AssertionError(f"no way through the town to {thing}")

    def give(self, guest: Guest, frame: Seen, option: str, luck: random.Random) -> None:
        """Every other answer by its number, where it has one."""
        number = frame["question"]["options"].index(option) + 1
        family = split(option)[0]
        self.answers += 1
        if self.answers % 2 or number > 9 or family == "hand_discard":
            super().give(guest, frame, option, luck)
            return
        guest.page.keyboard.press(str(number))
        hidden = ("activate(assassin)", "activate(diplomat)", "activate(seducer)")
        if family not in AT_ONCE and option not in hidden:
            guest.page.keyboard.press("Enter")
