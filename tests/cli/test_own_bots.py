"""Bots of one's own at a table in the terminal: named by their place, and what if they fail."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

import konspira

Run = Callable[..., Result]
EXAMPLE = "konspira.bots.example:PatientBot"


@pytest.mark.parametrize("bot", [EXAMPLE, "support.homemade:First:1", "ismcts:20", "search:20:1s"])
def test_a_bot_plays_that_is_named_by_its_place_or_has_an_argument(
    run: Run, tmp_path: Path, bot: str
) -> None:
    file = tmp_path / "game.json"

    result = run("play", "leduc", "--people", 0, "--bots", f"{bot},random", "--record", file)

    assert result.exit_code == 0, result.output
    assert konspira.read_record(file).players == [f"bot:{bot}", "bot:random"]
    assert konspira.replay(konspira.read_record(file)).over


def test_a_module_is_found_in_the_folder_where_one_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    code = "from konspira.bots.random import RandomBot\nclass Anna(RandomBot): pass\n"
    (tmp_path / "bots_of_this_folder.py").write_text(code)

    result = run("play", "leduc", "--people", 0, "--bots", "bots_of_this_folder:Anna,greedy")

    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("Broken", "too clever by half"), ("Cheat", "is none of the options")],
)
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_bot_that_fails_is_named_and_the_game_is_kept(
    run: Run, tmp_path: Path, bot: str, reason: str, lang: str
) -> None:
    file = tmp_path / "game.json"
    players = f"support.homemade:{bot},random"

    result = run(
        "play", "leduc", "--people", 0, "--bots", players, "--record", file, "--lang", lang
    )

    assert result.exit_code == 2
    assert result.stderr.startswith("bot-broken: ")
    assert f"support.homemade:{bot}" in result.stderr and reason in result.stderr
    assert konspira.read_record(file).result is None


def test_a_record_of_anybody_makes_nothing_run_but_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "leduc", "--seed", 3, "--record", file, answers="1\nquit\n")
    record = konspira.read_record(file)
    given = msgspec.structs.replace(record, players=["", "bot:support.homemade:last"])
    file.write_bytes(given.to_json())

    result = run("play", "--resume", file)

    assert result.exit_code == 2
    assert result.stderr.startswith("bot-not-found: ")
