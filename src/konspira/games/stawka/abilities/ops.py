"""Abilities as the engine reads them: rows of numbers made from the terms of the content files.

A condition is a tree of `Op`; the effects of an ability are a list of them with jumps. What an
argument names is a number (`value` in `lookups` finds the object): names below 40, characters from
40, objects themselves from 100, look-ups of a name in thousands.
"""

from __future__ import annotations

from typing import Final

# -- objects: figures are slots 0 to 7; other things have a number range of their own ----------
TOKEN: Final = 100
COLOR: Final = 200
PLACE: Final = 300  # locations
SECTOR: Final = 400
STREET: Final = 500
FIELD: Final = 600
NONE: Final = -1
UNASKED: Final = -2  # a choice that nobody has been asked for yet

# -- names (rules file, 6.7) -------------------------------------------------------------------
SELF: Final = 0
TARGET: Final = 1
MOVER: Final = 2  # searcher too
INITIATOR: Final = 3
TALKED_TO: Final = 4
IT: Final = 5
HERE: Final = 6
CHOICE: Final = 10  # c1, o1, p1, k1, l1, t1
CHOICES: Final = ["c1", "o1", "p1", "k1", "l1", "t1"]
PERSON: Final = 40  # + character
OF_SECTOR: Final = 1000  # + name: look-ups
OF_PLACE: Final = 2000
OF_COLOR: Final = 3000
OF_FIELD: Final = 4000

# -- targets of mission goals (6.9), as objects ------------------------------------------------
ANYBODY: Final = 700
CHIEF: Final = 701
NOT_CHIEF: Final = 702
SAME_COLOR: Final = 703
UNIFORMED: Final = 704
CIVIL: Final = 705
OWN_ANY: Final = 706
ENEMY_ANY: Final = 707
ENEMY_UNIFORM: Final = 708
OWN_COLOR: Final = 710  # + colour

# -- players -----------------------------------------------------------------------------------
ME: Final = 2  # polish is 0, german 1
FOE: Final = 3
OWNER: Final = 4
BY_CHANCE: Final = 5

# -- conditions (6.4) --------------------------------------------------------------------------
TRUE: Final = 0
AT: Final = 1
SAME_FIELD: Final = 2
SAME_SECTOR: Final = 3
DISTANCE_AT_MOST: Final = 4
ALONE_ON_FIELD: Final = 5
NO_ENEMY_IN_SECTOR: Final = 6
EVIDENCE_AT_LEAST: Final = 7
HOLDS: Final = 8
HOLDS_TOP_SECRET: Final = 9
HAS_MISSION: Final = 10
IS: Final = 11
SIDE: Final = 12
FUNCTION: Final = 13
APPEARANCE: Final = 14
WOMAN: Final = 15
IS_CHIEF: Final = 16
IS_PRISONER: Final = 17
PHONE_AT: Final = 18
VP_AT_LEAST: Final = 19
TOKEN_ON: Final = 20
CAN_PAY_AP: Final = 21
PROCEDURE: Final = 22
ROLLER: Final = 23
IS_INITIATOR: Final = 24
ATTACKER: Final = 25
CAPTOR: Final = 26
OFFICER: Final = 27
CAUSE: Final = 28
TALK_RESULT_IS: Final = 29
NOT: Final = 30
ANY_OF: Final = 31
ALL_OF: Final = 32
SINCE: Final = 33
NOT_BLACK: Final = 34
COLORED: Final = 35  # one of the colours of `n`, as bits
MAY_TALK: Final = 36  # what an effect asks for before it is offered (6.3)
MAY_GAIN_MISSION: Final = 37
MAY_MOVE: Final = 38
MAY_ARREST: Final = 39
FALSE: Final = 40

# -- effects (6.3) -----------------------------------------------------------------------------
MODIFY_ROLL: Final = 50
REROLL: Final = 51
AUTO_RESULT: Final = 52
MODIFY_STAT: Final = 53
SET_STAT: Final = 54
GAIN_EVIDENCE: Final = 55
LOSE_EVIDENCE: Final = 56
TRANSFER_EVIDENCE: Final = 57
GAIN_VP: Final = 58
CHANGE_POOL: Final = 59
SPEND_AGENT_AP: Final = 60
END_MOVEMENT: Final = 61
END_ACTIVATION: Final = 62
FORBID: Final = 63
ALLOW: Final = 64
RELOCATE: Final = 65
WALK: Final = 66
DRAW_TILE: Final = 67
REORDER_TILES: Final = 68
RECOLOR_TILE: Final = 69
FORCE_KEEP: Final = 70
DISCARD_ITEM: Final = 71
STEAL_ITEM: Final = 72
EXCHANGE_ITEMS: Final = 73
SKIP_MARKER: Final = 74
GAIN_TOP_SECRET: Final = 75
GAIN_MISSION: Final = 76
PEEK_MISSION: Final = 77
DRAW_LOCATION: Final = 78
DISCARD_LOCATION: Final = 79
DISCARD_REACTION: Final = 80
DRAW_REACTION: Final = 81
PEEK_HAND: Final = 82
CANCEL: Final = 83
PLACE_THREAT: Final = 84
MOVE_THREAT: Final = 85
REMOVE_THREAT: Final = 86
PEEK_THREAT: Final = 87
START_TALK: Final = 88
START_ARREST: Final = 89
START_INTERROGATION: Final = 90
TEST: Final = 91
RELEASE: Final = 92
PREVENT: Final = 93
WIN: Final = 94
ADD_COUNTER: Final = 95
JUMP: Final = 96  # to row n
JUMP_UNLESS: Final = 97  # to row n where the condition does not hold
JUMP_FAILED: Final = 98  # to row n after a failed test
EACH: Final = 99  # note the members of a set ...
NEXT: Final = 100  # ... take the next one, or jump to row n

# -- sets --------------------------------------------------------------------------------------
ENEMY_AGENTS_IN: Final = 0
ENEMY_THREATS_IN: Final = 1
MARKERS_ON: Final = 2

# -- events that goals count (6.9); a deed is kind * 100000 + object * 100 + number ------------
SEARCHED: Final = 1
TALKED: Final = 2
ENTERED: Final = 3
DISMISSED: Final = 4
GAVE_ITEM: Final = 5
OPENED_SAFE: Final = 6
ELIMINATED: Final = 7
ARRESTED: Final = 8

# -- domains of choices (6.8) ------------------------------------------------------------------
OWN_AGENT: Final = 0
ENEMY_AGENT: Final = 1
PRISONER: Final = 2
ANY_COLOR: Final = 3
ANY_PLACE: Final = 4
OWN_THREAT: Final = 5
ENEMY_THREAT: Final = 6

# -- durations and limits (6.6) ----------------------------------------------------------------
INSTANT: Final = 0
THIS_ROLL: Final = 1
THIS_ACTION: Final = 2
THIS_ACTIVATION: Final = 3
THIS_STAGE: Final = 4
WHILE_HELD: Final = 5
REST_OF_GAME: Final = 6
DURATIONS: Final = [
    "instant",
    "this_roll",
    "this_action",
    "this_activation",
    "this_stage",
    "while_held",
    "rest_of_game",
]
USED_UP: Final = 0
ONCE_PER_ACTION: Final = 1
ONCE_PER_ACTIVATION: Final = 2
ONCE_PER_STAGE: Final = 3
UNLIMITED: Final = 4
LIMITS: Final = [
    "used_up",
    "once_per_action",
    "once_per_activation",
    "once_per_stage",
    "unlimited",
]

# -- numbers of an agent that effects can change -----------------------------------------------
RANK: Final = 0
AP_LIMIT: Final = 1
DEFENCE: Final = 2
VIGILANCE: Final = 3
ITEM_LIMIT: Final = 4
BRIBE_RANK: Final = 5
STATS: Final = ["rank", "ap_limit", "defence", "vigilance", "item_limit", "bribe_rank"]

# -- permissions and prohibitions --------------------------------------------------------------
IGNORE_CONTROL: Final = 1
DESPITE_ENEMIES: Final = 2
IN_SECTOR: Final = 4
AS_CHIEF: Final = 8
ALLOWED: Final = {
    "ignore_document_control": IGNORE_CONTROL,
    "pass_mission_despite_enemies": DESPITE_ENEMIES,
    "pass_mission_in_sector": IN_SECTOR,
    "pass_mission_as_chief": AS_CHIEF,
}
LEAVE_FIELD: Final = 8  # behind the stats in a row of `boons`
LEAVE_SECTOR: Final = 9

# -- windows (6.2); only those that a shipped component uses -----------------------------------
STATIC: Final = 0
STAGE_START: Final = 1
STAGE_END: Final = 2
ACTIVATION_START: Final = 3
ACTIVATION_FREE: Final = 4
MOVE_DECLARED: Final = 5
STEP_BEFORE: Final = 6
STEP_AFTER: Final = 7
MOVE_END: Final = 8
TOKEN_ENTRY: Final = 9
TOKEN_ACTION: Final = 10
TOKEN_DISMISS_FAILED: Final = 11
SEARCH_DECLARED: Final = 12
SEARCH_BEFORE_DRAW: Final = 13
SEARCH_AFTER_DRAW: Final = 14
SEARCH_END: Final = 15
TALK_DECLARED: Final = 16
TALK_BEFORE_RANK: Final = 17
TALK_RANK_FAILED: Final = 18
TALK_BEFORE_ROLL: Final = 19
TALK_AFTER_ROLL: Final = 20
TALK_END: Final = 21
INTERROGATION: Final = 22
VIGILANCE_TEST: Final = 23
ARREST_AVOIDED: Final = 24
ATTACK: Final = 25
ELIMINATION: Final = 26
WINDOWS: Final = [
    "static",
    "stage_start",
    "stage_end",
    "activation_start",
    "activation_free",
    "move_declared",
    "step_before",
    "step_after",
    "move_end",
    "token_entry",
    "token_action",
    "token_dismiss_failed",
    "search_declared",
    "search_before_draw",
    "search_after_draw",
    "search_end",
    "talk_declared",
    "talk_before_rank_roll",
    "talk_rank_failed",
    "talk_before_roll",
    "talk_after_roll",
    "talk_end",
    "interrogation_before_roll",
    "vigilance_before_roll",
    "arrest_avoided",
    "attack_before_roll",
    "elimination_before",
]
MOVE_CLASS: Final = 0
SEARCH_CLASS: Final = 1
TALK_CLASS: Final = 2
CLASSES: Final = ["move", "search", "talk"]

# -- where an ability comes from ---------------------------------------------------------------
TRAIT: Final = 0
ITEM: Final = 1
THREAT: Final = 2
LOCATION_CARD: Final = 3
REACTION: Final = 4


class Op:
    """A condition or an effect. It never changes."""

    __slots__ = ("a", "b", "c", "code", "kids", "n")

    def __init__(self, code: int, a: int, b: int, c: int, n: int, kids: list[Op]) -> None:
        self.code = code
        self.a = a
        self.b = b
        self.c = c
        self.n = n
        self.kids = kids


class Pick:
    """An object that an ability lets somebody choose (6.8)."""

    __slots__ = ("domain", "filter", "named", "place", "seat")

    def __init__(self, place: int, domain: int, filter: list[Op], named: bool, seat: int) -> None:
        self.place = place  # among CHOICES
        self.domain = domain
        self.filter = filter
        self.named = named  # do conditions name it? Then the ability needs a legal object
        self.seat = seat  # whose tracks a colour is taken from (a player, see ME)


class Ability:
    """What a component can do. It never changes."""

    __slots__ = (
        "cost",
        "do",
        "duration",
        "kind",
        "limit",
        "linked",
        "mandatory",
        "number",
        "picks",
        "source",
        "used_by",
        "when",
        "windows",
    )

    def __init__(self, number: int, kind: int, source: int) -> None:
        self.number = number
        self.kind = kind
        self.source = source  # document, item, row of tokens or card
        self.windows = 0  # as bits
        self.used_by = NONE  # a seat, or NONE: both
        self.when: list[Op] = []
        self.linked: list[Op] = []  # conditions that name an object to be chosen
        self.cost: list[Op] = []
        self.picks: list[Pick] = []
        self.do: list[Op] = []
        self.duration = INSTANT
        self.limit = USED_UP
        self.mandatory = False
