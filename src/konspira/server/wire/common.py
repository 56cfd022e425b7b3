"""What the types of all features share: problems, names, and what a client sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Value = str | bool | int  # of an option or a preference
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a name shown at the table")]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[\w.@+:-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
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


class Problem(msgspec.Struct, frozen=True):
    """An error: a stable code, a sentence in the reader's language, the facts of the sentence."""

    code: str
    message: str
    facts: dict[str, Any] = {}
