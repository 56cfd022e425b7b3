"""The page on Emerald's positions, choices and views lists what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from konspira import PositionError, Rng
from konspira.games.emerald import view
from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.position import ATTACK_KEYS, CITY_KEYS, ENTRY_KEYS, SEAT_KEYS
from konspira.games.emerald.state import Emerald
from konspira.kernel.events import EVERYONE
from support.emerald import crowded, do, make, scene, start

PAGE = Path(__file__).parents[3] / "docs" / "positions-of-emerald.md"
SHARED = {"game", "options", "seed", "chance", "dice", "agenda", "lanes", "over", "fingerprint"}
INNER = {*CITY_KEYS, *SEAT_KEYS, *ENTRY_KEYS, *ATTACK_KEYS}


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables under a heading, their own headings left out."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_key_of_a_position_is_described() -> None:
    found = [key for row in rows("Keys of Emerald") for key in ids(row[0])]
    with pytest.raises(PositionError) as caught:
        make(2).position({"xyzzy": 1})
    known = set(str(caught.value.facts["remedy"]).partition("known: ")[2].split(", "))

    # What may be blocked is a key only where something may be blocked.
    assert set(found) - INNER == known - SHARED | {"attack"}
    assert set(found) >= INNER


def test_the_table_of_choices_is_complete() -> None:
    found = [
        (ids(name)[0], subject.replace("–", ""), int(first), int(count), rule)
        for name, subject, first, count, rule in rows("Choices")
    ]

    assert found == [
        (family.name, family.subject, family.start, len(family.names), family.rule)
        for family in EmeraldGame.table.families
    ]


def played(state: Emerald, rng: Rng, asked: dict[str, tuple[set[str], set[str]]]) -> None:
    """Plays on at random and notes who was asked what."""
    while not state.over:
        [question] = state.questions
        options = state.options(question.seat)
        activities, families = asked.setdefault(question.kind, (set(), set()))
        activities.add(question.activity)
        families.update(state.game.table.family(option).name for option in options)
        state.choose(question.seat, options[int(rng.below(len(options)))])


@pytest.mark.verify
def test_the_tables_of_questions_and_events_are_true() -> None:
    asked: dict[str, tuple[set[str], set[str]]] = {}
    heard: dict[str, set[str]] = {}
    games = [start(seed, 2 + seed % 4) for seed in range(8)]
    games += [crowded(seed, 2 + seed % 4) for seed in range(240)]
    last_agent = scene(seats=2).at("rome", "1a", "1a").seat(0, "shoggoth")
    games.append(last_agent.seat(1, "change_of_heart", identity="loyalist").state())
    do(games[-1], "card_action(shoggoth)", "city(rome)")
    for seed, state in enumerate(games):
        played(state, Rng(seed), asked)
        for told in state.log:
            audience = "all" if told.audience == EVERYONE else "the seat"
            heard.setdefault(told.event.kind, set()).add(audience)

    assert [ids(row[0])[0] for row in rows("Questions")] == list(EmeraldGame.question_kinds)
    for kind, activity, families_cell in rows("Questions"):
        assert asked[ids(kind)[0]] == (set(ids(activity)), set(ids(families_cell))), kind
    found = {ids(row[0])[0]: tuple(ids(row[1])) for row in rows("Events")}
    assert found == EmeraldGame.event_kinds
    assert set(heard) > set(found) - {"zombies-gone", "undead-removed"}
    for kind, _, audience in rows("Events"):
        assert heard.get(ids(kind)[0], {audience}) == {audience}, kind


def test_refusals_and_views_are_listed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    listed = ids(text.split("## Refusals\n")[1].split("## Views")[0])

    assert listed[1:] == list(EmeraldGame.refusals)
    for name, fields in rows("Views"):
        kind = getattr(view, ids(name)[0])
        assert ids(fields) == [field.name for field in msgspec.structs.fields(kind)]
