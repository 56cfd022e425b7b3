"""Content packs: the numbers of the rules file, what a pack changes, what a bad one gets wrong."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from konspira import ContentError
from konspira.games.estoril.cards import CARDS, FLAGS, MISSIONS, RECRUITS, SYMBOLS
from konspira.games.estoril.game import EstorilGame
from konspira.games.estoril.spaces import SPACES_OF, TILES
from konspira.kernel.content import Pack
from support.estoril import make

DATA = EstorilGame.folder / "data"
RULES = Path(__file__).parents[3] / "docs" / "rules" / "estoril.md"


def overlay(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack with one file: the game's own, with one thing changed."""
    text = (DATA / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    return folder


@pytest.mark.rule("EST-1.2", "EST-1.5")
def test_the_characters_are_those_of_the_rules_file() -> None:
    rules = make(2).rules
    text = RULES.read_text(encoding="utf-8")
    for card, id in enumerate(CARDS):
        row = re.search(rf"^\|(?: \d+ \|)? `{id}` \|(.+)\|$", text, re.MULTILINE)
        assert row, id
        cells = [cell.strip() for cell in row[1].split("|")]
        flag, strength, vp, symbols, woman = cells[-5:]
        assert FLAGS[rules.flag[card]] == flag
        assert (rules.strength[card], rules.vp[card]) == (int(strength), int(vp))
        found = [SYMBOLS[symbol] for symbol in rules.symbols[card]]
        assert found == ([] if symbols == "none" else symbols.split(", "))
        women = rules.weight[MISSIONS.index("mission_women")]
        assert women[card] == (woman == "yes")


def test_the_checksums_of_the_rules_file_hold() -> None:
    rules = make(2).rules
    recruits = range(RECRUITS)

    assert sum(rules.strength[:RECRUITS]) == 59
    assert sum(rules.vp[:RECRUITS]) == 65
    symbols = Counter(SYMBOLS[s] for card in recruits for s in rules.symbols[card])
    assert symbols == {
        "assassin": 7,
        "conspirator": 7,
        "seducer": 7,
        "diplomat": 6,
        "nationalist": 6,
    }
    flags = Counter(FLAGS[rules.flag[card]] for card in recruits)
    assert [flags[flag] for flag in FLAGS] == [6, 4, 4, 4, 1, 1, 2, 2, 2, 1]
    assert (sum(rules.strength[RECRUITS:]), sum(rules.vp[RECRUITS:])) == (5, 6)


@pytest.mark.rule("EST-8.1", "EST-8.2", "EST-8.3", "EST-8.4", "EST-8.5")
def test_the_tiles_are_those_of_the_rules_file() -> None:
    rules = make(2).rules
    icons = {"none": "", "tile": "peek_tile", "adjacent": "peek_adjacent", "any": "peek_any"}
    text = RULES.read_text(encoding="utf-8")
    secret = 0
    for tile, id in enumerate(TILES):
        [row] = re.findall(rf"^\| {tile + 1} \| `{id}` \| (.+)$", text, re.MULTILINE)[-1:]
        cells = row.split(" | ")
        assert cells[0].startswith("TS") == rules.reward_secret[tile], id
        for space, cell in zip(SPACES_OF[tile], cells[1:], strict=False):
            assert cell.startswith("TS") == rules.top_secret[space], (id, cell)
            icon = list(icons.values())[rules.peek[space]]
            assert (icon in cell) if icon else ("peek" not in cell)
            secret += rules.top_secret[space]
    assert secret == 17


def test_every_value_says_where_it_comes_from() -> None:
    for file in EstorilGame.content_files:
        rows = re.split(r"^\[\[", (DATA / file).read_text(), flags=re.MULTILINE)[1:]
        assert all(re.search(r'source = "[SWR]"', row) for row in rows)


# -- packs -----------------------------------------------------------------------------------------


def test_a_pack_changes_strengths_spaces_and_numbers(tmp_path: Path) -> None:
    overlay(tmp_path, "characters.toml", "strength = 2", "strength = 9")
    overlay(tmp_path, "tiles.toml", "top_secret = false", "top_secret = true")
    overlay(tmp_path, "table.toml", "keep = 6", "keep = 7")

    rules = make(2, pack=tmp_path).rules

    assert rules.strength[0] == 9
    assert rules.reward_secret[0]
    assert rules.keep == 7
    assert make(2, pack=tmp_path).pack.hash != make(2).pack.hash


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("characters.toml", 'id = "pt_assassin"', 'id = "pt_spy"', "expected, in order"),
        ("characters.toml", "strength = 2", "strength = -1", "lie from 0"),
        ("characters.toml", 'nationality = "pt"', 'nationality = "xx"', "pt_assassin"),
        ("characters.toml", "starting = false", "starting = true", "last six"),
        ("tiles.toml", "number = 1", "number = 2", "expected number 1"),
        ("tiles.toml", "cell = [1, 0]", "cell = [0, 0]", "cells of their own"),
        ("tiles.toml", 'special = "no_assassins"', 'special = "flag_bonus"', "flag"),
        ("tiles.toml", 'peek = "tile"', 'peek = "far"', "church"),
        ("missions.toml", 'counts = "assassin"', 'counts = "spies"', "counts must be"),
        ("missions.toml", 'counts = "strength"', 'counts = "women"', "exactly one"),
        ("table.toml", "markers = [6, 4, 3]", "markers = [6, 4]", "three numbers"),
        ("table.toml", "markers = [6, 4, 3]", "markers = [10, 4, 3]", "18"),
    ],
)
def test_a_bad_pack_is_refused_with_file_row_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(ContentError, match=re.escape(problem)) as caught:
        make(2, pack=overlay(tmp_path, file, old, new))

    assert file in str(caught.value)


def test_the_pack_of_the_game_is_complete() -> None:
    assert set(Pack(DATA, EstorilGame.content_files).files) == {p.name for p in DATA.iterdir()}
