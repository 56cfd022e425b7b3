"""The words of the house: refused words are found where people read them, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import plain_words


def places(tmp_path: Path, name: str, text: str) -> list[tuple[int, str]]:
    """Return the lines and words that are refused in a file with this text."""
    file = tmp_path / name
    file.write_text(text)
    return [(line, words) for line, words, _ in plain_words.found_in(file)]


def test_docstrings_and_comments_are_read_and_strings_are_not(tmp_path: Path) -> None:
    text = '"""Whoever reads."""\nSAID = "whoever"\nx = 1  # so many\n'
    assert places(tmp_path, "code.py", text) == [(1, "Whoever"), (3, "so many")]


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("What a bot chooses.", True),
        ("Return what a bot chooses.", False),
        ("What does a bot choose?", False),
        ("Whether it is over: then nobody chooses.", True),
    ],
)
def test_a_function_says_what_it_does(tmp_path: Path, said: str, refused: bool) -> None:
    found = places(tmp_path, "code.py", f'def choose() -> None:\n    """{said}"""\n')
    assert bool(found) == refused


def test_a_class_is_named_by_a_noun(tmp_path: Path) -> None:
    assert not places(tmp_path, "code.py", 'class Eyes:\n    """What one viewer sees."""\n')


def test_prose_is_read_and_code_in_it_is_not(tmp_path: Path) -> None:
    text = "One line.\n\n```\nwhoever\n```\n\nThe table `is no more` or is no more.\n"
    assert places(tmp_path, "page.md", text) == [(7, "is no more")]


def test_comments_of_the_client_are_read(tmp_path: Path) -> None:
    text = "const said = 'anew'\n/* Dealt\n * anew. */\n// as ever\n"
    assert places(tmp_path, "code.ts", text) == [(3, "anew"), (4, "as ever")]


def test_plain_sentences_stay(tmp_path: Path) -> None:
    text = "There are no more cards. So many that it shows. Whoever\u200b"
    assert [words for _, words in places(tmp_path, "page.md", text)] == ["Whoever"]


def test_only_english_messages_are_read() -> None:
    assert plain_words.is_read("src/konspira/locale/en/web.ftl")
    assert not plain_words.is_read("src/konspira/locale/de/web.ftl")


def test_nothing_is_refused_here() -> None:
    assert plain_words.main() == 0
