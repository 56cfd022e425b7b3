"""Writes a built board as a scenario file that `konspira scenario check` accepts and a table plays.

Everything comes from what a spectator has seen and heard, so a file can tell nothing hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.games.stawka.building import designs, scenarios
from konspira.games.stawka.building.design_checks import LONGEST_TITLE
from konspira.games.stawka.building.design_fields import SCENARIO
from konspira.games.stawka.content.names import FREE, LEVELS, SCENARIOS
from konspira.games.stawka.content.rows import Post, Rewards, Scenario
from konspira.games.stawka.state import Stawka

TABLES = ("rewards", "carry_over")  # written below the rest, each with a header of its own
PLACES = ("column", "row")  # written even if they are 0
Options = Mapping[str, str | bool | int]


def design(state: Stawka, options: Options, title: str) -> str | None:
    """Return the scenario of a table; None for one of the box or an incomplete board."""
    name = str(options["scenario"])
    if name in SCENARIOS:
        return None
    row = designs.scenario(name) if name != FREE else built(state, options, title)
    return None if row is None else written(row)


def built(state: Stawka, options: Options, title: str) -> Scenario | None:
    """Return the free scenario as it was agreed, laid and drafted."""
    view = state.view(None)
    if view.builder is None or view.builder.faces or view.phase == "setup":
        return None
    places = {
        str(event.facts["agent"]): str(event.facts["field"])
        for event in state.events(None)
        if event.kind == "figure-placed"
    }
    people = [agent.agent for agent in view.agents]
    if any(agent not in places for agent in people):
        return None  # a position that was loaded: the starting places are not known
    row = scenarios.chosen(designs.shipped(), options, state.layout)
    row = msgspec.structs.replace(row, agents=[Post(one, places[one]) for one in people])
    row = msgspec.structs.replace(row, draft=None, title=fitting(title))
    return row if row.level != LEVELS[0] else _simple(row)


def fitting(title: str) -> str:
    """Return the part of a title that a file can hold, or a usual title if nothing is left."""
    letters = "".join(letter for letter in title if letter.isprintable())
    return letters[:LONGEST_TITLE].strip() or FREE


def _simple(row: Scenario) -> Scenario:
    """Return a scenario of level basic without missions and prisoners."""
    victory = [one for one in row.victory if one.name != "prisoners"]
    return msgspec.structs.replace(row, victory=victory, rewards=Rewards(row.rewards.secret))


# -- TOML ------------------------------------------------------------------------------------------


def written(row: Scenario) -> str:
    """Return a scenario as the text of a file, without values that are the default."""
    data = designs.plain(row)
    known = {key: data[key] for key in SCENARIO if key in data}
    usual = {key: field.default for key, field in SCENARIO.items()}
    shown = {key: value for key, value in known.items() if value != usual[key]}
    lines = [f"[{designs.KEY}]"]
    lines += [f"{key} = {_value(shown[key])}" for key in shown if key not in TABLES]
    for table in TABLES:
        rows = {
            key: row
            for key, row in shown.get(table, {}).items()
            if any(row.values()) or key == "secret"
        }
        if rows:
            lines += ["", f"[{designs.KEY}.{table}]"]
            lines += [f"{key} = {_value(row)}" for key, row in rows.items()]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    """Write a value; rows of a list stand on lines of their own, without zeros and falses."""
    if isinstance(value, dict):
        kept = {key: one for key, one in value.items() if one or key in PLACES}
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in kept.items()) + " }"
    if isinstance(value, list):
        return "[\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)  # the escapes of JSON are those of TOML
    return str(value).lower()
