"""The games of a job as records: `records.jsonl`, a whole record in each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from konspira.arena.job import Job
from konspira.arena.rows import Row, unpacked
from konspira.arena.run import write_lines
from konspira.kernel.game import Game
from konspira.kernel.record import Record, Result

RECORDS = "records.jsonl"


def record_of(job: Job, game: Game, row: Row) -> Record:
    """A game of a job that keeps records."""
    return Record(
        game=game.id,
        rules=game.version,
        pack=game.pack.hash,
        seats=game.seats,
        options=dict(game.options),
        choices=unpacked(row.made),
        seed=row.seed,
        players=[job.bots[bot] for bot in row.seating],
        result=Result(row.scores, row.ranks, row.checksum),
        place=game.place() or None,
    )


def write_records(folder: Path, job: Job, games: list[Game], rows: Iterable[Row]) -> None:
    """All games, in order; line N is the game of number N - 1."""
    records = (record_of(job, games[row.variant], row) for row in rows)
    write_lines(folder / RECORDS, _lines(records))


def _lines(records: Iterable[Record]) -> Iterator[bytes]:
    for record in records:
        data = {"format": record.format, "version": record.version, **msgspec.to_builtins(record)}
        said = {name: value for name, value in data.items() if value is not None and value != []}
        yield msgspec.json.encode(said) + b"\n"
