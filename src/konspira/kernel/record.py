"""Records: the header, the seed and the choices. Nothing else is needed to replay a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from konspira.kernel.data_check import misfit
from konspira.kernel.errors import IllegalChoice, RecordError, Remedy, file_trouble
from konspira.kernel.game import Game
from konspira.kernel.position import HIGHEST_SEED, LONGEST_KEY, is_seed, key_of
from konspira.kernel.showing import drawn
from konspira.kernel.shuffle import FairDeal, check
from konspira.kernel.state import State

Decoded = TypeVar("Decoded")

FORMAT = "konspira-record"
VERSION = 1


class Result(msgspec.Struct, frozen=True):
    """The end of a finished game, and the fingerprint of its last state."""

    scores: list[int]
    ranks: list[int]
    checksum: str


class Header(msgspec.Struct):
    """The first fields of every record, in all versions of the format."""

    format: str
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, as data."""

    game: str
    rules: int  # the version of the rules of the game
    pack: str  # the hash of the content of the game
    seats: int
    options: dict[str, str | bool | int]
    choices: list[tuple[int, int]]  # (seat, number of the choice)
    seed: int | None = None
    key: str | None = None  # instead of a seed: the key of a live table's stream, in hex
    players: list[str] = []
    result: Result | None = None
    shuffle: FairDeal | None = None  # how the server and the seats made the key of a live table
    past: list[Record] = []  # the parts of a series that led to this game
    place: str | None = None  # where a game from outside can be imported: module:Class
    format: str = FORMAT
    version: int = VERSION

    def __repr__(self) -> str:
        start = "a key" if self.key else f"seed {self.seed}"
        end = "unfinished" if self.result is None else f"scores {_list(self.result.scores)}"
        made = f"{len(self.choices)} choice{'' if len(self.choices) == 1 else 's'}"
        return f"<Record of {self.game}: {self.seats} seats, {start}, {made}, {end}>"

    def _repr_html_(self) -> str | None:
        return drawn(self)

    def to_json(self) -> bytes:
        """Write the record as JSON in UTF-8 bytes, one choice a line, for readable diffs."""
        data = {"format": self.format, "version": self.version, **msgspec.to_builtins(self)}
        choices = data.pop("choices")
        data.pop("past")
        past = ",\n".join(part.to_json().decode().rstrip() for part in self.past)
        said = {name: value for name, value in data.items() if value is not None and value != []}
        head = msgspec.json.format(msgspec.json.encode(said), indent=2).decode()
        lines = ",\n".join(f"    [{seat}, {option}]" for seat, option in choices)
        body = f"[\n{lines}\n  ]" if lines else "[]"
        before = f',\n  "past": [\n{past}\n  ]' if past else ""
        return f'{head[:-2]}{before},\n  "choices": {body}\n}}\n'.encode()


def record_of(state: State, players: list[str] | None = None) -> Record:
    """Return the record of a state that has listened since its start."""
    if not state.recorded:
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
        place=game.place() or None,
    )


def result_of(state: State) -> Result:
    """Return the end of a finished game."""
    return Result(list(state.scores), list(state.ranks), state.game.checksum(state))


def read_record(source: Path | str | bytes) -> Record:
    """Read a record from a file (a `Path`) or from its JSON (bytes or str)."""
    text = _read_file(source) if isinstance(source, Path) else source
    try:
        _check_version(_decoded(text, Header))  # fields may be unknown
        record = _decoded(text, Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _malformed(Remedy("not-json", str(error))) from None
    except UnicodeError as error:
        raise _malformed(Remedy("not-utf8", str(error))) from None
    if not _has_start(record):
        raise _malformed(
            Remedy(
                "record-start",
                f"it needs a seed from 0 to {HIGHEST_SEED}, "
                f"or a key of 1 to {LONGEST_KEY} bytes in hexadecimal digits",
                seed=str(HIGHEST_SEED),
                key=LONGEST_KEY,
            )
        )
    return record


def _decoded(text: str | bytes, kind: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        problem = misfit(msgspec.json.decode(text), kind, str(error))
        raise _malformed(problem) from None


def read_records(path: Path) -> Iterator[Record]:
    """Yield the records of a file that has one in each line, such as an arena keeps."""
    try:
        with path.open("rb") as file:
            for line in file:
                yield read_record(line)
    except OSError as error:
        raise _unreadable(path, error) from None


def _check_version(header: Header) -> None:
    if header.format != FORMAT or header.version != VERSION:
        raise RecordError(
            "record-version",
            f"format {header.format} version {header.version} is not {FORMAT} version {VERSION}; "
            "read it with the version of Konspira that wrote it",
            value=f"{header.format} {header.version}",
            known=f"{FORMAT} {VERSION}",
        )


def _read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError) -> RecordError:
    reason = file_trouble(error)
    return RecordError(
        "record-unreadable",
        f"{path}: {reason}; check the path",
        file=str(path),
        value=reason,
    )


def _malformed(problem: Remedy) -> RecordError:
    return RecordError(
        "record-malformed",
        f"this is not a whole record: {problem}; it may have been cut off or edited",
        value=problem,
    )


def _has_start(record: Record) -> bool:
    """Has it either a seed or a key, and a usable one?"""
    if record.key is None:
        return is_seed(record.seed)
    return record.seed is None and key_of(record.key) is not None


def check_header(record: Record, game: Game) -> None:
    """Refuse a record of other rules or other content: its choices would mean something else."""
    if record.game != game.id:
        raise RecordError(
            "record-game",
            f"this is a record of {record.game}, not of {game.id}; name the game it was played in",
            value=record.game,
            known=game.id,
        )
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
    """Replay a record exactly: all of it, or its first `to` choices."""
    check_header(record, game)
    if to is not None and to < 0:
        raise RecordError(
            "record-place",
            f"there are no {to} choices to play; name a number from 0 on",
            value=str(to),
        )
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
                value=error,
                before=place,
            ) from None
    return state


def verify(record: Record, game: Game) -> State:
    """Replay a record to its end and check its claims: the result, and the fair deal."""
    if record.shuffle is not None:
        check(record.shuffle, record.key)
    state = replay(record, game)
    claimed = record.result
    if claimed is None:
        if state.over:
            raise RecordError(
                "record-no-result",
                "the game is over, but the record says no result; it was changed after the game",
            )
        return state
    found = result_of(state) if state.over else None
    if found != claimed:
        value, known = _difference(claimed, found)
        raise RecordError(
            "record-result",
            f"the record claims {value}, its choices lead to {known}; "
            "the record was changed after the game",
            value=value,
            known=known,
        )
    return state


def verify_past(record: Record, games: Callable[[Record], Game]) -> list[State]:
    """Verify each part that was played before this game; each part must lead to the next one."""
    found: list[State] = []
    for place, part in enumerate(record.past):
        state = verify(part, games(part))
        following = state.game.sequel(state)
        after = record.past[place + 1] if place + 1 < len(record.past) else record
        if part.past or part.game != after.game or following != games(after).options:
            raise RecordError(
                "record-past",
                f"part {place + 1} of this record does not lead to the one after it; "
                "the record was changed, or put together from other games",
                value=place + 1,
            )
        found.append(state)
    return found


def _difference(claimed: Result, found: Result | None) -> tuple[str, str]:
    """Return two results as text: their scores or, if these are equal, the rest that differs."""
    if found is None:
        return _list(claimed.scores), Remedy("unfinished", "an unfinished game")
    if claimed.scores != found.scores:
        return _list(claimed.scores), _list(found.scores)
    if claimed.ranks != found.ranks:
        return f"ranks {_list(claimed.ranks)}", f"ranks {_list(found.ranks)}"
    return f"checksum {claimed.checksum}", f"checksum {found.checksum}"


def _list(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)
