"""Plain data that the compiled modules of the server pass around.

They are here because a Struct that is compiled itself silently loses its options. The
garbage collector does not look at what is made all the time: plain data has no circles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from konspira.kernel.game import Waiting
from konspira.server.wire.live import Ask, Clock, ResultInfo, Window


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the log of a game."""

    kind: str
    seat: int
    option: int = 0
    at: float = 0.0


class Snapshot(msgspec.Struct, frozen=True):
    """A state in the middle of a game, and the events since the snapshot before."""

    made: int
    position: bytes
    told: bytes
    learned: int


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat answers beforehand to a kind of question; see tables/ahead.py."""

    number: int  # the place among all plans that were ever made at the table
    seat: int
    question: str
    deeds: list[list[str]]  # the best one first; each is the small choices one after the other
    facts: dict[str, Any] = {}  # of the question, as they must be
    always: bool = False  # does it stay after it was used?
    spared: str | None = None  # the question that was open when it was made


class Core(msgspec.Struct, frozen=True, gc=False):
    """A frame without its events and its time: the part that is compared."""

    moment: int
    view: Any
    waiting: list[Waiting]
    question: Ask | None
    take_back: bool
    window: Window | None
    clock: Clock | None
    result: ResultInfo | None


class OpenCore(Core, frozen=True, gc=False):
    """A frame of somebody who sees all cards."""

    views: list[Any]


class FrameHead(msgspec.Struct, frozen=True, tag_field="is", tag="frame", gc=False):
    """The other part of a frame: what differs between the connections of one viewer."""

    start: int
    mark: str
    now: float
    events: list[msgspec.Raw]


Statement = tuple[Any, Any]  # of SQLAlchemy, with its values: one row, or a list of them
Values = tuple[Any, ...]  # of a row, in the order of its columns


class Batch(msgspec.Struct, omit_defaults=True, gc=False):
    """What one change of one table writes."""

    log: Sequence[Values] = ()
    row: Values | None = None  # what follows from the log, see journal.ROW
    snapshots: Sequence[Values] = ()
    lines: Sequence[Values] = ()
    must: Sequence[Statement] = ()  # each changes exactly one row, or there is a conflict
    more: Sequence[Statement] = ()
