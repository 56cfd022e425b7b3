"""The e-mail address of a person: one for alerts and for the way back to the account.

It counts from the moment its reader has confirmed it. Another one takes its place only when that
is confirmed too, and the old one is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update

from konspira.server.accounts import mailings
from konspira.server.accounts.letters import Kind, written
from konspira.server.accounts.mailings import DAY, HOUR, MINUTE, Limit
from konspira.server.alerts import links, mail
from konspira.server.alerts.places import missing
from konspira.server.alerts.reach import Unreachable
from konspira.server.errors import Refusal, too_many
from konspira.server.people import browsers
from konspira.server.people.guests import Person
from konspira.server.store.schema import addresses, people, recoveries

if TYPE_CHECKING:
    from konspira.server.house import House

ASKED: Final = 10  # questions of one person in a day
ASKED_HERE: Final = (5, 60)  # of one client: in a minute, in a day
TO_ONE: Final = (3, 6)  # to one mailbox: in an hour, in a day; of strangers one in an hour
TOLD: Final = 10  # times in a day that somebody's old address is told something


async def ask(
    house: House, person: Person, text: str, language: str, source: str, alerts: bool
) -> None:
    """Ask at an address whether it is right; nothing else is sent there before the answer."""
    if not house.alerts.able("mail"):
        raise missing("mail")
    address = mail.check_address(text.strip())
    async with house.reader.connect() as connection:
        query = select(addresses).where(addresses.c.person == person.id)
        old = (await connection.execute(query)).first()
    holds = old is not None and old.confirmed is not None and old.bounced is None
    if not (holds and old is not None and old.address.lower() == address.lower()):
        await browsers.need_proof(house, person)  # who reads this address can have the account
    await _slow_down(house, person, address, source)
    values: dict[str, Any] = {"language": language, "asked": house.now()}
    async with house.database.begin() as connection:
        this = addresses.c.person == person.id
        found = (await connection.execute(select(addresses).where(this))).first()
        serial = values["serial"] = 0 if found is None else found.serial + 1
        if found is not None and found.confirmed is not None and found.bounced is None:
            change = update(addresses).where(this).values(wanted=address, **values)
            await connection.execute(change)
        else:
            values |= {"address": address, "confirmed": None, "bounced": None, "wanted": None}
            if found is None:
                fresh = insert(addresses).values(person=person.id, alerts=False, **values)
                await connection.execute(fresh)
            else:
                await connection.execute(update(addresses).where(this).values(values))
                gone = delete(recoveries).where(recoveries.c.person == person.id)
                await connection.execute(gone)  # a link may wait in the mailbox that was left
    await _send(house, person, address, serial, language, alerts)


async def _slow_down(house: House, person: Person, address: str, source: str) -> None:
    """Limit the mails, so that nobody fills another person's mailbox by asking here."""
    mailbox = address.lower()
    reached = await mailings.count(
        house,
        [
            Limit("ask-source", source, ASKED_HERE[0], MINUTE),
            Limit("ask-source", source, ASKED_HERE[1], DAY),
            Limit("ask-person", person.id, 1, MINUTE),
            Limit("ask-person", person.id, ASKED, DAY),
            Limit("ask-mailbox", mailbox, 1, HOUR, apart=person.id),
            Limit("ask-mailbox", mailbox, TO_ONE[0], HOUR),
            Limit("ask-mailbox", mailbox, TO_ONE[1], DAY),
        ],
    )
    if reached is None:
        return
    if reached.kind == "ask-mailbox":
        raise Refusal(
            "address-asked-already",
            "this address was asked a short while ago; look into the mailbox, or wait an hour",
            429,
            seconds=reached.seconds,
        )
    raise too_many(reached.seconds)


async def _send(
    house: House, person: Person, address: str, serial: int, language: str, alerts: bool
) -> None:
    server = house.alerts.server
    assert server is not None
    token = links.confirm_token(house, person.id, address, serial, alerts)
    kind: Kind = "confirm" if alerts else "keep"
    path = f"/alerts?confirm={token}" if alerts else f"/account?confirm={token}"
    try:
        await mail.send(server, written(house, kind, address, language, path))
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
    person, address, serial, alerts = links.read_confirm(house, token)
    async with house.database.begin() as connection:
        this = (addresses.c.person == person) & (addresses.c.serial == serial)
        this &= addresses.c.bounced.is_(None)
        old = (await connection.execute(select(addresses).where(this))).first()
        if old is None or address not in (old.address, old.wanted):
            raise links.spent()
        values: dict[str, Any] = {"confirmed": house.now(), "address": address, "wanted": None}
        if alerts:
            values["alerts"] = True
        await connection.execute(update(addresses).where(this).values(values))
        await mailings.forgive(house, connection, "ask-mailbox", address.lower())
        if old.address != address:  # a link that waits in the old mailbox is void
            await connection.execute(delete(recoveries).where(recoveries.c.person == person))
    if old.address.lower() != address.lower():
        await tell(house, person, "moved", old.address, old.language)


async def end_alerts(house: House, token: str) -> None:
    """End all alerts to the reader of a mail by one press on its link; the link works once."""
    person, serial = links.read_off(house, token)
    async with house.database.begin() as connection:
        this = (addresses.c.person == person) & (addresses.c.serial == serial)
        change = update(addresses).where(this, addresses.c.confirmed.is_not(None))
        done = await connection.execute(change.values(alerts=False, serial=serial + 1))
        if not done.rowcount:
            raise links.spent()


async def leave_alerts(house: House, person: Person) -> None:
    """Send no more alerts to the address; only an account has another use for it, and keeps it."""
    this = addresses.c.person == person.id
    async with house.database.begin() as connection:
        if person.login is not None:
            change = update(addresses).where(this, addresses.c.confirmed.is_not(None))
            values = {"alerts": False, "serial": addresses.c.serial + 1}
            if (await connection.execute(change.values(values))).rowcount:
                return
        await connection.execute(delete(addresses).where(this))


async def drop(house: House, person: Person) -> None:
    """Forget the address, and tell it so."""
    await browsers.need_proof(house, person)
    async with house.database.begin() as connection:
        this = addresses.c.person == person.id
        old = (await connection.execute(select(addresses).where(this))).first()
        await connection.execute(delete(addresses).where(this))
        await connection.execute(delete(recoveries).where(recoveries.c.person == person.id))
    if old is not None and old.confirmed is not None and old.bounced is None:
        await tell(house, person.id, "removed", old.address, old.language)


async def password_changed(house: House, person: str) -> None:
    """Tell a confirmed address that the password is another one."""
    async with house.reader.connect() as connection:
        this = addresses.c.person == person
        query = select(addresses).where(this, addresses.c.confirmed.is_not(None))
        row = (await connection.execute(query.where(addresses.c.bounced.is_(None)))).first()
    if row is not None:
        await tell(house, person, "password", row.address, row.language)


async def tell(house: House, person: str, kind: Kind, address: str, language: str) -> None:
    """Tell a confirmed address what has happened to the account; a guest has none."""
    if not house.alerts.able("mail"):
        return
    async with house.reader.connect() as connection:
        login = await connection.scalar(select(people.c.login).where(people.c.id == person))
    if login is None or await mailings.count(house, [Limit("tell", person, TOLD, DAY)]):
        return
    letter = written(house, kind, address, language, "/account", login=login)
    house.letters.post(letter)
