"""How people answer the questions of Spiskowcy: by mouse, by touch, by keyboard.

What to press is found as a person finds it: the hand, the question's own options, and the buttons
that name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.guest import GAME, Guest, Seen
from browser.ways import ByKeys, ByMouse, ByThumb, Way, name, split, starting
from konspira.catalogue import GAMES

SPISKOWCY = GAMES[GAME]
PASSES = ("order_none", "end_turn", "raid_skip", "plot_skip", "stop_discarding")
CHIPS = (
    "raid_player",
    "raid_card",
    "plot_player_a",
    "plot_card_a",
    "plot_player_b",
    "plot_card_b",
    "discard",
)
CONFIRMED = ("raid_card", "plot_card_b", "discard", "order_second")  # others learn of it
AT_ONCE = (
    "order_type",
    "order_pair",
    "raid_player",
    "plot_player_a",
    "plot_card_a",
    "plot_player_b",
)


def passes(option: str) -> bool:
    return split(option)[0] in PASSES


def something(question: Seen, luck: random.Random) -> str:
    """An answer that does something, if there is one: dull games show little."""
    active = [option for option in question["options"] if not passes(option)]
    return str(luck.choice(active or question["options"]))


def eventful(frame: Seen) -> str:
    """The answer that leads to the most kinds of questions.

    Large orders in the first rounds, so that there is too much to keep; events afterwards.
    """
    options = [str(option) for option in frame["question"]["options"]]
    view = frame["view"]
    if view["round"] > 3:
        for wanted in ("order_type(plot)", "order_type(raid)"):
            if wanted in options:
                return wanted
    for family in ("order_pair", "reveal", "order_count"):
        found = [option for option in options if option.startswith(family)]
        if found:
            return found[-1]
    if options[0].startswith("order_type"):
        hand = view["seats"][view["seat"]]["hand"]
        return max(options, key=lambda option: hand.get(split(option)[1], 0))
    return next((option for option in options if not passes(option)), options[0])


def label(guest: Guest, frame: Seen, option: str) -> str:
    """Return what the button says that sends this choice; it begins like a sentence."""
    text = in_words(guest, frame, option)
    return text[:1].upper() + text[1:]


def in_words(guest: Guest, frame: Seen, option: str) -> str:
    """Return what this choice comes to."""
    family, argument = split(option)
    facts = frame["question"]["facts"]
    seats = frame["view"]["seats"]
    you = frame["view"]["seat"]

    def say(id: str, /, **more: object) -> str:
        return guest.say(f"web-spiskowcy-{id}", **more)

    def one(card: str) -> str:
        return say(f"one-{card}")

    def owned(seat: int, card: str) -> str:
        if seat == you:
            return say("owned-you", card=one(card), id=card)
        return say("owned", card=one(card), seat=name(guest, seat))

    match family:
        case "order_count":
            count = int(argument)
            return say("do-place", cards=say(f"some-{facts['card']}", count=count))
        case "order_second":
            return say("do-place-pair", first=one(facts["card"]), second=one(argument))
        case "reveal":
            event = argument in ("raid", "plot")
            count = 1 if event else seats[you]["orders"][argument]
            return say("do-reveal", cards=say(f"some-{argument}", count=count))
        case "use_bishop":
            return say("do-bishop", card=one(argument), id=argument)
        case "use_spy":
            return say("do-spy", seat=name(guest, int(argument)))
        case "raid_card":
            return say("do-destroy", what=owned(facts["victim"], argument))
        case "plot_card_b":
            first = owned(facts["a"], facts["card_a"])
            return say("do-swap", first=first, second=owned(facts["victim"], argument))
        case "discard":
            return say("do-discard", card=one(argument), id=argument)
        case "stop_discarding":
            return say("do-keep", count=sum(seats[you]["tableau"].values()))
    simple = {
        "order_pair": "do-two-kinds",
        "order_none": "do-place-none",
        "use_banker": "do-banker",
        "end_turn": "do-end-turn",
        "raid_skip": "do-skip-raid",
        "plot_skip": "do-skip-plot",
    }
    return say(simple[family])


def hand(guest: Guest) -> Locator:
    """The cards in this person's hand."""
    return guest.named("group", "web-spiskowcy-hand").get_by_role("button")


def in_hand(guest: Guest, card: str) -> Locator:
    """A card in the hand: its last copy, which no other one covers."""
    found = guest.words.card(SPISKOWCY, card)
    return (
        guest.named("group", "web-spiskowcy-hand").get_by_role("button", name=starting(found)).last
    )


def chip(guest: Guest, argument: str) -> Locator:
    """A seat or a card among the options beside the question."""
    asked = guest.dock.get_by_role("heading", level=2).inner_text()
    text = (
        name(guest, int(argument))
        if argument.isdecimal()
        else guest.words.card(SPISKOWCY, argument)
    )
    group = guest.dock.get_by_role("group", name=asked, exact=True)
    return group.get_by_role("button", name=starting(text))


class Spiskowcy(Way):
    """A list of what leads to an answer in this game."""

    def choose(self, question: Seen, luck: random.Random) -> str:
        return something(question, luck)

    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        return split(option)[0] not in AT_ONCE

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        family, argument = split(option)
        if family == "order_type":
            self.press(guest, in_hand(guest, argument))
            return
        if family == "order_count":
            most = sum(one.startswith("order_count") for one in frame["question"]["options"])
            for _ in range(most - int(argument)):
                self.press(guest, guest.button("web-spiskowcy-fewer"))
        if family == "order_second":
            self.press(guest, in_hand(guest, argument))
        if family in CHIPS:
            self.press(guest, chip(guest, argument))
        if family not in CHIPS or family in CONFIRMED:
            text = label(guest, frame, option)
            # The question comes first; a card of one's own order can have the same label.
            self.press(guest, guest.dock.get_by_role("button", name=starting(text)).first)


class Mouse(Spiskowcy, ByMouse):
    pass


class Thumb(Spiskowcy, ByThumb):
    pass


class Keys(Spiskowcy, ByKeys):
    pass
