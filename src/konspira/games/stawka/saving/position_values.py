"""Reads values of a position: names, agents, flags and rows of numbers, with clear errors."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.games.stawka.content.names import CHARACTERS
from konspira.games.stawka.state import AUDI, SLOTS, Stawka
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.position import Reader, wrong
from konspira.kernel.step import NOBODY

CAR = "black_audi"
MOST = 10_000_000  # a bound for numbers that people never read


def seat_or_nobody(reader: Reader, key: str, default: int) -> int:
    value = reader.get(key, None if default < 0 else default)
    if value is None:
        return NOBODY
    if type(value) is not int or not 0 <= value <= 1:
        raise wrong(reader.at(key), value, Remedy("stawka-seat", "expected 0, 1 or null"))
    return value


def one_of(reader: Reader, key: str, known: Sequence[str], default: int = NOBODY) -> int:
    """Read a name of a list, or null."""
    value = reader.get(key, None if default < 0 else known[default])
    if value is None:
        return NOBODY
    if value not in known:
        raise wrong(reader.at(key), value, did_you_mean(str(value), known))
    return list(known).index(value)


def flag(reader: Reader, key: str, default: bool = False) -> bool:
    value = reader.get(key, default)
    if not isinstance(value, bool):
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value


def nothing(reader: Reader, key: str) -> None:
    """Refuse content in a part that is not dealt, or not in this game."""
    value = reader.get(key)
    if _holds(value):
        remedy = Remedy("stawka-nothing-yet", "nothing of this is dealt: leave it empty or out")
        raise wrong(reader.at(key), value, remedy)


def _holds(value: object) -> bool:
    if isinstance(value, dict):
        return any(_holds(part) for part in value.values())
    return bool(value)


def numbers(reader: Reader, key: str) -> list[int]:
    found = reader.items(key)
    for place, value in enumerate(found):
        if type(value) is not int or abs(value) > MOST:
            remedy = Remedy("range", "expected a whole number", low=str(-MOST), high=str(MOST))
            raise wrong(f"{reader.at(key)}[{place}]", value, remedy)
    return found


def agent_or_nobody(state: Stawka, reader: Reader, key: str) -> int:
    """Read a figure of this game, or null."""
    if state.rules.audi >= 0 and reader.get(key) == CAR:
        return AUDI
    person = one_of(reader, key, CHARACTERS)
    return NOBODY if person < 0 else agent_of(state, person, reader.at(key))


def agent_of(state: Stawka, person: int, path: str) -> int:
    for slot in range(SLOTS):
        if state.doc[slot] >= 0 and state.rules.person[state.doc[slot]] == person:
            return slot
    remedy = Remedy("stawka-not-in-game", "this agent is not in the game")
    raise wrong(path, CHARACTERS[person], remedy)
