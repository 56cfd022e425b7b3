"""Texts as the rules read them: conditions, effects, prices, choices (rules file, section 6).

A row of content names functions. `resolving` finds them once, with their arguments, when the
content is read. None of these objects ever changes.
"""

from __future__ import annotations

from collections.abc import Callable

from konspira.games.stawka.abilities.naming import Argument
from konspira.games.stawka.abilities.words import INSTANT, NONE, USED_UP
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import Stawka


class Condition:
    """A function that says whether something holds now, with its arguments (6.4)."""

    __slots__ = ("args", "check", "name")

    def __init__(self, name: str, check: Callable[..., bool], args: list[Argument]) -> None:
        self.name = name
        self.check = check
        self.args = args

    def holds(self, state: Stawka, use: Use) -> bool:
        """Does it hold?"""
        args = self.args
        count = len(args)
        if count == 1:
            return self.check(state, use, args[0].of(state, use))
        if count == 2:
            return self.check(state, use, args[0].of(state, use), args[1].of(state, use))
        return self.check(state, use, *[argument.of(state, use) for argument in args])

    def mentions(self, place: int) -> bool:
        """Does it name this choice?"""
        for argument in self.args:
            if argument.chosen() == place:
                return True
        return False

    def parts(self) -> list[Condition]:
        """Return the conditions inside."""
        return []


class Always(Condition):
    """A condition that never changes in this game: its level, its scenario."""

    __slots__ = ("answer",)

    def __init__(self, name: str, answer: bool) -> None:
        super().__init__(name, nothing, [])
        self.answer = answer

    def holds(self, state: Stawka, use: Use) -> bool:
        return self.answer


class Not(Condition):
    """`not`: the condition does not hold."""

    __slots__ = ("inner",)

    def __init__(self, inner: Condition) -> None:
        super().__init__("not", nothing, inner.args)
        self.inner = inner

    def holds(self, state: Stawka, use: Use) -> bool:
        return not self.inner.holds(state, use)

    def mentions(self, place: int) -> bool:
        return self.inner.mentions(place)

    def parts(self) -> list[Condition]:
        return [self.inner]


class Together(Condition):
    """`all_of`, `any_of`: several conditions, all or one of which must hold."""

    __slots__ = ("inner", "needs_all")

    def __init__(self, name: str, inner: list[Condition]) -> None:
        super().__init__(name, nothing, [])
        self.inner = inner
        self.needs_all = name == "all_of"

    def holds(self, state: Stawka, use: Use) -> bool:
        for condition in self.inner:
            if condition.holds(state, use) != self.needs_all:
                return not self.needs_all
        return self.needs_all

    def mentions(self, place: int) -> bool:
        for condition in self.inner:
            if condition.mentions(place):
                return True
        return False

    def parts(self) -> list[Condition]:
        return self.inner


def nothing(state: Stawka, use: Use) -> bool:
    """The check of a condition that has none of its own."""
    return False


def all_hold(state: Stawka, use: Use, conditions: list[Condition]) -> bool:
    """Do all of them hold?"""
    for condition in conditions:
        if not condition.holds(state, use):
            return False
    return True


class Effect:
    """A function that changes the table, with its arguments (6.3).

    If an argument names nothing now, the effect is skipped.
    """

    __slots__ = ("args", "does", "firsts", "in_vain", "instead", "lasts", "name", "tops")

    def __init__(
        self,
        name: str,
        does: Callable[..., None],
        in_vain: Callable[..., str],
        args: list[Argument],
        firsts: list[int],
        tops: list[int],
        lasts: list[int],
    ) -> None:
        self.name = name
        self.does = does
        self.in_vain = in_vain  # why it would change nothing now; "" if it would change something
        self.args = args
        self.firsts = firsts  # by argument: the first object of its kind; NONE: it is a number
        self.tops = tops  # the one after the last
        self.lasts = lasts  # changes for a time: stat, amount and duration, three by three
        self.instead = NONE  # an argument that is asked for only if the first names nothing

    def values(self, state: Stawka, use: Use) -> list[int] | None:
        """Return the arguments now, counted from the first of their kind; None: one is missing."""
        found: list[int] = []
        for place in range(len(self.args)):
            value = self.args[place].of(state, use)
            first = self.firsts[place]
            if first >= 0:
                if not first <= value < self.tops[place]:
                    return None
                value -= first
            found.append(value)
        return found

    def apply(self, state: Stawka, use: Use) -> None:
        """Carry out the effect."""
        values = self.values(state, use)
        if values is not None:
            self.does(state, use, *values)

    def why_not(self, state: Stawka, use: Use) -> str:
        """Return why it would change nothing now (R-92), or "" if it would change something."""
        values = self.values(state, use)
        if values is None:
            return "changes-nothing"
        return self.in_vain(state, use, *values)

    def mentions(self, place: int) -> bool:
        """Does it name this choice?"""
        for argument in self.args:
            if argument.chosen() == place:
                return True
        return False

    def needs(self, state: Stawka, use: Use, place: int) -> bool:
        """Does it name this choice, and need to know it now?"""
        for at in range(len(self.args)):
            if self.args[at].chosen() == place:
                if at != self.instead or self.args[0].of(state, use) == NONE:
                    return True
        return False


class Cost:
    """A price (6.5): this component, some held things, or some Top Secret cards."""

    __slots__ = ("count", "item", "of_itself", "secret", "tag")

    def __init__(self, count: int) -> None:
        self.count = count
        self.of_itself = False
        self.secret = False
        self.item = NONE  # one of these items, or with one of these tags; NONE and 0: any
        self.tag = 0


class Pick:
    """An object that a text lets somebody choose (6.8)."""

    __slots__ = ("domain", "filter", "named", "owner", "place")

    def __init__(
        self, place: int, domain: int, filter: list[Condition], named: bool, owner: Argument
    ) -> None:
        self.place = place  # one of CHOICES
        self.domain = domain
        self.filter = filter
        self.named = named  # do conditions name it? Then the text needs a legal object
        self.owner = owner  # the player whose tracks a colour is taken from


class Ability:
    """An ability of a component."""

    __slots__ = (
        "cost",
        "do",
        "duration",
        "kind",
        "limit",
        "linked",
        "mandatory",
        "number",
        "picks",
        "source",
        "used_by",
        "when",
        "windows",
    )

    def __init__(self, number: int, kind: int, source: int) -> None:
        self.number = number
        self.kind = kind
        self.source = source  # document, item, row of tokens or card
        self.windows = 0  # as bits
        self.used_by = NONE  # a seat, or NONE: both
        self.when: list[Condition] = []
        self.linked: list[Condition] = []  # conditions that name an object to be chosen
        self.cost: list[Cost] = []
        self.picks: list[Pick] = []
        self.do: list[Effect] = []
        self.duration = INSTANT
        self.limit = USED_UP
        self.mandatory = False


class Goal:
    """One part of a mission (STA-15.6)."""

    __slots__ = ("arrest", "assassination", "consume", "when")

    def __init__(self, when: list[Condition], consume: list[Cost]) -> None:
        self.when = when
        self.consume = consume
        self.assassination = NONE  # the target for which it unlocks that action
        self.arrest = NONE
