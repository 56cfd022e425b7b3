"""The kinds of parameters that terms have, and the values of each (rules file, section 6)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities import words
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.running import CAUSES
from konspira.games.stawka.state import COUNTERS

# Parameters that take one word of a short list.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("talk_roll", "interrogation_roll", "vigilance_roll", "attack_roll"),
    "dice": ("all",),
    "new": ("new",),
    "check": ("rank_check", "vigilance_test"),
    "result": ("success",),
    "stat": tuple(words.STATS),
    "look": ("appearance",),
    "appearance": ("civil", "uniform"),
    "player": ("me", "foe", *v.SIDES),
    "prohibition": ("leave_field", "leave_sector"),
    "permission": tuple(words.ALLOWED),
    "chooser": ("owner", "me", "foe", "random", *v.SIDES),
    "draw": ("top", "look_n_choose_1"),
    "keep": ("keep",),
    "pick": ("random", "choose"),
    "deck": ("location", "reaction"),
    "current": ("current_step", "current_action"),
    "reason": ("room_217",),
    "counter": tuple(COUNTERS),  # 6.10
    "side": v.SIDES,
    "function": v.FUNCTIONS,
    "procedure": tuple(CAUSES),
    "cause": ("attack",),
    "level": v.LEVELS,
    "scenario": v.SCENARIOS,
    "duration": v.DURATIONS,
    "member": ("any", "not_chief"),
}

# Parameters that take a name, an id or a look-up: the kinds of things named, and fitting look-ups.
TYPES: Final[dict[str, tuple[str, ...]]] = {
    "agent": ("agent",),
    "anybody": ("agent",),  # the Black Audi too, if a name stands for it
    "prisoner": ("agent",),  # or no figure
    "figure": ("agent", "car"),
    "thing": ("agent", "token", "location"),
    "target": ("agent", "color"),
    "source": ("agent", "color"),
    "instead": ("agent", "color"),  # asked for only if there is no prisoner
    "color": ("color",),
    "colored": ("agent",),
    "location": ("location",),
    "place": ("location", "sector", "street"),
    "sector": ("sector",),
    "token": ("token",),
    "selector": ("field",),
    "release": ("field", "anywhere"),
}
YIELDS: Final = {  # the kind of thing that a look-up returns
    "sector_of": "sector",
    "location_of": "location",
    "color_of": "color",
    "field": "field",
    "same_field_as": "field",
}
