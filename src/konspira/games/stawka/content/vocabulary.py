"""The one closed vocabulary of effects, conditions, windows and names (rules file, section 6).

A word that does not stand here does not exist: the loader refuses it. Parameters stand in the order
of the rules file; behind each stands its kind (see `kinds`), and `?` marks one that may be left
out.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = ("polish", "german")
COLORS: Final = ("yellow", "purple", "blue", "black")
LEVELS: Final = ("basic", "extended", "advanced")
FUNCTIONS: Final = ("none", "private", "officer", "ss_officer")
TAGS: Final = ("weapon", "valuable", "tool", "safe", "explosive", "pistol", "opens_safe")
KINDS: Final = (
    "alarm",
    "document_control",
    "trap",
    "suspicious",
    "thief",
    "commotion",
    "dangerous_ground",
    "support",
    "agent_protection",
)
SCENARIOS: Final = (  # named by cards; those of the pack are in scenarios.toml
    "s1_meeting",
    "s2_first_clash",
    "s3_chestnuts",
    "s4_i_know_who_you_are",
    "s5_hotel_excelsior",
    "s6_top_secret",
)

# 6.2: which components use a window; reserved windows have no user and are left out.
WINDOWS: Final[dict[str, tuple[str, ...]]] = {
    "static": ("trait", "item"),
    "stage_start": ("trait",),
    "stage_end": ("trait",),
    "activation_start": ("trait", "item"),
    "activation_free": ("trait", "item", "location"),
    "move_declared": ("trait", "move"),
    "step_before": ("move",),
    "step_after": ("trait", "move"),
    "move_end": ("move",),
    "token_entry": ("threat",),
    "token_action": ("threat",),
    "token_dismiss_failed": ("threat",),
    "search_declared": ("search",),
    "search_before_draw": ("trait", "item"),
    "search_after_draw": ("trait", "search"),
    "search_end": ("search",),
    "talk_declared": ("talk",),
    "talk_before_rank_roll": ("trait",),
    "talk_rank_failed": ("talk",),
    "talk_before_roll": ("trait", "item", "talk"),
    "talk_after_roll": ("item", "talk"),
    "talk_end": ("talk",),
    "interrogation_before_roll": ("trait",),
    "vigilance_before_roll": ("trait", "item"),
    "arrest_avoided": ("trait",),
    "attack_before_roll": ("trait", "threat"),
    "elimination_before": ("item",),
}
CLASSES: Final = ("move", "search", "talk")  # of reaction cards

# 6.7: the names that a window binds, and what they name. `self` depends on the component.
_MOVE: Final = {"mover": "agent"}
_SEARCH: Final = {"searcher": "agent", "mover": "agent", "here": "location"}
_TALK: Final = {"target": "agent", "talk_initiator": "agent", "talked_to": "agent"}
_TARGET: Final = {"target": "agent"}
BOUND: Final[dict[str, dict[str, str]]] = {
    "move": _MOVE,
    "step": _MOVE,
    "token": _MOVE,
    "search": _SEARCH,
    "talk": _TALK,
    "vigilance": _TARGET,
    "arrest": _TARGET,
    "attack": _TARGET,
}

# 6.3
EFFECTS: Final[dict[str, dict[str, str]]] = {
    "modify_roll": {"roll": "roll", "amount": "number"},
    "reroll": {"roll": "roll", "dice": "dice", "keep": "new"},
    "auto_result": {"check": "check", "result": "result"},
    "modify_stat": {"agent": "agent", "stat": "stat", "amount": "number"},
    "set_stat": {"agent": "agent", "stat": "look", "value": "appearance"},
    "gain_evidence": {"player": "player", "target": "target", "amount": "number"},
    "lose_evidence": {"player": "player", "target": "target", "amount": "number"},
    "transfer_evidence": {"player": "player", "from": "color", "to": "color", "amount": "number"},
    "gain_vp": {"player": "player", "amount": "number"},
    "change_pool": {"player": "player", "amount": "number"},
    "spend_agent_ap": {"agent": "agent", "amount": "number"},
    "end_movement": {"agent": "agent"},
    "end_activation": {"agent": "agent"},
    "forbid": {"agent": "agent", "what": "prohibition", "duration": "duration"},
    "allow": {"agent": "agent", "what": "permission"},
    "relocate": {"agent": "agent", "selector": "selector", "chosen_by": "chooser"},
    "walk": {"agent": "agent", "steps": "number", "chosen_by": "chooser"},
    "draw_tile": {"agent": "agent", "location": "location", "mode": "draw", "n": "number"},
    "reorder_tiles": {"player": "player", "location": "location", "n": "number"},
    "recolor_tile_evidence": {"color": "color"},
    "force_tile_choice": {"mode": "keep"},
    "discard_item": {"agent": "agent", "count": "number", "chosen_by": "chooser"},
    "steal_item": {"from": "agent", "to": "agent", "chosen_by": "chooser"},
    "exchange_items": {"agent": "agent", "with": "agent"},
    "skip_marker": {"location": "location", "color": "color"},
    "gain_top_secret": {"agent": "agent"},
    "gain_mission": {"agent": "agent", "mode": "pick"},
    "peek_mission": {"player": "player", "agent": "agent"},
    "draw_location": {"player": "player", "count": "number"},
    "discard_location": {"player": "player", "count": "number", "chosen_by": "chooser"},
    "discard_reaction": {"player": "player", "count": "number", "chosen_by": "chooser"},
    "draw_reaction": {"player": "player", "count": "number"},
    "peek_hand": {"player": "player", "deck": "deck"},
    "cancel": {"target": "current"},
    "place_threat": {"player": "player", "source": "pick"},
    "move_threat": {"token": "token", "to": "location"},
    "remove_threat": {"token": "token"},
    "peek_threat": {"token": "token"},
    "start_talk": {
        "initiator": "agent",
        "target": "agent",
        "skip_rank": "flag",
        "bonus": "number?",
    },
    "start_arrest": {
        "officer": "agent",
        "target": "agent",
        "need_evidence": "number",
        "auto": "flag",
    },
    "start_interrogation": {"prisoner": "agent", "bonus": "number"},
    "vigilance_test": {
        "agent": "agent",
        "modifier": "number",
        "on_pass": "effects",
        "on_fail": "effects",
    },
    "release_prisoner": {"agent": "agent", "place": "release", "chosen_by": "chooser"},
    "prevent_elimination": {"agent": "agent"},
    "win": {"player": "player", "reason": "reason"},
    "add_counter": {"counter": "counter", "value": "number"},
    "if": {"when": "conditions", "then": "effects", "else": "effects?"},
    "for_each": {"set": "set", "do": "effects"},
}

# 6.4
CONDITIONS: Final[dict[str, dict[str, str]]] = {
    "at": {"x": "thing", "place": "place"},
    "same_field": {"a": "thing", "b": "thing"},
    "same_sector": {"a": "thing", "b": "thing"},
    "distance_at_most": {"a": "thing", "b": "thing", "n": "number"},
    "alone_on_field": {"a": "agent"},
    "no_enemy_in_sector": {"a": "agent"},
    "evidence_at_least": {"player": "player", "target": "target", "n": "number"},
    "holds": {"a": "agent", "filter": "filter", "n": "number"},
    "holds_top_secret": {"a": "agent", "n": "number"},
    "has_mission": {"a": "agent"},
    "is": {"a": "figure", "b": "figure"},
    "side": {"a": "agent", "side": "side"},
    "function": {"a": "agent", "function": "function"},
    "appearance": {"a": "agent", "value": "appearance"},
    "woman": {"a": "agent"},
    "is_chief": {"a": "agent"},
    "is_prisoner": {"a": "agent"},
    "phone_at": {"location": "location"},
    "vp_at_least": {"player": "player", "n": "number"},
    "token_on": {"location": "location", "side": "side"},
    "can_pay_ap": {"a": "agent", "n": "number"},
    "procedure": {"p": "procedure"},
    "roller": {"a": "agent"},
    "initiator": {"a": "agent"},
    "attacker": {"a": "agent"},
    "captor": {"a": "agent"},
    "officer": {"a": "agent"},
    "cause": {"what": "cause"},
    "talk_result_is": {"n": "number"},
    "level": {"level": "level"},
    "scenario": {"id": "scenario"},
    "not": {"of": "condition"},
    "any_of": {"of": "conditions"},
    "all_of": {"of": "conditions"},
}
GOALS: Final[dict[str, dict[str, str]]] = {"since": {"event": "event", "n": "number"}}  # 6.9

EVENTS: Final[dict[str, dict[str, str]]] = {  # 6.9
    "searched": {"location": "anywhere"},
    "talked": {"target": "aim", "result": "number"},
    "entered": {"location": "anywhere"},
    "dismissed_threat": {},
    "gave_item": {"item": "filter", "target": "aim"},
    "opened_safe": {},
    "eliminated": {"target": "aim"},
    "arrested": {"target": "aim"},
}
COSTS: Final[dict[str, dict[str, str]]] = {  # 6.5
    "discard_self": {},
    "discard_item": {"filter": "filter", "n": "number"},
    "discard_top_secret": {"n": "number"},
}
LOOKUPS: Final[dict[str, dict[str, str]]] = {  # 6.7
    "sector_of": {"x": "thing"},
    "location_of": {"a": "agent"},
    "color_of": {"x": "colored"},
    "field": {"x": "location"},
    "same_field_as": {"a": "agent"},
}
SETS: Final[dict[str, dict[str, str]]] = {  # 6.7
    "enemy_agents_in": {"sector": "sector", "filter": "member"},
    "enemy_threats_in": {"sector": "sector"},
    "markers_on": {"location": "location"},
}
MEMBERS: Final = {"enemy_agents_in": "agent", "enemy_threats_in": "token", "markers_on": "marker"}

DOMAINS: Final = {  # 6.8: what a chosen name names
    "own_agent": "agent",
    "enemy_agent": "agent",
    "prisoner": "agent",
    "color": "color",
    "location": "location",
    "own_threat": "token",
    "enemy_threat": "token",
}
CHOSEN: Final = ("c1", "o1", "p1", "k1", "l1", "t1")  # 6.7
FILTERS: Final = ("any", "not_self", "not_chief", "not_black")
DURATIONS: Final = (  # 6.6
    "this_roll",
    "this_action",
    "this_activation",
    "this_stage",
    "while_held",
    "rest_of_game",
    "instant",
)
LIMITS: Final = (
    "once_per_action",
    "once_per_activation",
    "once_per_stage",
    "unlimited",
    "used_up",
)
AIMS: Final = (  # 6.9: targets of goals
    "any",
    "chief",
    "not_chief",
    "same_color",
    "uniform",
    "civil",
    "own:any",
    "enemy:any",
    "enemy:uniform",
    *(f"color:{color}" for color in COLORS),
    *(f"own:{color}" for color in COLORS),
)
