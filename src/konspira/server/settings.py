"""How a server runs: chosen on the command line, or by environment variables of the same names."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from konspira.kernel.errors import Remedy, did_you_mean
from konspira.server.errors import ServerError
from konspira.server.logs import Form
from konspira.server.validation import from_text, remedy_for

PREFIX = "KONSPIRA_"
OTHERS = {  # not the server's
    PREFIX + name for name in ("LANG", "TRACEBACK", "COMPILE", "OPTIMISE", "PAGES")
}

Port = Annotated[int, Meta(ge=0, le=65535)]
Some = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Days = Annotated[int, Meta(ge=0, le=366)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]

Allowed = Literal["nobody", "hosts", "accounts", "everybody"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting, with what holds when nobody chooses. `KONSPIRA_DATABASE_URL` and so on."""

    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Some = 1
    database_url: str = "sqlite:///konspira.db"
    broker_url: str = "memory://"  # or redis://host:6379/0: needed by several processes
    secure_cookies: bool = False  # send cookies over HTTPS only: on behind a TLS proxy
    origins: tuple[str, ...] = ()  # further addresses of this site, for live connections
    proxies: tuple[str, ...] = ()  # reverse proxies whose X-Forwarded-For and -Proto are believed
    thinkers: Count = 2  # worker processes in which bots think
    stand_in: str = ""  # the level of the bot that sits in for people; empty: the usual one
    bots: tuple[str, ...] = ()  # further bots that people may choose, like my_bots:Anna
    games: tuple[str, ...] = ()  # games of one's own that are played here, like kuhn:GAME
    packs: tuple[str, ...] = ()  # content packs of one's own, like emerald=my-box
    away_time: Seconds = 180.0  # seconds after which the others may let a bot sit in for somebody
    holiday_days: Days = 28  # of holidays a year, in which the clocks of slow games stand; 0: none
    ahead_pause: Seconds = 120.0  # seconds at most, until what was answered beforehand is made
    hint_simulations: Some = 4000  # games that are imagined for a hint, if there is time ...
    hint_seconds: Seconds = 3.0  # ... which is so long at most
    hints_per_minute: Count = 20  # of one person; 0: no limit
    review_simulations: Some = 160  # the same for each choice of a game that is reviewed
    review_seconds: Seconds = 0.6
    reviews_per_minute: Count = 10  # that one person may ask for; 0: no limit
    bot_pause: Seconds = 0.9  # seconds before a bot's move is seen, so that people can follow
    reaction_time: Seconds = 8.0  # seconds that a chance to react lasts; the same for all
    requests_per_minute: Count = 600  # of a person, or an address without one; 0: no limit
    messages_per_second: Count = 20  # on one live connection; 0: no limit
    connections: Count = 0  # of one process; 0: as many as it may have files open
    connections_per_address: Count = 200  # without a proxy in between; 0: no limit
    request_time: Seconds = 20.0  # seconds in which a whole request must have come; 0: no limit
    tables_per_guest: Count = 20  # open and running ones that a guest has made; 0: no limit
    tables_per_account: Count = 100  # the same for somebody with an account
    tables_per_address: Count = 200  # the same for all people of one address
    bot_tables: Allowed = "everybody"  # who may let bots play without any person
    hosts: tuple[str, ...] = ()  # the logins of those who are meant by "hosts" there
    bot_tables_per_guest: Count = 1  # running tables without any person; 0: no limit
    bot_tables_per_account: Count = 3
    bot_tables_per_address: Count = 6
    choices_alone: Count = 5000  # without any person, then a table is ended; 0: never
    cached_tables: Some = 2000  # tables kept in memory
    keep_guests: Count = 400  # days after which a guest who stays away is forgotten; 0: never
    site: str = ""  # the address of this site from outside, for links in messages
    mail_url: str = ""  # the mail server, smtp://user:password@host:587; empty: no e-mail
    mail_from: str = ""  # who writes: Konspira <konspira@example.org>
    push_contact: str = ""  # whom push services can ask, mailto:you@example.org; empty: no push
    private_hooks: bool = False  # may messages go to addresses of private networks, and over http?
    alerts: bool = True  # send what the outbox holds; another process may do it instead
    metrics_token: str = ""  # needed to read /api/metrics; empty: nobody may
    shutdown_time: Count = 10  # seconds that open requests get to finish when the server stops
    log: Form = "auto"  # json, text or none; auto: text at a terminal, else json


NAMES = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
TYPES = get_type_hints(Settings, include_extras=True)


def read_settings(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings: what was chosen (None: was not), else the environment, else the default."""
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if name in NAMES:
            found[NAMES[name]] = _value(name, NAMES[name], text)
        elif name.startswith(PREFIX) and name not in OTHERS:
            _check_name(name)
    found |= {name: value for name, value in chosen.items() if value is not None}
    return Settings(**found)


def environment_of(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for the processes that are started with them."""
    return {variable: _text(getattr(settings, name)) for variable, name in NAMES.items()}


def _check_name(name: str) -> None:
    """A name that is nearly one of ours is a slip; others may be meant for somebody else."""
    words = {known.removeprefix(PREFIX): known for known in NAMES}
    for near in get_close_matches(name.removeprefix(PREFIX), words, n=1, cutoff=0.6):
        remedy = Remedy("near", f'did you mean "{words[near]}"?', near=words[near])
        raise ServerError(
            "unknown-setting", f"there is no setting {name}; {remedy}", value=name, remedy=remedy
        )


def _value(variable: str, name: str, text: str) -> object:
    """One setting from its text; lists are separated by commas."""
    if get_origin(TYPES[name]) is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return msgspec.convert(text.strip(), TYPES[name], strict=False)
    except msgspec.ValidationError as error:
        remedy = _expected(
            remedy_for(from_text(text.strip(), TYPES[name]), TYPES[name], str(error))
        )
        if get_origin(TYPES[name]) is Literal:
            remedy = did_you_mean(text, get_args(TYPES[name]))
        raise ServerError(
            "bad-setting-value",
            f'{variable} cannot be "{text}"; {remedy}',
            name=variable,
            value=text,
            remedy=remedy,
        ) from None


def _expected(remedy: Remedy) -> Remedy:
    """Return what a text should have been, in the words of people who write texts."""
    known = remedy.facts.get("known")
    if known in ("int", "float"):
        return Remedy("expected-number", "expected a number")
    if known == "bool":
        return Remedy("expected-yes-no", "expected true or false")
    return remedy


def _text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
