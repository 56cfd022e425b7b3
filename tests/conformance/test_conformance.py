"""Every game, every seat count, every option value, through the conformance suite."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from konspira.catalogue import GAMES
from konspira.kernel.game import Game
from konspira.testing import check, check_processes, fingerprint

CHECKSUMS = Path(__file__).with_name("checksums.json")
# Games of a thousand choices or with a large table: the costly properties are checked less often.
LONG = {"emerald": 89, "stawka": 60}
SHORTER: dict[str, str | bool | int] = {"turn_cap": 10}  # and with other options they are cut short


# Without a limit of stages a game with passwords may be long.
LONG_ONES = ("free_difficulty", "password_wordlist", "password_fold_diacritics")
CAPPED = {name: {"stage_cap": 12} for name in LONG_ONES}


def tables(kind: type[Game]) -> Iterator[tuple[int, dict[str, str | bool | int]]]:
    """Each seat count with the defaults, with each other value alone, and with all of them."""
    low, high = kind.seat_range
    for seats in range(low, high + 1):
        yield seats, {}
        for setting in kind.settings:
            for value in setting.values_for(seats)[1:]:
                yield seats, {**setting.when, **CAPPED.get(setting.name, {}), setting.name: value}
        if kind.settings:
            yield seats, {one.name: one.values_for(seats)[-1] for one in kind.settings}


TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(options) or 'default'}"[:60])
    for name, kind in GAMES.items()
    for seats, options in tables(kind)
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_game_has_every_property_of_a_game(
    name: str, seats: int, options: dict[str, str | bool | int]
) -> None:
    thorough = len(options) != 1  # one option alone changes little
    every = LONG.get(name, 5 if thorough else 17)
    if name == "emerald" and options:
        options = SHORTER | options
    game = GAMES[name](seats, None, options)
    # In a game of the smallest scenario one seat may have nothing to hide.
    games = 2 if thorough or name == "stawka" else 1
    check(game, games=games, processes=False, every=every)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game_in_every_process(name: str) -> None:
    check_processes(GAMES[name]())


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_same_seed_is_the_same_game_on_every_machine_compiled_or_not(
    name: str, seats: int, options: dict[str, str | bool | int]
) -> None:
    """The checksums were written by plain Python; the compiled form must find the same."""
    known = json.loads(CHECKSUMS.read_text())
    key = f"{name} {seats} " + " ".join(f"{k}={v}" for k, v in options.items())
    found = fingerprint(GAMES[name](seats, None, options), games=3)
    assert known.get(key.strip()) == found, (
        "rules changed? raise the version, run tools/checksums.py"
    )
