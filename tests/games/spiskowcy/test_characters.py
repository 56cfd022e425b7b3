"""The nine characters and their powers (SPI-8)."""

from __future__ import annotations

import pytest

from support.scenes import (
    asked,
    deck_size,
    final,
    leader,
    play,
    points,
    refused,
    scene,
    tableaux,
    view,
)


@pytest.mark.rule("SPI-8.1")
def test_the_merchant_only_scores() -> None:
    table = scene(round=8).tableau(0, "merchant*5").orders(0, "merchant*2").points(0, 2)
    state = table.state()

    assert leader(state, "merchant") == 0
    assert state.offers(0) == ["reveal(merchant)"]
    play(state, 0, "reveal(merchant)")
    assert state.offers(0) == ["end_turn"]
    play(state, 0, "end_turn")
    play(state, 1, "end_turn")
    assert state.scores == [9, 2]


@pytest.mark.rule("SPI-8.2")
def test_the_juggler_only_brings_a_card() -> None:
    state = scene(seats=3, phase="deal", round=5).tableau(2, "juggler").state()

    assert [place.hand_size for place in view(state).seats] == [6, 6, 7]
    assert scene().tableau(0, "juggler").state().offers(0) == ["end_turn"]


@pytest.mark.rule("SPI-8.3", "SPI-9.4")
def test_a_guard_majority_keeps_raids_away() -> None:
    table = scene(seats=3).orders(0, "raid").tableau(1, "guard*2 spy").tableau(2, "guard banker")
    state = play(table.state(), 0, "reveal(raid)")

    assert state.offers(0) == ["raid_player(2)", "raid_skip"]
    assert refused(state, 0, "raid_player(1)") == ("SPI-8.3", "raid-protected")


@pytest.mark.rule("SPI-8.3")
def test_guards_in_the_minority_protect_nobody() -> None:
    table = scene().tableau(0, "guard*2").orders(0, "raid").tableau(1, "guard")
    state = play(table.state(), 0, "reveal(raid)")

    assert state.offers(0) == ["raid_player(1)", "raid_skip"]


@pytest.mark.rule("SPI-8.4")
def test_the_banker_takes_one_point_from_the_bank() -> None:
    state = scene().tableau(0, "banker*4").points(2, 5).state()

    play(state, 0, "use_banker")

    assert (points(state), view(state).bank) == ([3, 5], 0)
    assert state.offers(0) == ["end_turn"]


@pytest.mark.rule("SPI-8.5")
def test_the_innkeeper_works_in_the_order_phase_only() -> None:
    state = scene().tableau(0, "innkeeper*3").state()

    assert state.offers(0) == ["end_turn"]
    chosen = scene(phase="orders").tableau(0, "innkeeper").hand(0, "spy raid").state()
    assert "order_pair" in play(chosen, 0, "order_type(spy)").offers(0)


@pytest.mark.rule("SPI-8.6", "SPI-9.2", "SPI-10.1")
def test_the_bishop_returns_one_own_event_to_the_deck() -> None:
    state = scene().tableau(0, "bishop raid*2 plot").tableau(1, "raid plot").state()
    before = deck_size(state)

    assert state.offers(0) == ["use_bishop(raid)", "use_bishop(plot)", "end_turn"]
    play(state, 0, "use_bishop(plot)")

    assert tableaux(state) == [{"bishop": 1, "raid": 2}, {"raid": 1, "plot": 1}]
    assert deck_size(state) == before + 1


@pytest.mark.rule("SPI-8.6")
def test_the_bishop_does_not_touch_the_events_of_others() -> None:
    state = scene().tableau(0, "bishop raid").tableau(1, "plot").state()

    assert state.offers(0) == ["use_bishop(raid)", "end_turn"]
    assert refused(state, 0, "use_bishop(plot)") == ("SPI-8.6", "not-in-tableau")


@pytest.mark.rule("SPI-8.7", "SPI-11.4")
@pytest.mark.parametrize("above, must_discard", [(1, False), (2, False), (3, True)])
def test_the_prince_keeps_two_cards_above_the_limit(above: int, must_discard: bool) -> None:
    table = scene(phase="end", round=3).tableau(0, f"prince merchant*{4 + above}")
    state = table.state()

    assert ("stop_discarding" not in state.offers(0)) == must_discard


@pytest.mark.rule("SPI-8.8")
def test_the_spy_steals_from_opponents_and_never_from_the_bank() -> None:
    state = scene(seats=4).tableau(0, "spy").points(1, 0, 2, 1).state()

    assert state.offers(0) == ["use_spy(2)", "use_spy(3)", "end_turn"]
    play(state, 0, "use_spy(2)")

    assert (points(state), view(state).bank) == ([2, 0, 1, 1], 4)


@pytest.mark.rule("SPI-8.8")
def test_nothing_protects_against_stealing() -> None:
    table = scene().tableau(0, "spy*2").tableau(1, "guard*3 bishop prince seer")
    state = table.points(0, 1).state()

    assert view(state).seats[1].raid_protected
    assert "use_spy(1)" in state.offers(0)


@pytest.mark.rule("SPI-8.9", "SPI-9.6")
def test_a_spy_majority_without_a_guard_keeps_plots_away() -> None:
    table = scene(seats=4).tableau(0, "merchant").orders(0, "plot")
    state = table.tableau(1, "spy prince").tableau(2, "banker").tableau(3, "bishop").state()

    assert [place.plot_protected for place in view(state).seats] == [False, True, False, False]
    play(state, 0, "reveal(plot)")
    assert state.offers(0) == ["plot_player_a(0)", "plot_player_a(2)", "plot_skip"]
    assert refused(state, 0, "plot_player_a(1)") == ("SPI-8.9", "plot-protected")
    play(state, 0, "plot_player_a(0)", "plot_card_a(merchant)")
    assert state.offers(0) == ["plot_player_b(2)", "plot_player_b(3)"]
    assert refused(state, 0, "plot_player_b(1)") == ("SPI-8.9", "plot-protected")


@pytest.mark.rule("SPI-8.9")
def test_tied_spies_protect_nobody() -> None:
    table = scene().tableau(0, "spy").orders(0, "plot").tableau(1, "spy")
    state = play(table.state(), 0, "reveal(plot)")

    assert state.offers(0) == ["plot_player_a(0)", "plot_skip"]


@pytest.mark.rule("SPI-8.10")
@pytest.mark.parametrize("guards, leads", [("guard", True), ("", False)])
def test_any_face_up_guard_cancels_the_protection(guards: str, leads: bool) -> None:
    state = scene(seats=3).tableau(0, f"spy {guards}").tableau(1, "juggler").state()

    assert (leader(state, "guard") == 0) == leads
    assert view(state).seats[0].plot_protected is not leads


@pytest.mark.rule("SPI-8.10")
def test_a_face_down_guard_does_not_cancel_the_protection() -> None:
    state = scene().tableau(0, "spy").orders(0, "guard").state()

    assert view(state).seats[0].plot_protected
    play(state, 0, "reveal(guard)")
    assert not view(state).seats[0].plot_protected


@pytest.mark.rule("SPI-8.11")
def test_the_seer_works_in_every_phase_and_in_the_turns_of_others() -> None:
    deal = scene(phase="deal", round=8).tableau(0, "juggler").tableau(1, "juggler seer").state()
    assert [place.hand_size for place in view(deal).seats] == [3, 4]
    orders = scene(phase="orders").tableau(0, "innkeeper seer").tableau(1, "innkeeper")
    pair = play(orders.hand(0, "spy raid").state(), 0, "order_type(spy)")
    assert "order_pair" in pair.offers(0)
    actions = scene().orders(0, "raid").tableau(0, "guard").tableau(1, "guard seer").state()
    assert play(actions, 0, "reveal(raid)").offers(0) == ["end_turn"]
    end = scene(phase="end", round=1).tableau(0, "prince seer merchant*3").tableau(1, "prince")
    assert "stop_discarding" in end.state().offers(0)
    scored = final().tableau(0, "prince seer").tableau(1, "prince").state()
    assert scored.scores == [1, 0]


@pytest.mark.rule("SPI-8.11")
def test_the_seer_itself_is_never_used() -> None:
    state = scene().tableau(0, "seer").state()

    assert asked(state) == [(0, "action")]
    assert state.offers(0) == ["end_turn"]
