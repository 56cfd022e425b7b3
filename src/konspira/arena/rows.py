"""What is kept of each game, and the log that keeps it: a line a game, durable once written.

A line is a checksum and the row as JSON. A torn last line is what a crash leaves behind: it is cut
off and its game is played again. Any other line that does not fit its checksum is damage.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

import msgspec

from konspira.arena.course import Course
from konspira.kernel.errors import RecordError

try:
    import fcntl
except ImportError:  # there is no such lock on Windows
    fcntl = None  # type: ignore[assignment]


class Row(msgspec.Struct, omit_defaults=True):
    """One finished game. Everything but the seconds follows from the job and the number."""

    number: int
    deal: int
    variant: int
    seed: int
    seating: list[int]  # the bot in each seat
    scores: list[int]
    ranks: list[int]
    plies: int  # choices made
    choices: list[int]  # of each seat, where there was more than one option
    seconds: list[float]  # that each seat's bot has thought
    turns: float | None = None
    first: int | None = None
    ends: list[str] = []
    sides: list[str] = []
    sources: dict[str, list[int]] = {}
    offered: dict[int, int] = {}  # by number of the choice: how often there was a choice of it ...
    taken: dict[int, int] = {}  # ... and how often it was made
    asked: dict[str, list[int]] = {}  # by kind of question: how often, and with how many options
    course: Course | None = None  # who was ahead when
    made: bytes = b""  # where records are kept: all choices (`packed`), ...
    values: list[float | None] = []  # ... what bots thought where there was a choice, ...
    checksum: str = ""  # ... and the fingerprint of the end

    @property
    def shares(self) -> list[float]:
        """Return what each seat has of the victory; one that is shared counts as its parts."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def packed(choices: Sequence[tuple[int, int]]) -> bytes:
    """Choices in four bytes each: a log may hold millions of them."""
    return struct.pack(f"<{len(choices)}I", *[seat << 24 | option for seat, option in choices])


def unpacked(data: bytes) -> list[tuple[int, int]]:
    """The seat and the number of each choice.

    >>> unpacked(packed([(0, 5), (3, 1799)]))
    [(0, 5), (3, 1799)]
    """
    numbers = struct.unpack(f"<{len(data) // 4}I", data)
    return [(number >> 24, number & 0xFFFFFF) for number in numbers]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Row)


def lines(rows: Iterable[Row]) -> bytes:
    """Rows as lines of the log."""
    texts = [_encoder.encode(row) for row in rows]
    return b"".join(b"%08x %b\n" % (crc32(text), text) for text in texts)


def read_line(line: bytes) -> Row | None:
    """The row of a whole line; None if it is torn or damaged."""
    if line[8:9] != b" " or line[-1:] != b"\n":
        return None
    text = line[9:-1]
    try:
        return _decoder.decode(text) if int(line[:8], 16) == crc32(text) else None
    except (ValueError, msgspec.DecodeError):
        return None


class Log:
    """The file with the rows of a job; one process at a time may have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: BinaryIO = path.open("a+b")
        try:
            self._lock()
            self.rows = self._read()
        except BaseException:
            self.file.close()
            raise

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RecordError(
                "arena-busy",
                f"another process plays into {self.path.parent}; wait for it, or name another "
                "directory",
                file=str(self.path.parent),
            ) from None

    def _read(self) -> dict[int, Row]:
        """The rows by number; what a crash has torn is cut off."""
        self.file.seek(0)
        found: dict[int, Row] = {}
        whole = 0
        for place, line in enumerate(self.file, start=1):
            row = read_line(line)
            if row is None:
                if line.endswith(b"\n"):
                    raise RecordError(
                        "arena-damaged",
                        f"{self.path}: line {place} is damaged; remove this line, and its game "
                        "is played again",
                        file=str(self.path),
                        line=place,
                    )
                self.file.truncate(whole)
                break
            found.setdefault(row.number, row)
            whole += len(line)
        return found

    def append(self, chunk: bytes) -> None:
        """Keep some lines; when this returns, they are on the disk."""
        self.file.write(chunk)
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        """Let others have it."""
        self.file.close()
