"""Reads the abilities of components and the parts of missions: their terms, names and windows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from konspira.games.stawka.content import names
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.files import AbilityRow, ChoiceRow, PartRow
from konspira.games.stawka.content.rows import Ability, Choice, MissionPart
from konspira.games.stawka.content.terms import (
    BadTerm,
    Scope,
    Term,
    allowed,
    no_word,
    read_term,
    read_terms,
)
from konspira.kernel.errors import Remedy

IDS: dict[str, str] = {
    **{f"agent:{id}": "person" for id in names.CHARACTERS},
    **{f"color:{color}": "color" for color in names.COLORS},
    **dict.fromkeys(names.LOCATIONS, "location"),
    **dict.fromkeys(names.SECTORS, "sector"),
    **dict.fromkeys(names.ITEMS, "item"),
    "street": "street",
}
STATIC = ("modify_stat", "set_stat", "allow")  # effects that can last without being used
LETTERS = {"c": "agent", "o": "agent", "p": "agent", "k": "color", "l": "location", "t": "token"}
User = Literal["any", "polish", "german"]


def read_ability(row: AbilityRow, user: str, used_by: User, path: str) -> Ability:
    """Read an ability of a trait, item, threat, location card or reaction card (its class)."""
    for window in row.trigger:
        fitting = [name for name, users in v.WINDOWS.items() if user in users]
        one_of(f"{path}, trigger", window, fitting)
    if not row.trigger or not row.do:
        text = f"{path}: an ability needs a trigger and at least one effect"
        raise BadTerm(Remedy("stawka-empty-ability", text, path=path))
    one_of(f"{path}, duration", row.duration, v.DURATIONS)
    one_of(f"{path}, limit", row.limit, v.LIMITS)
    scope = Scope(IDS, bound(row.trigger, user))
    for choice in row.choose:
        scope = bind(choice, scope, f"{path}, choose")
    ability = Ability(
        trigger=row.trigger,
        used_by=used_by,
        when=read_terms(row.when, (v.CONDITIONS,), scope, f"{path}, when"),
        cost=read_terms(row.cost, (v.COSTS,), scope, f"{path}, cost"),
        choose=[read_choice(choice, scope, f"{path}, choose") for choice in row.choose],
        do=read_terms(row.do, (v.EFFECTS,), scope, f"{path}, do"),
        duration=row.duration,
        limit=row.limit,
        mandatory=row.mandatory,
    )
    check_static(ability, path)
    check_choices_used(ability, path)
    return ability


def bound(windows: Iterable[str], user: str) -> dict[str, str]:
    """Return the names that all these windows bind for this kind of component (6.7)."""
    found: dict[str, str] = {}
    if user == "threat":
        found["self"] = "token"
    elif user not in v.CLASSES:
        found.update({"self": "agent", "here": "location"})
    for window in windows:
        found.update(v.BOUND.get(window.partition("_")[0], {}))
    return found


def bind(row: ChoiceRow, scope: Scope, path: str) -> Scope:
    """Return the scope with one more chosen name."""
    one_of(f"{path}, name", row.name, [name for name in v.CHOSEN if name not in scope.names])
    fitting = [name for name, type in v.DOMAINS.items() if type == LETTERS[row.name[0]]]
    one_of(f"{path} {row.name}, domain", row.domain, fitting)
    return scope.bind(row.name, v.DOMAINS[row.domain])


def read_choice(row: ChoiceRow, scope: Scope, path: str) -> Choice:
    """Read a choice, and its filter as one term (6.8)."""
    path = f"{path} {row.name}"
    one_of(f"{path}, filter", row.filter, v.FILTERS)
    given = [row.filter != "any", bool(row.colors), row.where is not None]
    if sum(given) > 1 or (row.colors and row.domain != "color"):
        text = f"{path}: at most one of filter, colors (for a color) and where"
        raise BadTerm(Remedy("stawka-two-filters", text, path=path))
    if row.where is not None:
        return Choice(row.name, row.domain, read_term(row.where, (v.CONDITIONS,), scope, path))
    if row.colors:
        return Choice(row.name, row.domain, Term("colors", {"of": list[str](row.colors)}))
    return Choice(row.name, row.domain, None if row.filter == "any" else Term(row.filter, {}))


def check_static(ability: Ability, path: str) -> None:
    """Refuse a static ability that has a cost or a choice, or does more than change values."""
    lasting = "static" in ability.trigger
    effects = [term.name for term in ability.do]
    if lasting and (ability.cost or ability.choose or any(name not in STATIC for name in effects)):
        text = f"{path}: a static ability has no cost, no choice, and only: {', '.join(STATIC)}"
        raise BadTerm(Remedy("stawka-static", text, path=path, known=", ".join(STATIC)))


def check_choices_used(ability: Ability, path: str) -> None:
    """Refuse a choice that no effect uses."""
    used = {name for term in [*ability.when, *ability.do] for name in term.names()}
    for choice in ability.choose:
        if choice.name not in used:
            text = f"{path}: {choice.name} is chosen, but nothing uses it"
            raise BadTerm(Remedy("stawka-unused-choice", text, path=path, value=choice.name))


def read_part(row: PartRow, path: str) -> MissionPart:
    """Read one part of a mission: its goals, its price, and the action that it unlocks (6.9)."""
    scope = Scope(IDS, {"self": "agent"}, goal=True)
    if not row.when:
        text = f"{path}: a part of a mission needs a goal"
        raise BadTerm(Remedy("stawka-no-goal", text, path=path))
    part = MissionPart(
        when=read_terms(row.when, (v.CONDITIONS, v.GOALS), scope, f"{path}, when"),
        consume=read_terms(row.consume, (v.COSTS,), scope, f"{path}, consume"),
        tags=[] if row.unlocks is None else [row.unlocks],
    )
    for tag in part.tags:
        one_of(f"{path}, unlocks, target", tag.target, allowed("aim", scope))
        event = {"assassination": "eliminated", "arrest": "arrested"}[tag.action]
        aim = Term(event, {"target": tag.target})
        if not any(term.args.get("event") == aim for term in part.when):
            text = f"{path}: unlocks {tag.action} of {tag.target}, but no goal asks for it"
            facts = {"path": path, "action": tag.action, "value": tag.target}
            raise BadTerm(Remedy("stawka-unlocks", text, **facts))
    return part


def one_of(path: str, value: str, known: Iterable[str] | Mapping[str, object]) -> None:
    """Refuse a word that is not in a list."""
    words = list(known)
    if value not in words:
        raise BadTerm(no_word(path, value, words))
