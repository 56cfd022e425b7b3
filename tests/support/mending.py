"""Refusals and what would mend them: a refusal must name the thing that stands in the way.

For each code of a game a mend edits the position (gives the missing card, moves the agent there …).
In the mended position the choice is legal, or refused for another reason. If it is refused for the
same one, the refusal has named something else than what stood in the way.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from konspira.kernel.errors import PositionError
from konspira.kernel.events import Refusal
from konspira.kernel.loading import sealed
from konspira.kernel.state import State

NOT_ASKED = ("not-asked-now", "not-your-turn")  # the kernel's own: another question mends them
Data = dict[str, Any]


class Case(NamedTuple):
    """A choice that was refused."""

    state: State
    seat: int
    choice: str
    refusal: Refusal

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def verb(self) -> str:
        return self.choice.partition("(")[0]

    @property
    def what(self) -> str:
        return self.choice.partition("(")[2].removesuffix(")")

    @property
    def kind(self) -> str:
        question = self.state.question(self.seat)
        assert question is not None
        return question.kind

    def fact(self, name: str) -> Any:
        return self.refusal.facts[name]

    def __str__(self) -> str:
        return f"{self.kind}: {self.choice} {self.rule} {self.code} {self.refusal.facts}"


# Edits the position; False: this one cannot be mended so. A state instead: it was played on.
Mend = Callable[[Case, Data], "bool | State | None"]


def refused(state: State) -> Iterator[Case]:
    """Every choice of the game that the seats asked now are refused, with the reason."""
    table = state.game.table
    for question in state.questions:
        offered = set(state.options(question.seat))
        for option, name in enumerate(table.names):
            if option not in offered:
                found = state.refusal(question.seat, option)
                if found is not None and found.code not in NOT_ASKED:
                    yield Case(state, question.seat, name, found)


def moments(
    rng: random.Random, begin: Callable[[], State], far: int, eager: Sequence[str] = ()
) -> list[State]:
    """States of a random game, a few choices apart; every other time of such verbs if it can be."""
    state = begin()
    found: list[State] = []
    for _ in range(far):
        if state.over:
            break
        found.append(state.copy())
        seat = rng.choice(state.questions).seat
        offered = state.offers(seat)
        liked = [name for name in offered if name.partition("(")[0] in eager]
        state.choose(seat, rng.choice(liked if liked and rng.random() < 0.5 else offered))
    return found


def same_thing(one: Refusal, other: Refusal) -> bool:
    """Is it the same reason again?"""
    places = [(refusal.facts.get("city"), refusal.facts.get("space")) for refusal in (one, other)]
    return (one.rule, one.code) == (other.rule, other.code) and places[0] == places[1]


def outcome(case: Case, mend: Mend) -> str:
    """`legal`, `other`, `same`, or why it could not be tried."""
    data = copy.deepcopy(case.state.position())
    found = mend(case, data)
    if found is False:
        return "unmendable"
    try:
        again = found if isinstance(found, State) else case.state.game.position(sealed(data))
    except PositionError as error:
        return f"no position: {error}"
    question = again.question(case.seat)
    if question is None or question.kind != case.kind:
        return "asked something else"
    refusal = again.refusal(case.seat, case.choice)
    if refusal is None:
        return "legal"
    return "same" if same_thing(case.refusal, refusal) else "other"


class Tally:
    """The results of all cases, by code."""

    def __init__(self, mends: dict[str, Mend], unmended: dict[str, str], most: int) -> None:
        self.mends = mends
        self.unmended = unmended
        self.most = most
        self.met: Counter[str] = Counter()
        self.mended: Counter[str] = Counter()
        self.failed: dict[str, str] = {}
        self.wrong: list[str] = []

    def add(self, states: Iterable[State], rng: random.Random) -> None:
        """Try some cases of each code."""
        for state in states:
            cases = list(refused(state))
            rng.shuffle(cases)
            for case in cases:
                key = f"{case.code} {case.rule} {case.kind}"
                if case.code in self.unmended or self.met[key] >= self.most:
                    self.met[case.code] += 1
                    continue
                self.met[key] += 1
                self.met[case.code] += 1
                self.try_out(case)

    def try_out(self, case: Case) -> None:
        assert case.code in self.mends, f"no mend for {case}"
        came = outcome(case, self.mends[case.code])
        if came == "same":
            self.wrong.append(str(case))
        elif came in ("legal", "other"):
            self.mended[case.code] += 1
        elif came != "unmendable":
            self.failed[case.code] = f"{case}: {came}"

    def never_mended(self) -> list[str]:
        """Codes that were met, but no case of which could be tried."""
        return sorted(code for code in self.failed if not self.mended[code])
