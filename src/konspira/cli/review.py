"""A game that was recorded, judged choice by choice: `review`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from konspira.bots.desk import Desk
from konspira.bots.review import TurningPoint, Verdict, choices_of, judge, turning_points
from konspira.bots.weighing import Budget
from konspira.catalogue import game_of
from konspira.cli.options import Json, Lang, Pack
from konspira.cli.players import display_names
from konspira.cli.saving import open_record
from konspira.cli.shell import Shell, opened, plain_console
from konspira.cli.study import RecordFile
from konspira.kernel import record as records
from konspira.kernel.game import Game
from konspira.kernel.record import Record


def review(
    record: RecordFile,
    simulations: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games imagined for each choice.")
    ] = 200,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, help="Time for each choice, at most.")
    ] = 2.0,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other imagined games.")] = 0,
    everything: Annotated[
        bool, typer.Option("--all", help="List all choices, not only turning points.")
    ] = False,
    as_json: Json = False,
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Judge the choices of a recorded game.

    For each choice the chance to win before and after it, from what that seat could know then.
    Prints the turning points with the options a strong bot prefers.
    """
    with opened(lang) as shell:
        saved = open_record(record)
        game = game_of(saved, pack)
        records.replay(saved, game)  # says what is wrong with it before the long work begins
        verdicts = _judged(shell, saved, game, Budget(simulations, seconds), seed)
        turns = turning_points(verdicts)
        if as_json:
            found = {"choices": verdicts, "turns": turns}
            text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
            shell.console.print(text, soft_wrap=True)
            return
        names = display_names(saved.players, saved.seats, shell.words)
        _show(shell, game, verdicts, turns, names, everything)


def _judged(shell: Shell, saved: Record, game: Game, budget: Budget, seed: int) -> list[Verdict]:
    """All choices, judged; meanwhile a bar shows how far we are."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=plain_console(stderr=True),
        transient=True,
    )
    found: list[Verdict] = []
    with bar:
        task = bar.add_task(shell.words.say("shell-review-judging"), total=len(saved.choices))
        for ply, state in choices_of(records.replay(saved, game, 0), saved.choices):
            seat, option = saved.choices[ply]
            found.append(judge(Desk(state, seat), ply, option, budget, seed + ply * 10_000))
            bar.update(task, completed=ply + 1)
    return found


def _show(
    shell: Shell,
    game: Game,
    verdicts: Sequence[Verdict],
    turns: Sequence[TurningPoint],
    names: Sequence[str],
    everything: bool,
) -> None:
    """The turning points as a table, or all choices with the turning points marked."""
    words = shell.words
    table = Table(title=None if everything else words.say("shell-review-turns"), box=None)
    table.add_column(words.say("shell-review-ply"), justify="right")
    table.add_column(words.say("shell-review-player"))
    table.add_column(words.say("shell-review-what"), overflow="fold")
    table.add_column(words.say("shell-review-before"), justify="right")
    table.add_column(words.say("shell-review-after"), justify="right")
    table.add_column(words.say("shell-review-best"), overflow="fold")

    def named(choice: str) -> str:
        return words.choice(game, game.number(choice), list(names))

    kinds: dict[int, list[str]] = {}
    for turn in turns:
        kinds.setdefault(turn.ply, []).append(turn.kind)
    for one in verdicts:
        told = kinds.get(one.ply, ["plain"] if everything else [])
        for kind in told:
            best = ", ".join(f"{named(option.choice)} {option.value:.0%}" for option in one.best)
            what = words.say(f"shell-review-{kind}", choice=named(one.choice))
            table.add_row(
                *(str(one.ply + 1), Text(names[one.seat]), Text(what)),
                *(f"{one.before:.0%}", f"{one.after:.0%}", Text(best)),
                style="bold" if everything and kind != "plain" else "",
            )
    if table.row_count:
        shell.console.print(table)
    else:
        shell.say("shell-review-none")
    shell.say("shell-reviewed", count=len(verdicts))
