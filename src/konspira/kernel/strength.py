"""How strong a level of bots plays a game: numbers that each game brings, found by measurement."""

from __future__ import annotations

from typing import NamedTuple

LONGEST = 2.0  # seconds for one choice, also on a slow machine and in plain Python


class Strength(NamedTuple):
    """What a level does: it slips, or it searches (see `konspira.bots.search`)."""

    slip: int = 0  # chance in a hundred to overlook the best advised option, and each after it
    simulations: int = 0  # 0: no search, only the game's advice
    most: int = 6  # options that are looked at closer
    horizon: int = 1  # rounds or turns to look ahead
    noise: int = 0  # choices in a hundred, in simulations, that nobody would advise
    margin: float = 0.5  # how much of a value at the end is by how much one wins
    doubt: float = 0.03  # what a gap in the advice counts before anything was tried ...
    trust: float = 30.0  # ... and after how many worlds only half of it
    seconds: float = 0.0  # at most so long for one choice; 0: no such limit
