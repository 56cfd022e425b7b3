"""Running a job in a directory: what is there is not played again, what is missing is."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from konspira.arena.job import Job
from konspira.arena.playing import Task, Trouble, raised
from konspira.arena.rows import Log, Row, read_line
from konspira.arena.workers import Queue, Workers
from konspira.kernel.errors import RecordError

JOB = "job.json"
LOG = "games.log"
FIRST = ("format", "version")  # of what two jobs differ in

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Run:
    """A job in its directory, and the games that have been played so far."""

    def __init__(self, folder: Path, job: Job, total: int) -> None:
        self.folder = folder
        self.job = job
        self.total = total
        make_folder(folder)
        claim(folder, job)
        self.log = Log(folder / LOG)
        self.found = len(self.log.rows)  # when the run began

    @property
    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self.total) if number not in self.log.rows]

    @property
    def rows(self) -> list[Row]:
        """The games of this job, in order, up to `total`."""
        rows = self.log.rows
        return [rows[number] for number in range(self.total) if number in rows]

    def play(self, task: Task, workers: Workers) -> Generator[list[Row], None, None]:
        """Play what is missing; each chunk is on the disk before it is handed out."""
        queue = Queue(self.missing)
        if not queue.numbers:
            return
        for result in workers.run(msgspec.json.encode(task), queue):
            if isinstance(result, Trouble):
                raise raised(result)
            self.log.append(result)
            fresh = [read_line(line) for line in result.splitlines(keepends=True)]
            rows = [row for row in fresh if row is not None]
            self.log.rows.update({row.number: row for row in rows})
            yield rows

    def close(self) -> None:
        """Let others use the directory."""
        self.log.close()


def make_folder(folder: Path) -> None:
    """Make a directory where there is none; refuse a path that leads to a file, or through one."""
    for part in (folder, *folder.parents):
        if part.exists() and not part.is_dir():
            raise RecordError(
                "arena-is-file",
                f"{part} is a file; name an empty or a new directory",
                file=str(part),
            )
    folder.mkdir(parents=True, exist_ok=True)


def claim(folder: Path, job: msgspec.Struct, name: str = JOB) -> None:
    """Mark a new directory as this job's; refuse one that belongs to another job or to nobody."""
    path = folder / name
    if path.exists():
        compare(folder, read_job(path, type(job)), job)
        return
    strange = sorted(entry.name for entry in folder.iterdir() if entry.name != f"{name}.new")
    if strange:
        raise RecordError(
            "arena-not-empty",
            f"{folder} holds no arena, but {strange[0]}; name an empty or a new directory",
            file=str(folder),
            value=strange[0],
        )
    write_whole(path, msgspec.json.format(msgspec.json.encode(job), indent=2) + b"\n")


def read_job(path: Path, kind: type[Kind]) -> Kind:
    """The job of a directory."""
    try:
        job = msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise RecordError(
            "arena-job-damaged",
            f"{path}: {error}; bring the file back, or name another directory",
            file=str(path),
            value=str(error),
        ) from None
    return job


def compare(folder: Path, there: msgspec.Struct, here: msgspec.Struct) -> None:
    """Refuse to go on with a job that is not this one, and say in what they differ."""
    for name in sorted(here.__struct_fields__, key=lambda name: name not in FIRST):
        old, new = getattr(there, name), getattr(here, name)
        if old != new:
            raise RecordError(
                "arena-other-job",
                f"{folder} belongs to a job with {name} = {shown(old)}, not {shown(new)}; "
                "repeat that command, or name another directory",
                file=str(folder),
                value=name,
                known=shown(old),
                wish=shown(new),
            )


def shown(value: object) -> str:
    """A part of a job as text."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there as a whole or not at all, even after a power cut."""
    write_lines(path, [data])


def write_lines(path: Path, parts: Iterable[bytes]) -> None:
    """The same for a file that need not fit into memory."""
    draft = path.with_name(path.name + ".new")
    with draft.open("wb") as file:
        for part in parts:
            file.write(part)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
