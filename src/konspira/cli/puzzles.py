"""`konspira puzzles`: list them, solve them, look for new ones."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from konspira import catalogue
from konspira.arena.mining import LATE, Mine, Shaft, mine_chunk
from konspira.arena.playing import Trouble, raised
from konspira.arena.run import write_whole
from konspira.arena.workers import Queue, workers_for
from konspira.bots.naming import factory
from konspira.cli.options import Json, Lang, find_game, make_game, read_settings
from konspira.cli.players import display_names
from konspira.cli.shell import Shell, ShellError, opened
from konspira.cli.study import show_position
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.puzzles.puzzle import Puzzle, lines_named, table_of
from konspira.puzzles.shelf import as_lines, of_the_day, puzzle_named, puzzles_of
from konspira.puzzles.telling import line_in_words, percent, reason, title

FOUND = "puzzles.jsonl"
GIVE_UP = "?"
LONG = 60.0  # seconds that looking through a game may take: workers get one at a time

app = typer.Typer(
    name="puzzles",
    help="Positions in which one choice is clearly best: solve them, or look for new ones.",
    no_args_is_help=True,
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `konspira games`.")]


def game_of(puzzle: Puzzle) -> Game:
    """The game that a puzzle is a position of."""
    return catalogue.game_of(puzzle.record)


def names_in(puzzle: Puzzle, shell: Shell) -> list[str]:
    """Return what the seats are called: the one that chooses, and the bots."""
    players = [f"bot:{name.partition(':')[0]}" for name in puzzle.record.players]
    players[puzzle.seat] = ""
    return display_names(players, puzzle.record.seats, shell.words)


@app.command("list")
def list_(game: GameName, as_json: Json = False, lang: Lang = None) -> None:
    """List the puzzles of a game, the easiest first."""
    with opened(lang) as shell:
        kind = find_game(game)
        found = puzzles_of(kind.id)
        if as_json:
            text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
            shell.console.print(text, soft_wrap=True)
            return
        if not found:
            raise ShellError("no-puzzles", game=shell.words.game(kind))
        table = Table(box=None, show_header=False, padding=(0, 1))
        for puzzle in found:
            level = "●" * puzzle.difficulty + "○" * (5 - puzzle.difficulty)
            names = names_in(puzzle, shell)
            table.add_row(puzzle.id, level, title(shell.words, game_of(puzzle), puzzle, names))
        shell.console.print(table)
        shell.say("shell-puzzles-count", count=len(found))


@app.command()
def play(
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="See `konspira puzzles list GAME`.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Solve a puzzle: the one that is named, else the puzzle of the day."""
    with opened(lang) as shell:
        found = of_the_day(time.time()) if puzzle is None else puzzle_named(puzzle)
        if found is None:
            raise ShellError("no-puzzles-at-all")
        Solving(shell, found).run()


class Solving:
    """A puzzle at a terminal. What is shown comes from a world that the seat cannot tell apart."""

    def __init__(self, shell: Shell, puzzle: Puzzle) -> None:
        self.shell = shell
        self.puzzle = puzzle
        self.game = game_of(puzzle)
        self.names = names_in(puzzle, shell)
        real = table_of(puzzle, lambda record: self.game)
        self.state = real.redeal(puzzle.seat, Rng())
        self.lines = lines_named(puzzle, self.game)

    def run(self) -> None:
        """The table, the options, an answer or several, and the solution."""
        shell, puzzle = self.shell, self.puzzle
        show_position(shell, self.state, puzzle.seat, self.names)
        shell.console.print()
        heading = title(shell.words, self.game, puzzle, self.names)
        shell.console.print(Text(heading, style="bold"), soft_wrap=True)
        shown = sorted(range(len(self.lines)), key=lambda place: self.lines[place])
        for number, place in enumerate(shown, 1):
            words = self._words(place)
            shell.console.print(Text(f"{number:>4}  {words}"), soft_wrap=True)
        while not self._answered(shown):
            pass
        self._solution()

    def _answered(self, shown: list[int]) -> bool:
        """One try; true when it is right, or nobody wants to try again."""
        wish = self.shell.console.input(self.shell.words.say("shell-puzzle-prompt")).strip()
        if wish == GIVE_UP:
            return True
        if not wish.isdecimal() or not 1 <= int(wish[:4]) <= len(shown):
            self.shell.say("shell-puzzle-number", count=len(shown))
            return False
        place = shown[int(wish) - 1]
        if place == 0:
            self.shell.say("shell-puzzle-right", style="bold green")
            return True
        self.shell.say("shell-puzzle-wrong", style="bold")
        return False

    def _solution(self) -> None:
        shell, puzzle = self.shell, self.puzzle
        shell.console.print()
        for place, one in sorted(enumerate(puzzle.options), key=lambda pair: -pair[1].share):
            low, high = percent(one.low), percent(one.high)
            facts = {"share": percent(one.share), "low": low, "high": high, "games": one.games}
            text = shell.words.say("shell-puzzle-option", choice=self._words(place), **facts)
            shell.console.print(Text(text, style="green" if place == 0 else ""), soft_wrap=True)
        shell.console.print()
        for sentence in reason(shell.words, self.game, puzzle, self.names):
            shell.console.print(Text(sentence), soft_wrap=True)
        bots = " : ".join(puzzle.record.players)
        shell.say("shell-puzzle-source", style="dim", bots=bots, seed=str(puzzle.record.seed))

    def _words(self, place: int) -> str:
        line = self.puzzle.options[place].line
        return line_in_words(self.shell.words, self.game, line, self.names)


@app.command()
def mine(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Keep everything here, and go on from there.")
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games to look through.")] = 50,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays all seats.")] = "hard",
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many sit at a table.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="K=V", help="An option of the game; repeat it.")
    ] = None,
    late: Annotated[
        float, typer.Option(metavar="PART", min=0, max=0.99, help="Leave out this first part.")
    ] = LATE,
    surprising: Annotated[
        bool, typer.Option("--surprising", help="Only answers that the game's advice misses.")
    ] = False,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Same seed, same puzzles.")] = 1,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=512, help="Processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster (or: local).")
    ] = None,
    lang: Lang = None,
) -> None:
    """Look through games of strong bots for puzzles, and prove each of them.

    Writes puzzles.jsonl. The command can be stopped at any time and goes on when it is repeated.
    """
    with opened(lang) as shell:
        made = make_game(game, seats, None, read_settings(option or []))
        factory(bot)
        table: dict[str, Any] = {"seats": made.seats, "options": dict(made.options)}
        task = Mine(
            made.id,
            **table,
            bots=[bot] * made.seats,
            seed=seed,
            late=late,
            surprising=surprising,
        )
        shaft = Shaft(out, task)
        missing = [number for number in range(games) if number not in shaft.found]
        for result in workers_for(workers, ray, mine_chunk).run(
            msgspec.json.encode(task), Queue(missing, LONG)
        ):
            if isinstance(result, Trouble):
                raise raised(result)
            shaft.append(result)
            count = len(list(shaft.puzzles))
            shell.say("shell-puzzles-mined", games=len(shaft.found), count=count)
        write_whole(out / FOUND, as_lines(shaft.puzzles))
        for name, count in sorted(shaft.dropped.items()):
            shell.say(f"shell-puzzles-dropped-{name}", count=count)
        shell.say("shell-puzzles-kept", file=str(out / FOUND), count=len(list(shaft.puzzles)))
