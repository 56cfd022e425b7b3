"""What the terminal shows of a tournament: progress while it runs, tables after it."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from konspira.arena import page, rating
from konspira.arena.job import Job
from konspira.arena.rows import Row
from konspira.arena.run import Run
from konspira.arena.standings import result
from konspira.arena.wording import Wording
from konspira.catalogue import kind_of
from konspira.cli.shell import Shell

LINES = 10  # of progress, where nothing can be drawn
REFRESH = 4  # times a second


class Screen:
    """A bar and the standings so far; plain lines where the output is no terminal."""

    def __init__(self, shell: Shell, job: Job, run: Run) -> None:
        self.shell = shell
        self.job = job
        self.total = run.total
        self.done = 0
        self.points = [0.0] * len(job.bots)
        self.seats = [0] * len(job.bots)
        self.tables: rating.Tables = {}
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=shell.console,
        )
        self.bar = self.progress.add_task(shell.words.game(kind_of(job.game)), total=self.total)
        self.live = Live(self, console=shell.console, refresh_per_second=REFRESH, transient=True)
        self.count(run.rows)

    def __enter__(self) -> Screen:
        if self.shell.console.is_terminal:
            self.live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.shell.console.is_terminal:
            self.live.stop()

    def count(self, rows: Sequence[Row]) -> None:
        """Add games to the standings."""
        self.done += len(rows)
        for row in rows:
            for bot, share in zip(row.seating, row.shares, strict=True):
                self.points[bot] += share
                self.seats[bot] += 1
        fresh, _, _ = rating.collect(len(self.job.bots), map(result, rows))
        for lineup, counts in fresh.items():
            old = self.tables.get(lineup, [0.0] * len(counts))
            self.tables[lineup] = [a + b for a, b in zip(old, counts, strict=True)]
        self.progress.update(self.bar, completed=self.done)

    def note(self, rows: Sequence[Row]) -> None:
        """Some more games are over."""
        before = self.done * LINES // self.total
        self.count(rows)
        if not self.shell.console.is_terminal and self.done * LINES // self.total > before:
            self.shell.say("shell-arena-progress", count=self.done, total=self.total)

    def __rich__(self) -> Group:
        """Return what is drawn: called some times a second."""
        return Group(self.standings(), self.progress)

    def standings(self) -> Table:
        """The bots so far, best first."""
        wording = Wording(self.shell.words, kind_of(self.job.game))
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column(wording.say("arena-bot"))
        for column in ("arena-rating", "arena-wins", "arena-seats-played"):
            table.add_column(wording.say(column), justify="right")
        bots = len(self.job.bots)
        strengths = rating.fitted(bots, self.tables)
        for bot in sorted(range(bots), key=lambda bot: -strengths[bot]):
            table.add_row(
                Text(self.job.bots[bot]),
                wording.number(rating.MEAN + rating.SCALE * strengths[bot]) if bots > 1 else "–",
                wording.percent(self.points[bot] / max(1, self.seats[bot])),
                wording.number(self.seats[bot]),
            )
        return table


def print_page(console: Console, shown: page.Page) -> None:
    """A report as text: its sentences and its tables."""
    console.print()
    console.print(Text(shown.title, style="bold"))
    for text in shown.lead:
        console.print(Text(text))
    for section in shown.sections:
        if not section.tables:
            continue
        console.print()
        console.print(Text(section.title, style="bold cyan"))
        for text in section.notes:
            console.print(Text(text, style="dim"))
        for table in section.tables:
            if table.title and table.title != section.title:
                console.print(Text(table.title, style="bold"))
            if table.note:
                console.print(Text(table.note, style="dim"))
            if table.rows:
                console.print(as_rich(table))


def as_rich(shown: page.Table) -> Table:
    """A table for the terminal."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, word in enumerate(shown.head):
        right = place > 0 and all(page.is_number(row[place]) for row in shown.rows)
        table.add_column(word, justify="right" if right else "left", overflow="fold")
    for row in shown.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
