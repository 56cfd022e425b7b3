"""Redeals: a random table that one seat cannot tell from the real one (SPI-13)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from konspira import Rng
from konspira.games.spiskowcy.state import Spiskowcy
from support.redeals import is_legal, places, redeal, row, turned_up
from support.scenes import asked, choose_any, make, own, play, scene, view, write_pack

OPTIONS: list[dict[str, Any]] = [
    {},
    {"order_timing": "simultaneous"},
    {"order_counts_visible": False, "allow_empty_order": True},
    {"order_timing": "simultaneous", "order_counts_visible": False},
    {"unplayed_hand_revealed": True},
    {"unplayed_hand_revealed": True, "order_timing": "simultaneous", "allow_empty_order": True},
]


# -- consistent with everything the seat knows -----------------------------------------------------


def check_redeal(state: Spiskowcy, viewer: int | None, other: Spiskowcy) -> None:
    """Only what a viewer cannot see may change, and it stays a table of this game."""
    assert view(other, viewer) == view(state, viewer)
    assert other.game.broken(other) == []
    if viewer is not None:
        assert places(other)[viewer] == places(state)[viewer]
        assert other.offers(viewer) == state.offers(viewer)
    innkeeper = state.position()["innkeeper"]
    for seat, (old, new) in enumerate(zip(places(state), places(other), strict=True)):
        assert (new["dealt"], new["stage"]) == (old["dealt"], old["stage"])
        shown = turned_up(state) if view(state).active == seat else Counter[str]()
        down = Counter(new["orders"])
        assert not down or is_legal(down, shown, innkeeper == seat, empty=True)


@pytest.mark.rule("SPI-13.2", "SPI-13.4", "SPI-13.5")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_redeal_fits_all_that_the_viewer_knows(seats: int, options: dict[str, Any]) -> None:
    state = make(seats, **options).start(seed=seats)
    assert isinstance(state, Spiskowcy)
    rng = Rng(seats)
    while not state.over:
        before = state.position()
        for viewer in (None, 0, 1) if seats == 2 else (rng.below(seats),):
            check_redeal(state, viewer, redeal(state, viewer, rng))
        assert state.position() == before  # the real table is not touched
        choose_any(state, rng)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_redealt_game_can_be_played_to_its_end(options: dict[str, Any]) -> None:
    state = make(3, **options).start(seed=3)
    assert isinstance(state, Spiskowcy)
    rng = Rng(3)
    for _ in range(60):
        choose_any(state, rng)
        other = redeal(state, rng.below(3), rng)
        while not other.over:
            choose_any(other, rng)
            assert other.game.broken(other) == []
        assert (other.log, other.history) == ([], [])  # nobody listens to it


def acting() -> Spiskowcy:
    """Seat 0 has raided a Seer this round; seat 1 put cards back; seat 2 has an order too."""
    table = scene(seats=3, phase="orders").tableau(2, "seer merchant")
    table.hand(0, "raid*2 spy").hand(1, "guard*3 plot").hand(2, "banker*2 bishop")
    state = play(table.state(), 0, "order_type(raid)", "order_count(2)")
    play(state, 1, "order_type(plot)", "order_count(1)")
    play(state, 2, "order_type(banker)", "order_count(1)")
    return play(state, 0, "reveal(raid)", "raid_player(2)", "raid_card(seer)")


@pytest.mark.rule("SPI-13.2")
def test_cards_that_were_seen_going_back_are_in_the_deck() -> None:
    state = acting()
    rng = Rng(1)

    for _ in range(300):
        for viewer in (None, 0, 1, 2):
            for place in places(redeal(state, viewer, rng)):
                for zone in ("hand", "orders", "returned"):
                    assert "seer" not in place[zone]


def test_own_returned_cards_are_not_dealt_to_others(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, "merchant*4", deal=3, keep=5)
    table = scene(phase="orders", pack=pack).hand(0, "merchant guard spy").hand(1, "merchant*3")
    state = play(table.state(), 0, "order_type(merchant)", "order_count(1)")
    rng = Rng(1)

    for _ in range(300):
        mine, theirs = places(redeal(state, 0, rng))
        assert mine["returned"] == {"guard": 1, "spy": 1}
        assert not {"guard", "spy"} & theirs["hand"].keys()


@pytest.mark.rule("SPI-6.4")
@pytest.mark.parametrize("innkeeper", [True, False])
def test_a_pair_may_lie_there_only_with_the_innkeeper(innkeeper: bool) -> None:
    table = scene(phase="orders").tableau(0, "innkeeper" if innkeeper else "juggler")
    state = table.hand(0, "merchant*2 spy*2 raid").hand(1, "guard*2 banker").state()
    play(state, 0, "order_type(merchant)", "order_count(2)")
    rng = Rng(1)

    types = [len(places(redeal(state, 1, rng))[0]["orders"]) for _ in range(200)]
    assert (2 in types) == innkeeper
    assert 1 in types


@pytest.mark.rule("SPI-6.7")
def test_a_pair_is_possible_though_the_innkeeper_was_raided_since() -> None:
    table = scene(phase="orders").tableau(1, "innkeeper").hand(0, "raid*2")
    state = table.hand(1, "merchant*2 spy raid").state()
    play(state, 0, "order_type(raid)", "order_count(1)")
    play(state, 1, "order_type(merchant)", "order_pair", "order_second(spy)")
    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(innkeeper)")
    rng = Rng(1)

    types = {len(places(redeal(state, 0, rng))[1]["orders"]) for _ in range(200)}
    assert types == {1, 2}


# -- varied ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_hidden_card_moves_and_no_known_one_does(options: dict[str, Any]) -> None:
    table = scene(seats=3, phase="orders", round=5, **options)
    hands = ("merchant*2 guard spy raid*2", "juggler*3 plot*3", "banker*3 bishop*2 raid")
    for seat, hand in enumerate(hands):
        table.hand(seat, hand)
    state = play(table.state(), 0, "order_type(raid)", "order_count(2)")
    rng = Rng(1)

    for viewer in (None, 0, 1, 2):
        others = [places(redeal(state, viewer, rng)) for _ in range(40)]
        for seat, place in enumerate(places(state)):
            for zone in ("hand", "orders", "returned"):
                held = row(place[zone])
                values = {row(other[seat][zone]) for other in others}
                shown = zone == "returned" and view(state, viewer).seats[seat].returned is not None
                if seat == viewer or not sum(held) or shown:
                    assert values == {held}, (viewer, seat, zone)
                else:
                    assert len(values) > 3, (viewer, seat, zone)


def test_a_redeal_does_not_know_the_future() -> None:
    for key in (None, b"a secret"):
        state = make(2).start(seed=5, key=key)
        other = state.redeal(0, Rng(1))
        assert other.position()["chance"].keys() == {"word"}
        assert other.position()["chance"] != state.position()["chance"]
    fixed = scene(round=1).orders(1, "spy").deck("seer").state()
    hands = set()
    for seed in range(20):
        again = redeal(fixed, 0, Rng(seed))
        play(again, 0, "end_turn")
        play(again, 1, again.offers(1)[0], "end_turn")
        hands.add(str([own(again, seat).hand for seat in (0, 1)]))
    assert len(hands) == 20


def test_the_same_generator_gives_the_same_redeal() -> None:
    state = acting()

    assert redeal(state, 1, Rng(7)).position() == redeal(state, 1, Rng(7)).position()
    assert redeal(state, 1, Rng(7)).position() != redeal(state, 1, Rng(8)).position()


def test_a_half_made_choice_of_another_starts_again() -> None:
    table = scene(phase="orders").tableau(0, "innkeeper").hand(0, "banker*2 spy")
    ordering = table.hand(1, "raid").state()
    play(ordering, 0, "order_type(banker)", "order_pair")
    assert asked(redeal(ordering, 1, Rng(1))) == [(0, "order-type")]
    assert asked(redeal(ordering, 0, Rng(1))) == [(0, "order-second")]  # one's own goes on

    table = scene().orders(0, "raid").tableau(1, "merchant guard").tableau(0, "guard")
    raiding = play(table.orders(1, "spy").state(), 0, "reveal(raid)", "raid_player(1)")
    assert asked(redeal(raiding, 1, Rng(1))) == [(0, "raid-player")]
    assert asked(redeal(raiding, 0, Rng(1))) == [(0, "raid-card")]

    table = scene().orders(0, "plot").tableau(1, "merchant").tableau(0, "guard")
    plotting = play(table.orders(1, "spy").state(), 0, "reveal(plot)")
    for choice in ("plot_player_a(0)", "plot_card_a(guard)", "plot_player_b(1)"):
        play(plotting, 0, choice)
        assert asked(redeal(plotting, None, Rng(1))) == [(0, "plot-player-a")]
        assert redeal(plotting, 0, Rng(1)).offers(0) == plotting.offers(0)


def test_a_pair_that_play_cannot_reach_can_be_redealt() -> None:
    # Without the Innkeeper nobody could have placed it; a position may hold it all the same.
    state = scene().orders(0, "merchant guard").orders(1, "spy").state()

    while state.offers(0) != ["end_turn"]:
        assert view(redeal(state, 1, Rng(1)), 1) == view(state, 1)
        play(state, 0, state.offers(0)[0])


def test_a_position_that_names_no_orders_can_be_redealt() -> None:
    # What a position does not name is absent: here nobody has placed anything.
    state = scene(seats=3).tableau(0, "banker").tableau(1, "guard").state()

    for viewer in (None, 0, 1, 2):
        assert view(redeal(state, viewer, Rng(1)), viewer) == view(state, viewer)
