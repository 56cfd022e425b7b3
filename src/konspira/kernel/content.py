"""Content packs: TOML files beside the rules, checked row by row.

A pack is a folder. The game's own pack supplies each file that another pack does not contain, so a
pack of one file with one changed number is enough. A record names its pack by a hash.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from konspira.kernel.data_check import misfit
from konspira.kernel.errors import ContentError, Remedy, did_you_mean, file_trouble

Row = TypeVar("Row", bound=msgspec.Struct)


class Pack:
    """The files of one game's content: the game's own, or another pack laid over them."""

    def __init__(
        self,
        base: Path,
        files: tuple[str, ...],
        overlay: Path | None = None,
        same: Mapping[str, str] | None = None,
    ) -> None:
        self.own: dict[str, Path] = {name: base / name for name in files}  # the game's
        self.files: dict[str, Path] = dict(self.own)
        self.overlay = overlay
        if overlay is not None:
            self._lay_over(overlay)
        digest = blake2b(digest_size=8)
        for name in files:
            digest.update(name.encode() + b"\0" + _read(self.files[name]) + b"\0")
        found = digest.hexdigest()
        self.hash = (same or {}).get(found, found)  # see `Game.same_content`

    def _lay_over(self, overlay: Path) -> None:
        if not overlay.is_dir():
            raise ContentError(
                "pack-not-found",
                f"{overlay} is not a folder; a pack is a folder with some of: "
                + ", ".join(self.files),
                file=str(overlay),
                remedy=", ".join(self.files),
            )
        for path in sorted(overlay.glob("*.toml")):
            if path.name not in self.files:
                remedy = did_you_mean(path.name, self.files)
                raise ContentError(
                    "pack-unknown-file",
                    f"{path}: this game reads no file of that name; {remedy}",
                    file=str(path),
                    value=path.name,
                    remedy=remedy,
                )
            self.files[path.name] = path

    def table(self, name: str) -> dict[str, Any]:
        """Return one file, parsed."""
        return _parsed(self.files[name])

    def own_table(self, name: str) -> dict[str, Any]:
        """Return one of the game's own files, whatever pack is laid over it."""
        return _parsed(self.own[name])

    def rows(self, name: str, key: str, row: type[Row]) -> list[Row]:
        """Return the rows `[[key]]` of one file, each checked against its type."""
        table = self.table(name)
        unknown = [word for word in table if word != key]
        if unknown or not isinstance(table.get(key), list):
            raise ContentError(
                "content-no-rows",
                f"{self.files[name]}: expected rows [[{key}]] and nothing else, found: "
                + (", ".join(table) or "nothing"),
                file=str(self.files[name]),
                row=key,
                value=", ".join(table) or "–",
            )
        return [self._row(name, key, place, data, row) for place, data in enumerate(table[key])]

    def _row(self, name: str, key: str, place: int, data: object, row: type[Row]) -> Row:
        try:
            return msgspec.convert(data, row, strict=True)
        except msgspec.ValidationError as error:
            label = data.get("id", place + 1) if isinstance(data, dict) else place + 1
            raise self.wrong(name, f"{key} {label}", misfit(data, row, str(error))) from None

    def wrong(self, name: str, row: str, problem: str) -> ContentError:
        """Return the error for one row: which file, which row, and the problem."""
        return ContentError(
            "content-bad-row",
            f"{self.files[name]}: {row}: {problem}",
            file=str(self.files[name]),
            row=row,
            value=problem,
        )


def _parsed(path: Path) -> dict[str, Any]:
    data = _read(path)
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:  # also too long, too deep
        problem = _not_toml(error, data)
        raise ContentError(
            "content-not-toml",
            f"{path}: {problem}; fix the line it names",
            file=str(path),
            value=problem,
        ) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        reason = file_trouble(error)
        raise ContentError(
            "content-unreadable",
            f"{path}: {reason}; check the path and its permissions",
            file=str(path),
            value=reason,
        ) from None


def _not_toml(error: Exception, data: bytes) -> Remedy:
    """Say where a file stops being TOML; the details of its reader are in English."""
    place = re.search(r"at line (\d+), column (\d+)", str(error))
    if place:
        return Remedy("at-line", str(error), line=place[1], column=place[2])
    if isinstance(error, UnicodeDecodeError):
        return Remedy("not-utf8", str(error))
    if isinstance(error, tomllib.TOMLDecodeError):
        return Remedy("at-end", str(error))
    rows = data.split(b"\n")  # the error names no line; only a very long line leads here
    longest = rows.index(max(rows, key=len)) + 1
    return Remedy("at-line", f"{error} (at line {longest})", line=str(longest), column="1")
