"""The content of the game as the rules read it: one class for each kind of row (rules file, 6.1).

`source` covers a row: S stated in the rulebook, W a public web fact, R reconstructed. `stated`
lists the fields of a reconstructed row that the rulebook states. `files` has the rows before their
terms are read; `content` makes these out of them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from konspira.games.stawka.content.names import VictoryName
from konspira.games.stawka.content.terms import Term

Source = Literal["S", "W", "R"]
Side = Literal["polish", "german"]
Color = Literal["yellow", "purple", "blue", "black"]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields that every row has."""

    id: str
    source: Source
    stated: list[str] = []


class Choice(msgspec.Struct):
    """An object to be chosen (6.8). A filter is a condition, `not_self`, `colors` and so on."""

    name: str
    domain: str
    filter: Term | None


class Ability(msgspec.Struct, kw_only=True):
    """An ability of a component (section 6)."""

    trigger: list[str]
    used_by: Literal["any", "polish", "german"]
    when: list[Term]
    cost: list[Term]
    choose: list[Choice]
    do: list[Term]
    duration: str
    limit: str
    mandatory: bool


class Plan(Row, kw_only=True):
    """A planning card (STA-3.2)."""

    side: Side
    precedence: int
    ap_pool: int
    reaction_draw: int


class AgentFields(Row, kw_only=True):
    """The values on an agent's document (STA-1.5)."""

    character: str
    side: Side
    color: Color
    woman: bool
    function: Literal["none", "private", "officer", "ss_officer"]
    appearance: Literal["civil", "uniform"]
    is_chief: bool
    rank: int
    ap_limit: int
    defence: int
    vigilance: int
    talk_single: int
    talk_double: int
    talk_secret: int


class Agent(AgentFields, kw_only=True):
    """A document with its trait."""

    trait: Ability


class Field(msgspec.Struct, forbid_unknown_fields=True):
    """A field of a sector; its place is for drawing."""

    id: str
    x: int
    y: int
    location: bool = False
    fort: bool = False


class Path(msgspec.Struct, forbid_unknown_fields=True):
    """A path between two fields; a gate is a control on entering b from a (STA-2.8)."""

    a: str
    b: str
    only_side: Side | None = None
    gate: int | None = None


class Exit(msgspec.Struct, forbid_unknown_fields=True):
    """The place where a sector meets its neighbour (STA-2.2)."""

    edge: Literal["N", "E", "S", "W"]
    position: int
    field: str


class Sector(Row, kw_only=True):
    """One face of a tile (STA-2.1)."""

    tile: str
    face: Literal["front", "back"]
    fields: list[Field]
    paths: list[Path]
    exits: list[Exit]


class Location(Row, kw_only=True):
    """A location (STA-2.5, STA-2.7)."""

    sector: str
    phone: bool
    neighbours: int
    substitute: str | None = None


class ItemFields(Row, kw_only=True):
    """The values of a kind of item (STA-18)."""

    copies: int
    starred: bool
    tags: list[str] = []
    attack_modifier: int = 0
    range: int = 0
    dollars: int = 0
    used_by: Literal["any", "polish", "german"] = "any"


class Item(ItemFields, kw_only=True):
    """A kind of item; without an ability it works by a general rule."""

    ability: Ability | None


class Tile(Row, kw_only=True):
    """One item tile (STA-1.8); a safe has a lock instead of evidence."""

    home: str
    item: str
    evidence: dict[str, int] = {}
    lock: int = 0


class TopSecret(Row, kw_only=True):
    """A Top Secret card (STA-18.11)."""

    evidence: dict[str, int]


class Tag(msgspec.Struct, forbid_unknown_fields=True):
    """The action that a part of a mission unlocks for its holder (STA-10.1, STA-12.1)."""

    action: Literal["assassination", "arrest"]
    target: str


class MissionPart(msgspec.Struct):
    """The basic or the special part of a mission (STA-15.6)."""

    when: list[Term]
    consume: list[Term]
    tags: list[Tag]


class Mission(Row, kw_only=True):
    """A mission card (STA-15)."""

    agent: str
    basic: MissionPart
    special: MissionPart


class ThreatFields(Row, kw_only=True):
    """The values of a kind of threat token (STA-14)."""

    side: Side
    kind: str
    count: int
    modifier: int = 0
    persistent: bool = False


class Threat(ThreatFields, kw_only=True):
    """A kind of threat token; without an ability it works by a general rule."""

    ability: Ability | None


class LocationCardFields(Row, kw_only=True):
    """The values of a location card (STA-16)."""

    side: Side
    location: str


class LocationCard(LocationCardFields, kw_only=True):
    """A location card with its text; of two abilities one applies in a given scenario."""

    abilities: list[Ability]


class ReactionFields(Row, kw_only=True):
    """The values of a reaction card (STA-17)."""

    card_class: Literal["move", "search", "talk"]
    block: bool
    count: int


class Reaction(ReactionFields, kw_only=True):
    """A reaction card with its two halves."""

    polish: Ability
    german: Ability


class Spot(msgspec.Struct, forbid_unknown_fields=True):
    """The place of a sector on the grid of a scenario; `turn`: degrees clockwise."""

    id: str
    column: int
    row: int
    turn: Literal[0, 90, 180, 270] = 0


class Post(msgspec.Struct, forbid_unknown_fields=True):
    """An agent of a scenario and its starting place: a location, or "draft"."""

    character: str
    place: str


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """The rules for placing figures before stage 1 (rules file, 4.2 and 4.3)."""

    places: Literal["not_police", "any", "any_field"]  # locations; of the last one streets too
    first: Side
    per_sector: int  # agents of a network in one sector at most; 0: no limit


class Reward(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The reward of a mission or a secret: several fields add up.

    `evidence` is instead of the VP; with `choose` it is one of them.
    """

    vp: int = 0
    evidence: int = 0  # or this much evidence on the enemy of the holder's colour (STA-15.8)
    secret: bool = False  # of a mission: it counts as a secret gained; a secret told always does
    letter: bool = False  # a letter of the enemy's password (STA-F.2)
    choose: bool = False  # of a special mission: one of these things, not all (D-52)
    defence: int = 0  # for a German player: of the Black Audi (STA-S6.8)
    attack: int = 0  # for a Polish player: attacks on the Black Audi, by the agent that earned it
    tokens: bool = False  # move two tokens, or place one that the player chooses (STA-S6.9)


class Rewards(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The rewards of a scenario; without a reward for missions there are none (STA-15.9)."""

    secret: Reward
    basic: Reward | None = None
    special: Reward | None = None
    surplus: Literal["vp", "audi"] = "vp"  # the use of evidence above 10 (STA-9.4, STA-S6.10)
    keep_track: bool = False  # a secret told in a talk leaves the evidence where it is (STA-S6.9)


class Radio(msgspec.Struct, forbid_unknown_fields=True):
    """The hidden radio station (STA-S4.1 to STA-S4.6)."""

    closed: list[str]  # sectors in which it cannot be
    secrets: int  # secrets that Kloss needs to transmit
    hunter: str  # the agent who arrests there without evidence


class Car(msgspec.Struct, forbid_unknown_fields=True):
    """The Black Audi and its passenger (STA-S6.1 to STA-S6.7)."""

    start: str  # the place where it starts and has to come back to
    stop: str  # the place where its passenger is held
    token: str  # the threat token that guards him (STA-S6.3)
    ap_limit: int
    defence: int
    vigilance: int
    breaks_at: int  # the number that the roll against his resistance has to reach
    guard: int  # taken off that roll for every Polish agent that was there


class Victory(msgspec.Struct, forbid_unknown_fields=True):
    """A way to win: one of the named ones, with its number, if it has one."""

    name: VictoryName
    amount: int = 0


class Scenario(Row, kw_only=True):
    """A scenario (rules file, section 4)."""

    part: int = 0  # of the training campaign; 0: it stands alone
    level: Literal["basic", "extended", "advanced"]
    stages: int  # 0: no limit
    location_cards: int
    sectors: list[Spot]
    agents: list[Post]
    rewards: Rewards
    victory: list[Victory]
    timeout: Literal["draw", "vp", "located", "polish"]
    open_tracks: Literal["agents", "campaign"]
    kloss_document: str = ""  # "": the Polish player chooses (STA-1.7)
    draft: Draft | None = None
    title: str = ""  # of a player's own scenario
    carry_over: dict[str, dict[str, int]] = {}  # by side and colour: evidence at the start
    radio: Radio | None = None
    car: Car | None = None


class FreeGame(Row, kw_only=True):
    """A difficulty of the free scenario (rules file, 4.7)."""

    stages: int  # 0: no limit
    location_cards: list[int]  # with 4, 5, 6 and 7 sectors, at level advanced
    rewards: Rewards
    victory: list[Victory]


class WordList(Row, kw_only=True):
    """The words of one language that can be a password (STA-F.1)."""

    words: str


class Content(msgspec.Struct, kw_only=True):
    """All rows of a pack, each list in canonical order."""

    planning: list[Plan]
    agents: list[Agent]
    sectors: list[Sector]
    locations: list[Location]
    items: list[Item]
    tiles: list[Tile]
    top_secret: list[TopSecret]
    missions: list[Mission]
    threats: list[Threat]
    location_cards: list[LocationCard]
    reactions: list[Reaction]
    scenarios: list[Scenario]
    free: list[FreeGame]
    words: list[WordList]
