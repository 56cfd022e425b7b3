"""What the soak and the processes that work for it say to each other, as JSON."""

from __future__ import annotations

import msgspec
from tools.soak.slices import Cases, Selection


class Order(msgspec.Struct):
    """To a worker: play the cases from `start` up to, not including, `stop`."""

    work: Cases
    start: int
    stop: int


class Answer(msgspec.Struct):
    """From a worker: what came of one case."""

    number: int
    checksum: str = ""
    won: dict[str, float] = {}
    failure: str = ""
    record: str = ""


class SuiteOrder(msgspec.Struct):
    """To pytest: run these tests, but not those that are done, and write into these files."""

    work: Selection
    form: str
    scale: float
    done: list[str]
    seconds: float  # that earlier runs took
    journal: str
    failures: str
    total: str  # takes the number of tests
