"""Links in mails: signed, each for one purpose, and worthless once their purpose is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from itsdangerous import BadData, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from konspira.server.errors import Refusal

if TYPE_CHECKING:
    from konspira.server.house import House

VALID: Final = 24 * 3600  # seconds in which what confirms an address, or puts off, is valid


def address(house: House, path: str) -> str:
    """Return a path of this server as an address that works from outside."""
    return f"{house.settings.site.rstrip('/')}{path}"


def confirm_token(house: House, person: str, mail: str, serial: int, alerts: bool) -> str:
    """Return a token that proves that a person reads an address, and wants `alerts` there."""
    return _confirming(house).dumps([person, mail, serial, alerts])


def read_confirm(house: House, token: str) -> tuple[str, str, int, bool]:
    """Return person, address, serial and alerts of a link; refuse it if not ours or too old."""
    try:
        found = _confirming(house).loads(token, max_age=VALID)
    except SignatureExpired:
        raise spent() from None
    except BadData:
        raise _false() from None
    match found:
        case [str(person), str(mail), int(serial), bool(alerts)]:
            return person, mail, serial, alerts
    raise _false()


def off_token(house: House, person: str, serial: int) -> str:
    """Return a token that ends the mails to a person, without signing in."""
    return _ending(house).dumps([person, serial])


def read_off(house: House, token: str) -> tuple[str, int]:
    """Return person and serial of a link that ends mails."""
    try:
        found = _ending(house).loads(token)
    except BadData:
        raise _false() from None
    match found:
        case [str(person), int(serial)]:
            return person, serial
    raise _false()


def later_token(house: House, person: str, table: str) -> str:
    """Return a token that puts off what a table asks of a person, without signing in."""
    return _later(house).dumps([person, table])


def read_later(house: House, token: str) -> tuple[str, str]:
    """Return person and table of a button on a notification."""
    try:
        found = _later(house).loads(token, max_age=VALID)
    except SignatureExpired:
        raise spent() from None
    except BadData:
        raise _false() from None
    match found:
        case [str(person), str(table)]:
            return person, table
    raise _false()


def _confirming(house: House) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(house.secret, salt="konspira-confirm")


def _ending(house: House) -> URLSafeSerializer:
    return URLSafeSerializer(house.secret, salt="konspira-mail-off")


def _later(house: House) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(house.secret, salt="konspira-later")


def _false() -> Refusal:
    return Refusal("bad-link", "this link is not ours or is not whole; copy all of it", 400)


def spent() -> Refusal:
    """The link was used, or a newer one has replaced it."""
    return Refusal(
        "link-spent", "this link has done its work or is too old; look under Alerts", 410
    )
