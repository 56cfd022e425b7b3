"""Every rule says where it stands in the printed rulebook, or that it is a reading of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.rule_coverage import read_rulebook

from konspira.printed import origins, printed
from konspira.words import Words

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ("spiskowcy", "estoril", "emerald", "stawka")  # Leduc has no printed rulebook


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_origin_and_no_other_id_has_one(game: str) -> None:
    rules = set(read_rulebook(RULES / f"{game}.md").rules)

    assert origins(game).known() == rules


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_both_printed_and_a_reading_of_ours(game: str) -> None:
    found = origins(game)
    nowhere = [*found.elsewhere.rules, *found.ours.rules]

    assert len(nowhere) == len(set(nowhere))
    assert not [rule for rule in nowhere if found.places(rule)]


@pytest.mark.parametrize("game", GAMES)
def test_sections_follow_each_other_in_the_book(game: str) -> None:
    found = origins(game)
    for book in found.book:
        pages = [place.page for place in found.place if place.book == book.id and place.page]
        assert pages == sorted(pages)
    assert {place.book for place in found.place} == {book.id for book in found.book}


@pytest.mark.parametrize("game", ("spiskowcy", "emerald"))
def test_a_rule_that_the_rules_file_calls_stated_stands_in_a_section(game: str) -> None:
    found = origins(game)
    flags = {"spiskowcy": "`S`", "emerald": "[S"}
    for line in (RULES / f"{game}.md").read_text(encoding="utf-8").splitlines():
        rule = line.removeprefix("- ").strip("*").split(" ")[0].strip("*")
        if line.startswith("- ") and rule in found.known() and flags[game] in line:
            assert found.places(rule), rule


def test_the_line_names_book_section_and_page() -> None:
    assert printed("stawka", "STA-6.1", Words("en")) == (
        "Stawka większa niż życie (pl), “Rozmowa”, page 12"
    )
    assert printed("spiskowcy", "SPI-6.7", Words("de")) == (
        "Nicht in der Spielregel: unsere Auslegung"
    )
    assert printed("leduc", "LED-1.1", Words("en")) == ""
