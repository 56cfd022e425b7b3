"""Observations of any game that declares them: layouts, and the two ways to write one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from konspira.kernel.errors import OptionError
from konspira.kernel.events import Question
from konspira.kernel.layout import Facts, Layout, Part
from konspira.kernel.observing import Observer
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY

if TYPE_CHECKING:
    from konspira.kernel.game import Game

KEPT = 64  # how many games' layouts a process remembers


class Observing(NamedTuple):
    """A game's declaration of its observations (`Game.observing`)."""

    version: int  # raised when the same position is written differently
    facts: Facts
    parts: Sequence[Part]
    hidden: Sequence[Part]  # the parts that perfect information adds
    observer: Observer
    numbers: Callable[[Any], list[int]]  # what a view shows, without its seat and the question


@lru_cache(KEPT)
def observing(game: Game) -> Observing:
    """Return a game's declaration of its observations, or refuse a game that has none."""
    found = game.observing()
    if found is None:
        raise OptionError(
            "no-layout",
            f"{game.id} declares no observations; write Game.observing for it",
            game=game.id,
        )
    return found


@lru_cache(KEPT)
def layout(game: Game) -> Layout:
    """Return the layout of observations of this table."""
    known = observing(game)
    return Layout(f"konspira/{game.id}", known.version, known.parts)


@lru_cache(KEPT)
def perfect_layout(game: Game) -> Layout:
    """Return the layout of perfect information: all seats' observations, then hidden parts."""
    known = observing(game)
    parts = [
        Part(f"by{seat}_{part.name}", part.shape, part.high, part.codes)
        for seat in range(game.seats)
        for part in known.parts
    ]
    hidden = [
        Part(f"hidden_{part.name}", part.shape, part.high, part.codes) for part in known.hidden
    ]
    return Layout(f"konspira/{game.id}-perfect-information", known.version, [*parts, *hidden])


def observe(state: State, seat: int | None) -> list[int]:
    """Write what a seat (None: a spectator) may know, straight from the state."""
    out: list[bytes] = []
    observing(state.game).observer.write(state, NOBODY if seat is None else seat, out)
    return list(b"".join(out))


def observe_all(state: State) -> list[int]:
    """Write everything: perfect information, for code that need not be fair (critics, teachers)."""
    observer = observing(state.game).observer
    out: list[bytes] = []
    for seat in range(state.game.seats):
        observer.write(state, seat, out)
    observer.secrets(state, out)
    return list(b"".join(out))


def read_view(game: Game, view: Any, question: Question | None) -> list[int]:
    """Do the same as `observe`, from the view and the question that the seat was shown."""
    known = observing(game)
    out = [0 if view.seat is None else view.seat + 1]
    known.observer.question(question, out)
    return out + known.numbers(view)
