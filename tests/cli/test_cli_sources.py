"""`konspira games` says what is printed and what is ours; `konspira pack` is how to change it."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import konspira
from konspira import catalogue
from konspira.kernel.sources import sources
from konspira.words import LANGUAGES, Words

Run = Callable[..., Result]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_has_a_line_with_its_numbers(run: Run, lang: str) -> None:
    shown = run("games", "--lang", lang, columns=200).stdout
    data = {game["id"]: game["sources"] for game in json.loads(run("games", "--json").stdout)}

    for name, kind in catalogue.GAMES.items():
        game = kind()
        tally = sources(game.pack, kind.origin).tally
        title = Words(lang).game(kind)
        part = shown.partition(f"{title}  ({name})")[2].partition("\n\n")[0]
        part = re.sub(r"(?<=\d)[.,\s](?=\d{3}\b)", "", part)  # 1,173 is 1.173 elsewhere
        assert all(str(number) in part for number in (tally.ours, tally.all) if number), name
        assert (data[name]["printed"], data[name]["public"], data[name]["ours"]) == (
            *(tally.printed, tally.public, tally.ours),
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_game_is_shown_with_its_files_its_books_and_the_steps(run: Run, lang: str) -> None:
    words = Words(lang)
    shown = run("games", "stawka", "--lang", lang, columns=160).stdout
    game = konspira.make("stawka")

    for one in sources(game.pack, game.origin).kinds:
        assert f"{words.term(game, 'rows', one.kind)}  {one.file}" in shown
    assert "talk_double 27," in shown and "rank 23/27" in shown
    assert game.origin.rulebooks[0] in shown
    for command in ("copy", "check", "play", "serve"):
        facts = {"program": "konspira", "game": "stawka"}
        assert words.say(f"web-sources-do-{command}", **facts) in shown
    assert "spiskowcy" not in shown


def test_a_game_without_files_says_so(run: Run) -> None:
    shown = run("games", "leduc").stdout

    assert "no files of values" in shown
    assert "konspira pack" not in shown
    assert "OpenSpiel" in shown


def test_the_steps_work_as_they_are_printed(run: Run, tmp_path: Path) -> None:
    """Copy, change a value and its mark, check, play: the changed value is what is played with."""
    words = Words("en")
    box = tmp_path / "my-box"

    def do(step: str, *more: str) -> str:
        line = words.say(f"web-sources-do-{step}", program="", game="emerald")
        result = run(*shlex.split(line.replace("my-box", str(box))), *more)
        assert result.exit_code == 0, result.output
        return result.stdout

    before = json.loads(run("games", "emerald", "--json").stdout)[0]["sources"]
    assert "cards.toml, cities.toml, table.toml" in do("copy")
    assert json.loads(do("check", "--json"))[0]["sources"] == before  # an untouched copy is ours

    for name in ("cards.toml", "table.toml"):
        (box / name).unlink()
    cities = box / "cities.toml"
    text = cities.read_text().replace("points = 5", "points = 9", 1)
    cities.write_text(text.replace('points = "R"', 'points = "S"', 1))

    after = json.loads(do("check", "--json"))[0]["sources"]
    assert after["ours"] == before["ours"] - 1
    assert after["printed"] == before["printed"] + 1
    assert after["pack"] != before["pack"]
    assert konspira.make("emerald", pack=box).rules.points != konspira.make("emerald").rules.points
    record = tmp_path / "game.json"
    do("play", "--people", "0", "--seats", "2", "--bots", "random", "--record", str(record))
    assert json.loads(record.read_text())["pack"] == after["pack"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_get_a_line_with_their_code(run: Run, tmp_path: Path, lang: str) -> None:
    box = tmp_path / "box"
    assert run("pack", "spiskowcy", box, "bank.toml").exit_code == 0
    assert [file.name for file in box.iterdir()] == ["bank.toml"]
    (box / "bank.toml").write_text("mine")

    for words, code in (
        (["pack", "spiskowcy", box], "pack-exists"),
        (["pack", "leduc", box], "pack-none"),
        (["pack", "spiskowcy", box, "cities.toml"], "pack-file"),
        (["pack", "chess", box], "unknown-game"),
        (["pack", "emerald", box / "bank.toml"], "file-trouble"),
        (["games", "--pack", box], "games-pack"),
        (["games", "spiskowcy", "--pack", box], "content-not-toml"),
    ):
        result = run(*words, "--lang", lang)
        assert (result.exit_code, result.stderr.partition(":")[0]) == (2, code), result.output
        assert len(result.stderr.splitlines()) == 1
    assert (box / "bank.toml").read_text() == "mine"
    assert [file.name for file in box.iterdir()] == ["bank.toml"]
