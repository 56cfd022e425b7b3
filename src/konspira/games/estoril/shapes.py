"""The shapes of views (EST-12). Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec

from konspira.kernel.game import Waiting
from konspira.kernel.showing import Seen


class CharacterView(msgspec.Struct, frozen=True, gc=False):
    """A character in the town. `card` is None if the viewer may not know it."""

    seat: int
    card: str | None
    face_down: bool
    moved: bool  # moved by a seducer: its symbols are silent
    protected: bool
    known_to: list[int]  # the seats that know a face-down card
    strength: int | None  # while its location is being resolved; its parts are:
    flags: int  # from nationalists
    location: int  # from a hotel
    dice: list[int]  # in a casino


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """An action space."""

    id: str
    number: int  # I is 1
    row: int
    column: int
    outer: bool
    top_secret: bool
    peek: str
    character: CharacterView | None


class RewardView(msgspec.Struct, frozen=True, gc=False):
    """The card on a reward space."""

    card: str | None
    face_down: bool
    known_to: list[int]


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A location of this round."""

    id: str
    number: int
    slot: int
    rotation: int
    resolved: bool
    reward_row: int | None  # None: in the middle of the tile, in no cell
    reward_column: int | None
    reward_secret: bool
    reward: RewardView | None
    spaces: list[SpaceView]


class MissionView(msgspec.Struct, frozen=True, gc=False):
    """A mission on the table."""

    id: str | None
    between: list[int] | None  # the seats that may look at it; None: all may
    counts: list[int] | None  # the value of each seat's cards for it now


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer sees it. `None` stands for facts that the viewer may not know."""

    hand_size: int
    hand: list[str] | None
    known_hand: list[str]  # cards that all saw coming into the hand
    owned: list[str] | None  # in hand and in the town together (EST-12.1)
    discards: list[str]
    markers: int
    ready: bool  # is done with its discards
    picks: list[str] | None  # the cards that it has chosen to discard
    agenda: str | None
    total: int | None  # points of its cards now, without agendas and hidden missions


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """A seat's final score and its parts (EST-10)."""

    discards: int
    hand: int
    missions: dict[str, int]
    agenda: int
    completed: int
    total: int
    rank: int


class View(Seen, frozen=True, gc=False):
    """The table as one seat or a spectator sees it."""

    game: str
    seat: int | None  # the seat that sees it; None: a spectator
    edition: str
    round: int
    rounds: int
    keep: int
    phase: str
    first: int  # the seat with the first player card
    resolving: str | None  # the location being resolved ...
    acting: str | None  # ... the space whose character may use its symbols ...
    totals: list[int | None]  # ... and each seat's strength there
    town: list[TileView]  # in slot order
    deck: list[str | None]  # top to bottom
    box: list[str]  # recruits that are out of the game
    missions: list[MissionView]
    set_aside: str | None
    seats: list[SeatView]
    waiting: list[Waiting]
    scores: list[ScoreView] | None  # at the end
