"""What travels of people: guests, accounts, passkeys, devices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from konspira.server.wire.alerts import MailInfo
from konspira.server.wire.common import Login, Name, Password, Strict, Value

PasskeyName = Annotated[str, Meta(min_length=1, max_length=80)]
PasskeyPurpose = Literal["register", "sign-in", "second", "prove"]


class Me(msgspec.Struct, frozen=True):
    """The person behind a browser, as this person sees it."""

    name: str
    account: str | None  # the login, if this guest has made an account
    preferences: dict[str, Value]


class NewGuest(Strict, frozen=True):
    name: Name


class ChangeMe(Strict, frozen=True):
    name: Name | None = None
    preferences: Annotated[dict[str, Value], Meta(max_length=64)] | None = None


class PasskeyAnswer(Strict, frozen=True):
    """What a passkey has signed, in base64url as `PublicKeyCredential.toJSON` has it."""

    id: Annotated[str, Meta(min_length=1, max_length=1400)]
    client_data: Annotated[str, Meta(max_length=8000)]
    authenticator_data: Annotated[str, Meta(max_length=8000)]
    signature: Annotated[str, Meta(max_length=2000)]


class NewPasskey(Strict, frozen=True):
    """What a device says of a key that it has made."""

    name: PasskeyName
    id: Annotated[str, Meta(min_length=1, max_length=1400)]
    client_data: Annotated[str, Meta(max_length=8000)]
    attestation: Annotated[str, Meta(max_length=40000)]


class RenamePasskey(Strict, frozen=True):
    name: PasskeyName


class AskPasskey(Strict, frozen=True):
    purpose: PasskeyPurpose


class Credentials(Strict, frozen=True):
    login: Login
    password: Password
    passkey: PasskeyAnswer | None = None  # where the account asks for both


class PasskeySignIn(Strict, frozen=True):
    passkey: PasskeyAnswer


class Proof(Strict, frozen=True):
    """Who I am: the password, or a passkey."""

    password: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    passkey: PasskeyAnswer | None = None


class NewLogin(Strict, frozen=True):
    login: Login


class ChangePassword(Strict, frozen=True):
    """Another password, for the person who knows the old one or has just shown who they are."""

    new: Password
    old: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class MyAddress(Strict, frozen=True):
    address: Annotated[str, Meta(max_length=400)]


class RecoveryToken(Strict, frozen=True):
    token: Annotated[str, Meta(max_length=100)]


class Recovery(Strict, frozen=True):
    """A new password for the account that a mail was about."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class RecoveryInfo(msgspec.Struct, frozen=True):
    account: str  # the login


class SwitchSecond(Strict, frozen=True):
    on: bool


class BrowserInfo(msgspec.Struct, frozen=True):
    """A browser where I am signed in."""

    id: str
    name: str
    since: float
    seen: float
    here: bool  # the one that asks


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: str
    name: str
    since: float
    used: float | None


class AccountInfo(msgspec.Struct, frozen=True):
    """What I need to keep my account, as I see it."""

    account: str | None  # the login; null: a guest or nobody, who has nothing of the rest
    mail: bool  # has the host set up mail?
    address: MailInfo | None
    browsers: list[BrowserInfo]
    passkeys: list[PasskeyInfo] | None  # null: the host has not set them up
    second: bool  # does signing in with the password ask for a passkey too?


class TakeHoliday(Strict, frozen=True):
    """A holiday from now on; the clocks of slow games stand."""

    days: Annotated[int, Meta(ge=1, le=366)]


class HolidayInfo(msgspec.Struct, frozen=True):
    """The holiday of a person, as this person sees it."""

    until: float | None  # null: the person is not on holiday
    left: int  # days that may still be taken
    year: int  # days of a whole year; 0: this server has no holidays
    games: int  # running slow games of this person


class SignOut(Strict, frozen=True):
    everywhere: bool = False
