"""The page on Stawka's positions, choices and views lists what the code has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import konspira
from konspira import PositionError, Rng
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.sight import view, view_films
from konspira.kernel.events import EVERYONE

PAGE = Path(__file__).parents[3] / "docs" / "positions-of-stawka.md"
SHARED = {"game", "options", "seed", "chance", "dice", "agenda", "lanes", "over", "fingerprint"}
TABLES: list[dict[str, Any]] = [
    {"scenario": "s1_meeting"},
    {"scenario": "s2_first_clash"},
    {"scenario": "s3_chestnuts"},
    {"scenario": "s4_i_know_who_you_are"},
    {"scenario": "s6_top_secret"},
    {"scenario": "free", "free_difficulty": "advanced", "allow_rotation": True},
]


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables under a heading, their own headings left out."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def saved_keys(data: dict[str, Any]) -> set[str]:
    """The keys of a saved position and of the dicts in it that have keys of their own."""
    found = set(data) - SHARED
    inner = [*data["seats"], *data["agents"].values(), *data["places"].values(), *data["tokens"]]
    inner += [data[name] for name in ("activation", "radio", "audi") if name in data]
    for row in [*inner, *data.get("layout", []), *data.get("passwords", [])]:
        found |= set(row)
    return found


def test_every_key_of_a_position_is_described() -> None:
    described = [key for row in rows("Keys of Stawka") for cell in row for key in ids(cell)]
    listed = {key for row in rows("Keys of Stawka") for key in ids(row[0])}
    written: set[str] = set()
    for options in TABLES:
        state = konspira.make("stawka", **options).start(3)
        rng = Rng(3)
        for _ in range(120):
            if state.over:
                break
            question = state.questions[0]
            state.choose(question.seat, rng.choice(state.options(question.seat)))
        written |= saved_keys(state.position())
    assert written <= set(described)
    assert listed <= written


def test_a_key_that_is_not_known_lists_those_of_the_page() -> None:
    with pytest.raises(PositionError) as caught:
        konspira.make("stawka").position({"xyzzy": 1})
    known = set(str(caught.value.facts["remedy"]).partition("known: ")[2].split(", "))
    assert known - SHARED <= {key for row in rows("Keys of Stawka") for key in ids(row[0])}


def test_the_table_of_choices_is_complete() -> None:
    found = [
        (ids(name)[0], subject.replace("–", ""), int(first), int(count), rule)
        for name, subject, first, count, rule in rows("Choices")
    ]
    assert found == [
        (family.name, family.subject, family.start, len(family.names), family.rule)
        for family in StawkaGame.table.families
    ]


def test_the_tables_of_questions_and_events_are_true() -> None:
    questions = {ids(row[0])[0]: (ids(row[1]), ids(row[2])) for row in rows("Questions")}
    events = {ids(row[0])[0]: (tuple(ids(row[1])), row[2]) for row in rows("Events")}
    assert list(questions) == list(StawkaGame.question_kinds)
    assert {kind: facts for kind, (facts, _) in events.items()} == StawkaGame.event_kinds
    asked, heard = set(), set()
    for number, options in enumerate(TABLES * 2):
        state = konspira.make("stawka", **options).start(number)
        rng = Rng(number)
        for _ in range(400):
            if state.over:
                break
            question = state.questions[0]
            offered = state.options(question.seat)
            activities, families = questions[question.kind]
            asked.add(question.kind)
            assert question.activity in activities, question.kind
            assert {state.game.table.family(o).name for o in offered} <= set(families), question
            state.choose(question.seat, rng.choice(offered))
        for told in state.log:
            heard.add(told.event.kind)
            audience = "all" if told.audience == EVERYONE else "the seat"
            assert events[told.event.kind][1] == audience, told.event.kind
    assert len(asked) > 25 and len(heard) > 80


def test_refusals_and_views_are_listed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    listed = ids(text.split("## Refusals\n")[1].split("## Views")[0])
    assert listed[1:] == list(StawkaGame.refusals)
    for name, fields in rows("Views"):
        kind = getattr(view, ids(name)[0], None) or getattr(view_films, ids(name)[0])
        assert ids(fields) == [field.name for field in msgspec.structs.fields(kind)]
