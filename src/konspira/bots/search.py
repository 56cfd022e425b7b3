"""The hot part of the searching bots, for any game of the kernel.

Every option is tried in the same worlds, which the seat cannot tell from the real one. After it all
seats play on by the game's own advice, each from what it may know in that world, for some rounds
or turns; then the game judges the table. Options that do worse are dropped half by half, and those
that are clearly worse at once, so that most of the time goes to telling the best ones apart.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

LEAST: Final = 4  # worlds before the first option is dropped
EACH: Final = 16  # worlds between two looks at which options are out of the race ...
EARLY: Final = 32  # ... and before the first look
CLEAR: Final = 3.0  # standard errors by which an option is clearly worse
EQUAL: Final = 0.003  # a loss that does not matter
WIDE: Final = 1e8  # advice beyond this means always or never
LONGEST: Final = 4000  # choices after which a game is judged as it stands: some would never end
FAR: Final = 3.0  # a gap in the advice beyond which all gaps are equal


class Arm:
    """One option: what came of it in the worlds it was tried in."""

    __slots__ = ("gap", "option", "score", "total", "values", "visits")

    def __init__(self, option: int) -> None:
        self.option: int = option
        self.gap: float = 0.0  # how much worse the game's advice thinks it is than the best
        self.visits: int = 0
        self.total: float = 0.0
        self.values: list[float] = []  # world by world
        self.score: float = 0.0  # what it came to, less doubts

    @property
    def value(self) -> float:
        """Return what it came to on average."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """The options of one question, and the simulations that tell them apart."""

    __slots__ = (
        "arms",
        "clock",
        "decisions",
        "doubt",
        "game",
        "horizon",
        "margin",
        "noise",
        "rng",
        "seat",
        "simulations",
        "spread",
        "trust",
    )

    def __init__(
        self,
        seat: int,
        rng: Rng,
        horizon: int,
        noise: int = 0,
        margin: float = 0.5,
        doubt: float = 0.03,
        trust: float = 30.0,
    ) -> None:
        self.seat: int = seat
        self.rng: Rng = rng
        self.horizon: int = horizon  # rounds or turns to look ahead
        self.noise: int = noise  # choices in a hundred that nobody would advise
        self.margin: float = margin  # how much of a value is by how much one wins
        self.doubt: float = doubt  # what a gap in the advice counts before anything was tried ...
        self.trust: float = trust  # ... and after how many worlds only half of it
        self.arms: list[Arm] = []
        self.clock: int = 0
        self.simulations: int = 0
        self.decisions: int = 0
        self.spread: float = 5.0  # how far scores lie apart, as a rule

    def run(
        self, guess: State, options: list[int], most: int, count: int, seconds: float = 0.0
    ) -> None:
        """Run a number of simulations of the best few options, or as many as the time allows."""
        self.ready(guess, options)
        self._weigh(self.game.hunches(guess, self.seat, options))
        live = self.arms[:most]
        stages = 1
        while 1 << stages < len(live):
            stages += 1
        began = perf_counter()
        for stage in range(stages):
            worlds = max(LEAST, count // (stages * len(live)))
            until = began + seconds * (stage + 1) / stages
            for _ in range(worlds):
                self.try_all(guess, live)
                if seconds > 0.0 and perf_counter() > until:
                    break
                visits = live[0].visits
                if visits >= EARLY and visits % EACH == 0:
                    live = self.race(live)
                    if len(live) == 1:
                        return
            self._rank(live)
            live = live[: (len(live) + 1) // 2]

    def ready(self, guess: State, options: list[int]) -> None:
        """Get ready to try some options from this guess on."""
        game: Any = guess.game
        self.game: Any = game
        self.clock = game.clock(guess) + self.horizon
        self.arms = [Arm(option) for option in options]

    def _rank(self, live: list[Arm]) -> None:
        """Put the best first, after doubts."""
        for arm in live:
            doubt = self.doubt * arm.gap * self.trust / (self.trust + arm.visits)
            arm.score = arm.total / arm.visits - doubt
        live.sort(key=by_score)

    def race(self, live: list[Arm]) -> list[Arm]:
        """Those that may still be the best, by what they came to in the same worlds."""
        self._rank(live)
        best = live[0]
        left = [best]
        count = best.visits
        for arm in live[1:]:
            total = 0.0
            squares = 0.0
            for place in range(count):
                more = best.values[place] - arm.values[place]
                total += more
                squares += more * more
            mean = total / count
            spare = squares / count - mean * mean
            error = sqrt(spare / count) if spare > 0.0 else 0.0
            lead = best.score - arm.score
            if lead < CLEAR * error and lead + 2.0 * error > EQUAL:
                left.append(arm)
        return left

    def _weigh(self, advice: list[float]) -> None:
        """Put the options in the order of the advice, and see how far they lie apart."""
        best = max(advice)
        total = 0.0
        count = 0
        for value in advice:
            if -WIDE < value < WIDE:
                total += best - value if best < WIDE else 1.0
                count += 1
        width = total / count if count and total > 0.0 else 1.0
        for place in range(len(advice)):
            gap = (best - advice[place]) / width
            self.arms[place].gap = gap if gap < FAR else FAR
        self.arms.sort(key=by_gap)

    def try_all(self, guess: State, live: list[Arm]) -> None:
        """One world, every live option in it, with the same chance for each."""
        world = guess.redeal(self.seat, self.rng)
        seed = self.rng.below(1 << 30)
        last = len(live) - 1
        for place in range(len(live)):
            arm = live[place]
            state = world if place == last else world.copy()
            value = self.simulate(state, arm.option, Rng(seed))
            arm.visits += 1
            arm.total += value
            arm.values.append(value)
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
            if game.clock(state) >= clock or count >= LONGEST:
                break
        self.decisions += count

    def sensible(self, state: State, seat: int, options: list[int], rng: Rng) -> int:
        """Return what the game advises this seat, from what it may know; rarely anything else."""
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
        """Return what a table is worth to the seat: mostly the victory, a little by how much."""
        if not state.over:
            judged: float = self.game.judge(state, self.seat)
            return judged
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
        by = 0.5 + 0.5 * margin / (size + self.spread)
        return (1.0 - self.margin) * won + self.margin * by


def by_gap(arm: Arm) -> float:
    """Best advised first; equals keep their order."""
    return arm.gap


def by_score(arm: Arm) -> float:
    """Best first."""
    return -arm.score
