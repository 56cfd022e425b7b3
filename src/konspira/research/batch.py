"""Many games at once: one compiled call steps them all, into arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from konspira.kernel.errors import IllegalChoice, OptionError
from konspira.kernel.flock import Buffers, Flock
from konspira.kernel.game import Game
from konspira.kernel.observation import layout, observing
from konspira.kernel.rng import Rng
from konspira.research.layouts import game_of
from konspira.research.utilities import kind_of

LONGEST = 10_000  # choices after which a game is cut off; games that end at all are shorter


class Arrays:
    """The arrays of a batch, in memory of their own or in shared memory."""

    def __init__(self, game: Game, games: int, memory: memoryview | None = None) -> None:
        shapes = self.shapes(game, games)
        if memory is None:
            memory = memoryview(bytearray(self.size_of(game, games)))
        self.of: dict[str, NDArray[Any]] = {}
        at = 0
        for name, shape, kind in shapes:
            count = int(np.prod(shape))
            found = np.frombuffer(memory, dtype=kind, count=count, offset=at)
            self.of[name] = found.reshape(shape)
            at += count * np.dtype(kind).itemsize

    @staticmethod
    def shapes(game: Game, games: int) -> list[tuple[str, tuple[int, ...], Any]]:
        """Return names, shapes and types; the widest numbers first, so that all are aligned."""
        return [
            ("choices", (games,), np.int64),
            ("rewards", (games, game.seats), np.float32),
            ("observations", (games, layout(game).size), np.uint8),
            ("masks", (games, len(game.table)), np.uint8),
            ("seats", (games,), np.int8),
            ("done", (games,), np.uint8),
            ("truncated", (games,), np.uint8),
        ]

    @classmethod
    def size_of(cls, game: Game, games: int) -> int:
        """Return the bytes that they take."""
        found = cls.shapes(game, games)
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in found)

    def buffers(self) -> Buffers:
        """Return the same memory as the compiled code writes it."""
        flat: dict[str, Any] = {
            name: memoryview(found.reshape(-1))  # type: ignore[arg-type]  # an array is a buffer
            for name, found in {**self.of, "seats": self.of["seats"].view(np.uint8)}.items()
            if name != "choices"
        }
        return Buffers(**flat)


def flock_of(game: Game, arrays: Arrays, longest: int, utility: str) -> Flock:
    """Return the games of a batch, or of one of its processes."""
    return Flock(
        game.opening(),
        observing(game).observer,
        layout(game).size,
        len(game.table),
        longest,
        kind_of(utility),
        arrays.buffers(),
    )


class Batch:
    """Many games of one table, each with its own seeds; those that end start again at once.

    After `step`, row i tells of game i: `seats` who is asked, `observations` what it sees, `masks`
    what it may choose; `done` whether its last choice ended a game (or cut it off: `truncated`),
    and then `rewards` what that game was worth to each seat. Seats that choose at the same time
    are asked one after another. The arrays are changed in place.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        utility: str = "win",
        longest: int = LONGEST,
        **options: Any,
    ) -> None:
        self.game = game_of(game, seats, **options)
        self.games = games
        self.layout = layout(self.game)
        self._arrays = Arrays(self.game, games)
        self._flock = flock_of(self.game, self._arrays, longest, utility)
        self._rng = Rng(seed)
        self._name_arrays()
        self.reset(seed)

    def _name_arrays(self) -> None:
        found = self._arrays.of
        self.observations: NDArray[np.uint8] = found["observations"]
        self.masks: NDArray[np.bool_] = found["masks"].view(np.bool_)
        self.seats: NDArray[np.int8] = found["seats"]
        self.rewards: NDArray[np.float32] = found["rewards"]
        self.done: NDArray[np.bool_] = found["done"].view(np.bool_)
        self.truncated: NDArray[np.bool_] = found["truncated"].view(np.bool_)

    def reset(self, seed: int = 0) -> None:
        """Start all games again; game i has the seeds seed + i, seed + i + games, and so on."""
        self._clear()
        self._rng = Rng(seed)
        self._flock.start(seed, 0, self.games, self.games)

    def step(self, choices: NDArray[Any] | Sequence[int]) -> None:
        """Make one choice in each game. If one of them is illegal, none is made."""
        made = self._read(choices)
        wrong = self._flock.check(made)
        if wrong >= 0:
            raise refusal(self._flock, wrong, made[wrong])
        self._clear()
        self._flock.step(made)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal choice for each game, from a generator that `reset` seeds."""
        return np.array(self._flock.pick(self._rng), dtype=np.int64)

    def offers(self) -> NDArray[np.int32]:
        """Return the legal choices of each game as a list, padded with -1: a compact mask."""
        found = [np.flatnonzero(mask) for mask in self.masks]
        out = np.full((self.games, max(map(len, found))), -1, dtype=np.int32)
        for row, options in zip(out, found, strict=True):
            row[: len(options)] = options
        return out

    def _read(self, choices: NDArray[Any] | Sequence[int]) -> list[int]:
        made = np.asarray(choices)
        if made.shape != (self.games,) or made.dtype.kind not in "iu":
            raise OptionError(
                "batch-shape",
                f"expected {self.games} whole numbers, one for each game, not "
                f"{made.dtype} of shape {made.shape}",
                count=self.games,
                value=f"{made.dtype} {made.shape}",
            )
        numbers: list[int] = made.tolist()
        return numbers

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.done.fill(False)
        self.truncated.fill(False)


def refusal(flock: Flock, number: int, choice: int) -> IllegalChoice:
    """Return why a choice of one game is illegal."""
    try:
        flock.states[number].copy().choose(flock.seats[number], choice)
    except IllegalChoice as error:
        error.add_note(f"in game {flock.row + number} of the batch; no game was changed")
        return error
    raise AssertionError(f"choice {choice} was refused, but it is legal")
