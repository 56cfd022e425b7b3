"""What travels of alerts: rules, places, devices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from konspira.server.wire.common import Strict

AlertKind = Literal[
    "turn", "time", "bot", "agree", "reaction", "against", "game", "invited", "chat"
]
Channel = Literal["tab", "push", "mail", "hook"]
Screen = Literal["question", "waits", "nothing"]  # the detail that a lock screen may show
WallClock = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]


class Rules(Strict, frozen=True):
    """The alerts that one person wants, and their times."""

    cells: dict[AlertKind, list[Channel]]
    slow_only: bool
    looking: bool  # say nothing about a table that the person looks at
    delay: Literal[0, 30, 120]  # seconds in which moving cancels the message
    quiet: bool
    quiet_from: WallClock
    quiet_to: WallClock
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    urgent: bool  # even then, if the time would run out before the end of quiet hours
    spaced: bool
    every: Literal[10, 30, 60, 180]  # minutes between two messages of a channel
    mail_every: Literal[60, 180, 360, 720, 1440]
    screen: Screen


class DeviceInfo(msgspec.Struct, frozen=True):
    """A person's browser that takes push."""

    id: str
    name: str
    endpoint: str  # a browser finds itself by this
    since: float
    last: float | None  # when a message last arrived at its push service
    silent: float | None  # the time from which the push service refuses it


class MailInfo(msgspec.Struct, frozen=True):
    """The e-mail address of a person."""

    address: str
    confirmed: bool
    bounced: bool  # refused for good
    alerts: bool  # do alerts go there?
    wanted: str | None  # takes its place when its reader confirms it


class HookInfo(msgspec.Struct, frozen=True):
    """A webhook; its secret signs the messages to it (see docs/wire.md)."""

    url: str
    secret: str
    failed: int  # in a row


class AlertsInfo(msgspec.Struct, frozen=True):
    """The alerts that a person wants, and the channels of this server."""

    rules: Rules
    asked: bool  # has this person asked for alerts yet?
    offered: bool  # was the one offer answered?
    push: str | None  # the server's public key; null: the host has not set up push
    mail: bool  # has the host set up e-mail?
    address: MailInfo | None
    devices: list[DeviceInfo]
    hook: HookInfo | None
    muted: list[str]  # tables


class SentInfo(msgspec.Struct, frozen=True):
    """One line of the record: a message sent to a person, or the reason why it was not."""

    at: float
    channel: Channel
    kind: str
    table: str | None
    game: str | None
    activity: str  # of a turn
    state: Literal["waiting", "sending", "sent", "failed", "kept", "gone"]
    held: str | None  # quiet, spaced: the reason why it did not go out at once
    result: str | None
    seconds: float | None
    together: int  # alerts that went out as one message


class TestInfo(msgspec.Struct, frozen=True):
    """The result of a test message."""

    sent: bool
    result: str  # the other side's answer
    seconds: float | None


class SubscriptionKeys(Strict, frozen=True):
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NewDevice(Strict, frozen=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    keys: SubscriptionKeys
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    zone: Annotated[str, Meta(max_length=64)] = ""  # the device's time zone, for the first rules


class NewAddress(Strict, frozen=True):
    address: Annotated[str, Meta(max_length=400)]
    zone: Annotated[str, Meta(max_length=64)] = ""


class NewHook(Strict, frozen=True):
    url: Annotated[str, Meta(max_length=2048)]


class LinkToken(Strict, frozen=True):
    token: Annotated[str, Meta(max_length=600)]


class AboutTable(Strict, frozen=True):
    table: Annotated[str, Meta(max_length=64)]


class Muting(AboutTable, frozen=True):
    """A table of which nothing is to be told."""

    on: bool = True
    until_choice: bool = False  # one's next choice there ends it; slow games only


class PutOff(AboutTable, frozen=True):
    """A table that waits, put off; 0: it is told as usual again."""

    hours: Literal[0, 1, 4, 12]


class TestChannel(Strict, frozen=True):
    channel: Literal["push", "mail", "hook"]
