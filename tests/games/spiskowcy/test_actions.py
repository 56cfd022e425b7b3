"""Phase III: the action turn (SPI-7)."""

from __future__ import annotations

import pytest

from support.scenes import asked, heard, leader, own, play, points, refused, scene, tableaux, view


@pytest.mark.rule("SPI-7.1")
def test_a_turn_is_completed_before_the_next_player_acts() -> None:
    table = scene(seats=3, first=2).orders(2, "merchant").orders(0, "guard").orders(1, "spy")
    state = table.tableau(1, "banker").state()

    for seat, card in ((2, "merchant"), (0, "guard"), (1, "spy")):
        assert view(state).active == seat
        assert [other for other in range(3) if state.offers(other)] == [seat]
        play(state, seat, f"reveal({card})")
        assert asked(state) == [(seat, "action")]  # still the same turn
        play(state, seat, "end_turn")
    assert heard(state, None, "turn-ended") == [{"seat": 2}, {"seat": 0}, {"seat": 1}]
    assert view(state).round == 4


@pytest.mark.rule("SPI-7.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_powers_may_be_used_before_between_and_after_reveals(before: int) -> None:
    state = scene().tableau(0, "innkeeper banker").orders(0, "merchant guard").state()

    reveals = ["reveal(merchant)", "reveal(guard)"]
    play(state, 0, *reveals[:before], "use_banker", *reveals[before:], "end_turn")

    assert points(state) == [1, 0]


@pytest.mark.rule("SPI-7.3")
def test_all_cards_of_a_character_are_revealed_together() -> None:
    state = scene().tableau(0, "juggler").orders(0, "juggler*3").state()

    play(state, 0, "reveal(juggler)")

    assert tableaux(state)[0] == {"juggler": 4}
    assert state.offers(0) == ["end_turn"]
    assert heard(state, 1, "revealed") == [{"seat": 0, "card": "juggler", "count": 3}]


@pytest.mark.rule("SPI-7.4", "SPI-9.1")
def test_an_event_is_resolved_before_anything_else() -> None:
    table = scene().tableau(0, "banker").orders(0, "raid*2").tableau(1, "merchant*2")
    state = table.state()

    play(state, 0, "reveal(raid)")

    assert tableaux(state)[0] == {"banker": 1, "raid": 1}  # one card at a time
    assert own(state, 0).orders == {"raid": 1}
    assert state.offers(0) == ["raid_player(1)", "raid_skip"]
    for other in ("reveal(raid)", "use_banker", "end_turn"):
        assert refused(state, 0, other)[1] == "not-asked-now"
    play(state, 0, "raid_skip")
    assert state.offers(0) == ["reveal(raid)", "use_banker"]


@pytest.mark.rule("SPI-7.4")
def test_plots_too_are_revealed_one_at_a_time() -> None:
    state = scene().tableau(0, "merchant").orders(0, "plot*2").tableau(1, "guard").state()

    play(state, 0, "reveal(plot)")

    assert asked(state) == [(0, "plot-player-a")]
    assert own(state, 0).orders == {"plot": 1}


@pytest.mark.rule("SPI-7.5")
def test_the_player_chooses_which_card_of_a_pair_comes_first() -> None:
    state = scene().tableau(0, "innkeeper").orders(0, "merchant raid").state()

    assert state.offers(0) == ["reveal(merchant)", "reveal(raid)"]
    play(state, 0, "reveal(raid)")
    assert (own(state, 0).orders, tableaux(state)[0]) == (
        {"merchant": 1},
        {"innkeeper": 1, "raid": 1},
    )


@pytest.mark.rule("SPI-7.6")
def test_powers_need_the_majority_at_the_moment_of_use() -> None:
    table = scene().tableau(0, "innkeeper bishop raid").orders(0, "plot banker")
    state = table.tableau(1, "merchant banker").state()

    assert "use_bishop(raid)" in state.offers(0)
    assert "use_banker" not in state.offers(0)
    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(bishop)")
    play(state, 0, "plot_player_b(1)", "plot_card_b(banker)")
    assert state.offers(0) == ["reveal(banker)", "use_banker"]  # one lost, one won
    assert refused(state, 0, "use_bishop(raid)") == ("SPI-7.6", "no-majority")


@pytest.mark.rule("SPI-7.6")
def test_each_power_can_be_used_once_a_turn_and_none_has_to_be() -> None:
    table = scene().tableau(0, "banker bishop spy raid*2 plot").points(0, 3)
    state = table.state()
    powers = ["use_banker", "use_bishop(raid)", "use_bishop(plot)", "use_spy(1)"]

    assert state.offers(0) == [*powers, "end_turn"]
    play(state, 0, "use_spy(1)")
    assert state.offers(0) == ["use_banker", "use_bishop(raid)", "use_bishop(plot)", "end_turn"]
    play(state, 0, "use_bishop(raid)")
    assert state.offers(0) == ["use_banker", "end_turn"]
    play(state, 0, "use_banker")
    assert state.offers(0) == ["end_turn"]
    for power in powers:
        assert refused(state, 0, power) == ("SPI-7.6", "power-used")
    assert view(state).used == ["banker", "bishop", "spy"]


@pytest.mark.rule("SPI-7.6")
def test_a_used_power_is_fresh_again_in_the_next_players_turn_and_the_next_round() -> None:
    table = scene().tableau(0, "banker").tableau(1, "spy banker")
    state = table.orders(0, "banker").state()

    play(state, 0, "reveal(banker)", "use_banker", "end_turn")
    assert view(state).used == []
    assert state.offers(1) == ["use_spy(0)", "end_turn"]
    play(state, 1, "end_turn")
    for seat in (1, 0):  # the token has moved on
        play(state, seat, state.offers(seat)[0], "order_count(1)")
    while "use_banker" not in state.offers(0):
        seat = asked(state)[0][0]
        play(state, seat, state.offers(seat)[-1])
    assert view(state).round == 4


@pytest.mark.rule("SPI-7.7")
def test_powers_work_only_in_ones_own_turn() -> None:
    state = scene().tableau(1, "banker bishop raid").state()

    assert state.offers(1) == []
    for power in ("use_banker", "use_bishop(raid)", "use_spy(0)"):
        assert refused(state, 1, power) == ("SPI-7.7", "not-your-turn")


@pytest.mark.rule("SPI-7.7")
def test_a_majority_won_in_anothers_turn_waits_for_ones_own() -> None:
    table = scene(seats=3).orders(0, "raid").tableau(1, "banker*2").tableau(2, "banker*2")
    state = table.orders(1, "raid").state()

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(banker)")
    assert leader(state, "banker") == 2
    assert state.offers(2) == []  # not now
    held = play(state.copy(), 0, "end_turn")
    play(held, 1, "reveal(raid)", "raid_skip", "end_turn")
    assert "use_banker" in held.offers(2)
    lost = play(state.copy(), 0, "end_turn")
    play(lost, 1, "reveal(raid)", "raid_player(2)", "raid_card(banker)", "end_turn")
    assert lost.offers(2) == ["end_turn"]


@pytest.mark.rule("SPI-7.8")
def test_a_power_that_changes_hands_can_be_used_again_in_the_same_round() -> None:
    table = scene().tableau(0, "bishop plot").tableau(1, "plot").orders(1, "bishop*2")
    state = table.state()

    play(state, 0, "use_bishop(plot)", "end_turn")
    assert state.offers(1) == ["reveal(bishop)"]
    play(state, 1, "reveal(bishop)", "use_bishop(plot)")

    assert tableaux(state) == [{"bishop": 1}, {"bishop": 2}]


@pytest.mark.rule("SPI-7.9")
def test_a_turn_ends_when_the_player_says_so_but_not_before_all_is_revealed() -> None:
    state = scene().tableau(0, "innkeeper banker").orders(0, "merchant spy").state()

    assert refused(state, 0, "end_turn") == ("SPI-7.9", "orders-left")
    play(state, 0, "reveal(merchant)")
    assert refused(state, 0, "end_turn") == ("SPI-7.9", "orders-left")
    play(state, 0, "reveal(spy)")
    assert asked(state) == [(0, "action")]  # the last reveal does not end it
    play(state, 0, "use_banker")
    assert state.offers(0) == ["end_turn"]
    play(state, 0, "end_turn")
    assert asked(state) == [(1, "action")]
