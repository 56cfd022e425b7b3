"""What all see of the running procedures and of the last roll: every change and its reason."""

from __future__ import annotations

import msgspec

from konspira.games.stawka.abilities.ops import DEFENCE
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
from konspira.games.stawka.state import (
    ABILITY,
    ACTOR,
    ATTACK,
    AUDI,
    BY_KIDNAP,
    DIE_1,
    DIE_2,
    EXTRA,
    INTERROGATION,
    KIND,
    MOD,
    NUMBER,
    RESULT,
    SEAT,
    SELF,
    TALK,
    TARGET,
    TEST,
    Stawka,
)
from konspira.games.stawka.town import evidence, figures, rolls

KINDS = ["", "search", "talk", "test", "arrest", "attack", "ability", "interrogation"]
SOURCES = ["trait", "item", "threat", "card", "reaction"]
# What a change of a roll comes from (see rolls), and the ids of such things.
REASONS = [*SOURCES, "gate", "track", "film"]
THINGS = [
    *(DOCUMENTS, ITEMS, THREATS, LOCATION_CARDS, REACTIONS),
    *(["fort"], COLORS, rolls.FILM_CHANGES),
]

Change = list[str | int]  # what kind of thing, which, and what it adds


class ProcedureView(msgspec.Struct, frozen=True):
    """A running procedure: who does what to whom, with which dice."""

    kind: str
    agent: str | None
    target: str | None
    dice: list[int]
    modifier: int
    track: int  # the bonus of the investigation track (STA-9.2)
    modifiers: list[Change]  # all that is added to the dice, the track too
    needed: int  # the value to be beaten: vigilance, defence; 0: see the target's thresholds
    result: int
    source: str  # of an ability: where it comes from ...
    thing: str  # ... and which one it is: a document, an item, a token or a card


class RollView(msgspec.Struct, frozen=True):
    """A roll that was made."""

    kind: str
    agent: str | None  # who rolls, or is tested
    target: str | None
    dice: list[int]
    modifiers: list[Change]
    total: int
    needed: int  # the smallest total that succeeds; 0: see the target's thresholds
    result: int  # 1: it succeeded; of a talk and an interrogation 0 to 3 (STA-6.13)


def person(state: Stawka, slot: int) -> str | None:
    """The name of a figure."""
    if not 0 <= slot < len(state.doc) or state.doc[slot] < 0:
        return None
    return FIGURES[figures.person(state, slot)]


def procedure(state: Stawka, frame: list[int]) -> ProcedureView:
    """One that is going on."""
    if frame[KIND] == ABILITY:
        ability = state.rules.abilities[frame[NUMBER]]
        who = person(state, frame[SELF])
        thing = THINGS[ability.kind][ability.source]
        return ProcedureView("ability", who, None, [], 0, 0, [], 0, 0, SOURCES[ability.kind], thing)
    search = KINDS[frame[KIND]] == "search"
    return ProcedureView(
        kind=KINDS[frame[KIND]],
        agent=person(state, frame[ACTOR]),
        target=None if search else person(state, frame[TARGET]),
        dice=[frame[DIE_1], frame[DIE_2]] if frame[DIE_1] else [],
        modifier=frame[MOD],
        track=_bonus(state, frame),
        modifiers=changes_of(rolls.changes(state, frame)),
        needed=_needed(state, frame),
        result=frame[RESULT],
        source="",
        thing="",
    )


def last_roll(state: Stawka) -> RollView | None:
    """The roll that was made last, if any was."""
    if not state.rolled:
        return None
    kind, actor, target, one, two, total, needed, result = state.rolled[: rolls.HEAD]
    return RollView(
        kind=rolls.ROLLS[kind],
        agent=person(state, actor),
        target=person(state, target),
        dice=[one, two] if two else [one],
        modifiers=changes_of(state.rolled[rolls.HEAD :]),
        total=total,
        needed=needed,
        result=result,
    )


def changes_of(row: list[int]) -> list[Change]:
    """What is added to the dice, in words."""
    return [
        [REASONS[row[at]], THINGS[row[at]][row[at + 1]], row[at + 2]]
        for at in range(0, len(row), 3)
    ]


def _bonus(state: Stawka, frame: list[int]) -> int:
    if frame[KIND] not in (TALK, INTERROGATION):
        return 0
    return evidence.bonus(state, frame[SEAT], frame[TARGET] & 3)


def _needed(state: Stawka, frame: list[int]) -> int:
    if frame[KIND] == TEST:
        if frame[EXTRA] == BY_KIDNAP and state.rules.kidnap_defence:
            return figures.stat(state, frame[ACTOR], DEFENCE)
        return figures.vigilance(state, frame[ACTOR])
    if frame[KIND] == ATTACK:
        if frame[TARGET] == AUDI:
            return audi.defence(state)
        return figures.stat(state, frame[TARGET], DEFENCE)
    return 0
