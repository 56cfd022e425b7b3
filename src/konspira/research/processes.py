"""A batch whose games are shared out to several processes, with arrays in shared memory.

Compiled code never lets another thread run, so threads are no help. The games are the same, choice
for choice, as those of one process: each has its own seeds.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from konspira.kernel.game import Game
from konspira.kernel.observation import layout
from konspira.kernel.rng import Rng
from konspira.research.batch import LONGEST, Arrays, Batch, flock_of, refusal
from konspira.research.layouts import game_of
from konspira.research.utilities import kind_of

Message = tuple[str, Any]
START = "start"  # all games, with this seed
STEP = "step"
REFUSE = "refuse"  # an illegal choice: the game and the choice
STOP = "stop"


class ParallelBatch(Batch):
    """`Batch` in several processes. Close it, or use it in a `with` block.

    A script that makes one must do so under `if __name__ == "__main__"`, as with everything that
    starts processes.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        utility: str = "win",
        longest: int = LONGEST,
        processes: int = 2,
        **options: Any,
    ) -> None:
        self.game = game_of(game, seats, **options)
        self.games = games
        self.layout = layout(self.game)
        kind_of(utility)  # a wrong one is refused here, before there is anything to clean up
        self._memory = SharedMemory(create=True, size=Arrays.size_of(self.game, games))
        self._arrays = Arrays(self.game, games, self._memory.buf)
        self._name_arrays()
        context = multiprocessing.get_context("spawn")
        cuts = np.linspace(0, games, processes + 1).astype(int).tolist()
        self._cuts: list[int] = cuts
        self._workers: list[tuple[BaseProcess, Connection]] = []
        for first, last in pairwise(cuts):
            ours, theirs = context.Pipe()
            rows = (first, last - first, games)
            arguments = (theirs, self._memory.name, self.game, rows, longest, utility)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Start all games again."""
        self._clear()
        self._rng = Rng(seed)
        self._ask((START, seed))

    def step(self, choices: NDArray[Any] | Sequence[int]) -> None:
        """Make one choice in each game. If one of them is illegal, none is made."""
        made = np.array(self._read(choices), dtype=np.int64)
        inside = (made >= 0) & (made < len(self.game.table))
        legal = inside & self.masks[np.arange(self.games), np.where(inside, made, 0)]
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            self._refuse(wrong, int(made[wrong]))
        self._clear()
        self._arrays.of["choices"][:] = made
        self._ask((STEP, 0))

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal choice for each game, from a generator that `reset` seeds."""
        offers = [np.flatnonzero(mask) for mask in self.masks]
        picked = [offered[self._rng.below(len(offered))] for offered in offers]
        return np.array(picked, dtype=np.int64)

    def _ask(self, message: Message) -> None:
        for _, line in self._workers:
            line.send(message)
        for _, line in self._workers:
            line.recv()

    def _refuse(self, number: int, choice: int) -> None:
        """Raise the reason why a choice is illegal, from the process of its game."""
        place = next(place for place, cut in enumerate(self._cuts[1:]) if number < cut)
        line = self._workers[place][1]
        line.send((REFUSE, (number - self._cuts[place], choice)))
        raise line.recv()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        for process, line in self._workers:
            line.send((STOP, 0))
            process.join()
            line.close()
        self._workers = []
        for name in ("observations", "masks", "seats", "rewards", "done", "truncated"):
            setattr(self, name, None)
        self._arrays.of.clear()
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> ParallelBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    line: Connection,
    memory: str,
    game: Game,
    rows: tuple[int, int, int],
    longest: int,
    utility: str,
) -> None:
    """Run a process: step its games when it is told to."""
    shared = SharedMemory(memory)
    first, count, total = rows
    arrays = Arrays(game, total, shared.buf)
    flock = flock_of(game, arrays, longest, utility)
    choices = arrays.of["choices"]
    while True:
        word, payload = line.recv()
        if word == START:
            flock.start(payload, first, count, total)
        elif word == STEP:
            flock.step(choices[first : first + count].tolist())
        elif word == REFUSE:
            line.send(refusal(flock, *payload))
            continue
        else:
            return
        line.send(None)
