"""Shows running procedures and the last roll to all: every change of the dice and its reason."""

from __future__ import annotations

import msgspec

from konspira.games.stawka.abilities.words import DEFENCE
from konspira.games.stawka.content.names import (
    COLORS,
    DOCUMENTS,
    FIGURES,
    ITEMS,
    LOCATION_CARDS,
    REACTIONS,
    THREATS,
)
from konspira.games.stawka.films import audi
from konspira.games.stawka.running import (
    BY_KIDNAP,
    INTERROGATION,
    SEARCH,
    TALK,
    Attack,
    Procedure,
    Running,
    Test,
    Use,
)
from konspira.games.stawka.state import AUDI, Stawka
from konspira.games.stawka.town import evidence, figures, rolls

KINDS = ["", "search", "talk", "test", "arrest", "attack", "ability", "interrogation"]
SOURCES = ["trait", "item", "threat", "card", "reaction"]
# The sources of changes of a roll (see rolls), and the ids of such things.
REASONS = [*SOURCES, "gate", "track", "film"]
THINGS = [
    *(DOCUMENTS, ITEMS, THREATS, LOCATION_CARDS, REACTIONS),
    *(["fort"], COLORS, rolls.FILM_CHANGES),
]

Change = list[str | int]  # source, id, and amount


class ProcedureView(msgspec.Struct, frozen=True):
    """A running procedure: its agent, its target, its dice."""

    kind: str
    agent: str | None
    target: str | None
    dice: list[int]
    modifier: int
    track: int  # the bonus of the investigation track (STA-9.2)
    modifiers: list[Change]  # all changes of the dice, the track too
    needed: int  # the value to be beaten: vigilance, defence; 0: see the target's thresholds
    result: int
    source: str  # of an ability: the kind of its component ...
    thing: str  # ... and the component: a document, an item, a token or a card


class RollView(msgspec.Struct, frozen=True):
    """A roll that was made."""

    kind: str
    agent: str | None  # the agent who rolls, or is tested
    target: str | None
    dice: list[int]
    modifiers: list[Change]
    total: int
    needed: int  # the smallest total that succeeds; 0: see the target's thresholds
    result: int  # 1: it succeeded; of a talk and an interrogation 0 to 3 (STA-6.13)


def person(state: Stawka, slot: int) -> str | None:
    """Return the name of a figure."""
    if not 0 <= slot < len(state.doc) or state.doc[slot] < 0:
        return None
    return FIGURES[figures.person(state, slot)]


def procedure(state: Stawka, running: Running) -> ProcedureView:
    """Return one running procedure."""
    if isinstance(running, Use):
        ability = state.rules.abilities[running.ability]
        who = person(state, running.agent)
        thing = THINGS[ability.kind][ability.source]
        return ProcedureView("ability", who, None, [], 0, 0, [], 0, 0, SOURCES[ability.kind], thing)
    assert isinstance(running, Procedure)
    return ProcedureView(
        kind=KINDS[running.kind],
        agent=person(state, running.actor),
        target=None if running.kind == SEARCH else person(state, running.target),
        dice=[running.die_1, running.die_2] if running.die_1 else [],
        modifier=running.modifier,
        track=_bonus(state, running),
        modifiers=changes_of(rolls.changes(state, running)),
        needed=_needed(state, running),
        result=running.came_to(),
        source="",
        thing="",
    )


def last_roll(state: Stawka) -> RollView | None:
    """Return the roll that was made last, if any was."""
    rolled = state.rolled
    if rolled is None:
        return None
    return RollView(
        kind=rolls.ROLLS[rolled.kind],
        agent=person(state, rolled.actor),
        target=person(state, rolled.target),
        dice=rolled.dice if rolled.dice[1] else rolled.dice[:1],
        modifiers=changes_of(rolled.changes),
        total=rolled.total,
        needed=rolled.needed,
        result=rolled.result,
    )


def changes_of(row: list[int]) -> list[Change]:
    """Return the changes of the dice, in words."""
    return [
        [REASONS[row[at]], THINGS[row[at]][row[at + 1]], row[at + 2]]
        for at in range(0, len(row), 3)
    ]


def _bonus(state: Stawka, running: Procedure) -> int:
    if running.kind not in (TALK, INTERROGATION):
        return 0
    return evidence.bonus(state, running.seat, running.target & 3)


def _needed(state: Stawka, running: Procedure) -> int:
    if isinstance(running, Test):
        if running.cause == BY_KIDNAP and state.rules.kidnap_defence:
            return figures.stat(state, running.actor, DEFENCE)
        return figures.vigilance(state, running.actor)
    if isinstance(running, Attack):
        if running.target == AUDI:
            return audi.defence(state)
        return figures.stat(state, running.target, DEFENCE)
    return 0
