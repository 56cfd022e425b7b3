"""What a device still shows of a table that waits no more is taken back.

An alert that was pushed may be answered elsewhere, or a bot takes the seat. Then the same devices
are told to take the notification away. It goes through the outbox as everything else does.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update

from konspira.server.store.schema import alerts, deliveries
from konspira.server.tables import lobby

if TYPE_CHECKING:
    from konspira.server.alerts.outbox import Item
    from konspira.server.house import House

KIND: Final = "recall"
GONE: Final = ("gone", "past")  # past: gone, and taken back where it was shown
SHOWN: Final = (
    "turn",
    "reaction",
    "time",
    "against",
    "agree",
    "bot",
)  # what a device shows until it is over
AT_ONCE: Final = 50
COPIED: Final = ("person", "table_id", "channel", "target")


async def recall(house: House) -> int:
    """Plan what is to be taken back; how many alerts were looked at."""
    flying = select(deliveries.c.alert_id).where(
        deliveries.c.state == "sending", deliveries.c.alert_id.is_not(None)
    )
    due = select(alerts.c.id).where(alerts.c.state == "gone", alerts.c.id.not_in(flying))
    async with house.database.execution_options(reading=True).connect() as connection:
        if await connection.scalar(due.limit(1)) is None:
            return 0
    async with house.database.begin() as connection:
        found = list(
            await connection.scalars(
                due.order_by(alerts.c.after).limit(AT_ONCE).with_for_update(skip_locked=True)
            )
        )
        sent = select(deliveries).where(
            deliveries.c.alert_id.in_(found),
            deliveries.c.channel == "push",
            deliveries.c.state == "sent",
            deliveries.c.kind.in_(SHOWN),
        )
        rows = (await connection.execute(sent)).mappings().all()
        places = {tuple(row[name] for name in COPIED): row for row in rows}
        if places:
            now = house.now()
            made = [_recall(row, now) for row in places.values()]
            await connection.execute(insert(deliveries), made)
        past = update(alerts).where(alerts.c.id.in_(found)).values(state="past")
        await connection.execute(past)
    return len(found)


def _recall(row: Any, now: float) -> dict[str, Any]:
    blank: dict[str, Any] = dict.fromkeys(
        ("alert_id", "until", "message", "held", "result", "seconds")
    )
    copied = {name: row[name] for name in COPIED}
    fixed = {"id": token_hex(12), "kind": KIND, "facts": {}, "state": "waiting", "tries": 0}
    return {**blank, **copied, **fixed, "after": now, "at": now}


def alone(found: Sequence[Any]) -> list[Any]:
    """A message either tells something or takes something back: what comes first decides."""
    if not found:
        return []
    first = found[0].kind == KIND
    return [row for row in found if (row.kind == KIND) == first]


async def message(house: House, person: str, items: Sequence[Item]) -> list[str]:
    """The tables whose notifications go: not those that ask the same person again by now."""
    async with house.reader.connect() as connection:
        asking = await lobby.asking(connection, person)
    return sorted({item.table for item in items if item.table and item.table not in asking})
