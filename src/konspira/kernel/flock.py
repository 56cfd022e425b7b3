"""Many games of one kind, stepped in one call: the compiled half of `konspira.research.Batch`.

Each game has rows of its own in the buffers. It has its own seeds too, so its course depends only
on these and the choices. A finished game starts again at once, with the next of its seeds.
"""

from __future__ import annotations

from typing import Final

from konspira.kernel.observing import Observer
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

WIN: Final = 0  # 1 for a victory, shared equally by all winners
SCORE: Final = 1
RANK: Final = 2  # from 1 for the first rank down to 0 for the last
UTILITIES: Final = ["win", "score", "rank"]
MASKS: Final = 1 << 22  # how many bytes of masks are remembered


class Buffers:
    """The memory that the numbers are written to: one-dimensional, row after row."""

    __slots__ = ("done", "masks", "observations", "rewards", "seats", "truncated")

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview[float],
        done: memoryview,
        truncated: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.done = done
        self.truncated = truncated


class Flock:
    """The games `first` to `first + count` of `total`; another process may hold the others."""

    __slots__ = (
        "buffers",
        "choices",
        "lengths",
        "longest",
        "masks",
        "observer",
        "offers",
        "opening",
        "out",
        "out_masks",
        "players",
        "row",
        "seats",
        "seeds",
        "size",
        "states",
        "stride",
        "utility",
    )

    def __init__(
        self,
        opening: State,
        observer: Observer,
        size: int,
        choices: int,
        longest: int,
        utility: int,
        buffers: Buffers,
    ) -> None:
        self.opening: State = opening
        self.observer: Observer = observer
        self.size: int = size
        self.choices: int = choices
        self.longest: int = longest
        self.utility: int = utility
        self.buffers: Buffers = buffers
        self.masks: dict[tuple[int, ...], bytes] = {}  # rows of masks, by the options on offer
        self.out: list[bytes] = []  # the pieces that `show` has written for all games ...
        self.out_masks: list[bytes] = []  # ... until they go into the buffers at once
        self.players: int = opening.game.seats
        self.states: list[State] = []
        self.seats: list[int] = []
        self.offers: list[list[int]] = []
        self.lengths: list[int] = []
        self.seeds: list[int] = []
        self.row: int = 0
        self.stride: int = 1

    def start(self, seed: int, first: int, count: int, total: int) -> None:
        """Start every game; the seed of a game is `seed` plus the game's number."""
        self.row = first
        self.stride = total
        self.seeds = [seed + first + number for number in range(count)]
        self.states = [self.opened(one) for one in self.seeds]
        self.seats = [0] * count
        self.lengths = [0] * count
        self.offers = [[]] * count
        for number in range(count):
            self.show(number)
        self.write()

    def opened(self, seed: int) -> State:
        """Return a new game in which no seat listens to events."""
        state = self.opening.copy()
        state.begin(seed, b"", False)
        return state

    def check(self, choices: list[int]) -> int:
        """Return the first game whose choice is not offered, or -1 if all are."""
        for number in range(len(self.states)):
            if choices[number] not in self.offers[number]:
                return number
        return -1

    def step(self, choices: list[int]) -> None:
        """Make one choice in every game; `check` has said that all of them are legal."""
        buffers = self.buffers
        for number in range(len(self.states)):
            state = self.states[number]
            if state.asked >= 0:
                state.play(choices[number])
            else:
                state.play_sealed(self.seats[number], choices[number])
            length = self.lengths[number] + 1
            if state.over or length >= self.longest:
                buffers.done[self.row + number] = 1
                if state.over:
                    self.reward(state, number)
                else:
                    buffers.truncated[self.row + number] = 1
                self.seeds[number] += self.stride
                self.states[number] = self.opened(self.seeds[number])
                length = 0
            self.lengths[number] = length
            self.show(number)
        self.write()

    def show(self, number: int) -> None:
        """Note which seat is asked in a game, what it sees and what it may choose."""
        state = self.states[number]
        seat = state.asked
        offered = state.offered
        if seat == TOGETHER:
            seat = 0
            while not state.lane_options[seat]:
                seat += 1
            offered = state.lane_options[seat]
        self.seats[number] = seat
        self.offers[number] = offered
        self.observer.write(state, seat, self.out)
        self.out_masks.append(self.mask(offered))

    def mask(self, offered: list[int]) -> bytes:
        """Return the row of a mask; recent rows are remembered."""
        key = tuple(offered)
        found = self.masks.get(key)
        if found is None:
            row = [0] * self.choices
            for option in offered:
                row[option] = 1
            found = bytes(row)
            if len(self.masks) * self.choices >= MASKS:
                self.masks.clear()
            self.masks[key] = found
        return found

    def write(self) -> None:
        """Put the pieces that `show` wrote for all games into the buffers."""
        buffers = self.buffers
        first = self.row
        last = first + len(self.states)
        buffers.seats[first:last] = bytes(self.seats)
        buffers.observations[first * self.size : last * self.size] = b"".join(self.out)
        buffers.masks[first * self.choices : last * self.choices] = b"".join(self.out_masks)
        self.out.clear()
        self.out_masks.clear()

    def reward(self, state: State, number: int) -> None:
        """Write the worth of a finished game to each seat."""
        start = (self.row + number) * self.players
        for seat in range(self.players):
            self.buffers.rewards[start + seat] = utility(state, seat, self.utility)

    def pick(self, rng: Rng) -> list[int]:
        """Return a random legal choice for every game."""
        return [offered[rng.below(len(offered))] for offered in self.offers]


def utility(state: State, seat: int, kind: int) -> float:
    """Return the worth of a finished game to a seat."""
    ranks = state.ranks
    if kind == SCORE:
        return float(state.scores[seat])
    if kind == WIN:
        winners = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        return 1.0 / winners if ranks[seat] == 1 else 0.0
    return (len(ranks) - ranks[seat]) / (len(ranks) - 1)
