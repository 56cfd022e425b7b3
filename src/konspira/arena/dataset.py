"""A data set from the games of a job: every decision as its seat saw it, and how it ended.

The games are played like those of any job, by workers that may be anywhere; here they are replayed
and written. The card is written last: a folder without it holds no finished data set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from konspira.arena.dataset_card import README, readme
from konspira.arena.job import Job
from konspira.arena.parquet import encoded, games_frame, polars
from konspira.arena.records import write_records
from konspira.arena.rows import Row, unpacked
from konspira.arena.run import write_whole
from konspira.kernel.errors import RecordError
from konspira.kernel.game import Game
from konspira.kernel.observation import layout, observing
from konspira.research.dataset import CARD, DECISIONS, GAMES, SPLITS, Card, Shard, split_of

FULL = 1 << 25  # bytes of observations and masks in one file, before they are made small


class Decision(NamedTuple):
    """A choice with more than one option."""

    game: int
    ply: int
    seat: int
    kind: str
    observation: bytes
    options: list[int]
    choice: int
    value: float | None
    outcome: float
    score: int
    rank: int


def decisions(game: Game, row: Row) -> Iterator[Decision]:
    """The decisions of a game, from its record."""
    observer = observing(game).observer
    state = game.start(row.seed, listen=False)
    shares = row.shares
    values = iter(row.values)
    for ply, (seat, choice) in enumerate(unpacked(row.made)):
        options = state.options(seat)
        if len(options) > 1:
            question = state.question(seat)
            assert question is not None
            seen: list[bytes] = []
            observer.write(state, seat, seen)
            yield Decision(
                row.number,
                ply,
                seat,
                question.kind,
                b"".join(seen),
                options,
                choice,
                next(values),
                shares[seat],
                row.scores[seat],
                row.ranks[seat],
            )
        state.choose(seat, choice)
    if game.checksum(state) != row.checksum:
        raise RecordError(
            "record-result",
            f"the log claims {row.checksum} for game {row.number}, its choices lead to "
            f"{game.checksum(state)}; the log was changed after the game",
            value=row.checksum,
            known=game.checksum(state),
        )


def write_dataset(folder: Path, job: Job, game: Game, rows: list[Row]) -> Card:
    """All files of a data set, the card last."""
    for name in (CARD, README):
        (folder / name).unlink(missing_ok=True)
    write_records(folder, job, [game], rows)
    splits = [split_of(row.seed) for row in rows]
    frame = games_frame(job, rows)
    pl = polars()
    write_whole(folder / GAMES, encoded(frame.with_columns(pl.Series("split", splits, pl.String))))
    shards = write_decisions(folder / DECISIONS, game, rows)
    known = layout(game)
    variant = job.variants[0]
    card = Card(
        game=job.game,
        rules=job.rules,
        pack=variant.pack,
        seats=variant.seats,
        options=variant.options,
        bots=job.bots,
        prints=job.prints,
        seed=job.seed,
        konspira=job.konspira,
        layout=known.name,
        layout_version=known.version,
        parts=list(known.parts),
        choices=list(game.table.names),
        games={name: splits.count(name) for name in SPLITS},
        shards=shards,
        splits=SPLITS,
    )
    write_whole(folder / README, readme(card).encode())
    write_whole(folder / CARD, msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    return card


def write_decisions(folder: Path, game: Game, rows: Iterable[Row]) -> list[Shard]:
    """The files of decisions, some thousand in each; files of an earlier attempt are removed."""
    folder.mkdir(exist_ok=True)
    full = max(1, FULL // (layout(game).size + len(game.table)))
    shards: list[Shard] = []
    waiting: dict[str, list[Decision]] = {name: [] for name in SPLITS}

    def write(split: str) -> None:
        count = sum(shard.split == split for shard in shards)
        shard = Shard(f"{split}-{count:05}.parquet", split, len(waiting[split]))
        write_whole(folder / shard.file, encoded(frame_of(game, waiting[split])))
        shards.append(shard)
        waiting[split] = []

    for row in rows:
        split = split_of(row.seed)
        for decision in decisions(game, row):
            waiting[split].append(decision)
            if len(waiting[split]) == full:
                write(split)
    for split, left in waiting.items():
        if left:
            write(split)
    known = {shard.file for shard in shards}
    for path in folder.iterdir():
        if path.name not in known:
            path.unlink()
    return sorted(shards, key=lambda shard: (list(SPLITS).index(shard.split), shard.file))


def frame_of(game: Game, rows: list[Decision]) -> Any:
    """Decisions as a table."""
    pl = polars()
    size, choices = layout(game).size, len(game.table)
    observations = np.frombuffer(b"".join(row.observation for row in rows), dtype=np.uint8)
    masks = np.zeros((len(rows), choices), dtype=np.bool_)
    for place, row in enumerate(rows):
        masks[place, row.options] = True
    columns = {
        "game": (pl.Int64, [row.game for row in rows]),
        "ply": (pl.Int32, [row.ply for row in rows]),
        "seat": (pl.UInt8, [row.seat for row in rows]),
        "kind": (pl.String, [row.kind for row in rows]),
        "observation": (pl.Array(pl.UInt8, size), observations.reshape(len(rows), size)),
        "mask": (pl.Array(pl.Boolean, choices), masks),
        "choice": (pl.Int32, [row.choice for row in rows]),
        "value": (pl.Float32, [row.value for row in rows]),
        "outcome": (pl.Float32, [row.outcome for row in rows]),
        "score": (pl.Int32, [row.score for row in rows]),
        "rank": (pl.UInt8, [row.rank for row in rows]),
    }
    return pl.DataFrame([pl.Series(name, data, kind) for name, (kind, data) in columns.items()])
