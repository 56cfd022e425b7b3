"""Records: the header, the seed and the choices. Nothing else is needed to play a game again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.kernel.errors import IllegalChoice, RecordError
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY

FORMAT = "konspira-record"
VERSION = 1


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended, and the fingerprint of its last state."""

    scores: list[int]
    ranks: list[int]
    checksum: str


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole game, as data."""

    game: str
    rules: int  # the version of the rules it was played by
    pack: str  # the hash of the content it was played with
    seats: int
    options: dict[str, str | bool | int]
    choices: list[tuple[int, int]]  # (seat, number of the choice)
    seed: int | None = None
    key: str | None = None  # instead of a seed: the key of a live table's stream, in hex
    players: list[str] = []
    result: Result | None = None
    format: str = FORMAT
    version: int = VERSION

    def to_json(self) -> bytes:
        """The record as text, one choice a line, so that differences can be read."""
        data = {"format": self.format, "version": self.version, **msgspec.to_builtins(self)}
        choices = data.pop("choices")
        head = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
        lines = ",\n".join(f"    [{seat}, {option}]" for seat, option in choices)
        body = f"[\n{lines}\n  ]" if lines else "[]"
        return f'{head[:-2]},\n  "choices": {body}\n}}\n'.encode()


def record_of(state: State, players: list[str] | None = None) -> Record:
    """The record of a state that has listened since its start."""
    if not state.listening or (state.seed == NOBODY and not state.key):
        raise RecordError(
            "record-no-start",
            "only a game that was started from a seed and has listened since can be recorded; "
            "use game.start(seed) with listen=True",
        )
    game = state.game
    return Record(
        game=game.id,
        rules=game.version,
        pack=game.pack.hash,
        seats=game.seats,
        options=dict(game.options),
        choices=list(state.history),
        seed=None if state.key else state.seed,
        key=state.key.hex() if state.key else None,
        players=players or [],
        result=result_of(state) if state.over else None,
    )


def result_of(state: State) -> Result:
    """How a finished game ended."""
    return Result(list(state.scores), list(state.ranks), state.game.checksum(state))


def read_record(source: Path | str | bytes) -> Record:
    """A record from a file or from its text."""
    text = _read_file(source) if isinstance(source, Path) else source
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(
            "record-malformed",
            f"this is not a whole record: {error}; it may have been cut off or edited",
            value=str(error),
        ) from None
    if (record.seed is None) == (record.key is None) or not _is_hex(record.key or ""):
        raise RecordError(
            "record-malformed",
            "this is not a whole record: it needs a seed, or a key in hexadecimal digits",
            value="seed, key",
        )
    if record.format != FORMAT or record.version != VERSION:
        raise RecordError(
            "record-version",
            f"format {record.format} version {record.version} is not {FORMAT} version {VERSION}; "
            "read it with the version of Konspira that wrote it",
            value=f"{record.format} {record.version}",
            known=f"{FORMAT} {VERSION}",
        )
    return record


def _read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(
            "record-unreadable",
            f"{path}: {reason}; check the path",
            file=str(path),
            value=reason,
        ) from None


def _is_hex(text: str) -> bool:
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return True


def check_header(record: Record, game: Game) -> None:
    """Refuse a record of other rules or other content: it would lead somewhere else."""
    if record.rules != game.version:
        raise RecordError(
            "record-rules",
            f"played by version {record.rules} of the rules, these are version {game.version}; "
            "read it with the version of Konspira that wrote it",
            value=str(record.rules),
            known=str(game.version),
        )
    if record.pack != game.pack.hash:
        raise RecordError(
            "record-pack",
            f"played with content {record.pack}, this is {game.pack.hash}; "
            "name the pack it was played with (--pack)",
            value=record.pack,
            known=game.pack.hash,
        )


def replay(record: Record, game: Game, to: int | None = None) -> State:
    """Play a record again, exactly: all of it, or its first `to` choices."""
    check_header(record, game)
    key = None if record.key is None else bytes.fromhex(record.key)
    state = game.start(seed=record.seed or 0, key=key)
    for place, (seat, option) in enumerate(record.choices[:to]):
        try:
            state.choose(seat, option)
        except IllegalChoice as error:
            raise RecordError(
                "record-illegal-choice",
                f"choice {place + 1} of {len(record.choices)} cannot be made: {error}; "
                f"look at the position before it with --to {place}",
                place=place + 1,
                value=str(error),
                before=place,
            ) from None
    return state


def verify(record: Record, game: Game) -> State:
    """Play a record to its end and compare the result that it claims."""
    state = replay(record, game)
    claimed = record.result
    if claimed is None:
        if state.over:
            raise RecordError(
                "record-no-result", "the game is over, but the record says no result", value="–"
            )
        return state
    found: Any = result_of(state) if state.over else None
    if found != claimed:
        raise RecordError(
            "record-result",
            f"the record claims {claimed}, its choices lead to {found or 'an unfinished game'}; "
            "the record was changed after the game",
            value=str(claimed),
            known=str(found),
        )
    return state
