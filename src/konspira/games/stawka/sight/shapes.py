"""The shape of each part of a view. Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec

from konspira.games.stawka.sight.running import ProcedureView, RollView
from konspira.games.stawka.sight.view_films import AudiView, RadioView, Standing
from konspira.kernel.game import Waiting
from konspira.kernel.showing import Seen


class PieceView(msgspec.Struct, frozen=True, gc=False):
    """A held thing. `id` is None if the viewer may not know it; its back shows its home."""

    id: str | None
    item: str | None
    home: str | None  # of a tile
    top_secret: bool
    face_up: bool


class AgentView(msgspec.Struct, frozen=True, gc=False):
    """A figure with its document."""

    agent: str
    document: str
    side: int
    color: str
    status: str
    field: str | None
    sector: str | None
    chief: bool
    uniform: bool
    rank: int
    ap_limit: int
    ap_spent: int
    defence: int
    vigilance: int
    item_limit: int
    single: int
    double: int
    secret: int
    items: list[PieceView]
    has_mission: bool
    mission: str | None
    missions_left: int
    kept_on_field: bool
    kept_in_sector: bool
    fugitive: bool


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """A threat token on the board."""

    side: int
    field: str
    face_up: bool
    threat: str | None


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A location of the board."""

    id: str
    tiles: int
    top: list[str | None]  # the stack from the top, as far as the viewer knows it
    safes: list[str]
    markers: list[str]
    destroyed: bool
    dynamite: int


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player. `None` stands for facts that the viewer may not know."""

    pool: int
    withdrawn: bool
    plan: str | None
    ready: bool  # has sealed a planning card
    used_plans: list[str]
    vp: int
    secrets: int
    tracks: dict[str, int]  # evidence on enemy colours; closed tracks are missing
    location_hand: int
    location_cards: list[str] | None
    known_location_cards: list[str]
    location_deck: int
    location_discards: list[str]
    reaction_hand: int
    reaction_cards: list[str] | None
    known_reaction_cards: list[str]
    converted: bool
    tokens: list[str] | None  # in the pool
    token_hand: list[str] | None  # drawn, to be placed
    tokens_in_hand: int
    used_tokens: list[str]
    bribed: str | None  # the bribed agent, until the bribe is carried out


class ActivationView(msgspec.Struct, frozen=True, gc=False):
    """The running activation."""

    agent: str
    leader: int
    moved: int  # AP of movement
    movement_over: bool
    acted: bool
    step_to: str | None
    drawn: str | None  # the tile in the searcher's hand, for him alone


class SpotView(msgspec.Struct, frozen=True, gc=False):
    """The place of a sector; `turn` is in degrees, clockwise."""

    sector: str
    column: int
    row: int
    turn: int


class BuilderView(msgspec.Struct, frozen=True, gc=False):
    """The free scenario: the agreed options, and the sectors that can still be laid."""

    difficulty: str
    size: int  # sectors in all
    faces: list[str]  # sectors that can still be laid; empty when the board is complete
    cells: list[list[int]]  # columns and rows where one may lie next
    rotation: bool


class PasswordView(msgspec.Struct, frozen=True, gc=False):
    """The password of one seat."""

    ready: bool  # a password was chosen
    word: str | None  # for its author alone
    letters: list[str | None]  # letters that are shown
    guesses: list[str]  # words that the enemy took for it
    candidates: int  # words of the list that it could be, by public knowledge; 0: no list


class View(Seen, frozen=True, gc=False):
    """The table with the eyes of one seat, or of a spectator."""

    game: str
    seat: int | None
    scenario: str
    title: str  # of a player's own scenario, else empty
    level: str
    stage: int
    stages: int
    phase: str
    first: int | None
    turn: int | None
    sectors: list[str]
    layout: list[SpotView]
    builder: BuilderView | None
    passwords: list[PasswordView]  # by seat; empty where there are none
    victory: list[str]  # the named endings of this table
    victory_vp: int
    victory_secrets: int
    exposure: bool
    agents: list[AgentView]
    places: list[PlaceView]
    tokens: list[TokenView]
    seats: list[SeatView]
    talked: list[list[str]]  # pairs of this stage
    interrogations: int
    reaction_deck: int
    reaction_discards: list[str]
    top_secret_deck: int
    top_secret_discards: list[str | None]
    removed: list[str]  # tiles out of the game that were shown
    grenades: list[str]
    activation: ActivationView | None
    procedures: list[ProcedureView]
    roll: RollView | None  # the last one that was made
    effects: list[list[str | int]]  # agent, what, amount
    standing: list[Standing]
    radio: RadioView | None  # film 1
    audi: AudiView | None  # film 3
    waiting: list[Waiting]
    ending: str | None
    winners: list[int]
