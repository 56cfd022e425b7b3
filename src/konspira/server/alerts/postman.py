"""Sends due messages of the outbox: every process looks there once a second."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select, update

from konspira.server.alerts import links, mail, push, recalls, webhook
from konspira.server.alerts import rules as wishes
from konspira.server.alerts.outbox import Outbox, Parcel
from konspira.server.alerts.reach import Answer, Unreachable
from konspira.server.alerts.wording import Told, Writer
from konspira.server.errors import Refusal
from konspira.server.store.schema import addresses, alert_rules, devices, hooks
from konspira.server.tables import lobby
from konspira.server.tables.clocks import SLOW
from konspira.server.waiting import whole
from konspira.server.wire.alerts import Screen
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.tables.table import Table

LOG = logging.getLogger("konspira.alerts")
LOOK: Final = 1.0  # seconds between two looks
SWEEP: Final = 600.0  # seconds between two deletions of old records
AT_ONCE: Final = 16  # messages that are sent at the same time


class Nowhere(Exception):
    """The place to which a message should go is gone."""


class Alerts:
    """Alerts in one process: collects them from changes and sends them."""

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.settings
        push.check_contact(settings.push_contact)
        self.server = mail.server(settings.mail_url, settings.mail_from)
        self.outbox = Outbox(house)
        self.keys: push.Keys | None = None
        self.eager: frozenset[str] = frozenset()  # people who want alerts of quick games too
        self.hooked: frozenset[str] = frozenset()  # tables with a webhook of their own
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None
        self._swept = 0.0

    async def open(self) -> None:
        """Begin to send."""
        if push.available(self._house.settings.push_contact):
            self.keys = await push.keys(self._house.database)
        await self.learn()
        if self._house.settings.alerts:
            self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop; the next process sends the rest."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def able(self, channel: str) -> bool:
        """Has the host set up this channel?"""
        if channel == "push":
            return self.keys is not None
        return (
            self.server is not None and bool(self._house.settings.site)
            if channel == "mail"
            else True
        )

    def follows(self, table: Table) -> bool:
        """Can a person want alerts from this table?"""
        if table.row.pace in SLOW or table.id in self.hooked:
            return True
        return bool(self.eager) and any(seat.person in self.eager for seat in table.seats)

    async def learn(self) -> None:
        """Read which people want alerts of quick games too, and which tables have a webhook."""
        reading = self._house.database.execution_options(reading=True)
        async with reading.connect() as connection:
            query = select(alert_rules.c.person).where(alert_rules.c.slow_only.is_(False))
            self.eager = frozenset(await connection.scalars(query))
            tables = select(hooks.c.table_id).where(hooks.c.table_id.is_not(None))
            self.hooked = frozenset(await connection.scalars(tables))

    async def _go_on(self) -> None:
        while True:
            try:
                await whole(self.step())
            except Exception:  # the database may be away for a while
                LOG.exception("alerts could not be sent")
            await asyncio.sleep(LOOK)

    async def step(self) -> int:
        """Do all that is due now; return how much that was."""
        await self.learn()
        done = 0
        while planned := await self.outbox.plan():
            done += planned
        while recalled := await recalls.recall(self._house):
            done += recalled
        while parcels := await self.outbox.take():
            await asyncio.gather(*[self._carry(parcel) for parcel in parcels])
            done += len(parcels)
        if self._house.now() - self._swept > SWEEP:
            self._swept = self._house.now()
            await self.outbox.sweep()
        return done

    async def _carry(self, parcel: Parcel) -> None:
        async with self._hands:
            left = await self.outbox.still(parcel)
            if left is not None:
                await self.carry(left)

    async def carry(self, parcel: Parcel) -> None:
        """Send one message, and note the result."""
        began = time.monotonic()
        try:
            said = await self._send(parcel)
        except Nowhere:
            await self.outbox.failed(parcel, "no-place")
        except mail.Refused as refused:
            await self._bounced(parcel, str(refused))
        except Refusal as refused:
            await self.outbox.failed(parcel, refused.code)
        except Unreachable as error:
            await self._missed(parcel, error.reason)
        except Exception:
            LOG.exception("an alert could not be made", extra={"facts": {"kind": parcel.channel}})
            await self.outbox.later(parcel, "server-broke")
        else:
            await self._answered(parcel, said, time.monotonic() - began)

    async def _answered(self, parcel: Parcel, said: Answer | str, seconds: float) -> None:
        if isinstance(said, str):
            await self.outbox.sent(parcel, said, seconds)
            return
        shown = f"{said.status} {said.text}".strip()
        if 200 <= said.status < 300:
            await self._heard(parcel)
            await self.outbox.sent(parcel, str(said.status), seconds)
        elif said.status in push.GONE:
            await self._dead(parcel)
            await self.outbox.failed(parcel, shown)
        elif said.status == 429 or said.status >= 500:
            await self._missed(parcel, shown, said.wait)
        else:
            await self._missed(parcel, None)
            await self.outbox.failed(parcel, shown)

    # -- sending -----------------------------------------------------------------------------------

    async def _send(self, parcel: Parcel) -> Answer | str:
        if parcel.channel == "push":
            return await self._push(parcel)
        if parcel.channel == "mail":
            return await self._mail(parcel)
        return await self._hook(parcel)

    async def _told(self, parcel: Parcel, language: str) -> Told:
        screen: Screen = "question"
        if parcel.person is not None and parcel.channel != "hook":
            rules = await self._row(
                select(alert_rules.c.rules), alert_rules.c.person, parcel.person
            )
            screen = wishes.read(rules[0]).screen
        writer = Writer(self._house, language, self._house.now())
        return await writer.write(parcel.items, screen, parcel.person is not None)

    async def _push(self, parcel: Parcel) -> Answer:
        row = await self._row(select(devices), devices.c.id, parcel.target)
        assert self.keys is not None and parcel.person is not None
        async with self._house.reader.connect() as connection:
            waiting = await lobby.pressing(connection, parcel.person, self._house.now())
        message: dict[str, Any] = {
            "id": parcel.number,
            "topic": parcel.number,
            "waiting": waiting,  # the number on the icon
        }
        if parcel.items[0].kind == recalls.KIND:
            tags = await recalls.message(self._house, parcel.person, parcel.items)
            if not tags:
                raise Nowhere
            message |= {"is": "gone", "tags": tags}
        else:
            told = await self._told(parcel, row.language)
            message |= {
                "title": told.title,
                "body": "\n".join(told.lines),
                "path": told.path,
                "tag": told.tag,
                "open": Words(row.language).say("shell-alert-press"),
            }
            if any(item.kind in lobby.PUT_OFF and item.table == told.tag for item in parcel.items):
                token = links.later_token(self._house, parcel.person, told.tag)
                message["later"] = Words(row.language).say("shell-alert-later")
                message["put_off"] = f"/api/alerts/later/{token}"
        device = push.Device(row.endpoint, row.p256dh, row.auth)
        settings = self._house.settings
        return await push.send(
            self.keys, settings.push_contact, device, message, settings.private_hooks
        )

    async def _mail(self, parcel: Parcel) -> str:
        row = await self._row(select(addresses), addresses.c.person, parcel.target)
        gone = row.confirmed is None or row.bounced is not None or not row.alerts
        if gone or self.server is None:
            raise Nowhere
        told, words = await self._told(parcel, row.language), Words(row.language)
        house = self._house
        letter = mail.Letter(
            to=row.address,
            subject=told.title,
            lines=told.lines,
            link=links.address(house, told.path),
            press=words.say("shell-alert-press"),
            foot=words.say("shell-alert-foot"),
            number=parcel.number,
            language=row.language,
            off=links.address(
                house, f"/api/alerts/off/{links.off_token(house, row.person, row.serial)}"
            ),
            stop=words.say("shell-alert-stop"),
        )
        return await mail.send(self.server, letter)

    async def _hook(self, parcel: Parcel) -> Answer:
        row = await self._row(select(hooks), hooks.c.id, parcel.target)
        told = await self._told(parcel, row.language)
        url = links.address(self._house, told.path)
        body = webhook.body_of(told, url, parcel.items, parcel.number)
        stamp = int(self._house.now())
        private = self._house.settings.private_hooks
        return await webhook.send(row.url, row.secret, parcel.number, stamp, body, private)

    async def _row(self, query: Any, column: Any, value: str) -> Any:
        async with self._house.database.execution_options(reading=True).connect() as connection:
            row = (await connection.execute(query.where(column == value))).first()
        if row is None:
            raise Nowhere
        return row

    # -- places that are gone ----------------------------------------------------------------------

    async def _heard(self, parcel: Parcel) -> None:
        if parcel.channel == "push":
            change = update(devices).values(last=self._house.now(), silent=None)
            await self._change(change.where(devices.c.id == parcel.target))
        elif parcel.channel == "hook":
            await self._change(update(hooks).values(failed=0).where(hooks.c.id == parcel.target))

    async def _dead(self, parcel: Parcel) -> None:
        """Forget a place that the push service or the webhook says is gone."""
        if parcel.channel == "push":
            change = update(devices).values(silent=self._house.now())
            await self._change(change.where(devices.c.id == parcel.target))
        else:
            await self._miss_hook(parcel)

    async def _missed(self, parcel: Parcel, why: str | None, wait: float | None = None) -> None:
        if parcel.channel == "hook":
            await self._miss_hook(parcel)
        if why is not None:
            await self.outbox.later(parcel, why, wait)

    async def _miss_hook(self, parcel: Parcel) -> None:
        """Count a failure of a webhook; drop it after several in a row."""
        this = hooks.c.id == parcel.target
        await self._change(update(hooks).values(failed=hooks.c.failed + 1).where(this))
        await self._change(delete(hooks).where(this, hooks.c.failed >= webhook.MOST_FAILURES))

    async def _bounced(self, parcel: Parcel, why: str) -> None:
        change = update(addresses).values(bounced=self._house.now())
        await self._change(change.where(addresses.c.person == parcel.target))
        await self.outbox.failed(parcel, why)

    async def _change(self, statement: Any) -> None:
        async with self._house.database.begin() as connection:
            await connection.execute(statement)
