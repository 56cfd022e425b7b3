"""Data sets made by `konspira dataset`: their content, and reading them in batches.

A data set is a folder: its card, the records of its games, and its decisions as Parquet, cut into
files of a size that fits into memory. Reading takes one file at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from konspira.extras import require
from konspira.kernel.errors import OptionError, RecordError, did_you_mean
from konspira.kernel.layout import Layout, Part
from konspira.kernel.record import Record, read_records

FORMAT = "konspira-dataset"
VERSION = 1
CARD = "card.json"
GAMES = "games.parquet"
RECORDS = "records.jsonl"
DECISIONS = "decisions"  # the folder of their files
SPLITS = {"train": 80, "valid": 10, "test": 10}  # in a hundred


def split_of(seed: int) -> str:
    """Return the split of a game, which follows from the game's seed alone.

    So games of the same deal are never in both splits, in one data set or in two.

    >>> split_of(1), split_of(7)
    ('train', 'test')
    """
    digest = blake2b(f"konspira-split {seed}".encode(), digest_size=8).digest()
    place = int.from_bytes(digest, "big") % 100
    for name, share in SPLITS.items():
        if place < share:
            return name
        place -= share
    raise AssertionError("shares make a hundred")


class Shard(msgspec.Struct, frozen=True):
    """A file with decisions of one split."""

    file: str
    split: str
    decisions: int


class Card(msgspec.Struct, frozen=True):
    """The origin of a data set, and its content."""

    game: str
    rules: int  # the version of the rules
    pack: str  # the hash of the content
    seats: int
    options: dict[str, str | bool | int]
    bots: list[str]
    prints: list[str]  # fingerprints of those that come from modules
    seed: int  # of the job; each game has its own
    konspira: str  # the version that played
    layout: str  # its name, with its version
    layout_version: int
    parts: list[Part]  # of an observation, in order
    choices: list[str]  # the meaning of each place of a mask
    games: dict[str, int]  # by split
    shards: list[Shard]
    splits: dict[str, int]  # the hundredths of seeds that each should get
    format: str = FORMAT
    version: int = VERSION

    @property
    def decisions(self) -> dict[str, int]:
        """Return the number of decisions, by split."""
        found = dict.fromkeys(self.splits, 0)
        for shard in self.shards:
            found[shard.split] += shard.decisions
        return found


class Decisions(NamedTuple):
    """A batch of decisions; row N of each array is about the same one."""

    games: NDArray[np.int64]  # the number of the game: a row of `games.parquet`, a record
    plies: NDArray[np.int32]  # number of choices of the record before this one
    seats: NDArray[np.uint8]
    kinds: list[str]  # the kind of question
    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    choices: NDArray[np.int32]
    values: NDArray[np.float32]  # the chance to win that the bot gave itself; NaN: it did not say
    outcomes: NDArray[np.float32]  # the part of the victory that this seat got in the end
    scores: NDArray[np.int32]
    ranks: NDArray[np.uint8]


class Dataset:
    """A data set in its folder."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.card = read_card(self.folder)
        self.layout = Layout(
            self.card.layout.removesuffix(f"-v{self.card.layout_version}"),
            self.card.layout_version,
            self.card.parts,
        )

    def __repr__(self) -> str:
        games, decisions = sum(self.card.games.values()), sum(self.card.decisions.values())
        return f"<Dataset of {self.card.game}: {games} games, {decisions} decisions>"

    def games(self) -> Any:
        """Return a row for each game, as a frame of Polars."""
        return _table(self.folder / GAMES)

    def records(self) -> Iterator[Record]:
        """Return the record of each game, one after another."""
        return read_records(self.folder / RECORDS)

    def batches(
        self, split: str = "train", size: int = 1024, shuffle: int | None = None
    ) -> Iterator[Decisions]:
        """Return the decisions of a split in batches of `size`; the last of a file may be smaller.

        `shuffle` is a seed: files come in another order, and so do the decisions of each file.
        """
        if split not in self.card.splits:
            remedy = did_you_mean(split, self.card.splits)
            raise OptionError(
                "unknown-split",
                f'a data set has no part called "{split}"; {remedy}',
                value=split,
                remedy=remedy,
            )
        if size < 1:
            raise OptionError(
                "bad-batch-size", f"a batch has at least one decision, not {size}", value=size
            )
        return self._batches(split, size, shuffle)

    def _batches(self, split: str, size: int, shuffle: int | None) -> Iterator[Decisions]:
        shards = [shard for shard in self.card.shards if shard.split == split]
        rng = None if shuffle is None else np.random.default_rng(shuffle)
        if rng is not None:
            shards = [shards[place] for place in rng.permutation(len(shards))]
        for shard in shards:
            path = self.folder / DECISIONS / shard.file
            table = _table(path)
            if len(table) != shard.decisions:
                raise _damaged(path, f"{len(table)} decisions, not {shard.decisions}")
            if rng is not None:
                table = table[rng.permutation(len(table))]
            for start in range(0, len(table), size):
                yield _decisions(table[start : start + size])


def read(
    folder: str | Path, split: str = "train", size: int = 1024, shuffle: int | None = None
) -> Iterator[Decisions]:
    """Return the decisions of a data set in batches, one file of it in memory at a time."""
    return Dataset(folder).batches(split, size, shuffle)


def read_card(folder: Path) -> Card:
    """Return the card of a data set; a folder without one holds none, or an unfinished one."""
    path = folder / CARD
    try:
        data = path.read_bytes()
    except OSError:
        raise RecordError(
            "no-dataset",
            f"{folder} holds no finished data set; make one with `konspira dataset`, or repeat "
            "the command that was interrupted",
            file=str(folder),
        ) from None
    try:
        card = msgspec.json.decode(data, type=Card)
    except msgspec.DecodeError as error:
        raise _damaged(path, str(error)) from None
    if (card.format, card.version) != (FORMAT, VERSION):
        raise RecordError(
            "dataset-version",
            f"{path}: format {card.format} version {card.version} is not {FORMAT} version "
            f"{VERSION}; read it with the version of Konspira that wrote it",
            file=str(path),
            value=f"{card.format} {card.version}",
            known=f"{FORMAT} {VERSION}",
        )
    return card


def _table(path: Path) -> Any:
    require("arena")
    polars = import_module("polars")
    try:
        return polars.read_parquet(path)
    except (OSError, polars.exceptions.PolarsError) as error:
        reason = str(error).strip().splitlines()[0]
        raise _damaged(path, reason) from None


def _damaged(path: Path, reason: str) -> RecordError:
    return RecordError(
        "dataset-damaged",
        f"{path}: {reason}; make the data set again with the same command",
        file=str(path),
        value=reason,
    )


def _decisions(table: Any) -> Decisions:
    return Decisions(
        table["game"].to_numpy(),
        table["ply"].to_numpy(),
        table["seat"].to_numpy(),
        table["kind"].to_list(),
        table["observation"].to_numpy(),
        table["mask"].to_numpy(),
        table["choice"].to_numpy(),
        table["value"].fill_null(float("nan")).to_numpy(),
        table["outcome"].to_numpy(),
        table["score"].to_numpy(),
        table["rank"].to_numpy(),
    )
