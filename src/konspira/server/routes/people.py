"""Who is who: guests and accounts."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody

from konspira.server.accounts import addresses
from konspira.server.errors import too_many
from konspira.server.http.compression import MIXED
from konspira.server.http.pacing import too_many_guests
from konspira.server.http.security import address_of
from konspira.server.people import accounts, browsers, guests, passkeys, sessions
from konspira.server.privacy import personal_data
from konspira.server.routes.given import TheGuest, TheHouse, ThePerson
from konspira.server.tables import holidays
from konspira.server.wire.people import (
    ChangeMe,
    ChangePassword,
    Credentials,
    HolidayInfo,
    Me,
    NewGuest,
    SignOut,
    TakeHoliday,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/me", summary="Who am I?")
async def who(house: TheHouse, guest: TheGuest) -> Response[Me | None]:
    """The person behind this browser, or null. The cookie is good for another year from now."""
    if guest is None:
        return Response(None)
    return Response(await guests.me(house, guest), cookies=[guests.cookie(house, guest)])


@post("/api/me", status_code=200, summary="Say a name")
async def new_guest(
    request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[NewGuest]
) -> Response[Me]:
    """Make a guest with a name, or give a known person another name."""
    if guest is not None:
        guest = await guests.rename(house, guest, data.name)
        await personal_data.rename(house, guest)
    elif await too_many_guests(house, request.scope):
        raise too_many()
    person = guest or await guests.new_guest(house, data.name)
    return Response(await guests.me(house, person), cookies=[guests.cookie(house, person)])


@patch("/api/me", summary="Change my name or preferences")
async def change(house: TheHouse, person: ThePerson, data: JSONBody[ChangeMe]) -> Me:
    """Preferences that are not named stay as they are."""
    if data.name is not None:
        person = await guests.rename(house, person, data.name)
        await personal_data.rename(house, person)
    if data.preferences is not None:
        await guests.prefer(house, person, data.preferences)
    return await guests.me(house, person)


@post("/api/me/account", status_code=200, summary="Make an account of this guest")
async def account(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[Credentials]
) -> Me:
    """The guest keeps its games and can sign in elsewhere."""
    agent = request.headers.get("user-agent", "")
    person = await accounts.make_account(house, person, data, address_of(request.scope), agent)
    return await guests.me(house, person)


@post("/api/me/sign-in", status_code=200, summary="Sign in")
async def sign_in(
    request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Credentials]
) -> Response[Me]:
    """Tables of the guest that signs in go over to the account. An account that asks for a passkey
    too answers `passkey-needed` to the right password alone."""
    agent, holder = request.headers.get("user-agent", ""), request.cookies.get(passkeys.CODE, "")
    person = await accounts.sign_in(house, data, address_of(request.scope), holder, agent)
    if guest is not None and guest.login is None:
        await personal_data.hand_over(house, guest, person)
    return Response(await guests.me(house, person), cookies=[guests.cookie(house, person)])


@post("/api/me/password", status_code=200, summary="Change my password")
async def password(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Asks for the old password, or for a proof a short while ago (`POST /api/me/prove`). All other
    sessions end and their live connections close."""
    person = await accounts.change_password(house, person, data, address_of(request.scope))
    await addresses.password_changed(house, person.id)
    return Response(await guests.me(house, person), cookies=[guests.cookie(house, person)])


@post("/api/me/sign-out", status_code=204, summary="Sign out, here or everywhere")
async def sign_out(house: TheHouse, person: ThePerson, data: JSONBody[SignOut]) -> Response[None]:
    """This browser, or every browser, forgets who it was. Its live connections close."""
    if data.everywhere:
        await sessions.end_all(house, person.id)
    elif person.session:
        await browsers.end(house, person, person.session)
    return Response(None, cookies=[guests.no_cookie()])


@get("/api/me/export", opt=MIXED, summary="Everything kept about me")
async def export(house: TheHouse, person: ThePerson) -> Response[dict[str, Any]]:
    """A JSON file, with the records of finished games."""
    day = datetime.fromtimestamp(house.now(), UTC).date().isoformat()
    headers = {
        "content-disposition": f'attachment; filename="konspira-{day}.json"',
        "cache-control": "no-store",
    }
    return Response(await personal_data.export(house, person), headers=headers)


@delete("/api/me", status_code=204, summary="Forget me")
async def forget(house: TheHouse, person: ThePerson) -> Response[None]:
    """Seats at running tables go to bots, names in old games become neutral."""
    await personal_data.forget(house, person)
    return Response(None, cookies=[guests.no_cookie()])


@get("/api/me/holiday", summary="Am I on holiday?")
async def holiday(house: TheHouse, person: ThePerson) -> HolidayInfo:
    """Return until when, and how many days of a year are left."""
    return await holidays.read(house, person)


@post("/api/me/holiday", status_code=200, summary="Go on holiday")
async def go_on_holiday(
    house: TheHouse, person: ThePerson, data: JSONBody[TakeHoliday]
) -> HolidayInfo:
    """From now on; the clocks of all slow games that this person plays stand."""
    await holidays.begin(house, person, data.days)
    return await holidays.read(house, person)


@delete("/api/me/holiday", status_code=200, summary="Come back from a holiday")
async def end_holiday(house: TheHouse, person: ThePerson) -> HolidayInfo:
    """The clocks run again; whole days that were not used are left."""
    await holidays.end(house, person)
    return await holidays.read(house, person)


ROUTES = [
    *(who, new_guest, change, account, sign_in, password, sign_out, export, forget),
    *(holiday, go_on_holiday, end_holiday),
]
