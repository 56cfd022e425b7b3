"""The pictures of the rules and the player's aids: the engine makes them, and none is missing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.rule_coverage import read_rulebook

from konspira.catalogue import GAMES
from konspira.figures import figures, has_figures, states
from konspira.kernel.game import Game
from konspira.rulebook import read_guide
from konspira.server.site.figure_pages import aid_of, figures_of
from konspira.server.site.rules_pages import guide, rules_file
from konspira.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
DRAWN = [kind for kind in GAMES.values() if has_figures(kind)]
every_game = pytest.mark.parametrize("kind", DRAWN, ids=lambda kind: kind.id)


def test_every_game_with_a_board_has_pictures() -> None:
    assert [kind.id for kind in DRAWN] == ["spiskowcy", "estoril", "emerald", "stawka"]


@every_game
def test_the_engine_makes_every_moment_of_a_figure(kind: type[Game]) -> None:
    for figure in figures(kind).figure:
        _, found = states(kind, figure)

        assert len(found) == max(1, len(figure.moment)), figure.id
        views = [msgspec.json.encode(state.view(figure.seat)) for state in found]
        assert len(set(views)) == len(views), f"{figure.id}: two pictures show the same"
        if figure.kind == "scoring":
            assert found[-1].over, figure.id


@every_game
def test_what_call_outs_point_at_is_in_the_view(kind: type[Game]) -> None:
    for figure in figures(kind).figure:
        game, found = states(kind, figure)
        view: Any = json.loads(msgspec.json.encode(found[0].view(figure.seat)))
        known = json.dumps(view) + json.dumps(
            [game.pack.table(name) for name in kind.content_files]
        )
        parts = [mark.at for mark in figure.mark]
        parts += [part for moment in figure.moment for part in moment.look]
        for part in parts:
            found_part = re.fullmatch(r"[a-z]+(?:\(([a-z0-9_,]+)\))?", part)
            assert found_part, part
            for thing in (found_part[1] or "").split(","):
                tile = re.sub(r"_\d$", "", thing)  # `casino_2` is a space of the tile `casino`
                seat = thing.isdecimal() and int(thing) < figure.seats
                assert thing == "" or seat or f'"{thing}"' in known or f'"{tile}"' in known, part


@every_game
def test_a_figure_shows_what_the_seat_may_know(kind: type[Game]) -> None:
    for figure in figures_of(kind).figures:
        _, found = states(kind, next(one for one in figures(kind).figure if one.id == figure.id))
        for moment, state in zip(figure.moments, found, strict=True):
            assert moment.view == msgspec.to_builtins(state.view(figure.seat))


@every_game
def test_rules_of_figures_and_aids_exist(kind: type[Game]) -> None:
    rules = set(read_rulebook(rules_file(kind)).rules)
    sections = {rule.rsplit(".", 1)[0] for rule in rules}
    found = figures(kind)
    cited = [mark.rule for figure in found.figure for mark in figure.mark]
    cited += [moment.rule for figure in found.figure for moment in figure.moment]
    cited += [symbol.rule for symbol in found.symbol]
    cited += [box.rule for box in found.aid]
    cited += [line.rule for box in found.aid for line in box.line]

    assert {rule for rule in cited if rule} - rules - sections == set()


SYMBOLS: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "spiskowcy": ("cards.toml", "card", lambda row: [row["id"]]),
    "estoril": ("characters.toml", "character", lambda row: row["symbols"]),
    "emerald": ("cards.toml", "card", lambda row: row.get("symbols", {})),
}


@every_game
def test_each_symbol_stands_once(kind: type[Game]) -> None:
    ids = [symbol.id for symbol in figures(kind).symbol]

    assert len(ids) == len(set(ids)) and len(ids) > 5


@pytest.mark.parametrize("name", SYMBOLS)
def test_the_key_explains_every_symbol_of_the_content(name: str) -> None:
    kind = GAMES[name]
    file, row, symbols = SYMBOLS[name]
    table = kind().pack.table(file)
    used = {symbol for one in table[row] for symbol in symbols(one)}

    assert used, "nothing was found in the content"
    assert used <= {symbol.id for symbol in figures(kind).symbol}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_each_figure_once_and_the_terminal_none(
    kind: type[Game], language: str
) -> None:
    html = guide(kind(), rules_file(kind), language).html
    wanted = [figure.id for figure in figures(kind).figure] + ["symbols"]

    assert sorted(re.findall(r'<div data-figure="([a-z-]+)"></div>', html)) == sorted(wanted)
    assert "[figure" not in html
    assert "[figure" not in read_guide(kind(), Words(language))


def test_the_numbers_of_an_aid_are_those_of_the_game() -> None:
    boxes = {box.id: box for box in aid_of(GAMES["emerald"]()).boxes}
    ends = {line.id: line.facts for line in boxes["ends"].lines}

    assert ends["target"] == {"two": 28, "three": 24, "four": 22, "five": 20}
    london = [cell.text for cell in boxes["cities"].rows[0]]
    assert london == ["emerald-city-london", 4, 5, "emerald-card-gloriana", 6, 6]


def test_an_aid_follows_a_pack_of_ones_own(tmp_path: Path) -> None:
    table = (ROOT / "src/konspira/games/estoril/data/table.toml").read_text(encoding="utf-8")
    (tmp_path / "table.toml").write_text(
        table.replace("first_place = 6", "first_place = 8"), encoding="utf-8"
    )
    boxes = {box.id: box for box in aid_of(GAMES["estoril"](None, tmp_path)).boxes}

    assert {"points": 8} in [line.facts for line in boxes["goal"].lines]
