"""The numbers of a content pack, of the scenario and of the options, as the rules read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from konspira.games.stawka.abilities.texts import Ability, Goal

BASIC: Final = 0
EXTENDED: Final = 1
ADVANCED: Final = 2

NO_FUNCTION: Final = 0
PRIVATE: Final = 1
COMMON_OFFICER: Final = 2
SS_OFFICER: Final = 3
FUNCTIONS: Final = ["none", "private", "officer", "ss_officer"]

WEAPON: Final = 1
VALUABLE: Final = 2
TOOL: Final = 4
SAFE: Final = 8
EXPLOSIVE: Final = 16
PISTOL: Final = 32
OPENS_SAFE: Final = 64
TAGS: Final = ["weapon", "valuable", "tool", "safe", "explosive", "pistol", "opens_safe"]

ALARM: Final = 0
CONTROL: Final = 1
SUPPORT: Final = 7
PROTECTION: Final = 8
KINDS: Final = [
    "alarm",
    "document_control",
    "trap",
    "suspicious",
    "thief",
    "commotion",
    "dangerous_ground",
    "support",
    "agent_protection",
]
EXPOSURES: Final = ["evidence_10", "secret_at_10", "secret_any", "off"]
TIMEOUTS: Final = ["draw", "vp", "located", "polish"]
BANDS: Final = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]  # STA-9.2: bonus of a track


@mypyc_attr(allow_interpreted_subclasses=True)
class Layouts:
    """Makes the rules of a table whose sectors are laid during play."""

    __slots__ = ()

    def laid(self, layout: list[int]) -> Rules:
        """Return the rules with these sectors on the board: sector, column, row, turn of each."""
        raise NotImplementedError


class Rules:
    """The rules of a table: the same for the whole game, or until the next sector is laid."""

    __slots__ = (
        "abilities",
        "allowed",
        "appearance",
        "arrest_cost",
        "audi",
        "audi_doc",
        "audi_exact",
        "audi_near",
        "audi_stop",
        "bands",
        "barred",
        "basic_audi",
        "basic_evidence",
        "basic_vp",
        "block",
        "breaks_at",
        "bribed_talk",
        "by_itself",
        "card_abilities",
        "card_place",
        "carried",
        "chief",
        "chief_death",
        "class_of",
        "color",
        "dollars",
        "draft",
        "draft_first",
        "draft_limit",
        "evidence",
        "explosives_free",
        "exposure",
        "exposure_rule",
        "failed_rank_uses",
        "far",
        "field_of",
        "fields",
        "film",
        "fixed_token",
        "fold",
        "fort",
        "fort_control",
        "function",
        "gate",
        "give_up",
        "goals",
        "guard",
        "guard_token",
        "halves",
        "has_radio",
        "hotel",
        "hotel_vp",
        "hunter",
        "interrogations",
        "item_ability",
        "item_modifier",
        "item_of",
        "item_range",
        "item_stat",
        "item_uniform",
        "item_windows",
        "keep_items",
        "keep_not_black",
        "keep_track",
        "keeper",
        "kidnap_defence",
        "kidnap_uses",
        "kind_of",
        "kloss_arrestable",
        "kloss_document",
        "layouts",
        "level",
        "lexicon",
        "location_limit",
        "lock",
        "mandatory",
        "mandatory_here",
        "max_talks",
        "mission_of",
        "modifier",
        "near",
        "neighbours",
        "network",
        "not_cards",
        "open_tracks",
        "optional",
        "optional_here",
        "overflow_vp",
        "own_die",
        "part",
        "password",
        "per_roll",
        "per_test",
        "persistent",
        "person",
        "phone",
        "place_at",
        "places",
        "plan_draw",
        "plan_pool",
        "plan_precedence",
        "police",
        "prisoners",
        "radio_places",
        "radio_secrets",
        "reaction_count",
        "rotation",
        "row_of",
        "safe_equal",
        "scenario",
        "secret_letter",
        "secret_tokens",
        "secret_vp",
        "sector_of",
        "sectors",
        "size",
        "slot_of",
        "special_audi",
        "special_choice",
        "special_letter",
        "special_secret",
        "special_vp",
        "spend_any",
        "spots",
        "stage_cap",
        "stages",
        "starred",
        "start",
        "stats",
        "substitute",
        "support_board",
        "surplus_audi",
        "tags",
        "threat_ability",
        "tile_of",
        "timeout",
        "title",
        "token_fields",
        "token_rows",
        "top_secret",
        "top_secret_counts",
        "tracks",
        "trait_ability",
        "trait_stat",
        "victory_secrets",
        "victory_vp",
        "window_items",
        "windows",
        "woman",
        "words",
    )

    level: int
    scenario: int
    part: int  # of the campaign
    stages: int
    # documents, by number
    person: list[int]  # the character
    slot_of: list[int]  # by document: side * 4 + colour
    stats: list[list[int]]  # by document: see `words.STATS`, then single, double, secret thresholds
    function: list[int]
    appearance: list[int]  # 1: uniform
    woman: list[bool]
    chief: list[bool]
    trait_ability: list[int]  # by document; -1: it is always on
    trait_stat: list[list[int]]  # changes by a static trait
    allowed: list[int]  # permissions of a static trait, as bits
    # the board, by field
    fields: list[int]  # of this board, in order
    sectors: list[int]
    sector_of: list[int]
    place_at: list[int]  # the location on a field, or -1
    near: list[list[list[int]]]  # by side: the neighbouring fields
    far: list[list[list[int]]]  # by side: distances (STA-2.6); -1: no way
    gate: list[list[int]]  # by field: fields that are entered from it by a gate
    fort: list[bool]
    # locations, by number
    places: list[int]  # on this board
    field_of: list[int]  # -1: not on this board
    phone: list[bool]
    substitute: list[int]
    neighbours: list[list[int]]  # by location: the fields beside it
    police: int  # the sector where arrests never fail
    # items and tiles
    item_of: list[int]  # by tile
    evidence: list[list[int]]  # by tile: its evidence by colour
    lock: list[int]  # by tile
    starred: list[bool]  # by item
    tags: list[int]
    item_modifier: list[int]
    item_range: list[int]
    dollars: list[int]
    item_ability: list[int]  # -1: none
    item_stat: list[list[int]]
    item_uniform: list[bool]
    top_secret: list[list[int]]  # by card: evidence by colour
    # cards and tokens
    mission_of: list[int]  # by mission: the character
    goals: list[list[Goal]]  # by mission: basic, special
    row_of: list[int]  # by token: its row
    kind_of: list[int]  # by row
    modifier: list[int]
    persistent: list[bool]
    threat_ability: list[int]
    token_rows: list[int]  # by row: its side
    token_fields: list[list[int]]  # by side: the fields of its tokens (STA-14.4), sorted
    card_place: list[int]  # by location card
    card_abilities: list[list[int]]
    class_of: list[int]  # by reaction card
    block: list[bool]
    reaction_count: list[int]
    halves: list[list[int]]  # by reaction card: the ability of each side
    plan_precedence: list[int]
    plan_pool: list[int]
    plan_draw: list[int]
    abilities: list[Ability]
    windows: int  # that some component of this game can use, as bits
    not_cards: int  # the same without reaction cards
    mandatory: int  # windows that mandatory traits use, as bits
    optional: int  # windows that other traits use, as bits
    mandatory_here: int  # the same of agents who are in this game from its start
    optional_here: int
    by_itself: list[int]  # by document: windows in which its trait is mandatory, as bits
    item_windows: int  # windows that items can be used in, as bits
    window_items: list[list[int]]  # by window: abilities of items that lie face down
    # the scenario
    start: list[tuple[int, int]]  # (document or character, field or -1)
    draft: list[int]  # the fields where figures may be placed
    draft_first: int
    draft_limit: int
    kloss_document: int
    location_limit: int
    open_tracks: int
    victory_vp: int
    victory_secrets: int
    exposure: bool
    exposure_rule: int  # see EXPOSURES
    timeout: int  # see TIMEOUTS
    basic_vp: int
    basic_evidence: int  # or evidence instead (STA-15.8); 0: no choice
    special_vp: int
    special_secret: bool
    secret_vp: int
    special_choice: bool  # one of the rewards of a special mission, not all
    special_letter: bool
    secret_letter: bool  # a secret shows a letter of the enemy's password (STA-F.2)
    prisoners: bool  # three Polish agents in jail at once are an ending
    network: bool  # STA-10.12 and the end of STA-12.16 are in force
    tracks: list[int]  # evidence at the start: player * 4 + colour
    title: str  # of a player's own scenario
    # the free scenario
    spots: list[int]  # sector, column, row, turn, four by four
    tile_of: list[int]  # by sector: its tile
    layouts: Layouts
    size: int  # how many sectors are laid; 0: the board is given
    rotation: bool
    password: bool
    words: list[int]  # that can be a password (see passwords.pack); empty: any letters
    lexicon: list[str]  # words that people would think of
    fold: list[int]  # by letter: the one it is compared as (STA-F.4)
    keep_track: bool  # a secret told in a talk clears nothing
    # the films
    film: bool  # has it a radio or a Black Audi?
    has_radio: bool
    radio_places: list[int]  # locations where the radio may be (STA-S4.1)
    radio_secrets: int  # secrets that Kloss needs to transmit
    hunter: int  # the character who arrests there without evidence
    kloss_arrestable: bool
    hotel: int  # the location that is closed (STA-S5.2), or -1
    hotel_vp: int
    audi: int  # the field where the Black Audi begins and has to come back to; -1: there is none
    audi_doc: int  # the number of its values among the documents
    audi_stop: int  # the field where its passenger is held
    audi_near: list[list[int]]  # by field: where it may drive to (STA-S6.4)
    guard_token: int  # the token that lies there from the start
    fixed_token: int  # a token that nothing removes or moves (STA-S6.3), or -1
    breaks_at: int
    guard: int
    basic_audi: list[int]  # the bonus of a basic mission: on attacks, on the defence (STA-S6.8)
    special_audi: list[int]
    secret_tokens: bool  # a secret moves or places tokens (STA-S6.9)
    surplus_audi: bool  # surplus evidence gives no VP (STA-S6.10)
    # options
    arrest_cost: int
    chief_death: bool
    failed_rank_uses: bool
    overflow_vp: bool
    kidnap_defence: bool
    kidnap_uses: bool
    support_board: bool
    per_test: int
    per_roll: int
    explosives_free: bool
    own_die: bool
    safe_equal: bool
    top_secret_counts: bool
    fort_control: int
    interrogations: int
    max_talks: int  # 0: no limit
    bribed_talk: bool
    give_up: bool  # in the middle of an activation (STA-4.8)?
    spend_any: bool  # Top Secret cards in the activation of any own agent (STA-18.11)?
    audi_exact: bool  # exactly two fields for a Top Secret card (STA-S6.11)?
    stage_cap: int
    bands: list[int]
    # the campaign
    carried: list[int]  # tracks of the part before, not halved; empty: nothing came before
    barred: int  # the document that Kloss may not use again, or -1
    keeper: int  # who may leave one track unhalved, or -1
    keep_not_black: bool
    keep_items: list[int]  # items of which the keeper may keep one
