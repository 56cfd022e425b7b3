"""The page on Estoril's positions, choices and views lists what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from konspira import PositionError, Rng
from konspira.games.estoril import view
from konspira.games.estoril.game import EstorilGame
from konspira.games.estoril.position import CHARACTER_KEYS, SEAT_KEYS, TILE_KEYS
from konspira.kernel.events import EVERYONE
from support.estoril import choose_any, make, start

PAGE = Path(__file__).parents[3] / "docs" / "positions-of-estoril.md"
SHARED = {"game", "options", "seed", "chance", "dice", "agenda", "lanes", "over", "fingerprint"}


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables under a heading, their own headings left out."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_key_of_a_position_is_described() -> None:
    found = [key for row in rows("Keys of Estoril") for key in ids(row[0])]
    with pytest.raises(PositionError) as caught:
        make(2).position({"xyzzy": 1})
    known = set(str(caught.value.facts["remedy"]).partition("known: ")[2].split(", "))

    inner = {*TILE_KEYS, *CHARACTER_KEYS, *SEAT_KEYS}
    assert set(found) - inner == known - SHARED
    assert inner <= set(found)


def test_the_table_of_choices_is_complete() -> None:
    found = [
        (ids(name)[0], subject.replace("–", ""), int(first), int(count), rule)
        for name, subject, first, count, rule in rows("Choices")
    ]

    assert found == [
        (family.name, family.subject, family.start, len(family.names), family.rule)
        for family in EstorilGame.table.families
    ]


def test_the_tables_of_questions_and_events_are_true() -> None:
    asked: dict[str, tuple[set[str], set[str]]] = {}
    heard: dict[str, set[str]] = {}
    for seed in range(12):
        printed = {"symbol_order": "printed"} if seed % 2 else {}
        state = start(seed, 3, variant_recruitment_agenda=True, **printed)
        rng = Rng(seed)
        while not state.over:
            for question in state.questions:
                activities, families = asked.setdefault(question.kind, (set(), set()))
                activities.add(question.activity)
                offers = state.options(question.seat)
                families.update(state.game.table.family(option).name for option in offers)
            choose_any(state, rng)
        for told in state.log:
            audience = "all" if told.audience == EVERYONE else "the seat"
            heard.setdefault(told.event.kind, set()).add(audience)

    assert [ids(row[0])[0] for row in rows("Questions")] == list(EstorilGame.question_kinds)
    for kind, activity, families_cell in rows("Questions"):
        assert asked[ids(kind)[0]] == (set(ids(activity)), set(ids(families_cell))), kind
    found = {ids(row[0])[0]: tuple(ids(row[1])) for row in rows("Events")}
    assert found == EstorilGame.event_kinds
    for kind, _, audience in rows("Events"):
        assert heard.get(ids(kind)[0], {audience}) == {audience}, kind


def test_refusals_and_views_are_listed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    listed = ids(text.split("## Refusals\n")[1].split("## Views")[0])

    assert listed[1:] == list(EstorilGame.refusals)
    for name, fields in rows("Views"):
        kind = getattr(view, ids(name)[0])
        assert ids(fields) == [field.name for field in msgspec.structs.fields(kind)]
