"""The one module that lists the games: ours, and how those of others are found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeGuard, overload

from konspira.kernel.errors import OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.record import Record, read_record
from konspira.kernel.record import replay as replay_record
from konspira.kernel.state import State

if TYPE_CHECKING:
    from konspira.games import emerald, estoril, leduc, spiskowcy, stawka

NAMES = ("spiskowcy", "estoril", "emerald", "stawka", "leduc")


class Catalogue(Mapping[str, type[Game]]):
    """The games by name. A game is imported when somebody first asks for it."""

    def __getitem__(self, name: str) -> type[Game]:
        if name not in NAMES:
            raise KeyError(name)
        kind: type[Game] = import_module(f"konspira.games.{name}").GAME
        return kind

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Catalogue()

GROUP = "konspira.games"  # of entry points: a package that is installed brings its games so
PLACE = re.compile(r"(?P<module>\w+(?:\.\w+)*):(?P<name>[^\W\d]\w*)")

Seats: TypeAlias = int | None
PackFolder: TypeAlias = str | Path | None


@overload
def make(
    name: Literal["spiskowcy"], seats: Seats = None, pack: PackFolder = None, **options: object
) -> spiskowcy.GAME: ...
@overload
def make(
    name: Literal["estoril"], seats: Seats = None, pack: PackFolder = None, **options: object
) -> estoril.GAME: ...
@overload
def make(
    name: Literal["emerald"], seats: Seats = None, pack: PackFolder = None, **options: object
) -> emerald.GAME: ...
@overload
def make(
    name: Literal["stawka"], seats: Seats = None, pack: PackFolder = None, **options: object
) -> stawka.GAME: ...
@overload
def make(
    name: Literal["leduc"], seats: Seats = None, pack: PackFolder = None, **options: object
) -> leduc.GAME: ...
@overload
def make(name: str, seats: Seats = None, pack: PackFolder = None, **options: object) -> Game: ...
def make(name: str, seats: Seats = None, pack: PackFolder = None, **options: object) -> Game:
    """Make a game with these options. An error for a wrong one names the possible values.

    The name is that of one of our games, of one that another package brings, or the place of one
    of your own: `my_games.kuhn:GAME`.
    """
    return kind_of(name)(seats, pack, options)


def kind_of(name: str) -> type[Game]:
    """The game of this name: one of ours, one that is installed, or `module:GAME` of your own."""
    kind = GAMES.get(str(name))
    if kind is None and str(name) in installed():
        kind = loaded(installed()[str(name)].value)
    if kind is None and PLACE.fullmatch(str(name)):
        kind = loaded(str(name))
    if kind is None:
        remedy = did_you_mean(str(name), [*GAMES, *installed()])
        raise OptionError(
            "unknown-game", f'no game is called "{name}"; {remedy}', value=str(name), remedy=remedy
        )
    return kind


@cache
def installed() -> dict[str, EntryPoint]:
    """Games of other packages: their entry points in the group `konspira.games`."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in GAMES}


def games() -> dict[str, type[Game]]:
    """All games by name: ours, then those of other packages."""
    return {**GAMES, **{name: kind_of(name) for name in sorted(installed())}}


def loaded(place: str) -> type[Game]:
    """The game at a place, `module:GAME`. Of its module nothing is called, but it is imported."""
    found = PLACE.fullmatch(place)
    if found is None:
        raise _not_there(place, place.partition(":")[0], did_you_mean(place, GAMES))
    try:
        module = import_module(found["module"])
    except Exception as error:  # whatever the author's module raises
        reason = f"{type(error).__name__}: {error}"
        raise OptionError(
            "game-module",
            f'the module of the game "{place}" cannot be imported: {reason}; '
            "start where Python finds it, and import it there",
            value=place,
            module=found["module"],
            reason=reason,
        ) from None
    kind = getattr(module, found["name"], None)
    if not _is_game(kind):
        known = [word for word, thing in vars(module).items() if _is_game(thing)]
        raise _not_there(place, found["module"], did_you_mean(found["name"], known))
    if GAMES.get(kind.id, kind) is not kind:
        raise OptionError(
            "game-name-taken",
            f'"{place}" calls itself "{kind.id}", as a game of Konspira does; give it another id',
            value=place,
            game=kind.id,
        )
    return kind


def _is_game(thing: object) -> TypeGuard[type[Game]]:
    return isinstance(thing, type) and issubclass(thing, Game) and thing is not Game


def _not_there(place: str, module: str, remedy: str) -> OptionError:
    return OptionError(
        "game-not-found",
        f'{module} has no game at "{place}"; {remedy}',
        value=place,
        module=module,
        remedy=remedy,
    )


def game_of(record: Record, pack: str | Path | None = None) -> Game:
    """The game a record was played with; a game of one's own is found by the place it names."""
    kind = loaded(record.place) if record.place else kind_of(record.game)
    return kind(record.seats, pack, record.options)


def replay(
    record: Record | Path | str | bytes, to: int | None = None, pack: str | Path | None = None
) -> State:
    """Play a record again, exactly: all of it, or its first `to` choices."""
    if not isinstance(record, Record):
        record = read_record(record)
    return replay_record(record, game_of(record, pack), to)
