"""The tutorial shows the real code: its blocks stand, line for line, in the files that they name.

Its sessions (`>>>`) are run by pytest as doctests, like those of all pages in `docs`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TUTORIAL = ROOT / "docs" / "tutorial-add-a-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"(?:# |<!-- )((?:src|tests|docs)/\S+?)(?: -->)?")

BLOCKS = BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))
EXCERPTS = [text.splitlines() for language, text in BLOCKS if language != "pycon"]


def contains(lines: list[str], part: list[str]) -> bool:
    """Do these lines stand somewhere in the file, one after the other?"""
    places = range(len(lines) - len(part) + 1)
    return any(lines[place : place + len(part)] == part for place in places)


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda excerpt: excerpt[1].strip()[:40])
def test_every_block_of_code_stands_in_the_file_that_it_names(excerpt: list[str]) -> None:
    named = SOURCE.fullmatch(excerpt[0])
    assert named, f"the first line of the block must name its file: {excerpt[0]}"

    text = (ROOT / named[1]).read_text(encoding="utf-8")

    assert contains(text.splitlines(), excerpt[1:]), f"{named[1]} has changed: update the tutorial"


def test_the_tutorial_shows_rules_code_words_tests_and_a_session() -> None:
    languages = [language for language, _ in BLOCKS]
    assert set(languages) == {"markdown", "python", "ftl", "pycon"}
    assert languages.count("python") > 10


def test_a_changed_line_or_a_line_left_out_is_noticed() -> None:
    assert contains(["a", "b", "c"], ["b", "c"])
    assert not contains(["a", "b", "c"], ["b", "d"])
    assert not contains(["a", "b", "c"], ["a", "c"])
