"""What a worker process does for the server: it thinks as a bot, and knows nothing else.

It starts with the first bot that has to think, and somebody waits for that: so nothing of the web
is imported here.
"""

from __future__ import annotations

import logging
import os
import time
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from konspira.bots import Desk, make
from konspira.bots.comparing import Budget
from konspira.bots.ladder import LevelBot
from konspira.bots.naming import factory, is_own
from konspira.bots.review import Advice, Made, Verdict, advise, judge
from konspira.bots.usual import usual_level
from konspira.kernel.game import Game
from konspira.server.logs import Form, start_logging

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
    pack: Path | None = None  # the host's own


POLITE = 5  # steps that a worker stands behind the server, where there are too few cores
SHORTEST = 0.05  # seconds for a bot that is called late
MOST_GAMES = 32  # kept by a worker; a game is made again in some hundredths of a second
_games: dict[tuple[str, int, bytes], Game] = {}  # those that were needed last stand last
_stops: Any = None  # a byte for each thought that can be called off


def _game(task: Task) -> Game:
    which = (task.kind.id, task.seats, task.options)
    game = _games.pop(which, None)
    if game is None:
        game = task.kind(task.seats, task.pack, msgspec.json.decode(task.options))
    _games[which] = game
    if len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return game


def think(task: Task, until: float | None = None) -> int:
    """The option that a bot of this level takes; by the clock of the machine, if it is in time."""
    desk = _desk(task)
    try:
        bot = factory(task.level, classes=True)(task.seed)
        if until is not None and isinstance(bot, LevelBot):
            bot.seconds = max(SHORTEST, until - time.monotonic())
        return desk.legal(bot.choose(desk))
    except Exception:
        if not is_own(task.level):
            raise  # a bot of ours never fails
        facts = {"bot": task.level}
        LOG.exception("a bot has failed; another one chooses in its place", extra={"facts": facts})
        return make(usual_level(), task.seed).choose(desk)


def think_aloud(task: Task, budget: Budget, slot: int) -> Advice:
    """Return what a strong bot says to a question, unless it is called off."""
    return advise(_desk(task), budget, task.seed, lambda: bool(_stops[slot]))


def think_back(task: Task, budget: Budget, made: Made) -> Verdict:
    """Return what a choice of a finished game was worth."""
    return judge(_desk(task), made, budget, task.seed)


def _desk(task: Task) -> Desk:
    state = _game(task).resume(msgspec.json.decode(task.position))
    return Desk(state, task.seat)


def begin(stops: Any, log: Form) -> None:
    """A worker goes home when its server is killed: nobody else would send it."""
    global _stops
    _stops = stops
    start_logging(log, os.environ.get("KONSPIRA_LANG", ""))
    if hasattr(os, "nice"):
        os.nice(POLITE)
    parent = parent_process()
    if parent is not None:

        def leave() -> None:
            parent.join()
            os._exit(0)

        Thread(target=leave, daemon=True).start()
