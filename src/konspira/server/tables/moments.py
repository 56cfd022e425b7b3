"""Looking back: the table as a viewer saw it at an earlier moment, and after the end as anybody.

A game that is over has a record.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from konspira.kernel import shuffle
from konspira.kernel.record import Record, record_of
from konspira.kernel.shuffle import FairDeal
from konspira.kernel.state import State
from konspira.server.errors import Refusal
from konspira.server.tables.frames import Ears
from konspira.server.tables.play import Play
from konspira.server.tables.table import Table
from konspira.server.wire.live import Heard, Moment

if TYPE_CHECKING:
    from konspira.server.house import House

AT_ONCE = 100  # choices that are played again before others have their turn


async def moment(table: Table, seat: int | None, number: int, eyes: str) -> Moment:
    """The table at a moment of these eyes.

    They are `own`, a seat's number, `spectator`, or `all` for everything open.
    """
    if table.play is None:
        raise Refusal("table-not-started", "nobody has started this table; wait for the host")
    play = table.stage(seat)
    number = max(0, number)
    viewer = _viewer(table, seat, eyes)
    ears, state, made = await _listen_to(play, viewer, number)
    last = ears_of(play, viewer).moment
    if eyes == "all":
        views: list[Any] = [state.view(other) for other in range(play.game.seats)]
    else:
        views = [state.view(viewer)]
    over = state.over or (play.ended is not None and number >= last)
    waiting = [] if over else play.game.waiting(state, viewer)
    events = [msgspec.json.decode(text, type=Heard) for text in ears.heard]
    ahead = _answered(play, made) if table.opened and table.is_over(seat) else []
    return Moment(min(number, last), last, events, views, waiting, ahead)


def _answered(play: Play, made: range) -> list[int]:
    """The seats that had answered one of these choices beforehand."""
    return sorted({play.state.history[place][0] for place in play.ahead if place in made})


def _viewer(table: Table, seat: int | None, eyes: str) -> int | None:
    """Return whose events are heard; with everything open a spectator's, which all have heard."""
    if eyes == "own":
        return seat
    if not table.is_over(seat):
        if seat is not None or table.row.spectators != "open":
            raise Refusal(
                "eyes-not-yet", "the cards are opened when the game is over", status=403, value=eyes
            )
    else:
        check_opened(table)
    if eyes in ("all", "spectator"):
        return None
    if not eyes.isdecimal() or int(eyes) >= len(table.seats):
        raise Refusal(
            "bad-eyes",
            f'nobody can look with the eyes "{eyes}"; '
            "write own, all, spectator or the number of a seat",
            status=400,
            value=eyes[:20],
        )
    return int(eyes)


def check_opened(table: Table) -> None:
    """Refused while the next part of a series still hides something."""
    if not table.opened:
        raise Refusal(
            "part-sealed",
            "something that lay hidden here goes on in the next part; play that one to its end",
            status=403,
        )


def ears_of(play: Play, viewer: int | None) -> Ears:
    """Everything that a viewer has heard."""
    ears = Ears(viewer)
    ears.listen(play.state)
    return ears


async def _listen_to(play: Play, viewer: int | None, number: int) -> tuple[Ears, State, range]:
    """Play the game again up to a moment, and return the choices that led to it.

    In a long one others have their turn in between.
    """
    state = play.game.start(key=play.key)
    ears = Ears(viewer)
    ears.listen(state)
    first = made = 0
    for made, (seat, option) in enumerate([*play.state.history], 1):
        if ears.moment >= number:
            made -= 1
            break
        if made % AT_ONCE == 0:
            await asyncio.sleep(0)
        before = ears.moment
        state.choose(seat, option)
        ears.listen(state)
        if ears.moment > before and ears.moment < number:
            first = made
    return ears, state, range(first, made)


# -- records ---------------------------------------------------------------------------------------


async def record_of_table(house: House, table_id: str, over: bool = True) -> Record:
    """The record of a finished game, with everything that its shuffle can be checked by.

    `over`: does the reader know that it is over?
    """
    table = await house.tables.get(table_id)
    if table.play is None or table.row.status != "finished" or not over:
        raise Refusal(
            "record-not-yet", "a game is opened when it is over; wait for its end", status=403
        )
    check_opened(table)
    record = record_of(table.play.state, [seat.name for seat in table.seats])
    deal = FairDeal(
        table=table.id,
        commitment=shuffle.commitment(table.row.secret),
        secret=table.row.secret.hex(),
        salts=[None if seat.salt is None else seat.salt.hex() for seat in table.seats],
    )
    return msgspec.structs.replace(record, shuffle=deal)
