"""The films of Stawka without a page: somebody who knows the game plays on to a moment of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from browser.guest import Guest, Seen
from browser.stawka import STAWKA, new_table
from konspira.games.stawka.sight.shapes import View
from konspira.kernel.events import Question
from konspira.kernel.game import Game

RADIO = "s4_i_know_who_you_are"
HOTEL = "s5_hotel_excelsior"
AUDI = "s6_top_secret"
FILMS = (RADIO, HOTEL, AUDI)


@cache
def game_of(scenario: str, difficulty: str) -> Game:
    return STAWKA(options={"scenario": scenario, "free_difficulty": difficulty})


def sensible(frame: Seen) -> str:
    """Return what the game itself advises; words are those of the English list."""
    asked = frame["question"]
    if len(asked["options"]) == 1:
        return str(asked["options"][0])
    view = msgspec.convert(frame["view"], View)
    difficulty = view.builder.difficulty.removeprefix("free_") if view.builder else "basic"
    game = game_of(view.scenario, difficulty)
    question = Question(view.seat or 0, asked["kind"], "", asked["facts"], asked["window"])
    values = game.advise(view, question, [game.number(one) for one in asked["options"]])
    return str(asked["options"][values.index(max(values))])


def at(
    guest: Guest,
    scenario: str,
    until: Callable[[Seen], bool],
    side: int = 0,
    choose: Callable[[Seen], str] = sensible,
    level: str = "greedy",
) -> str:
    """A table of this film at this moment; its name."""
    for _ in range(12):
        table = new_table(guest, scenario, level, side)
        if not guest.skip(table, until, choose)["result"]:
            return table
    raise AssertionError(f"in twelve games of {scenario} it did not come to this")


# -- moments ---------------------------------------------------------------------------------------


def asked(kind: str) -> Callable[[Seen], bool]:
    """A question of this kind."""
    return lambda frame: bool(frame["question"]["kind"] == kind)


def searched(frame: Seen) -> bool:
    """The sectors of the radio are known, its place is not."""
    radio = frame["view"]["radio"]
    return bool(radio["sectors"] and not radio["public"])


def can_transmit(frame: Seen) -> bool:
    return "transmit" in frame["question"]["options"]


def hotel_open(frame: Seen) -> bool:
    """The viewer has the points for room 217."""
    view = frame["view"]
    return any(
        row["victory"] == "room_217" and row["seat"] == view["seat"] and row["have"] >= row["need"]
        for row in view["standing"]
    )


def driving(frame: Seen) -> bool:
    """The car is activated and has its whole way before it."""
    now = frame["view"]["activation"]
    return bool(
        frame["question"]["kind"] == "activation-menu"
        and now["agent"] == "black_audi"
        and not now["moved"]
        and any(one.startswith("step") for one in frame["question"]["options"])
    )


def loaded(frame: Seen) -> bool:
    return bool(frame["view"]["audi"]["loaded"])
