"""The hint card: what the tiles of a location hide, in the guide and in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

import konspira
from konspira.aids import MARK, filled
from konspira.books import GUIDES
from konspira.catalogue import GAMES
from konspira.drawings import stawka as drawing
from konspira.games.stawka.content.names import COLORS, LOCATIONS
from konspira.games.stawka.content.pack import load
from konspira.games.stawka.sight.hints import hidden, sheet
from konspira.server.site.rules_pages import guide, rules_file
from konspira.words import LANGUAGES, Words

GAME = konspira.make("stawka")
CONTENT = load(GAME.pack)


def cells(html: str) -> Iterator[list[str]]:
    """The rows of all tables of a page."""
    for row in re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL):
        yield re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL)


def test_the_sheet_has_every_location_and_all_evidence_of_the_box() -> None:
    found = sheet(CONTENT)

    assert [row.id for row in found.rows] == LOCATIONS
    for column, color in enumerate(COLORS):
        total = sum(tile.evidence.get(color, 0) for tile in CONTENT.tiles)
        assert sum(row.numbers[column] for row in found.rows) == total > 0
    safes = sum(tile.lock > 0 for tile in CONTENT.tiles)
    assert sum(row.numbers[len(COLORS)] for row in found.rows) == safes


def test_safes_and_valuables_lie_where_the_rulebook_says() -> None:
    """Content file, 0.1: on the board of scenario 5; other boards have more."""
    numbers = {place: hidden(CONTENT, place)[len(COLORS) :] for place in LOCATIONS}

    for place in ("ss_villa", "hotel", "theatre", "labour_office", "officers_flats"):
        assert numbers[place][0] > 0, place
    for place in ("gestapo", "hotel", "phone_booth", "labour_office", "market", "ss_villa"):
        assert numbers[place][1] > 0, place


def test_tiles_that_are_gone_are_not_counted() -> None:
    [safe] = [tile for tile in CONTENT.tiles if tile.home == "hotel" and tile.lock]
    before, after = hidden(CONTENT, "hotel"), hidden(CONTENT, "hotel", {safe.id})

    assert before[len(COLORS)] == 1 and after[len(COLORS)] == 0
    assert before[: len(COLORS)] == after[: len(COLORS)]  # a safe has no evidence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_the_sheet_in_the_language_of_the_reader(lang: str) -> None:
    words = Words(lang)
    rows = [*cells(guide(GAME, rules_file(GAMES["stawka"]), lang).html)]

    for place in LOCATIONS:
        numbers = [str(number or "·") for number in hidden(CONTENT, place)]
        assert [words.term(GAME, "location", place), *numbers] in rows


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_guide_asks_for_a_table_that_its_game_does_not_have(name: str, lang: str) -> None:
    text = (GUIDES / lang / f"{name}.md").read_text(encoding="utf-8")

    assert not MARK.search(filled(text, GAMES[name](), Words(lang)))
    asked = set(MARK.findall(text))
    assert asked == {aid.id for aid in GAMES[name]().aids()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_it_at_each_location_and_beside_a_search(lang: str) -> None:
    words = Words(lang)
    state = GAME.start(seed=3)
    view: Any = cast(Any, state.view(0))
    console = Console(width=200, color_system=None)
    with console.capture() as shown:
        console.print(drawing.draw(view, GAME, ["Anna", "Jan"], words))
    for place in view.places:
        assert drawing.hint(view, place.id, GAME, words) in shown.get()
    line = drawing.hint(view, "hotel", GAME, words)
    assert f"{words.term(GAME, 'aid', 'valuables')} 2" in line
    assert f"{words.term(GAME, 'color', 'yellow')} 3" in line

    gone = [tile.id for tile in CONTENT.tiles if tile.home == "hotel"]
    bare = msgspec.structs.replace(view, removed=gone)
    assert drawing.hint(bare, "hotel", GAME, words) == ""


def test_a_search_shows_what_the_place_of_the_active_agent_hides() -> None:
    state = GAME.start(seed=3)
    while not any("search" in map(GAME.name, state.options(seat)) for seat in range(2)):
        seat = state.questions[0].seat
        state.choose(seat, state.options(seat)[0])
    seat = next(seat for seat in range(2) if "search" in map(GAME.name, state.options(seat)))
    view: Any = cast(Any, state.view(seat))
    [field] = [one.field for one in view.agents if one.agent == view.activation.agent]

    found = drawing.note(view, "search", GAME, Words("en"))
    assert found and found == drawing.hint(view, field, GAME, Words("en"))
