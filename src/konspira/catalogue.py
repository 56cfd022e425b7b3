"""The one module that lists the games."""

from __future__ import annotations

from pathlib import Path

from konspira.games import emerald, estoril, leduc, spiskowcy, stawka
from konspira.kernel.errors import OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.record import Record, read_record
from konspira.kernel.record import replay as replay_record
from konspira.kernel.state import State

GAMES: dict[str, type[Game]] = {
    kind.id: kind for kind in (spiskowcy.GAME, estoril.GAME, emerald.GAME, stawka.GAME, leduc.GAME)
}


def make(
    name: str, seats: int | None = None, pack: str | Path | None = None, **options: object
) -> Game:
    """A game with its options chosen; a mistake is answered with the choices there are."""
    return kind_of(name)(seats, pack, options)


def kind_of(name: str) -> type[Game]:
    """The game of this name."""
    kind = GAMES.get(str(name))
    if kind is None:
        remedy = did_you_mean(str(name), GAMES)
        raise OptionError(
            "unknown-game", f'no game is called "{name}"; {remedy}', value=str(name), remedy=remedy
        )
    return kind


def game_of(record: Record, pack: str | Path | None = None) -> Game:
    """The game a record was played with."""
    return kind_of(record.game)(record.seats, pack, record.options)


def replay(
    record: Record | Path | str | bytes, to: int | None = None, pack: str | Path | None = None
) -> State:
    """Play a record again, exactly: all of it, or its first `to` choices."""
    if not isinstance(record, Record):
        record = read_record(record)
    return replay_record(record, game_of(record, pack), to)
