"""What every command shares: the language, the consoles, and how errors leave the program."""

from __future__ import annotations

import os
import shutil
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from konspira.cli.exits import INTERRUPTED
from konspira.kernel.errors import KernelBug, KonspiraError
from konspira.words import LANGUAGES, Words

BAD_INPUT = 2
INTERNAL = 70  # EX_SOFTWARE of sysexits.h
LONGEST = 900  # letters of a fact: Fluent takes no more than a thousand


class ShellError(Exception):
    """A mistake that only the command line can make; its words are `shell-error-<code>`."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = {name: shortened(value) for name, value in facts.items()}


class Shell:
    """Where a command speaks, and in which language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.console = plain_console()

    def say(self, message: str, style: str = "", **facts: object) -> None:
        """Print one message of `shell.ftl`."""
        words = self.words.say(message, **{name: shortened(fact) for name, fact in facts.items()})
        # Long lines are left to the terminal: a path or a command can be copied whole.
        self.console.print(Text(words, style=style), soft_wrap=True)


def program() -> str:
    """Return what to type to call this program again: its name, or else its path."""
    here = Path(sys.argv[0])
    if here.name != "konspira" or shutil.which("konspira") is not None or not here.exists():
        return "konspira"
    here = here.absolute()
    return str(here.relative_to(Path.cwd()) if here.is_relative_to(Path.cwd()) else here)


def shortened(fact: object) -> object:
    """A fact that somebody typed, cut where Fluent would refuse it."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def printable(text: str) -> str:
    """Text from a file or a keyboard, without anything that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def plain_console(stderr: bool = False) -> Console:
    """A console that takes words as they are: no markup, no emoji codes, no guessed colours."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def language(wish: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment where we speak it, else English."""
    asked = wish or environment.get("KONSPIRA_LANG")
    if asked:
        return _short(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = _short(environment[name])
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _short(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


@contextmanager
def opened(wish: str | None) -> Iterator[Shell]:
    """A shell for one command. Every error becomes one line and an exit code.

    What nobody expected is a bug of ours; KONSPIRA_TRACEBACK=1 shows where it is.
    """
    words = Words(language(None, {**os.environ, "KONSPIRA_LANG": ""}))
    try:
        shell = Shell(language(wish))
        words = shell.words
        yield shell
    except KernelBug as error:
        _complain(error.code, words.error(error))
        raise typer.Exit(INTERNAL) from None
    except KonspiraError as error:
        _complain(error.code, words.error(error))
        raise typer.Exit(BAD_INPUT) from None
    except ShellError as error:
        _complain(error.code, words.say(f"shell-error-{error.code}", **error.facts))
        raise typer.Exit(BAD_INPUT) from None
    except BrokenPipeError:
        raise typer.Exit(1) from None  # the reader of our output has gone
    except OSError as error:
        trouble = file_error(error.filename or "stdout", error)
        _complain(trouble.code, words.say(f"shell-error-{trouble.code}", **trouble.facts))
        raise typer.Exit(BAD_INPUT) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except (typer.Exit, typer.Abort):
        raise
    except Exception as error:
        if os.environ.get("KONSPIRA_TRACEBACK"):
            traceback.print_exc()
        bug = ShellError("unexpected", reason=f"{type(error).__name__}: {error}")
        _complain(bug.code, words.say(f"shell-error-{bug.code}", **bug.facts))
        raise typer.Exit(INTERNAL) from None


def _complain(code: str, sentence: str) -> None:
    line = Text.assemble((code, "bold red"), ": ", printable(" ".join(sentence.split())))
    plain_console(stderr=True).print(line, soft_wrap=True)


def file_error(path: object, error: OSError) -> ShellError:
    """Return what is wrong with a file, in words where the system's reason is a common one."""
    if isinstance(error, FileNotFoundError):
        return ShellError("file-not-found", file=str(path))
    if isinstance(error, PermissionError):
        return ShellError("file-not-allowed", file=str(path))
    if isinstance(error, IsADirectoryError):
        return ShellError("file-is-folder", file=str(path))
    return ShellError("file-trouble", file=str(path), reason=error.strerror or str(error))


def forgive_encodings() -> None:
    """Let a terminal that lacks a letter show a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
