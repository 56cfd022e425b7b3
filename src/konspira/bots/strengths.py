"""How strong the levels are in a game: numbers of the game itself (`Game.strengths`), or the usual.

`make ladder` plays every step against the one below it; docs/bots.md has what came of it.
"""

from __future__ import annotations

from konspira.kernel.game import Game
from konspira.kernel.strength import LONGEST, Strength

LADDER = ("easy", "medium", "hard", "expert")  # weakest first

# A game that brings advice and no numbers: the advice, and a search to the end of the game.
USUAL: dict[str, Strength] = {
    "easy": Strength(slip=60),
    "medium": Strength(slip=30),
    "hard": Strength(),
    "expert": Strength(simulations=400, horizon=1000, seconds=LONGEST),
}
# A game without advice: simulations of a plain tree search, and a choice at random now and then.
UNADVISED: dict[str, Strength] = {
    "easy": Strength(slip=50, simulations=20, seconds=LONGEST),
    "medium": Strength(slip=20, simulations=50, seconds=LONGEST),
    "hard": Strength(simulations=200, seconds=LONGEST),
    "expert": Strength(simulations=1000, seconds=LONGEST),
}


def strength(game: Game, level: str) -> Strength:
    """Return what a level does in a game."""
    if not game.advises():
        return UNADVISED[level]
    return game.strength(level) or USUAL[level]
