"""The shape of what a seat may see. Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec

from konspira.kernel.game import Waiting
from konspira.kernel.showing import Seen


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer sees it. `None` stands for what the viewer may not know."""

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
    total: int  # what the seat would score now


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """The end: how each seat's total came about (SPI-12)."""

    characters: dict[str, int]  # what each character pays this seat
    events: int
    points: int
    total: int
    rank: int


class View(Seen, frozen=True, gc=False):
    """The table with the eyes of one seat, or of a spectator."""

    game: str
    seat: int | None  # whose eyes; None: a spectator's
    round: int
    rounds: int
    deal: int  # the Place card of this round
    keep: int
    phase: str
    first: int  # who has the First Player token
    active: int | None  # whose action turn it is
    bank: int
    deck_size: int | None
    used: list[str]  # powers the active seat has used this turn
    leaders: dict[str, int | None]  # who has the majority in each character
    seats: list[SeatView]
    waiting: list[Waiting]
    scores: list[ScoreView] | None  # at the end
