"""The free scenario, passwords and scenario files in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import Result

import konspira
from konspira import Rng
from konspira.drawings import drawing, stawka
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import Stawka
from konspira.words import LANGUAGES, Words
from support.stawka_free import begin, until

Run = Callable[..., Result]

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "night-courier.toml"
BOTS = ("--bots", "random,random", "--people", "0")
FREE = ("--option", "scenario=free", "--option", "free_difficulty=advanced")
DRAFTED = "1\n" * 24  # sectors, Kloss's document and the draft: the first of everything


def test_a_good_file_is_praised(run: Run) -> None:
    result = run("scenario", "check", EXAMPLE)

    assert result.exit_code == 0
    assert "no mistakes. The night courier, level extended." in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_is_listed_with_file_and_line(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.toml"
    text = EXAMPLE.read_text(encoding="utf-8").replace('"irena"', '"iren"')
    file.write_text(text.replace("stages = 12", "stages = 99"), encoding="utf-8")

    result = run("scenario", "check", file, "--lang", lang, columns=300)

    assert result.exit_code == 2
    lines = result.output.splitlines()
    assert lines[0].startswith(f"{file}:8: design-range: ")
    assert lines[1].startswith(f"{file}:20: design-unknown: ")
    assert "irena" in lines[1]
    assert lines[2] == Words(lang).say("shell-scenario-count", count=2)


def test_mistakes_look_as_the_document_shows_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace("The night courier", " ")
    text = text.replace("stages = 12", "stages = 99").partition("\n\n")[2]
    (tmp_path / "my-town.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    result = run("scenario", "check", "my-town.toml", columns=300)

    page = (EXAMPLE.parents[1] / "scenario-files.md").read_text(encoding="utf-8")
    assert f"```\n{result.output}```" in page


def test_a_file_with_a_mark_of_byte_order_is_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8-sig")

    assert run("scenario", "check", file).exit_code == 0
    played = run("play", "stawka", "--scenario-file", file, *BOTS, "--seed", 4)
    assert played.exit_code == 0, played.output[-400:]


def test_what_a_file_says_does_not_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[scenario]\n"\\u001b[31m\\n" = 1\n', encoding="utf-8")

    result = run("scenario", "check", file, columns=300)

    assert "design-unknown-field: the field ?[31m? is not known" in result.output


@pytest.mark.parametrize(
    ("value", "code"), [("[" * 3000, "design-tangled"), ("1" * 5000, "design-not-toml")]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_read_to_its_end_is_refused(
    run: Run, tmp_path: Path, value: str, code: str, lang: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"[scenario]\nstages = {value}\n", encoding="utf-8")

    result = run("scenario", "check", file, "--lang", lang, columns=300)

    assert result.exit_code == 2
    assert f"{file}:2: {code}: " in result.output


def test_a_file_is_played_and_its_record_needs_no_file(run: Run, tmp_path: Path) -> None:
    mine, record = tmp_path / "mine.toml", tmp_path / "game.json"
    mine.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")

    played = run("play", "stawka", "--scenario-file", mine, *BOTS, "--record", record, "--seed", 4)
    assert played.exit_code == 0, played.output[-400:]
    assert "campaign" not in played.output
    mine.unlink()

    assert run("verify", record).exit_code == 0
    assert "The night courier" in run("replay", record, "--to", 3).output


def test_a_bad_file_is_refused_before_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[scenario]\ntitle = 3\n", encoding="utf-8")

    result = run("play", "stawka", "--scenario-file", file, columns=300)

    assert result.exit_code == 2
    assert f"{file}:2: design-expected-text: expected a text in quotes" in result.output


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("spiskowcy", "--scenario-file", EXAMPLE), "scenario-other"),
        (("stawka", "--scenario-file", EXAMPLE, "--option", "scenario=free"), "scenario-twice"),
        (("stawka", "--scenario-file", "nowhere.toml"), "file-not-found"),
        (("stawka", "--option", "scenario=fre"), "bad-option-value"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    run: Run, words: tuple[object, ...], code: str
) -> None:
    result = run("play", *words)

    assert result.exit_code == 2
    assert code in result.output


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")

    assert "file-not-text" in run("scenario", "check", file).output


# -- at the table ----------------------------------------------------------------------------------


def at_passwords(run: Run, tmp_path: Path, answers: str, *more: object) -> tuple[Result, Path]:
    """Two people build and draft; then the answers."""
    record = tmp_path / "game.json"
    words = ("play", "stawka", *FREE, "--people", 2, "--seed", 1, "--record", record, *more)
    return run(*words, answers=answers), record


def scripted(word: str, seed: int = 1) -> str:
    """The first choice of everything up to the passwords, then a word in one line for each."""
    game = StawkaGame(2, None, {"scenario": "free", "free_difficulty": "advanced"})
    state = game.start(seed)
    lines: list[str] = []
    at: int | None = None
    while state.questions[0].kind != "set-password":
        seat = state.questions[0].seat
        if seat != at:
            lines.append("")  # the next person takes the screen
            at = seat
        if len(state.options(seat)) > 1:
            lines.append("1")
        state.choose(seat, state.options(seat)[0])
    if at != state.questions[0].seat:
        at = state.questions[0].seat
    return "\n".join([*lines, word])


def test_a_word_can_be_typed_whole_even_one_that_is_a_command(run: Run, tmp_path: Path) -> None:
    answers = scripted("") + "\n" * 3 + "table\n\nzebra\nquit\n"
    result, record = at_passwords(run, tmp_path, answers)
    state = konspira.replay(record.read_bytes())

    assert isinstance(state, Stawka)
    words = {state.view(seat).passwords[seat].word for seat in range(2)}
    assert words == {"table", "zebra"}, result.output[-800:]


def test_letters_are_shown_in_one_line_and_a_wrong_one_is_explained(
    run: Run, tmp_path: Path
) -> None:
    result, _ = at_passwords(run, tmp_path, scripted("") + "\n" * 3 + "zeq\nquit\n")

    assert "a b c d e f g h i j k l m n o p q r s t u v w y z" in result.output
    assert "zeq: No possible word begins with “ze···”." in result.output
    assert len([line for line in result.output.splitlines() if line.strip() == "a"]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_the_building_and_the_passwords(lang: str) -> None:
    words = Words(lang)
    building = begin(2)
    rng = Rng(1)
    playing = until(begin(2, free_difficulty="advanced"), "choose-activation", 2)
    for state, needed in ((building, "to-lay"), (playing, "candidates")):
        text = drawn(state, 0, words)
        assert words.say(f"shell-stawka-{needed}", count=831)[:8] in text
        other = state.redeal(0, rng)
        assert isinstance(other, Stawka)
        assert drawn(other, 0, words) == text


def drawn(state: Stawka, seat: int, words: Words) -> str:
    console = Console(file=StringIO(), width=110, color_system=None)
    console.print(drawing(state.game).draw(state.view(seat), state.game, ["Anna", "Bo"], words))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_place_on_the_grid_says_what_it_touches() -> None:
    state = begin(2)
    view, game, words = state.view(1), state.game, Words("en")

    assert stawka.note(view, "cell(1,0)", game, words) == "east of the Police sector"
    assert stawka.note(view, "cell(0,-1)", game, words) == "north of the Police sector"
    assert stawka.note(view, "cell(5,5)", game, words) == ""
