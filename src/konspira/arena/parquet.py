"""The rows of a job as Parquet: `games.parquet`, the same bytes in every run, and `times.parquet`.

Times differ from run to run, so they have a file of their own; `number` joins the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from konspira.arena.job import Job
from konspira.arena.rows import Row
from konspira.arena.run import write_whole
from konspira.extras import require


def polars() -> Any:
    """The library that writes Parquet, where it is installed."""
    require("arena")
    return import_module("polars")


def write_parquet(folder: Path, job: Job, rows: Sequence[Row]) -> None:
    """Both files."""
    write_whole(folder / "games.parquet", encoded(games_frame(job, rows)))
    write_whole(folder / "times.parquet", encoded(times_frame(job, rows)))


def encoded(frame: Any) -> bytes:
    """A table as a file."""
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", statistics=False)
    return file.getvalue()


def games_frame(job: Job, rows: Sequence[Row]) -> Any:
    """A row for each game: everything that follows from the job."""
    pl = polars()
    variants = [
        (variant, msgspec.json.encode(variant.options, order="sorted").decode())
        for variant in job.variants
    ]
    columns = {
        "number": (pl.Int64, [row.number for row in rows]),
        "game": (pl.String, [job.game] * len(rows)),
        "rules": (pl.Int32, [job.rules] * len(rows)),
        "pack": (pl.String, [variants[row.variant][0].pack for row in rows]),
        "seats": (pl.Int8, [variants[row.variant][0].seats for row in rows]),
        "options": (pl.String, [variants[row.variant][1] for row in rows]),  # JSON
        "deal": (pl.Int64, [row.deal for row in rows]),
        "seed": (pl.Int64, [row.seed for row in rows]),
        "bots": (pl.List(pl.String), [[job.bots[bot] for bot in row.seating] for row in rows]),
        "scores": (pl.List(pl.Int32), [row.scores for row in rows]),
        "ranks": (pl.List(pl.Int8), [row.ranks for row in rows]),
        "result": (pl.List(pl.Float64), [row.shares for row in rows]),  # parts of the victory
        "plies": (pl.Int32, [row.plies for row in rows]),
        "choices": (pl.List(pl.Int32), [row.choices for row in rows]),
        "turns": (pl.Float64, [row.turns for row in rows]),
        "first": (pl.Int8, [row.first for row in rows]),
        "ending": (pl.List(pl.String), [row.ends for row in rows]),
        "sides": (pl.List(pl.String), [row.sides for row in rows]),
    }
    schema = {name: kind for name, (kind, _) in columns.items()}
    return pl.DataFrame({name: values for name, (_, values) in columns.items()}, schema=schema)


def times_frame(job: Job, rows: Sequence[Row]) -> Any:
    """A row for each game: what each seat's bot has thought, in seconds."""
    pl = polars()
    return pl.DataFrame(
        {
            "number": [row.number for row in rows],
            "bots": [[job.bots[bot] for bot in row.seating] for row in rows],
            "seconds": [row.seconds for row in rows],
        },
        schema={
            "number": pl.Int64,
            "bots": pl.List(pl.String),
            "seconds": pl.List(pl.Float64),
        },
    )
