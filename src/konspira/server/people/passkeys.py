"""Passkeys (WebAuthn): the device keeps a key and signs with it, the server knows its public half.

`webauthn` reads and checks what devices say. Ours is what a library cannot know: which site this
is, that a challenge is answered once and in the browser that asked, and whose key it is.
"""

from __future__ import annotations

import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from secrets import token_bytes, token_hex
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.errors import Refusal
from konspira.server.people import browsers
from konspira.server.people.guests import Person, new_session, nobody
from konspira.server.settings import Settings
from konspira.server.store.schema import challenges, passkeys, people
from konspira.server.wire.people import NewPasskey, PasskeyAnswer, PasskeyInfo, PasskeyPurpose

if TYPE_CHECKING:
    from konspira.server.house import House

LOG = logging.getLogger("konspira.passkeys")
T = TypeVar("T")
MOST: Final = 20  # passkeys of one person
VALID: Final = 300.0  # seconds in which a challenge can be answered
CODE: Final = "konspira-challenge"  # the cookie that says which browser has asked


class Site(NamedTuple):
    """What passkeys belong to: a name of a host, and the addresses where it is used."""

    id: str
    origins: list[str]


def site(settings: Settings) -> Site | None:
    """The site of the settings; None: browsers would make no passkeys for it."""
    found = _origin(settings.site)
    if found is None:
        return None
    host, origin = found
    others = [
        other[1]
        for text in settings.origins
        if (other := _origin(text)) and (other[0] == host or other[0].endswith(f".{host}"))
    ]
    return Site(host, [origin, *others])


def _origin(address: str) -> tuple[str, str] | None:
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return None
    local = host == "localhost" or host.endswith(".localhost")
    if not host or (parts.scheme != "https" and not (local and parts.scheme == "http")):
        return None
    try:
        ip_address(host)
    except ValueError:
        usual = {"https": 443, "http": 80}[parts.scheme]
        return host, f"{parts.scheme}://{host}{f':{port}' if port and port != usual else ''}"
    return None


def _site(house: House) -> Site:
    if house.passkeys is None:
        raise Refusal(
            "passkeys-not-set-up", "the host of this server has not set up passkeys; ask the host"
        )
    return house.passkeys


def refused(why: str) -> Refusal:
    """A passkey is not accepted. What exactly was wrong is for the log, not for who tries."""
    LOG.info("a passkey was refused", extra={"facts": {"why": why}})
    return Refusal(
        "passkey-refused", "this passkey is not accepted here; try again or take another way", 401
    )


# -- challenges ------------------------------------------------------------------------------------


async def challenge(
    house: House, person: Person | None, purpose: PasskeyPurpose, holder: str
) -> dict[str, Any]:
    """Make what the browser shall sign, as `navigator.credentials` takes it."""
    place = _site(house)
    if purpose in ("register", "prove"):
        if person is None:
            raise nobody()
        if person.login is None:
            raise Refusal("no-account", "a guest has no password; make an account first")
    known: list[str] = []
    if purpose == "register" and person is not None:
        await browsers.need_proof(house, person)
        async with house.reader.connect() as connection:
            query = select(passkeys.c.credential).where(passkeys.c.person == person.id)
            known = list(await connection.scalars(query))
    asked = token_bytes(32)
    row = {
        "digest": _digest(asked),
        "holder": _digest(holder.encode()),
        "purpose": purpose,
        "person": None if person is None or purpose in ("sign-in", "second") else person.id,
        "until": house.now() + VALID,
    }
    async with house.database.begin() as connection:
        await connection.execute(delete(challenges).where(challenges.c.until < house.now()))
        await connection.execute(insert(challenges).values(row))
    if purpose == "register" and person is not None:
        return _to_make(place, person, asked, known)
    return _to_use(place, asked, firm=purpose != "second")


def _to_make(place: Site, person: Person, asked: bytes, known: list[str]) -> dict[str, Any]:
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    made = generate_registration_options(
        rp_id=place.id,
        rp_name="Konspira",
        user_id=person.id.encode(),
        user_name=person.login or "",
        user_display_name=person.name,
        challenge=asked,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(one)) for one in known],
    )
    return options_to_json_dict(made)


def _to_use(place: Site, asked: bytes, firm: bool) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    wanted = UserVerificationRequirement
    made = generate_authentication_options(
        rp_id=place.id,
        challenge=asked,
        user_verification=wanted.REQUIRED if firm else wanted.PREFERRED,
    )
    return options_to_json_dict(made)


async def _redeem(
    house: House, client_data: str, purpose: PasskeyPurpose, holder: str, person: Person | None
) -> bytes:
    """The challenge that was answered: ours, of this browser, for this purpose, and never again."""
    try:
        asked = _bytes(str(json.loads(_bytes(client_data))["challenge"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise refused("no challenge") from None
    this = delete(challenges).where(challenges.c.digest == _digest(asked))
    right = (
        (challenges.c.holder == _digest(holder.encode()))
        & (challenges.c.purpose == purpose)
        & (challenges.c.until >= house.now())
    )
    whose = challenges.c.person
    right &= whose.is_(None) if person is None else whose == person.id
    async with house.database.begin() as connection:
        fits = (await connection.execute(this.where(right))).rowcount == 1
    if not fits:
        raise refused("the challenge is not ours, too old, used, or of another browser")
    return asked


# -- making, and what becomes of them --------------------------------------------------------------


async def add(house: House, person: Person, wish: NewPasskey, holder: str) -> None:
    """Keep the public half of a new key."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    place = _site(house)
    await browsers.need_proof(house, person)
    asked = await _redeem(house, wish.client_data, "register", holder, person)

    def check() -> Any:
        id = _bytes(wish.id)
        response = AuthenticatorAttestationResponse(
            client_data_json=_bytes(wish.client_data), attestation_object=_bytes(wish.attestation)
        )
        return verify_registration_response(
            credential=RegistrationCredential(id=wish.id, raw_id=id, response=response),
            expected_challenge=asked,
            expected_rp_id=place.id,
            expected_origin=place.origins,
            require_user_verification=True,
        )

    found = _checked(check)
    credential = _text(found.credential_id)
    if credential != wish.id:
        raise refused("another credential")
    row = {
        "id": token_hex(8),
        "person": person.id,
        "credential": credential,
        "public_key": found.credential_public_key,
        "uses": found.sign_count,
        "name": clean(wish.name),
        "since": house.now(),
        "used": None,
    }
    try:
        async with house.database.begin() as connection:
            mine = select(func.count()).where(passkeys.c.person == person.id)
            if (await connection.scalar(mine) or 0) >= MOST:
                raise Refusal(
                    "too-many-passkeys",
                    f"you have {MOST} passkeys already; remove one of them first",
                    high=MOST,
                )
            await connection.execute(insert(passkeys).values(row))
    except IntegrityError:
        raise refused("this credential is known already") from None


def clean(name: str) -> str:
    """A name for a passkey: one line, every character visible."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split()) or "?"


async def rename(house: House, person: Person, passkey: str, name: str) -> None:
    """Another name for a passkey."""
    this = (passkeys.c.id == passkey) & (passkeys.c.person == person.id)
    async with house.database.begin() as connection:
        change = update(passkeys).where(this).values(name=clean(name))
        if not (await connection.execute(change)).rowcount:
            raise _missing()


async def remove(house: House, person: Person, passkey: str) -> None:
    """Forget a passkey. Without any, signing in asks for none."""
    await browsers.need_proof(house, person)
    mine = passkeys.c.person == person.id
    async with house.database.begin() as connection:
        gone = delete(passkeys).where(mine, passkeys.c.id == passkey)
        if not (await connection.execute(gone)).rowcount:
            raise _missing()
        if not await connection.scalar(select(func.count()).where(mine)):
            me = people.c.id == person.id
            await connection.execute(update(people).where(me).values(second=False))


def _missing() -> Refusal:
    return Refusal("no-such-passkey", "you have no such passkey; load the page again", 404)


async def ask_for_both(house: House, person: Person, on: bool) -> None:
    """Shall signing in with the password ask for a passkey too?"""
    _site(house)
    await browsers.need_proof(house, person)
    async with house.database.begin() as connection:
        mine = select(func.count()).where(passkeys.c.person == person.id)
        if on and not await connection.scalar(mine):
            raise Refusal("no-passkey", "you have no passkey yet; add one first")
        me = people.c.id == person.id
        await connection.execute(update(people).where(me).values(second=on))


async def listed(connection: AsyncConnection, person: Person) -> list[PasskeyInfo]:
    """The passkeys of somebody."""
    query = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.since)
    rows = (await connection.execute(query)).all()
    return [PasskeyInfo(row.id, row.name, row.since, row.used) for row in rows]


async def kept(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """Return what is kept about the passkeys of somebody, for the person."""
    columns = [column for column in passkeys.c if column.name not in ("person", "public_key")]
    rows = await connection.execute(select(*columns).where(passkeys.c.person == person))
    return [dict(row) for row in rows.mappings()]


# -- using -----------------------------------------------------------------------------------------


async def use(
    house: House,
    answer: PasskeyAnswer,
    purpose: PasskeyPurpose,
    holder: str,
    person: Person | None = None,
) -> str:
    """Return whose passkey has signed, if all of it fits."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    place = _site(house)
    asked = await _redeem(house, answer.client_data, purpose, holder, person)
    async with house.reader.connect() as connection:
        query = select(passkeys).where(passkeys.c.credential == answer.id)
        row = (await connection.execute(query)).first()
    if row is None or (person is not None and row.person != person.id):
        raise refused("no such credential")

    def check() -> Any:
        response = AuthenticatorAssertionResponse(
            client_data_json=_bytes(answer.client_data),
            authenticator_data=_bytes(answer.authenticator_data),
            signature=_bytes(answer.signature),
        )
        raw = _bytes(answer.id)
        return verify_authentication_response(
            credential=AuthenticationCredential(id=answer.id, raw_id=raw, response=response),
            expected_challenge=asked,
            expected_rp_id=place.id,
            expected_origin=place.origins,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.uses,
            require_user_verification=purpose != "second",
        )

    found = _checked(check)
    # What was read must still hold: of two copies of a key, one comes too late.
    this = (passkeys.c.id == row.id) & (passkeys.c.uses == row.uses)
    async with house.database.begin() as connection:
        change = update(passkeys).where(this).values(uses=found.new_sign_count, used=house.now())
        if (await connection.execute(change)).rowcount != 1:
            raise refused("used elsewhere at the same time")
    return str(row.person)


async def sign_in(house: House, answer: PasskeyAnswer, holder: str, agent: str) -> Person:
    """The person whose passkey this is; the device has checked that it is the person."""
    owner = await use(house, answer, "sign-in", holder)
    async with house.reader.connect() as connection:
        row = (await connection.execute(select(people).where(people.c.id == owner))).first()
    if row is None:
        raise refused("the person is gone")
    person = Person(row.id, row.name, row.login, row.epoch, new_session(), house.now())
    await browsers.begin(house, person, agent)
    return person


def _checked(check: Callable[[], T]) -> T:
    """Ask the library. Bytes of strangers may break its readers in any way: each is a no."""
    try:
        return check()
    except Exception as error:
        raise refused(f"{type(error).__name__}: {error}"[:200]) from None


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
