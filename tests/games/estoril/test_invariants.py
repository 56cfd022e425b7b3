"""What always holds (EST-13)."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.games.estoril.cards import CARDS, RECRUITS
from konspira.games.estoril.state import Character, Estoril
from support.estoril import LAYOUT_A, choose_any, play, scene, start


@pytest.mark.rule("EST-13.2")
def test_every_recruit_lies_in_one_place() -> None:
    state = start(8, 3)
    rng = Rng(8)
    while not state.over:
        assert state.game.broken(state) == []
        choose_any(state, rng)
    lost = [seen["card"] for seen in events(state, "character-lost")]
    assert state.in_box() == sorted(CARDS.index(str(c)) for c in lost if c in CARDS[:RECRUITS])


def events(state: Estoril, kind: str) -> list[dict[str, object]]:
    return [event.facts for event in state.events(None) if event.kind == kind]


@pytest.mark.rule("EST-13.2")
def test_a_card_in_two_places_is_noticed() -> None:
    state = start(1, 2)
    assert isinstance(state, Estoril)

    doubled = state.copy()
    doubled.hand[0] |= 1 << doubled.deck[0]
    twice = state.copy()
    twice.discards[1] = twice.hand[1]

    assert state.game.broken(doubled) == ["EST-13.2"]
    assert state.game.broken(twice) == ["EST-13.2"]


@pytest.mark.rule("EST-13.3")
def test_the_deck_never_holds_fewer_than_three_cards() -> None:
    least = RECRUITS
    for seed in range(40):
        state = start(seed, 2 + seed % 3)
        rng = Rng(seed)
        while not state.over:
            choose_any(state, rng)
            least = min(least, len(state.deck))

    assert least >= 3


@pytest.mark.rule("EST-13.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_most_twelve_characters_are_placed_and_a_space_stays_free(seats: int) -> None:
    state = start(3, seats)
    rng = Rng(3)
    most = 0
    while not state.over:
        most = max(most, len([character for character in state.town if character.seat >= 0]))
        choose_any(state, rng)

    assert most == 12


@pytest.mark.rule("EST-13.4", "EST-12.2")
def test_what_cannot_be_is_noticed() -> None:
    state = start(1, 2)
    assert isinstance(state, Estoril)

    full = state.copy()
    full.town = [Character(0, 27, False, False, False, 31)] * len(full.town)
    secret = scene(LAYOUT_A, phase="placement").state()
    play(secret, 0, "place_card(start_plain)", "place_space(church_1)")
    secret.town[0] = Character(0, 32, True, False, False, 2)

    assert "EST-13.4" in state.game.broken(full)
    assert secret.game.broken(secret) == ["EST-12.2"]


@pytest.mark.rule("EST-13.1")
def test_nothing_else_is_random() -> None:
    """Between two rounds the only chance is that of the casino's dice."""
    table = scene(LAYOUT_A).put("church_1", "red:start_plain")
    state = table.reward("church", "es_plain").deck("us_diplomat").state()

    again = scene(LAYOUT_A).put("church_1", "red:start_plain").reward("church", "es_plain")
    other = again.deck("us_diplomat").having(seed=99).state()

    chance = {"chance": 0, "fingerprint": ""}
    assert {**state.position(), **chance} == {**other.position(), **chance}
