"""Where the values of a game come from, for `konspira games`; and `konspira pack`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from konspira.cli.options import Lang, find_game
from konspira.cli.shell import Shell, ShellError, file_error, opened, program
from konspira.kernel.game import Game
from konspira.kernel.sources import Sources, Tally, sources
from konspira.words import Words

STEPS = (("copy", ("copy",)), ("edit", ()), ("check", ("check",)), ("play", ("play", "serve")))


def summary(found: Sources, words: Words) -> str:
    """The origins of all values in one line."""
    tally = found.tally
    if not tally.all:
        return words.say("web-sources-none")
    facts = {**msgspec.structs.asdict(tally), "all": tally.all}
    if tally.ours:
        return words.say(
            "web-sources-line" if tally.public else "web-sources-line-no-public", **facts
        )
    return words.say(
        "web-sources-line-none-ours" if tally.public else "web-sources-line-all", **facts
    )


def as_data(game: Game) -> dict[str, Any]:
    """The same as data: in all, for each kind of rows, for each of their fields."""
    found = sources(game.pack, game.origin)
    return {
        "pack": game.pack.hash,
        **msgspec.to_builtins(found.tally),
        "rulebooks": list(game.origin.rulebooks),
        "public_sources": list(game.origin.public),
        "kinds": [
            {
                "file": one.file,
                "kind": one.kind,
                "rows": one.rows,
                **msgspec.to_builtins(one.tally),
                "fields": msgspec.to_builtins(one.fields),
            }
            for one in found.kinds
        ],
    }


def show_origins(shell: Shell, game: Game) -> None:
    """Print what is printed and what is ours, and how to put the printed values in."""
    words = shell.words
    found = sources(game.pack, game.origin)
    shell.console.print(Text(words.say("web-sources"), style="bold"))
    shell.console.print(summary(found, words))
    if found.kinds:
        shell.console.print(words.say("web-sources-about"), "\n", sep="")
        shell.console.print(kinds_table(game, found, words))
        shell.console.print()
        for origin in ("printed", "public", "ours"):
            title = words.say(f"web-sources-{origin}")
            about = words.say(f"web-sources-{origin}-about")
            shell.console.print(Text.assemble((title, "bold"), f": {about}"))
    for title, names in (("rulebooks", game.origin.rulebooks), ("sites", game.origin.public)):
        if names:
            heading = words.say(f"web-sources-{title}")
            shell.console.print(Text.assemble((heading, "bold"), f": {', '.join(names)}"))
    if found.kinds:
        show_steps(shell, game.id)


def kinds_table(game: Game, found: Sources, words: Words) -> Table:
    """A row for each kind of rows, its fields that are ours below its name."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words.say("web-sources-kind"))
    for column in ("printed", "public", "ours", "total"):
        table.add_column(words.say(f"web-sources-{column}"), justify="right")
    for one in found.kinds:
        name = Text.assemble(words.term(game, "rows", one.kind), (f"  {one.file}", "cyan"))
        if one.tally.ours:
            ours = f"{words.say('web-sources-ours')}: {fields_text(one.fields)}"
            name.append(f"\n{ours}", style="dim")
        numbers = (one.tally.printed, one.tally.public, one.tally.ours, one.tally.all)
        table.add_row(name, *[str(number or "·") for number in numbers], end_section=True)
    return table


def fields_text(fields: dict[str, Tally]) -> str:
    """The fields with values of ours, as the file calls them: all 63 `copies`, `heading` 20/29."""
    return ", ".join(
        f"{name} {tally.ours}" if tally.ours == tally.all else f"{name} {tally.ours}/{tally.all}"
        for name, tally in fields.items()
        if tally.ours
    )


def show_steps(shell: Shell, game: str) -> None:
    """Print how an owner of the box puts the printed values in."""
    words = shell.words
    shell.console.print()
    shell.console.print(Text(words.say("web-sources-own"), style="bold"))
    for number, (step, commands) in enumerate(STEPS, start=1):
        shell.console.print(f"{number}. {words.say(f'web-sources-step-{step}')}")
        for command in commands:
            line = words.say(f"web-sources-do-{command}", program=program(), game=game)
            shell.console.print(Padding(Text(line, style="cyan"), (0, 0, 0, 3)), soft_wrap=True)
    shell.console.print(words.say("web-sources-same"))


def pack(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write its files.")],
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILE]...", help="Only these; else all.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Copy the values of a game into a pack of your own.

    Change them there, and lay them over the game's own with --pack. Files that you delete from the
    pack are taken from the game.
    """
    with opened(lang) as shell:
        kind = find_game(game)
        title = shell.words.game(kind)
        if not kind.content_files:
            raise ShellError("pack-none", game=title)
        for name in files or ():
            if name not in kind.content_files:
                known = ", ".join(kind.content_files)
                raise ShellError("pack-file", game=title, value=name, known=known)
        wanted = [name for name in kind.content_files if not files or name in files]
        write(kind.folder / "data", folder, wanted)
        shell.say("shell-pack-made", folder=str(folder), files=", ".join(wanted))
        show_steps(shell, kind.id)


def write(source: Path, folder: Path, names: list[str]) -> None:
    """Copy files; if one of them is there already, none is written."""
    for name in names:
        if (folder / name).exists():
            raise ShellError("pack-exists", file=str(folder / name))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            (folder / name).write_bytes((source / name).read_bytes())
    except OSError as error:
        raise file_error(error.filename or folder, error) from None
