"""Who sits where before the start: people and bots change places, or the server draws lots."""

from __future__ import annotations

import secrets

import msgspec

from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store.rows import Seat
from konspira.server.tables.changing import Change, Note, act, check_open, check_seat, taken
from konspira.server.tables.table import Table
from konspira.server.wire.tables import ChangePlaces


def drawn(seats: list[Seat]) -> list[Seat]:
    """Everybody who has a seat gets one by lot; nobody has added a salt yet that could be lost."""
    order = [*seats]
    secrets.SystemRandom().shuffle(order)
    return [moved_to(seat, place) for place, seat in enumerate(order)]


async def change_places(table: Table, person: Person, wish: ChangePlaces) -> None:
    """Let two seats change their sitters, who take name, level and salt along.

    The host may move everybody, everybody else may move to a free seat.
    """

    def batch() -> Change:
        _check_places(table, person, wish)
        pair = [(wish.seat, wish.other), (wish.other, wish.seat)]
        seats = [moved_to(table.seats[old], new) for old, new in pair]
        moved = [seat for seat in seats if seat.person is not None or seat.bot is not None]
        notes = [Note("moved", seat.seat, seat.name, seat.person) for seat in moved]
        return Change(seats=seats, notes=notes)

    await act(table, batch)


def _check_places(table: Table, person: Person, wish: ChangePlaces) -> None:
    """May this person let these two seats change their sitters?"""
    check_open(table)
    check_seat(table.seats, wish.seat)
    check_seat(table.seats, wish.other)
    if wish.seat == wish.other:
        raise Refusal(
            "same-seat",
            f"seat {wish.seat} is named twice; name two seats that change places",
            status=400,
            value=str(wish.seat),
        )
    if table.row.series is not None and table.row.series["past"]:
        raise Refusal(
            "seats-fixed",
            "everybody keeps the side of the part before; make a table of its own instead",
        )
    if table.row.host == person.id:
        return
    own = table.seat_of(person.id)
    if own is None:
        raise Refusal("not-seated", "you do not sit at this table", status=403)
    if own not in (wish.seat, wish.other):
        raise Refusal("not-the-host", "only the host moves others; ask the host", status=403)
    other = wish.other if own == wish.seat else wish.seat
    if table.seats[other].person is not None or table.seats[other].bot is not None:
        raise taken(other)


def moved_to(seat: Seat, place: int) -> Seat:
    """Return this sitter in another place: the salt belongs to the sitter, not the seat."""
    return msgspec.structs.replace(seat, seat=place)
