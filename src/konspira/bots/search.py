"""The hot part of the searching bots, for any game of the kernel.

Every option is tried in the same worlds that the seat cannot tell from the real one. After it all
seats play on by the game's own advice, each from what it may know in that world, for so many rounds
or turns; then the game judges the table. Options that do worse are dropped half by half, so that
most of the time goes to telling the best ones apart.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

LEAST: Final = 4  # worlds before the first option is dropped


class Arm:
    """One option: what came of it in the worlds it was tried in."""

    __slots__ = ("option", "prior", "squares", "total", "visits")

    def __init__(self, option: int, prior: float) -> None:
        self.option: int = option
        self.prior: float = prior  # what the game's own advice says of it
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0  # of what it gained over the advised option in the same world

    @property
    def value(self) -> float:
        """What it came to on average."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """The options of one question, and the simulations that tell them apart."""

    __slots__ = (
        "arms",
        "caution",
        "clock",
        "decisions",
        "game",
        "horizon",
        "margin",
        "noise",
        "rng",
        "seat",
        "simulations",
        "spread",
        "word",
    )

    def __init__(
        self,
        seat: int,
        rng: Rng,
        horizon: int = 1000,
        noise: int = 5,
        margin: float = 0.5,
        caution: float = 0.5,
    ) -> None:
        self.seat: int = seat
        self.rng: Rng = rng
        self.horizon: int = horizon  # rounds or turns to look ahead
        self.noise: int = noise  # choices in a hundred that nobody would advise
        self.margin: float = margin  # how much of a value is by how much one wins
        self.caution: float = caution  # standard errors that a change of mind needs
        self.arms: list[Arm] = []
        self.clock: int = 0
        self.simulations: int = 0
        self.decisions: int = 0
        self.spread: float = 5.0  # how far scores lie apart, as a rule

    def run(
        self, guess: State, options: list[int], most: int, count: int, seconds: float = 0.0
    ) -> None:
        """So many simulations of the best few options, or so many seconds of them."""
        self.game: Any = guess.game
        self.clock = self.game.clock(guess) + self.horizon
        advice: list[float] = self.game.hunches(guess, self.seat, options)
        arms = [Arm(options[i], advice[i]) for i in range(len(options))]
        arms.sort(key=by_prior)
        self.arms = arms
        live = arms[:most]
        rounds = 1
        while 1 << rounds < len(live):
            rounds += 1
        began = perf_counter()
        for stage in range(rounds):
            worlds = max(LEAST, count // (rounds * len(live)))
            until = began + seconds * (stage + 1) / rounds
            for _ in range(worlds if count else 1_000_000_000):
                self.try_all(guess, live)
                if seconds > 0.0 and perf_counter() > until:
                    break
            live.sort(key=by_value)
            live = live[: (len(live) + 1) // 2]

    def try_all(self, guess: State, live: list[Arm]) -> None:
        """One world, every live option in it, with the same chance for each."""
        world = guess.redeal(self.seat, self.rng)
        word = self.rng.fresh_word()
        first = 0.0
        for place in range(len(live)):
            arm = live[place]
            state = world if place == len(live) - 1 else world.copy()
            value = self.simulate(state, arm.option, Rng(word))
            arm.visits += 1
            arm.total += value
            self.simulations += 1

    def simulate(self, state: State, option: int, rng: Rng) -> float:
        """Take an option, let all play on, and judge what came of it."""
        if state.asked >= 0:
            state.play(option)
        else:
            state.play_sealed(self.seat, option)
        self.play_on(state, rng)
        return self.value(state)

    def play_on(self, state: State, rng: Rng) -> None:
        """Choices by the game's own advice, now and then one at random."""
        game = self.game
        count = 0
        clock = self.clock
        while True:
            seat = state.asked
            if seat >= 0:
                options = state.offered
                if len(options) == 1:
                    state.play(options[0])
                else:
                    state.play(self.sensible(state, seat, options, rng))
            elif seat == TOGETHER:
                lanes = state.lane_options
                seat = 0
                while not lanes[seat]:
                    seat += 1
                options = lanes[seat]
                option = options[0]
                if len(options) > 1:
                    option = self.sensible(state, seat, options, rng)
                state.play_sealed(seat, option)
            else:
                break
            count += 1
            if game.clock(state) >= clock:
                break
        self.decisions += count

    def sensible(self, state: State, seat: int, options: list[int], rng: Rng) -> int:
        """What the game advises this seat, from what it may know; rarely anything else."""
        if self.noise and rng.below(100) < self.noise:
            return options[rng.below(len(options))]
        values: list[float] = self.game.hunches(state, seat, options)
        best = values[0]
        found = 0
        for place in range(1, len(values)):
            if values[place] > best:
                best = values[place]
                found = place
        return options[found]

    def value(self, state: State) -> float:
        """What a table is worth to the seat: mostly the victory, and a little by how much."""
        if not state.over:
            judged: list[float] = self.game.judge(state)
            return judged[self.seat]
        first = 0
        for rank in state.ranks:
            if rank == 1:
                first += 1
        won = 1.0 / first if state.ranks[self.seat] == 1 else 0.0
        scores = state.scores
        other = -1_000_000
        for rival in range(len(scores)):
            if rival != self.seat and scores[rival] > other:
                other = scores[rival]
        margin = float(scores[self.seat] - other)
        size = margin if margin > 0.0 else -margin
        return (1.0 - self.margin) * won + self.margin * (0.5 + 0.5 * margin / (size + self.spread))


def by_prior(arm: Arm) -> float:
    """Best advised first; equals keep their order."""
    return -arm.prior


def by_value(arm: Arm) -> float:
    """Best first."""
    return -arm.value
