"""The shapes of views. Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec

from konspira.kernel.game import Waiting
from konspira.kernel.showing import Seen


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer sees it. `None` stands for facts that the viewer may not know."""

    tableau: dict[str, int]
    points: int  # Victory Point cards
    hand_size: int
    ready: bool  # has it placed its order this round?
    orders_size: int | None  # face-down cards
    hand: dict[str, int] | None
    orders: dict[str, int] | None
    returned: dict[str, int] | None  # unplayed cards put back this round
    raid_protected: bool
    plot_protected: bool
    total: int  # the seat's score if the game ended now


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """A seat's final score and its parts (SPI-12)."""

    characters: dict[str, int]  # the points from each character
    events: int
    points: int
    total: int
    rank: int


class View(Seen, frozen=True, gc=False):
    """The table as one seat or a spectator sees it."""

    game: str
    seat: int | None  # the seat that sees it; None: a spectator
    round: int
    rounds: int
    deal: int  # the Place card of this round
    keep: int
    phase: str
    first: int  # the seat with the First Player token
    active: int | None  # the seat whose action turn it is
    bank: int
    deck_size: int | None
    used: list[str]  # powers the active seat has used this turn
    leaders: dict[str, int | None]  # the seat with the majority in each character
    seats: list[SeatView]
    waiting: list[Waiting]
    scores: list[ScoreView] | None  # at the end
