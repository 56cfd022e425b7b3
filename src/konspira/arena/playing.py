"""Playing the games of a job: what runs in every worker, on this machine or another."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from time import process_time

import msgspec

from konspira import bots, catalogue
from konspira.arena.course import Courses
from konspira.arena.job import Fixture, Job, fixture, seed_of
from konspira.arena.rows import Row, lines, packed
from konspira.bots.desk import Bot, Desk
from konspira.kernel.errors import KernelBug, KonspiraError, OptionError, RecordError
from konspira.kernel.game import Game


class Task(msgspec.Struct, frozen=True):
    """A job, and where this machine finds what belongs to it."""

    job: Job
    packs: list[str]  # the folder of each variant's pack; "" is the game's own
    paths: list[str] = []  # where modules of bots lie, beside the usual places


class Table:
    """A job made ready to be played: games and bots."""

    def __init__(self, task: Task) -> None:
        job = task.job
        sys.path += [path for path in task.paths if path not in sys.path]
        kind = catalogue.kind_of(job.game)
        self.job = job
        self.games: list[Game] = []
        for variant, pack in zip(job.variants, task.packs, strict=True):
            game = kind(variant.seats, pack or None, variant.options)
            if game.pack.hash != variant.pack:
                raise RecordError(
                    "record-pack",
                    f"played with content {variant.pack}, this is {game.pack.hash}; "
                    "name the pack it was played with (--pack)",
                    value=variant.pack,
                    known=game.pack.hash,
                )
            self.games.append(game)
        self.factories = [bots.factory(name) for name in job.bots]

    def play(self, number: int) -> Row:
        """The game of this number."""
        match = fixture(self.job, number)
        try:
            return self._play(match)
        except KernelBug:
            raise
        except Exception as error:  # a bot may be anybody's
            names = ", ".join(self.job.bots[bot] for bot in match.seating)
            seed = seed_of(self.job, match.deal)
            reason = str(error) if isinstance(error, KonspiraError) else repr(error)
            raise OptionError(
                "bot-failed",
                f"game {number} ({names}; seed {seed}) cannot be played to its end: {reason}; "
                "mend the bot, then start the same command again",
                value=number,
                bots=names,
                seed=str(seed),
                reason=reason,
            ) from error

    def _play(self, match: Fixture) -> Row:
        job = self.job
        game = self.games[match.variant]
        seed = seed_of(job, match.deal)
        players = [
            self.factories[bot](seed_of(job, match.deal, f"bot {place}"))
            for bot, place in zip(match.seating, match.places, strict=True)
        ]
        watch = Watch(game) if job.watch else None
        row = Row(
            number=match.number,
            deal=match.deal,
            variant=match.variant,
            seed=seed,
            seating=list(match.seating),
            scores=[],
            ranks=[],
            plies=0,
            choices=[0] * game.seats,
            seconds=[0.0] * game.seats,
        )
        diary = Diary() if job.records else None
        play_out(game, seed, players, row, watch, diary)
        if watch is not None:
            row.offered, row.taken, row.asked = watch.offered, watch.taken, watch.asked
            row.course = watch.courses.course(row.ranks)
        return row


class Watch:
    """Counts what was offered and what was taken, where there was a choice."""

    def __init__(self, game: Game) -> None:
        self.courses = Courses(game)
        self.offered: dict[int, int] = {}
        self.taken: dict[int, int] = {}
        self.asked: dict[str, list[int]] = {}

    def note(self, kind: str, options: Sequence[int], option: int) -> None:
        """One choice."""
        for offered in options:
            self.offered[offered] = self.offered.get(offered, 0) + 1
        self.taken[option] = self.taken.get(option, 0) + 1
        count = self.asked.setdefault(kind, [0, 0])
        count[0] += 1
        count[1] += len(options)


class Diary:
    """Keeps every choice, and what the bots thought of those that were one."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, int]] = []
        self.values: list[float | None] = []

    def note(self, bot: Bot) -> None:
        """Note what a bot thought of its choice; a bot need not be a `Bot`."""
        value = getattr(bot, "value", None)
        self.values.append(None if value is None else round(float(value), 6))


def play_out(
    game: Game,
    seed: int,
    players: Sequence[Bot],
    row: Row,
    watch: Watch | None,
    diary: Diary | None = None,
) -> None:
    """One game to its end, what statistics want to know of it noted on the way."""
    state = game.start(seed, listen=False)
    seconds = row.seconds
    while not state.over:
        seat = state.asked if state.asked >= 0 else state.questions[0].seat
        options = state.options(seat)
        row.plies += 1
        if len(options) == 1:  # nobody has to think about that
            state.choose(seat, options[0])
            if diary is not None:
                diary.choices.append((seat, options[0]))
            continue
        row.choices[seat] += 1
        if watch is not None:
            watch.courses.note(state, seat, len(options))
        begun = process_time()
        desk = Desk(state, seat)
        option = players[seat].choose(desk)
        seconds[seat] += process_time() - begun
        state.choose(seat, option)  # refuses what is not offered
        if watch is not None:
            watch.note(desk.question.kind, options, option)
        if diary is not None:
            diary.choices.append((seat, option))
            diary.note(players[seat])
    row.seconds = [round(spent, 6) for spent in seconds]
    row.scores = list(state.scores)
    row.ranks = list(state.ranks)
    if diary is not None:
        row.made, row.values = packed(diary.choices), diary.values
        row.checksum = game.checksum(state)
    summary = game.summary(state)
    row.turns, row.first = summary.turns, summary.first
    row.ends, row.sides, row.sources = summary.ends, summary.sides, summary.sources


# -- in a worker -----------------------------------------------------------------------------------


@cache
def table_of(task: bytes) -> Table:
    """The table of a task; making it once is enough."""
    return Table(msgspec.json.decode(task, type=Task))


class Trouble(msgspec.Struct, frozen=True):
    """An error on its way home: errors themselves do not travel between processes."""

    code: str
    message: str
    facts: dict[str, str | int]
    is_bug: bool


def play_chunk(task: bytes, numbers: Iterable[int]) -> bytes | Trouble:
    """Some games as lines of the log, or why they could not be played."""
    try:
        table = table_of(task)
        return lines([table.play(number) for number in numbers])
    except KonspiraError as error:
        return trouble_of(error)


def trouble_of(error: KonspiraError) -> Trouble:
    """An error, made ready to travel."""
    known: list[tuple[str, object]] = list(error.facts.items())
    facts = {name: fact if type(fact) is int else str(fact) for name, fact in known}
    message = str(error).removeprefix(f"{error.code}: ")
    return Trouble(error.code, message, facts, isinstance(error, KernelBug))


def raised(trouble: Trouble) -> KonspiraError:
    """The error that it was."""
    kind = KernelBug if trouble.is_bug else OptionError
    return kind(trouble.code, trouble.message, **trouble.facts)
