"""The measuring of Stawka's balance counts what it says, for every scenario."""

from __future__ import annotations

import pytest
from tools import balance_stawka
from tools.balance_stawka import Played


def played(*winners: int, ending: str = "time") -> Played:
    return Played(list(winners), ending, 8, [3, 1])


def test_a_draw_is_half_a_win_for_both() -> None:
    games = [played(0), played(0, 1), played(1), played(0)]
    assert balance_stawka.share(games, 0) == pytest.approx(2.5 / 4)


def test_seven_of_ten_decided_games_are_even_and_eight_are_not() -> None:
    drawn = [played(0, 1)] * 5
    assert balance_stawka.is_even([played(0)] * 7 + [played(1)] * 3 + drawn)
    assert not balance_stawka.is_even([played(0)] * 8 + [played(1)] * 2 + drawn)


def test_the_report_names_sides_and_ends() -> None:
    games = [played(0, ending="dispatch")] * 3 + [played(1, ending="located")]
    text = "\n".join(balance_stawka.report("s4_i_know_who_you_are", games))
    assert "polish          75.0 %" in text and "located         german  25.0 %" in text


def test_a_scenario_without_a_limit_gets_a_cap() -> None:
    options = dict(balance_stawka.options_of("s5_hotel_excelsior", {}))
    assert options["stage_cap"] == balance_stawka.CAP
    assert "stage_cap" not in dict(balance_stawka.options_of("s6_top_secret", {}))


def test_the_same_games_are_played_by_any_number_of_processes() -> None:
    options = balance_stawka.options_of("s4_i_know_who_you_are", {})
    levels = ("random", "random")
    alone = balance_stawka.play_all(options, 2, 5, 1, levels)
    assert alone == balance_stawka.play_all(options, 2, 5, 2, levels)
