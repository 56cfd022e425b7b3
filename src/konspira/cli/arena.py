"""`konspira arena` and `konspira report`: many games between bots, and what they say."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import typer

from konspira.arena import balance_page, parquet, tournament
from konspira.arena.balance import balance
from konspira.arena.job import games_per_deal, new_job
from konspira.arena.page import Page, html, write_plots
from konspira.arena.playing import Task
from konspira.arena.records import write_records
from konspira.arena.run import Run, write_whole
from konspira.arena.standings import standings
from konspira.arena.wording import Wording
from konspira.arena.workers import workers_for
from konspira.bots import LEVELS
from konspira.bots.naming import own_paths
from konspira.cli.exits import INTERRUPTED
from konspira.cli.options import Lang, Pack, make_game, read_settings
from konspira.cli.screen import Screen, print_page
from konspira.cli.shell import Shell, ShellError, opened
from konspira.cli.variants import label, variants

RESULTS = "results.json"
REPORT = "report.html"
PLOTS = "plots"

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="See `konspira games`, or module:GAME.")
]
Workers = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, max=512, help="Processes that play; else one a processor."),
]
Seed = Annotated[
    int, typer.Option(metavar="N", min=0, max=2**62 - 1, help="The same seed, the same games.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="DIR", help="Keep everything here; the same command goes on from there."
    ),
]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (or: local).")
]
Options = Annotated[
    list[str] | None, typer.Option(metavar="K=V", help="An option of the game; repeat it.")
]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS", help="Who plays: greedy,random,package.module:factory:argument."
        ),
    ] = "random,greedy",
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games, up to a whole round.")
    ] = 1000,
    workers: Workers = None,
    out: Out = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many sit at a table.")] = None,
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 1,
    ray: RayAddress = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep the choices of every game too (with --out).")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let bots play a tournament.

    A round robin: every deal is played by all bots in all seats. With --out, every game is kept
    when it is over; the command can be stopped at any time and goes on when it is repeated.
    """
    with opened(lang) as shell:
        names = read_names(bots)
        if records and out is None:
            raise ShellError("records-nowhere")
        made = make_game(game, seats, pack, read_settings(option or []))
        wording = Wording(shell.words, type(made))
        paths = own_paths([*names, game])
        job = new_job(game, [made], names, seed, records=records)
        total = ceil(games / games_per_deal(job)) * games_per_deal(job)
        task = Task(job, [str(pack.absolute()) if pack else ""], paths)
        with playing(shell, task, total, out, workers, ray) as run:
            found = standings(job, run.rows, made.draws)
            page = tournament.page(job, run.rows, found, wording)
            print_page(shell.console, page)
            if out is not None:
                keep(run, page, found)
                if records:
                    write_records(out, job, [made], run.rows)
                shell.say("shell-arena-kept", file=str(out / REPORT))


def report(
    game: GameName,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", help="A pack beside the game's own; twice: two packs."),
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(metavar="K=A,B", help="Compare values of an option (K alone: all)."),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games of each variant.")
    ] = 200,
    seats: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Seats; repeat it. Else all there can be.")
    ] = None,
    option: Options = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays, in all seats.")] = "greedy",
    workers: Workers = None,
    out: Out = None,
    seed: Seed = 1,
    ray: RayAddress = None,
    lang: Lang = None,
) -> None:
    """Measure how even a game is.

    Who wins by seat, side and order of play, how long games are, what is scored for, which choices
    nobody takes; and what changes with other options or another content pack.
    """
    with opened(lang) as shell:
        packs: list[Path | None] = [None] if not pack or len(pack) == 1 else []
        packs += pack or []
        settings = read_settings(option or [])
        made = variants(game, seats or [], packs, settings, sweep or [])
        wording = Wording(shell.words, type(made[0][0]))
        labels = [label(one, names, folder, wording) for one, names, folder in made]
        played = [one for one, _, _ in made]
        paths = own_paths([bot, game])
        job = new_job(game, played, [bot], seed, watch=True)
        folders = [str(folder.absolute()) if folder else "" for _, _, folder in made]
        task = Task(job, folders, paths)
        with playing(shell, task, games * len(made), out, workers, ray) as run:
            rows = run.rows
            found = [balance(job, place, rows, one) for place, one in enumerate(played)]
            page = balance_page.page(job, rows, found, played, labels, wording)
            print_page(shell.console, page)
            if out is not None:
                keep(run, page, found)
                shell.say("shell-arena-kept", file=str(out / REPORT))


# -- what was asked for ----------------------------------------------------------------------------


def read_names(text: str) -> list[str]:
    """The bots of a tournament, each once."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise ShellError("no-bots", known=", ".join(LEVELS))
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ShellError("bot-twice", value=name)
    return names


# -- playing and keeping ---------------------------------------------------------------------------


@contextmanager
def playing(
    shell: Shell, task: Task, total: int, out: Path | None, workers: int | None, ray: str | None
) -> Iterator[Run]:
    """A run of a task, played to its end; without a directory, in one that nobody keeps."""
    if out is not None:
        parquet.polars()  # better now than after hours
    team = workers_for(workers or os.cpu_count() or 1, ray)
    with TemporaryDirectory() as spare:
        run = Run(out or Path(spare), task.job, total)
        try:
            if out is not None and run.found:
                shell.say("shell-arena-resumed", count=len(run.rows), file=str(out))
            with Screen(shell, task.job, run) as screen, closing(run.play(task, team)) as played:
                for rows in played:
                    screen.note(rows)
            yield run
        except KeyboardInterrupt:
            message = "shell-arena-stopped-kept" if out is not None else "shell-arena-stopped"
            shell.say(message, count=len(run.rows), total=run.total)
            raise typer.Exit(INTERRUPTED) from None
        finally:
            run.close()


def keep(run: Run, page: Page, found: object) -> None:
    """Write the results beside the log: Parquet, JSON, drawings, the page."""
    parquet.write_parquet(run.folder, run.job, run.rows)
    data = msgspec.json.encode({"job": run.job, "found": found})
    write_whole(run.folder / RESULTS, msgspec.json.format(data, indent=2) + b"\n")
    write_plots(page, run.folder / PLOTS)
    write_whole(run.folder / REPORT, html(page).encode())
