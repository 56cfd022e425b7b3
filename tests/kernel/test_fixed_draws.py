"""Cards that a position fixes for the next draws: refused unless the drawer's deck holds them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import konspira
from konspira import catalogue
from konspira.kernel.chance import Chance
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.loading import sealed

EMERALD: dict[str, Any] = {
    "seats": [
        {"hand": ["diogenes_club"], "deck": [], "discard": ["fenians"]},
        {"hand": ["sherlock_holmes"], "deck": ["mrs_hudson"]},
    ],
    "cities": {"rome": {"agents": [1, 1]}},
}
NOT_THERE = [
    ("emerald", {**EMERALD, "draws": ["mrs_hudson"]}, "draws[0]"),  # the other seat's
    ("emerald", {**EMERALD, "draws": ["start_rail_ticket"] * 9}, "draws[1]"),
    ("emerald", {**EMERALD, "draws": ["fenians"]}, "draws[0]"),  # after the deck, not before
    ("emerald", {"phase": "setup", "draws": ["fenians"]}, "draws[0]"),
    ("spiskowcy", {"phase": "deal", "deck": ["banker"] * 7}, "deck[6]"),
    ("leduc", {"deck": ["jack_spades", "jack_spades"]}, "deck[1]"),
]


@pytest.mark.parametrize(("name", "data", "path"), NOT_THERE)
def test_a_card_that_is_not_in_the_drawers_deck_is_refused(
    name: str, data: dict[str, Any], path: str
) -> None:
    with pytest.raises(PositionError) as refused:
        konspira.make(name).position(data)
    assert refused.value.code == "bad-position"
    assert refused.value.facts["path"] == path
    remedy = refused.value.facts["remedy"]
    assert isinstance(remedy, Remedy) and remedy.code == "not-in-deck"


def test_the_discards_follow_the_deck() -> None:
    deck = [
        "start_courier",
        *["start_informant"] * 2,
        "start_recruiter",
        "start_safe_house",
    ]
    seat = {"hand": ["diogenes_club"], "deck": deck, "discard": ["fenians"]}
    game = konspira.make("emerald")
    rest = game.position({"seats": [seat]}).position()["seats"][0]["deck"]
    state = game.position({**EMERALD, "seats": [seat], "draws": [*rest, "fenians"]})
    assert state.position()["draws"] == [*rest, "fenians"]


@pytest.mark.parametrize(("name", "key"), [("emerald", "draws"), ("spiskowcy", "deck")])
def test_fixed_draws_never_break_a_game(name: str, key: str) -> None:
    """Whatever happens to the cards before they would come, play goes on."""
    game = konspira.make(name)
    rng = random.Random(7)
    fixed = 0
    for seed in range(12):
        state = game.start(seed)
        for _ in range(rng.randrange(60)):
            seat = state.questions[0].seat
            state.choose(seat, rng.choice(state.options(seat)))
        cards = [card for pile in game.draw_piles(state) for card in pile]
        names = game.card_names()
        data = {**state.position(), key: [names[card] for card in cards[:6]]}
        state = game.position(sealed(data))
        fixed += len(cards[:6])
        for _ in range(150):
            if state.over:
                break
            seat = state.questions[0].seat
            state.choose(seat, rng.choice(state.options(seat)))
        assert not game.broken(state)
    assert fixed > 20


def test_a_fixed_card_that_has_gone_leaves_it_to_chance() -> None:
    state = Chance()
    state.word, state.key, state.place, state.draws, state.dice = 5, b"", 0, [9, 2], []
    pile = [1, 2]
    assert state.draw(pile) in (1, 2) and state.draws == [2]


@pytest.mark.parametrize("name", sorted(catalogue.GAMES))
@pytest.mark.parametrize("more", [{}, {"phase": "setup"}])
def test_an_empty_agenda_is_refused_with_a_code(name: str, more: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        konspira.make(name).position({**more, "agenda": []})
    assert refused.value.code == "bad-position"
