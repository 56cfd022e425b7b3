"""Phase II: orders (SPI-6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.games.spiskowcy.cards import CARDS
from support.scenes import (
    asked,
    deck_size,
    heard,
    leader,
    orders_of,
    own,
    play,
    refused,
    scene,
    tableaux,
    view,
    write_pack,
)


@pytest.mark.rule("SPI-6.1")
def test_orders_come_from_the_hand_and_lie_face_down() -> None:
    state = scene(phase="orders").hand(0, "banker*2 guard").hand(1, "spy").state()

    assert state.offers(0) == ["order_type(guard)", "order_type(banker)"]
    assert state.offers(1) == []
    play(state, 0, "order_type(banker)", "order_count(1)")

    assert own(state, 0).orders == {"banker": 1}
    assert view(state, 1).seats[0].orders is None
    assert tableaux(state) == [{}, {}]
    assert asked(state) == [(1, "order-type")]


@pytest.mark.rule("SPI-6.2")
@pytest.mark.parametrize("card", ["merchant", "raid", "plot"])
def test_a_normal_order_is_any_number_of_one_type(card: str) -> None:
    state = scene(phase="orders").hand(0, f"{card}*3 guard").state()

    assert orders_of(state, 0) == ["1 guard", *sorted(f"{n} {card}" for n in (1, 2, 3))]


@pytest.mark.rule("SPI-6.3")
def test_an_order_has_at_least_one_card() -> None:
    state = scene(phase="orders").hand(0, "banker").state()

    assert state.offers(0) == ["order_type(banker)"]
    assert state.why_not(0, "order_none") == "SPI-6.3"
    assert play(state, 0, "order_type(banker)").offers(0) == ["order_count(1)"]


@pytest.mark.rule("SPI-6.3")
@pytest.mark.parametrize("timing", ["sequential", "simultaneous"])
@pytest.mark.parametrize("allow_empty_order", [False, True])
def test_an_empty_hand_places_no_order(
    tmp_path: Path, timing: str, allow_empty_order: bool
) -> None:
    pack = write_pack(tmp_path, "", deal=3, keep=9)
    table = scene(
        phase="deal", round=1, pack=pack, order_timing=timing, allow_empty_order=allow_empty_order
    )
    state = table.tableau(0, " ".join(CARDS[:-1])).state()  # one card is left to deal

    assert [place.hand_size for place in view(state).seats] == [1, 0]
    play(state, 0, "order_type(plot)", "order_count(1)")
    assert (asked(state), view(state).phase) == ([(0, "action")], "actions")
    assert view(state).seats[1].orders_size == 0


@pytest.mark.rule("SPI-6.4")
def test_innkeeper_majority_may_lay_two_different_cards() -> None:
    table = scene(seats=3, phase="orders").tableau(0, "innkeeper")
    state = table.hand(0, "banker*2 raid").state()

    play(state, 0, "order_type(banker)")

    assert state.offers(0) == ["order_count(1)", "order_count(2)", "order_pair"]
    play(state, 0, "order_pair")
    assert state.offers(0) == ["order_second(raid)"]  # one of each, never more


@pytest.mark.rule("SPI-6.4")
def test_a_pair_needs_two_types_in_hand() -> None:
    state = scene(phase="orders").tableau(0, "innkeeper").hand(0, "banker*3").state()

    assert orders_of(state, 0) == ["1 banker", "2 banker", "3 banker"]


@pytest.mark.rule("SPI-6.4")
@pytest.mark.parametrize("first, second", [("guard", "spy"), ("raid", "plot"), ("plot", "guard")])
def test_a_pair_may_mix_characters_and_events(first: str, second: str) -> None:
    state = scene(phase="orders").tableau(0, "innkeeper").hand(0, f"{first}*2 {second}*2").state()

    play(state, 0, f"order_type({first})", "order_pair", f"order_second({second})")

    assert own(state, 0).orders == {first: 1, second: 1}
    assert own(state, 0).returned == {first: 1, second: 1}


@pytest.mark.rule("SPI-6.4")
def test_only_the_leading_innkeeper_may_lay_a_pair() -> None:
    table = scene(phase="orders").tableau(0, "innkeeper").tableau(1, "innkeeper*2")
    state = table.hand(0, "banker spy").hand(1, "banker spy").state()

    assert orders_of(state, 0) == ["1 banker", "1 spy"]
    play(state, 0, "order_type(spy)", "order_count(1)")
    assert orders_of(state, 1) == ["1 banker", "1 spy", "banker + spy"]


@pytest.mark.rule("SPI-6.5")
def test_an_order_may_exceed_the_limit_of_the_round() -> None:
    state = scene(phase="orders", round=1).tableau(0, "guard*3").hand(0, "merchant*9 spy").state()

    assert len(orders_of(state, 0)) == 10
    play(state, 0, "order_type(merchant)", "order_count(9)", "reveal(merchant)", "end_turn")

    assert tableaux(state)[0] == {"guard": 3, "merchant": 9}  # nine above the limit, until phase IV
    play(state, 1, "end_turn")
    assert asked(state) == [(0, "discard")]


@pytest.mark.rule("SPI-6.6", "SPI-10.1")
def test_cards_not_placed_go_back_unseen_as_soon_as_the_order_lies() -> None:
    state = scene(phase="orders").hand(0, "banker*2 guard raid").hand(1, "spy").state()
    before = deck_size(state)

    play(state, 0, "order_type(banker)", "order_count(2)")

    assert asked(state) == [(1, "order-type")]  # and nobody else has chosen yet
    assert deck_size(state) == before + 2
    assert own(state, 0).hand == {}
    assert own(state, 0).returned == {"guard": 1, "raid": 1}
    for viewer in (1, None):
        assert view(state, viewer).seats[0].returned is None
        assert heard(state, viewer, "hand-returned") == []


@pytest.mark.rule("SPI-6.7")
def test_a_placed_order_cannot_be_changed() -> None:
    state = scene(phase="orders").hand(0, "banker*2 guard").hand(1, "spy").state()

    play(state, 0, "order_type(banker)", "order_count(1)")

    assert state.offers(0) == []
    assert refused(state, 0, "order_type(guard)") == ("SPI-6.1", "not-your-turn")
    play(state, 1, "order_type(spy)", "order_count(1)")
    assert state.offers(0) == ["reveal(banker)"]


@pytest.mark.rule("SPI-6.7")
def test_a_pair_survives_the_loss_of_the_innkeeper() -> None:
    table = scene(phase="orders").tableau(1, "innkeeper").hand(0, "raid").hand(1, "banker spy seer")
    state = table.state()
    play(state, 0, "order_type(raid)", "order_count(1)")
    play(state, 1, "order_type(banker)", "order_pair", "order_second(spy)")

    play(state, 0, "reveal(raid)", "raid_player(1)", "raid_card(innkeeper)", "end_turn")

    assert leader(state, "innkeeper") is None
    play(state, 1, "reveal(spy)", "reveal(banker)")
    assert tableaux(state)[1] == {"banker": 1, "spy": 1}


@pytest.mark.rule("SPI-6.8")
def test_the_number_of_placed_cards_is_public_at_once() -> None:
    state = scene(phase="orders").hand(0, "banker*3 guard").hand(1, "spy").state()

    play(state, 0, "order_type(banker)")
    assert view(state, 1).seats[0].orders_size == 0  # a half-made choice is not placed
    play(state, 0, "order_count(3)")

    for viewer in (0, 1, None):
        assert view(state, viewer).seats[0].orders_size == 3
        assert heard(state, viewer, "order-laid") == [{"seat": 0, "count": 3}]
    assert heard(state, 0, "order-chosen") == [{"cards": {"banker": 3}}]
    assert heard(state, 1, "order-chosen") == []
