"""Looking for puzzles: games between strong bots, and what of their positions is one.

A job is done game by game. Each game gives a line of the log: the puzzles that were found in it,
and why the other positions that were looked at are none. What is in the log is not done again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from konspira import catalogue
from konspira.arena.playing import Trouble, trouble_of
from konspira.arena.run import compare, make_folder
from konspira.bots.match import play_out
from konspira.bots.naming import factory
from konspira.kernel.errors import KonspiraError
from konspira.kernel.game import Game
from konspira.kernel.record import Record, record_of
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles.proving import Proof, prove
from konspira.puzzles.puzzle import Puzzle, id_of, lines_named
from konspira.puzzles.tries import difficulty, tries_of

LOG = "mined.jsonl"
LOOKED_AT = 24  # positions of a game that are looked at ...
KEPT = 3  # ... and how many puzzles one game gives, no two of which ask a seat the same
FREE = ("forced", "alike")  # rules that cost nothing to apply: such positions are not counted
LATE = 0.75  # which part of its choices is left out: what is decided early is seldom decided at all


class Mine(msgspec.Struct, frozen=True):
    """What decides which games are played and which of their positions are looked at."""

    game: str
    seats: int
    options: dict[str, str | bool | int]
    bots: list[str]  # who plays, seat by seat
    seed: int
    looked_at: int = LOOKED_AT
    kept: int = KEPT
    late: float = LATE
    surprising: bool = False  # only puzzles whose answer the game's advice misses


class Found(msgspec.Struct, frozen=True):
    """A game of the job: its puzzles, and how many positions were dropped by which rule."""

    number: int
    puzzles: list[Puzzle]
    dropped: dict[str, int]


def mine_game(mine: Mine, number: int) -> Found:
    """Play a game and look at some of its positions."""
    game = game_of(msgspec.json.encode(mine))
    seed = seed_of(mine, number, "deal")
    state = game.start(seed)
    makers = [factory(name) for name in mine.bots]
    play_out(
        state, [make(seed_of(mine, number, f"bot {seat}")) for seat, make in enumerate(makers)]
    )
    record = record_of(state, mine.bots)
    dropped: Counter[str] = Counter()
    puzzles: list[Puzzle] = []
    for ply, seat in chosen(record, game, mine.late, seed_of(mine, number, "places")):
        looked_at = dropped.total() - sum(dropped[rule] for rule in FREE)
        if looked_at >= mine.looked_at or len(puzzles) >= mine.kept:
            break
        state = moment(game, record, ply)
        if alike(state, seat, puzzles):
            dropped["alike"] += 1
            continue
        found = examine(state, seat, seed_of(mine, number, f"ply {ply}"), mine)
        if isinstance(found, str):
            dropped[found] += 1
        else:
            puzzles.append(found)
    return Found(number, puzzles, dict(dropped))


def chosen(record: Record, game: Game, late: float, seed: int) -> list[tuple[int, int]]:
    """The later moments of a game at which somebody had a choice, in any order."""
    state = game.start(record.seed or 0, listen=False)
    found: list[tuple[int, int]] = []
    for ply, (seat, option) in enumerate(record.choices):
        if ply >= late * len(record.choices) and len(state.options(seat)) > 1:
            found.append((ply, seat))
        state.choose(seat, option)
    order = list(range(len(found)))
    Rng(seed).shuffle(order)
    return [found[place] for place in order]


def moment(game: Game, record: Record, ply: int) -> State:
    """A game after a number of choices."""
    state = game.start(record.seed or 0)
    for seat, option in record.choices[:ply]:
        state.choose(seat, option)
    return state


def alike(state: State, seat: int, puzzles: Iterable[Puzzle]) -> bool:
    """Does one of the puzzles of this game already ask this seat such a question?"""
    question = state.question(seat)
    return question is not None and (seat, question.kind) in {
        (puzzle.seat, puzzle.kind) for puzzle in puzzles
    }


def examine(state: State, seat: int, seed: int, mine: Mine) -> Puzzle | str:
    """The puzzle at a moment of a game, or the rule by which it is none."""
    proof = prove(state, seat, seed % (1 << 40), mine.surprising)
    if isinstance(proof, str):
        return proof
    return puzzle_of(state, seat, proof, mine.bots)


def puzzle_of(state: State, seat: int, proof: Proof, players: list[str]) -> Puzzle:
    """A proven position as data, with how the bots fare there."""
    question = state.question(seat)
    assert question is not None
    record = record_of(state, players)
    draft = Puzzle(
        id=id_of(record, seat),
        record=record,
        seat=seat,
        kind=question.kind,
        facts=question.facts,
        chapter=state.game.chapter(state),
        difficulty=0,
        options=proof.options,
        checks=proof.checks,
        tried=[],
        reason=proof.reason,
    )
    lines = lines_named(draft, state.game)
    tried = tries_of(state, seat, lines, [one.share for one in proof.options])
    return msgspec.structs.replace(draft, tried=tried, difficulty=difficulty(tried))


def seed_of(mine: Mine, number: int, what: str) -> int:
    """A seed for one thing of one game: all of them unrelated."""
    text = f"{mine.game} {mine.options} {mine.seats} {mine.seed} {number} {what}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


@cache
def game_of(mine: bytes) -> Game:
    """The game of a job; making it once is enough."""
    job = msgspec.json.decode(mine, type=Mine)
    return catalogue.kind_of(job.game)(job.seats, None, job.options)


# -- in a worker, and in the directory -------------------------------------------------------------


def mine_chunk(task: bytes, numbers: Iterable[int]) -> bytes | Trouble:
    """Some games as lines of the log, or why that failed."""
    mine = msgspec.json.decode(task, type=Mine)
    try:
        found = [mine_game(mine, number) for number in numbers]
        return b"".join(msgspec.json.encode(one) + b"\n" for one in found)
    except KonspiraError as error:
        return trouble_of(error)


class Shaft:
    """A job in its directory: what was found, and the numbers of the games that are done."""

    def __init__(self, folder: Path, mine: Mine) -> None:
        make_folder(folder)
        self.file = folder / LOG
        self.found: dict[int, Found] = {}
        if not self.file.exists():
            self.file.write_bytes(msgspec.json.encode(mine) + b"\n")
            return
        head, *lines = self.file.read_bytes().split(b"\n")
        compare(folder, msgspec.json.decode(head, type=Mine), mine)
        whole = lines[:-1]  # what stands behind the last end of a line was cut off
        for line in whole:
            self._add(line)
        self.file.write_bytes(b"".join(line + b"\n" for line in (head, *whole)))

    def append(self, lines: bytes) -> None:
        """Keep what a worker has found."""
        with self.file.open("ab") as file:
            file.write(lines)
        for line in lines.splitlines():
            self._add(line)

    def _add(self, line: bytes) -> None:
        one = msgspec.json.decode(line, type=Found)
        self.found[one.number] = one

    @property
    def puzzles(self) -> Iterator[Puzzle]:
        """All puzzles, in the order of their games."""
        for number in sorted(self.found):
            yield from self.found[number].puzzles

    @property
    def dropped(self) -> Counter[str]:
        """Return how many positions each rule has dropped."""
        return sum((Counter(one.dropped) for one in self.found.values()), Counter())
