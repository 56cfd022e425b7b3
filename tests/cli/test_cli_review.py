"""`konspira review`: the turning points of a recorded game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import Result

import konspira
from konspira.bots import Desk
from konspira.bots.comparing import Budget
from konspira.bots.review import Made, TurningPoint, Verdict, judge
from konspira.cli import review

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


def test_the_choices_of_a_game_are_judged(run: Run, record: Path) -> None:
    found = run("review", record, *QUICK, "--all", columns=200)

    assert found.exit_code == 0, found.output
    assert "Anna" in found.stdout and "Bartek" in found.stdout
    history = konspira.read_record(record).choices
    judged = re.search(r"(\d+) of (\d+) choices judged", found.stdout)
    assert judged is not None and judged[1] == judged[2] and 10 < int(judged[1]) <= len(history)
    assert "Round 1 · " in found.stdout  # where it was ...
    assert re.search(r"chose: .+ → .+", found.stdout)  # ... and the whole deed
    assert re.search(r"imagined games  ← chosen", found.stdout)
    assert re.search(r"1\. .+ \d+ % \(\d+–\d+\) of \d+ imagined games", found.stdout)
    assert "An even share among 2 is 50 %" in found.stdout


def test_turning_points_are_told_in_each_language(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: dict[int, Verdict] = {}  # once for all languages: it takes most of the time

    def once(desk: Desk, made: Made, budget: Budget, seed: int) -> Verdict:
        if made.ply not in judged:
            judged[made.ply] = judge(desk, made, budget, seed)
        return judged[made.ply]

    monkeypatch.setattr(review, "judge", once)
    monkeypatch.setattr(review, "turning_points", every_choice)
    for lang, slip, about in (
        ("en", "gives away 12 percentage points (5 to 20)", "Each is from what that player could"),
        ("pl", "traci 12 pkt proc. (od 5 do 20)", "co gracz mógł w tej chwili wiedzieć"),
        (
            "de",
            "verschenkt 12 Prozentpunkte (5 bis 20)",
            "was dieser Spieler in diesem Moment wissen",
        ),
    ):
        told = run("review", record, *QUICK, "--lang", lang, columns=400)
        assert told.exit_code == 0 and slip in told.stdout and about in told.stdout


def every_choice(verdicts: Sequence[Verdict], complete: bool) -> list[TurningPoint]:
    return [TurningPoint(one.ply, one.seat, "slip", 0.12, 0.05, 0.2) for one in verdicts[:2]]


def test_what_is_judged_so_far_is_shown_when_somebody_has_enough(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[int] = []

    def three(desk: Desk, made: Made, budget: Budget, seed: int) -> Verdict:
        if len(order) == 3:
            raise KeyboardInterrupt
        order.append(made.ply)
        return judge(desk, made, budget, seed)

    monkeypatch.setattr(review, "judge", three)
    found = run("review", record, *QUICK, "--json")

    data = json.loads(found.stdout)
    assert (data["judged"], len(data["choices"])) == (3, 3) and data["of"] > 10
    assert [one["ply"] for one in data["choices"]] == sorted(order)
    assert max(order) > 2  # not simply the first ones: those that matter
    assert "gain" not in found.stdout and "loss" not in found.stdout

    order.clear()
    told = run("review", record, *QUICK)
    assert "Not all choices were judged" in told.stdout and "3 of" in told.stdout


@pytest.mark.verify
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
