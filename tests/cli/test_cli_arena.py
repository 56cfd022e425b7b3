"""`konspira arena` and `konspira report` on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.words import LANGUAGES

LEDUC = ("arena", "leduc", "--bots", "random,greedy", "--workers", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_prints_its_tables_and_keeps_its_files(
    run: Run, tmp_path: Path, language: str
) -> None:
    out = tmp_path / "out"

    result = run(*LEDUC, "--games", 21, "--out", out, "--lang", language)

    assert result.exit_code == 0, result.output
    assert "greedy" in result.stdout and str(out / "report.html") in result.stdout.replace("\n", "")
    assert sorted(entry.name for entry in out.iterdir()) == [
        "games.log",
        "games.parquet",
        "job.json",
        "plots",
        "report.html",
        "results.json",
        "times.parquet",
    ]
    found = msgspec.json.decode((out / "results.json").read_bytes())
    assert found["found"]["games"] == 22  # up to a whole round
    assert f'lang="{language}"' in (out / "report.html").read_text(encoding="utf-8")


def test_results_are_the_same_bytes_after_an_interruption(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(*LEDUC, "--games", 40, "--out", one)
    run(*LEDUC, "--games", 6, "--out", two)

    result = run(*LEDUC, "--games", 40, "--out", two)

    assert f"{two} holds 6 games already" in result.stdout.replace("\n", "")
    for name in ("games.parquet", "results.json", "job.json"):
        assert (one / name).read_bytes() == (two / name).read_bytes()


def test_without_a_directory_nothing_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run(*LEDUC, "--games", 4)

    assert result.exit_code == 0 and "Standings" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_bot_of_ones_own_is_found_here(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "raising_bot.py").write_text(
        "from konspira.bots import Bot\n"
        "class Raiser(Bot):\n"
        "    def choose(self, desk):\n"
        "        return desk.options[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))

    result = run(
        "arena", "leduc", "--bots", "greedy,raising_bot:Raiser", "--games", 4, "--workers", 1
    )

    assert result.exit_code == 0, result.output
    assert "raising_bot:Raiser" in result.stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["arena", "chess"], "unknown-game"),
        (["arena", "leduc", "--bots", "greedy,napoleon"], "unknown-bot"),
        (["arena", "leduc", "--bots", ","], "no-bots"),
        (["arena", "leduc", "--bots", "greedy,greedy"], "bot-twice"),
        (["arena", "leduc", "--bots", "greedy:5"], "bot-argument"),
        (["arena", "leduc", "--bots", "no.such:bot"], "bot-module"),
        (["arena", "leduc", "--bots", "support.homemade:NUMBER"], "bot-not-found"),
        (["arena", "leduc", "--bots", "support.homemade:no_bot"], "bot-kind"),
        (["arena", "leduc", "--bots", "support.homemade:First:x"], "bot-not-made"),
        (["arena", "leduc", "--bots", "support.homemade:Broken", "--workers", "1"], "bot-failed"),
        (["arena", "spiskowcy", "--seats", "7"], "bad-seats"),
        (["arena", "spiskowcy", "--option", "order_timing"], "bad-setting"),
        (["arena", "spiskowcy", "--option", "order_timing=never"], "bad-option-value"),
        (["arena", "leduc", "--ray", "foo"], "ray-address"),
        (["arena", "leduc", "--ray", ":6379"], "ray-address"),
        (["report", "leduc", "--ray", "host:port"], "ray-address"),
        (["report", "estoril", "--sweep", "="], "bad-sweep"),
        (["report", "estoril", "--sweep", "edition="], "bad-sweep"),
        (["report", "estoril", "--sweep", "colour"], "unknown-option"),
        (["report", "estoril", "--sweep", "edition=fr"], "bad-option-value"),
        (["report", "estoril", "--pack", "no-such-folder"], "pack-not-found"),
        (
            ["report", "estoril", "--seats", "2", "--sweep", "variant_secret_missions"],
            "option-needs-seats",
        ),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_told_with_its_code(
    run: Run, words: list[str], code: str, language: str
) -> None:
    result = run(*words, "--lang", language)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{code}: ")
    assert "Traceback" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_directory_of_another_job_is_refused(run: Run, tmp_path: Path, language: str) -> None:
    run(*LEDUC, "--games", 2, "--out", tmp_path / "out")

    other = run(*LEDUC, "--games", 2, "--out", tmp_path / "out", "--seed", 2, "--lang", language)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("mine")
    mine = run(*LEDUC, "--games", 2, "--out", tmp_path / "mine", "--lang", language)
    log = tmp_path / "out" / "games.log"
    log.write_bytes(b"rubbish\n" + log.read_bytes())
    damaged = run(*LEDUC, "--games", 2, "--out", tmp_path / "out", "--lang", language)

    assert other.stderr.startswith("arena-other-job: ") and "seed" in other.stderr
    assert mine.stderr.startswith("arena-not-empty: ") and "notes.txt" in mine.stderr
    assert damaged.stderr.startswith("arena-damaged: ") and "1" in damaged.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_no_directory_for_games(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")

    for out in (file, file / "below"):
        result = run(*LEDUC, "--games", 2, "--out", out, "--lang", language)

        assert result.exit_code == 2
        assert result.stderr.startswith(f"arena-is-file: {file} ")
    assert file.read_text() == "mine"


def test_a_wrong_address_says_how_to_write_one_and_leaves_nothing(run: Run, tmp_path: Path) -> None:
    result = run(*LEDUC, "--ray", "foo", "--out", tmp_path / "out")

    assert "“foo”" in result.stderr and "HOST:PORT" in result.stderr and "“auto”" in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("language", "tournament", "report", "found"),
    [
        ("en", "1 game from 1 deal with 2 seats,", "1 game, greedy", "holds 1 game already; it is"),
        ("de", "1 Partie aus 1 Verteilung mit 2", "1 Partie, greedy", "ist schon 1 Partie; sie"),
        ("pl", "Liczba partii: 1, rozdań: 1, ", "Liczba partii: 1; ", "partie (1) nie"),
    ],
)
def test_one_game_is_not_called_games(
    run: Run, tmp_path: Path, language: str, tournament: str, report: str, found: str
) -> None:
    one = ("leduc", "--games", 1, "--workers", 1, "--lang", language)
    arena = ("arena", *one, "--bots", "greedy", "--out", tmp_path / "out")

    assert tournament in run(*arena, columns=300).stdout
    assert found in run(*arena, columns=300).stdout
    assert report in run("report", *one, columns=300).stdout


@pytest.mark.parametrize(
    ("language", "lead"),
    [("en", "1 game of each of 2 variants,"), ("de", "Je 1 Partie von 2 Varianten,")],
)
def test_one_game_of_each_variant_is_not_called_games(run: Run, language: str, lead: str) -> None:
    wish = ("report", "estoril", "--seats", 2, "--sweep", "edition", "--games", 1, "--workers", 1)

    assert lead in run(*wish, "--lang", language, columns=300).stdout


def test_a_missing_extra_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.setitem(sys.modules, "ray", None)

    kept = run(*LEDUC, "--games", 2, "--out", tmp_path / "out")
    cluster = run(*LEDUC, "--games", 2, "--ray", "local")

    assert kept.stderr.startswith("needs-extra: ")
    assert kept.stderr.endswith("pip install 'konspira[arena]'\n")
    assert cluster.stderr.startswith("needs-extra: ")
    assert cluster.stderr.endswith("pip install 'konspira[cluster]'\n")
    assert not (tmp_path / "out").exists()


def test_a_report_compares_options(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    wish = ["report", "estoril", "--seats", 2, "--sweep", "edition", "--games", 3, "--workers", 1]

    result = run(*wish, "--out", out)

    assert result.exit_code == 0, result.output
    assert "A → B" in result.stdout and "Polish" in result.stdout and "German" in result.stdout
    found = msgspec.json.decode((out / "results.json").read_bytes())
    assert [one["options"]["edition"] for one in found["job"]["variants"]] == ["pl", "de"]
    assert [one["table"]["games"] for one in found["found"]] == [3, 3]


def test_a_report_plays_once_what_is_asked_for_twice(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    seats = ("--seats", 3, "--seats", 2, "--seats", 3)
    sweeps = ("--sweep", "edition=pl,pl", "--sweep", "edition=de", "--sweep", "edition")
    wish = ("report", "estoril", *seats, *sweeps, "--games", 1, "--workers", 1, "--out", out)

    result = run(*wish)

    assert result.exit_code == 0, result.output
    found = msgspec.json.decode((out / "results.json").read_bytes())["job"]["variants"]
    assert [(one["seats"], one["options"]["edition"]) for one in found] == [
        (3, "pl"),
        (3, "de"),
        (2, "pl"),
        (2, "de"),
    ]


def test_a_report_compares_a_pack_with_the_games_own(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "rich"
    pack.mkdir()
    own = (SpiskowcyGame.folder / "data" / "bank.toml").read_text(encoding="utf-8")
    (pack / "bank.toml").write_text(own.replace("points = 8", "points = 20"), encoding="utf-8")

    result = run("report", "spiskowcy", "--seats", 2, "--pack", pack, "--games", 6, "--workers", 1)

    assert result.exit_code == 0, result.output
    assert "pack “rich”" in result.stdout and "A → B" in result.stdout


def test_a_report_leaves_out_seats_that_a_value_does_not_go_with(run: Run) -> None:
    wish = ["report", "estoril", "--sweep", "variant_secret_missions=true", "--workers", 1]

    result = run(*wish, "--games", 1)

    assert result.exit_code == 0, result.output
    assert "3 seats" in result.stdout and "2 seats" not in result.stdout


# -- records and data sets -------------------------------------------------------------------------


def test_an_arena_keeps_records_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"

    assert run(*LEDUC, "--games", 6, "--out", out, "--records").exit_code == 0

    lines = (out / "records.jsonl").read_bytes().splitlines()
    rows = msgspec.json.decode((out / "job.json").read_bytes())
    assert len(lines) == 6 and rows["records"] is True
    (tmp_path / "third.json").write_bytes(lines[2])
    verified = run("verify", tmp_path / "third.json")
    assert verified.exit_code == 0 and "The record is correct" in verified.stdout


def test_records_need_a_directory(run: Run) -> None:
    result = run(*LEDUC, "--games", 2, "--records")

    assert result.exit_code == 2 and result.stderr.startswith("records-nowhere: ")


DATASET = ("dataset", "leduc", "--bots", "greedy", "--workers", "1")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Data set: 22 games, "),
        ("pl", "Zbiór danych: 22 partie, "),
        ("de", "Datensatz: 22 Partien, "),
    ],
)
def test_a_data_set_is_made_and_says_where(
    run: Run, tmp_path: Path, language: str, said: str
) -> None:
    out = tmp_path / "out"

    result = run(*DATASET, "--games", 22, "--out", out, "--lang", language)

    assert result.exit_code == 0, result.output
    assert said in result.stdout and str(out / "README.md") in result.stdout.replace("\n", "")
    assert sorted(entry.name for entry in out.iterdir()) == [
        "README.md",
        "card.json",
        "decisions",
        "games.log",
        "games.parquet",
        "job.json",
        "records.jsonl",
    ]


def test_a_data_set_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(*DATASET, "--games", 5, "--out", out)

    result = run(*DATASET, "--games", 30, "--out", out)

    assert f"{out} holds 5 games already" in result.stdout.replace("\n", "")
    assert "Data set: 30 games" in result.stdout


def test_a_directory_of_another_job_takes_no_data_set(run: Run, tmp_path: Path) -> None:
    run(*LEDUC, "--games", 2, "--out", tmp_path / "out")

    result = run(*DATASET, "--games", 2, "--out", tmp_path / "out")

    assert result.exit_code == 2 and result.stderr.startswith("arena-other-job: ")


def test_a_game_without_observations_gives_no_data_set(run: Run, tmp_path: Path) -> None:
    result = run("dataset", "kuhn:GAME", "--bots", "random", "--games", 2, "--out", tmp_path / "o")

    assert result.exit_code == 2 and result.stderr.startswith("no-layout: ")
    assert not (tmp_path / "o").exists()
