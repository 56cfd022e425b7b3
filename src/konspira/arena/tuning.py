"""A search for values of a pack that bring a game nearer to a goal.

The optimiser is CMA-ES with margin (the package cmaes), which is made for noisy measures of a few
numbers, whole ones among them. It asks for a generation of candidates; these play the same deals,
each generation others, and a candidate that comes again plays more. Everything follows from the
plan and from the games, so going on means asking again: games that are on the disk are not played
twice. What was found is compared with what stood there on deals that the search has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from typing import Any

import msgspec

from konspira.arena.balance import sides_of
from konspira.arena.goals import Goal
from konspira.arena.job import Job, new_job
from konspira.arena.moving import Numbers, Value, write_pack
from konspira.arena.playing import Task
from konspira.arena.rows import Row
from konspira.arena.run import Run, claim, make_folder
from konspira.arena.stats import Estimate
from konspira.bots.naming import fingerprint
from konspira.extras import require
from konspira.kernel.errors import ContentError, OptionError
from konspira.kernel.game import Game
from konspira.version import VERSION

PLAN = "tune.json"
PACK = "pack"
GENERATIONS = "generations"
CANDIDATES = "candidates"
FRESH = "fresh"
SPREAD = 0.25  # of the first candidates, as a part of the way between the bounds
WORST = 1e6  # what the optimiser hears of a candidate that cannot be played

GAMES, MINUTES, SETTLED = "games", "minutes", "settled"  # why a search has ended


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides how a search goes; with more games it goes on."""

    game: str
    rules: int
    seats: int
    options: dict[str, str | bool | int]
    pack: str  # the hash of the content that it begins with
    bot: str
    print: str  # its fingerprint, if it comes from a module
    values: list[Value]
    goal: Goal
    each: int  # deals of a candidate in a generation
    seed: int
    konspira: str = VERSION
    format: str = "konspira-tune"
    version: int = 1


class Candidate:
    """Some numbers, and the games that were played with them."""

    def __init__(self, number: int, numbers: Numbers, game: Game | None) -> None:
        self.number = number
        self.numbers = numbers
        self.game = game  # None: the game refuses them
        self.rows: list[Row] = []

    def __repr__(self) -> str:
        return f"Candidate({self.number}, {self.numbers})"


class Played(msgspec.Struct, frozen=True):
    """A candidate, as the results tell of it."""

    number: int
    numbers: list[int | float]
    games: int
    found: Estimate | None  # the measure; None where the game refuses these numbers or says nothing


class Found(msgspec.Struct, frozen=True):
    """What a search has found."""

    end: str
    generations: int
    games: int  # of the search
    start: list[int | float]
    best: list[int | float]
    low: list[int | float]  # the bounds of all candidates that are not certain to be worse
    high: list[int | float]
    before: Estimate | None  # on fresh deals
    after: Estimate | None
    change: Estimate | None
    candidates: list[Played]  # the best first
    sides: list[str]  # that have played


Play = Callable[[Run, Task], bool]  # plays what is missing; False when the time is over


class Search:
    """A search in its directory."""

    def __init__(
        self, folder: Path, plan: Plan, game: Game, paths: Sequence[str], play: Play
    ) -> None:
        require("arena")
        self.folder = folder
        self.plan = plan
        self.game = game
        self.paths = list(paths)
        self.play = play
        self.candidates: dict[Numbers, Candidate] = {}
        self.games = 0
        self.generations = 0
        make_folder(folder)
        claim(folder, plan, PLAN)
        self.start = self.candidate(tuple(value.start for value in plan.values))

    # -- searching ---------------------------------------------------------------------------------

    def run(self, budget: int) -> str:
        """Search until the games, the time or the doubts are used up; say which."""
        plan = self.plan
        optimiser = self._optimiser()
        while True:
            asked = [optimiser.ask() for _ in range(optimiser.population_size)]
            wanted = [
                self.candidate(
                    tuple(
                        value.at(min(1.0, max(0.0, float(part))))
                        for value, part in zip(plan.values, parts, strict=True)
                    )
                )
                for parts, _ in asked
            ]
            playing = list(dict.fromkeys(wanted))
            if not self.generations and self.start not in playing:
                playing.append(self.start)
            playing = [one for one in playing if one.game is not None]
            cost = len(playing) * plan.each
            if self.games + cost > budget:
                self._check_budget(cost)
                return GAMES
            told = self._generation(playing)
            if told is None:
                return MINUTES
            losses = [told.get(one, WORST) for one in wanted]
            optimiser.tell([(raw, loss) for (_, raw), loss in zip(asked, losses, strict=True)])
            if optimiser.should_stop():
                return SETTLED

    def _optimiser(self) -> Any:
        numpy: Any = import_module("numpy")
        kind: Any = import_module("cmaes").CMAwM
        values = self.plan.values
        return kind(
            mean=numpy.array([value.part for value in values]),
            sigma=SPREAD,
            bounds=numpy.array([[0.0, 1.0] for _ in values]),
            steps=numpy.array(
                [1 / (value.high - value.low) if value.is_whole else 0.0 for value in values]
            ),
            seed=part_seed(self.plan.seed, "optimiser") % 2**32,
        )

    def _check_budget(self, cost: int) -> None:
        if not self.generations:
            raise OptionError(
                "tune-few-games",
                f"one generation needs {cost} games; allow at least {cost} (--games)",
                count=cost,
            )

    def _generation(self, playing: Sequence[Candidate]) -> dict[Candidate, float] | None:
        """Play the same deals with each candidate; None when the time is over before the end."""
        folder = self.folder / GENERATIONS / f"{self.generations + 1:03}"
        rows = self._played(folder, playing, f"generation {self.generations}", self.plan.each)
        if rows is None:
            return None
        told: dict[Candidate, float] = {}
        first = self.generations * self.plan.each
        for place, one in enumerate(playing):
            own = [
                msgspec.structs.replace(row, deal=first + row.deal)
                for row in rows
                if row.variant == place
            ]
            one.rows += own
            found = self.plan.goal.estimate(own)
            told[one] = WORST if found is None else self.plan.goal.distance(found.value)
        self.generations += 1
        self.games += len(rows)
        if self.generations == 1 and self.plan.goal.estimate(self.start.rows) is None:
            sides = sides_of(rows)
            raise OptionError(
                "tune-silent-goal",
                f"these games say nothing of {self.plan.goal}; sides: {', '.join(sides) or '–'}",
                value=str(self.plan.goal),
                known=", ".join(sides) or "–",
            )
        return told

    def _played(
        self, folder: Path, playing: Sequence[Candidate], part: str, deals: int
    ) -> list[Row] | None:
        plan = self.plan
        games = [one.game for one in playing if one.game is not None]
        seed = part_seed(plan.seed, part)
        job: Job = new_job(plan.game, games, [plan.bot], seed, watch=plan.goal.is_watched)
        packs = [str(self.pack_of(one).absolute()) for one in playing]
        run = Run(folder, job, deals * len(games))
        try:
            return run.rows if self.play(run, Task(job, packs, self.paths)) else None
        finally:
            run.close()

    # -- candidates --------------------------------------------------------------------------------

    def candidate(self, numbers: Numbers) -> Candidate:
        """The candidate with these numbers, and its pack."""
        known = self.candidates.get(numbers)
        if known is not None:
            return known
        made = Candidate(len(self.candidates) + 1, numbers, None)
        folder = self.pack_of(made)
        write_pack(folder, self.game.pack, self.plan.values, numbers)
        try:
            made.game = type(self.game)(self.plan.seats, folder, self.plan.options)
        except ContentError:
            made.game = None
        self.candidates[numbers] = made
        return made

    def pack_of(self, one: Candidate) -> Path:
        """Return the folder of a candidate's pack."""
        return self.folder / CANDIDATES / f"{one.number:03}"

    # -- what was found ----------------------------------------------------------------------------

    def ranked(self) -> list[tuple[Candidate, Estimate | None]]:
        """All candidates with their measures; the one that is certain to be nearest is the first.

        What counts is the worse end of an interval: luck in few games makes no winner.
        """
        goal = self.plan.goal
        found = [
            (one, goal.estimate(one.rows))
            for one in self.candidates.values()
            if one.rows or one.game is None  # not those of a generation that was never played
        ]

        def order(pair: tuple[Candidate, Estimate | None]) -> tuple[float, int]:
            one, estimate = pair
            return (float("inf") if estimate is None else goal.farthest(estimate), one.number)

        return sorted(found, key=order)

    def results(self, end: str, deals: int) -> Found:
        """Compare the best numbers with the first ones on fresh deals."""
        goal = self.plan.goal
        ranked = self.ranked()
        best, estimate = ranked[0] if ranked else (self.start, None)
        if estimate is None:
            raise OptionError(
                "tune-few-minutes",
                "the time was over before one generation was played; repeat the command, and it "
                "goes on, or allow more minutes",
            )
        limit = goal.farthest(estimate)
        rivals = [
            one
            for one, other in ranked
            if one is best or (other is not None and goal.nearest(other) <= limit)
        ]
        pair = [self.start] if best is self.start else [self.start, best]
        rows = self._played(self.folder / FRESH / f"{best.number:03}", pair, "fresh", deals)
        assert rows is not None  # the comparison has no limit of time
        before = [row for row in rows if row.variant == 0]
        after = [row for row in rows if row.variant == 1]
        rmtree(self.folder / PACK, ignore_errors=True)  # that of fewer games
        if best is not self.start:
            write_pack(self.folder / PACK, self.game.pack, self.plan.values, best.numbers)
        columns = list(zip(*(one.numbers for one in rivals), strict=True))
        return Found(
            end=end,
            generations=self.generations,
            games=self.games,
            start=list(self.start.numbers),
            best=list(best.numbers),
            low=[min(column) for column in columns],
            high=[max(column) for column in columns],
            before=goal.estimate(before),
            after=goal.estimate(after or before),
            change=goal.change(before, after),
            candidates=[
                Played(one.number, list(one.numbers), len(one.rows), other) for one, other in ranked
            ],
            sides=sides_of(rows),
        )


def new_plan(
    kind: str, game: Game, values: Sequence[Value], goal: Goal, bot: str, each: int, seed: int
) -> Plan:
    """The plan of a search, for this game as it is set up."""
    return Plan(
        game=kind,
        rules=game.version,
        seats=game.seats,
        options=dict(game.options),
        pack=game.pack.hash,
        bot=bot,
        print=fingerprint(bot),
        values=list(values),
        goal=goal,
        each=each,
        seed=seed,
    )


def part_seed(seed: int, part: str) -> int:
    """The seed of a part of a search: unrelated to those of the others."""
    digest = blake2b(f"{seed} {part}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2
