"""Konspira plays, studies and measures board games of espionage and intrigue."""

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
