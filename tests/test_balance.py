"""The aims of docs/balance.md are looked at in what the report has measured."""

from __future__ import annotations

import pytest
from tools import balance

import konspira
from konspira.arena.balance import Balance
from konspira.arena.balance import balance as measured
from konspira.arena.job import new_job
from konspira.arena.rows import Row

LOYALIST, RESTORATIONIST = "faction-loyalist", "faction-restorationist"


def found(winners: list[int], turns: float = 15.0) -> Balance:
    """Games that these seats win; the first seat is the Loyalist."""
    game = konspira.make("emerald", 2)
    rows = [
        Row(
            number,
            number,
            0,
            0,
            [0, 0],
            [5, 4],
            [1, 2] if winner == 0 else [2, 1],
            300,
            [50, 50],
            [0.0, 0.0],
            turns=turns,
            first=0,
            sides=[LOYALIST, RESTORATIONIST],
        )
        for number, winner in enumerate(winners)
    ]
    return measured(new_job("emerald", [game], ["greedy"], 1), 0, rows, game)


def test_the_aims_are_length_and_factions() -> None:
    assert balance.missed([found([0, 1])]) == []
    assert balance.missed([found([0, 0])]) == [
        "2 seats: faction-loyalist wins 100.0%, more than 58%"
    ]
    assert balance.missed([found([0, 1], 21.0)]) == ["2 seats: 21.0 turns, not 12 to 20"]


def test_games_of_one_faction_say_nothing_about_factions() -> None:
    one = found([0, 1])
    assert one.mixed == 2 and {share.value for share in one.sides.values()} == {0.5}


def test_the_tool_plays_and_judges(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "2", "--games", "2", "--workers", "1", "--lang", "en"]
    code = balance.main(words)

    said = capfd.readouterr().out
    assert "Report: A Study in Emerald" in said and "Loyalist" in said
    assert (code == 1) == ("turns, not" in said or "more than 58%" in said)


def test_a_mistake_is_passed_on() -> None:
    assert balance.main(["--seats", "9"]) == 2
