"""A game of one's own on the command line: named by its place, found in the folder where one is."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

import konspira

Run = Callable[..., Result]
EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn" / "kuhn"


@pytest.fixture(name="here")
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a game in it, and nothing of it on Python's path."""
    folder = tmp_path / "mine"
    shutil.copytree(EXAMPLE, folder / "own_kuhn")
    for file in (folder / "own_kuhn").glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("from kuhn", "from own_kuhn"))
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "own_kuhn"]:
        del sys.modules[name]


def test_it_is_played_replayed_verified_and_reviewed(run: Run, here: Path) -> None:
    game = ("own_kuhn:GAME", "--seed", 3, "--record", "game.json", "--lang", "en")
    played = run("play", *game, answers="1\n1\n1\n")
    assert played.exit_code == 0, played.output
    assert "Kuhn poker" in played.output and "Nobody has bet" in played.output

    record = konspira.read_record(here / "game.json")
    assert (record.game, record.place) == ("kuhn", "own_kuhn.game:KuhnGame")
    for command in ("replay", "verify", "review"):
        result = run(command, "game.json", "--lang", "de")
        assert result.exit_code == 0, result.output
    assert run("replay", "game.json", "--lang", "pl").output.count("żeton") > 0
    assert "resume-other-game" in run("play", "leduc", "--resume", "game.json").stderr


def test_it_has_rules_positions_tournaments_and_reports(run: Run, here: Path) -> None:
    rule = run("rules", "own_kuhn:GAME", "KUH-3.3")
    assert "After a bet" in rule.output

    position = {"game": "own_kuhn:GAME", "seats": [{"card": "king"}, {"card": "jack"}]}
    (here / "position.json").write_text(json.dumps(position))
    shown = run("position", "position.json", "--choose", "0:bet")
    assert "1:call" in shown.output, shown.output

    words = ("--games", 8, "--workers", 1, "--seed", 2)
    arena = run("arena", "own_kuhn:GAME", "--bots", "random,easy", *words, "--out", "kept")
    assert arena.exit_code == 0, arena.output
    assert "Kuhn poker" in (here / "kept" / "report.html").read_text(encoding="utf-8")
    report = run("report", "own_kuhn:GAME", "--bot", "random", *words)
    assert report.exit_code == 0, report.output


def test_a_tournament_does_not_go_on_with_a_changed_game(run: Run, here: Path) -> None:
    words = ("own_kuhn:GAME", "--bots", "random", "--games", 4, "--workers", 1, "--out", "kept")
    assert run("arena", *words).exit_code == 0
    file = here / "own_kuhn" / "game.py"
    file.write_text(file.read_text(encoding="utf-8") + "# changed\n")

    result = run("arena", *words)

    assert result.exit_code == 2
    assert "arena" in result.stderr or "other" in result.stderr, result.stderr


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_place_without_a_game_is_refused_in_words(run: Run, here: Path, lang: str) -> None:
    for name, code in (("own_kuhn:NONE", "game-not-found"), ("nowhere:GAME", "game-module")):
        result = run("play", name, "--lang", lang)
        assert result.exit_code == 2
        assert result.stderr.startswith(code)
        assert len(result.stderr.splitlines()) == 1
