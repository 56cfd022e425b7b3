"""`konspira scenario`: scenarios of one's own, checked before they are played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from konspira import catalogue
from konspira.cli.options import Lang, find_game
from konspira.cli.shell import BAD_INPUT, Shell, ShellError, file_error, opened, printable
from konspira.kernel.designs import Mistake
from konspira.kernel.game import Game

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
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Its game; else the one that has such files.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a scenario file.

    Lists every mistake with its line, its code and what to do about it.
    """
    with opened(lang) as shell:
        kind = having_designs(game)
        design = kind.read_design(read_text(file))
        if design.mistakes:
            show(shell, file, design.mistakes)
            raise typer.Exit(BAD_INPUT)
        level = shell.words.term(kind, *design.level.split("-", 1))
        facts = {"file": str(file), "title": design.title, "level": level}
        shell.say("shell-scenario-good", style="green", **facts)


def having_designs(game: str | None) -> type[Game]:
    """The game of this name, or the first that has files of this kind."""
    if game is None:
        return next(kind for kind in catalogue.games().values() if kind.has_designs)
    kind = find_game(game)
    if not kind.has_designs:
        raise ShellError("scenario-other", game=game)
    return kind


def show(shell: Shell, file: Path, mistakes: Sequence[Mistake]) -> None:
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
    kind = having_designs(game)
    design = kind.read_design(read_text(file))
    if design.option in options:
        raise ShellError("scenario-twice")
    if design.mistakes:
        show(shell, file, design.mistakes)
        raise typer.Exit(BAD_INPUT)
    return {**options, design.option: design.value}
