"""Konspira plays, studies and measures board games of espionage and intrigue."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from konspira.catalogue import make, replay
from konspira.kernel.errors import (
    ContentError,
    IllegalChoice,
    KernelBug,
    KonspiraError,
    OptionError,
    PositionError,
    RecordError,
)
from konspira.kernel.record import Record, read_record, record_of, verify
from konspira.kernel.rng import Rng
from konspira.kernel.showing import draws
from konspira.version import VERSION

__version__ = VERSION

__all__ = [
    "ContentError",
    "IllegalChoice",
    "KernelBug",
    "KonspiraError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Rng",
    "make",
    "read_record",
    "record_of",
    "replay",
    "verify",
]


def _painted(thing: object) -> str:
    """Return what notebooks show of a thing; the drawing module is imported when needed."""
    painted: str = import_module("konspira.notebook").html(thing)
    return painted


draws(_painted)

LATER = (
    "arena",
    "bots",
    "notebook",
    "research",
    "testing",
)  # parts that are imported when first asked for

if not TYPE_CHECKING:  # a type checker shall go on to find names that are not there

    def __getattr__(name: str) -> ModuleType:
        """`konspira.bots` without an import of its own."""
        if name in LATER:
            return import_module(f"konspira.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
