"""Words: everything people read, in English, Polish and German, from the Fluent files in `locale/`.

The engine speaks in ids and numbers. Here they become sentences: seats become names, ids of cards
become names of cards, numbers stay numbers so that each language finds its own plural. A message
that is missing is a bug of ours, and `tools/check_words.py` finds it before a player does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from konspira.kernel.errors import (
    KernelBug,
    KonspiraError,
    OptionError,
    Remedy,
    did_you_mean,
)
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game

LANGUAGES = ("en", "pl", "de")
FOLDER = Path(__file__).parent / "locale"

AnyGame: TypeAlias = type[Game] | Game

SEAT_FACTS = ("seat", "victim", "a", "b")  # facts that are seats
TERM_FACTS = ("card", "phase")  # facts that are ids and must have a name; others may have one
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # what it refers to, functions too
LONGEST = 400  # letters of one fact of an error: Fluent refuses to print a whole file


def files(language: str) -> list[Path]:
    """The Fluent files of one language: one for each game, one for errors, one for the shell."""
    return sorted((FOLDER / language).glob("*.ftl"))


class Lazy:
    """All messages of one language; each is read as Fluent when it is first said.

    There are thousands of them, and a command that says three lines starts at once this way.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, str] = {}  # messages and terms as they stand in the files
        for path in files(language):
            text = path.read_text(encoding="utf-8")
            starts = [*ENTRY.finditer(text)]
            ends = [one.start() for one in starts[1:]] + [len(text)]
            for one, end in zip(starts, ends, strict=True):
                self.entries.setdefault(one[1], text[one.start() : end])
        self.unread = set(self.entries)

    def read(self, id: str) -> None:
        """Make a message ready to be said, and what it refers to."""
        if id in self.unread:
            self.unread.discard(id)
            self.bundle.add_resource(FluentResource(self.entries[id]))
            for other in REFERENCE.findall(self.entries[id]):
                self.read(other)


@cache
def lazily(language: str) -> Lazy:
    """The messages of one language, for everybody in this process."""
    return Lazy(language)


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            remedy = did_you_mean(language, LANGUAGES)
            raise OptionError(
                "unknown-language",
                f'Konspira does not speak "{language}"; {remedy}',
                value=language,
                remedy=remedy,
            )
        self.language = language
        self._lazy = lazily(language)
        self._bundle = self._lazy.bundle

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self._lazy.entries and not id.startswith("-")

    def say(self, id: str, /, **facts: object) -> str:
        """A message by its id, with facts that are words or numbers already."""
        pattern = None
        if self.has(id):
            self._lazy.read(id)
            pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KernelBug(
                "message-missing",
                f'there is no message "{id}" in {self.language}; run tools/check_words.py',
                value=id,
                language=self.language,
            )
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise KernelBug(
                "message-broken",
                f'message "{id}" in {self.language}: {problems[0]}; run tools/check_words.py',
                value=id,
                language=self.language,
                problem=str(problems[0]),
            )
        return str(text)

    # -- the words of a game -----------------------------------------------------------------------

    def game(self, game: AnyGame) -> str:
        """The title of a game."""
        return self.say(f"{game.id}-title")

    def term(self, game: AnyGame, subject: str, id: str) -> str:
        """The name of a thing in a game: a card, a phase, a power."""
        return self.say(_id(game.id, subject, id))

    def card(self, game: AnyGame, card_id: str) -> str:
        """The name of a card."""
        return self.term(game, "card", card_id)

    def cards(self, game: AnyGame, counts: Mapping[str, int]) -> str:
        """Counted cards: `{"banker": 2, "raid": 1}` is "Banker ×2, Raid"."""
        return self._cards(game.id, counts)

    def setting(self, game: AnyGame, name: str) -> str:
        """The name of an option."""
        return self.term(game, "option", name)

    def value(self, game: AnyGame, name: str, value: object) -> str:
        """What an option is set to."""
        known = str(value).lower()
        if not self.has(_id(game.id, "option", name, known)):
            known = "other"  # a text that no list names
        return self.term(game, f"option-{name}", known)

    def question(self, game: AnyGame, question: Question, names: Sequence[str]) -> str:
        """A question, as the seat that answers it reads it."""
        facts = {"seat": question.seat, **question.facts}
        return self._tell(game.id, "ask", question.kind, facts, names)

    def activity(self, game: AnyGame, activity: str, name: str | None) -> str:
        """What the others see while a seat chooses; without a name, nobody may know who it is."""
        if name is None:
            return self.say("waiting-somebody")
        return self.say(_id(game.id, "activity", activity), seat=name)

    def choice(self, game: AnyGame, option: int, names: Sequence[str]) -> str:
        """A choice, as it stands in a list of choices."""
        family = game.table.family(option)
        argument = game.table.argument(option)
        value = int(argument) if argument.isdecimal() else argument
        facts = {family.subject: value} if family.subject else {}
        return self._tell(game.id, "choose", family.name, facts, names)

    def event(
        self, game: AnyGame, event: Event, names: Sequence[str], viewer: int | None = None
    ) -> str:
        """What happened; where the viewer's own name stands, it is marked."""
        if viewer is not None:
            names = [
                self.say("name-you", name=name) if seat == viewer else name
                for seat, name in enumerate(names)
            ]
        return self._tell(game.id, "event", event.kind, event.facts, names)

    def refusal(self, game: AnyGame, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a choice is not offered."""
        return self._why(game.id, refusal.code, refusal.facts, names)

    # -- errors ------------------------------------------------------------------------------------

    def error(self, error: KonspiraError) -> str:
        """What went wrong and what to do; an error that is not ours has only its English text."""
        if not self.has(f"error-{error.code}"):
            return str(error)
        facts = {name: self._fact(value) for name, value in error.facts.items()}
        if "reason" in facts:
            facts["reason"] = self._reason(error)
        if self.has(f"{facts.get('game')}-title"):
            facts["game"] = self.say(f"{facts['game']}-title")
        rule = facts.get("rule")
        return self.say(f"error-{error.code}", **facts) + (f" ({rule})" if rule else "")

    def _fact(self, value: object) -> object:
        """One fact of an error: a remedy and an error inside it speak this language too."""
        if isinstance(value, Remedy):
            return _short(self.remedy(value))
        if isinstance(value, KonspiraError):
            return _short(self.error(value), 3 * LONGEST)  # it has long facts of its own
        return _short(value)

    def remedy(self, remedy: Remedy) -> str:
        """A remedy by its code; one that is not ours has only its English text."""
        id = f"remedy-{remedy.code}"
        if not self.has(id):
            return str(remedy)
        return self.say(id, **{name: self._fact(value) for name, value in remedy.facts.items()})

    def _reason(self, error: KonspiraError) -> str:
        """The refusal inside an error, in the words of its game; seats are numbers."""
        code, game = str(error.facts["reason"]), str(error.facts.get("game"))
        facts = error.facts.get("reason_facts")
        if not self.has(_id(game, "why", code)) and not self.has(f"why-{code}"):
            return code  # a game from outside
        return self._why(game, code, facts if isinstance(facts, dict) else {}, ())

    # -- facts become words ------------------------------------------------------------------------

    def _tell(
        self, game: str, subject: str, id: str, facts: Mapping[str, object], names: Sequence[str]
    ) -> str:
        """A message of a game, its facts put into words."""
        words = {name: self._word(game, name, value, names) for name, value in facts.items()}
        return self.say(_id(game, subject, id), **words)

    def _why(self, game: str, code: str, facts: Mapping[str, object], names: Sequence[str]) -> str:
        """A refusal of a game, or one of the kernel's, which are the same for every game."""
        if self.has(_id(game, "why", code)):
            return self._tell(game, "why", code, facts, names)
        return self.say(f"why-{code}")

    def _word(self, game: str, name: str, value: object, names: Sequence[str]) -> object:
        """One fact in words; numbers and everything unknown stay as they are."""
        if isinstance(value, int):
            return self._name(value, names) if name in SEAT_FACTS else value
        if isinstance(value, str):
            subject = name.partition("_")[0]  # card_a is a card
            id = _id(game, subject, value)
            return self.say(id) if subject in TERM_FACTS or self.has(id) else value
        if isinstance(value, Mapping):
            return self._cards(game, value)
        if isinstance(value, Sequence):
            if name == "winners":
                return self._all_of([self._name(seat, names) for seat in value])
            return ", ".join(f"{self._name(seat, names)} {n}" for seat, n in enumerate(value))
        return value

    def _cards(self, game: str, counts: Mapping[str, int]) -> str:
        words = [
            self.say(_id(game, "card", card)) + (f" ×{count}" if count > 1 else "")
            for card, count in counts.items()
            if count
        ]
        return ", ".join(words) or self.say("no-cards")

    def _name(self, seat: int, names: Sequence[str]) -> str:
        """The name of a seat, or its number where nobody sits or no names are known."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat-number", seat=seat)

    def _all_of(self, words: Sequence[str]) -> str:
        """A list in words: Anna, Bot and Cyd."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", rest=", ".join(words[:-1]), last=words[-1])


def _id(*parts: str) -> str:
    """The id of a message: kebab-case, like all of them."""
    return "-".join(parts).replace("_", "-")


def _short(value: object, longest: int = LONGEST) -> object:
    """A fact of an error, cut where it would fill the screen."""
    text = value if isinstance(value, str | int) else str(value)
    return text if isinstance(text, int) or len(text) <= longest else text[:longest] + "…"
