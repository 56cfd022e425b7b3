"""Where a game in progress is kept, so that a lost terminal loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from konspira.cli.options import game_of
from konspira.cli.shell import ShellError, file_error
from konspira.kernel.errors import KonspiraError
from konspira.kernel.record import Record, read_record


def games_folder() -> Path:
    """The folder for games that were given no file, as the XDG base directories want it."""
    state = os.environ.get("XDG_STATE_HOME")
    home = Path(state) if state else Path.home() / ".local" / "state"
    return home / "konspira"


def new_file(game: str, moment: datetime) -> Path:
    """A file of its own for each game: a new game never overwrites an unfinished one."""
    games_folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{moment:%Y-%m-%d-%H%M%S}"
    path = games_folder() / f"{stem}.json"
    again = 2
    while path.exists():
        path = games_folder() / f"{stem}-{again}.json"
        again += 1
    return path


def latest_file() -> Path:
    """The unfinished game that was played last (`--resume last`); other files are passed over."""
    found = [path for path in games_folder().glob("*.json") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = open_record(path)
            if record.result is None or goes_on(record):
                return path
        except (KonspiraError, ShellError):
            continue
    raise ShellError("nothing-to-resume", file=str(games_folder()))


def goes_on(record: Record) -> bool:
    """Is a finished game followed by another part?"""
    game = game_of(record)
    return 0 < game.part() < game.parts


def open_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise file_error(path, error) from None
    except (UnicodeDecodeError, RecursionError) as error:
        raise ShellError("not-json", file=str(path), reason=str(error)) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record in one stroke: the file holds the old text or the new one, never a half."""
    text = record.to_json()
    try:
        if not path.parent.is_dir():
            raise ShellError("no-folder", file=str(path.parent))
        if path.exists() and not path.is_file():
            path.write_bytes(text)  # a device or a pipe must not be replaced by a file
        else:
            _replace(path.resolve(), text)
    except OSError as error:
        raise file_error(path, error) from None


def _replace(path: Path, text: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        draft.write_bytes(text)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
