"""`konspira scenario`: scenarios of one's own, checked before they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from konspira.cli.options import Lang
from konspira.cli.shell import BAD_INPUT, Shell, ShellError, file_error, opened, printable
from konspira.games.stawka import designs
from konspira.games.stawka.mistakes import Mistake

app = typer.Typer(
    name="scenario",
    help="Scenarios of your own (stawka).",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.callback()
def scenario() -> None:
    """Scenarios of your own (stawka)."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario as TOML.")],
    lang: Lang = None,
) -> None:
    """Check a scenario file.

    Lists every mistake with its line, its code and what to do about it.
    """
    with opened(lang) as shell:
        row, mistakes = designs.read(read_text(file))
        if row is not None:
            level = shell.words.say(f"stawka-level-{row.level}")
            facts = {"file": str(file), "title": row.title, "level": level}
            shell.say("shell-scenario-good", style="green", **facts)
            return
        show(shell, file, mistakes)
        raise typer.Exit(BAD_INPUT)


def show(shell: Shell, file: Path, mistakes: list[Mistake]) -> None:
    """Every mistake: the file, the line, the code, what to do."""
    for mistake in mistakes:
        code, remedy = mistake.remedy.code, printable(shell.words.remedy(mistake.remedy))
        place = {"file": str(file), "line": str(mistake.line)}
        shell.say("shell-scenario-mistake", style="yellow", **place, code=code, remedy=remedy)
    shell.say("shell-scenario-count", count=len(mistakes))


def read_text(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise file_error(file, error) from None
    except UnicodeDecodeError:
        raise ShellError("file-not-text", file=str(file)) from None


def as_option(shell: Shell, game: str, file: Path, options: dict[str, str]) -> dict[str, str]:
    """The options with the scenario of a file; what is wrong with it is said with the file."""
    if game != "stawka":
        raise ShellError("scenario-other", game=game)
    if "scenario" in options:
        raise ShellError("scenario-twice")
    row, mistakes = designs.read(read_text(file))
    if row is None:
        show(shell, file, mistakes)
        raise typer.Exit(BAD_INPUT)
    return {**options, "scenario": designs.line_of(row)}
