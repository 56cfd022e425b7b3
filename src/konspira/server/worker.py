"""What a worker process does for the server: it thinks as a bot, and knows nothing else.

It starts with the first bot that has to think, and somebody waits for that: so nothing of the web
is imported here.
"""

from __future__ import annotations

import logging
import os
from multiprocessing import parent_process
from threading import Thread
from typing import Any

import msgspec

from konspira.bots import Desk, make
from konspira.bots.ismcts import Judged
from konspira.bots.naming import factory, is_own
from konspira.bots.review import Verdict, judge
from konspira.bots.usual import usual_level
from konspira.bots.weighing import Budget, weigh
from konspira.kernel.game import Game

LOG = logging.getLogger("konspira.thinking")


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know."""

    kind: type[Game]
    seats: int
    options: bytes
    position: bytes
    seat: int
    level: str
    seed: int


_games: dict[tuple[str, int, bytes], Game] = {}
_stops: Any = None  # a byte for each thought that can be called off


def _game(task: Task) -> Game:
    which = (task.kind.id, task.seats, task.options)
    if which not in _games:
        _games[which] = task.kind(task.seats, None, msgspec.json.decode(task.options))
    return _games[which]


def think(task: Task) -> int:
    """The option that a bot of this level takes."""
    desk = _desk(task)
    try:
        return desk.legal(factory(task.level, classes=True)(task.seed).choose(desk))
    except Exception:
        if not is_own(task.level):
            raise  # a bot of ours never fails
        LOG.exception("the bot %s has failed; another one chooses in its place", task.level)
        return make(usual_level(), task.seed).choose(desk)


def think_aloud(task: Task, budget: Budget, slot: int) -> list[Judged]:
    """What each option is worth, unless it is called off."""
    return weigh(_desk(task), budget, task.seed, lambda: bool(_stops[slot]))


def think_back(task: Task, budget: Budget, ply: int, chosen: int) -> Verdict:
    """What a choice of a finished game was worth."""
    return judge(_desk(task), ply, chosen, budget, task.seed)


def _desk(task: Task) -> Desk:
    state = _game(task).position(msgspec.json.decode(task.position))
    return Desk(state, task.seat)


def begin(stops: Any) -> None:
    """A worker goes home when its server is killed: nobody else would send it."""
    global _stops
    _stops = stops
    parent = parent_process()
    if parent is not None:

        def leave() -> None:
            parent.join()
            os._exit(0)

        Thread(target=leave, daemon=True).start()
