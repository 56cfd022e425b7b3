"""What is hidden and what is public (SPI-13): views, and what each seat is told."""

from __future__ import annotations

from typing import Any

import pytest

from konspira import Rng
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.game import Waiting
from support.scenes import Scene, asked, choose_any, heard, make, own, play, scene, tableaux, view

EVERYBODY = (0, 1, 2, None)
HANDS = ("merchant*3 spy", "raid*2 plot*2", "guard*4")


def ordering(*hands: str, **options: Any) -> Scene:
    table = scene(seats=3, phase="orders", **options)
    for seat, hand in enumerate(hands or HANDS):
        table.hand(seat, hand)
    return table


def seen(state: Spiskowcy, viewer: int | None) -> tuple[object, object]:
    """All that a viewer gets: the view, and the events so far."""
    return view(state, viewer), state.events(viewer)


# -- hands, orders, returned cards ----------------------------------------------------------------


@pytest.mark.rule("SPI-13.3")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all() -> None:
    state = ordering().state()

    for viewer in EVERYBODY:
        assert [place.hand_size for place in view(state, viewer).seats] == [4, 4, 4]
        for seat, place in enumerate(view(state, viewer).seats):
            assert (place.hand is not None) == (seat == viewer)
    assert own(state, 0).hand == {"merchant": 3, "spy": 1}


@pytest.mark.rule("SPI-13.3")
def test_each_seat_is_told_its_own_hand_only() -> None:
    state = make(3).start(seed=4)
    assert isinstance(state, Spiskowcy)

    for seat in range(3):
        assert heard(state, seat, "hand-dealt") == [{"cards": own(state, seat).hand}]
    assert heard(state, None, "hand-dealt") == []
    assert heard(state, None, "cards-dealt") == [{"counts": [10, 10, 10]}]


@pytest.mark.rule("SPI-6.8", "SPI-13.3")
def test_orders_are_seen_by_their_owner_at_any_time_and_by_others_when_revealed() -> None:
    state = ordering().state()
    play(state, 0, "order_type(merchant)", "order_count(2)")
    play(state, 1, "order_type(raid)", "order_count(1)")
    play(state, 2, "order_type(guard)", "order_count(3)")

    for viewer in EVERYBODY:
        assert [place.orders_size for place in view(state, viewer).seats] == [2, 1, 3]
        for seat, place in enumerate(view(state, viewer).seats):
            assert (place.orders is not None) == (seat == viewer)
            assert (place.returned is not None) == (seat == viewer)
    assert own(state, 1).orders == {"raid": 1}  # in the turn of seat 0
    assert own(state, 1).returned == {"raid": 1, "plot": 2}
    play(state, 0, "reveal(merchant)")
    for viewer in EVERYBODY:
        assert view(state, viewer).seats[0].tableau == {"merchant": 2}
        assert view(state, viewer).seats[0].orders_size == 0


@pytest.mark.rule("SPI-13.2")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_went_back_is_hidden_in_phases_two_and_three(viewer: int | None) -> None:
    one, other = ordering().state(), ordering("merchant*2 seer raid", *HANDS[1:]).state()
    for state in (one, other):
        play(state, 0, "order_type(merchant)", "order_count(1)")
    assert seen(one, viewer) == seen(other, viewer)

    for state in (one, other):
        play(state, 1, "order_type(raid)", "order_count(1)")
        play(state, 2, "order_type(guard)", "order_count(1)")
        play(state, 0, "reveal(merchant)", "end_turn")
    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 0) != seen(other, 0)  # who put it back remembers it


@pytest.mark.rule("SPI-6.8")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_which_cards_were_placed_is_hidden(viewer: int | None) -> None:
    one = play(ordering().state(), 0, "order_type(merchant)", "order_count(1)")
    other = play(ordering().state(), 0, "order_type(spy)", "order_count(1)")

    assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("SPI-13.3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_half_made_choice_is_a_secret(viewer: int | None) -> None:
    state = ordering().state()
    before = seen(state, viewer)
    play(state, 0, "order_type(merchant)")
    assert seen(state, viewer) == before

    table = scene(seats=3).orders(0, "raid").tableau(1, "merchant").tableau(2, "spy guard")
    raid = play(table.state(), 0, "reveal(raid)")
    before = seen(raid, viewer)
    assert view(raid, viewer).waiting == [Waiting("raid", 0)]
    play(raid, 0, "raid_player(1)")
    assert seen(raid, viewer) == before

    table = scene().orders(0, "plot").tableau(0, "merchant").tableau(1, "guard")
    plot = play(table.state(), 0, "reveal(plot)")
    before = seen(plot, None)
    for choice in ("plot_player_a(0)", "plot_card_a(merchant)", "plot_player_b(1)"):
        play(plot, 0, choice)
        assert seen(plot, None) == before


# -- what is public -------------------------------------------------------------------------------


@pytest.mark.rule("SPI-13.3")
def test_everybody_sees_what_lies_open_on_the_table() -> None:
    table = scene(seats=3, round=4, first=1).tableau(0, "guard raid").tableau(2, "seer")
    state = table.points(1, 2, 0).orders(1, "spy").state()

    for viewer in EVERYBODY:
        table_seen = view(state, viewer)
        assert [place.tableau for place in table_seen.seats] == [
            {"guard": 1, "raid": 1},
            {},
            {"seer": 1},
        ]
        assert [place.points for place in table_seen.seats] == [1, 2, 0]
        assert (table_seen.bank, table_seen.deck_size) == (5, 51)
        assert (table_seen.round, table_seen.deal, table_seen.keep) == (4, 7, 6)
        assert (table_seen.first, table_seen.active, table_seen.phase) == (1, 1, "actions")
        assert table_seen.waiting == [Waiting("actions", 1)]


@pytest.mark.rule("SPI-13.3")
def test_everybody_hears_which_cards_leave_or_change_tableaux() -> None:
    table = scene(round=1).tableau(0, "innkeeper bishop").orders(0, "raid plot")
    state = table.tableau(1, "merchant*2 juggler*3").state()

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(juggler)")
    play(state, 0, "reveal(plot)", "plot_player_a(0)", "plot_card_a(innkeeper)")
    play(state, 0, "plot_player_b(1)", "plot_card_b(merchant)", "use_bishop(raid)", "end_turn")
    play(state, 1, "end_turn", "discard(juggler)")

    for viewer in (0, 1, None):
        assert heard(state, viewer, "raided") == [{"seat": 0, "victim": 1, "card": "juggler"}]
        assert heard(state, viewer, "event-removed") == [{"seat": 0, "card": "raid"}]
        assert heard(state, viewer, "discarded") == [{"seat": 1, "card": "juggler"}]
        assert heard(state, viewer, "plotted") == [
            {"seat": 0, "a": 0, "card_a": "innkeeper", "b": 1, "card_b": "merchant"}
        ]


@pytest.mark.rule("SPI-13.3")
def test_everybody_hears_of_points() -> None:
    state = scene().tableau(0, "banker spy").points(0, 1).state()

    play(state, 0, "use_banker", "use_spy(1)")

    for viewer in (0, 1, None):
        assert heard(state, viewer, "point-taken") == [{"seat": 0, "bank": 6}]
        assert heard(state, viewer, "point-stolen") == [{"seat": 0, "victim": 1}]


@pytest.mark.rule("SPI-13.1")
def test_nobody_sees_the_order_of_the_deck() -> None:
    one, other = (ordering().having(seed=seed).state() for seed in (1, 2))

    for viewer in EVERYBODY:
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("SPI-13.1")
def test_the_deck_at_the_start_of_a_round_follows_from_the_tableaux() -> None:
    state = scene(seats=3, phase="end", round=2).tableau(0, "raid*3").tableau(1, "spy").state()

    size = view(state).deck_size
    assert size == 55 - 4 - sum(place.hand_size for place in view(state).seats)


@pytest.mark.rule("SPI-13.3")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"order_timing": "simultaneous"},
        {"order_counts_visible": False},
        {"order_timing": "simultaneous", "order_counts_visible": False},
        {"unplayed_hand_revealed": True},
    ],
    ids=str,
)
def test_a_spectator_sees_only_what_every_seat_sees(options: dict[str, Any]) -> None:
    state = make(3, **options).start(seed=6)
    assert isinstance(state, Spiskowcy)
    rng = Rng(6)
    while not state.over:
        public = view(state)
        for seat in range(3):
            for other, place in enumerate(view(state, seat).seats):
                if other != seat:
                    assert place == public.seats[other]
        assert all((p.hand, p.orders) == (None, None) for p in public.seats)
        if not options.get("unplayed_hand_revealed"):
            assert all(place.returned is None for place in public.seats)
        choose_any(state, rng)
    for seat in range(3):
        private = [e for e in state.events(seat) if e.kind in ("hand-dealt", "order-chosen")]
        assert len(private) == 16  # its own hands and orders in eight rounds
        assert [e for e in state.events(seat) if e not in private] == state.events(None)


# -- sealed orders (SPI-13.4) ---------------------------------------------------------------------


@pytest.mark.rule("SPI-13.4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_until_the_last_sealed_order_nothing_shows_but_who_is_ready(viewer: int | None) -> None:
    state = ordering(order_timing="simultaneous").tableau(1, "merchant*2").state()
    before = view(state, viewer)

    play(state, 0, "order_type(merchant)")
    assert view(state, viewer) == before  # not even that a choice was begun
    play(state, 0, "order_count(3)")

    after = view(state, viewer)
    assert [place.ready for place in after.seats] == [True, False, False]
    assert [place.hand_size for place in after.seats] == [4, 4, 4]
    assert [place.orders_size for place in after.seats] == [0, 0, 0]
    assert after.deck_size == before.deck_size == 55 - 2 - 12
    assert after.waiting == [Waiting("orders", 1), Waiting("orders", 2)]
    assert heard(state, viewer, "order-sealed") == [{"seat": 0}]
    assert heard(state, viewer, "order-laid") == []


@pytest.mark.rule("SPI-13.4")
@pytest.mark.parametrize("viewer", [1, None])
def test_sealed_orders_of_any_size_look_alike(viewer: int | None) -> None:
    big = ordering(order_timing="simultaneous").state()
    small = ordering(order_timing="simultaneous").state()
    play(big, 0, "order_type(merchant)", "order_count(3)")
    play(small, 0, "order_type(spy)", "order_count(1)")
    for state in (big, small):
        play(state, 2, "order_type(guard)", "order_count(1)")
        if viewer is not None:
            play(state, viewer, "order_type(raid)")

    assert seen(big, viewer) == seen(small, viewer)


@pytest.mark.rule("SPI-13.4", "SPI-6.6")
def test_all_unplayed_cards_return_together() -> None:
    state = ordering(order_timing="simultaneous").state()

    play(state, 2, "order_type(guard)", "order_count(4)")
    play(state, 0, "order_type(merchant)", "order_count(1)")
    assert own(state, 0).hand == {"merchant": 2, "spy": 1}
    assert own(state, 0).returned == {}
    play(state, 1, "order_type(plot)", "order_count(2)")

    assert asked(state) == [(0, "action")]
    assert [own(state, seat).hand for seat in range(3)] == [{}, {}, {}]
    assert own(state, 0).returned == {"merchant": 2, "spy": 1}
    assert view(state).deck_size == 55 - 1 - 2 - 4
    assert [place.orders_size for place in view(state).seats] == [1, 2, 4]


@pytest.mark.rule("SPI-13.4")
def test_sealed_orders_may_come_in_any_order() -> None:
    choices = {0: ("spy", 1), 1: ("raid", 2), 2: ("guard", 3)}
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = ordering(order_timing="simultaneous").state()
        for seat in order:
            card, count = choices[seat]
            play(state, seat, f"order_type({card})", f"order_count({count})")
        ends.append(state.position())

    assert ends[0] == ends[1] == ends[2]


# -- hidden counts (SPI-13.5) ---------------------------------------------------------------------


@pytest.mark.rule("SPI-13.5")
@pytest.mark.parametrize("timing", ["sequential", "simultaneous"])
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_hidden_counts_make_orders_of_any_size_look_alike(timing: str, viewer: int | None) -> None:
    def after(orders: tuple[str, ...]) -> Spiskowcy:
        state = ordering(order_timing=timing, order_counts_visible=False).state()
        play(state, 0, *orders)
        play(state, 1, "order_type(raid)", "order_count(1)")
        return play(state, 2, "order_type(guard)", "order_count(2)")

    big = after(("order_type(merchant)", "order_count(3)"))
    small = after(("order_type(spy)", "order_count(1)"))

    assert seen(big, viewer) == seen(small, viewer)
    place = view(big, viewer).seats[0]
    assert (place.orders_size, place.hand_size, place.ready) == (None, 0, True)
    assert view(big, viewer).deck_size is None
    assert heard(big, viewer, "order-laid") == []
    play(big, 0, "reveal(merchant)")
    assert view(big, viewer).seats[0].orders_size is None
    assert tableaux(big)[0] == {"merchant": 3}  # cards are seen as they are turned up
    play(big, 0, "end_turn")
    assert view(big, viewer).seats[0].orders_size == 0


@pytest.mark.rule("SPI-13.5")
def test_with_hidden_counts_nobody_sees_the_deck_size_before_phase_four() -> None:
    table = ordering(order_counts_visible=False, round=1).tableau(2, "bishop*4")
    state = table.state()

    sizes: dict[str, set[int | None]] = {"orders": set(), "actions": set(), "end": set()}
    while state.round == 1:
        for viewer in EVERYBODY:
            sizes[view(state).phase].add(view(state, viewer).deck_size)
        seat = asked(state)[0][0]
        play(state, seat, state.offers(seat)[0])
    assert sizes["orders"] == sizes["actions"] == {None}
    assert None not in sizes["end"]
    assert sizes["end"]
