"""Turns rows of content into texts: finds each name once, with its arguments (rules file, 6)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import rules
from konspira.games.stawka.abilities import naming, words
from konspira.games.stawka.abilities.conditions import CONDITIONS, is_chief, is_same
from konspira.games.stawka.abilities.conditions import colors as has_color
from konspira.games.stawka.abilities.conditions import not_black as is_not_black
from konspira.games.stawka.abilities.effects import EFFECTS
from konspira.games.stawka.abilities.goals import Since
from konspira.games.stawka.abilities.naming import Argument, Fixed
from konspira.games.stawka.abilities.texts import (
    Ability,
    Always,
    Condition,
    Cost,
    Effect,
    Goal,
    Not,
    Pick,
    Together,
)
from konspira.games.stawka.abilities.words import NONE
from konspira.games.stawka.content import kinds, rows
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    FIELDS,
    ITEMS,
    LEVELS,
    LOCATIONS,
    SECTORS,
    SIDES,
)
from konspira.games.stawka.content.terms import Term
from konspira.games.stawka.state import AUDI

NAMES: Final[dict[str, Argument]] = {
    "self": naming.Self(),
    "target": naming.Target(),
    "mover": naming.Mover(),
    "searcher": naming.Mover(),
    "talk_initiator": naming.Initiator(),
    "talked_to": naming.TalkedTo(),
    "here": naming.Here(),
    **{name: naming.Chosen(place) for place, name in enumerate(words.CHOICES)},
    **{f"agent:{name}": naming.Person(place) for place, name in enumerate(CHARACTERS)},
    **{f"color:{name}": Fixed(words.COLOR + place) for place, name in enumerate(COLORS)},
    **{name: Fixed(words.PLACE + place) for place, name in enumerate(LOCATIONS)},
    **{name: Fixed(words.SECTOR + place) for place, name in enumerate(SECTORS)},
    "street": Fixed(words.STREET),
    "black_audi": naming.Person(len(CHARACTERS)),
    "any_location": Fixed(NONE),
}
PLAYERS: Final[dict[str, Argument]] = {
    "polish": Fixed(0),
    "german": Fixed(1),
    "me": naming.Me(),
    "foe": naming.Foe(),
    "owner": Fixed(words.OWNER),
    "random": Fixed(words.BY_CHANCE),
}
AIMS: Final = {
    "any": words.ANYBODY,
    "chief": words.CHIEF,
    "not_chief": words.NOT_CHIEF,
    "same_color": words.SAME_COLOR,
    "uniform": words.UNIFORMED,
    "civil": words.CIVIL,
    "own:any": words.OWN_ANY,
    "enemy:any": words.ENEMY_ANY,
    "enemy:uniform": words.ENEMY_UNIFORM,
    **{f"own:{name}": words.OWN_COLOR + place for place, name in enumerate(COLORS)},
    **{f"color:{name}": words.COLOR + place for place, name in enumerate(COLORS)},
    **{f"agent:{name}": words.PEOPLE + place for place, name in enumerate(CHARACTERS)},
}
LOOKUPS: Final = {
    "sector_of": naming.SectorOf,
    "location_of": naming.PlaceOf,
    "color_of": naming.ColorOf,
    "field": naming.FieldOf,
    "same_field_as": naming.FieldOf,
}
# The objects that a parameter of an effect may name: the first, and the one after the last.
RANGES: Final = {
    "agent": (0, AUDI),
    "anybody": (0, AUDI + 1),
    "token": (words.TOKEN, words.COLOR),
    "color": (words.COLOR, words.PLACE),
    "location": (words.PLACE, words.SECTOR),
    "selector": (words.FIELD, words.FIELD + len(FIELDS)),
}


class Reader:
    """Makes texts; knows the level and the scenario, because conditions may ask for them."""

    def __init__(self, level: int, scenario: str) -> None:
        self.level = level
        self.scenario = scenario

    def ability(self, number: int, kind: int, source: int, row: rows.Ability) -> Ability:
        """Make an ability."""
        made = Ability(number, kind, source)
        for window in row.trigger:
            made.windows |= 1 << words.WINDOWS.index(window)
        made.used_by = SIDES.index(row.used_by) if row.used_by in SIDES else NONE
        conditions = [self.condition(term) for term in row.when]
        for term in row.do:
            conditions += before(term)
        made.when = [condition for condition in conditions if not choices_of([condition])]
        made.linked = [condition for condition in conditions if choices_of([condition])]
        made.cost = [cost(term) for term in row.cost]
        named = choices_of(made.linked)
        made.picks = [self.pick(choice, row, named) for choice in row.choose]
        made.do = [effect(term, row) for term in row.do]
        made.duration = words.DURATIONS.index(row.duration)
        made.limit = words.LIMITS.index(row.limit)
        made.mandatory = row.mandatory
        return made

    def goal(self, part: rows.MissionPart) -> Goal:
        """Make one part of a mission."""
        found = Goal(
            [self.condition(term) for term in part.when], [cost(term) for term in part.consume]
        )
        for tag in part.tags:
            if tag.action == "arrest":
                found.arrest = AIMS[tag.target]
            else:
                found.assassination = AIMS[tag.target]
        return found

    def condition(self, term: Term) -> Condition:
        """Make a condition, or a goal of a mission."""
        name = term.name
        if name == "not":
            inner = term.term("of")
            assert inner is not None
            return Not(self.condition(inner))
        if name in ("any_of", "all_of"):
            return Together(name, [self.condition(inner) for inner in term.terms("of")])
        if name == "level":
            return Always(name, self.level >= LEVELS.index(term.word("level")))
        if name == "scenario":
            return Always(name, self.scenario == term.word("id"))
        if name == "since":
            return since(term)
        check, params = CONDITIONS[name]
        args: list[Argument] = []
        for key, kind in params.items():
            if kind == "filter":
                item, tag = held(term.word(key))
                args += [Fixed(item), Fixed(tag)]
            else:
                args.append(argument(term, key, kind))
        return Condition(name, check, args)

    def pick(self, choice: rows.Choice, row: rows.Ability, named: set[int]) -> Pick:
        """Make an object to choose."""
        name = NAMES[choice.name]
        place = name.chosen()
        domain = list(v.DOMAINS).index(choice.domain)
        filters: list[Condition] = []
        term = choice.filter
        if term is not None:
            if term.name == "not_self":
                filters.append(Not(Condition("is", is_same, [name, NAMES["self"]])))
            elif term.name == "not_chief":
                filters.append(Not(Condition("is_chief", is_chief, [name])))
            elif term.name == "not_black":
                filters.append(Condition("not_black", is_not_black, [name]))
            elif term.name == "colors":
                bits = sum(1 << COLORS.index(color) for color in term.words("of"))
                filters.append(Condition("colors", has_color, [name, Fixed(bits)]))
            else:
                filters.append(self.condition(term))
        owner: Argument = PLAYERS["me"]
        for effect in row.do:
            if choice.name in (effect.args.get("to"), effect.args.get("target")):
                if effect.has("player"):
                    owner = PLAYERS[effect.word("player")]
                if effect.name == "transfer_evidence":
                    origin = argument(effect, "from", "color")
                    filters.append(Not(Condition("is", is_same, [name, origin])))
        return Pick(place, domain, filters, place in named, owner)


def choices_of(conditions: list[Condition]) -> set[int]:
    """Return the choices that conditions name."""
    places = range(len(words.CHOICES))
    return {place for place in places for condition in conditions if condition.mentions(place)}


def before(term: Term) -> list[Condition]:
    """Return the condition that an effect needs before its text is offered (6.3)."""
    entry = EFFECTS[term.name]
    if entry.before is None:
        return []
    args = [argument(term, key, entry.params[key]) for key in entry.about]
    return [Condition(f"before {term.name}", entry.before, args)]


def argument(term: Term, key: str, kind: str) -> Argument:
    """Make the argument of a parameter of a term."""
    if kind == "number":
        return Fixed(term.number(key))
    if kind == "flag":
        return Fixed(int(term.flag(key)))
    if kind in ("player", "chooser"):
        return PLAYERS[term.word(key)]
    if kind == "prohibition":
        return Fixed(words.LEAVE_FIELD + kinds.WORDS[kind].index(term.word(key)))
    if kind in kinds.WORDS:
        return Fixed(kinds.WORDS[kind].index(term.word(key)))
    inner = term.term(key)
    if inner is not None:
        return LOOKUPS[inner.name](argument(inner, "x" if inner.has("x") else "a", "thing"))
    word = term.word(key)
    return NAMES[word] if word in NAMES else Fixed(AIMS[word])


def effect(term: Term, row: rows.Ability) -> Effect:
    """Make one effect of a text."""
    entry = EFFECTS[term.name]
    args: list[Argument] = []
    firsts: list[int] = []
    tops: list[int] = []
    instead = NONE
    said: dict[str, int] = {}
    for key, marked in entry.params.items():
        kind = marked.rstrip("?")
        if kind.endswith("-"):
            continue
        if kind == "instead":
            instead = len(args)
        found = argument(term, key, kind)
        said[kind] = found.fixed()
        args.append(found)
        first, top = RANGES.get(kind, (NONE, NONE))
        firsts.append(first)
        tops.append(top)
    lasts: list[int] = []
    if "stat" in said:
        lasts = [said["stat"], said["number"], words.DURATIONS.index(row.duration)]
    elif "prohibition" in said:
        lasts = [said["prohibition"], 0, said["duration"]]
    made = Effect(term.name, entry.does, entry.in_vain, args, firsts, tops, lasts)
    made.instead = instead
    return made


def held(word: str) -> tuple[int, int]:
    """Read a filter for held things: an item or a tag."""
    if word == "any":
        return NONE, 0
    if word in rules.TAGS:
        return NONE, 1 << rules.TAGS.index(word)
    return ITEMS.index(word), 0


def cost(term: Term) -> Cost:
    """Make a price (6.5)."""
    made = Cost(term.number("n", 1))
    made.of_itself = term.name == "discard_self"
    made.secret = term.name == "discard_top_secret"
    if term.name == "discard_item":
        made.item, made.tag = held(term.word("filter"))
    return made


def since(term: Term) -> Since:
    """Make a goal that counts an event since the card was taken (STA-15.12)."""
    event = term.term("event")
    assert event is not None
    thing = NONE
    if event.has("location"):
        word = event.word("location")
        thing = NONE if word == "any" else NAMES[word].fixed()
    elif event.has("target"):
        thing = AIMS[event.word("target")]
    deed = list(v.EVENTS).index(event.name) + words.SEARCHED
    return Since(deed, thing, event.number("result"), term.number("n"))
