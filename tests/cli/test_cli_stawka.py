"""Stawka in the terminal: drawn from the view alone, in every width and language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from typer.testing import Result

import konspira
from konspira import Rng
from konspira.drawings import drawing, stawka
from konspira.games.stawka.content.names import SCENARIOS
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import Stawka
from konspira.words import LANGUAGES, Words
from support.soaking import some_now
from support.stawka_rows import Town

Run = Callable[..., Result]
EN = Words("en")
NAMES = ["Anna", "Bartek"]


def printed(shown: RenderableType, width: int = 120) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(state: Stawka, seat: int | None, width: int = 120, words: Words = EN) -> str:
    game = state.game
    return printed(drawing(game).draw(state.view(seat), game, NAMES, words), width)


@cache
def moments(scenario: str) -> list[Stawka]:
    """Some moments of a random game, its end among them."""
    limit: dict[str, str | int] = {"stage_cap": 12} if scenario == "s5_hotel_excelsior" else {}
    state = StawkaGame(2, None, {"scenario": scenario, **limit}).start(4)
    assert isinstance(state, Stawka)
    rng = Rng(4)
    found: list[Stawka] = []
    count = 0
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
        count += 1
        if count % 61 == 0 or state.over:
            found.append(state.copy())
    return found


@pytest.mark.verify
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_table_looks_the_same_whatever_the_other_hides(scenario: str) -> None:
    for state in moments(scenario):
        for seat in (0, 1, None):
            other = state.redeal(seat, Rng(8))
            assert isinstance(other, Stawka)
            assert drawn(other, seat) == drawn(state, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    words = Words(lang)
    for state in moments("s3_chestnuts"):
        text = drawn(state, 1, width, words)
        assert max(cell_len(line) for line in text.splitlines()) <= width
    final = printed(stawka.finale(state.view(1), state.game, NAMES, words), width)
    assert max(cell_len(line) for line in final.splitlines()) <= width


def test_the_town_shows_who_and_what_is_where() -> None:
    town = Town(jacek="hotel", glaubel="squ_a").token("hotel", "th_de_trap")
    town.stack("hotel", "tile_hotel_2", "tile_hotel_4").activate("jacek")
    mine, theirs = drawn(town.state, 0), drawn(town.state, 1)

    assert "Hotel ☎ (tiles 2): Jacek, ◆ ? (Bartek)" in mine
    assert "Hotel ☎ (tiles 2): Jacek, ◆ Trap (Bartek (you))" in theirs
    assert "Main Square A: Glaubel" in mine
    assert "● Jacek" in mine.splitlines()[0] + mine.splitlines()[1]


def test_held_things_are_named_for_their_owner_only() -> None:
    town = Town(jacek="courts").stack("courts", "tile_courts_1").mission("jacek", "ms_jacek_2")
    town.activate("jacek").play("search", "keep").settle()

    assert "Blank document (Courts), ✉ Papers from the court" in drawn(town.state, 0)
    assert "? (Courts), ✉ ?" in drawn(town.state, 1)


def test_evidence_is_shown_with_its_band() -> None:
    town = Town(jacek="courts").evidence("german", yellow=6).activate("jacek")

    assert "AP 0/7, talk 9/10/12, evidence 6 (suspect)" in drawn(town.state, 1)


def test_a_field_says_who_and_what_is_there() -> None:
    town = Town(jacek="squ_a", glaubel="squ_b", marta_becher="squ_b")
    state = town.token("squ_b", "th_pl_thief").activate("jacek").state
    view, game = state.view(0), state.game

    assert stawka.note(view, "step(squ_b)", game, EN) == "◆ Glaubel, Marta Becher"
    assert stawka.note(view, "step(squ_d)", game, EN) == ""
    assert stawka.note(view, "withdraw", game, EN) == ""


def test_the_result_names_how_the_game_ended() -> None:
    state = moments("s1_meeting")[-1]
    text = printed(stawka.finale(state.view(0), state.game, NAMES, EN))

    assert text.splitlines()[0].strip().startswith("Result: ")
    assert ("victory" in text) == (len(state.winners) == 1)
    assert ("draw" in text) == (len(state.winners) == 2)


@pytest.mark.verify
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_draw_nobody_has_won(lang: str, run: Run) -> None:
    play = ("play", "stawka", "--people", 0, "--bots", "random,random", "--lang", lang)
    result = run(*play, "--seed", 1, "--option", "scenario=s3_chestnuts")

    assert Words(lang).say("shell-draw") in result.output


# -- whole games against a bot ---------------------------------------------------------------------

CAP = ("--option", "stage_cap=12")  # where a scenario has no limit of its own
PLAYED: dict[str, tuple[str, ...]] = {
    "radio": ("scenario=s4_i_know_who_you_are",),
    "hotel": ("scenario=s5_hotel_excelsior", *CAP),
    "car": ("scenario=s6_top_secret",),
    "built": ("scenario=free",),
    "passwords": ("scenario=free", "--option", "free_difficulty=advanced", *CAP),
}
CASES = [(name, lang) for name in PLAYED for lang in LANGUAGES]
ID = re.compile(r"\b(?:shell|stawka|why|error|remedy)-[a-z]+(?:-[a-z]+)*\b|\{ ?\$")


def somebody(seed: int) -> str:
    """Lines of a person who tries this and that, then ends whatever can be ended."""
    luck = random.Random(seed)
    return "".join(f"{luck.randint(1, 4)}\n" for _ in range(150)) + (
        "withdraw\nend_activation\n1\n" * 2000
    )


@pytest.mark.verify
@pytest.mark.parametrize(
    "case",
    some_now(CASES, lambda place, case: place in (4, 12), name=lambda case: "-".join(case)),
)
def test_a_whole_game_against_a_bot_is_played_in_the_terminal(
    run: Run, tmp_path: Path, case: tuple[str, str]
) -> None:
    name, lang = case
    words, record = Words(lang), tmp_path / "game.json"
    options = ("--option", *PLAYED[name], "--bots", "random", "--lang", lang)

    result = run("play", "stawka", *options, "--record", record, "--seed", 5, answers=somebody(5))

    assert result.exit_code == 0, result.output[-800:]
    state = konspira.replay(record.read_bytes())
    assert isinstance(state, Stawka) and state.over
    view, end = state.view(0), result.output.splitlines()[-25:]
    ending = words.term(state.game, "ending", view.ending or "")
    assert any(line.strip() == f"{words.say('shell-stawka-result')}: {ending}" for line in end)
    told = [line for line in end if ending in line]
    assert len(told) == 2  # the last line of the log, and the title of the result
    for row in view.standing:
        term = words.term(state.game, "standing", row.victory)
        if row.victory not in ("vp", "secrets", "exposure"):
            [line] = [line for line in end if line.lower().startswith(term.lower())]
            assert f"{row.have}/{row.need}" in line
    assert ID.findall(result.output) == []
