"""What travels of hints and reviews."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from konspira.bots.comparing import Sureness
from konspira.bots.review import TurningPoint, Verdict, Weighed
from konspira.server.wire.common import Strict


class AskHint(Strict, frozen=True):
    """Ask which choice a strong bot would make. The question must be the open one."""

    token: Annotated[str, Meta(max_length=40)]


class Hint(msgspec.Struct, frozen=True):
    """A strong bot's opinion of a question, from the knowledge of the asking seat."""

    token: str  # of the question
    options: list[Weighed]  # the best three, the best one first
    sureness: Sureness  # the certainty that the first is better than the others


class Review(msgspec.Struct, frozen=True):
    """A finished game, judged choice by choice, with the important moments first.

    The reader gets parts of it while it is being made. `choices` are in the order of the game.
    """

    status: Literal["none", "making", "made"]
    judged: int  # numbers of judged choices, and of choices to judge
    of: int
    plies: int = 0  # choices of the whole game, also those without another option
    choices: list[Verdict] = []
    moments: list[int] = []  # the place of each in the replay, with the eyes of its seat
    turns: list[TurningPoint] = []
    ahead: list[int] = []  # the places of choices that were answered beforehand
