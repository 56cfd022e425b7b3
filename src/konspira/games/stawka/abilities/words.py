"""Words of the texts (rules file, section 6) as numbers: objects, windows, durations, stats."""

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
CHOICES: Final = ["c1", "o1", "p1", "k1", "l1", "t1"]  # names of chosen objects (6.7)

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
PEOPLE: Final = 720  # + character

# -- players who choose --------------------------------------------------------------------------
OWNER: Final = 4
BY_CHANCE: Final = 5

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
LEAVE_FIELD: Final = 8  # these come after the stats in a row of `boons`
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

# -- sources of an ability ---------------------------------------------------------------------
TRAIT: Final = 0
ITEM: Final = 1
THREAT: Final = 2
LOCATION_CARD: Final = 3
REACTION: Final = 4
