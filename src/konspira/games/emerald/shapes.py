"""The shape of what a seat may see (EME-19). Not compiled: a compiled Struct loses its options."""

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
    city_card: str  # where the city's own card is: stack, taken or gone
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
    """A card kept beside the identity, and what lies on it."""

    card: str
    victim: int | None  # whose pawn lies on it
    agents: int  # own agents on Mi-Go or Yog-Sothoth
    fresh: bool  # a Mi-Go of this turn
    hidden: bool  # a royal that was hidden, not killed
    royal: str | None  # what a Hide Royalty lies on


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer sees it. `None` stands for what the viewer may not know."""

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
    """What may be blocked now."""

    kind: str
    seat: int
    card: str
    city: str
    victim: int | None


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """The end: how each seat's score came about (EME-17)."""

    faction: str
    neutral: int
    own: int  # points of the own faction
    kills: int
    track: int
    corrected: int
    penalty: int
    total: int
    rank: int


class View(Seen, frozen=True, gc=False):
    """The table with the eyes of one seat, or of a spectator."""

    game: str
    seat: int | None  # whose eyes; None: a spectator's
    phase: str
    turn: int  # of each player; 0 before the first
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
    removed: list[str]  # cards that all have seen leaving the game
    in_play: list[str]
    attack: AttackView | None
    seats: list[SeatView]
    plan: list[str]  # the viewer's own choice as far as it is made
    waiting: list[Waiting]
    ends: list[str]  # why the game is over
    scores: list[ScoreView] | None  # at the end
