"""Routes of alerts: their rules and places."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from konspira.server.accounts import addresses
from konspira.server.alerts import later, mine, places
from konspira.server.errors import Refusal
from konspira.server.house import House
from konspira.server.http.problems import language_of
from konspira.server.http.security import address_of
from konspira.server.people.guests import Person
from konspira.server.routes.given import TheHouse, ThePerson
from konspira.server.tables.table import Table
from konspira.server.wire.alerts import (
    AboutTable,
    AlertsInfo,
    LinkToken,
    Muting,
    NewAddress,
    NewDevice,
    NewHook,
    PutOff,
    Rules,
    SentInfo,
    TestChannel,
    TestInfo,
)

AnyRequest = Request[Any, Any, Any]


def _language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language", ""))


async def _hosted(house: House, person: Person, id: str) -> Table:
    table = await house.tables.get(id)
    if table.row.host != person.id:
        raise Refusal("not-the-host", "only the host can do this; ask the host", status=403)
    return table


@get("/api/alerts", summary="What do I want to be told?")
async def info(house: TheHouse, person: ThePerson) -> AlertsInfo:
    """Return the rules, and the places where this person gets alerts."""
    return await mine.info(house, person)


@put("/api/alerts/rules", summary="Choose what I am told")
async def rules(house: TheHouse, person: ThePerson, data: JSONBody[Rules]) -> AlertsInfo:
    """Replace all rules at once."""
    await mine.choose(house, person, data)
    return await mine.info(house, person)


@post("/api/alerts/offered", status_code=204, summary="Do not offer alerts again")
async def offered(house: TheHouse, person: ThePerson) -> None:
    """Note that the offer was answered; it is made once."""
    await mine.decline(house, person)


@post("/api/alerts/devices", status_code=200, summary="Tell this browser by push")
async def add_device(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewDevice]
) -> AlertsInfo:
    """Add a push subscription in the browser's own form."""
    await places.add_device(house, person, data, _language(request))
    return await mine.info(house, person)


@delete("/api/alerts/devices/{device:str}", status_code=200, summary="Tell a browser nothing more")
async def stop_device(house: TheHouse, person: ThePerson, device: FromPath[str]) -> AlertsInfo:
    """Forget a subscription."""
    await places.stop_device(house, person, device)
    return await mine.info(house, person)


@put("/api/alerts/address", summary="Tell me by e-mail")
async def set_address(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewAddress]
) -> AlertsInfo:
    """Keep an address; a mail asks there whether it is right and alerts may come. For an account
    this needs a fresh proof of who it is (`POST /api/me/prove`)."""
    source = address_of(request.scope)
    await addresses.ask(house, person, data.address, _language(request), source, alerts=True)
    await mine.begin(house, person, data.zone)
    return await mine.info(house, person)


@delete("/api/alerts/address", status_code=200, summary="Send me no alerts by e-mail")
async def drop_address(house: TheHouse, person: ThePerson) -> AlertsInfo:
    """Forget a guest's address; an account keeps it for its way back. No more alerts go there."""
    await addresses.leave_alerts(house, person)
    return await mine.info(house, person)


@post("/api/alerts/confirm", status_code=204, summary="My e-mail address is right")
async def confirm(house: TheHouse, data: JSONBody[LinkToken]) -> None:
    """Confirm an address with the token of the mail; the reader need not be signed in."""
    await addresses.confirm(house, data.token)


@get("/api/alerts/off/{token:str}", status_code=303, summary="Ask whether to end e-mails")
async def ask_off(token: FromPath[str]) -> Redirect:
    """Describe the link first: programs that look after mailboxes may open it, so the page asks."""
    return Redirect(f"/alerts?off={token}", status_code=303)


@post(
    "/api/alerts/off/{token:str}",
    status_code=204,
    summary="End e-mails",
    opt={"exclude_from_csrf": True},
)
async def off(house: TheHouse, token: FromPath[str]) -> None:
    """End alerts by one press (RFC 8058): mail programs send this without any cookie."""
    await addresses.end_alerts(house, token)


@post(
    "/api/alerts/later/{token:str}",
    status_code=204,
    summary="Tell me again in an hour",
    opt={"exclude_from_csrf": True},
)
async def put_off(house: TheHouse, token: FromPath[str]) -> None:
    """Put off a pushed notification by its button; the token stands in the message."""
    await later.put_off(house, token)


@put("/api/alerts/hook", summary="Tell a program of mine")
async def set_hook(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewHook]
) -> AlertsInfo:
    """Add a webhook; the secret in the answer signs the messages to it."""
    await places.set_hook(house, person, data.url, _language(request))
    return await mine.info(house, person)


@delete("/api/alerts/hook", status_code=200, summary="Tell my program nothing more")
async def drop_hook(house: TheHouse, person: ThePerson) -> AlertsInfo:
    """Forget the webhook."""
    await places.drop_hook(house, person)
    return await mine.info(house, person)


@put("/api/tables/{id:str}/hook", status_code=204, summary="Tell a program about a table")
async def set_table_hook(
    request: AnyRequest,
    house: TheHouse,
    person: ThePerson,
    id: FromPath[str],
    data: JSONBody[NewHook],
) -> None:
    """Add the host's webhook; it gets the table's public news."""
    table = await _hosted(house, person, id)
    await places.set_table_hook(table, data.url, _language(request))


@delete("/api/tables/{id:str}/hook", status_code=204, summary="Tell no program about a table")
async def drop_table_hook(house: TheHouse, person: ThePerson, id: FromPath[str]) -> None:
    """Forget the host's webhook."""
    table = await _hosted(house, person, id)
    await places.drop_table_hook(table)


@post("/api/alerts/test", status_code=200, summary="Try a channel")
async def test(house: TheHouse, person: ThePerson, data: JSONBody[TestChannel]) -> TestInfo:
    """Send a real message the real way; at most six a minute."""
    return await mine.test(house, person, data.channel)


@post("/api/alerts/here", status_code=204, summary="I am looking at a table")
async def here(house: TheHouse, person: ThePerson, data: JSONBody[AboutTable]) -> None:
    """Note that the person looks at this table: for two minutes nothing is sent about it."""
    await mine.glance(house, person, data.table)


@put("/api/alerts/mute", summary="Hear nothing about a table")
async def mute(house: TheHouse, person: ThePerson, data: JSONBody[Muting]) -> AlertsInfo:
    """Mute this table for good or until one's next choice there, or hear of it again."""
    await mine.mute(house, person, data.table, data.on, data.until_choice)
    return await mine.info(house, person)


@put("/api/alerts/later", status_code=204, summary="Tell me of a table later")
async def put_off_table(house: TheHouse, person: ThePerson, data: JSONBody[PutOff]) -> None:
    """Put off a table of a slow game that waits for this person, or hear of it as usual again."""
    await later.put_off_table(house, person, data.table, data.hours)


@get("/api/alerts/sent", summary="What was sent to me?")
async def sent(house: TheHouse, person: ThePerson) -> list[SentInfo]:
    """Return what was sent and what was not, and why: the newest first, of thirty days."""
    return await mine.record(house, person)


@delete("/api/alerts/sent", status_code=204, summary="Forget what was sent to me")
async def clear(house: TheHouse, person: ThePerson) -> Response[None]:
    """Clear the record, but not messages that are still to be sent."""
    await mine.clear(house, person)
    return Response(None)


ROUTES = [
    *(info, rules, offered, add_device, stop_device, set_address, drop_address, confirm),
    *(ask_off, off, put_off, set_hook, drop_hook, set_table_hook, drop_table_hook),
    *(test, here, mute, put_off_table, sent, clear),
]
