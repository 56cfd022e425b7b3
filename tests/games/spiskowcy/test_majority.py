"""Majority (SPI-4)."""

from __future__ import annotations

import pytest

from support.scenes import final, leader, play, scene, view


@pytest.mark.rule("SPI-4.1")
def test_strictly_more_than_each_opponent_is_a_majority() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "banker*2 guard")
        .tableau(1, "banker*3 guard")
        .tableau(2, "banker")
        .state()
    )

    assert leader(state, "banker") == 1
    assert leader(state, "guard") is None


@pytest.mark.rule("SPI-4.1")
def test_more_than_some_opponents_is_not_enough() -> None:
    state = scene(seats=3).tableau(0, "spy").tableau(1, "spy").state()

    assert leader(state, "spy") is None


@pytest.mark.rule("SPI-4.2")
def test_a_tie_gives_nobody_the_majority() -> None:
    table = scene(seats=3).tableau(0, "banker*2").tableau(1, "banker").tableau(2, "banker*2")
    state = table.state()

    assert leader(state, "banker") is None
    assert state.offers(0) == ["end_turn"]


@pytest.mark.rule("SPI-4.2")
def test_tied_innkeepers_grant_nothing() -> None:
    table = scene(phase="orders").tableau(0, "innkeeper").tableau(1, "innkeeper")
    state = table.hand(0, "banker raid").state()

    assert play(state, 0, "order_type(banker)").offers(0) == ["order_count(1)"]


@pytest.mark.rule("SPI-4.3")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_seer_wins_a_tie_for_the_most(owner: int) -> None:
    table = scene(seats=3)
    for seat in range(3):
        table.tableau(seat, "banker*2 seer" if seat == owner else "banker*2")

    assert leader(table.state(), "banker") == owner


@pytest.mark.rule("SPI-4.3", "SPI-4.4")
def test_the_seer_does_not_make_up_for_a_card_less() -> None:
    state = scene().tableau(0, "banker seer").tableau(1, "banker*2").state()

    assert leader(state, "banker") == 1


@pytest.mark.rule("SPI-4.4")
def test_nobody_leads_with_nothing() -> None:
    empty = scene().state()
    seer = scene().tableau(1, "seer").state()

    assert set(view(empty).leaders.values()) == {None}
    assert leader(seer, "guard") is None
    assert not view(seer).seats[1].raid_protected


@pytest.mark.rule("SPI-4.5")
def test_cards_of_earlier_rounds_count_and_hidden_ones_do_not() -> None:
    table = scene(phase="orders").tableau(0, "banker").hand(1, "banker*3")
    state = table.hand(0, "banker*2 spy").state()
    play(state, 0, "order_type(banker)", "order_count(2)")
    play(state, 1, "order_type(banker)", "order_count(3)")

    assert leader(state, "banker") == 0  # 1 to 0 face up; 2 and 3 lie face down
    play(state, 0, "reveal(banker)", "end_turn")
    assert leader(state, "banker") == 0  # 3 to 0
    play(state, 1, "reveal(banker)")
    assert leader(state, "banker") is None  # 3 to 3


@pytest.mark.rule("SPI-4.6")
def test_majorities_change_with_every_reveal_swap_raid_and_discard() -> None:
    state = (
        scene(phase="actions", round=1)
        .tableau(0, "innkeeper prince banker merchant juggler")
        .orders(0, "raid plot")
        .tableau(1, "prince banker*2")
        .state()
    )

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(banker)")
    assert leader(state, "banker") is None
    assert "use_banker" not in state.offers(0)
    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(merchant)")
    play(state, 0, "plot_player_b(1)", "plot_card_b(banker)")
    assert leader(state, "banker") == 0
    assert "use_banker" in state.offers(0)
    play(state, 0, "end_turn")
    play(state, 1, "end_turn")
    assert leader(state, "prince") is None
    play(state, 0, "discard(prince)")
    assert leader(state, "prince") == 1


@pytest.mark.rule("SPI-4.7")
def test_events_need_no_majority() -> None:
    state = scene().orders(0, "raid").tableau(1, "raid*3 merchant").state()

    assert {"raid", "plot"}.isdisjoint(view(state).leaders)
    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(1)", "raid_skip"]


@pytest.mark.rule("SPI-4.8", "SPI-12.2")
def test_no_tie_is_broken_in_scoring() -> None:
    table = final().tableau(0, "banker*2 seer").tableau(1, "banker*2")

    assert table.state().scores == [1, 0]
    table.data["phase"] = "actions"
    assert leader(table.state(), "banker") == 0  # though the Seer did lead before
