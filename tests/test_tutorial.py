"""The tutorial shows a whole game: its blocks, put together, are the files of examples/kuhn.

Its sessions (`>>>`) are run by pytest as doctests, like those of all pages in `docs`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TUTORIAL = ROOT / "docs" / "tutorial-add-a-game.md"
EXAMPLE = ROOT / "examples" / "kuhn"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"(?:# |<!-- )((?:src|tests|docs|examples)/\S+?)(?: -->)?")

BLOCKS = BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))
EXCERPTS = [text.splitlines() for language, text in BLOCKS if language not in ("pycon", "sh")]


def contains(lines: list[str], part: list[str]) -> bool:
    """Do these lines stand somewhere in the file, one after the other?"""
    places = range(len(lines) - len(part) + 1)
    return any(lines[place : place + len(part)] == part for place in places)


def quoted() -> dict[str, list[str]]:
    """Return what the tutorial shows of each file: its blocks in order, without empty lines."""
    found: dict[str, list[str]] = {}
    for excerpt in EXCERPTS:
        named = SOURCE.fullmatch(excerpt[0])
        assert named, f"the first line of the block must name its file: {excerpt[0]}"
        found.setdefault(named[1], []).extend(line for line in excerpt[1:] if line)
    return found


def files() -> Iterator[str]:
    """Yield what the example consists of; its words in other languages are not shown."""
    for path in sorted(EXAMPLE.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in (".py", ".md", ".toml", ".ftl") and "/locale/" not in name:
            yield name
    yield "examples/kuhn/kuhn/locale/en/kuhn.ftl"


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda excerpt: excerpt[1].strip()[:40])
def test_every_block_of_code_stands_in_the_file_that_it_names(excerpt: list[str]) -> None:
    named = SOURCE.fullmatch(excerpt[0])
    assert named, f"the first line of the block must name its file: {excerpt[0]}"

    text = (ROOT / named[1]).read_text(encoding="utf-8")

    assert contains(text.splitlines(), excerpt[1:]), f"{named[1]} has changed: update the tutorial"


@pytest.mark.parametrize("name", list(files()))
def test_the_blocks_of_a_file_are_the_whole_file(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()

    assert quoted()[name] == [line for line in lines if line]


def test_the_tutorial_shows_no_other_file() -> None:
    assert sorted(quoted()) == sorted(files())


def test_the_example_speaks_all_languages_alike() -> None:
    ids = {
        language: re.findall(
            r"^([a-z-]+) =",
            (EXAMPLE / "kuhn" / "locale" / language / "kuhn.ftl").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        for language in ("en", "pl", "de")
    }
    assert ids["en"] == ids["pl"] == ids["de"]


def test_a_changed_line_or_a_line_left_out_is_noticed() -> None:
    assert contains(["a", "b", "c"], ["b", "c"])
    assert not contains(["a", "b", "c"], ["b", "d"])
    assert not contains(["a", "b", "c"], ["a", "c"])
