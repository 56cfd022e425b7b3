"""Final scoring (SPI-12)."""

from __future__ import annotations

import pytest

from support.scenes import final, heard, view

VALUES = {
    "merchant": 9,
    "juggler": 8,
    "guard": 7,
    "banker": 6,
    "innkeeper": 5,
    "bishop": 4,
    "prince": 3,
    "spy": 2,
    "seer": 1,
}


@pytest.mark.rule("SPI-12.1")
@pytest.mark.parametrize("card", VALUES)
def test_each_character_pays_its_value_once_to_its_sole_leader(card: str) -> None:
    copies = VALUES[card]  # as many copies as points

    assert final().tableau(0, card).state().scores == [VALUES[card], 0]
    assert final().tableau(1, f"{card}*{copies}").state().scores == [0, VALUES[card]]


@pytest.mark.rule("SPI-12.1")
def test_on_a_tie_nobody_scores() -> None:
    table = final(3).tableau(0, "guard*2").tableau(1, "guard*2").tableau(2, "guard")

    assert table.state().scores == [0, 0, 0]


@pytest.mark.rule("SPI-12.2")
def test_the_seer_breaks_no_ties_but_scores_one() -> None:
    table = final(3).tableau(0, "prince seer").tableau(1, "prince").tableau(2, "spy")

    assert table.state().scores == [1, 0, 2]


@pytest.mark.rule("SPI-12.3")
def test_events_cost_and_points_give_one_each() -> None:
    table = final(3).tableau(0, "raid*2 plot*3 spy").tableau(1, "raid").points(1, 0, 4)
    state = table.state()

    assert state.scores == [2 - 5 + 1, -1, 4]


@pytest.mark.rule("SPI-12.1", "SPI-12.3")
def test_the_arithmetic_of_each_total_is_shown() -> None:
    table = final().tableau(0, "merchant*2 juggler raid").tableau(1, "juggler spy").points(3, 2)
    state = table.state()

    scores = view(state).scores
    assert scores is not None
    assert (scores[0].characters, scores[0].events, scores[0].points) == ({"merchant": 9}, -1, 3)
    assert (scores[1].characters, scores[1].events, scores[1].points) == ({"spy": 2}, 0, 2)
    assert [score.total for score in scores] == state.scores == [11, 4]
    assert heard(state, None, "game-scored") == [{"scores": [11, 4], "winners": [0]}]


@pytest.mark.rule("SPI-12.4")
def test_the_highest_total_wins() -> None:
    state = final(3).tableau(0, "seer").tableau(1, "merchant").tableau(2, "raid").state()

    assert state.winners == [1]
    assert view(state).phase == "over"


@pytest.mark.rule("SPI-12.4", "SPI-12.5")
def test_tied_players_share_victory_and_rank() -> None:
    table = final(4).tableau(0, "seer").points(1, 2, 2, 0)
    state = table.state()

    assert state.scores == [2, 2, 2, 0]
    assert state.ranks == [1, 1, 1, 4]
    assert state.winners == [0, 1, 2]


@pytest.mark.rule("SPI-12.5")
def test_equal_totals_share_a_rank_and_the_next_one_is_skipped() -> None:
    state = final(4).points(1, 3, 1, 0).state()

    assert state.ranks == [2, 1, 2, 4]
