"""Our Leduc poker is OpenSpiel's: the whole tree of the game, walked through in both."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from konspira.games.leduc.rules import CARDS, DECK, Leduc
from support.leduc import deal

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed (pip install konspira[bench])"
)


def new_openspiel_state(cards: tuple[int, ...]) -> Any:
    """OpenSpiel's state after the private cards were dealt; it numbers the cards as we do."""
    state = pyspiel.load_game("leduc_poker").new_initial_state()
    for card in cards[:2]:
        assert state.is_chance_node()
        state.apply_action(card)
    return state


class Walk:
    """Every bet in both games, for one deal after another."""

    def __init__(self) -> None:
        self.ends = 0
        self.known: dict[str, str] = {}  # what a seat knows in OpenSpiel: what it knows here
        self.again: dict[str, str] = {}  # the other way round

    def go(self, ours: Leduc, theirs: Any, public: int) -> None:
        """Compare two states and everything that can come after them."""
        if theirs.is_chance_node():
            left = [card for card in DECK if card not in ours.cards[:2]]
            assert theirs.chance_outcomes() == [(card, 1 / len(left)) for card in left]
            theirs.apply_action(public)
        assert ours.over == theirs.is_terminal()
        if ours.over:
            self.ends += 1
            assert ours.scores == theirs.returns()
            return
        assert ours.asked == theirs.current_player()
        assert ours.options(ours.asked) == theirs.legal_actions()
        assert ours.offers(ours.asked) == [
            theirs.action_to_string(action).lower() for action in theirs.legal_actions()
        ]
        self.compare_knowledge(ours, theirs.information_state_string())
        for option in ours.options(ours.asked):
            next_one = ours.copy()
            next_one.choose(next_one.asked, option)
            self.go(next_one, theirs.child(option), public)

    def compare_knowledge(self, ours: Leduc, theirs: str) -> None:
        """Two positions that a seat can tell apart there can be told apart here, and no others."""
        known = repr((ours.asked, ours.events(ours.asked)))
        assert self.known.setdefault(theirs, known) == known
        assert self.again.setdefault(known, theirs) == theirs


@pytest.mark.rule("LED-1.2", "LED-2.1", "LED-2.2", "LED-2.3", "LED-2.4", "LED-2.5")
@pytest.mark.rule("LED-3.1", "LED-3.2", "LED-3.3", "LED-3.4", "LED-3.5", "LED-3.6")
@pytest.mark.rule("LED-4.1", "LED-4.2", "LED-4.3", "LED-4.4", "LED-5.1")
def test_every_deal_and_every_bet_gives_the_same_options_knowledge_and_results() -> None:
    walk = Walk()
    for cards in permutations(DECK, 3):
        ours = deal(" ".join(CARDS[card] for card in cards))
        walk.go(ours, new_openspiel_state(cards), cards[2])

    # A betting round has 5 ways to end without a fold and 4 ways with one.
    assert walk.ends == 120 * (4 + 5 * (5 + 4))
    assert len(walk.known) == 936  # OpenSpiel's number of information sets, both seats together
