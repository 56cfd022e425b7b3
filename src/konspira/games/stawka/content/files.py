"""The rows of the content files before their terms are read: the terms are plain tables here."""

from __future__ import annotations

import msgspec

from konspira.games.stawka.content.rows import (
    AgentFields,
    Color,
    ItemFields,
    LocationCardFields,
    ReactionFields,
    Row,
    Tag,
    ThreatFields,
)

Data = dict[str, object]  # a term


class ChoiceRow(msgspec.Struct, forbid_unknown_fields=True):
    """An object to be chosen: at most one of filter, colors and where says which ones fit."""

    name: str
    domain: str
    filter: str = "any"
    colors: list[Color] = []
    where: Data | None = None


class AbilityRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An ability of a component."""

    trigger: list[str]
    do: list[Data]
    when: list[Data] = []
    cost: list[Data] = []
    choose: list[ChoiceRow] = []
    duration: str = "instant"
    limit: str = "used_up"
    mandatory: bool = False


class AgentRow(AgentFields, kw_only=True):
    """[[agent]] of agents.toml."""

    trait: AbilityRow


class ItemRow(ItemFields, kw_only=True):
    """[[item]] of items.toml."""

    ability: AbilityRow | None = None


class PartRow(msgspec.Struct, forbid_unknown_fields=True):
    """The basic or the special part of a mission."""

    when: list[Data]
    consume: list[Data] = []
    unlocks: Tag | None = None


class MissionRow(Row, kw_only=True):
    """[[mission]] of missions.toml."""

    agent: str
    basic: PartRow
    special: PartRow


class ThreatRow(ThreatFields, kw_only=True):
    """[[threat]] of threats.toml."""

    ability: AbilityRow | None = None


class LocationCardRow(LocationCardFields, kw_only=True):
    """[[location_card]] of location_cards.toml."""

    abilities: list[AbilityRow]


class ReactionRow(ReactionFields, kw_only=True):
    """[[reaction]] of reactions.toml."""

    polish: AbilityRow
    german: AbilityRow
