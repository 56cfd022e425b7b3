"""How strong the levels are in each game: the one table of their numbers, found by measurement.

`make ladder` plays every step against the one below it; docs/bots.md has what came of it.
"""

from __future__ import annotations

from typing import NamedTuple

from konspira.kernel.game import Game

LADDER = ("easy", "medium", "hard", "expert")  # weakest first
LONGEST = 2.0  # seconds for one choice, also on a slow machine and in plain Python


class Strength(NamedTuple):
    """What a level does: it slips, or it searches (see `search.Search`)."""

    slip: int = 0  # chance in a hundred to overlook the best advised option, and each after it
    simulations: int = 0  # 0: no search, only the game's advice
    most: int = 6  # options that are looked at closer
    horizon: int = 1  # rounds or turns to look ahead
    noise: int = 0  # choices in a hundred, in simulations, that nobody would advise
    margin: float = 0.5  # how much of a value at the end is by how much one wins
    doubt: float = 0.03  # what a gap in the advice counts before anything was tried ...
    trust: float = 30.0  # ... and after how many worlds only half of it
    seconds: float = 0.0  # at most so long for one choice; 0: no such limit


STRENGTHS: dict[str, dict[str, Strength]] = {
    "spiskowcy": {
        "easy": Strength(slip=60),
        "medium": Strength(slip=31),
        "hard": Strength(slip=14),
        "expert": Strength(simulations=1200, most=8, horizon=8, seconds=LONGEST),
    },
    "estoril": {
        "easy": Strength(slip=66),
        "medium": Strength(slip=30),
        "hard": Strength(),
        "expert": Strength(simulations=40, most=4, horizon=1, seconds=LONGEST),
    },
    "emerald": {
        "easy": Strength(slip=45),
        "medium": Strength(slip=20),
        "hard": Strength(),
        "expert": Strength(simulations=40, most=4, horizon=4, seconds=LONGEST),
    },
    "stawka": {
        "easy": Strength(slip=32),
        "medium": Strength(slip=22),
        "hard": Strength(slip=14),
        "expert": Strength(simulations=64, most=5, horizon=25, seconds=LONGEST),
    },
    "leduc": {
        "easy": Strength(slip=60),
        "medium": Strength(slip=30),
        "hard": Strength(),
        "expert": Strength(simulations=400, horizon=1000, seconds=LONGEST),
    },
}
# A game that has no row yet: the same steps, with a search to its end.
USUAL = STRENGTHS["leduc"]

# Scenarios that are so short that one mistake decides them, with numbers of their own.
LESSON: dict[str, Strength] = {
    "easy": Strength(slip=17),
    "medium": Strength(slip=7),
    "hard": Strength(simulations=48, most=5, horizon=25, seconds=LONGEST),
    "expert": Strength(simulations=600, most=5, horizon=130, doubt=0.0, seconds=LONGEST),
}
SCENARIOS: dict[str, dict[str, Strength]] = {"s1_meeting": LESSON, "s2_first_clash": LESSON}


def strength(game: Game, level: str) -> Strength:
    """What a level does in a game, or in a scenario of it that has numbers of its own."""
    scenario = str(game.options.get("scenario", ""))
    return (SCENARIOS.get(scenario) or STRENGTHS.get(game.id, USUAL))[level]
