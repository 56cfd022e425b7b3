"""The numbers of a content pack and the options of a table, in the form that the rules use."""

from __future__ import annotations

from typing import Final

# The effects of a location beyond the common rules (EST-8).
NOTHING_SPECIAL: Final = 0
NO_ASSASSINS: Final = 1
FLAG_BONUS: Final = 2
OUTER: Final = 3
DICE: Final = 4
LOSS: Final = 5
SPECIALS: Final = ["none", "no_assassins", "flag_bonus", "outer", "dice", "loss"]

# The reach of a space's peek icon (EST-5.2).
NO_PEEK: Final = 0
PEEK_TILE: Final = 1
PEEK_ADJACENT: Final = 2
PEEK_ANY: Final = 3
PEEKS: Final = ["none", "tile", "adjacent", "any"]


class Rules:
    """Numbers and options that stay the same for the whole game."""

    __slots__ = (
        "agenda_flags_distinct",
        "agenda_points",
        "agenda_starting",
        "agendas",
        "assassin_self",
        "boca_before",
        "boca_highest",
        "discard_points",
        "distinct",
        "edition",
        "final_count",
        "first_place",
        "flag",
        "hidden_flags",
        "hotel_flag",
        "keep",
        "local",
        "markers",
        "missions_shown",
        "must_peek",
        "needs_positive",
        "peek",
        "printed_order",
        "reward_local",
        "reward_secret",
        "round_up",
        "rounds",
        "second_place",
        "secret_missions",
        "seduced_bonus",
        "shared_first",
        "show_owned",
        "special",
        "strength",
        "strength_mission",
        "symbols",
        "top_secret",
        "vp",
        "weight",
        "white_markers",
    )

    # cards, by number
    strength: list[int]
    vp: list[int]
    flag: list[int]
    symbols: list[list[int]]
    # spaces and tiles, by number
    local: list[int]  # the cell of a space in its unrotated tile
    top_secret: list[bool]
    peek: list[int]
    reward_local: list[int]  # -1: in the middle, in no cell
    reward_secret: list[bool]
    special: list[int]
    hotel_flag: list[int]  # the flag that gets +1 there, or -1
    # missions, by number
    weight: list[list[int]]  # the value of each card for it
    distinct: list[bool]  # does each flag count only once?
    strength_mission: int  # never an agenda (EST-11.4)
    # the table
    rounds: int
    keep: int
    markers: int
    missions_shown: int
    first_place: int
    second_place: int  # 0 without Important Second Place
    shared_first: int
    discard_points: int
    agenda_points: int
    # editions and variants
    edition: str
    boca_highest: bool  # EST-8.8, edition de
    round_up: bool  # EST-11.9, edition de
    agenda_starting: bool  # EST-11.7
    agenda_flags_distinct: bool  # EST-11.7
    secret_missions: bool
    agendas: bool
    # rulings
    final_count: bool  # EST-Q1
    hidden_flags: bool  # EST-Q2
    assassin_self: bool  # EST-Q3
    printed_order: bool  # EST-Q4
    seduced_bonus: bool  # EST-Q6
    boca_before: bool  # EST-Q9
    needs_positive: bool  # EST-Q11
    white_markers: int  # EST-Q13; 0: as many as needed
    must_peek: bool  # EST-Q15
    show_owned: bool  # EST-Q26
