"""`konspira review`: the turning points of a recorded game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import konspira

Run = Callable[..., Result]
QUICK = ("--simulations", 2, "--seconds", 1)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game of Spiskowcy between a sensible player and one who is not."""
    from konspira.bots import make, play_out

    state = konspira.make("spiskowcy", seats=2).start(5)
    play_out(state, [make("greedy", 1), make("random", 2)])
    file = tmp_path / "game.json"
    file.write_bytes(konspira.record_of(state, ["Anna", "Bartek"]).to_json())
    return file


@pytest.mark.long
def test_the_choices_of_a_game_are_judged(run: Run, record: Path) -> None:
    found = run("review", record, *QUICK, "--all", columns=160)

    assert found.exit_code == 0, found.output
    assert "Anna" in found.stdout and "Bartek" in found.stdout
    assert "choices judged" in found.stdout
    for lang, word in (("pl", "Oceniono"), ("de", "Entscheidungen beurteilt")):
        told = run("review", record, *QUICK, "--lang", lang, columns=160)
        assert told.exit_code == 0 and word in told.stdout


@pytest.mark.long
def test_the_same_seed_judges_the_same(run: Run, record: Path) -> None:
    patient = ("--simulations", 6, "--seconds", 600)  # on a slow machine too
    one = run("review", record, *patient, "--json")
    again = run("review", record, *patient, "--json")

    found = json.loads(one.stdout)
    assert found == json.loads(again.stdout)
    history = konspira.read_record(record).choices
    assert all(history[choice["ply"]][0] == choice["seat"] for choice in found["choices"])
    assert {turn["kind"] for turn in found["turns"]} <= {"slip", "gain", "loss"}


def test_what_is_no_record_is_said_at_once(run: Run, record: Path, tmp_path: Path) -> None:
    missing = run("review", tmp_path / "nothing.json")
    assert missing.exit_code == 2
    data = json.loads(record.read_text())
    data["choices"][3][1] = 999_999
    record.write_text(json.dumps(data))

    broken = run("review", record, *QUICK)

    assert broken.exit_code == 2
    assert "record-illegal-choice" in broken.stderr
    assert run("review", record, "--simulations", 0).exit_code == 2
