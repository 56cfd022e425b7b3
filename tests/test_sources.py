"""What is printed and what is ours: counted from the marks in the packs, and told truly."""

from __future__ import annotations

import re
import shutil
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import konspira
from konspira.catalogue import GAMES
from konspira.kernel.content import Pack
from konspira.kernel.sources import Origin, Tally, _values, sources

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "printed-and-ours.md"
TITLES = {
    "Spiskowcy": "spiskowcy",
    "City of Spies: Estoril 1942": "estoril",
    "A Study in Emerald": "emerald",
    "Stawka większa niż życie": "stawka",
}
WITH_FILES = pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].content_files])


def numbers(tally: Tally) -> list[int]:
    return [tally.printed, tally.public, tally.ours, tally.all]


# -- the marks of our own games --------------------------------------------------------------------


@WITH_FILES
def test_every_row_of_a_game_has_marks(name: str) -> None:
    pack = konspira.make(name).pack
    for file in pack.files:
        for kind, rows in pack.table(file).items():
            for row in rows:
                marks = row.get("marks", {"": row.get("source")})
                assert set(marks.values()) <= {"S", "W", "W1", "R"}, (file, kind, row.get("id"))


@WITH_FILES
def test_kinds_and_fields_sum_up(name: str) -> None:
    game = konspira.make(name)
    found = sources(game.pack, game.origin)
    for part in range(4):
        assert numbers(found.tally)[part] == sum(numbers(one.tally)[part] for one in found.kinds)
        for one in found.kinds:
            fields = one.fields.values()
            assert numbers(one.tally)[part] == sum(numbers(field)[part] for field in fields)


@WITH_FILES
def test_what_a_game_says_beside_its_marks_is_about_its_files(name: str) -> None:
    game = konspira.make(name)
    origin = game.origin
    places, fields = [], set()
    for file in game.pack.files:
        for kind, rows in game.pack.table(file).items():
            for number, row in enumerate(rows):
                fields.update(row)
                values = _values(row, "", "", kind in origin.named, origin.keys)
                places += [f"{kind}/{row.get('id', number)}/{place}" for place, _ in values]

    assert set(origin.keys) <= fields
    assert all(any(place.startswith(f"{kind}/") for place in places) for kind in origin.named)
    for pattern, mark in origin.apart:
        assert mark in ("S", "W", "R")
        assert any(fnmatchcase(place, pattern) for place in places), pattern


@pytest.mark.parametrize("name", list(GAMES))
def test_public_sources_are_named_in_the_rules_file(name: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    origin = GAMES[name].origin
    assert origin.rulebooks or origin.public
    for source in origin.public:
        site = source.removeprefix("github.com: ").removesuffix(" (first edition)")
        for part in site.split(": "):
            assert part.split(" (")[0] in text, source


def test_values_that_differ_from_their_row_are_counted_as_what_they_are() -> None:
    """Tamariz has no TOP SECRET by the rulebook, but its peek icon is ours (rules file, 3.4)."""
    game = konspira.make("estoril")
    [tiles] = [one for one in sources(game.pack, game.origin).kinds if one.kind == "tile"]
    rows = game.pack.table("tiles.toml")["tile"]
    printed = sum(space["source"] == "S" for row in rows for space in row["spaces"])

    assert tiles.fields["spaces.peek"].printed == printed - 1
    assert tiles.fields["spaces.top_secret"].printed == printed - 1
    assert tiles.fields["spaces.cell"].printed == 0


# -- the notation ----------------------------------------------------------------------------------


OWN = """
[[piece]]
id = "a"
side = "red"
rank = 3
text = { trigger = "now" }
source = "R"
stated = ["id", "rank"]

[[piece]]
id = "b"
side = "red"
rank = 4
spots = [{ cell = 1, icon = "eye", source = "W" }, { cell = 2, icon = "ear", source = "S" }]
source = "S"
name_source = "W1"

[[piece]]
id = "c"
marks = { name = "S", rank = "R" }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "pieces.toml").write_text(OWN)
    return tmp_path


def count(folder: Path, origin: Origin, overlay: str | None = None) -> dict[str, list[int]]:
    pack = Pack(folder / "own", ("pieces.toml",), folder / overlay if overlay else None)
    [kind] = sources(pack, origin).kinds
    return {name: numbers(tally)[:3] for name, tally in kind.fields.items()}


def test_each_notation_is_counted(folder: Path) -> None:
    assert count(folder, Origin(keys=("side",), named=("piece",))) == {
        "name": [2, 1, 0],  # stated, W1, and a mark of its own
        "rank": [2, 0, 1],
        "text": [0, 0, 1],
        "spots.cell": [1, 1, 0],
        "spots.icon": [1, 1, 0],
    }


def test_a_name_that_nobody_speaks_of_and_a_key_are_no_values(folder: Path) -> None:
    assert "name" in count(folder, Origin())  # rows b and c mark theirs
    assert count(folder, Origin())["name"] == [1, 1, 0]
    assert "side" in count(folder, Origin())
    assert "side" not in count(folder, Origin(keys=("side",)))


def test_a_row_that_its_owner_changed_speaks_for_itself(folder: Path) -> None:
    origin = Origin(apart=(("piece/b/spots/1/icon", "R"), ("piece/*/cell", "W")))
    shutil.copytree(folder / "own", folder / "copy")
    assert count(folder, origin) == count(folder, origin, "copy")
    assert count(folder, origin)["spots.icon"] == [0, 1, 1]

    changed = OWN.replace('icon = "ear"', 'icon = "nose"')
    (folder / "copy" / "pieces.toml").write_text(changed)
    assert count(folder, origin, "copy")["spots.icon"] == [1, 1, 0]


# -- the page --------------------------------------------------------------------------------------


def test_the_page_has_the_numbers_of_the_packs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert set(TITLES.values()) == {name for name in GAMES if GAMES[name].content_files}
    for title, name in TITLES.items():
        game = konspira.make(name)
        found = sources(game.pack, game.origin)
        row = " | ".join(map(str, numbers(found.tally)))
        assert f"\n| {title} | {row} |\n" in text, title
        section = text.partition(f"### {title}\n")[2].partition("\n### ")[0]
        rows = re.findall(r"^\| `(.+?)` \| .+? \| (.+) \|$", section, re.MULTILINE)
        assert rows == [(one.file, " | ".join(map(str, numbers(one.tally)))) for one in found.kinds]
