"""Phase I: the deal (SPI-5, SPI-10)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import Spiskowcy
from support.scenes import asked, choose_any, deck_size, make, own, scene, view, write_pack


def hands(state: Spiskowcy) -> list[dict[str, int] | None]:
    return [own(state, seat).hand for seat in range(state.seats)]


@pytest.mark.rule("SPI-5.1", "SPI-10.1", "SPI-13.1")
def test_the_deck_is_every_card_that_is_not_in_a_tableau(tmp_path: Path) -> None:
    # Eleven different cards, and deals that use them all up: the hands show what the deck held.
    pack = write_pack(tmp_path, "", deal=6, keep=2, rounds=8)
    rng = Rng(2)
    for seed in range(20):
        state = make(2, pack).start(seed)
        assert isinstance(state, Spiskowcy)
        last = 0
        while not state.over:
            if state.round > last:
                last = state.round
                found: Counter[str] = Counter()
                for seat, hand in enumerate(hands(state)):
                    found.update(hand or {})
                    found.update(view(state).seats[seat].tableau)
                assert found == Counter(CARDS)
                assert view(state).deck_size == 0
            choose_any(state, rng)


@pytest.mark.rule("SPI-5.1")
def test_each_deal_is_shuffled_anew() -> None:
    table = scene(phase="deal", round=8)
    dealt = {str(hands(table.having(seed=seed).state())) for seed in range(30)}

    assert len(dealt) > 25


@pytest.mark.rule("SPI-5.2")
def test_cards_are_dealt_one_at_a_time_in_turn_order() -> None:
    deck = "merchant juggler guard merchant juggler banker innkeeper juggler raid"
    state = scene(seats=3, phase="deal", round=8, first=2).deck(deck).state()

    assert hands(state) == [
        {"juggler": 3},
        {"guard": 1, "banker": 1, "raid": 1},
        {"merchant": 2, "innkeeper": 1},
    ]


@pytest.mark.rule("SPI-5.3", "SPI-8.2")
def test_the_juggler_brings_one_card_after_all_others() -> None:
    table = scene(seats=2, phase="deal", round=8).tableau(0, "juggler*2").tableau(1, "juggler")
    state = table.deck("banker guard banker guard banker guard seer").state()

    assert hands(state) == [{"banker": 3, "seer": 1}, {"guard": 3}]


@pytest.mark.rule("SPI-5.3")
def test_tied_jugglers_bring_nothing() -> None:
    state = scene(phase="deal", round=8).tableau(0, "juggler").tableau(1, "juggler").state()

    assert [place.hand_size for place in view(state).seats] == [3, 3]


@pytest.mark.rule("SPI-5.4")
def test_dealing_stops_when_the_deck_runs_out(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, "", deal=5, keep=9)
    exact = scene(phase="deal", round=1, pack=pack).tableau(0, "juggler").state()
    short = scene(seats=3, phase="deal", round=1, pack=pack, first=1).tableau(0, "juggler").state()

    assert [place.hand_size for place in view(exact).seats] == [5, 5]  # no card for the Juggler
    assert [place.hand_size for place in view(short).seats] == [3, 4, 3]
    assert view(exact).deck_size == view(short).deck_size == 0


@pytest.mark.rule("SPI-5.5")
def test_nobody_chooses_anything_in_the_deal() -> None:
    state = scene(phase="deal", round=2).tableau(1, "juggler seer").state()

    assert asked(state) == [(0, "order-type")]
    assert view(state).phase == "orders"
    assert view(state).seats[1].hand_size == 10  # dealt without being asked


@pytest.mark.rule("SPI-10.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_drawn_outside_the_deal(seats: int) -> None:
    state = make(seats).start(seed=8)
    assert isinstance(state, Spiskowcy)
    rng = Rng(8)
    while not state.over:
        before, deck = view(state), deck_size(state)
        choose_any(state, rng)
        if state.round == before.round:
            assert deck_size(state) >= deck
            for old, new in zip(before.seats, view(state).seats, strict=True):
                assert new.hand_size in (old.hand_size, 0)
