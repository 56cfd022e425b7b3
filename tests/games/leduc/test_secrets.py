"""Who knows what in Leduc poker (LED-5), and what a seat can make of it."""

from __future__ import annotations

from collections import Counter

import pytest

from konspira import Rng
from konspira.games.leduc.rules import CARDS, Leduc
from support.leduc import cards, deal, play, view


def told(state: Leduc, seat: int | None, kind: str) -> list[object]:
    """The cards in all events of a kind that a seat was told."""
    return [event.facts["card"] for event in state.events(seat) if event.kind == kind]


@pytest.mark.rule("LED-5.1")
def test_a_private_card_is_seen_by_its_own_seat_only() -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), "raise call")

    assert cards(state, 0) == ["king_spades", None]
    assert cards(state, 1) == [None, "jack_hearts"]
    assert cards(state, None) == [None, None]
    assert told(state, 0, "card-dealt") == ["king_spades"]
    assert told(state, 1, "card-dealt") == ["jack_hearts"]
    assert told(state, None, "card-dealt") == []


@pytest.mark.rule("LED-5.1")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_public_card_bets_and_pot_are_seen_by_everybody(seat: int | None) -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), "raise call call raise")

    seen = view(state, seat)
    assert (seen.public, seen.pot) == ("queen_spades", 10)
    assert [place.bet for place in seen.seats] == [3, 7]
    kinds = [event.kind for event in state.events(seat)]
    assert [kind for kind in kinds if kind != "card-dealt"] == [
        "antes-paid",
        "raised",
        "called",
        "card-turned",
        "checked",
        "raised",
    ]


@pytest.mark.rule("LED-5.2")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_both_cards_are_shown_at_the_showdown(seat: int | None) -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), "call call raise call")

    assert cards(state, seat) == ["king_spades", "jack_hearts"]
    assert told(state, seat, "card-shown") == ["king_spades", "jack_hearts"]


@pytest.mark.rule("LED-5.3")
@pytest.mark.parametrize("bets", ["raise fold", "call raise fold", "call call raise fold"])
def test_no_card_is_shown_after_a_fold(bets: str) -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), bets)

    assert cards(state, 0) == ["king_spades", None]
    assert cards(state, 1) == [None, "jack_hearts"]
    assert cards(state, None) == [None, None]
    assert told(state, None, "card-shown") == []


@pytest.mark.rule("LED-5.1", "LED-6.1")
def test_a_redeal_gives_the_other_seat_every_unseen_card_equally_often() -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), "call call")
    found: Counter[str | None] = Counter()
    for seed in range(1200):
        other = state.redeal(0, Rng(seed))
        assert other.view(0) == state.view(0)
        found[other.view(1).seats[1].card] += 1

    assert set(found) == set(CARDS) - {"king_spades", "queen_spades"}
    assert all(abs(count - 300) < 70 for count in found.values())  # 4.7 standard deviations


@pytest.mark.rule("LED-5.1", "LED-6.1")
def test_a_redeal_for_a_spectator_makes_every_pair_of_cards_equally_likely() -> None:
    state = deal("king_spades jack_hearts")
    found: Counter[tuple[str | None, str | None]] = Counter()
    for seed in range(3000):
        other = state.redeal(None, Rng(seed))
        found[other.view(0).seats[0].card, other.view(1).seats[1].card] += 1

    assert len(found) == 30
    assert all(abs(count - 100) < 46 for count in found.values())  # 4.7 standard deviations


@pytest.mark.rule("LED-5.2", "LED-5.3")
def test_a_redeal_moves_what_a_fold_hides_and_nothing_after_a_showdown() -> None:
    folded = play(deal("king_spades jack_hearts"), "raise fold")
    assert len({str(folded.redeal(0, Rng(seed)).view(1)) for seed in range(50)}) == 5

    shown = play(deal("king_spades jack_hearts queen_spades"), "call call call call")
    assert all(shown.redeal(0, Rng(seed)).view(1) == shown.view(1) for seed in range(50))


@pytest.mark.rule("LED-5.1")
def test_a_redeal_does_not_know_the_card_that_lies_face_down() -> None:
    state = deal("king_spades jack_hearts queen_spades")
    assert [view(state, seat).public for seat in (None, 0, 1)] == [None] * 3
    turned: Counter[str | None] = Counter()
    for seed in range(1000):
        other = state.redeal(0, Rng(seed))
        assert isinstance(other, Leduc)
        turned[view(play(other, "call call")).public] += 1

    assert set(turned) == set(CARDS) - {"king_spades"}
    assert all(abs(count - 200) < 60 for count in turned.values())  # 4.7 standard deviations
