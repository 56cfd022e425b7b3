"""The alerts of one person: rules, muted tables, the record of sent messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.alerts import later, recalls
from konspira.server.alerts import rules as wishes
from konspira.server.errors import Refusal, too_many
from konspira.server.people.guests import Person
from konspira.server.store.schema import (
    addresses,
    alert_rules,
    alerts,
    deliveries,
    devices,
    glances,
    hooks,
    mutes,
    tables,
)
from konspira.server.wire.alerts import (
    AlertsInfo,
    DeviceInfo,
    HookInfo,
    MailInfo,
    Rules,
    SentInfo,
    TestInfo,
)

if TYPE_CHECKING:
    from konspira.server.house import House

MOST_MUTED: Final = 500
MOST_SHOWN: Final = 200
TESTS: Final = 6  # a minute, over one channel: one in ten seconds
GLANCES: Final = 12  # a minute
DONE: Final = ("sent", "failed", "kept", "gone")


async def info(house: House, person: Person) -> AlertsInfo:
    """Return everything that the page of alerts shows."""
    async with house.reader.connect() as connection:
        row = await _first(connection, alert_rules, person)
        mail = await _first(connection, addresses, person)
        hook = await _first(connection, hooks, person)
        query = select(devices).where(devices.c.person == person.id).order_by(devices.c.since)
        found = (await connection.execute(query)).all()
        quiet = select(mutes.c.table_id).where(mutes.c.person == person.id)
        muted = list(await connection.scalars(quiet.order_by(mutes.c.table_id)))
    own = house.alerts
    return AlertsInfo(
        rules=wishes.USUAL if row is None else wishes.read(row.rules),
        asked=row is not None,
        offered=row is not None and bool(row.offered),
        push=None if own.keys is None else own.keys.public,
        mail=own.able("mail"),
        address=None if mail is None else mail_info(mail),
        devices=[
            DeviceInfo(one.id, one.name, one.endpoint, one.since, one.last, one.silent)
            for one in found
        ],
        hook=None if hook is None else HookInfo(hook.url, hook.secret, hook.failed),
        muted=muted,
    )


def mail_info(row: Any) -> MailInfo:
    """Return the e-mail address of a person, for that person."""
    confirmed, bounced = row.confirmed is not None, row.bounced is not None
    return MailInfo(row.address, confirmed, bounced, confirmed and row.alerts, row.wanted)


async def _first(connection: AsyncConnection, table: Any, person: Person) -> Any:
    return (await connection.execute(select(table).where(table.c.person == person.id))).first()


# -- rules -----------------------------------------------------------------------------------------


async def choose(house: House, person: Person, rules: Rules) -> None:
    """Keep these rules from now on."""
    data = msgspec.to_builtins(wishes.checked(rules))
    await _keep(house, person, {"rules": data, "slow_only": rules.slow_only})
    await house.alerts.learn()


async def begin(house: House, person: Person, zone: str = "", offered: bool = True) -> None:
    """Switch on the usual rules at the first wish, with the time zone of the person's device."""
    known = zone in wishes.zones()
    rules = msgspec.structs.replace(wishes.USUAL, zone=zone) if known else wishes.USUAL
    row = {"rules": msgspec.to_builtins(rules), "slow_only": True, "offered": offered}
    try:
        async with house.database.begin() as connection:
            if await _first(connection, alert_rules, person) is None:
                await connection.execute(insert(alert_rules).values(person=person.id, **row))
    except IntegrityError:
        pass  # another page of this person was quicker


async def decline(house: House, person: Person) -> None:
    """Note that the offer was answered, so that it is not made again."""
    await begin(house, person)
    await _keep(house, person, {"offered": True})


async def _keep(house: House, person: Person, values: dict[str, Any]) -> None:
    await begin(house, person)
    async with house.database.begin() as connection:
        mine = update(alert_rules).where(alert_rules.c.person == person.id)
        await connection.execute(mine.values(values))


# -- tables ----------------------------------------------------------------------------------------


async def mute(
    house: House, person: Person, table: str, on: bool, until_choice: bool = False
) -> None:
    """Mute a table for good or until the person's next choice there, or hear of it again."""
    mine = (mutes.c.person == person.id) & (mutes.c.table_id == table)
    if on and until_choice:
        await later.check_waits(house, person, table)
    async with house.database.begin() as connection:
        await connection.execute(delete(mutes).where(mine))
        if not on:
            return
        count = select(func.count()).where(mutes.c.person == person.id)
        if (await connection.scalar(count) or 0) >= MOST_MUTED:
            raise Refusal(
                "too-many-muted",
                f"{MOST_MUTED} tables are muted; let some speak again",
                high=MOST_MUTED,
            )
        if await connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None:
            new = {"person": person.id, "table_id": table, "until_choice": until_choice}
            await connection.execute(insert(mutes).values(new))


async def glance(house: House, person: Person, table: str) -> None:
    """Note that the person looks at a table now."""
    now = house.now()
    if await house.limits.count(f"glance:{person.id}", now) > GLANCES:
        raise too_many()
    mine = (glances.c.person == person.id) & (glances.c.table_id == table)
    try:
        async with house.database.begin() as connection:
            seen = await connection.execute(update(glances).where(mine).values(at=now))
            known = select(tables.c.id).where(tables.c.id == table)
            if not seen.rowcount and await connection.scalar(known) is not None:
                await connection.execute(
                    insert(glances).values(person=person.id, table_id=table, at=now)
                )
    except IntegrityError:
        pass  # another page of this person was quicker


# -- tests and the record --------------------------------------------------------------------------


async def test(house: House, person: Person, channel: str) -> TestInfo:
    """Send a real message the real way, now."""
    if await house.limits.count(f"alert-test:{channel}:{person.id}", house.now()) > TESTS:
        raise too_many(10)
    targets = await _targets(house, person, channel)
    if not targets:
        raise Refusal(
            "no-such-channel", "there is nowhere to send this yet; set it up first", value=channel
        )
    sent: list[Any] = []
    for target in targets:
        parcel = await house.alerts.outbox.test(person.id, channel, target)
        await house.alerts.carry(parcel)
        async with house.database.execution_options(reading=True).connect() as connection:
            query = select(deliveries).where(deliveries.c.id == parcel.items[0].id)
            sent.append((await connection.execute(query)).one())
    best = next((row for row in sent if row.state == "sent"), sent[0])
    return TestInfo(best.state == "sent", best.result or "", best.seconds)


async def _targets(house: House, person: Person, channel: str) -> list[str]:
    query = {
        "push": select(devices.c.id).where(devices.c.person == person.id),
        "mail": select(addresses.c.person).where(
            addresses.c.person == person.id,
            addresses.c.alerts,
            addresses.c.confirmed.is_not(None),
            addresses.c.bounced.is_(None),
        ),
        "hook": select(hooks.c.id).where(hooks.c.person == person.id),
    }[channel]
    if not house.alerts.able(channel):
        return []
    async with house.reader.connect() as connection:
        return list(await connection.scalars(query))


async def record(house: House, person: Person) -> list[SentInfo]:
    """Return what was sent to a person and what was not: newest first, a digest in one line."""
    query = (
        select(deliveries, tables.c.game)
        .outerjoin(tables, tables.c.id == deliveries.c.table_id)
        .where(
            deliveries.c.person == person.id, deliveries.c.kind.not_in(("confirm", recalls.KIND))
        )
        .order_by(deliveries.c.at.desc(), deliveries.c.id)
        .limit(MOST_SHOWN)
    )
    async with house.reader.connect() as connection:
        found = (await connection.execute(query)).all()
    lines: dict[str, list[Any]] = {}
    for row in found:
        alone = row.message is None or row.state not in ("sent", "failed")
        lines.setdefault(row.id if alone else f"{row.message}/{row.state}", []).append(row)
    return [_line(group) for group in lines.values()]


def _line(group: list[Any]) -> SentInfo:
    row, one = group[0], len(group) == 1
    return SentInfo(
        at=row.at,
        channel=row.channel,
        kind=row.kind,
        table=row.table_id if one else None,
        game=row.game if one else None,
        activity=str(row.facts.get("activity", "")) if one else "",
        state=row.state,
        held=row.held,
        result=row.result,
        seconds=row.seconds,
        together=len(group),
    )


async def clear(house: House, person: Person) -> None:
    """Forget the record, but not messages that are still to be sent."""
    async with house.database.begin() as connection:
        mine = (deliveries.c.person == person.id) & deliveries.c.state.in_(DONE)
        await connection.execute(delete(deliveries).where(mine))


async def hand_over(connection: AsyncConnection, guest: Person, account: Person) -> None:
    """Hand a guest's rules to the account at sign-in, unless the account has its own.

    The e-mail address does not go over: its reader can have the account, and the guest may be
    another person, who sat at this browser before.
    """
    for table in (devices, alerts, deliveries):
        mine = update(table).where(table.c.person == guest.id)
        await connection.execute(mine.values(person=account.id))
    for table in (alert_rules, hooks):
        theirs = select(table.c.person).where(table.c.person == account.id)
        if await connection.scalar(theirs) is None:
            mine = update(table).where(table.c.person == guest.id)
            await connection.execute(mine.values(person=account.id))


async def kept(connection: AsyncConnection, person: Person) -> dict[str, Any]:
    """Return everything about alerts that is kept about a person, for this person."""
    found: dict[str, Any] = {}
    for table in (alert_rules, addresses, devices, hooks, mutes, glances, deliveries):
        rows = await connection.execute(select(table).where(table.c.person == person.id))
        hidden = ("person",)
        found[table.name] = [
            {name: value for name, value in row.items() if name not in hidden}
            for row in rows.mappings()
        ]
    return found
