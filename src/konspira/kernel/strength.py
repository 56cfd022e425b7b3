"""How strong a level of bots plays a game: numbers that each game brings, found by measurement."""

from __future__ import annotations

from typing import NamedTuple

LONGEST = 2.0  # seconds for one choice, also on a slow machine and in plain Python


class Strength(NamedTuple):
    """What a level of bots does: it slips, or it searches (see `konspira.bots.search`)."""

    slip: int = 0  # chance in a hundred to overlook the best advised option, and each after it
    simulations: int = 0  # 0: no search, only the game's advice
    most: int = 6  # how many options are examined more closely
    horizon: int = 1  # how many rounds or turns to look ahead
    noise: int = 0  # how many choices in a hundred go against the advice, in simulations
    margin: float = 0.5  # how much of a final value depends on the margin of victory
    doubt: float = 0.03  # the weight of a gap in the advice before anything was tried ...
    trust: float = 30.0  # ... and the number of worlds after which the weight is halved
    seconds: float = 0.0  # at most this long for one choice; 0: no such limit
