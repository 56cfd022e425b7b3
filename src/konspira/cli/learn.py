"""`konspira learn`: the lessons of a game, played in the terminal."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from konspira import catalogue
from konspira.cli import prompt
from konspira.cli.options import Lang, find_game
from konspira.cli.play import keep, options_again, started
from konspira.cli.prompt import Leave
from konspira.cli.session import Session
from konspira.cli.shell import Shell, ShellError, opened, program
from konspira.kernel.errors import did_you_mean
from konspira.kernel.game import Game
from konspira.lessons import Course, Lesson, Sitting, Told, course, has_course

OTHERS = ("Bruno", "Celina", "Dorian", "Edda")  # as the lessons call the other seats
FIRST_GAME = "first-game"


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="See `konspira games`.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Its number or its name in the list.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Learn a game by playing: short lessons at a real table, then a first whole game.

    Without a lesson, lists those of the game.
    """
    with opened(lang) as shell:
        taught = [name for name, kind in catalogue.games().items() if has_course(kind)]
        if game is None:
            raise ShellError("which-game", known=", ".join(taught))
        kind = find_game(game)
        if not has_course(kind):
            raise ShellError("no-course", game=shell.words.game(kind), known=", ".join(taught))
        found = course(kind)
        if lesson is None:
            show_list(shell, kind, found)
        elif which(found, lesson) == FIRST_GAME:
            play_first_game(shell, kind, found, lang)
        else:
            play_from(shell, kind, found, which(found, lesson))


def which(found: Course, wish: str) -> str:
    """The id of a lesson from its number or its name."""
    ids = [*[one.id for one in found.lessons], FIRST_GAME]
    if wish.isdecimal() and 1 <= int(wish[:4]) <= len(ids):
        return ids[int(wish) - 1]
    if wish in ids:
        return wish
    raise ShellError("no-lesson", value=wish, remedy=str(did_you_mean(wish, ids)))


def show_list(shell: Shell, kind: type[Game], found: Course) -> None:
    """The lessons of a game, with what they teach."""
    say = shell.words.say
    shell.say("shell-learn-title", style="bold", game=shell.words.game(kind))
    shell.console.print(Text(say(f"{kind.id}-goal")), soft_wrap=True)
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number, one in enumerate(found.lessons, 1):
        start = f"{kind.id}-lesson-{one.id}"
        words = Text(say(start), style="bold").append(f"\n{say(f'{start}-about')}", "not bold")
        minutes = say("shell-learn-minutes", minutes=one.minutes)
        table.add_row(str(number), words, one.id, minutes)
    minutes = say("shell-learn-minutes", minutes=found.first_game.minutes)
    title = Text(say(f"{kind.id}-lesson-first-game"), style="bold")
    table.add_row(str(len(found.lessons) + 1), title, FIRST_GAME, minutes)
    shell.console.print()
    shell.console.print(table)
    shell.console.print()
    shell.say("shell-learn-how", command=f"{program()} learn {kind.id} 1")


def play_from(shell: Shell, kind: type[Game], found: Course, id: str) -> None:
    """A lesson; then it says what comes next."""
    lesson = found.lesson(id)
    assert lesson is not None
    try:
        LessonSession(shell, kind, lesson).run()
    except (Leave, EOFError):
        shell.say("shell-learn-left")
        return
    number = found.lessons.index(lesson) + 2
    shell.say("shell-learn-done", style="bold green")
    shell.say("shell-learn-next", command=f"{program()} learn {kind.id} {number}")


def play_first_game(shell: Shell, kind: type[Game], found: Course, lang: str | None) -> None:
    """The first whole game: against easy bots, with notes at the moment they matter."""
    from konspira.cli import campaign

    table = found.first_game
    game = kind(table.seats, None, table.options)
    players = [""] + [f"bot:{level}" for level in table.bots]
    session = started(shell, game, players, None)
    session.again = options_again(None, lang)
    keep(session, None)
    campaign.run(session, None)


class LessonSession(Session):
    """A session whose choices go through a sitting, which answers and ticks."""

    def __init__(self, shell: Shell, kind: type[Game], lesson: Lesson) -> None:
        self.sitting = Sitting(lesson, kind(lesson.seats, None, lesson.options))
        names = [*OTHERS]
        players = ["" if seat == lesson.seat else names.pop(0) for seat in range(lesson.seats)]
        super().__init__(shell, self.sitting.state, players)
        self.lesson = lesson
        self.notes = False
        self.people = [lesson.seat]
        self.at_screen = lesson.seat

    def run(self) -> None:
        """All steps, one after another."""
        while True:
            self._begin_step()
            while not self.sitting.complete:
                prompt.ask(self, self.lesson.seat)
            if self.sitting.last:
                return
            self.shell.say("shell-learn-step-done", style="green")
            self.read(self.words.say("shell-learn-go-on"))
            self.sitting.next()
            self.state = self.sitting.state

    def _begin_step(self) -> None:
        seat, sitting = self.lesson.seat, self.sitting
        self.state = sitting.state
        self.heard[seat] = len(self.state.events(seat))
        self.drawn = None
        if sitting.complete:  # something to look at, and nothing to do
            self.show_table(seat)
        self.console.print()
        steps = len(self.lesson.step)
        self.shell.say("shell-learn-step", style="cyan", step=sitting.place + 1, steps=steps)
        self.console.print(Text(self._words(), style="bold"), soft_wrap=True)
        self.console.print(Text(self._words("-text", sitting.text_facts())), soft_wrap=True)
        for goal in sitting.step.goal:
            self._say_goal("shell-learn-goal", goal.id)

    def choose(self, seat: int, option: int) -> None:
        """Try a choice; what misses the goal is answered and taken back."""
        outcome = self.sitting.choose(self.game.name(option))
        self.state = self.sitting.state
        if outcome.told is not None:
            self._say_told(outcome.told)
        for goal in outcome.ticked:
            self._say_goal("shell-learn-ticked", goal, style="green")

    def answers(self, choices: list[int]) -> bool:
        """Answer a choice that is not offered in the words of the lesson, where it has some."""
        told = self.sitting.choose(self.game.name(choices[0])).told
        if told is None or not told.id:
            return False
        self._say_told(told)
        return True

    def take_back(self, seat: int) -> bool:
        """In a lesson, the step begins again."""
        self.sitting.again()
        self.state = self.sitting.state
        return True

    def save(self) -> None:
        """A lesson is not kept."""

    def _say_told(self, told: Told) -> None:
        if told.id:
            words = self._words(f"-if-{told.id}", told.facts)
        else:
            words = self.words.say("lesson-missed", goal=self._words(f"-goal-{told.goal}"))
        line = Text(words, style="yellow")
        if told.rule:
            line.append(f" ({told.rule})", "cyan")
        self.console.print(line, soft_wrap=True)

    def _say_goal(self, message: str, goal: str, style: str = "") -> None:
        self.shell.say(message, style=style, goal=self._words(f"-goal-{goal}"))

    def _words(self, part: str = "", facts: dict[str, Any] | None = None) -> str:
        id = f"{self.lesson.game}-lesson-{self.lesson.id}-{self.sitting.step.id}{part}"
        return self.words.say(id, **(facts or {}))
