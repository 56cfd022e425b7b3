"""Every game, every seat count, every option value, through the conformance suite."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from konspira.catalogue import GAMES
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.testing import (
    check,
    check_declared,
    check_processes,
    check_verdicts,
    fingerprint,
)

CHECKSUMS = Path(__file__).with_name("checksums.json")
BEFORE = Path(__file__).with_name("checksums_before.json")  # the kernel's second form (ADR 0011)
# Games of a thousand choices or with a large table: the costly properties are checked less often.
LONG = {"emerald": 89, "stawka": 60}
Options = dict[str, str | bool | int]
PAUSES = {"emerald": 7, "stawka": 11}  # choices between two looks at the verdicts
SHORTER: Options = {"turn_cap": 10}  # and with more seats or other options they are cut short
# Most options matter only where all rules are played.
BASE: dict[str, Options] = {"stawka": {"scenario": "s3_chestnuts"}}
# Random players would never end these (STA-21.5).
ENDLESS: dict[str, Options] = {"s5_hotel_excelsior": {"stage_cap": 12}}
# Without a limit of stages a game with passwords may be long.
LONG_ONES = ("free_difficulty", "password_wordlist", "password_fold_diacritics")
CAPPED: dict[str, Options] = {name: {"stage_cap": 12} for name in LONG_ONES}


def tables(kind: type[Game]) -> Iterator[tuple[int, Options]]:
    """Each seat count with the defaults; then every other value of every option, many at once."""
    low, high = kind.seat_range
    usual = BASE.get(kind.id, {})
    for seats in range(low, high + 1):
        yield seats, {}
        together: dict[str, tuple[Options, dict[str, Sequence[str | bool | int]]]] = {}
        for one in kind.settings:
            values = one.values_for(seats)
            if one.name in usual:
                for value in values[1:]:
                    yield seats, {one.name: value, **ENDLESS.get(str(value), {})}
            else:
                when = {**one.when, **CAPPED.get(one.name, {})} or usual
                together.setdefault(repr(when), (when, {}))[1][one.name] = values
        for when, options in together.values():
            for place in range(1, max(map(len, options.values()))):
                some = {
                    name: values[place] for name, values in options.items() if place < len(values)
                }
                yield seats, some | when


TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(options) or 'default'}"[:60])
    for name, kind in GAMES.items()
    for seats, options in tables(kind)
]


def patiently(place: int, table: ParameterSet) -> ParameterSet:
    """The table; those with other options take long in plain Python, and there are many."""
    name, seats, options = table.values
    if not options and seats == 2:
        return table
    compiled = not options or place % 4 == 0 or (name != "stawka" and place % 3 == 0)
    late = pytest.mark.verify if compiled else pytest.mark.soak
    return pytest.param(*table.values, id=table.id, marks=late)


@pytest.mark.parametrize(
    ("name", "seats", "options"), [patiently(*pair) for pair in enumerate(TABLES)]
)
def test_a_game_has_every_property_of_a_game(name: str, seats: int, options: Options) -> None:
    every = LONG.get(name, 5)
    short = name == "emerald" and (options != {} or seats > 2)
    if short:
        options = options | SHORTER
    game = GAMES[name](seats, None, options)
    # One game of Stawka's first part may be over before both sides hide something.
    games = 1 if short else 2
    check(game, games=games, processes=False, every=every)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_what_the_verdict_allows(name: str) -> None:
    """A step may list its options faster than by asking for the verdict on each candidate."""
    for seats in {*GAMES[name].seat_range}:
        for options in [options for count, options in tables(GAMES[name]) if count == seats][:3]:
            state, rng = GAMES[name](seats, None, options).start(1), Rng(2)
            while not state.over and len(state.history) < 400:
                if len(state.history) % PAUSES.get(name, 1) == 0:
                    check_verdicts(state, rng)
                    check_declared(state, rng)
                question = state.questions[rng.below(len(state.questions))]
                state.choose(question.seat, rng.choice(state.options(question.seat)))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game_in_every_process(name: str) -> None:
    check_processes(GAMES[name]())


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_same_seed_is_the_same_game_on_every_machine_compiled_or_not(
    name: str, seats: int, options: Options
) -> None:
    """The checksums were written by plain Python; the compiled form must find the same."""
    known = json.loads(CHECKSUMS.read_text())
    key = f"{name} {seats} " + " ".join(f"{k}={v}" for k, v in options.items())
    found = fingerprint(GAMES[name](seats, None, options), games=3)
    assert known.get(key.strip()) == found, (
        "rules changed? raise the version, run tools/checksums.py"
    )


def test_the_second_form_of_the_kernel_plays_the_games_of_the_first() -> None:
    """Written at 19c9b19. Rules that change raise a version, and their rows leave this list."""
    before, now = json.loads(BEFORE.read_text()), json.loads(CHECKSUMS.read_text())

    assert before
    assert {table: now.get(table) for table in before} == before
