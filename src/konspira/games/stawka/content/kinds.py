"""The kinds of parameters that terms have, and what can stand for each (rules file, section 6)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.content import vocabulary as v

# Parameters that take one word of a short list.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("talk_roll", "interrogation_roll", "vigilance_roll", "attack_roll"),
    "dice": ("all",),
    "new": ("new",),
    "check": ("rank_check", "vigilance_test"),
    "result": ("success",),
    "stat": ("rank", "ap_limit", "defence", "vigilance", "item_limit", "bribe_rank"),
    "look": ("appearance",),
    "appearance": ("civil", "uniform"),
    "player": ("me", "foe", *v.SIDES),
    "prohibition": ("leave_field", "leave_sector"),
    "permission": (
        "ignore_document_control",
        "pass_mission_despite_enemies",
        "pass_mission_in_sector",
        "pass_mission_as_chief",
    ),
    "chooser": ("owner", "me", "foe", "random", *v.SIDES),
    "draw": ("top", "look_n_choose_1"),
    "keep": ("keep",),
    "pick": ("random", "choose"),
    "deck": ("location", "reaction"),
    "current": ("current_step", "current_action"),
    "reason": ("room_217",),
    "counter": ("pulkowski_modifier", "audi_defence", "audi_attack", "dismiss_bonus"),  # 6.10
    "side": v.SIDES,
    "function": v.FUNCTIONS,
    "procedure": ("arrest", "kidnap", "document_control", "dismiss_threat", "effect"),
    "cause": ("attack",),
    "level": v.LEVELS,
    "scenario": v.SCENARIOS,
    "duration": v.DURATIONS,
    "member": ("any", "not_chief"),
}

# Parameters that take a name, an id or a look-up: what they may name, and which look-ups fit.
TYPES: Final[dict[str, tuple[str, ...]]] = {
    "agent": ("agent",),
    "figure": ("agent", "car"),
    "thing": ("agent", "token", "location"),
    "target": ("agent", "color"),
    "color": ("color",),
    "colored": ("agent", "marker"),
    "location": ("location",),
    "place": ("location", "sector", "street"),
    "sector": ("sector",),
    "token": ("token",),
    "selector": ("field",),
    "release": ("field", "anywhere"),
}
YIELDS: Final = {  # what a look-up gives
    "sector_of": "sector",
    "location_of": "location",
    "color_of": "color",
    "field": "field",
    "same_field_as": "field",
}
