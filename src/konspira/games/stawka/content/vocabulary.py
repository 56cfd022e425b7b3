"""The one closed vocabulary of effects, conditions, windows and names (rules file, section 6).

The loader refuses all other words. Parameters stand in the order of the rules file, each followed
by its kind (see `kinds`); `?` marks one that may be left out.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import rules
from konspira.games.stawka.abilities import conditions, effects, words
from konspira.games.stawka.content import names

SIDES: Final = ("polish", "german")
COLORS: Final = ("yellow", "purple", "blue", "black")
LEVELS: Final = tuple(names.LEVELS)
FUNCTIONS: Final = tuple(rules.FUNCTIONS)
TAGS: Final = tuple(rules.TAGS)
KINDS: Final = tuple(rules.KINDS)
SCENARIOS: Final = (  # named by cards; those of the pack are in scenarios.toml
    "s1_meeting",
    "s2_first_clash",
    "s3_chestnuts",
    "s4_i_know_who_you_are",
    "s5_hotel_excelsior",
    "s6_top_secret",
)

# 6.2: components that use a window; reserved windows have no user and are left out.
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
CLASSES: Final = tuple(words.CLASSES)  # of reaction cards

# 6.7: the names that a window binds, and their kinds. `self` depends on the component.
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

EFFECTS: Final = {name: entry.params for name, entry in effects.EFFECTS.items()}  # 6.3
CONDITIONS: Final[dict[str, dict[str, str]]] = {  # 6.4
    **{name: params for name, (_, params) in conditions.CONDITIONS.items()},
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

DOMAINS: Final = {  # 6.8: the kind of thing for each chosen name
    "own_agent": "agent",
    "enemy_agent": "agent",
    "prisoner": "agent",
    "color": "color",
    "location": "location",
    "own_threat": "token",
    "enemy_threat": "token",
}
CHOSEN: Final = tuple(words.CHOICES)  # 6.7
FILTERS: Final = ("any", "not_self", "not_chief", "not_black")
DURATIONS: Final = tuple(words.DURATIONS)  # 6.6
LIMITS: Final = tuple(words.LIMITS)
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
