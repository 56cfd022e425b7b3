"""The vocabulary is the closed list of the rules file, section 6; every word of it is in use."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import konspira.games.stawka
from konspira.games.stawka.content import kinds
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.rows import Ability
from konspira.games.stawka.content.terms import Term
from konspira.kernel.content import Pack
from support.stawka_tables import RULES

FOLDER = Path(konspira.games.stawka.__file__).parent
CONTENT = content.load(Pack(FOLDER / "data", content.FILES))
TEXT = (RULES / "stawka.md").read_text(encoding="utf-8")


# Single components use these through effects of their own; a pack of one's own may name them.
SPARE = {
    *("all_of", "level", "woman", "is_prisoner", "can_pay_ap", "sector_of"),
    *("release_prisoner", "start_interrogation", "draw_location", "end_activation", "add_counter"),
}


def section(number: str) -> str:
    [found] = re.findall(rf"^### {re.escape(number)} .+?(?=^##)", TEXT, re.M | re.S)
    return str(found)


def first_cells(text: str) -> list[str]:
    """The code words in the first column of each table."""
    rows = re.findall(r"^\| (`[^|]+) \|", text, re.M)
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


def abilities() -> list[Ability]:
    found = [row.trait for row in CONTENT.agents]
    found += [row.ability for row in CONTENT.items if row.ability]
    found += [row.ability for row in CONTENT.threats if row.ability]
    found += [ability for row in CONTENT.location_cards for ability in row.abilities]
    return found + [half for row in CONTENT.reactions for half in (row.polish, row.german)]


def used() -> list[Term]:
    """Every term of the content, those inside others too."""
    found = [term for a in abilities() for term in [*a.when, *a.cost, *a.do]]
    found += [choice.filter for a in abilities() for choice in a.choose if choice.filter]
    for row in CONTENT.missions:
        for part in (row.basic, row.special):
            found += [*part.when, *part.consume]
    return [inner for term in found for inner in term.inner()]


def test_the_effects_are_those_of_the_rules_file_with_their_parameters() -> None:
    text = section("6.3")
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| ([^|]+) \|", text, re.M)
    listed = {word: cell for row, cell in rows for word in re.findall(r"`(\w+)`", row)}
    assert set(listed) == set(v.EFFECTS)
    for name, cell in listed.items():
        words = re.findall(r"\w+", re.sub(r"\([^()]*\)", "", cell))
        expected = [word.partition("=")[0] for word in words]
        for parameter in v.EFFECTS[name]:
            known = "name" if parameter == "counter" else parameter
            assert known in expected, (name, parameter)


def test_the_conditions_are_those_of_the_rules_file() -> None:
    listed = [word.partition("(")[0] for word in first_cells(section("6.4"))]
    assert set(listed) == set(v.CONDITIONS)
    for word in first_cells(section("6.4")):
        name, _, inside = word.partition("(")
        if name not in ("any_of", "all_of"):
            assert inside.count(",") + 1 == len(v.CONDITIONS[name]), word


def test_the_windows_are_those_that_a_shipped_component_uses() -> None:
    rows = re.findall(r"^\| (`.+?`) \| .+ \| ([^|]+) \|$", section("6.2"), re.M)
    free = {
        window: users
        for cell, users in rows
        for window in re.findall(r"`(\w+)`", cell)
        if users not in ("reserved", "rule")
    }
    assert set(free) == set(v.WINDOWS)
    kinds = {"trait": "traits", "item": "items", "location": "location cards", "threat": "tokens"}
    for window, users in v.WINDOWS.items():
        assert {kinds.get(user, f"{user} cards") for user in users} == {
            user for user in free[window].split(", ") if user != "support"
        }, window


def test_costs_durations_limits_domains_and_events_are_those_of_the_rules_file() -> None:
    for name in v.COSTS:
        assert f"`{name}" in section("6.5")
    for word in [*v.DURATIONS, *v.LIMITS]:
        assert f"`{word}`" in section("6.6") or word in ("instant", "used_up")
    assert set(first_cells(section("6.8"))) == set(v.DOMAINS)
    events = [word.partition("(")[0] for word in first_cells(section("6.9"))]
    assert set(events) == set(v.EVENTS)
    names = section("6.7")
    for word in v.LOOKUPS:
        assert f"`{word}(" in names
    for word in v.CHOSEN:
        assert re.search(rf"\b{word}\b", names)
    for word in kinds.WORDS["counter"]:
        assert f"`{word}`" in section("6.10")


def test_every_word_is_used_by_a_component() -> None:
    terms = {term.name for term in used()}
    known = {*v.EFFECTS, *v.CONDITIONS, *v.GOALS, *v.COSTS, *v.EVENTS, *v.LOOKUPS}
    assert known - terms == SPARE
    assert terms - known <= {"colors", *v.FILTERS}
    windows = {window for ability in abilities() for window in ability.trigger}
    assert windows == set(v.WINDOWS)


def test_every_way_to_be_wrong_has_a_mistake_that_shows_it() -> None:
    table = (Path(__file__).parent / "content_mistakes.txt").read_text(encoding="utf-8")
    shown = {line.split("|")[4].strip() for line in table.splitlines() if line.count("|") == 5}
    sources = ["terms", "reading", "findings", "checks_board", "checks_cards", "checks_scenarios"]
    codes = {
        str(node.args[0].value).removeprefix("stawka-")
        for name in sources
        for node in ast.walk(
            ast.parse((FOLDER / "content" / f"{name}.py").read_text(encoding="utf-8"))
        )
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Remedy"
        and isinstance(node.args[0], ast.Constant)
    }
    assert codes and codes <= shown
