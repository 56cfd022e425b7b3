"""What was measured of the levels: of these bots, as promised, and as people are told it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tools import ladder

from konspira.bots import LADDER, usual
from konspira.bots.usual import ENOUGH, balance, balance_of, measured, strengths_of
from konspira.catalogue import GAMES
from konspira.games.stawka.content.names import SCENARIOS
from konspira.kernel.strength import LONGEST
from konspira.words import Words

ROOT = Path(__file__).parents[2]


def row_of(table: str, level: str) -> dict[str, Any]:
    """Return what was measured of a level at a table: a game, or a scenario of one."""
    name, _, scenario = table.partition(":")
    return measured(GAMES[name])[scenario][level]


MEASURED = [
    (f"{name}:{scenario}".rstrip(":"), level)
    for name, kind in GAMES.items()
    for scenario, rows in measured(kind).items()
    for level in rows
]
HOLDS = ("spiskowcy", "estoril", "emerald", "stawka:s3_chestnuts")


@pytest.mark.parametrize(("table", "level"), MEASURED)
def test_a_row_of_the_ladder_is_of_the_bots_that_there_are(table: str, level: str) -> None:
    assert row_of(table, level)["numbers"] == ladder.numbers(table, level)


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("table", HOLDS)
def test_every_step_of_the_ladder_holds(table: str, level: str) -> None:
    row = row_of(table, level)

    assert row["games"] >= ENOUGH and row["compiled"]
    if level == "easy":
        assert row["share"] >= 0.8
    else:
        assert row["share"] >= 0.65 and row["low"] > 0.6
    assert row["seconds"] <= LONGEST


@pytest.mark.parametrize("game", ["spiskowcy", "estoril", "emerald", "stawka"])
def test_people_are_told_of_all_levels(game: str) -> None:
    told = strengths_of(GAMES[game])

    assert list(told) == list(LADDER)
    table = next(table for table in HOLDS if table.startswith(game))
    for level, won in told.items():
        assert abs(won - 100 * row_of(table, level)["share"]) <= 0.5


def test_nobody_is_told_of_a_short_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {"easy": {"games": 99, "share": 0.9}, "medium": {"games": 100, "share": 0.7}}
    monkeypatch.setattr(usual, "measured", lambda game: {"": rows})
    assert strengths_of(GAMES["leduc"]) == {"medium": 70}

    monkeypatch.setattr(usual, "measured", lambda game: {})
    assert strengths_of(GAMES["leduc"]) == {}


def test_the_balance_that_people_read_is_the_one_that_is_kept() -> None:
    stawka, english = GAMES["stawka"], Words("en")
    page = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (.+?) \| ([\d,]+) \| (\d+|–) \| ([\d.]+) : ([\d.]+) %", page, re.MULTILINE
    )
    kept = balance(stawka)

    assert list(kept) == list(SCENARIOS)
    assert rows == [
        (
            english.say(f"stawka-scenario-{scenario.replace('_', '-')}"),
            f"{row.games:,}",
            "–" if row.drawn is None else str(row.drawn),
            *[f"{100 * share:.1f}" for share in row.shares],
        )
        for scenario, row in kept.items()
    ]
    for told in balance_of(stawka).values():
        assert sum(told) in (99, 100, 101)
    assert balance_of(GAMES["spiskowcy"]) == {}
