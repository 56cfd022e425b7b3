"""`konspira tune`: a search for values of a pack that bring a game nearer to a goal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from konspira.arena import tuning_page
from konspira.arena.goals import MEASURES, Goal, read_goal
from konspira.arena.moving import Wish, read_wish, values_of
from konspira.arena.page import html
from konspira.arena.playing import Task
from konspira.arena.run import Run, write_whole
from konspira.arena.tuning import PACK, Found, Plan, Search, new_plan
from konspira.arena.wording import Wording
from konspira.arena.workers import Workers as Team
from konspira.arena.workers import workers_for
from konspira.bots.naming import own_paths
from konspira.catalogue import kind_of
from konspira.cli.arena import (
    REPORT,
    RESULTS,
    GameName,
    Options,
    RayAddress,
    Seed,
    Workers,
    read_names,
)
from konspira.cli.exits import INTERRUPTED
from konspira.cli.options import Lang, Pack, make_game, read_settings
from konspira.cli.screen import LINES, print_page
from konspira.cli.shell import Shell, ShellError, opened
from konspira.extras import require

EXAMPLES = {
    "vary": "--vary bank:bank.points=8..16",
    "goal": '--goal "share(german)=0.5"',
}


def tune(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="FILE:ROW.KEY=LOW..HIGH", help="A number of the pack that may move; repeat it."
        ),
    ],
    goal: Annotated[
        str,
        typer.Option(
            metavar="MEASURE=AIM",
            help="A number, low or high: share(SIDE)=0.5, turns=12, drama=high, sides.",
        ),
    ],
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="Where it goes; the same command goes on there."),
    ],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games the search may play.")
    ] = 4000,
    minutes: Annotated[
        float | None,
        typer.Option(metavar="M", min=0.0, help="How long the search may take, this time."),
    ] = None,
    each: Annotated[
        int, typer.Option(metavar="N", min=2, help="Deals of a candidate in a generation.")
    ] = 40,
    fresh: Annotated[
        int, typer.Option(metavar="N", min=2, help="Other deals that compare before and after.")
    ] = 400,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays, in all seats.")] = "greedy",
    workers: Workers = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many sit at a table.")] = None,
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 1,
    ray: RayAddress = None,
    lang: Lang = None,
) -> None:
    """Search for values of a pack that bring a game nearer to a goal.

    Bots play with candidates that an optimiser proposes. What it finds is compared with what stood
    there on deals that the search has not seen, and written as a pack. The command can be stopped
    at any time and goes on when it is repeated.
    """
    with opened(lang) as shell:
        require("arena")  # better now than after hours
        names = read_names(bot)
        if len(names) != 1:
            raise ShellError("tune-one-bot", value=bot)
        made = make_game(game, seats, pack, read_settings(option or []))
        aim = goal_of(goal, made.seats)
        values = values_of(made.pack, [wish_of(text) for text in vary])
        plan = new_plan(game, made, values, aim, names[0], each, seed)
        team = workers_for(workers or os.cpu_count() or 1, ray)
        with Progressing(shell, plan, team, games, minutes) as player:
            search = Search(out, plan, made, own_paths([*names, game]), player.play)
            player.search = search
            try:
                end = search.run(games)
                player.confirm(fresh)
                found = search.results(end, fresh)
            except KeyboardInterrupt:
                shell.say("shell-tune-stopped", count=player.done, file=str(out))
                raise typer.Exit(INTERRUPTED) from None
        shown = tuning_page.page(plan, found, Wording(shell.words, type(made)))
        print_page(shell.console, shown)
        data = msgspec.json.encode({"plan": plan, "found": found})
        write_whole(out / RESULTS, msgspec.json.format(data, indent=2) + b"\n")
        write_whole(out / REPORT, html(shown).encode())
        kept(shell, out, found)


def kept(shell: Shell, out: Path, found: Found) -> None:
    """Say where things are."""
    if found.best != found.start:
        shell.say("shell-tune-pack", file=str(out / PACK))
    shell.say("shell-arena-kept", file=str(out / REPORT))


def goal_of(text: str, seats: int) -> Goal:
    """A goal as it was typed."""
    found = read_goal(text, seats)
    if found is None:
        known = ", ".join(MEASURES)
        raise ShellError("bad-goal", value=text, known=known, example=EXAMPLES["goal"])
    return found


def wish_of(text: str) -> Wish:
    """A value that may move, as it was typed."""
    found = read_wish(text)
    if found is None:
        raise ShellError("bad-vary", value=text, example=EXAMPLES["vary"])
    return found


class Progressing:
    """Plays the games of a search, and shows how far it is; plain lines without a terminal."""

    def __init__(
        self, shell: Shell, plan: Plan, team: Team, budget: int, minutes: float | None
    ) -> None:
        self.shell = shell
        self.plan = plan
        self.team = team
        self.total = budget
        self.until = None if minutes is None else monotonic() + 60 * minutes
        self.done = 0
        self.search: Search | None = None
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=shell.console,
            transient=True,
        )
        self.bar = self.progress.add_task(self._nearest(), total=budget)

    def __enter__(self) -> Progressing:
        if self.shell.console.is_terminal:
            self.progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.shell.console.is_terminal:
            self.progress.stop()

    def confirm(self, deals: int) -> None:
        """The search is over; what follows takes its time, and is counted by itself."""
        self.until = None
        self.done = 0
        self.total = 0
        self.shell.say("shell-tune-comparing", count=deals)

    def play(self, run: Run, task: Task) -> bool:
        """Play what is missing of one part; is it all there now?"""
        self.total = max(self.total, run.total)  # of the comparison, which comes after the search
        self._note(run.found)
        if run.missing and self._is_late():
            return False
        with closing(run.play(task, self.team)) as played:
            for rows in played:
                self._note(len(rows))
                if run.missing and self._is_late():
                    return False
        return True

    def _is_late(self) -> bool:
        return self.until is not None and monotonic() >= self.until

    def _note(self, games: int) -> None:
        before = self.done * LINES // self.total
        self.done += games
        self.progress.update(
            self.bar, completed=self.done, total=self.total, description=self._nearest()
        )
        if not self.shell.console.is_terminal and self.done * LINES // self.total > before:
            self.shell.say("shell-arena-progress", count=self.done, total=self.total)

    def _nearest(self) -> str:
        """The numbers that are nearest so far; the name of the game where there are none yet."""
        if self.search is None or not self.search.generations:
            return self.shell.words.game(kind_of(self.plan.game))
        best = self.search.ranked()[0][0]
        return describe(self.plan, best.numbers)


def describe(plan: Plan, numbers: Sequence[float]) -> str:
    """Numbers with the last words of their names: `secrets = 3`."""
    return ", ".join(
        f"{value.place[-1]} = {number:g}"
        for value, number in zip(plan.values, numbers, strict=True)
    )
