"""What travels of a table beside its game: seats, lists, proposals."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from konspira.server.wire.common import (
    Allowance,
    ChatText,
    Delay,
    Ended,
    Options,
    Pace,
    ProposalKind,
    Salt,
    SeatNumber,
    Spectators,
    Status,
    Strict,
    TimeOut,
    Value,
    Visibility,
)


class NewTable(Strict, frozen=True):
    """A table to be made. The server keeps the seed to itself."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: Options = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=9)] = []
    """the level of the bot in each seat, or null for a seat that waits for a person"""
    seat: SeatNumber | None = 0  # where the host sits; null: the host only watches
    by_lot: bool = False  # the server draws their seats, and announces them at the table
    visibility: Visibility = "unlisted"
    spectators: Spectators = "public"
    delay: Delay = 0  # how much later onlookers see what happens; only with public and open
    overheard: bool = False  # may onlookers read the players' chat during the game?
    pace: Pace = "none"
    clock: Allowance | None = None  # own values; they settle whether the pace is fast or slow
    time_out: TimeOut = "bot"
    hints: bool = False  # may people ask for hints, although they play against people?


class ChangeTable(Strict, frozen=True):
    """Settings that the host may change before the start."""

    options: Options | None = None
    visibility: Visibility | None = None
    spectators: Spectators | None = None
    delay: Delay | None = None
    overheard: bool | None = None
    pace: Pace | None = None
    clock: Allowance | None = None
    time_out: TimeOut | None = None
    hints: bool | None = None


class TakeSeat(Strict, frozen=True):
    """Sit down (anywhere, or in this seat), and add own random bytes to the shuffle."""

    salt: Salt
    seat: SeatNumber | None = None


class ChangePlaces(Strict, frozen=True):
    """Two seats whose players change places before the start; one of the seats may be free."""

    seat: SeatNumber
    other: SeatNumber


class Consent(Strict, frozen=True):
    """Agree that onlookers see all cards, later than the players; or take that back."""

    agree: bool


class PutBot(Strict, frozen=True):
    """A bot for a free seat; without a level the bot there leaves."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = None


class Propose(Strict, frozen=True):
    """Ask all other people at the table to agree to a proposal.

    It is to take back the last choice, to end, to allow hints, to let a bot play for an absent
    player, or to go on at another pace.
    """

    kind: ProposalKind
    seat: SeatNumber | None = None  # the seat for the bot
    pace: Pace | None = None  # the pace to go on at


Small = Annotated[str, Meta(max_length=80)]
Deed = Annotated[list[Small], Meta(max_length=20)]


class NewPlan(Strict, frozen=True):
    """Answer a kind of question beforehand, in a slow game."""

    question: Annotated[str, Meta(max_length=40)]  # its kind
    # The best one first; each is the small choices of one deed, one after the other.
    deeds: Annotated[list[Deed], Meta(max_length=20)]
    # Only where the question has these facts; none: always.
    facts: Annotated[dict[Small, Value], Meta(max_length=4)] = {}
    always: bool = False  # every time, not only once


class Answer(Strict, frozen=True):
    """Agree to a proposal, or not. The proposer may withdraw it."""

    agree: bool


class Say(Strict, frozen=True):
    text: ChatText


class Choose(Strict, frozen=True):
    """A choice, and the question it answers."""

    token: Annotated[str, Meta(max_length=40)]
    choice: Annotated[str, Meta(max_length=80)]


class SeatInfo(msgspec.Struct, frozen=True):
    """The player in a seat. `reserved` waits for one person: at a rematch, until they come."""

    kind: Literal["empty", "person", "bot", "reserved"]
    name: str
    level: str | None = None  # of the bot that plays this seat now
    sits_in: bool = False  # a bot plays while the person is away
    resigned: bool = False
    salted: bool = False  # has this seat added its random bytes?
    hints: int = 0  # the number of hints asked for; told when the game is over
    holiday: float | None = None  # until then the clock of this seat stands
    agrees: bool = False  # may onlookers see the cards of this person?


class Proposal(msgspec.Struct, frozen=True):
    """The proposal of a seat, and the seats that agree already."""

    kind: ProposalKind
    seat: int
    agreed: list[int]
    about: int | None = None  # the seat for a bot
    pace: Pace | None = None  # to go on at


class Shuffle(msgspec.Struct, frozen=True):
    """The data to check that the cards were dealt fairly (docs/fair-shuffle.md).

    The commitment is the hash of the server's secret; it is public before any seat adds its salt.
    The key of the deal is a hash of the secret and all salts. The secret is opened at the end.
    """

    commitment: str
    salts: list[str | None]
    secret: str | None


class PastPart(msgspec.Struct, frozen=True):
    """A part of a series that was played before: its table and its winner."""

    table: str
    winners: list[int]


class Series(msgspec.Struct, frozen=True):
    """The place of a table in a series of games; people keep their seats from part to part."""

    part: int  # counted from 1
    parts: int
    past: list[PastPart] = []


class TableInfo(msgspec.Struct, frozen=True):
    """A table: its players and its settings; the game itself comes in frames."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    you: int | None  # the viewer's seat
    host: bool  # is the viewer the host?
    options: dict[str, Value]
    visibility: Visibility
    spectators: Spectators
    delay: int  # minutes
    overheard: bool
    shown_from: float | None  # until then an onlooker sees nothing of the game
    pace: Pace
    clock: Allowance | None  # the times of the pace; null: there is no clock
    time_out: TimeOut
    shuffle: Shuffle
    hints: bool  # may those who play ask for hints?
    proposal: Proposal | None
    created: float  # seconds since 1970, as all times here
    started: float | None
    finished: float | None
    ended: Ended | None
    rematch: str | None  # the table where play goes on
    series: Series | None
    goes_on: bool  # it is over, and there is a next part
    sequel: str | None  # the table of the next part
    sealed: bool  # it is over, but the next part still hides cards of this one
    chat: int  # number of lines; 0 for an onlooker during the game


Muted = Literal["choice", "always"]


class Row(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    your_turn: bool
    waiting: list[int]  # the seats that are known to be choosing
    pace: Pace
    clock: Allowance | None  # the times of the pace
    until: float | None  # when your time runs out
    created: float
    finished: float | None
    winners: list[int]
    series: Series | None
    goes_on: bool  # it is over, and nobody has begun the next part
    options: dict[str, Value]  # settings that are not the default; of a player's own text the title
    chapter: int  # the public round, turn or stage; 0: none yet
    later: float | None = None  # until when you have put it off
    muted: Muted | None = None  # do you hear nothing of it: until your next choice, or for good?


class Lobby(msgspec.Struct, frozen=True):
    """The lists of the home page. `yours` begins with the tables that wait for you."""

    yours: list[Row]
    open: list[Row]
    running: list[Row]
    finished: list[Row]
