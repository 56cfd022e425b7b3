"""The places where a person can be reached: devices, webhooks; accounts/addresses.py has mail."""

from __future__ import annotations

from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from konspira.server.alerts import mine, push, reach
from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store.schema import devices, hooks
from konspira.server.tables.table import Table
from konspira.server.wire.alerts import NewDevice

if TYPE_CHECKING:
    from konspira.server.house import House

MOST_DEVICES: Final = 20


def missing(channel: str) -> Refusal:
    """Refuse a channel that the host has not set up."""
    return Refusal(
        "channel-not-set-up",
        "the host of this server has not set this up; ask the host",
        value=channel,
    )


# -- devices ---------------------------------------------------------------------------------------


async def add_device(house: House, person: Person, wish: NewDevice, language: str) -> None:
    """Add a device for push; one that changes hands belongs to the last person who asked."""
    if house.alerts.keys is None:
        raise missing("push")
    keys = wish.keys
    push.check_subscription(wish.endpoint, keys.p256dh, keys.auth, house.settings.private_hooks)
    row = {
        "person": person.id,
        "p256dh": keys.p256dh,
        "auth": keys.auth,
        "name": " ".join(wish.name.split())[:80] or "?",
        "language": language,
        "since": house.now(),
        "last": None,
        "silent": None,
    }
    await mine.begin(house, person, wish.zone)
    async with house.database.begin() as connection:
        same = devices.c.endpoint == wish.endpoint
        others = select(func.count()).where(devices.c.person == person.id, ~same)
        if (await connection.scalar(others) or 0) >= MOST_DEVICES:
            raise Refusal(
                "too-many-devices",
                f"{MOST_DEVICES} devices are told already; stop one of them first",
                high=MOST_DEVICES,
            )
        old = (await connection.execute(select(devices).where(same))).first()
        # Only a person who has the keys of a subscription can have it from the browser itself.
        if old is not None and (old.auth != keys.auth and old.person != person.id):
            raise Refusal("device-of-another", "this device belongs to somebody else", 403)
        if old is None:
            await connection.execute(
                insert(devices).values(id=token_hex(8), endpoint=wish.endpoint, **row)
            )
        else:
            await connection.execute(update(devices).where(same).values(row))


async def stop_device(house: House, person: Person, device: str) -> None:
    """Send nothing more to this browser."""
    async with house.database.begin() as connection:
        this = (devices.c.id == device) & (devices.c.person == person.id)
        if not (await connection.execute(delete(devices).where(this))).rowcount:
            raise Refusal("no-such-device", "this device is not told anything", 404)


# -- webhooks --------------------------------------------------------------------------------------


async def set_hook(house: House, person: Person, url: str, language: str) -> None:
    """Add a program of this person that gets the person's alerts."""
    await mine.begin(house, person)
    await _hook(house, {"person": person.id}, url, language)


async def set_table_hook(table: Table, url: str, language: str) -> None:
    """Add a program that gets a table's public news."""
    await _hook(table.house, {"table_id": table.id}, url, language)
    await table.house.alerts.learn()


async def _hook(house: House, owner: dict[str, str], url: str, language: str) -> None:
    url = url.strip()
    reach.check_url(url, house.settings.private_hooks)
    column = hooks.c[next(iter(owner))]
    row = {
        "id": token_hex(8),
        **owner,
        "url": url,
        "secret": token_urlsafe(24),
        "language": language,
        "since": house.now(),
        "failed": 0,
    }
    try:
        async with house.database.begin() as connection:
            await connection.execute(delete(hooks).where(column == next(iter(owner.values()))))
            await connection.execute(insert(hooks).values(row))
    except IntegrityError:  # another page was quicker: that address holds
        pass


async def drop_hook(house: House, person: Person) -> None:
    """Send nothing more to this person's program."""
    async with house.database.begin() as connection:
        await connection.execute(delete(hooks).where(hooks.c.person == person.id))


async def drop_table_hook(table: Table) -> None:
    """Send nothing more to this table's program."""
    async with table.house.database.begin() as connection:
        await connection.execute(delete(hooks).where(hooks.c.table_id == table.id))
    await table.house.alerts.learn()
