"""The places where a person can be reached: a confirmed address, devices, webhooks."""

from __future__ import annotations

from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from konspira.server.alerts import links, mail, mine, push, reach
from konspira.server.alerts.reach import Unreachable
from konspira.server.errors import Refusal, too_many
from konspira.server.people.guests import Person
from konspira.server.store.schema import addresses, devices, hooks
from konspira.server.tables.table import Table
from konspira.server.wire import NewAddress, NewDevice
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.house import House

MOST_DEVICES: Final = 20
HOUR: Final = 3600.0
ASKED_HERE: Final = 5  # mails a minute to unconfirmed addresses, from one network address
PATIENCE: Final = 60.0  # seconds between two of one person


def _missing(channel: str) -> Refusal:
    return Refusal(
        "channel-not-set-up",
        "the host of this server has not set this up; ask the host",
        value=channel,
    )


# -- devices ---------------------------------------------------------------------------------------


async def add_device(house: House, person: Person, wish: NewDevice, language: str) -> None:
    """Add a device for push; one that changes hands belongs to the last person who asked."""
    if house.alerts.keys is None:
        raise _missing("push")
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


# -- the e-mail address ----------------------------------------------------------------------------


async def set_address(
    house: House, person: Person, wish: NewAddress, language: str, asker: str
) -> None:
    """Keep an address and ask there whether it is right; send nothing else before the answer."""
    if not house.alerts.able("mail"):
        raise _missing("mail")
    address = mail.check_address(wish.address.strip())
    await _slow_down(house, person, address, asker)
    await mine.begin(house, person, wish.zone)
    now = house.now()
    async with house.database.begin() as connection:
        this = addresses.c.person == person.id
        old = (await connection.execute(select(addresses).where(this))).first()
        serial = 0 if old is None else old.serial + 1
        values: dict[str, Any] = {
            "address": address,
            "language": language,
            "asked": now,
            "confirmed": None,
            "bounced": None,
            "serial": serial,
        }
        if old is None:
            await connection.execute(insert(addresses).values(person=person.id, **values))
        else:
            await connection.execute(update(addresses).where(this).values(values))
    await _ask(house, person, address, serial, language)


async def _slow_down(house: House, person: Person, address: str, asker: str) -> None:
    """Limit the mails, so that nobody fills another person's mailbox by asking here."""
    now = house.now()
    if await house.limits.count(f"ask-mail:{asker}", now) > ASKED_HERE:
        raise too_many()
    async with house.reader.connect() as connection:
        query = select(addresses.c.person, addresses.c.asked, addresses.c.confirmed)
        found = await connection.execute(
            query.where(func.lower(addresses.c.address) == address.lower())
        )
        rows = found.all()
        own = await connection.scalar(
            select(addresses.c.asked).where(addresses.c.person == person.id)
        )
    others = [row for row in rows if row.person != person.id and row.confirmed is None]
    if own is not None and own > now - PATIENCE:
        raise too_many()
    if any(row.asked > now - HOUR for row in others):
        raise Refusal(
            "address-asked-already",
            "this address was asked a short while ago; look into the mailbox, or wait an hour",
            429,
            seconds=int(HOUR),
        )


async def _ask(house: House, person: Person, address: str, serial: int, language: str) -> None:
    words, server = Words(language), house.alerts.server
    assert server is not None
    token = links.confirm_token(house, person.id, address, serial)
    letter = mail.Letter(
        to=address,
        subject=words.say("shell-alert-confirm"),
        lines=[words.say("shell-alert-confirm-about")],
        link=links.address(house, f"/alerts?confirm={token}"),
        press=words.say("shell-alert-confirm-press"),
        foot=words.say("shell-alert-confirm-foot"),
        number=token_hex(12),
        language=language,
    )
    try:
        await mail.send(server, letter)
    except mail.Refused as refused:
        raise Refusal(
            "mail-refused",
            f'the mail server refuses this address: "{refused}"',
            400,
            reason=str(refused),
        ) from None
    except Unreachable as error:
        raise Refusal(
            "mail-not-sent",
            f"the mail could not be sent ({error.reason}); try again later",
            503,
            reason=error.reason,
        ) from None


async def confirm(house: House, token: str) -> None:
    """Note that a person who reads the mail of an address confirmed it."""
    person, address, serial = links.read_confirm(house, token)
    async with house.database.begin() as connection:
        this = (addresses.c.person == person) & (addresses.c.address == address)
        this &= addresses.c.serial == serial
        change = update(addresses).where(this, addresses.c.bounced.is_(None))
        done = await connection.execute(change.values(confirmed=house.now()))
        if not done.rowcount:
            raise links.spent()


async def end_mails(house: House, token: str) -> None:
    """End all mails to the reader of a mail by one press on its link; the link works once."""
    person, serial = links.read_off(house, token)
    async with house.database.begin() as connection:
        this = (addresses.c.person == person) & (addresses.c.serial == serial)
        change = update(addresses).where(this, addresses.c.confirmed.is_not(None))
        done = await connection.execute(change.values(confirmed=None, serial=serial + 1))
        if not done.rowcount:
            raise links.spent()


async def drop_address(house: House, person: Person) -> None:
    """Forget the address."""
    async with house.database.begin() as connection:
        await connection.execute(delete(addresses).where(addresses.c.person == person.id))


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
