"""What travels of a game at a table, and the messages of a live connection."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from konspira.kernel.game import Waiting
from konspira.server.wire.common import ChatText, Ended, Problem, Strict, Value
from konspira.server.wire.tables import TableInfo


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event, as the viewer heard it."""

    kind: str
    facts: dict[str, Any]
    moment: int  # events of one moment happened together; moments are counted for each viewer
    private: bool  # did the viewer alone hear it?


class Ask(msgspec.Struct, frozen=True, gc=False):
    """The question put to the viewer; `token` goes back with the answer."""

    token: str
    kind: str
    facts: dict[str, Any]
    options: list[str]
    private: list[str]  # of these options: still secret, and they can be taken back
    window: bool  # a chance to react
    sealed: bool  # all choose at once: nobody sees the answer before everybody has chosen
    forced: (
        bool  # the only option, and everybody knows it: the time until it is chosen says nothing
    )


class Rest(msgspec.Struct, frozen=True):
    """A holiday: meanwhile the clock of its seat stands."""

    since: float
    until: float


class Clock(msgspec.Struct, frozen=True):
    """The clocks: the reserves, and the time at which each choosing player runs out."""

    turn: float  # seconds for a choice before the reserve is touched
    reserve: list[float]
    since: list[float | None]  # per seat: the moment from which it is publicly choosing
    delay: float = 0.0  # seconds before a turn's own time starts
    rest: list[Rest | None] = []  # per seat: its last holiday; empty: nobody had one
    out: list[int] = []  # seats whose time is over: the others may end the game


class Window(msgspec.Struct, frozen=True):
    """A chance to react, the same for all: it closes at one moment, whatever happens.

    At a table that does not play against time it has no such moment: it waits for answers.
    """

    since: float
    until: float | None


class ResultInfo(msgspec.Struct, frozen=True):
    """The end of a game."""

    ended: Ended
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """The part of the game that the viewer may know now, and events since the last frame.

    The client keeps its first `start` events and appends `events`: after a choice was taken back,
    `start` is smaller than the number of events that the client has.
    """

    start: int
    events: list[Heard]
    mark: str  # a fingerprint of everything heard: sent back to resume a connection
    moment: int  # the newest one
    view: Any  # the game's own view, drawn by the game's own board
    waiting: list[Waiting]
    question: Ask | None
    take_back: bool  # may the viewer take back its latest choice at once?
    window: Window | None
    clock: Clock | None
    result: ResultInfo | None
    now: float  # the server's time when this was sent; with a delay, the time that it shows
    views: list[Any] | None = None  # of all seats, for an onlooker who may see all cards


class Moment(msgspec.Struct, frozen=True):
    """The table at an earlier moment: the viewer's view then, or all seats' views together."""

    moment: int
    last: int
    events: list[Heard]  # all events up to then, as this viewer heard them
    views: list[Any]  # one view; if everything is open, one per seat
    waiting: list[Waiting]
    ahead: list[int] = []  # after the end: the seats that had answered beforehand


class Why(msgspec.Struct, frozen=True, tag_field="is", tag="why"):
    """The reason why a choice is not offered. With code null it is offered."""

    choice: str
    code: str | None
    facts: dict[str, Any]
    rule: str | None
    re: int = 0


class PlanInfo(msgspec.Struct, frozen=True):
    """An answer that you have given beforehand. Nobody else can see it."""

    number: int
    question: str
    deeds: list[list[str]]
    facts: dict[str, Any]
    always: bool
    at: float | None  # when it answers the open question
    why: Why | None  # why it does not answer the open question, though it is meant for it


class Line(msgspec.Struct, frozen=True, tag_field="is", tag="line"):
    """A line of the table's chat. `said` has text; the other kinds are facts about the table."""

    number: int
    kind: str  # said, joined, moved, left, started, took-back, resigned, sat-in, returned, ...
    seat: int | None
    name: str
    text: str
    at: float


class Aside(msgspec.Struct, frozen=True, tag_field="is", tag="aside"):
    """A line of the onlookers' chat. The players read it when the game is over."""

    number: int
    name: str
    text: str
    at: float


class TableMessage(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The table has changed."""

    table: TableInfo


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The request was carried out and is durable."""

    re: int


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """The request was refused; after `stale-choice` a frame follows."""

    re: int
    problem: Problem


ServerMessage = Frame | TableMessage | Line | Aside | Why | Done | Refused
Number = Annotated[int, Meta(ge=0, le=2**31)]


class DoChoose(Strict, frozen=True, tag_field="do", tag="choose"):
    token: Annotated[str, Meta(max_length=40)]
    choice: Annotated[str, Meta(max_length=80)]
    re: Number = 0


class DoTakeBack(Strict, frozen=True, tag_field="do", tag="take-back"):
    re: Number = 0


class DoWhy(Strict, frozen=True, tag_field="do", tag="why"):
    choice: Annotated[str, Meta(max_length=80)]
    re: Number = 0


class DoSay(Strict, frozen=True, tag_field="do", tag="say"):
    text: ChatText
    re: Number = 0


class DoSkip(Strict, frozen=True, tag_field="do", tag="skip"):
    """Skip the pauses of bots until I am asked."""

    re: Number = 0


class DoPing(Strict, frozen=True, tag_field="do", tag="ping"):
    re: Number = 0


class DoGo(Strict, frozen=True, tag_field="do", tag="go"):
    """Go on at another table, on the same connection; the rest is as in a live address."""

    table: Annotated[str, Meta(max_length=64)]
    since: Number = 0
    mark: Annotated[str, Meta(max_length=40)] = ""
    chat: Number = 0
    asides: Number = 0
    re: Number = 0


ClientMessage = DoChoose | DoTakeBack | DoWhy | DoSay | DoSkip | DoPing | DoGo


class FirstGameInfo(msgspec.Struct, frozen=True):
    """The table of a first whole game."""

    minutes: int
    seats: int
    bots: list[str]
    options: dict[str, Value]
