"""Pickles: games and states on their way to another process, or into a checkpoint.

A game is pickled as its class, seats, pack and options. A state is pickled as its game, its
position and, if it listens, its story. Rules and content are not pickled, so a pickle is small and
fits both forms of the engine. Pickles are read by the same version of Konspira only; records and
positions are for keeping.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from konspira.kernel.errors import RecordError
from konspira.kernel.events import Event, Told

if TYPE_CHECKING:
    from konspira.kernel.game import Game
    from konspira.kernel.state import State

FORMAT = 1  # of the story: raised when its fields change
KEPT = 32  # how many games a process remembers, so that their states share them


class Story(NamedTuple):
    """What a listening state knows about its past."""

    recorded: bool
    history: Sequence[tuple[int, int]]
    learned: int
    told: Sequence[tuple[int, int, str, dict[str, object]]]  # ply, audience, kind, facts


def reduced_game(game: Game) -> tuple[Any, ...]:
    """Return a game as pickle wants it: a function and its arguments."""
    overlay = game.pack.overlay
    pack = None if overlay is None else str(overlay.absolute())
    options = tuple(game.options.items())
    return remake, (type(game), game.seats, pack, options, game.version, game.pack.hash)


@lru_cache(KEPT)
def remake(
    kind: type[Game],
    seats: int,
    pack: str | None,
    options: tuple[tuple[str, str | bool | int], ...],
    version: int,
    content: str,
) -> Game:
    """Return the game of a pickle; refuse other rules or content than it was made with."""
    if version != kind.version:
        raise RecordError(
            "pickle-rules",
            f"pickled by version {version} of the rules of {kind.id}, these are version "
            f"{kind.version}; keep games that shall outlive a version as records",
            game=kind.id,
            value=str(version),
            known=str(kind.version),
        )
    game = kind(seats, None if pack is None else Path(pack), dict(options))
    if content != game.pack.hash:
        raise RecordError(
            "pickle-pack",
            f"pickled with content {content}, {game.pack.overlay or kind.id} is now "
            f"{game.pack.hash}; put the pack back as it was",
            file=str(game.pack.overlay or kind.id),
            value=content,
            known=game.pack.hash,
        )
    return game


def reduced_state(state: State) -> tuple[Any, ...]:
    """Return a state as pickle wants it: a function and its arguments."""
    story = None
    if state.listening:
        told = [(one.ply, one.audience, one.event.kind, one.event.facts) for one in state.log]
        story = tuple(Story(state.recorded, state.history, state.learned, told))
    return restore, (FORMAT, state.game, state.game.save(state), state.seed, story)


def restore(
    format: int,
    game: Game,
    position: dict[str, Any],
    seed: int,
    story: tuple[Any, ...] | None,
) -> State:
    """Return the state of a pickle."""
    if format != FORMAT:
        raise RecordError(
            "pickle-version",
            f"this pickle has the format {format}, this version reads {FORMAT}; "
            "read it with the version of Konspira that wrote it",
            value=str(format),
            known=str(FORMAT),
        )
    state = game.resume(position)
    state.seed = seed
    if story is None:
        state.listening = False
        return state
    known = Story(*story)
    state.recorded = known.recorded
    state.history = list(known.history)
    state.learned = known.learned
    state.log = [
        Told(ply, audience, Event(kind, facts)) for ply, audience, kind, facts in known.told
    ]
    return state
