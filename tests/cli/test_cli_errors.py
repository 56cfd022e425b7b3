"""Bad input: one clear line with its code, the right exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import konspira
from konspira.cli import saving
from konspira.cli.main import main
from konspira.cli.shell import language

Run = Callable[..., Result]


def complaint(result: Result, code: str) -> str:
    """The one line that an error prints."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stderr.startswith(f"{code}: "), result.stderr
    assert len(result.stderr.splitlines()) == 1
    return str(result.stderr)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["play"], "which-game"),
        (["play", "chess"], "unknown-game"),
        (["play", "spiskowcy", "--seats", "9"], "bad-seats"),
        (["play", "spiskowcy", "--option", "colour=red"], "unknown-option"),
        (["play", "spiskowcy", "--option", "seats=3"], "unknown-option"),
        (["play", "spiskowcy", "--option", "self=3"], "unknown-option"),
        (["play", "spiskowcy", "--option", "order_timing=later"], "bad-option-value"),
        (["play", "spiskowcy", "--option", "order_timing"], "bad-setting"),
        (["play", "spiskowcy", "--lang", "fr"], "unknown-language"),
        (["play", "spiskowcy", "--pack", "nowhere"], "pack-not-found"),
        (["play", "--resume", "nowhere.json"], "file-not-found"),
        (["play", "--resume", "last"], "nothing-to-resume"),
        (["replay", "nowhere.json"], "file-not-found"),
        (["verify", "nowhere.json"], "file-not-found"),
        (["position", "nowhere.json"], "file-not-found"),
        (["position", "."], "file-is-folder"),
    ],
)
def test_bad_input_gets_one_line_with_its_code(run: Run, args: list[str], code: str) -> None:
    complaint(run(*args), code)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "No game is called"), ("pl", "Żadna gra"), ("de", "Kein Spiel heißt")],
)
def test_errors_speak_the_language_asked_for(run: Run, lang: str, words: str) -> None:
    assert words in complaint(run("play", "chess", "--lang", lang), "unknown-game")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "There is no file"), ("pl", "Nie ma pliku"), ("de", "Es gibt keine Datei")],
)
@pytest.mark.parametrize("args", [["replay"], ["verify"], ["play", "--resume"], ["position"]])
def test_a_missing_file_is_told_in_each_language(
    run: Run, args: list[str], lang: str, words: str
) -> None:
    result = run(*args, "nowhere.json", "--lang", lang)

    assert complaint(result, "file-not-found").startswith(f"file-not-found: {words} nowhere.json.")


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_a_truncated_record_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--record", file, answers="1\n1\n")
    file.write_bytes(file.read_bytes()[:-20])
    before = file.read_bytes()

    result = run("play", "--resume", file) if command == "resume" else run(command, file)

    complaint(result, "record-malformed")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "not-json"),
        ("[]", "position-no-game"),
        ("\xff\xfe", "not-json"),
        ("[" * 99999, "not-json"),
    ],
)
def test_a_file_that_is_no_position_is_refused(
    run: Run, tmp_path: Path, text: str, code: str
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(text.encode("latin-1"))

    complaint(run("position", file), code)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("cards.toml", "[[card]\n", "content-not-toml"),
        ("bank.toml", "[[bank]]\npoints = 'many'\n", "content-bad-row"),
        ("crads.toml", "", "pack-unknown-file"),
        ("places.toml", "colour = 'red'\n", "content-no-rows"),
    ],
)
def test_a_broken_pack_is_refused(
    run: Run, tmp_path: Path, name: str, text: str, code: str
) -> None:
    (tmp_path / name).write_text(text)

    assert name in complaint(run("play", "spiskowcy", "--pack", tmp_path), code)


def test_a_record_of_a_game_with_impossible_options_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--record", file)
    file.write_text(file.read_text().replace('"order_timing"', '"pack"'))

    complaint(run("verify", file), "unknown-option")


def test_a_name_in_a_record_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--name", "Anna", "--bots", "1", "--record", file)
    file.write_text(file.read_text().replace('"Anna"', '"\\u001b[2J[bold]Anna"'))

    shown = run("replay", file).stdout

    assert "\x1b" not in shown
    assert "?[2J[bold]Anna" in shown


def test_a_bug_of_ours_has_an_exit_code_of_its_own(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise konspira.KernelBug("refusal-missing", "this cannot happen")

    monkeypatch.setattr("konspira.cli.play.seat_players", broken)
    result = run("play", "spiskowcy")

    assert result.exit_code == 70
    assert result.stderr.startswith("refusal-missing: ")
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "our mistake"), ("pl", "nasz błąd"), ("de", "unser Fehler")]
)
def test_what_nobody_expected_is_one_line_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("konspira.cli.play.seat_players", broken)
    result = run("play", "spiskowcy", "--lang", lang)
    traced = run("play", "spiskowcy", "--lang", lang, KONSPIRA_TRACEBACK="1")

    assert result.exit_code == traced.exit_code == 70
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("unexpected: ")
    assert "ZeroDivisionError: division by zero" in result.stderr
    assert words in result.stderr
    assert traced.stderr.startswith("Traceback")
    assert traced.stderr.endswith(result.stderr)


def test_a_full_disk_does_not_end_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = iter([True])

    def replace(path: Path, text: bytes) -> None:
        if not next(writes, False):
            raise OSError(28, "No space left on device")
        path.write_bytes(text)

    monkeypatch.setattr(saving, "_replace", replace)
    result = run("play", "spiskowcy", "--record", tmp_path / "game.json", answers="1\n" * 400)

    assert result.exit_code == 0
    assert "The game could not be saved" in result.stdout
    assert "Scoring" in result.stdout


def test_nothing_is_left_half_written(run: Run, tmp_path: Path) -> None:
    run("play", "spiskowcy", "--record", tmp_path / "game.json", answers="1\n" * 400)

    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def konspira_process(*args: str, **env: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from konspira.cli.main import main; main()", *args]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **env}
    )


@pytest.mark.parametrize(
    ("command", "code", "errors", "shown"),
    [
        ("play spiskowcy --lang en", 0, "", "konspira play --resume"),
        ("position - --lang en", 2, "file-trouble: -: Bad file descriptor. Check the path.\n", ""),
    ],
)
def test_a_closed_input_is_no_reason_for_a_traceback(
    tmp_path: Path, command: str, code: int, errors: str, shown: str
) -> None:
    python = f"{sys.executable} -c 'from konspira.cli.main import main; main()'"
    result = subprocess.run(
        ["sh", "-c", f"{python} {command} <&-"],
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
    )
    assert result.returncode == code
    assert result.stderr == errors
    assert shown in result.stdout


def test_ctrl_c_is_quiet_while_the_commands_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "konspira.cli.commands":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "konspira.cli.commands")
    monkeypatch.setattr(sys, "meta_path", [Interrupting(), *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130


def test_a_broken_pipe_is_silent() -> None:
    with konspira_process("rules", "spiskowcy", "--reference", PYTHONUNBUFFERED="1") as process:
        assert process.stdout and process.stderr
        process.stdout.read(10)
        process.stdout.close()
        errors = process.stderr.read()
    assert errors == b""


def test_a_broken_pipe_has_an_exit_code_of_its_own() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", "from konspira.cli.main import main; main()", "games"]
    result = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert result.returncode == 1
    assert result.stderr == b""


def test_a_terminal_without_our_letters_shows_something_all_the_same(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    with konspira_process("play", "spiskowcy", "--people", "0", "--lang", "pl", **env) as process:
        shown, errors = process.communicate()
    assert process.returncode == 0
    assert errors == b""
    assert b"runda 8" in shown


def test_colour_is_left_out_where_it_is_not_wanted(run: Run) -> None:
    args = ("play", "spiskowcy", "--seed", 7)
    plain = run(*args, answers="1\n").stdout
    coloured = run(*args, answers="1\n", FORCE_COLOR="1", TERM="xterm-256color").stdout
    polite = run(*args, answers="1\n", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm").stdout

    assert "\x1b" not in plain
    assert "\x1b[1;36m" in coloured
    assert "36m" not in polite


@pytest.mark.parametrize(
    ("wish", "environment", "found"),
    [
        ("de", {"KONSPIRA_LANG": "pl"}, "de"),
        (None, {"KONSPIRA_LANG": "pl", "LANG": "de_DE.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "pl_PL", "LANG": "de_DE.UTF-8"}, "pl"),
        (None, {"LANG": "pl"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    wish: str | None, environment: dict[str, str], found: str
) -> None:
    assert language(wish, environment) == found


def test_bench_hands_its_options_to_the_benchmark(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    import konspira.bench

    asked: list[tuple[float, bool]] = []
    monkeypatch.setattr(
        konspira.bench, "main", lambda seconds, as_json: asked.append((seconds, as_json))
    )
    assert run("bench", "--json", "--seconds", "0.5").exit_code == 0
    assert asked == [(0.5, True)]
