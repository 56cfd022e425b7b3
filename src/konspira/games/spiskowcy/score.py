"""Final scoring (SPI-12)."""

from __future__ import annotations

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CHARACTERS, KINDS
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.step import NOBODY


def sole_leader(state: Spiskowcy, kind: int) -> int:
    """Return the seat with strictly most copies, or NOBODY: the Seer breaks no tie (SPI-12.2)."""
    best = 0
    leader = NOBODY
    for seat in range(state.seats):
        count = state.tableau[seat][kind]
        if count > best:
            best = count
            leader = seat
        elif count == best:
            leader = NOBODY
    return leader


def total(state: Spiskowcy, seat: int) -> int:
    """Return a seat's score if the game ends now (SPI-12.1, SPI-12.3)."""
    influence = state.rules.influence
    row = state.tableau[seat]
    points = state.points[seat]
    for kind in range(CHARACTERS):
        if row[kind] and sole_leader(state, kind) == seat:
            points += influence[kind]
    for kind in range(CHARACTERS, KINDS):
        points += influence[kind] * row[kind]
    return points


def characters(state: Spiskowcy, seat: int) -> int:
    """Return the number of characters in a tableau (Q-19)."""
    count = 0
    for kind in range(CHARACTERS):
        count += state.tableau[seat][kind]
    return count


def rank_all(scores: list[int], breakers: list[int]) -> list[int]:
    """Rank by score, then by tie-breaker; equals share a rank: 1, 1, 3 (SPI-12.4, SPI-12.5)."""
    ranks: list[int] = []
    for seat in range(len(scores)):
        rank = 1
        for other in range(len(scores)):
            if scores[other] > scores[seat]:
                rank += 1
            elif scores[other] == scores[seat] and breakers[other] > breakers[seat]:
                rank += 1
        ranks.append(rank)
    return ranks


def result(state: Spiskowcy) -> tuple[list[int], list[int]]:
    """Return the scores and ranks of the tableaux as they are."""
    scores = [total(state, seat) for seat in range(state.seats)]
    breakers = [0] * state.seats
    if state.rules.most_characters_win_ties:
        breakers = [characters(state, seat) for seat in range(state.seats)]
    return scores, rank_all(scores, breakers)


def finish(state: Spiskowcy) -> None:
    """End the game (SPI-3.4)."""
    scores, ranks = result(state)
    state.finish(scores, ranks)
    events.game_scored(state)
