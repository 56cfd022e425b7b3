"""`konspira dataset`: games of bots, written down for those who learn from them."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Annotated

import typer

from konspira.arena.job import games_per_deal, new_job
from konspira.arena.playing import Task
from konspira.bots.naming import own_paths
from konspira.cli.arena import GameName, Options, RayAddress, Seed, Workers, playing, read_names
from konspira.cli.options import Lang, Pack, make_game, read_settings
from konspira.cli.shell import opened
from konspira.extras import require
from konspira.kernel.observation import layout


def dataset(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="Where it goes; the same command goes on there."),
    ],
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Who plays: hard,package.module:factory:argument.")
    ] = "hard",
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games, up to a whole round.")
    ] = 1000,
    workers: Workers = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many sit at a table.")] = None,
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 1,
    ray: RayAddress = None,
    lang: Lang = None,
) -> None:
    """Let bots play, and keep every decision as Parquet.

    What the seat saw, what was offered, what it chose and thought, and how the game ended. The
    command can be stopped at any time and goes on when it is repeated.
    """
    with opened(lang) as shell:
        require("research", "arena")  # better now than after hours
        from konspira.arena.dataset import write_dataset
        from konspira.arena.dataset_card import README

        names = read_names(bots)
        made = make_game(game, seats, pack, read_settings(option or []))
        layout(made)  # refuses a game without observations
        job = new_job(game, [made], names, seed, records=True)
        total = ceil(games / games_per_deal(job)) * games_per_deal(job)
        folder = str(pack.absolute()) if pack else ""
        task = Task(job, [folder], own_paths([*names, game]))
        with playing(shell, task, total, out, workers, ray) as run:
            card = write_dataset(out, job, made, run.rows)
            shell.say(
                "shell-dataset-kept",
                file=str(out / README),
                games=sum(card.games.values()),
                decisions=sum(card.decisions.values()),
            )
