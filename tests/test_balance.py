"""The measuring of balance counts what it says."""

from __future__ import annotations

import pytest
from tools import balance
from tools.balance import Played

from konspira.games.emerald.cards import LOYALIST, RESTORATIONIST


def played(winners: list[int], turns: float = 15.0, first: int = 0) -> Played:
    factions = [LOYALIST, RESTORATIONIST, RESTORATIONIST]
    return Played(turns, factions, winners, first, ends=1 << 2, scores=[3, 9, 12])


def test_the_same_games_are_played_by_any_number_of_processes() -> None:
    alone = balance.play_all(2, games=2, seed=5, processes=1)
    assert alone == balance.play_all(2, games=2, seed=5, processes=2)
    assert all(game.winners and game.turns > 1 for game in alone)


def test_a_shared_victory_counts_as_its_parts() -> None:
    games = [played([0]), played([1, 2]), played([0, 1])]
    loyal = balance.share_of(games, [game.seats_of(LOYALIST) for game in games])
    assert loyal == pytest.approx(1.5 / 3)


def test_the_interval_is_the_one_of_wilson() -> None:
    assert balance.wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert balance.wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_games_of_one_faction_say_nothing_about_factions() -> None:
    one = Played(15.0, [LOYALIST, LOYALIST], [0], 0, 1 << 2, [5, 4])
    two = Played(15.0, [LOYALIST, RESTORATIONIST], [1], 1, 1 << 2, [4, 5])
    said = "\n".join(balance.report(2, [one, one, two]))
    assert "both factions     1 games" in said
    assert "restorationist  100.0 %" in said
    assert "    1               100.0 %" in said  # whoever began won each of them


def test_the_aims_are_length_and_factions() -> None:
    fair = [played([0]), played([1])]
    assert balance.is_even(fair)
    assert not balance.is_even([played([0]), played([0])])
    assert not balance.is_even([game._replace(turns=21.0) for game in fair])
