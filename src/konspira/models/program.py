"""A bot that asks a program, so that any model can be put behind it.

`konspira.models.program:ProgramBot` runs the command in KONSPIRA_PROGRAM; a class of your own with
a `command` is named like every bot (`my_models:Anna`). A name cannot hold the command itself:
records name bots, and anybody may have written a record.

The program gets what its seat may see, in words and as data, and nothing else. docs/models.md
describes the lines. If the program is late, dies or answers nonsense, the bot makes a random legal
choice instead and logs the fault.
"""

from __future__ import annotations

import logging
import os
import shlex
import shutil
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from konspira.bots.desk import Bot, Desk
from konspira.kernel.errors import OptionError
from konspira.models.lines import GIVEN_UP, NONSENSE, Fault, Program, program_of
from konspira.models.reading import Reader
from konspira.words import Words

LOG = logging.getLogger("konspira.models")
VARIABLE = "KONSPIRA_PROGRAM"


class ProgramBot(Bot):
    """Asks a program for every choice. Subclass it to name one."""

    command: ClassVar[Sequence[str]] = ()  # the command; () takes it from KONSPIRA_PROGRAM
    seconds: float = 30.0  # for one choice
    start: ClassVar[float] = 60.0  # seconds from its start to its greeting
    language: ClassVar[str] = "en"  # of the texts

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.faults: list[Fault] = []  # of this bot
        words = list(self.command) or shlex.split(os.environ.get(VARIABLE, ""))
        if not words:
            raise OptionError(
                "program-missing",
                f"{type(self).__name__} has no program; set {VARIABLE} to a command, or give the "
                "class a command",
                bot=type(self).__name__,
                variable=VARIABLE,
            )
        if shutil.which(words[0]) is None:
            raise OptionError(
                "program-not-found",
                f'there is no program "{words[0]}"; name one that can be run, with its path',
                value=words[0],
            )
        self.words = words

    @classmethod
    def named(cls, argument: str, seed: int) -> ProgramBot:
        """Return the bot of a name: `my_models:Anna:5s` has five seconds for a choice."""
        made = cls(seed)
        try:
            made.seconds = float(argument.removesuffix("s"))
        except ValueError:
            made.seconds = 0.0
        if not 0 < made.seconds <= 86_400:
            raise OptionError(
                "bot-seconds",
                f'{cls.__name__} takes seconds for a choice (5s), not "{argument}"',
                bot=cls.__name__,
                value=argument,
            )
        return made

    def choose(self, desk: Desk) -> int:
        program = program_of(self.words)
        try:
            found = program.ask(asked(desk, self.language), self.seconds, self.start)
            option = meant(desk, found.get("choice"))
            program.accept(option is not None)
            if option is None:
                raise Fault(NONSENSE, f"no option: {str(found.get('choice'))[:200]}")
            return option
        except Fault as fault:
            self.faults.append(fault)
            self.report(fault, program)
            return self.rng.choice(desk.options)

    def report(self, fault: Fault, program: Program) -> None:
        """Log a fault; log only once that a program is not asked any more."""
        if fault.code == GIVEN_UP:
            if program.left:
                return
            program.left = True
        facts = {"program": self.words[0], "fault": fault.code, "reason": fault.reason}
        LOG.warning(
            "%s has not chosen (%s); a random choice is made in its place",
            shlex.join(self.words)[:200],
            fault,
            extra={"facts": facts},
        )


def asked(desk: Desk, language: str) -> dict[str, Any]:
    """Return a question as it goes to the program: all of it from one seat's desk."""
    game, words = desk.game, Words(language)
    names = [words.say("shell-player", number=str(seat + 1)) for seat in range(game.seats)]
    reader = Reader(game, names, words)
    question = reader.question(desk.question)
    lines = reader.options(desk.view, desk.options)
    return {
        "game": game.id,
        "rules": game.version,
        "seats": game.seats,
        "settings": game.shown(game.options),
        "seat": desk.seat,
        "language": language,
        "text": reader.turn("", [], [reader.table(desk.view), "\n".join([question, *lines])]),
        "question": {"kind": desk.question.kind, "facts": desk.question.facts, "text": question},
        "options": [
            {
                "number": number,
                "name": game.name(option),
                "text": words.choice(game, option, names),
            }
            for number, option in enumerate(desk.options, start=1)
        ],
        "view": msgspec.to_builtins(desk.view),
    }


def meant(desk: Desk, choice: object) -> int | None:
    """Return the option that an answer names, by its number from 1 or its name; else None."""
    if type(choice) is int and 1 <= choice <= len(desk.options):
        return desk.options[choice - 1]
    if isinstance(choice, str):
        name = choice.strip()
        if name in desk.names:
            return desk.options[desk.names.index(name)]
        if name.isdecimal() and len(name) < 6 and 1 <= int(name) <= len(desk.options):
            return desk.options[int(name) - 1]
    return None
