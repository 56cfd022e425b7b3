"""The end of a game of Leduc poker: folds, the showdown, scores (LED-4)."""

from __future__ import annotations

import pytest

from support.leduc import deal, play


@pytest.mark.rule("LED-4.1")
@pytest.mark.parametrize(
    ("bets", "scores"),
    [
        ("raise fold", [1, -1]),
        ("call raise fold", [-1, 1]),
        ("raise raise fold", [-3, 3]),
        ("raise call raise fold", [3, -3]),
        ("raise call call raise raise fold", [7, -7]),
    ],
)
def test_a_fold_ends_the_game_and_the_cards_do_not_matter(bets: str, scores: list[int]) -> None:
    for cards in ("king_spades jack_hearts king_hearts", "jack_hearts king_spades king_hearts"):
        state = play(deal(cards), bets)

        assert state.over
        assert state.scores == scores


@pytest.mark.rule("LED-4.2")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("jack_spades king_hearts jack_hearts", 0),  # a pair of Jacks beats a King
        ("king_spades queen_hearts queen_spades", 1),
        ("king_spades queen_hearts king_hearts", 0),
        ("king_spades queen_hearts jack_spades", 0),  # no pair: the higher rank
        ("jack_hearts queen_hearts king_spades", 1),
        ("jack_hearts king_spades queen_spades", 1),
    ],
)
def test_a_pair_beats_any_rank_and_a_higher_rank_a_lower_one(cards: str, winner: int) -> None:
    state = play(deal(cards), "call call call call")

    assert state.winners == [winner]
    assert state.ranks[winner] == 1
    assert state.scores[winner] == 1


@pytest.mark.rule("LED-4.3", "LED-1.2")
@pytest.mark.parametrize("cards", ["king_spades king_hearts", "jack_hearts jack_spades"])
def test_equal_ranks_share_the_pot_whatever_their_suits(cards: str) -> None:
    state = play(deal(f"{cards} queen_spades"), "raise call call raise call")

    assert state.scores == [0, 0]
    assert state.ranks == [1, 1]
    assert state.events(None)[-1].facts == {"chips": 7}  # what each takes back


@pytest.mark.rule("LED-4.4")
def test_the_winner_scores_what_the_loser_has_put_in() -> None:
    called = play(deal("queen_spades jack_hearts king_spades"), "raise call raise call")
    assert called.scores == [7, -7]

    folded = play(deal("queen_spades jack_hearts king_spades"), "raise call raise fold")
    assert folded.scores == [3, -3]
    assert folded.events(None)[-1].facts == {"seat": 0, "chips": 10}  # 7 of them were its own
