"""The shapes of views (EME-19). Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec

from konspira.kernel.game import Waiting
from konspira.kernel.showing import Seen


class CityView(msgspec.Struct, frozen=True, gc=False):
    """A city with its stack, its royal and the pieces of each seat."""

    id: str
    bombs: int  # to kill an agent here
    stack: int  # cards in its stack, the face-up one included
    card: str | None  # the face-up one
    city_card: str  # the place of the city's own card: stack, taken or gone
    royal: str
    royal_place: str  # stack, slot, taken or gone
    royal_bombs: int
    royal_points: int
    lost: int  # cards that Cthulhu has removed unseen
    cubes: list[int]
    agents: list[int]
    zombies: list[int]
    leader: int | None
    lead: int  # by how many pieces


class TableauView(msgspec.Struct, frozen=True, gc=False):
    """A card kept beside the identity, with the pieces on it."""

    card: str
    victim: int | None  # the seat whose pawn lies on it
    agents: int  # own agents on Mi-Go or Yog-Sothoth
    fresh: bool  # a Mi-Go of this turn
    hidden: bool  # a royal that was hidden, not killed
    royal: str | None  # the royal on which a Hide Royalty lies


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer sees it. `None` stands for facts that the viewer may not know."""

    hand_size: int
    hand: list[str] | None
    known_hand: list[str]  # cards that all know to be in the hand
    deck_size: int
    deck: list[str] | None  # in no order
    cards: list[str] | None  # hand and deck together (EME-19.8)
    discard_size: int
    discard: list[str] | None
    tableau: list[TableauView]
    supply: int
    limbo: int
    agents: int  # in supply
    on_board: int
    tokens: int
    neutral: int
    restorationist: int
    loyalist: int
    kills: int
    total: int  # with the distance of the markers
    identity: str | None  # the card
    faction: str | None  # with the Change of Heart cards on it
    revealed: bool
    hearts: int
    looked_by: list[int]


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """The attack that may be blocked now."""

    kind: str
    seat: int
    card: str
    city: str
    victim: int | None


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """A seat's final score and its parts (EME-17)."""

    faction: str
    neutral: int
    own: int  # points of its faction
    kills: int
    track: int
    corrected: int
    penalty: int
    total: int
    rank: int


class View(Seen, frozen=True, gc=False):
    """The table as one seat or a spectator sees it."""

    game: str
    seat: int | None  # the seat that sees it; None: a spectator
    phase: str
    turn: int  # the number of each player's turn; 0 before the first
    first: int
    active: int
    actions: int  # left to the active seat
    free: int  # free actions it has taken
    target: int
    track: int  # the last space
    markers: dict[str, int]
    cities: list[CityView]
    zombies: int  # in the common supply
    purged: bool  # Society of Leopold has been played
    removed: list[str]  # cards that all saw leaving the game
    in_play: list[str]
    attack: AttackView | None
    seats: list[SeatView]
    plan: list[str]  # the viewer's unfinished choice
    waiting: list[Waiting]
    ends: list[str]  # the conditions that ended the game
    scores: list[ScoreView] | None  # at the end
