"""The tool that guards the words: what is missing, unused or broken in a language is found."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from tools import check_words

from konspira.words import LANGUAGES


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """A copy of all Fluent files."""
    return Path(shutil.copytree(check_words.LOCALE, tmp_path / "locale"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def new_problems(locale: Path) -> list[str]:
    """Return what an edited copy is blamed for."""
    return [problem for problem in check_words.check(locale) if problem not in old_problems()]


@cache
def old_problems() -> list[str]:
    return check_words.check()


def test_every_word_that_is_needed_is_there_and_no_other() -> None:
    assert old_problems() == []


def test_a_message_that_one_language_lacks_is_found(locale: Path) -> None:
    edit(locale / "pl" / "spiskowcy.ftl", "spiskowcy-card-raid = Najazd\n", "")

    assert new_problems(locale) == [
        "pl/spiskowcy.ftl: spiskowcy-card-raid is missing, other languages have it"
    ]


def test_a_message_that_every_language_lacks_is_found(locale: Path) -> None:
    for language in LANGUAGES:
        edit(locale / language / "errors.ftl", "error-game-over =", "# error-game-over =")

    assert new_problems(locale) == ["error-game-over is missing in every language"]


def test_a_message_that_nobody_uses_is_found(locale: Path) -> None:
    for language in LANGUAGES:
        with (locale / language / "spiskowcy.ftl").open("a", encoding="utf-8") as file:
            file.write("spiskowcy-card-dragon = ?\n")

    assert new_problems(locale) == [
        f"{language}/spiskowcy.ftl: spiskowcy-card-dragon is used by nobody"
        for language in LANGUAGES
    ]


def test_a_fact_that_one_language_leaves_out_is_found(locale: Path) -> None:
    edit(locale / "de" / "spiskowcy.ftl", " eine Siegpunktkarte von { $victim }.", "")

    assert new_problems(locale) == [
        "de/spiskowcy.ftl: spiskowcy-event-point-stolen and en differ in $victim"
    ]


def test_a_remedy_that_is_missing_unused_or_uses_other_facts_is_found(locale: Path) -> None:
    for language in LANGUAGES:
        edit(locale / language / "errors.ftl", "remedy-near =", "remedy-dragon =")
        edit(locale / language / "errors.ftl", "{ $known }", "{ $wanted }")

    problems = new_problems(locale)

    assert problems[0] == "remedy-near is missing in every language"
    for language in LANGUAGES:
        assert f"{language}/errors.ftl: remedy-dragon is used by nobody" in problems


def test_a_fact_that_nobody_gives_is_found(locale: Path) -> None:
    for language in LANGUAGES:
        edit(locale / language / "spiskowcy.ftl", "{ $victim }", "{ $loser }")

    problems = new_problems(locale)

    assert len(problems) == len(LANGUAGES)
    for language, problem in zip(LANGUAGES, problems, strict=True):
        assert problem == (
            f"{language}/spiskowcy.ftl: spiskowcy-ask-raid-card uses $loser; "
            "it may use: $seat, $victim"
        )


def test_a_name_without_a_form_that_a_sentence_wants_is_found(locale: Path) -> None:
    edit(locale / "pl" / "stawka.ftl", "    .to = na dworzec\n", "")

    (problem,) = new_problems(locale)

    assert problem.startswith("pl/")
    assert problem.endswith(" uses $field-to; stawka-field-station has no .to")


def test_a_form_of_a_seat_or_a_number_is_found(locale: Path) -> None:
    edit(
        locale / "pl" / "spiskowcy.ftl", "{ $seat } używa Bankiera", "{ $seat-gen } używa Bankiera"
    )

    (problem,) = new_problems(locale)

    assert problem.endswith("uses $seat-gen; a seat has no forms, use $seat")


def test_a_line_that_is_not_fluent_is_found(locale: Path) -> None:
    with (locale / "en" / "errors.ftl").open("a", encoding="utf-8") as file:
        file.write("error-odd = { $value\n")

    problems = new_problems(locale)

    assert len(problems) == 1
    assert re.match(r"en/errors\.ftl:\d+: not Fluent: ", problems[0])


def test_a_plural_form_that_polish_needs_is_missed(locale: Path) -> None:
    edit(locale / "pl" / "spiskowcy.ftl", "        [few] Połóż { $count } karty\n", "")

    assert new_problems(locale) == [
        "pl/spiskowcy.ftl: spiskowcy-choose-order-count lacks the plural form [few]"
    ]


def test_a_message_defined_twice_or_empty_or_referring_to_nothing_is_found(locale: Path) -> None:
    with (locale / "en" / "errors.ftl").open("a", encoding="utf-8") as file:
        file.write("no-cards = none\n")
    edit(locale / "pl" / "errors.ftl", "no-cards = brak kart", "no-cards =\n    .note = brak")
    edit(locale / "de" / "errors.ftl", "no-cards = keine Karten", "no-cards = { -keine }")

    assert new_problems(locale) == [
        "en/errors.ftl: no-cards is also in errors.ftl",
        "pl/errors.ftl: no-cards has no text",
        "de/errors.ftl: no-cards refers to -keine, which does not exist",
    ]


def test_errors_and_sentences_in_the_code_need_their_messages(tmp_path: Path) -> None:
    (tmp_path / "new.py").write_text(
        """
class Panel:
    def say(self, word, **facts):
        return self.words.say(f"panel-{word}", **facts)

    def show(self, words, level, found):
        self.say("title", game=1)
        words.say("hello" if found else "goodbye", name=2)
        words.say(f"level-{level}")
        alone = "shell-alone"
        raise OptionError("no-panel", "no panel; look", value=3)
        raise ShellError(found)
        fix = Remedy("look", f"look at {found}", found=found)
        return Remedy(found, "look")

class Sheet:
    prefix = "sheet-"

    def show(self):
        self.say("corner", seat=1)
        return MARKS
MARKS = ("star",)
"""
    )

    sources = check_words.Sources(tmp_path)

    assert sources.needs == {
        "panel-title": frozenset(["game"]),
        "sheet-corner": frozenset(["seat"]),
        "hello": frozenset(["name"]),
        "goodbye": frozenset(["name"]),
        "error-no-panel": frozenset(["value"]),
        "shell-alone": None,
        "remedy-look": frozenset(["found"]),
    }
    assert sources.problems == [
        "new.py:12: ShellError needs its code as a literal",
        "new.py:14: Remedy needs its code as a literal",
    ]
    assert sources.mentions("level-hello")  # some word of the code can fill the gap
    assert sources.mentions("sheet-star")
    assert not sources.mentions("level-greedy")
