"""The worked scenarios of the rules file, section 7: majority, deal, orders, what is visible."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import (
    asked,
    choose_any,
    heard,
    leader,
    orders_of,
    own,
    play,
    scene,
    tableaux,
    view,
)


@pytest.mark.scenario("T-01")
@pytest.mark.rule("SPI-6.2", "SPI-6.4")
def test_an_order_is_of_one_type() -> None:
    state = scene(phase="orders").hand(0, "banker*2 raid").state()

    assert orders_of(state, 0) == ["1 banker", "1 raid", "2 banker"]
    play(state, 0, "order_type(banker)")
    assert state.offers(0) == ["order_count(1)", "order_count(2)"]
    assert state.why_not(0, "order_pair") == "SPI-6.4"
    assert state.why_not(0, "order_second(raid)") == "SPI-6.2"


@pytest.mark.scenario("T-02")
@pytest.mark.rule("SPI-6.4", "SPI-8.5")
def test_the_innkeeper_may_lay_a_pair() -> None:
    hand = "banker*2 raid guard spy"
    state = scene(phase="orders").tableau(0, "innkeeper").hand(0, hand).state()

    orders = orders_of(state, 0)

    assert {"banker + raid", "guard + spy", "2 banker"} <= set(orders)
    assert len([order for order in orders if "+" not in order]) == 5
    assert len([order for order in orders if "+" in order]) == 6
    play(state, 0, "order_type(banker)", "order_pair")  # banker×2 + raid×1 cannot be said:
    assert state.why_not(0, "order_count(2)") == "SPI-6.4"
    assert state.offers(0) == ["order_second(guard)", "order_second(spy)", "order_second(raid)"]
    play(state, 0, "order_second(raid)")
    assert own(state, 0).orders == {"banker": 1, "raid": 1}


@pytest.mark.scenario("T-03")
@pytest.mark.rule("SPI-6.4", "SPI-6.5")
def test_the_innkeeper_replaces_the_normal_order() -> None:
    state = (
        scene(phase="orders", round=2)
        .tableau(0, "innkeeper*2")
        .tableau(1, "innkeeper")
        .hand(0, "merchant*5 spy raid*3")
        .state()
    )

    orders = orders_of(state, 0)

    assert {"5 merchant", "3 raid", "merchant + spy"} <= set(orders)
    assert len(orders) == 12
    assert len([order for order in orders if "+" in order]) == 3  # merchant×2 + spy is not there
    play(state, 0, "order_type(merchant)", "order_pair", "order_second(spy)")
    assert own(state, 0).orders == {"merchant": 1, "spy": 1}


@pytest.mark.scenario("T-04")
@pytest.mark.rule("SPI-4.1")
def test_one_card_is_a_majority_if_nobody_else_has_any() -> None:
    state = scene(seats=3).tableau(1, "bishop").state()

    assert leader(state, "bishop") == 1


@pytest.mark.scenario("T-14")
@pytest.mark.rule("SPI-3.2", "SPI-5.2", "SPI-5.3")
def test_place_six_deals_five_and_keeps_eight() -> None:
    state = scene(seats=4, phase="deal", round=6).tableau(2, "juggler").state()

    assert (view(state).deal, view(state).keep) == (5, 8)
    assert [place.hand_size for place in view(state).seats] == [5, 5, 6, 5]


@pytest.mark.scenario("T-15")
@pytest.mark.rule("SPI-4.4")
def test_the_seer_alone_leads_nothing_but_itself() -> None:
    state = scene(seats=3).tableau(0, "seer").state()

    assert leader(state, "banker") is None
    assert [card for card, seat in view(state).leaders.items() if seat is not None] == ["seer"]


@pytest.mark.scenario("T-16")
@pytest.mark.rule("SPI-4.4")
def test_the_seer_gains_nothing_from_a_tie_of_others() -> None:
    state = (
        scene(seats=3)
        .tableau(0, "banker*2")
        .tableau(1, "banker*2")
        .tableau(2, "banker seer")
        .state()
    )

    assert leader(state, "banker") is None


@pytest.mark.scenario("T-17")
@pytest.mark.rule("SPI-4.3", "SPI-5.3", "SPI-8.11")
def test_the_seer_gives_its_owner_the_jugglers_card() -> None:
    state = (
        scene(seats=3, phase="deal", round=4)
        .tableau(0, "juggler*2")
        .tableau(1, "juggler*2 seer")
        .tableau(2, "merchant*5")
        .state()
    )

    assert [place.hand_size for place in view(state).seats] == [7, 8, 7]
    assert view(state).deck_size == 23


@pytest.mark.scenario("T-32")
@pytest.mark.rule("SPI-5.4", "SPI-5.2")
def test_a_short_deck_is_dealt_in_turn_order_until_it_runs_out() -> None:
    state = (
        scene(seats=4, phase="deal", round=3, first=1)
        .tableau(0, "raid*6 plot*4")
        .tableau(1, "juggler*2 merchant*2")
        .tableau(2, "merchant*4")
        .tableau(3, "prince*2 guard*4")
        .state()
    )

    assert [place.hand_size for place in view(state).seats] == [7, 8, 8, 8]
    assert view(state).deck_size == 0


@pytest.mark.scenario("T-33")
@pytest.mark.rule("SPI-3.1", "SPI-3.3")
def test_the_token_goes_round_the_table() -> None:
    state = scene(seats=3, phase="deal", round=1, first=2).state()

    rng = Rng(1)
    firsts: list[int] = []
    while not state.over:
        if len(firsts) < state.round:
            firsts.append(view(state).first)
        choose_any(state, rng)

    assert firsts == [2, 0, 1, 2, 0, 1, 2, 0]
    assert [facts["seat"] for facts in heard(state, None, "round-began")] == firsts[1:]


@pytest.mark.scenario("T-38")
@pytest.mark.rule("SPI-6.8", "SPI-13.2")
def test_the_next_seat_sees_how_many_cards_lie_there_but_not_which() -> None:
    state = (
        scene(seats=3, phase="orders", round=5)
        .tableau(0, "prince")
        .tableau(1, "guard*2")
        .tableau(2, "spy raid")
        .hand(0, "merchant*3 bishop*2 plot")
        .hand(1, "juggler*6")
        .hand(2, "merchant*2 banker*4")
        .state()
    )

    play(state, 0, "order_type(merchant)", "order_count(2)")

    assert asked(state) == [(1, "order-type")]
    one, two, three = view(state, 1).seats
    assert [one.tableau, two.tableau, three.tableau] == [
        {"prince": 1},
        {"guard": 2},
        {"spy": 1, "raid": 1},
    ]
    assert (two.hand, two.hand_size) == ({"juggler": 6}, 6)
    assert (one.orders_size, one.hand_size) == (2, 0)
    assert (three.orders_size, three.hand_size) == (0, 6)
    assert (one.orders, one.returned, one.hand) == (None, None, None)
    assert (three.orders, three.returned, three.hand) == (None, None, None)


@pytest.mark.scenario("T-41")
@pytest.mark.rule("SPI-13.4")
def test_sealed_orders_are_counted_when_all_are_placed() -> None:
    state = (
        scene(seats=3, phase="orders", round=5, order_timing="simultaneous")
        .hand(0, "merchant*2 guard*4")
        .hand(1, "merchant*3 juggler*3")
        .hand(2, "banker*6")
        .state()
    )

    play(state, 0, "order_type(merchant)", "order_count(2)")

    for viewer in (1, 2, None):
        place = view(state, viewer).seats[0]
        assert (place.hand_size, place.orders_size) == (6, 0)
        assert view(state, viewer).deck_size == 37
        assert heard(state, viewer, "order-laid") == []
    play(state, 1, "order_type(juggler)", "order_count(1)")
    assert view(state, None).deck_size == 37
    play(state, 2, "order_type(banker)", "order_count(1)")
    for viewer in (0, 1, 2, None):
        assert [place.orders_size for place in view(state, viewer).seats] == [2, 1, 1]
        assert view(state, viewer).deck_size == 51
        assert [facts["count"] for facts in heard(state, viewer, "order-laid")] == [2, 1, 1]


@pytest.mark.scenario("T-42")
@pytest.mark.rule("SPI-13.5")
def test_hidden_counts_do_not_show_whether_more_cards_follow() -> None:
    def raid_once(orders: str, returned: str) -> Spiskowcy:
        hidden = scene(order_counts_visible=False).tableau(1, "merchant*2")
        state = hidden.orders(0, orders).returned(0, returned).state()
        return play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(merchant)")

    last = raid_once("raid", "raid juggler*6")
    state = raid_once("raid*2", "juggler*6")

    assert tableaux(state) == [{"raid": 1}, {"merchant": 1}]
    assert view(state, 1) == view(last, 1)  # seat 1 cannot tell one from the other
    assert state.events(1) == last.events(1)
    assert view(state, 1).seats[0].orders_size is None
    assert view(state, 1).deck_size is None
    play(state, 0, "reveal(raid)", "raid_skip")
    assert view(state, 1).seats[0].orders_size is None
    play(state, 0, "end_turn")
    assert view(state, 1).seats[0].orders_size == 0
    assert tableaux(state)[0] == {"raid": 2}
