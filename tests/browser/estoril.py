"""How people answer the questions of Estoril 1942: by mouse, by touch, by keyboard.

What to press is found as a person finds it: the hand, the town with its ringed places, and the
buttons that name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.guest import Guest, Seen
from browser.ways import ByKeys, ByMouse, ByThumb, Way, name, split, starting
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
BY_A_SYMBOL = ("activate(assassin)", "activate(diplomat)", "activate(seducer)")  # likewise


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
    """Return who lies on a space, as far as this person knows."""
    found = lies_on(frame, id)
    assert found is not None
    if found["card"] is None:
        return guest.say("web-estoril-hidden-of", seat=name(guest, found["seat"]))
    return guest.words.card(ESTORIL, found["card"])


def label(guest: Guest, frame: Seen, option: str) -> str:
    """Return what the button says that sends this choice; it begins like a sentence."""
    text = in_words(guest, frame, option)
    return text[:1].upper() + text[1:]


def in_words(guest: Guest, frame: Seen, option: str) -> str:
    """Return what this choice comes to."""
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


class Estoril(Way):
    """A list of what leads to an answer in this game."""

    def choose(self, question: Seen, luck: random.Random) -> str:
        return something(question, luck)

    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        return split(option)[0] not in AT_ONCE and option not in BY_A_SYMBOL

    def answer(self, guest: Guest, option: str) -> None:
        super().answer(guest, option)
        if split(option)[0] == "hand_discard":  # the page sends one card after the other
            guest.until(
                "heard.unanswered.size === 0 && heard.frame.question?.kind !== 'hand-discard'"
            )

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        family, argument = split(option)
        if family == "hand_discard":
            count = frame["question"]["facts"]["count"]
            rest = [other for other in frame["question"]["options"] if other != option]
            for one in [option, *rest[: count - 1]]:
                self.press(guest, in_hand(guest, split(one)[1]))
        elif family in IN_HAND:
            self.press(guest, in_hand(guest, argument))
        elif family in IN_TOWN:
            self.press(guest, in_town(guest, frame, option))
        if family not in AT_ONCE:
            self.press(guest, button(guest, frame, option))


class Mouse(Estoril, ByMouse):
    pass


class Thumb(Estoril, ByThumb):
    pass


class Keys(Estoril, ByKeys):
    def reach(self, guest: Guest, frame: Seen, option: str) -> None:
        if split(option)[0] == "hand_discard":  # several at a time: no number says which
            self.give(guest, frame, option)
        else:
            super().reach(guest, frame, option)
