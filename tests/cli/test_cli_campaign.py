"""A campaign in the terminal: part after part, one file that keeps it, notes for newcomers."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import konspira
from konspira import catalogue
from konspira.cli.commands import app
from konspira.games.stawka.game import StawkaGame
from konspira.kernel.record import verify_past
from konspira.words import LANGUAGES, Words

Run = Callable[..., Result]

FIRST_EACH_TIME = "1\n" * 3000
EN = Words("en")
BOTS = ("--bots", "random,random", "--people", "0")


def noted(id: str, words: Words = EN) -> str:
    return words.say("shell-note", note=words.term(StawkaGame, "note", id))


def joined(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign that two bots have played to its end."""
    file = tmp_path_factory.mktemp("whole") / "campaign.json"
    args = ["play", "stawka", "--record", str(file), "--seed", "3", *BOTS]
    result = CliRunner().invoke(app, args, env={"LC_ALL": "C", "KONSPIRA_LANG": ""})
    assert result.exit_code == 0, result.output[-500:]
    return file


@pytest.mark.verify
def test_one_file_keeps_the_whole_campaign(whole: Path, run: Run) -> None:
    record = konspira.read_record(whole)
    parts = [*record.past, record]

    assert [part.options["scenario"] for part in parts] == [
        "s1_meeting",
        "s2_first_clash",
        "s3_chestnuts",
    ]
    states = verify_past(record, catalogue.game_of)
    assert [state.over for state in states] == [True, True]
    for state, following in zip(states, parts[1:], strict=True):
        assert following.options == state.game.sequel(state)
    result = run("verify", whole)
    assert result.exit_code == 0, result.output
    assert EN.say("shell-verified-past", count=2) in result.output
    assert run("replay", whole).exit_code == 0
    again = run("play", "--resume", whole)
    assert (again.exit_code, again.output.split(":")[0]) == (2, "already-over")


@pytest.mark.soak
def test_a_person_plays_on_from_part_to_part(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"

    args = ("play", "stawka", "--seed", 4, "--bots", "random", "--record", file)
    result = run(*args, answers=FIRST_EACH_TIME)

    assert result.exit_code == 0, result.output[-500:]
    for part in (1, 2, 3):
        assert EN.say("shell-part", part=part, parts=3) in result.output
    for part in (2, 3):
        key = EN.say("shell-key-quit")
        assert EN.say("shell-go-on", part=part, key=key) in result.output
    assert len(re.findall(r"^Parts won: \w+ \d, Ada \d$", result.output, re.M)) == 2
    assert re.search(r"^The campaign is over\. Parts won: \w+ \d, Ada \d$", result.output, re.M)
    record = konspira.read_record(file)
    assert len(record.past) == 2 and record.result is not None
    # Each note once, at the first question that it belongs to.
    shown = [id for id in [note.id for note in StawkaGame.notes] if noted(id) in result.output]
    assert {"part-1", "part-2", "part-3", "plan", "activation", "menu", "draft"} <= set(shown)
    for id in shown:
        assert result.output.count(noted(id)) == 1
    first = result.output.index(noted("plan"))
    assert result.output.index(EN.term(StawkaGame, "ask", "choose-plan")) > first


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_come_in_each_language_and_can_be_switched_off(
    run: Run, tmp_path: Path, language: str
) -> None:
    words = Words(language)
    args = ("play", "stawka", "--seed", 4, "--lang", language)

    told = run(*args, "--record", tmp_path / "told.json", answers="1\n1\n")
    silent = run(*args, "--no-notes", "--record", tmp_path / "silent.json", answers="1\n1\n")

    for id in ("part-1", "plan", "activation"):
        assert noted(id, words) in told.output
        assert noted(id, words) not in silent.output


def test_a_note_is_not_given_again_after_a_break(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    run("play", "stawka", "--seed", 4, "--record", file, answers="1\n1\n1\n")

    again = run("play", "--resume", file, answers="1\n1\n1\n")

    assert noted("plan") not in again.output
    assert noted("menu") not in again.output


@pytest.mark.soak
def test_whoever_stops_between_two_parts_goes_on_from_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    key = EN.say("shell-key-quit")
    args = ("play", "stawka", "--seed", 4, "--bots", "random", "--record", file)
    run(*args, answers=FIRST_EACH_TIME)
    answers = "1\n" * answers_to(konspira.read_record(file).past[0])
    file.unlink()
    left = run(*args, answers=answers + f"{key}\n")
    assert left.exit_code == 0 and "--resume" in joined(left.output)
    record = konspira.read_record(file)
    assert record.result is not None and record.past == []

    again = run("play", "--resume", file, answers="1\n" * 5)

    assert again.exit_code == 0, again.output
    assert EN.say("shell-part", part=2, parts=3) in again.output
    record = konspira.read_record(file)
    assert [part.options["scenario"] for part in record.past] == ["s1_meeting"]
    assert record.options["scenario"] == "s2_first_clash" and record.choices
    last = run("play", "--resume", file, answers="1\n1\n")
    assert EN.say("shell-part", part=2, parts=3) in last.output
    more = konspira.read_record(file)
    assert more.choices[: len(record.choices)] == record.choices
    assert len(more.choices) > len(record.choices)


def answers_to(record: konspira.Record) -> int:
    """Return how many answers a person gave: where there was a choice."""
    walk = konspira.replay(record, 0)
    count = 0
    for seat, option in record.choices:
        count += seat == 0 and len(walk.options(0)) > 1
        walk.choose(seat, option)
    return count


@pytest.mark.verify
def test_control_c_in_a_later_part_keeps_everything(whole: Path, tmp_path: Path) -> None:
    record = json.loads(whole.read_text())
    record["choices"] = record["choices"][:40]
    del record["result"]
    record["players"] = ["", "bot:random"]
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(record))
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{heed}; from konspira.cli.main import main; main()"]
    command += ["play", "--resume", str(file), "--lang", "en"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
    ) as process:
        assert process.stdin and process.stdout
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"Your choice") < 2:  # the second question waits for an answer
            shown += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        shown += process.stdout.read()
    assert process.returncode == 130
    assert f"konspira play --resume {file}".encode() in shown
    kept = konspira.read_record(file)
    assert len(kept.past) == 2 and len(kept.choices) >= 40
    assert verify_past(kept, catalogue.game_of)[1].over


@pytest.mark.verify
@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda data: data["past"][0]["choices"].pop(), "record-result"),
        (lambda data: data["past"].pop(0), None),
        (lambda data: data["past"].pop(1), "record-past"),
        (lambda data: data["past"].reverse(), "record-past"),
        (lambda data: data["options"].update(carry="none"), "record-past"),
        (lambda data: data["past"][1].update(nonsense=1), "record-malformed"),
        (lambda data: data["options"].update(carry="nonsense"), "bad-option-value"),
    ],
)
def test_a_damaged_campaign_is_refused_with_the_reason(
    run: Run, whole: Path, tmp_path: Path, damage: Callable[[Any], object], code: str | None
) -> None:
    data = json.loads(whole.read_text())
    damage(data)
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(data))

    result = run("verify", file)

    if code is None:  # what is left is whole: it began with part 2
        assert result.exit_code == 0
        return
    assert (result.exit_code, result.output.splitlines()[-1].split(":")[0]) == (2, code)


def test_half_a_file_is_refused(run: Run, whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    file.write_bytes(whole.read_bytes()[:3000])

    result = run("play", "--resume", file)

    assert (result.exit_code, result.output.split(":")[0]) == (2, "record-malformed")


def test_the_last_campaign_is_found_between_its_parts(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "state" / "konspira" / "mine.json"
    file.parent.mkdir(parents=True)
    state = StawkaGame().start(4)
    while not state.over:
        seat = state.questions[0].seat
        state.choose(seat, state.options(seat)[-1])
    file.write_bytes(konspira.record_of(state, ["", "bot:random"]).to_json())

    result = run("play", "--resume", "last", answers="1\n")

    assert result.exit_code == 0, result.output
    assert EN.say("shell-part", part=2, parts=3) in result.output


def test_games_without_parts_end_as_before(run: Run, tmp_path: Path) -> None:
    args = ("play", "leduc", "--seed", 1, "--record", tmp_path / "game.json")

    result = run(*args, answers="1\n" * 100)

    assert result.exit_code == 0
    assert "Parts won" not in result.output and "Go on with" not in result.output
