"""Reads and checks the content of the game (content file; vocabulary: rules file, section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from konspira.games.stawka.content import files, names, rows
from konspira.games.stawka.content.checks_board import check_locations, check_sectors
from konspira.games.stawka.content.checks_cards import (
    check_agents,
    check_items,
    check_location_cards,
    check_missions,
    check_planning,
    check_reactions,
    check_threats,
    check_tiles,
    check_top_secret,
)
from konspira.games.stawka.content.checks_free import check_free, check_words
from konspira.games.stawka.content.checks_scenarios import check_scenarios
from konspira.games.stawka.content.findings import Problem, rows_differ, unknown_stated
from konspira.games.stawka.content.reading import read_ability, read_part
from konspira.games.stawka.content.rows import Content, Row
from konspira.games.stawka.content.terms import BadTerm
from konspira.kernel.content import Pack
from konspira.kernel.sources import Origin

FILES = (
    "planning.toml",
    "agents.toml",
    "sectors.toml",
    "locations.toml",
    "items.toml",
    "tiles.toml",
    "top_secret.toml",
    "missions.toml",
    "threats.toml",
    "location_cards.toml",
    "reactions.toml",
    "scenarios.toml",
    "free.toml",
    "words.toml",
)
# Effects got names (ADR 0014); older tables and records stay valid.
SAME = {"21cd0974bfd6f837": "35a94d0bb554370a"}
ORIGIN = Origin(
    rulebooks=("Stawka większa niż życie (Inte-gra, TVP, 2015)",),
    keys=("character", "side", "home", "location", "agent", "tile", "face"),
    named=("agent", "sector", "location"),
)
Raw = TypeVar("Raw", bound=Row)
Read = TypeVar("Read", bound=Row)


_LOADED: dict[str, Content] = {}  # by hash: a pack is read and checked once


def load(pack: Pack) -> Content:
    """Return the rows of a pack, every one of them checked."""
    if pack.hash not in _LOADED:
        _LOADED[pack.hash] = _load(pack)
    return _LOADED[pack.hash]


def _load(pack: Pack) -> Content:
    content = Content(
        planning=_rows(pack, "planning", rows.Plan, names.PLANS),
        agents=_made(pack, "agent", files.AgentRow, names.DOCUMENTS, _agent),
        sectors=_rows(pack, "sector", rows.Sector, names.SECTORS),
        locations=_rows(pack, "location", rows.Location, names.LOCATIONS),
        items=_made(pack, "item", files.ItemRow, names.ITEMS, _item),
        tiles=_rows(pack, "tile", rows.Tile, names.TILES),
        top_secret=_rows(pack, "top_secret", rows.TopSecret, names.TOP_SECRET),
        missions=_made(pack, "mission", files.MissionRow, names.MISSIONS, _mission),
        threats=_made(pack, "threat", files.ThreatRow, names.THREATS, _threat),
        location_cards=_made(
            pack, "location_card", files.LocationCardRow, names.LOCATION_CARDS, _location_card
        ),
        reactions=_made(pack, "reaction", files.ReactionRow, names.REACTIONS, _reaction),
        scenarios=_rows(pack, "scenario", rows.Scenario, names.SCENARIOS),
        free=_rows(pack, "free", rows.FreeGame, names.DIFFICULTIES),
        words=_rows(pack, "words", rows.WordList, names.LANGUAGES),
    )
    _check(pack, "planning", check_planning, content)
    _check(pack, "agent", check_agents, content)
    _check(pack, "sector", check_sectors, content)
    _check(pack, "location", check_locations, content)
    _check(pack, "item", check_items, content)
    _check(pack, "tile", check_tiles, content)
    _check(pack, "top_secret", check_top_secret, content)
    _check(pack, "mission", check_missions, content)
    _check(pack, "threat", check_threats, content)
    _check(pack, "location_card", check_location_cards, content)
    _check(pack, "reaction", check_reactions, content)
    _check(pack, "scenario", check_scenarios, content)
    _check(pack, "free", check_free, content)
    _check(pack, "words", check_words, content)
    return content


def _file(key: str) -> str:
    """Return the file that holds the rows `[[key]]`."""
    return f"{key}.toml" if f"{key}.toml" in FILES else f"{key}s.toml"


def _rows(pack: Pack, key: str, kind: type[Raw], known: list[str]) -> list[Raw]:
    """Return the rows of a file in the order of the known ones: their numbers follow from it."""
    found = pack.rows(_file(key), key, kind)
    ids = [row.id for row in found]
    if ids != known:
        raise pack.wrong(_file(key), key, rows_differ(ids, known))
    for row in found:
        for name in row.stated:
            if name not in kind.__struct_fields__:
                problem = unknown_stated(name, kind.__struct_fields__)
                raise pack.wrong(_file(key), f"{key} {row.id}", problem)
    return found


def _made(
    pack: Pack, key: str, kind: type[Raw], known: list[str], make: Callable[[Raw], Read]
) -> list[Read]:
    """Return rows with terms, which are read here."""
    made: list[Read] = []
    for row in _rows(pack, key, kind, known):
        try:
            made.append(make(row))
        except BadTerm as error:
            raise pack.wrong(_file(key), f"{key} {row.id}", error.problem) from None
    return made


def _check(pack: Pack, key: str, check: Callable[[Content], None], content: Content) -> None:
    """Check rows against each other; a mistake names its row."""
    try:
        check(content)
    except Problem as problem:
        row = f"{key} {problem.row}" if problem.row else key
        raise pack.wrong(_file(key), row, problem.remedy) from None


# -- rows with terms -------------------------------------------------------------------------------


def _agent(row: files.AgentRow) -> rows.Agent:
    trait = read_ability(row.trait, "trait", row.side, "trait")
    return rows.Agent(**{**msgspec.structs.asdict(row), "trait": trait})


def _item(row: files.ItemRow) -> rows.Item:
    found = row.ability
    ability = None if found is None else read_ability(found, "item", row.used_by, "ability")
    return rows.Item(**{**msgspec.structs.asdict(row), "ability": ability})


def _mission(row: files.MissionRow) -> rows.Mission:
    basic, special = read_part(row.basic, "basic"), read_part(row.special, "special")
    return rows.Mission(**{**msgspec.structs.asdict(row), "basic": basic, "special": special})


def _threat(row: files.ThreatRow) -> rows.Threat:
    found = row.ability
    ability = None if found is None else read_ability(found, "threat", row.side, "ability")
    return rows.Threat(**{**msgspec.structs.asdict(row), "ability": ability})


def _location_card(row: files.LocationCardRow) -> rows.LocationCard:
    abilities = [
        read_ability(ability, "location", row.side, f"ability {place + 1}")
        for place, ability in enumerate(row.abilities)
    ]
    return rows.LocationCard(**{**msgspec.structs.asdict(row), "abilities": abilities})


def _reaction(row: files.ReactionRow) -> rows.Reaction:
    polish = read_ability(row.polish, row.card_class, "polish", "polish")
    german = read_ability(row.german, row.card_class, "german", "german")
    return rows.Reaction(**{**msgspec.structs.asdict(row), "polish": polish, "german": german})
