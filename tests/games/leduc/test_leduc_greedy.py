"""The greedy player of Leduc poker."""

from __future__ import annotations

import pytest

from konspira.bots import make
from konspira.bots.desk import Desk
from konspira.bots.match import play_out
from support.leduc import GAME, deal, play


@pytest.mark.parametrize(
    ("cards", "bets", "choice"),
    [
        ("jack_spades king_spades", "", "call"),  # a check
        ("king_spades jack_spades", "", "raise"),
        ("king_spades jack_spades", "raise", "fold"),
        ("jack_spades king_spades", "raise", "raise"),
        ("jack_spades king_spades", "raise raise", "call"),  # too much is in the pot to fold
        ("jack_spades king_spades jack_hearts", "call call", "raise"),  # a pair
        ("king_spades jack_spades jack_hearts", "call call raise", "raise"),
        ("king_spades queen_spades jack_hearts", "call call raise", "fold"),
    ],
)
def test_greedy_bets_on_good_cards_and_folds_bad_ones(cards: str, bets: str, choice: str) -> None:
    state = play(deal(cards), bets)

    option = make("greedy").choose(Desk(state, state.asked))

    assert GAME.name(option) == choice


def test_greedy_takes_chips_from_random() -> None:
    won = 0
    for seed in range(400):
        for greedy in (0, 1):  # each deal from both sides of the table
            state = GAME.start(seed, listen=False)
            levels = ("greedy", "random") if greedy == 0 else ("random", "greedy")
            play_out(state, [make(level, seed) for level in levels])
            won += state.scores[greedy]

    assert won > 800  # a chip a game; it is nearly two
