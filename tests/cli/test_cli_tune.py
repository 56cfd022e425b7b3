"""`konspira tune` on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from konspira.cli import tuning
from konspira.words import LANGUAGES
from support.weighted import WeightedGame

SEARCH = (
    "tune", "support.weighted:GAME", "--vary", "chance:first.weight=0..60", "--bot", "random",
    "--workers", 1, "--each", 20, "--fresh", 60,
)  # fmt: skip
GOAL = ("--goal", "seat(1)=0.7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_what_it_found_and_keeps_it(run: Run, tmp_path: Path, language: str) -> None:
    out = tmp_path / "out"

    result = run(*SEARCH, *GOAL, "--games", 900, "--out", out, "--lang", language)

    assert result.exit_code == 0, result.output
    assert sorted(entry.name for entry in out.iterdir()) == [
        "candidates",
        "fresh",
        "generations",
        "pack",
        "report.html",
        "results.json",
        "tune.json",
    ]
    found = msgspec.json.decode((out / "results.json").read_bytes())["found"]
    assert WeightedGame(2, out / "pack").percent == found["best"][0] + 20
    assert "chance:first.weight" in result.stdout and str(out / "pack") in result.stdout
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f'lang="{language}"' in page and "tune-" not in page and "70" in page


def test_it_goes_on_after_ctrl_c(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    through, cut = tmp_path / "through", tmp_path / "cut"
    wish = (*SEARCH, *GOAL, "--games", 600)
    run(*wish, "--out", through)

    def interrupt(self: tuning.Progressing, run: object, task: object) -> bool:
        if self.done >= 200:
            raise KeyboardInterrupt
        return play(self, run, task)  # type: ignore[arg-type]

    play = tuning.Progressing.play
    with monkeypatch.context() as patched:
        patched.setattr(tuning.Progressing, "play", interrupt)
        stopped = run(*wish, "--out", cut)
    assert stopped.exit_code == 130 and "Stopped." in stopped.stdout, stopped.output
    assert not (cut / "results.json").exists()

    assert run(*wish, "--out", cut).exit_code == 0
    for name in ("results.json", "tune.json", "pack/chance.toml"):
        assert (cut / name).read_bytes() == (through / name).read_bytes()


def test_it_stops_when_its_minutes_are_over(run: Run, tmp_path: Path) -> None:
    result = run(*SEARCH, *GOAL, "--minutes", 0, "--out", tmp_path / "out")

    assert result.exit_code == 2 and result.stderr.startswith("tune-few-minutes: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--goal", "fun=1"), "bad-goal"),
        ((*GOAL, "--vary", "weight"), "bad-vary"),
        ((*GOAL, "--bot", "random,easy"), "tune-one-bot"),
        ((*GOAL, "--bot", "nobody"), "unknown-bot"),
        ((*GOAL, "--vary", "chance:first.weight=1..9"), "tune-twice"),
        ((*GOAL, "--vary", "nothing:first.weight=1..9"), "tune-no-file"),
        ((*GOAL, "--vary", "chance:nobody.weight=1..9"), "tune-no-value"),
        ((*GOAL, "--vary", "chance:first.label=1..9"), "tune-not-number"),
        ((*GOAL, "--vary", "single:table.unused=1..9.5"), "tune-not-whole"),
        ((*GOAL, "--games", 5), "tune-few-games"),
        (("--goal", "share(german)=0.5"), "tune-silent-goal"),
    ],
)
def test_what_is_wrong_is_said_with_its_remedy(
    run: Run, tmp_path: Path, language: str, words: tuple[object, ...], code: str
) -> None:
    result = run(*SEARCH, *words, "--out", tmp_path / "out", "--lang", language)

    assert result.exit_code == 2, result.output
    assert result.stderr.startswith(f"{code}: ") and len(result.stderr) > len(code) + 20
    assert not (tmp_path / "out" / "results.json").exists()


def test_a_missing_extra_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)

    result = run(*SEARCH, *GOAL, "--out", tmp_path / "out")

    assert result.stderr.startswith("needs-extra: ") and "konspira[arena]" in result.stderr
    assert not (tmp_path / "out").exists()
