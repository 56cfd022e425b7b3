"""The worked scenarios of the rules file, section 7: the action phase, its powers and events."""

from __future__ import annotations

from typing import Any

import pytest

from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import asked, heard, leader, play, points, scene, tableaux, view


@pytest.mark.scenario("T-05")
@pytest.mark.rule("SPI-7.2", "SPI-8.3", "SPI-8.4", "SPI-9.4", "SPI-9.8", "SPI-9.9")
def test_banker_now_and_guard_later() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "banker*2 guard*3")
        .orders(0, "merchant")
        .tableau(1, "banker guard*2 innkeeper")
        .orders(1, "guard raid")
        .state()
    )

    play(state, 0, "use_banker", "reveal(merchant)", "end_turn")

    assert points(state) == [1, 0, 0]
    assert view(state).bank == 7
    raid_first = play(state.copy(), 1, "reveal(raid)")
    assert asked(raid_first) == [(1, "action")]  # no target, no choice
    assert raid_first.offers(1) == ["reveal(guard)"]
    assert heard(raid_first, None, "raid-idle") == [{"seat": 1}]
    guard_first = play(state.copy(), 1, "reveal(guard)")
    assert leader(guard_first, "guard") is None
    play(guard_first, 1, "reveal(raid)")
    assert guard_first.offers(1) == ["raid_player(0)", "raid_skip"]


@pytest.mark.scenario("T-08")
@pytest.mark.rule("SPI-4.3", "SPI-8.3", "SPI-8.11", "SPI-9.4")
def test_the_seer_protects_its_owner_in_a_tie_of_guards() -> None:
    table = scene(seats=3).tableau(0, "guard*2").tableau(1, "guard*2 seer").tableau(2, "guard*2")
    one = table.orders(0, "raid").orders(1, "raid").state()

    assert [place.raid_protected for place in view(one).seats] == [False, True, False]
    play(one, 0, "reveal(raid)")
    assert one.offers(0) == ["raid_player(2)", "raid_skip"]
    play(one, 0, "raid_skip", "end_turn")
    play(one, 1, "reveal(raid)")
    assert one.offers(1) == ["raid_player(0)", "raid_player(2)", "raid_skip"]


@pytest.mark.scenario("T-09")
@pytest.mark.rule("SPI-8.9", "SPI-9.5", "SPI-9.6")
def test_the_spys_protection_binds_its_own_plot() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "spy merchant")
        .orders(0, "plot")
        .tableau(1, "juggler")
        .tableau(2, "banker")
        .state()
    )

    play(state, 0, "reveal(plot)")

    assert state.offers(0) == ["plot_player_a(1)", "plot_skip"]
    play(state, 0, "plot_player_a(1)", "plot_card_a(juggler)")
    assert state.offers(0) == ["plot_player_b(2)"]
    play(state, 0, "plot_player_b(2)", "plot_card_b(banker)")
    assert tableaux(state)[1:] == [{"banker": 1}, {"juggler": 1}]


@pytest.mark.scenario("T-10")
@pytest.mark.rule("SPI-8.10")
def test_a_single_guard_switches_the_spys_protection_off() -> None:
    table = (
        scene(seats=3)
        .tableau(0, "spy merchant guard")
        .tableau(1, "juggler guard*2")
        .tableau(2, "banker")
    )
    state = table.orders(0, "plot").orders(1, "plot").state()

    assert leader(state, "guard") == 1
    play(state, 0, "reveal(plot)")
    assert state.offers(0) == ["plot_player_a(0)", "plot_player_a(1)", "plot_skip"]
    play(
        state,
        0,
        "plot_skip",
        "end_turn",
    )
    play(state, 1, "reveal(plot)")
    assert state.offers(1) == ["plot_player_a(1)", "plot_player_a(2)", "plot_skip"]
    play(state, 1, "plot_player_a(1)", "plot_card_a(juggler)")
    assert state.offers(1) == ["plot_player_b(2)", "plot_player_b(0)"]


@pytest.mark.scenario("T-11")
@pytest.mark.rule("SPI-8.4")
def test_an_empty_bank_pays_nothing() -> None:
    state = scene().tableau(0, "banker*2").points(5, 3).state()

    assert view(state).bank == 0
    assert leader(state, "banker") == 0
    assert state.offers(0) == ["end_turn"]
    assert state.why_not(0, "use_banker") == "SPI-8.4"


@pytest.mark.scenario("T-12")
@pytest.mark.rule("SPI-8.8")
def test_a_spy_finds_nothing_to_steal() -> None:
    state = scene(seats=3).tableau(0, "spy").points(3, 0, 0).state()

    assert leader(state, "spy") == 0
    assert state.offers(0) == ["end_turn"]


@pytest.mark.scenario("T-18")
@pytest.mark.rule("SPI-7.8", "SPI-4.6")
def test_two_players_use_the_banker_in_the_same_round() -> None:
    state = scene(seats=3).tableau(0, "banker*2").tableau(1, "banker").orders(1, "banker*2").state()

    play(state, 0, "use_banker", "end_turn")
    assert "use_banker" not in state.offers(1)
    play(state, 1, "reveal(banker)", "use_banker")

    assert points(state) == [1, 1, 0]
    assert view(state).bank == 6


@pytest.mark.scenario("T-19")
@pytest.mark.rule("SPI-7.6")
def test_a_power_works_once_in_a_turn() -> None:
    state = scene().tableau(0, "banker*2").orders(0, "banker").state()

    play(state, 0, "use_banker")
    assert state.offers(0) == ["reveal(banker)"]
    play(state, 0, "reveal(banker)")

    assert state.offers(0) == ["end_turn"]
    assert state.why_not(0, "use_banker") == "SPI-7.6"


@pytest.mark.scenario("T-20")
@pytest.mark.rule("SPI-8.6")
def test_the_bishop_removes_an_event_revealed_in_the_same_turn() -> None:
    state = scene().tableau(0, "bishop").orders(0, "raid").tableau(1, "merchant").state()

    assert state.offers(0) == ["reveal(raid)"]
    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(merchant)")
    assert state.offers(0) == ["use_bishop(raid)", "end_turn"]
    play(state, 0, "use_bishop(raid)")

    assert tableaux(state) == [{"bishop": 1}, {}]


@pytest.mark.scenario("T-21")
@pytest.mark.rule("SPI-9.9", "SPI-4.6")
def test_a_raid_can_give_another_player_protection() -> None:
    state = scene(seats=3).orders(0, "raid*2").tableau(1, "guard*2").tableau(2, "guard*2").state()

    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(1)", "raid_player(2)", "raid_skip"]
    play(state, 0, "raid_player(2)", "raid_card(guard)")

    assert leader(state, "guard") == 1
    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(2)", "raid_skip"]


@pytest.mark.scenario("T-22")
@pytest.mark.rule("SPI-1.2", "SPI-4.5", "SPI-9.7")
def test_face_down_cards_are_out_of_play() -> None:
    state = (
        scene()
        .tableau(0, "guard")
        .orders(0, "raid")
        .tableau(1, "guard")
        .orders(1, "guard*3")
        .state()
    )

    play(state, 0, "reveal(raid)")

    assert leader(state, "guard") is None
    assert state.offers(0) == ["raid_player(1)", "raid_skip"]
    play(state, 0, "raid_player(1)")
    assert state.offers(0) == ["raid_card(guard)"]
    play(state, 0, "raid_card(guard)")
    assert tableaux(state)[1] == {}
    assert view(state).seats[1].orders_size == 3


@pytest.mark.scenario("T-23")
@pytest.mark.rule("SPI-7.5", "SPI-9.5", "SPI-9.9")
def test_a_plot_opens_the_way_for_a_raid() -> None:
    state = (
        scene()
        .tableau(0, "innkeeper merchant")
        .orders(0, "plot raid")
        .tableau(1, "guard prince")
        .state()
    )

    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(merchant)")
    play(state, 0, "plot_player_b(1)", "plot_card_b(guard)")

    assert leader(state, "guard") == 0
    assert not view(state).seats[1].raid_protected
    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["raid_player(1)", "raid_skip"]
    play(state, 0, "raid_player(1)")
    assert state.offers(0) == ["raid_card(merchant)", "raid_card(prince)"]


@pytest.mark.scenario("T-24")
@pytest.mark.rule("SPI-7.5", "SPI-8.9")
def test_a_plot_is_better_played_before_the_spy() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "innkeeper merchant")
        .orders(0, "plot spy")
        .tableau(1, "banker")
        .tableau(2, "bishop")
        .state()
    )

    plot_first = play(state.copy(), 0, "reveal(plot)")
    assert plot_first.offers(0) == ["plot_player_a(0)", "plot_player_a(1)", "plot_skip"]
    play(plot_first, 0, "plot_player_a(0)", "plot_card_a(merchant)")
    assert plot_first.offers(0) == ["plot_player_b(1)", "plot_player_b(2)"]
    spy_first = play(state.copy(), 0, "reveal(spy)", "reveal(plot)")
    assert spy_first.offers(0) == ["plot_player_a(1)", "plot_skip"]
    play(spy_first, 0, "plot_player_a(1)", "plot_card_a(banker)")
    assert spy_first.offers(0) == ["plot_player_b(2)"]


@pytest.mark.scenario("T-25")
@pytest.mark.rule("SPI-8.9", "SPI-9.8")
def test_with_two_players_the_spy_stops_every_plot_unless_an_option_says_otherwise() -> None:
    def plot(**options: Any) -> Spiskowcy:
        table = scene(turn=1, **options).tableau(0, "spy merchant").tableau(1, "juggler")
        return play(table.orders(1, "plot").state(), 1, "reveal(plot)")

    stopped = plot()
    assert stopped.offers(1) == ["end_turn"]
    assert tableaux(stopped)[1] == {"juggler": 1, "plot": 1}
    assert heard(stopped, None, "plot-idle") == [{"seat": 1}]
    state = plot(spy_plot_protection_two_player=False)
    assert state.offers(1) == ["plot_player_a(1)", "plot_skip"]
    play(state, 1, "plot_player_a(1)", "plot_card_a(juggler)")
    assert state.offers(1) == ["plot_player_b(0)"]


@pytest.mark.scenario("T-26")
@pytest.mark.rule("SPI-4.3", "SPI-4.6", "SPI-9.5")
def test_the_seer_can_be_swapped_away() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "banker merchant")
        .orders(0, "plot")
        .tableau(1, "banker seer")
        .state()
    )

    assert leader(state, "banker") == 1
    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(merchant)")
    play(state, 0, "plot_player_b(1)", "plot_card_b(seer)")

    assert leader(state, "banker") == 0
    assert state.offers(0) == ["use_banker", "end_turn"]


@pytest.mark.scenario("T-36")
@pytest.mark.rule("SPI-8.8", "SPI-8.10")
def test_a_guard_does_not_keep_the_spy_from_stealing() -> None:
    state = scene(seats=3).tableau(0, "spy*2 guard").points(0, 1, 2).state()

    assert state.offers(0) == ["use_spy(1)", "use_spy(2)", "end_turn"]
    play(state, 0, "use_spy(1)")

    assert points(state) == [1, 0, 2]
    assert view(state).bank == 5


@pytest.mark.scenario("T-37")
@pytest.mark.rule("SPI-9.1", "SPI-9.8", "SPI-12.3")
def test_a_raid_can_be_skipped_and_still_costs() -> None:
    state = (
        scene(seats=3, round=8)
        .tableau(0, "banker")
        .orders(0, "raid")
        .tableau(1, "banker")
        .tableau(2, "banker*2")
        .state()
    )

    play(state, 0, "reveal(raid)")
    assert "raid_skip" in state.offers(0)
    play(state, 0, "raid_skip", "end_turn")

    assert tableaux(state) == [{"banker": 1, "raid": 1}, {"banker": 1}, {"banker": 2}]
    play(state, 1, "end_turn")
    play(state, 2, "use_banker", "end_turn")
    assert state.scores == [-1, 0, 7]


@pytest.mark.scenario("T-39")
@pytest.mark.rule("SPI-9.4", "SPI-9.8")
def test_raids_without_a_target_just_stay() -> None:
    state = scene().orders(0, "raid*2").tableau(1, "guard merchant*2").state()

    play(state, 0, "reveal(raid)")
    assert state.offers(0) == ["reveal(raid)"]
    play(state, 0, "reveal(raid)")

    assert state.offers(0) == ["end_turn"]
    assert tableaux(state) == [{"raid": 2}, {"guard": 1, "merchant": 2}]


@pytest.mark.scenario("T-40")
@pytest.mark.rule("SPI-9.5")
def test_a_swap_keeps_the_sizes_of_the_tableaux() -> None:
    state = (
        scene(seats=3, turn=2)
        .tableau(0, "merchant*4 raid")
        .tableau(1, "juggler*5 prince plot")
        .tableau(2, "guard*4")
        .orders(2, "plot")
        .state()
    )

    play(state, 2, "reveal(plot)", "plot_player_a(0)", "plot_card_a(merchant)")
    play(state, 2, "plot_player_b(1)", "plot_card_b(prince)")

    assert [sum(row.values()) for row in tableaux(state)] == [5, 7, 5]
    assert tableaux(state)[2] == {"guard": 4, "plot": 1}
