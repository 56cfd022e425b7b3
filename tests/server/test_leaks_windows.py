"""Nobody learns what others hide inside an interrupt window: every window of Stawka (STA-19.6).

A story begins in an open window and goes on through those that open after it; two servers tell it,
as in `test_leaks_games`. What can be used in a window differs in the two worlds, what the viewer
gets does not. Then leaks are planted.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from konspira.catalogue import GAMES
from konspira.games.stawka.abilities.words import (
    TOKEN_ACTION,
    TOKEN_DISMISS_FAILED,
    TOKEN_ENTRY,
    WINDOWS,
)
from konspira.games.stawka.sight import events, view
from konspira.games.stawka.state import Stawka
from konspira.kernel.events import Event
from konspira.server.people.bot_speed import SPEEDS
from support.retold import Library, Options, Tables, library
from support.soaking import some_now
from support.stawka_crowd import crowded
from support.twins import NotTwins
from support.worlds import Leak, Spec, open_worlds

SCENARIO: Options = {"scenario": "s3_chestnuts"}
SPECTATOR, POLISH, GERMAN = None, 0, 1
# Not put to anybody: the menu, and windows that only mandatory traits use.
SILENT = ("activation_free", "talk_before_rank_roll", "interrogation_before_roll")


def stories() -> Library:
    return library(GAMES["stawka"], 2, SCENARIO, crowded)


def asked_windows() -> list[str]:
    """All windows of the scenario in which somebody is asked."""
    rules: Any = stories().game
    used = [name for number, name in enumerate(WINDOWS) if rules.rules.windows >> number & 1]
    return [name for name in used if name not in SILENT]


@pytest.fixture(scope="module")
async def tables(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    """Two servers for all stories."""
    folder = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(folder, patch) as worlds:
            yield Tables(worlds, {"stawka": GAMES["stawka"]})


@pytest.mark.rule("STA-19.6")
@pytest.mark.parametrize("window", some_now(asked_windows(), lambda place, _: place % 7 == 0))
async def test_no_viewer_can_tell_tables_apart_in_a_window(tables: Tables, window: str) -> None:
    place = WINDOWS.index(window)
    language, pace = ("en", "pl", "de")[place % 3], ("none", "live", "daily")[place % 3]
    speed = SPEEDS[place // 7 % 3]  # what people wish of bots changes nothing of their own windows
    spec = Spec("stawka", 2, None, place, 0, SCENARIO, (), pace, language=language, tag=window)
    await tables.sit_down(spec._replace(curious=0.2, speed=speed))
    compared = tables.compared
    asked = [(SPECTATOR, False), (POLISH, place % 2 == 0), (GERMAN, place % 2 == 1)]
    for number, (viewer, mine) in enumerate(asked):
        story = stories().with_window(window, viewer, mine, random.Random(f"{window} {viewer}"))
        assert story.hides
        await tables.tell(story, thorough=number == place % 12)

    assert tables.compared > compared + 60_000


def test_the_windows_of_tokens_are_among_them() -> None:
    names = [WINDOWS[number] for number in (TOKEN_ENTRY, TOKEN_ACTION, TOKEN_DISMISS_FAILED)]
    assert {*names} <= {*asked_windows()}
    assert len(asked_windows()) == 21


# -- the comparison can fail -----------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def cards_are_seen_while_a_window_is_open(patch: pytest.MonkeyPatch) -> None:
    seeing = view._seat

    def seat(state: Stawka, seat: int, viewer: int) -> Any:
        found = seeing(state, seat, viewer)
        if not any(question.window for question in state.questions):
            return found
        return msgspec.structs.replace(
            found, reaction_cards=seeing(state, seat, seat).reaction_cards
        )

    patch.setattr(view, "_seat", seat)


def passing_tells_what_was_held_back(patch: pytest.MonkeyPatch) -> None:
    telling = events.seat

    def seat(state: Stawka, kind: str, seat: int) -> None:
        telling(state, kind, seat)
        if kind == "window-passed" and state.rx_hand[seat]:
            state.tell_all(Event("held-back", {"card": state.rx_hand[seat][0]}))

    patch.setattr(events, "seat", seat)


@pytest.mark.patches
@pytest.mark.parametrize(
    "leak", [cards_are_seen_while_a_window_is_open, passing_tells_what_was_held_back]
)
async def test_a_leak_in_a_window_is_found(
    leak: Plant, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(leak.__name__)
    planned = [stories().with_window("step_after", POLISH, False, rng) for _ in range(5)]
    await tables.sit_down(Spec("stawka", 2, None, 0, options=SCENARIO, tag=leak.__name__))
    await tables.tell(planned[0])
    leak(monkeypatch)

    with pytest.raises(Leak) as leaked:
        for story in planned:
            await tables.tell(story)

    assert leaked.type is Leak


@pytest.mark.patches
def test_an_engine_that_talks_in_windows_is_found_while_planning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards_are_seen_while_a_window_is_open(monkeypatch)
    found = Library(stories().game, crowded)

    with pytest.raises((NotTwins, LookupError)):
        for number in range(12):
            found.with_window("step_before", POLISH, False, random.Random(number))
