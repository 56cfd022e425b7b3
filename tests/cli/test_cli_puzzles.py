"""`konspira puzzles` on the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from konspira.puzzles import shelf
from konspira.puzzles.puzzle import Puzzle
from konspira.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_listed_in_words_and_as_data(run: Run, language: str) -> None:
    known = shelf.puzzles_of("spiskowcy")
    listed = run("puzzles", "list", "spiskowcy", "--lang", language)
    assert listed.exit_code == 0, listed.output
    assert all(one.id in listed.stdout for one in known)
    data = run("puzzles", "list", "spiskowcy", "--json")
    assert tuple(msgspec.json.decode(data.stdout, type=list[Puzzle])) == known


def test_a_game_without_puzzles_says_so(run: Run) -> None:
    result = run("puzzles", "list", "leduc")
    assert result.exit_code == 2 and "no-puzzles" in result.stderr


@pytest.mark.parametrize("game", shelf.games_with_puzzles())
def test_a_puzzle_is_missed_then_solved(run: Run, game: str) -> None:
    puzzle = shelf.puzzles_of(game)[0]
    answers = "\n".join(["nonsense", *map(str, range(1, len(puzzle.options) + 1)), "?"])
    result = run("puzzles", "play", puzzle.id, answers=answers)
    assert result.exit_code == 0, result.output
    assert "That is the best one." in result.stdout
    before, _, after = result.stdout.partition("That is the best one.")
    assert "imagined games" not in before and "imagined games" in after


def test_a_puzzle_can_be_given_up(run: Run) -> None:
    result = run("puzzles", "play", answers="?\n")
    assert result.exit_code == 0 and "From a game between bots" in result.stdout


def test_an_unknown_puzzle_is_refused(run: Run) -> None:
    result = run("puzzles", "play", "zzzzzz")
    assert result.exit_code == 2 and "unknown-puzzle" in result.stderr


def test_mining_says_what_it_drops(run: Run, tmp_path: Path) -> None:
    words = ("puzzles", "mine", "leduc", "--games", 3, "--bot", "greedy", "--late", 0)
    result = run(*words, "--out", tmp_path / "mine")
    assert result.exit_code == 0, result.output
    assert "Dropped" in result.stdout and (tmp_path / "mine" / "puzzles.jsonl").exists()
    again = run(*words, "--out", tmp_path / "mine")
    assert again.exit_code == 0 and "looked through" not in again.stdout
