"""What a person keeps with an account: the address, the way back, passkeys, browsers."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from konspira.server.accounts import addresses, recovery
from konspira.server.alerts import mine
from konspira.server.errors import Refusal, too_many
from konspira.server.house import House
from konspira.server.http.problems import language_of
from konspira.server.http.security import address_of
from konspira.server.people import accounts, browsers, guests, passkeys
from konspira.server.people.guests import Person
from konspira.server.privacy import personal_data
from konspira.server.routes.given import TheGuest, TheHouse, ThePerson
from konspira.server.store import schema
from konspira.server.wire.alerts import LinkToken
from konspira.server.wire.people import (
    AccountInfo,
    AskPasskey,
    Me,
    MyAddress,
    NewLogin,
    NewPasskey,
    PasskeySignIn,
    Proof,
    Recovery,
    RecoveryInfo,
    RecoveryToken,
    RenamePasskey,
    SwitchSecond,
)

AnyRequest = Request[Any, Any, Any]
CHALLENGES = 30  # of one client, in a minute


async def _info(house: House, person: Person | None) -> AccountInfo:
    mail, able = house.alerts.able("mail"), house.passkeys is not None
    if person is None or person.login is None:
        return AccountInfo(None, mail, None, [], [] if able else None, False)
    people, address = schema.people.c, schema.addresses
    async with house.reader.connect() as connection:
        second = await connection.scalar(select(people.second).where(people.id == person.id))
        query = select(address).where(address.c.person == person.id)
        row = (await connection.execute(query)).first()
        here = await browsers.listed(connection, person)
        keys = await passkeys.listed(connection, person)
    return AccountInfo(
        account=person.login,
        mail=mail,
        address=None if row is None else mine.mail_info(row),
        browsers=here,
        passkeys=keys if able else None,
        second=bool(second),
    )


def _agent(request: AnyRequest) -> str:
    return str(request.headers.get("user-agent", ""))


def _holder(request: AnyRequest) -> str:
    """Return what says which browser has asked for a challenge."""
    return str(request.cookies.get(passkeys.CODE, ""))


@get("/api/me/account", summary="How do I keep my account?")
async def info(house: TheHouse, guest: TheGuest) -> AccountInfo:
    """Return address, browsers and passkeys of an account; for anybody, what the host set up."""
    return await _info(house, guest)


@post("/api/me/prove", status_code=204, summary="Show who I am")
async def prove(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[Proof]
) -> None:
    """Prove by the password or a passkey who I am; it holds for ten minutes in this browser. What
    can give the account away asks for it, with `prove-first`."""
    await accounts.prove(house, person, data, address_of(request.scope), _holder(request))


@post("/api/me/login", status_code=200, summary="Change my login")
async def login(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewLogin]
) -> Me:
    """Change the name to sign in with; others see the other name."""
    person = await accounts.change_login(house, person, data.login, address_of(request.scope))
    return await guests.me(house, person)


# -- the address, and the way back -----------------------------------------------------------------


@put("/api/me/address", summary="Keep my e-mail address")
async def set_address(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[MyAddress]
) -> AccountInfo:
    """Keep an address; a mail asks there whether it is right. Then it takes the place of an older
    one, which is told. No alerts go there because of this."""
    language = language_of(request.headers.get("accept-language", ""))
    source = address_of(request.scope)
    await addresses.ask(house, person, data.address, language, source, alerts=False)
    return await _info(house, person)


@delete("/api/me/address", status_code=200, summary="Forget my e-mail address")
async def drop_address(house: TheHouse, person: ThePerson) -> AccountInfo:
    """Forget the address; one last mail says so there."""
    await addresses.drop(house, person)
    return await _info(house, person)


@post("/api/me/address/confirm", status_code=204, summary="My e-mail address is right")
async def confirm(house: TheHouse, data: JSONBody[LinkToken]) -> None:
    """Confirm an address with the token of the mail; the reader need not be signed in."""
    await addresses.confirm(house, data.token)


@post("/api/me/recovery", status_code=204, summary="I have forgotten my password")
async def recover(request: AnyRequest, house: TheHouse, data: JSONBody[MyAddress]) -> None:
    """Send a link to this address if an account has it; every address gets the same answer."""
    await recovery.ask(house, data.address, address_of(request.scope))


@post("/api/me/recovery/look", status_code=200, summary="Whose account is this link about?")
async def look(request: AnyRequest, house: TheHouse, data: JSONBody[RecoveryToken]) -> RecoveryInfo:
    """Return the login that the link is about; the link stays good."""
    return RecoveryInfo(await recovery.look(house, data.token, address_of(request.scope)))


@post("/api/me/recovery/finish", status_code=204, summary="Set a new password by a link")
async def finish(request: AnyRequest, house: TheHouse, data: JSONBody[Recovery]) -> None:
    """Set the password, use up the link and end all sessions of the account. Then sign in."""
    await recovery.finish(house, data.token, data.password, address_of(request.scope))


# -- browsers --------------------------------------------------------------------------------------


@delete("/api/me/browsers/{id:str}", status_code=200, summary="Sign out another browser")
async def end_browser(house: TheHouse, person: ThePerson, id: FromPath[str]) -> AccountInfo:
    """End a session: its cookie is void and its live connections close."""
    if id == person.session:
        raise Refusal("browser-is-here", "this is the browser you sit at; sign out here instead")
    if not await browsers.end(house, person, id):
        raise Refusal("no-such-browser", "you are not signed in there any more", 404)
    return await _info(house, person)


@delete("/api/me/browsers", status_code=200, summary="Sign out all other browsers")
async def end_others(house: TheHouse, person: ThePerson) -> Response[AccountInfo]:
    """End all other sessions; only this browser stays signed in."""
    person = await accounts.end_others(house, person)
    return Response(await _info(house, person), cookies=[guests.cookie(house, person)])


# -- passkeys --------------------------------------------------------------------------------------


@post("/api/me/passkeys/challenge", status_code=200, summary="What shall a passkey sign?")
async def challenge(
    request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[AskPasskey]
) -> Response[dict[str, Any]]:
    """Return options for `navigator.credentials`, for one answer of this browser within five
    minutes. They are the same for everybody: nothing tells which accounts have passkeys."""
    key = f"challenge:{address_of(request.scope)}"
    if await house.limits.count(key, house.now()) > CHALLENGES:
        raise too_many()
    holder = _holder(request) or token_urlsafe(32)
    made = await passkeys.challenge(house, guest, data.purpose, holder)
    cookie = Cookie(
        key=passkeys.CODE,
        value=holder,
        max_age=int(passkeys.VALID),
        httponly=True,
        samesite="strict",
        secure=house.settings.secure_cookies,
        path="/api/me",
    )
    return Response(made, cookies=[cookie])


@post("/api/me/passkeys", status_code=200, summary="Add a passkey")
async def add(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewPasskey]
) -> AccountInfo:
    """Add a passkey with the answer of `navigator.credentials.create` to a challenge."""
    await passkeys.add(house, person, data, _holder(request))
    return await _info(house, person)


@patch("/api/me/passkeys/{id:str}", summary="Name a passkey")
async def rename(
    house: TheHouse, person: ThePerson, id: FromPath[str], data: JSONBody[RenamePasskey]
) -> AccountInfo:
    """Rename a passkey; only you see the name."""
    await passkeys.rename(house, person, id, data.name)
    return await _info(house, person)


@delete("/api/me/passkeys/{id:str}", status_code=200, summary="Remove a passkey")
async def remove(house: TheHouse, person: ThePerson, id: FromPath[str]) -> AccountInfo:
    """Forget a passkey; it opens nothing here any more."""
    await passkeys.remove(house, person, id)
    return await _info(house, person)


@put("/api/me/second", summary="Ask for the password and a passkey")
async def second(house: TheHouse, person: ThePerson, data: JSONBody[SwitchSecond]) -> AccountInfo:
    """Ask for both, or for the password alone. A passkey alone always works: it asks who I am."""
    await passkeys.ask_for_both(house, person, data.on)
    return await _info(house, person)


@post("/api/me/passkeys/sign-in", status_code=200, summary="Sign in with a passkey")
async def sign_in(
    request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[PasskeySignIn]
) -> Response[Me]:
    """Tables of the guest that signs in go over to the account."""
    source, holder = address_of(request.scope), _holder(request)
    person = await accounts.sign_in_by_passkey(house, data.passkey, source, holder, _agent(request))
    if guest is not None and guest.login is None:
        await personal_data.hand_over(house, guest, person)
    return Response(await guests.me(house, person), cookies=[guests.cookie(house, person)])


ROUTES = [
    *(info, prove, login, set_address, drop_address, confirm, recover, look, finish),
    *(end_browser, end_others, challenge, add, rename, remove, second, sign_in),
]
