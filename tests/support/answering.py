"""Programs for the bot that asks one: each run as a process of its own, good or bad in one way."""

from __future__ import annotations

import sys
from pathlib import Path

from konspira.models.program import ProgramBot

PROGRAM = str(Path(__file__).with_name("answers.py"))


class Good(ProgramBot):
    """Takes the last option, by its name."""

    command = (sys.executable, PROGRAM, "good")


class Slow(ProgramBot):
    """Never answers a question."""

    command = (sys.executable, PROGRAM, "slow")
    seconds = 0.01


class Late(ProgramBot):
    """Answers a question when it is asked the next one, and then that one too."""

    command = (sys.executable, PROGRAM, "late")
    seconds = 0.5


class Dying(ProgramBot):
    """Ends in the middle of a question."""

    command = (sys.executable, PROGRAM, "dying")


class Once(ProgramBot):
    """Ends after its first answer; then it has to be started again."""

    command = (sys.executable, PROGRAM, "once")


class Nonsense(ProgramBot):
    """Says what is no answer."""

    command = (sys.executable, PROGRAM, "nonsense")


class Wrong(ProgramBot):
    """Names what is not offered."""

    command = (sys.executable, PROGRAM, "wrong")


class Rude(ProgramBot):
    """Does not greet."""

    command = (sys.executable, PROGRAM, "rude")


class Mute(ProgramBot):
    """Never says a word, and reads none."""

    command = (sys.executable, PROGRAM, "mute")
    start = 0.01


class Diary(ProgramBot):
    """Writes all that it is asked into the file DIARY, and takes the first option by its number."""

    command = (sys.executable, PROGRAM, "diary")
