"""A notification is put off: the same question is told again in an hour, if it still waits then.

The alert itself becomes new, no copy of it: so it ends with its reason like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from konspira.server.alerts import links
from konspira.server.errors import too_many
from konspira.server.store.schema import alerts, deliveries

if TYPE_CHECKING:
    from konspira.server.house import House

KINDS: Final = ("turn", "reaction")  # what can be put off
OPEN: Final = ("new", "planned")
HOUR: Final = 3600.0
MOST: Final = 12  # a minute, for one person


async def put_off(house: House, token: str) -> None:
    """Tell the person of a notification again in an hour; refuse what waits no more."""
    person, table = links.read_later(house, token)
    now = house.now()
    if await house.limits.count(f"alert-later:{person}", now) > MOST:
        raise too_many()
    theirs = (alerts.c.person == person) & (alerts.c.table_id == table)
    asked = theirs & alerts.c.kind.in_(KINDS) & alerts.c.state.in_(OPEN)
    async with house.database.begin() as connection:
        names = list(await connection.scalars(select(alerts.c.id).where(asked)))
        again = update(alerts).where(alerts.c.id.in_(names), asked)
        done = await connection.execute(again.values(state="new", after=now + HOUR))
        if not done.rowcount:
            raise links.spent()
        before = update(deliveries).where(
            deliveries.c.alert_id.in_(names), deliveries.c.state == "waiting"
        )
        await connection.execute(before.values(state="kept", result="later", at=now))
