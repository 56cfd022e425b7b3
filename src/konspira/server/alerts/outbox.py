"""The outbox in the database: messages to send, their senders, and their results.

Several processes work at it. Each step is one transaction that changes only rows that are still as
they were read, so every message has one sender at a time. If a sender dies, its lease runs out and
another process sends the same message with the same number: push services, mailboxes and webhooks
recognise it by the number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.alerts import recalls
from konspira.server.alerts import rules as wishes
from konspira.server.alerts.rules import URGENT
from konspira.server.store import locks
from konspira.server.store.schema import (
    addresses,
    alert_rules,
    alerts,
    deliveries,
    devices,
    glances,
    hooks,
    mutes,
    seats,
    tables,
)
from konspira.server.tables.clocks import SLOW
from konspira.server.wire.alerts import Rules

if TYPE_CHECKING:
    from konspira.server.house import House

DAY: Final = 86_400.0
AT_ONCE: Final = 50  # alerts planned, and places served, in one step
MOST: Final = 30  # alerts in one message
LEASE: Final = 60.0  # seconds of a sender's lease
LOOKING: Final = 120.0  # seconds after a glance in which a person counts as looking
TRIES: Final = 8
BACKOFF: Final = (30.0, 120.0, 600.0, 1800.0, 3600.0)  # seconds after each failure
STALE: Final = 3 * DAY  # an alert that could not be sent within this time is dropped
KEPT: Final = 30 * DAY  # how long the record stays
SOON: Final = 5.0  # seconds until the next look at a place that another process serves

Place = tuple[str | None, str, str]  # the person, the channel and the target


class Item(msgspec.Struct, frozen=True):
    """One alert in a message."""

    id: str
    kind: str
    facts: dict[str, Any]
    table: str | None
    seat: int | None
    tries: int
    at: float


class Parcel(msgspec.Struct, frozen=True):
    """A message that this process has to send."""

    number: str
    person: str | None
    channel: str
    target: str
    items: list[Item]
    until: float  # of the lease


class Outbox:
    """Reads and writes the alerts of the database."""

    def __init__(self, house: House) -> None:
        self._house = house

    # -- planning ----------------------------------------------------------------------------------

    async def plan(self) -> int:
        """Decide over which channels due alerts go; return how many there were."""
        now = self._house.now()
        query = (
            select(alerts, tables.c.pace, tables.c.status)
            .join(tables, tables.c.id == alerts.c.table_id)
            .where(alerts.c.state == "new", alerts.c.after <= now)
            .order_by(alerts.c.after)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True, of=alerts)
        )
        if not await self._any(
            select(alerts.c.id).where(alerts.c.state == "new", alerts.c.after <= now)
        ):
            return 0
        async with self._house.database.begin() as connection:
            found = (await connection.execute(query)).all()
            for row in found:
                made = await self._deliveries(connection, row, now)
                if made:
                    await connection.execute(insert(deliveries), made)
            names = [row.id for row in found]
            done = update(alerts).where(alerts.c.id.in_(names)).values(state="planned")
            await connection.execute(done)
        return len(found)

    async def _deliveries(
        self, connection: AsyncConnection, row: Any, now: float
    ) -> list[dict[str, Any]]:
        if row.person is None:
            query = select(hooks.c.id).where(hooks.c.table_id == row.table_id)
            return [
                _delivery(row, "hook", hook, now) for (hook,) in await connection.execute(query)
            ]
        data = await connection.scalar(
            select(alert_rules.c.rules).where(alert_rules.c.person == row.person)
        )
        if data is None:
            return []  # nobody has asked for alerts
        rules = wishes.read(data)
        if rules.slow_only and row.pace not in SLOW:
            return []
        made: list[dict[str, Any]] = []
        for channel, target in await self._places(connection, row.person):
            if wishes.wants(rules, row.kind, channel):
                delay = 0 if row.kind in URGENT or not rules.looking else rules.delay
                made.append(_delivery(row, channel, target, max(now, row.after + delay)))
        if made and await self._muted(connection, row):
            made = [{**one, "state": "kept", "result": "muted"} for one in made]
        return made

    async def _places(self, connection: AsyncConnection, person: str) -> list[tuple[str, str]]:
        """Return the places where a person can be reached."""
        able = self._house.alerts.able
        found: list[tuple[str, str]] = []
        if able("push"):
            mine = select(devices.c.id).where(
                devices.c.person == person, devices.c.silent.is_(None)
            )
            found += [("push", id) for (id,) in await connection.execute(mine)]
        if able("mail"):
            mine = select(addresses.c.person).where(
                addresses.c.person == person,
                addresses.c.alerts,
                addresses.c.confirmed.is_not(None),
                addresses.c.bounced.is_(None),
            )
            found += [("mail", id) for (id,) in await connection.execute(mine)]
        mine = select(hooks.c.id).where(hooks.c.person == person)
        return found + [("hook", id) for (id,) in await connection.execute(mine)]

    async def _muted(self, connection: AsyncConnection, row: Any) -> bool:
        query = select(mutes.c.person).where(
            mutes.c.person == row.person, mutes.c.table_id == row.table_id
        )
        return await connection.scalar(query) is not None

    # -- taking ------------------------------------------------------------------------------------

    async def take(self) -> list[Parcel]:
        """Take messages to send now; no other process sends them before their lease ends."""
        now = self._house.now()
        parcels: list[Parcel] = []
        late = select(deliveries.c.message).where(
            deliveries.c.state == "sending", deliveries.c.until <= now
        )
        for number in await self._all(late.distinct().limit(AT_ONCE)):
            parcels += await self._take_again(number, now)
        due = select(deliveries.c.person, deliveries.c.channel, deliveries.c.target)
        due = due.where(deliveries.c.state == "waiting", deliveries.c.after <= now)
        async with self._reading() as connection:
            places = [
                (a, b, c) for a, b, c in await connection.execute(due.distinct().limit(AT_ONCE))
            ]
        for place in places:
            parcels += await self._take(place, now)
        return parcels

    async def _take_again(self, number: str, now: float) -> list[Parcel]:
        """Take a message whose sender has died, or that did not arrive the first time."""
        async with self._house.database.begin() as connection:
            query = select(deliveries).where(
                deliveries.c.message == number,
                deliveries.c.state == "sending",
                deliveries.c.until <= now,
            )
            found = (await connection.execute(query.with_for_update(skip_locked=True))).all()
            left = await self._without_gone(connection, found)
            if not left:
                return []
            names = [row.id for row in left]
            quiet = await self._quiet_until(connection, left, now)
            until = now + LEASE if quiet is None else quiet
            change = update(deliveries).where(deliveries.c.id.in_(names)).values(until=until)
            await connection.execute(change)
        return [] if quiet is not None else [_parcel(number, left, until)]

    async def _take(self, place: Place, now: float) -> list[Parcel]:
        async with self._house.database.begin() as connection:
            await self._lock(connection, place)
            query = select(deliveries).where(*_at(place), deliveries.c.state == "waiting")
            query = query.where(deliveries.c.after <= now).order_by(deliveries.c.at).limit(MOST)
            found = (await connection.execute(query.with_for_update(skip_locked=True))).all()
            left = await self._without_gone(connection, found)
            left = await self._without_seen(connection, left, now)
            left, until = await self._now(connection, place, left, now)
            left = recalls.alone(left)
            if not left:
                return []
            number = token_hex(12)
            names = [row.id for row in left]
            mine = update(deliveries).where(deliveries.c.id.in_(names))
            await connection.execute(mine.values(state="sending", message=number, until=until))
        return [_parcel(number, left, until)]

    async def _lock(self, connection: AsyncConnection, place: Place) -> None:
        """Lock a place: only one process at a time decides what goes there."""
        if connection.dialect.name == "postgresql":
            key = "/".join(part or "" for part in place)
            await connection.execute(
                text(f"SELECT pg_advisory_xact_lock({locks.ALERTS}, hashtext(:key))"), {"key": key}
            )

    async def _without_gone(self, connection: AsyncConnection, found: Sequence[Any]) -> list[Any]:
        """Return alerts whose reason still holds; note the others in the record."""
        names = [row.alert_id for row in found if row.alert_id is not None]
        over = alerts.c.state.in_(recalls.GONE)
        query = select(alerts.c.id).where(alerts.c.id.in_(names), over)
        gone = set(await connection.scalars(query)) if names else set()
        old = self._house.now() - STALE
        dead = [row.id for row in found if row.alert_id in gone]
        stale = [row.id for row in found if row.alert_id not in gone and row.at < old]
        await self._close(connection, dead, "gone", "answered")
        await self._close(connection, stale, "failed", "too-late")
        return [row for row in found if row.id not in dead and row.id not in stale]

    async def _without_seen(
        self, connection: AsyncConnection, found: Sequence[Any], now: float
    ) -> list[Any]:
        """Return alerts without those of tables that the person looks at."""
        person = found[0].person if found else None
        rules = await self._rules(connection, person)
        if rules is None or not rules.looking:
            return list(found)
        query = select(glances.c.table_id).where(
            glances.c.person == person, glances.c.at > now - LOOKING
        )
        seen = set(await connection.scalars(query))
        looked = [row.id for row in found if row.table_id in seen and row.alert_id is not None]
        await self._close(connection, looked, "kept", "looking")
        return [row for row in found if row.id not in looked]

    async def _now(
        self, connection: AsyncConnection, place: Place, found: Sequence[Any], now: float
    ) -> tuple[list[Any], float]:
        """Return alerts that may go now; the rest waits for its turn or the end of quiet hours."""
        person, channel, _ = place
        rules = await self._rules(connection, person)
        until = now + LEASE
        if rules is None or not found:  # a table's own webhook has no rules
            return list(found), until
        quiet = wishes.quiet_until(rules, now)
        pressing = [row for row in found if row.alert_id is None or _presses(row, rules, quiet)]
        if quiet is not None:
            await self._hold(
                connection, [row for row in found if row not in pressing], quiet, "quiet"
            )
            return pressing, until
        turn = await self._turn(connection, place, wishes.seconds_between(rules, channel), now)
        if turn <= now:
            return list(found), until
        urgent = [row for row in found if row.alert_id is None or row.kind in URGENT]
        await self._hold(connection, [row for row in found if row not in urgent], turn, "spaced")
        return urgent, until

    async def _turn(
        self, connection: AsyncConnection, place: Place, between: float, now: float
    ) -> float:
        """Return when the next message may go to a place."""
        going = select(deliveries.c.id).where(*_at(place), deliveries.c.state == "sending")
        going = going.where(deliveries.c.alert_id.is_not(None))
        if await connection.scalar(going.limit(1)) is not None:
            return now + SOON
        sent = select(func.max(deliveries.c.at)).where(*_at(place), deliveries.c.state == "sent")
        last = await connection.scalar(
            sent.where(deliveries.c.alert_id.is_not(None), deliveries.c.kind.not_in(URGENT))
        )
        return now if last is None else last + between

    async def _quiet_until(
        self, connection: AsyncConnection, found: Sequence[Any], now: float
    ) -> float | None:
        rules = await self._rules(connection, found[0].person)
        quiet = None if rules is None else wishes.quiet_until(rules, now)
        if rules is None or any(
            row.alert_id is None or _presses(row, rules, quiet) for row in found
        ):
            return None
        return quiet

    async def _rules(self, connection: AsyncConnection, person: str | None) -> Rules | None:
        if person is None:
            return None
        query = select(alert_rules.c.rules).where(alert_rules.c.person == person)
        data = await connection.scalar(query)
        return None if data is None else wishes.read(data)

    async def _hold(
        self, connection: AsyncConnection, found: Sequence[Any], after: float, why: str
    ) -> None:
        names = [row.id for row in found]
        if names:
            change = update(deliveries).where(deliveries.c.id.in_(names))
            await connection.execute(change.values(after=after, held=why))

    async def _close(
        self, connection: AsyncConnection, names: Sequence[str], state: str, result: str
    ) -> None:
        if names:
            change = update(deliveries).where(deliveries.c.id.in_(names))
            values = {"state": state, "result": result, "until": None, "at": self._house.now()}
            await connection.execute(change.values(values))

    # -- results -----------------------------------------------------------------------------------

    async def still(self, parcel: Parcel) -> Parcel | None:
        """Return the message as it is right now; None if nothing is left to send."""
        names = [item.id for item in parcel.items]
        query = (
            select(deliveries.c.id)
            .outerjoin(alerts, alerts.c.id == deliveries.c.alert_id)
            .where(
                deliveries.c.id.in_(names),
                deliveries.c.state == "sending",
                deliveries.c.message == parcel.number,
                deliveries.c.until == parcel.until,
                or_(alerts.c.state.is_(None), alerts.c.state.not_in(recalls.GONE)),
            )
        )
        left = set(await self._all(query))
        if self._house.now() >= parcel.until or not left:
            return None  # the next look shows the result
        items = [item for item in parcel.items if item.id in left]
        return msgspec.structs.replace(parcel, items=items)

    async def sent(self, parcel: Parcel, result: str, seconds: float) -> None:
        """Note that it has arrived, as far as the channel tells."""
        values = {"state": "sent", "result": result[:200], "seconds": seconds}
        await self._finish(parcel, {**values, "until": None, "at": self._house.now()})

    async def failed(self, parcel: Parcel, why: str) -> None:
        """Note that it cannot arrive."""
        values = {"state": "failed", "result": why[:200], "until": None, "at": self._house.now()}
        await self._finish(parcel, values)

    async def later(self, parcel: Parcel, why: str, wait: float | None = None) -> None:
        """Note that it did not arrive: it is sent again later, a limited number of times."""
        tries = max(item.tries for item in parcel.items) + 1
        if tries >= TRIES or parcel.items[0].kind == "test":
            await self.failed(parcel, why)
            return
        pause = BACKOFF[min(tries, len(BACKOFF)) - 1]
        until = self._house.now() + max(pause, min(wait or 0.0, BACKOFF[-1]))
        await self._finish(parcel, {"until": until, "tries": tries, "result": why[:200]})

    async def _finish(self, parcel: Parcel, values: Mapping[str, Any]) -> None:
        names = [item.id for item in parcel.items]
        async with self._house.database.begin() as connection:
            mine = update(deliveries).where(
                deliveries.c.id.in_(names),
                deliveries.c.message == parcel.number,
                deliveries.c.state == "sending",
            )
            await connection.execute(mine.values(dict(values)))

    async def test(self, person: str, channel: str, target: str) -> Parcel:
        """Add a message that the person asks for now, to see whether it arrives."""
        now, number = self._house.now(), token_hex(12)
        row = {
            **_blank(now),
            "person": person,
            "channel": channel,
            "target": target,
            "kind": "test",
            "state": "sending",
            "message": number,
            "until": now + LEASE,
        }
        async with self._house.database.begin() as connection:
            await connection.execute(insert(deliveries), [row])
        item = Item(row["id"], "test", {}, None, None, 0, now)
        return Parcel(number, person, channel, target, [item], now + LEASE)

    async def sweep(self) -> None:
        """Delete records after a month, and alerts that nothing refers to."""
        old = self._house.now() - KEPT
        async with self._house.database.begin() as connection:
            done = deliveries.c.state.in_(("sent", "failed", "kept", "gone"))
            await connection.execute(delete(deliveries).where(done, deliveries.c.at < old))
            await connection.execute(
                delete(alerts).where(alerts.c.state != "new", alerts.c.after < old)
            )
            silent = self._house.now() - 14 * DAY
            await connection.execute(delete(devices).where(devices.c.silent < silent))
            await connection.execute(delete(glances).where(glances.c.at < silent))

    # -- reading -----------------------------------------------------------------------------------

    def _reading(self) -> Any:
        return self._house.database.execution_options(reading=True).connect()

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    async def _any(self, query: Select[Any]) -> bool:
        return bool(await self._all(query.limit(1)))

    async def names_at(self, table: str) -> tuple[Any, list[str]]:
        """Return a table's row as far as messages need it, and the names of its players."""
        query = select(seats.c.name).where(seats.c.table_id == table).order_by(seats.c.seat)
        async with self._reading() as connection:
            rows = select(tables.c.id, tables.c.game, tables.c.status).where(tables.c.id == table)
            row = (await connection.execute(rows)).first()
            return row, list(await connection.scalars(query))


def _at(place: Place) -> list[Any]:
    person, channel, target = place
    who = deliveries.c.person.is_(None) if person is None else deliveries.c.person == person
    return [who, deliveries.c.channel == channel, deliveries.c.target == target]


def _presses(row: Any, rules: Rules, quiet: float | None) -> bool:
    """Would the time run out in the quiet hours?"""
    due = row.facts.get("due")
    return rules.urgent and quiet is not None and due is not None and due <= quiet


def _parcel(number: str, found: Sequence[Any], until: float) -> Parcel:
    first = found[0]
    items = [
        Item(row.id, row.kind, row.facts, row.table_id, row.facts.get("seat"), row.tries, row.at)
        for row in found
    ]
    return Parcel(number, first.person, first.channel, first.target, items, until)


def _blank(now: float) -> dict[str, Any]:
    return {
        "id": token_hex(12),
        "alert_id": None,
        "person": None,
        "table_id": None,
        "facts": {},
        "state": "waiting",
        "after": now,
        "until": None,
        "message": None,
        "tries": 0,
        "held": None,
        "result": None,
        "seconds": None,
        "at": now,
    }


def _delivery(row: Any, channel: str, target: str, after: float) -> dict[str, Any]:
    return {
        **_blank(row.after),
        "alert_id": row.id,
        "person": row.person,
        "table_id": row.table_id,
        "channel": channel,
        "target": target,
        "kind": row.kind,
        "facts": row.facts,
        "after": after,
    }
