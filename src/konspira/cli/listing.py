"""`konspira games` and `konspira rules`: what can be played, and how."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from konspira import catalogue, rulebook
from konspira.cli.options import Json, Lang, Pack, find_game
from konspira.cli.origins import as_data, show_origins, summary
from konspira.cli.shell import Shell, ShellError, opened
from konspira.kernel.game import Game, Setting
from konspira.kernel.sources import sources
from konspira.printed import printed
from konspira.words import Words


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this one, with its sources.")
    ] = None,
    pack: Pack = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the games, their seats and options.

    For one game, also what of it is printed and what is ours, and how to change it.
    """
    with opened(lang) as shell:
        if pack is not None and game is None:
            raise ShellError("games-pack", folder=str(pack))
        kinds = [*catalogue.games().values()] if game is None else [find_game(game)]
        if as_json:
            data = [described(kind(pack=pack), shell.words) for kind in kinds]
            text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
            shell.console.print(text, soft_wrap=True)
            return
        for kind in kinds:
            made = kind(pack=pack)
            show_game(shell, kind, made)
            if game is not None:
                shell.console.print()
                show_origins(shell, made)


def described(game: Game, words: Words) -> dict[str, Any]:
    """A game as data."""
    kind = type(game)
    return {
        "id": kind.id,
        "title": words.game(kind),
        "rules": kind.version,
        "seats": list(kind.seat_range),
        "options": [
            {
                "name": setting.name,
                "title": words.setting(kind, setting.name),
                "values": [
                    {"value": value, "title": words.value(kind, setting.name, value)}
                    for value in setting.values
                ],
                "default": setting.default,
                "rule": setting.rule,
            }
            for setting in kind.settings
        ],
        "sources": as_data(game),
    }


def show_game(shell: Shell, kind: type[Game], made: Game) -> None:
    """A game with its options, the default of each marked."""
    words = shell.words
    low, high = kind.seat_range
    seats = str(low) if low == high else f"{low}–{high}"
    shell.console.print()
    title = Text.assemble((words.game(kind), "bold"), f"  ({kind.id})")
    shell.console.print(title)
    if words.blurb(kind):
        shell.console.print(words.blurb(kind))
    shell.say("shell-games-seats", seats=seats)
    shell.console.print(summary(sources(made.pack, kind.origin), words))
    if not kind.settings:
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("option", "values", "ruling"):
        table.add_column(words.say(f"shell-games-{column}"))
    for setting in kind.settings:
        name = Text.assemble((setting.name, "cyan"), "\n", words.setting(kind, setting.name))
        values = Text("\n").join(
            value_line(kind, setting, value, words) for value in setting.values
        )
        table.add_row(name, values, setting.rule, end_section=True)
    shell.console.print(table)


def value_line(kind: type[Game], setting: Setting, value: str | bool | int, words: Words) -> Text:
    """A value as it is typed, what it means, and whether it is the default."""
    line = Text.assemble(
        (str(value).lower(), "cyan"), f"  {words.value(kind, setting.name, value)}"
    )
    if value == setting.default:
        line.append(f"  ({words.say('shell-games-default')})", style="dim")
    return line


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule's id.")] = None,
    reference: Annotated[
        bool, typer.Option("--reference", help="The whole numbered reference, in English.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Show how a game is played.

    Prints a guide in your language; with --reference the numbered rules, or one rule, ruling or
    scenario of them by its id. These are in English.
    """
    with opened(lang) as shell:
        kind = find_game(game)
        if rule is not None:
            text = rulebook.find_rule(rulebook.read_rules(kind), rule)
            if place := printed(kind.id, rule.strip().upper(), shell.words):
                text += f"\n\n*{place}*"
        elif reference:
            text = rulebook.read_rules(kind)
        else:
            text = rulebook.read_guide(kind(), shell.words)
        shell.console.print(Markdown(text))
