"""The numbers of a content pack and the options of a table, in the form that the rules use."""

from __future__ import annotations

from typing import Final

# The functions of texts (EME-18); content names them.
NO_EFFECT: Final = 0
ROYALTY_POINTS: Final = 1
TURN_COAT: Final = 2
WIPE_CITY: Final = 3
DRAW: Final = 4
CLAIM_TEXT: Final = 5
AGENT_BOMBS: Final = 6
REDRAW: Final = 7
HIDE_ROYALTY: Final = 8
LIMBO_BY_AGENTS: Final = 9
MORE_BOMBS: Final = 10
SEND_HOME: Final = 11
REPLACE_ANYWHERE: Final = 12
ADVANCE_LOYALISTS: Final = 13
SHELTER: Final = 14
BANISH_CUBES: Final = 15
EMPTY_LIMBO: Final = 16
SEND_AGENT: Final = 17
GUARD: Final = 18
KILL_ANYWHERE: Final = 19
CALM: Final = 20
PURGE: Final = 21
TERRIFY: Final = 22
REMOVE_CARD: Final = 23
REPLACE_HERE: Final = 24
LOOK: Final = 25
SACRIFICE: Final = 26
RAISE_DEAD: Final = 27
EFFECTS: Final = [
    "none",
    "royalty_points",
    "turn_coat",
    "wipe_city",
    "draw",
    "claim",
    "agent_bombs",
    "redraw",
    "hide_royalty",
    "limbo_by_agents",
    "bombs",
    "send_home",
    "replace_anywhere",
    "advance_loyalists",
    "shelter",
    "banish_cubes",
    "empty_limbo",
    "send_agent",
    "guard",
    "kill_anywhere",
    "calm",
    "purge",
    "terrify",
    "remove_card",
    "replace_here",
    "look",
    "sacrifice",
    "raise_dead",
]

# The times at which a text may be played (EME-11).
NO_HEADING: Final = 0
ACTION: Final = 1
FREE: Final = 2
BENEFIT: Final = 3
BLOCK_ONLY: Final = 4
ACTION_OR_BLOCK: Final = 5
HEADINGS: Final = ["none", "action", "free_action", "benefit", "block", "action_or_block"]

# The attacks that can be blocked (EME-12.3); the answers of a card are a set of bits.
ASSASSINATION: Final = 0
SHOGGOTH: Final = 1
ZOMBIES: Final = 2
VAMPIRES: Final = 3
CTHULHU: Final = 4
ATTACKS: Final = ["assassination", "shoggoth", "zombies", "vampires", "cthulhu"]


class Rules:
    """Numbers and options that stay the same for the whole game."""

    __slots__ = (
        "actions",
        "agents",
        "agents_each",
        "amount",
        "blocked_clears",
        "blocks",
        "bombs",
        "city_bombs",
        "copies",
        "cthulhu_shows",
        "cubes",
        "die",
        "discard_public",
        "effect",
        "exact_retrieve",
        "free_after",
        "free_cap",
        "free_payment",
        "hand",
        "heading",
        "heart_any",
        "immediate",
        "kill_points",
        "lestrade_self",
        "limbo",
        "loyalists",
        "mad_costs",
        "madness",
        "madness_faces",
        "marks",
        "move_once",
        "one_use",
        "penalty",
        "points",
        "points_first",
        "refill_again",
        "remove_undead",
        "reshuffle_eagerly",
        "restorationists",
        "reveal_agents",
        "royal_bombs",
        "royal_points",
        "stack",
        "starting_agents",
        "target",
        "tokens",
        "track",
        "turn_cap",
        "undead",
        "value",
        "zombie_pieces",
        "zombies",
    )

    # cards, by number
    copies: list[int]  # of a starting card: for each player
    agents: list[int]  # agent symbols (EME-5.7)
    value: list[int]  # symbol * KINDS + card: how many such symbols
    marks: list[int]  # the kinds of symbols on each card, as bits
    bombs: list[int]
    madness: list[bool]
    points: list[int]  # card * 4 + kind of points
    kill_points: list[int]  # -1: no box for a pawn
    heading: list[int]
    one_use: list[bool]
    effect: list[int]
    amount: list[int]
    blocks: list[int]
    undead: list[bool]
    # cities, by number
    city_bombs: list[int]
    royal_bombs: list[int]
    royal_points: list[int]
    # the table
    stack: int
    target: int
    hand: int
    actions: int
    cubes: int
    limbo: int
    agents_each: int
    starting_agents: int
    reveal_agents: int
    tokens: int
    zombies: int
    track: int
    loyalists: int
    restorationists: int
    die: int
    madness_faces: int
    penalty: int
    # rulings
    zombie_pieces: bool  # AMB-1
    free_payment: bool  # AMB-2
    exact_retrieve: bool  # AMB-37; never where overpaying is free
    reshuffle_eagerly: bool  # AMB-4
    free_after: bool  # AMB-9
    move_once: bool  # AMB-12
    points_first: bool  # AMB-13
    blocked_clears: bool  # AMB-16
    mad_costs: bool  # AMB-17
    heart_any: bool  # AMB-19
    refill_again: bool  # AMB-20
    immediate: bool  # AMB-21
    lestrade_self: bool  # AMB-23
    remove_undead: bool  # AMB-25
    discard_public: bool  # AMB-27
    cthulhu_shows: bool  # AMB-35
    free_cap: int  # EME-3.10
    turn_cap: int  # EME-16.7
