"""The keyboard: what a person at the screen can type, and what comes of it."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from konspira import rulebook
from konspira.cli import log
from konspira.cli.session import Session
from konspira.cli.shell import ShellError, printable
from konspira.drawings import powers
from konspira.kernel.errors import OptionError
from konspira.kernel.events import Refusal

KEYS = ("help", "why", "rules", "rule", "log", "table", "undo", "save", "quit")
MOST_REASONS = 4
ELSEWHERE = ("not-asked-now", "not-your-turn")  # refusals that say nothing about this question


class Leave(Exception):
    """The person at the screen wants to stop here."""


def ask(session: Session, seat: int) -> None:
    """Put a question to a person until it is answered or a choice is taken back."""
    if len(session.people) > 1 and session.at_screen != seat:
        session.hand_over(seat)
    session.at_screen = seat
    session.show_news(seat)
    session.show_table(seat)
    session.show_notes(seat)
    session.show_question(seat)
    Prompt(session, seat).run()


class Prompt:
    """One question, put to one seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.shell = session.shell
        self.words = session.words
        self.console = session.console
        self.state = session.state
        self.game = session.game
        self.options = session.state.options(seat)
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {"?": self.explain}
        for key in KEYS:
            act: Callable[[str], None] = self.explain if key == "help" else getattr(self, key)
            self.commands[key] = act
            self.commands[self.words.say(f"shell-key-{key}")] = act

    def run(self) -> None:
        """Read lines until something has changed."""
        while not self.done:
            line = self.session.read(self.prompt())
            try:
                self.obey(line)
            except ShellError as error:
                self.shell.say(f"shell-error-{error.code}", style="yellow", **error.facts)
            except OptionError as error:  # a rule that is not there
                self.console.print(Text(self.words.error(error), style="yellow"))

    def prompt(self) -> str:
        last = len(self.options)
        single = last == 1
        return self.words.say("shell-prompt-one" if single else "shell-prompt", last=last)

    def obey(self, line: str) -> None:
        """A number, a command, or a choice by its name or in words."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if not line:
            self.session.show_question(self.seat)
        elif len(line) > 1 and self.spell(line, whole=True):
            return  # before the commands: some of them are words too
        elif line.isdecimal():
            self.pick(line)
        elif command is not None:
            command(rest.strip())
        elif len(line) == 1 or not self.spell(line, whole=False):
            self.choose(line)

    # -- choosing ----------------------------------------------------------------------------------

    def pick(self, number: str) -> None:
        """An option by its number in the list."""
        last = len(self.options)
        if len(number) > 6 or not 1 <= int(number) <= last:
            raise ShellError("bad-number", value=number, last=last)
        self.take(self.options[int(number) - 1])

    def choose(self, text: str) -> None:
        """An option by its name, in words, or by the card or player it names."""
        found = self.named(text)
        offered = [option for option in found if option in self.options]
        if len(offered) == 1:
            self.take(offered[0])
        elif offered:
            raise ShellError("ambiguous", value=text, choices=self.names_of(offered))
        elif found and not self.session.answers(found):
            self.give_reasons(found)
        elif not found:
            self.not_understood(text)

    def spell(self, text: str, whole: bool) -> bool:
        """Answer letter by letter with one line; False where that does not lead anywhere."""
        state = self.state.quiet_copy()
        path: list[int] = []
        for letter in text.casefold():
            letters = self.session.letters(state, self.seat)
            if letter not in letters:
                if path and not whole and letters:
                    refusal = state.refusal(self.seat, f"{self.spelled_by(letters)}({letter})")
                    if refusal is not None:
                        sentence = self.words.refusal(self.game, refusal, self.session.names)
                        self.console.print(Text(f"{text}: {sentence}", style="yellow"))
                    return True
                return False
            path.append(letters[letter])
            state.choose(self.seat, letters[letter])
        if whole and self.session.letters(state, self.seat):
            return False
        for option in path:
            self.session.choose(self.seat, option)
        self.done = True
        return True

    def spelled_by(self, letters: dict[str, int]) -> str:
        """The family of choices that letters belong to."""
        return self.game.table.family(next(iter(letters.values()))).name

    def take(self, option: int) -> None:
        self.session.choose(self.seat, option)
        self.done = True

    def named(self, text: str) -> list[int]:
        """The choices that a text can mean: by name, in words, by the card or player they name."""
        wanted = " ".join(text.split()).casefold()
        every = range(len(self.game.table))
        exact = [n for n in every if self.game.name(n) == wanted.replace(" ", "")]
        spoken = exact or [n for n in every if self.in_words(n).casefold() == wanted]
        return spoken or [n for n in every if wanted in self.about(n)]

    def in_words(self, option: int) -> str:
        return self.words.choice(self.game, option, self.session.names)

    def about(self, option: int) -> list[str]:
        """The card or player a choice names, as people write it; or the bare name of its family."""
        family = self.game.table.family(option)
        argument = self.game.table.argument(option)
        if family.subject == "seat":
            names = self.session.names
            return [names[int(argument)].casefold()] if int(argument) < len(names) else []
        if argument in self.game.vocabulary.get(family.subject, ()):
            return [argument, self.words.term(self.game, family.subject, argument).casefold()]
        return [family.name]

    def not_understood(self, text: str) -> None:
        """Complain about a text that means nothing, with what may have been meant."""
        known = [self.game.name(option) for option in self.options]
        spoken = [self.in_words(option) for option in self.options]
        close = get_close_matches(text, [*known, *spoken, *self.commands], n=1)
        if close:
            raise ShellError("unknown-answer-near", value=text, near=close[0])
        raise ShellError("unknown-answer", value=text)

    def names_of(self, options: list[int]) -> str:
        return "; ".join(self.in_words(option) for option in options)

    # -- commands ----------------------------------------------------------------------------------

    def why(self, text: str) -> None:
        """Print why a choice is not offered: a sentence and the rule."""
        found = self.named(text) if text else []
        if not found:
            absent = [n for n in range(len(self.game.table)) if n not in self.options]
            choice = self.in_words((absent or self.options)[0])
            example = f"{self.words.say('shell-key-why')} {choice}"
            if not text:
                raise ShellError("why-nothing", example=example)
            raise ShellError("why-what", value=text, example=example)
        self.give_reasons(found)

    def give_reasons(self, options: list[int]) -> None:
        """The reasons against some choices: those that belong to this question, where any do."""
        reasons = [(option, self.state.refusal(self.seat, option)) for option in options]
        here = [(o, why) for o, why in reasons if why is None or why.code not in ELSEWHERE]
        against: dict[str, list[tuple[int, Refusal]]] = {}  # the choices that a sentence is about
        for option, refusal in here or reasons:
            if refusal is None:
                number = self.options.index(option) + 1
                self.shell.say("shell-why-possible", choice=self.in_words(option), number=number)
            else:
                sentence = self.words.refusal(self.game, refusal, self.session.names)
                against.setdefault(sentence, []).append((option, refusal))
        for sentence, cases in list(against.items())[:MOST_REASONS]:
            self.print_reason(sentence, cases)

    def print_reason(self, sentence: str, cases: list[tuple[int, Refusal]]) -> None:
        """A reason once, with all choices it is about: in words, their names and rules beside."""
        line = Text()
        for option, _ in cases:
            line.append("; " if line else "").append(self.in_words(option), "bold")
            line.append(f" [{self.game.name(option)}]", "dim")
        rules = ", ".join(dict.fromkeys(refusal.rule for _, refusal in cases))
        self.console.print(line.append(f": {sentence}").append(f" ({rules})", "cyan"))

    def rules(self, text: str) -> None:
        """Print how this game is played; with an id, that rule."""
        if text:
            self.rule(text)
            return
        guide = rulebook.read_guide(self.game, self.words)
        self.console.print(Padding(Markdown(guide), (0, 2)))

    def rule(self, text: str) -> None:
        """A rule of this game by its id."""
        if not text:
            raise ShellError("rule-what", example=self.example("rule"))
        found = rulebook.find_rule(rulebook.read_rules(type(self.game)), text)
        self.console.print(Padding(Markdown(found), (0, 2)))

    def log(self, text: str) -> None:
        """Everything this seat has been told."""
        told = log.heard(self.state, self.seat)
        log.print_whole_log(self.shell, self.game, told, self.session.names, self.seat)

    def table(self, text: str) -> None:
        """The table and the question once more."""
        self.session.show_table(self.seat, again=True)
        self.session.show_question(self.seat)

    def undo(self, text: str) -> None:
        """Take back the last choice, if nobody has learned anything since."""
        if not self.session.take_back(self.seat):
            raise ShellError("nothing-to-undo")
        self.shell.say("shell-undone", style="green")
        self.done = True

    def save(self, text: str) -> None:
        """Write the record, to a file of one's choice too."""
        path = Path(text) if text else self.session.path
        if path is None:
            raise ShellError("save-where", example=self.example("save"))
        try:
            path = path.expanduser()
            if text and path.exists():
                raise ShellError("file-exists", file=str(path))
            self.session.save_to(path)
        except (OSError, RuntimeError, ValueError) as error:  # no such home, no such name
            raise ShellError("file-trouble", file=printable(text), reason=str(error)) from None
        self.shell.say("shell-saved", style="green", file=shlex.quote(str(path)))

    def quit(self, text: str) -> None:
        """Stop here; the record is on disk."""
        raise Leave

    # -- help --------------------------------------------------------------------------------------

    def explain(self, text: str) -> None:
        """The question, each option with the power of its card, and the keys."""
        self.session.show_question(self.seat, names=True)
        powers = self.powers()
        if powers:
            self.console.print()
            self.shell.say("shell-help-cards", style="bold")
            self.console.print(two_columns(powers))
        self.console.print()
        self.shell.say("shell-help-keys", style="bold")
        self.console.print(two_columns(self.keys()))

    def powers(self) -> list[tuple[str, str]]:
        """The cards that the options name, and what each can do."""
        return powers(self.game, [self.game.name(option) for option in self.options], self.words)

    def keys(self) -> list[tuple[str, str]]:
        """Return what else can be typed."""
        rows = [(f"1–{len(self.options)}", self.words.say("shell-help-number"))]
        rows.append((self.game.name(self.options[0]), self.words.say("shell-help-name")))
        rows.append(("?", self.words.say("shell-help-help")))
        for key in KEYS[1:]:
            rows.append((self.example(key), self.words.say(f"shell-help-{key}")))
        return rows

    def example(self, key: str) -> str:
        """A command as it is typed, with what belongs after it."""
        word = self.words.say(f"shell-key-{key}")
        after = {
            "why": self.words.say("shell-key-choice"),
            "rule": self.game.table.families[0].rule,
            "save": self.words.say("shell-key-file"),
        }
        return f"{word} {after[key]}" if key in after else word


def two_columns(rows: list[tuple[str, str]]) -> Table:
    """Words and what they mean."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for word, meaning in rows:
        table.add_row(word, meaning)
    return table
