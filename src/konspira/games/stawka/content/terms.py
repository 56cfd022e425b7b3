"""Terms: a word of the vocabulary with its parameters, read from a content row and checked there.

In a file a term is a table: `{ name = "modify_roll", roll = "talk_roll", amount = 1 }`. Nothing is
ever parsed or evaluated. After reading, a term uses only words of the vocabulary, has all its
parameters and no others, each of the right kind, and names only things that are bound there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import TypeAlias

from konspira.games.stawka.content import kinds
from konspira.games.stawka.content import vocabulary as v
from konspira.kernel.errors import Remedy

Value: TypeAlias = "str | int | bool | Term | list[Term] | list[str]"
LONGEST = 8  # of a list of words in an error
MOST = 20  # of any number in a term

# The kinds of a parameter that takes terms, and the tables that such terms come from.
LISTS = {"conditions": (v.CONDITIONS,)}
SINGLE = {"condition": (v.CONDITIONS,), "event": (v.EVENTS,)}


class BadTerm(ValueError):
    """A term is wrong; the reader of the row adds its file and row."""

    def __init__(self, problem: Remedy) -> None:
        super().__init__(problem)
        self.problem = problem


class Term:
    """A word and its parameters."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: dict[str, Value]) -> None:
        self.name = name
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (other.name, other.args) == (self.name, self.args)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        parts = [f"{key}={value!r}" for key, value in self.args.items()]
        return f"{self.name}({', '.join(parts)})"

    def word(self, key: str) -> str:
        """Return a parameter that is a word; "" if a look-up stands there."""
        value = self.args[key]
        return value if isinstance(value, str) else ""

    def number(self, key: str, default: int = 0) -> int:
        """Return a parameter that is a number."""
        value = self.args.get(key, default)
        return value if isinstance(value, int) else default

    def flag(self, key: str) -> bool:
        """Return a parameter that is true or false."""
        return self.args[key] is True

    def has(self, key: str) -> bool:
        """Is this parameter given?"""
        return key in self.args

    def term(self, key: str) -> Term | None:
        """Return a parameter that is a term of its own; None if a word stands there."""
        value = self.args.get(key)
        return value if isinstance(value, Term) else None

    def terms(self, key: str) -> list[Term]:
        """Return a parameter that is a list of terms."""
        value = self.args.get(key)
        return [item for item in value if isinstance(item, Term)] if isinstance(value, list) else []

    def words(self, key: str) -> list[str]:
        """Return a parameter that is a list of words: the colours of a filter."""
        value = self.args.get(key)
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    def inner(self) -> Iterator[Term]:
        """Return this term and all terms inside it."""
        yield self
        for key in self.args:
            found = self.term(key)
            for term in self.terms(key) if found is None else [found]:
                yield from term.inner()

    def names(self) -> set[str]:
        """Return all words that stand for a parameter, here and inside."""
        every = [value for term in self.inner() for value in term.args.values()]
        return {value for value in every if isinstance(value, str)}


class Scope:
    """The names that a term may use: bound ones with their types, and ids of the pack."""

    def __init__(
        self, ids: Mapping[str, str], names: Mapping[str, str], goal: bool = False
    ) -> None:
        self.ids = ids  # agent:<id>, locations, sectors and so on, with their types
        self.names = dict(names)  # self, mover, c1 and so on
        self.goal = goal  # a goal of a mission: targets are allowed

    def bind(self, name: str, type: str) -> Scope:
        """Return this scope with one more name."""
        return Scope(self.ids, {**self.names, name: type}, self.goal)

    def fitting(self, types: tuple[str, ...]) -> list[str]:
        """Return the names that fit a parameter of these types."""
        names = [name for name, type in self.names.items() if type in types]
        return [*names, *(id for id, type in self.ids.items() if type in types)]


def read_terms(
    data: object, tables: tuple[Mapping[str, dict[str, str]], ...], scope: Scope, path: str
) -> list[Term]:
    """Read a list of terms, each from one of these tables."""
    if not isinstance(data, list):
        text = f"{path}: {data!r} is no list of terms: [{{ name = … }}]"
        raise BadTerm(Remedy("stawka-not-list", text, path=path, value=repr(data)))
    return [
        read_term(item, tables, scope, f"{path} {place + 1}") for place, item in enumerate(data)
    ]


def read_term(
    data: object, tables: tuple[Mapping[str, dict[str, str]], ...], scope: Scope, path: str
) -> Term:
    """Read one term."""
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        text = f'{path}: {data!r} is no term: {{ name = "…" }}'
        raise BadTerm(Remedy("stawka-not-term", text, path=path, value=repr(data)))
    known = {word: params for table in tables for word, params in table.items()}
    name = data["name"]
    if name not in known:
        raise BadTerm(no_word(path, name, known))
    params = known[name]
    path = f"{path}, {name}"
    for key in data:
        if key != "name" and key not in params:
            raise BadTerm(no_word(f"{path}, parameters", key, params))
    args: dict[str, Value] = {}
    for key, kind in params.items():
        if key in data:
            args[key] = read_value(data[key], kind.rstrip("?-"), scope, f"{path}, {key}")
        elif not kind.endswith("?"):
            text = f"{path}: the parameter {key} is missing"
            raise BadTerm(Remedy("stawka-no-parameter", text, path=path, key=key))
    return Term(name, args)


def read_value(data: object, kind: str, scope: Scope, path: str) -> Value:
    """Read one parameter of a term."""
    if kind in LISTS:
        return read_terms(data, LISTS[kind], scope, path)
    if kind in SINGLE:
        return read_term(data, SINGLE[kind], scope, path)
    if kind == "number":
        if isinstance(data, bool) or not isinstance(data, int) or not -MOST <= data <= MOST:
            text = f"{path}: {data!r} is no whole number from {-MOST} to {MOST}"
            facts = {"path": path, "value": repr(data), "low": str(-MOST), "high": str(MOST)}
            raise BadTerm(Remedy("stawka-not-number", text, **facts))
        return data
    if kind == "flag":
        if not isinstance(data, bool):
            text = f"{path}: {data!r} is neither true nor false"
            raise BadTerm(Remedy("stawka-not-flag", text, path=path, value=repr(data)))
        return data
    if isinstance(data, dict) and kind in kinds.TYPES:
        return read_lookup(data, kind, scope, path)
    if not isinstance(data, str):
        text = f"{path}: {data!r} is no word"
        raise BadTerm(Remedy("stawka-not-text", text, path=path, value=repr(data)))
    known = allowed(kind, scope)
    if data not in known:
        raise BadTerm(no_word(path, data, known))
    return data


def read_lookup(data: object, kind: str, scope: Scope, path: str) -> Term:
    """Read a look-up that stands for a name: `{ name = "sector_of", x = "self" }`."""
    fitting = {
        word: params
        for word, params in v.LOOKUPS.items()
        if kinds.YIELDS[word] in kinds.TYPES[kind]
    }
    return read_term(data, (fitting,), scope, path)


def allowed(kind: str, scope: Scope) -> list[str]:
    """Return the words that fit a parameter of this kind."""
    if kind in kinds.WORDS:
        return list(kinds.WORDS[kind])
    if kind == "filter":
        return ["any", *v.TAGS, *scope.fitting(("item",))]
    if kind == "anywhere":
        return ["any", *scope.fitting(("location",))]
    aims = [*v.AIMS, *scope.fitting(("person",))]
    if kind == "aim":
        return aims
    known = scope.fitting(kinds.TYPES[kind])
    if "agent" in kinds.TYPES[kind] and kind != "colored":
        known += scope.fitting(("person",))
        if scope.goal:
            known += aims
    if "car" in kinds.TYPES[kind]:
        known.append("black_audi")
    if "anywhere" in kinds.TYPES[kind]:
        known.append("any_location")
    return known


def no_word(path: str, value: str, known: Iterable[str]) -> Remedy:
    """Return the remedy for an unknown word: the nearest one, or some of the known ones."""
    names = list(known)
    near = get_close_matches(value, names, n=1)
    shown = near or names[:LONGEST]
    text = ", ".join(shown) + (", …" if len(names) > len(shown) and not near else "")
    return Remedy(
        "stawka-no-word",
        f'{path}: "{value}" is not possible here; possible: {text or "nothing"}',
        path=path,
        value=value,
        known=text or "–",
    )
