"""The content files: their numbers, their marks, and packs that replace them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import konspira
from konspira.games.emerald.cards import (
    CARDS,
    CITIES,
    FIRST_CITY,
    FIRST_START,
    GAME_CARDS,
    KINDS,
    SYMBOLS,
)
from konspira.games.emerald.content import CardRow, CityRow, TableRow
from konspira.games.emerald.rules import EFFECTS
from support.emerald import make

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/konspira/games/emerald/data"
RULES = (ROOT / "docs/rules/emerald.md").read_text(encoding="utf-8")


def total(symbol: str) -> int:
    """Return how many symbols of one kind all game cards show."""
    rules = make(2).rules
    base = SYMBOLS.index(symbol) * KINDS
    return sum(rules.value[base + card] * rules.copies[card] for card in range(GAME_CARDS))


def test_the_game_cards_add_up_to_the_totals_of_the_rules_file() -> None:
    rules = make(2).rules
    copies = rules.copies
    assert sum(copies[:GAME_CARDS]) == 66
    assert [total(symbol) for symbol in SYMBOLS] == [41, 9, 22, 27, 12, 14, 16]
    cards = range(GAME_CARDS)
    assert sum(rules.bombs[card] * copies[card] for card in cards) == 16
    assert sum(rules.madness[card] * copies[card] for card in cards) == 8
    assert sum(rules.points[card * 4 + 1] * copies[card] for card in cards) == 8
    assert sum(rules.points[card * 4 + 2] * copies[card] for card in cards) == 12
    assert sum(rules.agents[card] * copies[card] for card in cards) == 36
    boxes = [rules.kill_points[card] for card in cards for _ in range(copies[card])]
    assert (sum(box >= 0 for box in boxes), sum(max(box, 0) for box in boxes)) == (10, 27)
    assert sum(rules.points[card * 4] for card in range(FIRST_CITY, FIRST_CITY + 9)) == 36
    assert sum(rules.royal_points) == 37


def test_a_starting_deck_has_ten_cards_and_every_basic_symbol() -> None:
    rules = make(2).rules
    cards = [c for c in range(FIRST_START, FIRST_CITY) for _ in range(rules.copies[c])]
    assert len(cards) == 10
    found = [sum(rules.value[s * KINDS + card] for card in cards) for s in range(len(SYMBOLS))]
    assert found == [8, 3, 9, 4, 0, 0, 0] and sum(rules.bombs[card] for card in cards) == 3


def test_every_value_has_its_mark() -> None:
    pack = make(2).pack
    for row in pack.rows("cards.toml", "card", CardRow):
        symbols = {name for name in SYMBOLS if getattr(row.symbols, name)}
        assert {"name", "copies", "agents", *symbols} <= set(row.marks), row.id
        if row.effect is not None:
            assert {"heading", "one_use", "effect"} <= set(row.marks), row.id
            assert f"- {row.rule} " in RULES, row.id
        for key in ("bombs", "restorationist_points", "loyalist_points", "kill_points"):
            assert bool(getattr(row, key)) == (key in row.marks), (row.id, key)
    for city in pack.rows("cities.toml", "city", CityRow):
        assert {"bombs", "points", "royal", "royal_bombs", "royal_points"} <= set(city.marks)
    table = pack.rows("table.toml", "table", TableRow)[0]
    assert set(table.marks) == {name for name in TableRow.__struct_fields__ if name != "marks"}


def test_the_marks_are_those_of_the_rules_file() -> None:
    """A card's mark for its existence stands after its name in sections 3.3 to 3.5."""
    for row in make(2).pack.rows("cards.toml", "card", CardRow):
        line = re.search(rf"^\| {row.id} \| [^|]*\[([A-Z0-9]+)[^|]*\| (\d)", RULES, re.MULTILINE)
        assert line is not None, row.id
        assert (line[1], int(line[2])) == (row.marks["name"], row.copies), row.id


def test_every_function_is_used_and_every_text_has_one() -> None:
    rules = make(2).rules
    assert {EFFECTS[effect] for effect in rules.effect} == set(EFFECTS)


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack with one thing changed."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_pack_replaces_single_values(tmp_path: Path) -> None:
    folder = pack(tmp_path, "cities.toml", "royal_points = 6", "royal_points = 9")
    game = make(2, pack=folder)
    assert game.rules.royal_points[CITIES.index("london")] == 9
    assert game.pack.hash != make(2).pack.hash
    state = game.start(1)
    assert state.view(None).cities[0].royal_points == 9


REFUSED: list[tuple[str, str, str, str]] = [
    ("cards.toml", 'name = "turn_coat"', 'name = "turncoat"', "turn_coat"),
    ("cards.toml", 'id = "cthulhu"', 'id = "cthulu"', "expected, in order"),
    ("cards.toml", "copies = 1", "copies = 99", "0 to 20"),
    ("cards.toml", 'heading = "free_action"', 'heading = "benefit"', "draw needs one of"),
    ("cards.toml", 'heading = "action"\n', "", "needs one of"),
    ("cards.toml", 'marks = { name = "S"', 'marks = { name = "X"', "X"),
    ("cards.toml", "symbols = {", "simbols = {", "simbols"),
    ("cities.toml", "bombs = 4", "bombs = -4", "0 to 20"),
    ("cities.toml", 'royal = "gloriana"', 'royal = "hastur"', "expected, in order"),
    ("table.toml", "stack = [3, 3, 4, 5]", "stack = [3, 3, 4, 9]", "expected one row"),
    ("table.toml", "madness = 3", "madness = 7", "expected one row"),
    ("table.toml", "penalty = 5", 'penalty = "five"', "penalty"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), REFUSED)
def test_a_wrong_pack_is_refused_with_file_row_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    folder = pack(tmp_path, file, old, new)
    with pytest.raises(konspira.ContentError) as caught:
        make(2, pack=folder)
    text = str(caught.value)
    assert file in text and said in text


def test_starting_cards_are_never_claimed(tmp_path: Path) -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8")
    head, _, rest = text.partition('id = "start_courier"')
    changed = rest.replace("agents = 0", "agents = 1", 1)
    (tmp_path / "cards.toml").write_text(head + 'id = "start_courier"' + changed, encoding="utf-8")
    with pytest.raises(konspira.ContentError, match="start_courier"):
        make(2, pack=tmp_path)


def test_every_choice_has_its_own_name_and_a_known_rule() -> None:
    table: Any = make(2).table
    assert len(set(table.names)) == len(table)
    for family in table.families:
        assert re.search(rf"{re.escape(family.rule)}\b", RULES), family.name
    assert CARDS[FIRST_START] == "start_informant"
