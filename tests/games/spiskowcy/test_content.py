"""Content packs: what they change, and what is wrong with a bad one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import konspira
from konspira import ContentError, RecordError, Rng
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.content import Pack
from konspira.kernel.errors import Remedy
from support.scenes import choose_any, final, make, scene, view

DATA = SpiskowcyGame.folder / "data"
RULES = Path(__file__).parents[3] / "docs" / "rules" / "spiskowcy.md"


def overlay(folder: Path, file: str, old: str = "", new: str = "") -> Path:
    """A pack with one file: the game's own, with one thing changed."""
    text = (DATA / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    return folder


def table(heading: str) -> list[list[str]]:
    """The rows of one table of the rules file."""
    text = RULES.read_text().split(f"### {heading}")[1].split("###")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip("` ") for cell in row] for row in rows]


@pytest.mark.rule("SPI-1.1", "SPI-12.1")
def test_the_cards_are_those_of_the_rules_file() -> None:
    rules = make().rules
    cards = table("3.1")

    assert [row[0] for row in cards] == list(SpiskowcyGame.vocabulary["card"])
    assert rules.copies == [int(row[2]) for row in cards]
    values = [int(row[3].replace("−", "-").split()[0]) for row in cards]
    assert rules.influence == values
    assert rules.total == 55


@pytest.mark.rule("SPI-2.2", "SPI-3.2")
def test_the_places_are_those_of_the_rules_file() -> None:
    rules = make().rules
    places = table("3.2")

    assert rules.rounds == len(places) == 8
    for number, row in enumerate(places, start=1):
        found = [number, rules.deal[number], rules.keep[number]]
        assert found == [int(cell) for cell in row[1:4]]


# -- what a pack changes --------------------------------------------------------------------------


def test_a_pack_of_one_file_changes_one_number(tmp_path: Path) -> None:
    pack = overlay(tmp_path, "cards.toml", "influence = 2", "influence = 20")

    assert final().tableau(0, "spy").state().scores == [2, 0]
    state = make(2, pack).position({"round": 8, "phase": "end", "seats": [{"tableau": {"spy": 1}}]})
    assert state.scores == [20, 0]


def test_a_pack_changes_places_and_bank(tmp_path: Path) -> None:
    overlay(tmp_path, "places.toml", "deal = 10", "deal = 4")
    pack = overlay(tmp_path, "bank.toml", "points = 8", "points = 3")
    state = make(3, pack).start(seed=1)
    assert isinstance(state, Spiskowcy)

    assert [place.hand_size for place in view(state).seats] == [4, 4, 4]
    assert (view(state).bank, view(state).deal) == (3, 4)


def test_a_pack_changes_the_princes_bonus(tmp_path: Path) -> None:
    pack = overlay(tmp_path, "bank.toml", "prince_bonus = 2", "prince_bonus = 1")

    def offers(pack: Path | None) -> list[str]:
        trim = scene(phase="end", round=1, pack=pack).tableau(0, "prince merchant*4")
        return trim.state().offers(0)

    assert "stop_discarding" in offers(None)
    assert "stop_discarding" not in offers(pack)


def test_an_empty_pack_is_the_games_own(tmp_path: Path) -> None:
    assert make(2, tmp_path).pack.hash == make(2).pack.hash


def test_another_content_has_another_hash(tmp_path: Path) -> None:
    pack = overlay(tmp_path, "cards.toml", "influence = 2", "influence = 20")

    assert make(2, pack).pack.hash != make(2).pack.hash
    assert re.fullmatch("[0-9a-f]{16}", make(2).pack.hash)


def test_a_record_is_refused_without_the_pack_it_was_played_with(tmp_path: Path) -> None:
    pack = overlay(tmp_path, "cards.toml", "influence = 2", "influence = 20")
    state = make(2, pack).start(seed=5)
    assert isinstance(state, Spiskowcy)
    rng = Rng(5)
    while not state.over:
        choose_any(state, rng)
    record = konspira.record_of(state)

    assert record.pack == make(2, pack).pack.hash
    with pytest.raises(RecordError) as caught:
        konspira.replay(record)
    assert caught.value.code == "record-pack"
    assert caught.value.facts == {"value": record.pack, "known": make(2).pack.hash}
    assert konspira.replay(record, pack=pack).scores == state.scores


# -- bad packs ------------------------------------------------------------------------------------

BAD: list[tuple[str, str, str, str, str, str]] = [
    # what is wrong, file, old text, new text, the row the error names, what it says
    ("unknown card", "cards.toml", '"banker"', '"bankster"', "card", "no such card: bankster"),
    ("card twice", "cards.toml", '"juggler"', '"merchant"', "card", "expected, in order"),
    ("wrong type", "cards.toml", "copies = 6", 'copies = "six"', "card banker", "Expected `int`"),
    ("true copies", "cards.toml", "copies = 6", "copies = true", "card banker", "Expected `int`"),
    ("no copies", "cards.toml", "copies = 6", "copies = 0", "card banker", "expected 1 to 12"),
    ("13 copies", "cards.toml", "copies = 6", "copies = 13", "card banker", "expected 1 to 12"),
    ("missing key", "cards.toml", "copies = 6\n", "", "card banker", "missing required field"),
    ("extra key", "cards.toml", "copies = 6", "copies = 6\ncost = 1", "card banker", "`cost`"),
    ("no source", "cards.toml", '"S"', '"X"', "card merchant", "'X'"),
    (
        "dear character",
        "cards.toml",
        "influence = 6",
        "influence = -6",
        "card banker",
        "characters give, events cost",
    ),
    (
        "generous event",
        "cards.toml",
        "influence = -1",
        "influence = 1",
        "card raid",
        "characters give, events cost",
    ),
    ("negative deal", "places.toml", "deal = 8", "deal = -8", "place 3", "deal must be at least 1"),
    ("negative keep", "places.toml", "keep = 5", "keep = -1", "place 3", "keep at least 0"),
    ("round skipped", "places.toml", "round = 3", "round = 4", "place 4", "expected round 3 here"),
    ("negative bank", "bank.toml", "points = 8", "points = -8", "bank", "numbers from 0"),
    ("half a point", "bank.toml", "points = 8", "points = 8.5", "bank 1", "Expected `int`"),
    ("negative bonus", "bank.toml", "bonus = 2", "bonus = -2", "bank", "numbers from 0"),
]


@pytest.mark.parametrize(
    "file, old, new, row, problem", [entry[1:] for entry in BAD], ids=[entry[0] for entry in BAD]
)
def test_a_bad_row_is_named_with_its_file(
    tmp_path: Path, file: str, old: str, new: str, row: str, problem: str
) -> None:
    pack = overlay(tmp_path, file, old, new)

    with pytest.raises(ContentError) as caught:
        make(2, pack)

    error = caught.value
    assert (error.code, error.facts["row"]) == ("content-bad-row", row)
    assert error.facts["file"] == str(tmp_path / file)
    assert problem in str(error)
    assert str(tmp_path / file) in str(error)
    assert make(2).rules.copies[0] == 9  # the game itself is still fine


def test_a_row_of_another_name_is_refused(tmp_path: Path) -> None:
    for text in ("", "[[cards]]\nid = 'spy'\n", "card = 3\n", "[card]\nid = 'spy'\n"):
        (tmp_path / "cards.toml").write_text(text)
        with pytest.raises(ContentError) as caught:
            make(2, tmp_path)
        assert caught.value.code == "content-no-rows"
        assert "[[card]]" in str(caught.value)
        assert caught.value.facts["file"] == str(tmp_path / "cards.toml")


def test_two_banks_are_refused(tmp_path: Path) -> None:
    text = (DATA / "bank.toml").read_text()
    (tmp_path / "bank.toml").write_text(text + text)

    with pytest.raises(ContentError, match="expected one row"):
        make(2, tmp_path)


@pytest.mark.parametrize("text", [b"[[card]\nid = 'spy'", b"id = ", b"\xff\xfe"])
def test_text_that_is_not_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(text)

    with pytest.raises(ContentError) as caught:
        make(2, tmp_path)

    assert caught.value.code == "content-not-toml"
    assert str(tmp_path / "cards.toml") in str(caught.value)


def test_a_pack_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        make(2, tmp_path / "nowhere")

    assert caught.value.code == "pack-not-found"
    assert caught.value.facts["remedy"] == "cards.toml, places.toml, bank.toml"


def test_an_unknown_file_is_refused_with_the_nearest_name(tmp_path: Path) -> None:
    (tmp_path / "card.toml").write_text("")

    with pytest.raises(ContentError) as caught:
        make(2, tmp_path)

    assert caught.value.code == "pack-unknown-file"
    assert caught.value.facts["value"] == "card.toml"
    assert caught.value.facts["remedy"] == 'did you mean "cards.toml"?'


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()

    with pytest.raises(ContentError) as caught:
        make(2, tmp_path)
    assert caught.value.code == "content-unreadable"
    with pytest.raises(ContentError) as caught:
        Pack(tmp_path, ("missing.toml",))
    assert caught.value.code == "content-unreadable"
    assert caught.value.facts["file"] == str(tmp_path / "missing.toml")


@pytest.mark.parametrize("value", ["[" * 5_000, "9" * 5_000], ids=["deep", "long"])
def test_a_file_that_is_too_deep_or_too_long_is_refused_with_its_line(
    tmp_path: Path, value: str
) -> None:
    (tmp_path / "cards.toml").write_text(f"\nx = {value}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        konspira.make("spiskowcy", pack=tmp_path)
    assert caught.value.code == "content-not-toml"
    remedy = caught.value.facts["value"]
    assert isinstance(remedy, Remedy)
    assert (remedy.code, remedy.facts["line"]) == ("at-line", "2")
