"""Everything that travels between server and client, as types.

Each message is made for one viewer alone. Nothing here counts the choices of another seat: the
number of its small choices is its secret. The client's types are generated from this module
(`tools/wire_types.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.bots.comparing import Sureness
from konspira.bots.review import TurningPoint, Verdict, Weighed
from konspira.kernel.game import Waiting

Value = str | bool | int  # of an option or a preference
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a name shown at the table")]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[\w.@+:-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
PasskeyName = Annotated[str, Meta(min_length=1, max_length=80)]
PasskeyPurpose = Literal["register", "sign-in", "second", "prove"]
Salt = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{2}){16,32}$",
        description="random bytes of a seat, in hexadecimal digits",
    ),
]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Options = Annotated[dict[str, Value], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Visibility = Literal["public", "unlisted"]
# later: when the game is over; open: all cards, with a delay, if all players agree
Spectators = Literal["none", "later", "public", "open"]
Delay = Annotated[int, Meta(ge=0, le=1440)]  # minutes
# fast and slow: with values of the host's own
Pace = Literal["none", "live", "daily", "relaxed", "fast", "slow"]
# what happens when a person's time is over: a bot sits in, a choice is made, the others may end
TimeOut = Literal["bot", "choice", "end"]
Status = Literal["open", "running", "finished"]
# stopped: by the host of the server; capped: bots went on for too long without any person
# expired: the others ended it because somebody ran out of time
Ended = Literal["played", "resigned", "agreed", "stopped", "capped", "expired"]
ProposalKind = Literal["take-back", "end", "hints", "stand-in", "pace"]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A message of a client: an unknown field is a mistake, and is answered as one."""


class Allowance(Strict, frozen=True):
    """The times of a clock, in seconds."""

    turn: float  # of each turn, before the reserve is touched; what is left of it is lost
    reserve: float  # of the whole game
    increment: float = 0.0  # that each turn adds to the reserve
    delay: float = 0.0  # before the clock of a turn starts


# -- errors ----------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """An error: a stable code, a sentence in the reader's language, the facts of the sentence."""

    code: str
    message: str
    facts: dict[str, Any] = {}


# -- people ----------------------------------------------------------------------------------------


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


# -- games -----------------------------------------------------------------------------------------


class SettingInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are Fluent messages."""

    name: str
    values: list[Value]  # the default first
    rule: str
    seats: list[int]  # numbers of seats with which a value other than the default can be chosen
    when: dict[str, Value]  # without these values of other options it changes nothing ...
    of_texts: bool  # ... but may where such an option is a text
    free: bool  # takes texts too: a player's own scenario


class NoteInfo(msgspec.Struct, frozen=True):
    """A hint for newcomers and the questions it belongs to; an empty list asks for nothing."""

    id: str
    kinds: list[str]  # of the question
    offers: list[str]  # families of choices: the note needs one of them on offer
    parts: list[int]  # of a series of games


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    seats: list[int]  # how many there can be
    settings: list[SettingInfo]
    levels: list[str]  # of bots, weakest first
    strengths: dict[str, int]  # games of a hundred that it wins against the level below ...
    strengths_of: str | None  # ... in this scenario; None if the game has none
    balance: dict[str, list[int]]  # scenario -> games of 100 between equal bots that each seat wins
    parts: int  # of a series that goes from table to table; 0: each game stands alone
    notes: list[NoteInfo]  # in the order they are given
    content: dict[str, Any]  # the content pack: file -> rows
    outside: bool = False  # is it a host's own game? Then its words are fetched (`/words`)


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game that the page does not have, in one language."""

    ftl: str  # Fluent messages; ids stand in for missing ones
    roles: dict[str, str]  # the kind of each fact: `seat`, `count`, `term:card`


class RulePlace(msgspec.Struct, frozen=True):
    """A section of a printed rulebook in which a rule stands."""

    book: int  # the number of the book in the list of the page
    section: str
    page: int | None  # None: the book, as we have it, has no page numbers


class RulesPage(msgspec.Struct, frozen=True):
    """A page of rules as our HTML; `<div data-figure="table">` is the place of a figure."""

    title: str
    html: str
    books: list[str]  # the printed rulebooks, by their titles
    places: dict[str, list[RulePlace]]  # rule -> where it is printed; without a place: ours


class FigureMark(msgspec.Struct, frozen=True):
    """A numbered call-out: what it points at, and the rule behind it."""

    id: str
    at: str  # a part of the table by name, as in lessons
    rule: str


class FigureMoment(msgspec.Struct, frozen=True):
    """One picture of a figure: what a seat sees after some choices."""

    id: str  # empty where the figure has only one
    look: list[str]  # parts of the table that the picture is about; empty: the whole table
    rule: str
    view: Any  # the game's own view, drawn by the game's own board
    question: Ask | None


class FigureInfo(msgspec.Struct, frozen=True):
    """A picture of the rules, made of a position that the engine accepts."""

    id: str
    kind: Literal["table", "strip", "scoring"]
    seats: int
    seat: int
    options: dict[str, Value]
    marks: list[FigureMark]
    moments: list[FigureMoment]


class SymbolInfo(msgspec.Struct, frozen=True):
    """A symbol of a game: its name and meaning are messages that the table uses too."""

    id: str
    group: str
    name: str
    text: str
    rule: str


class RulesFigures(msgspec.Struct, frozen=True):
    """The pictures of a game's rules, and its symbols, each of them once."""

    figures: list[FigureInfo]
    symbols: list[SymbolInfo]


class AidLine(msgspec.Struct, frozen=True):
    """A line of a player's aid, with numbers from the game's data."""

    id: str
    rule: str
    icon: str
    facts: dict[str, int | str]


class AidCell(msgspec.Struct, frozen=True):
    """A cell of a table: a number, or the message of a name."""

    text: str | int
    shape: str


class AidBox(msgspec.Struct, frozen=True):
    """A box of a player's aid."""

    id: str
    wide: int  # of six columns
    rule: str
    style: str
    lines: list[AidLine]
    columns: list[str]
    rows: list[list[AidCell]]


class AidInfo(msgspec.Struct, frozen=True):
    """A player's aid: one page, the most important rules and numbers of a game."""

    boxes: list[AidBox]


class OriginCount(msgspec.Struct, frozen=True):
    """The number of values of each origin."""

    printed: int  # stated in a rulebook
    public: int  # found in a public source
    ours: int  # reconstructed


class FieldSources(msgspec.Struct, frozen=True):
    """The origins of the values of one field."""

    name: str  # its name in the file
    tally: OriginCount


class KindSources(msgspec.Struct, frozen=True):
    """The rows `[[kind]]` of a file of content; their name is `<game>-rows-<kind>`."""

    file: str
    kind: str
    rows: int
    tally: OriginCount
    fields: list[FieldSources]


class GameSources(msgspec.Struct, frozen=True):
    """The origins of a game's content: printed, public, or ours."""

    tally: OriginCount
    kinds: list[KindSources]
    rulebooks: list[str]
    sites: list[str]  # public sources
    own_pack: bool  # are these the values of a pack of the host's?


class CheckOptions(Strict, frozen=True):
    """Would these options make a game? Asked while the host chooses them."""

    seats: SeatNumber
    options: Options = {}


# -- tables ----------------------------------------------------------------------------------------


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


class NewPlan(Strict, frozen=True):
    """Answer a kind of question beforehand, in a slow game."""

    question: Annotated[str, Meta(max_length=40)]  # its kind
    # The best one first; each is the small choices of one deed, one after the other.
    deeds: list[list[Small]]
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


class AskHint(Strict, frozen=True):
    """Ask which choice a strong bot would make. The question must be the open one."""

    token: Annotated[str, Meta(max_length=40)]


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


# -- the game at a table ---------------------------------------------------------------------------


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


class Hint(msgspec.Struct, frozen=True):
    """A strong bot's opinion of a question, from the knowledge of the asking seat."""

    token: str  # of the question
    options: list[Weighed]  # the best three, the best one first
    sureness: Sureness  # the certainty that the first is better than the others


class Review(msgspec.Struct, frozen=True):
    """A finished game, judged choice by choice, with the important moments first.

    The reader gets parts of it while it is being made. `choices` are in the order of the game.
    """

    status: Literal["none", "making", "made"]
    judged: int  # numbers of judged choices, and of choices to judge
    of: int
    plies: int = 0  # choices of the whole game, also those without another option
    choices: list[Verdict] = []
    moments: list[int] = []  # the place of each in the replay, with the eyes of its seat
    turns: list[TurningPoint] = []
    ahead: list[int] = []  # the places of choices that were answered beforehand


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


# -- messages of a client on a live connection -----------------------------------------------------

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


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: its parts of the table, and its goals. Words are Fluent messages."""

    id: str
    look: list[str]
    goals: list[str]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson."""

    id: str
    minutes: int
    seats: int
    seat: int  # the learner's
    options: dict[str, Value]
    steps: list[LessonStep]


class FirstGameInfo(msgspec.Struct, frozen=True):
    """The table of a first whole game."""

    minutes: int
    seats: int
    bots: list[str]
    options: dict[str, Value]


class CourseInfo(msgspec.Struct, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonInfo]
    first_game: FirstGameInfo


class AtLesson(Strict, frozen=True):
    """The learner's place in a lesson: the choices of each step up to this one, and a new one."""

    step: Annotated[int, Meta(ge=0, le=99)]
    path: Annotated[
        list[Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)]],
        Meta(max_length=100),
    ] = []
    choose: Annotated[str, Meta(max_length=80)] | None = None
    tries: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # choices that were taken back


class LessonAnswer(msgspec.Struct, frozen=True):
    """The lesson's answer to a choice that missed the goal, or that the rules forbid."""

    id: str  # the id of one of the step's answers; empty: the reason, or the open goal
    facts: dict[str, Any]
    rule: str | None
    code: str | None  # of the reason against it
    why: dict[str, Any]  # the facts of that reason
    goal: str


class LessonState(msgspec.Struct, frozen=True):
    """The table of a lesson as the learner sees it, and the lesson's words."""

    frame: Frame
    step: int
    done: list[str]  # the ticked goals
    facts: dict[str, Any]  # of the step's text
    shown: str | None  # the choice that leads on
    stands: bool  # did the choice stand?
    told: LessonAnswer | None


# -- alerts ----------------------------------------------------------------------------------------


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
