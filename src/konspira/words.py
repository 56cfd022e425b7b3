"""Words: everything people read, in English, Polish and German, from the Fluent files in `locale/`.

The engine speaks in ids and numbers. Here they become sentences: seats become names, ids of cards
become names of cards, numbers stay numbers so that each language finds its own plural. A name may
have forms (the attributes of its message), and a sentence asks for one: `{ $agent-gen }`. A message
that is missing is a bug of ours, and `tools/check_words.py` finds it before a player does.

A game of one's own brings its words in a folder `locale` beside it, one folder for each language,
or in English only. What it does not say is said with the ids of its choices, cards and events.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from konspira.kernel.errors import (
    ContentError,
    KernelBug,
    KonspiraError,
    OptionError,
    Remedy,
    did_you_mean,
)
from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.game import Game
from konspira.kernel.gathering import USUAL

LANGUAGES = ("en", "pl", "de")
FOLDER = Path(__file__).parent / "locale"

AnyGame: TypeAlias = type[Game] | Game

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
FORM = re.compile(r"\$([a-z]\w*)-([a-z]+)")  # a fact in a form: $agent-gen is the agent's genitive
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # what it refers to, functions too
LONGEST = 400  # letters of one fact of an error: Fluent refuses to print a whole file


def files(language: str) -> list[Path]:
    """The Fluent files of one language: one for each game, one for errors, one for the shell."""
    return sorted((FOLDER / language).glob("*.ftl"))


def own_files(kind: type[Game], language: str) -> list[Path]:
    """The Fluent files that a game brings itself, in this language or in English."""
    for name in (language, "en"):
        found = sorted((kind.folder / "locale" / name).glob("*.ftl"))
        if found:
            return found
    return []


def words_of(kind: type[Game], language: str) -> str:
    """All messages of one game, as Fluent: those it brings itself, or our file of its name."""
    found = own_files(kind, language) or [FOLDER / language / f"{kind.id}.ftl"]
    return "\n".join(_fluent(path) for path in found if path.is_file())


def _fluent(path: Path) -> str:
    """The text of somebody's Fluent file; what is not Fluent is refused with its line."""
    text = path.read_text(encoding="utf-8", errors="replace")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = text.count("\n", 0, entry.span.start) + 1
            problem = Remedy("at-line", f"line {line}", line=str(line), column="1")
            raise ContentError(
                "content-not-fluent",
                f"{path}: {problem}; fix the message that begins there",
                file=str(path),
                value=problem,
            )
    return text


class Lazy:
    """All messages of one language; each is read as Fluent when it is first said.

    There are thousands of them, and a command that says three lines starts at once this way.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, str] = {}  # messages and terms as they stand in the files
        self.unread: set[str] = set()
        self.games: set[type[Game]] = set()  # those whose own words were looked for
        self.roles: dict[str, Mapping[str, str]] = {}  # by their ids: what each fact is
        for path in files(language):
            self.add(path.read_text(encoding="utf-8"))
        titles = [id for id in self.entries if id.endswith("-title")]
        self.ours = {id.removesuffix("-title") for id in titles}  # games whose words must be whole

    def add(self, text: str, prefix: str = "") -> None:
        """Messages of a file; those that are there already, or begin otherwise, are left out."""
        starts = [*ENTRY.finditer(text)]
        ends = [one.start() for one in starts[1:]] + [len(text)]
        for one, end in zip(starts, ends, strict=True):
            id = one[1]
            if id not in self.entries and id.removeprefix("-").startswith(prefix):
                self.entries[id] = text[one.start() : end]
                self.unread.add(id)

    def meet(self, kind: type[Game]) -> None:
        """Learn the words that a game brings itself, once."""
        if kind not in self.games:
            self.games.add(kind)
            self.roles[kind.id] = kind.roles()
            for path in own_files(kind, self.language):
                self.add(_fluent(path), f"{kind.id}-")

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
        return self._said(game, ("title",), {}, game.id)

    def blurb(self, game: AnyGame) -> str:
        """Return what a game is about, in a sentence; empty where it does not say."""
        return self._said(game, ("blurb",), {}, "")

    def term(self, game: AnyGame, subject: str, id: str) -> str:
        """The name of a thing in a game: a card, a phase, a power."""
        return self._said(game, (subject, id), {}, id.replace("_", " "))

    def chapter(self, game: AnyGame, number: int) -> str:
        """The round, turn or stage of a game in words; empty before the first."""
        return self._said(game, ("chapter",), {"number": number}, str(number)) if number else ""

    def card(self, game: AnyGame, card_id: str) -> str:
        """The name of a card."""
        return self.term(game, "card", card_id)

    def cards(self, game: AnyGame, counts: Mapping[str, int]) -> str:
        """Counted cards: `{"banker": 2, "raid": 1}` is "Banker ×2, Raid"."""
        self._knows(game, "card")
        return self._counted(game.id, counts)

    def setting(self, game: AnyGame, name: str) -> str:
        """The name of an option."""
        return self.term(game, "option", name)

    def value(self, game: AnyGame, name: str, value: object) -> str:
        """Return what an option is set to."""
        known = str(value).lower()
        if self._knows(game, "option", name, "other"):  # a text that no list names
            known = known if self._knows(game, "option", name, known) else "other"
        return self.term(game, f"option-{name}", known)

    def field(self, game: AnyGame, name: str) -> str | None:
        """Return what a game calls a field of its view (`<game>-field-<name>`), if it says so."""
        known = self._knows(game, "field", name)
        return self.say(_id(game.id, "field", name)) if known else None

    def question(self, game: AnyGame, question: Question, names: Sequence[str]) -> str:
        """A question, as the seat that answers it reads it."""
        facts = {"seat": question.seat, **question.facts}
        return self._tell(game, "ask", question.kind, facts, names, hidden=("seat",))

    def activity(self, game: AnyGame, activity: str, name: str | None) -> str:
        """Return what the others see while a seat chooses; without a name, it stays unknown."""
        if name is None:
            return self.say("waiting-somebody")
        return self._said(game, ("activity", activity), {"seat": name}, f"{name}: {activity}")

    def choice(self, game: AnyGame, option: int, names: Sequence[str]) -> str:
        """A choice, as it stands in a list of choices."""
        family = game.table.family(option)
        argument = game.table.argument(option)
        value = int(argument) if argument.isdecimal() else argument
        facts = {family.subject: value} if family.subject else {}
        return self._tell(game, "choose", family.name, facts, names)

    def event(
        self, game: AnyGame, event: Event, names: Sequence[str], viewer: int | None = None
    ) -> str:
        """Return what happened; where the viewer's own name stands, it is marked."""
        if viewer is not None:
            names = [
                self.say("name-you", name=name) if seat == viewer else name
                for seat, name in enumerate(names)
            ]
        return self._tell(game, "event", event.kind, event.facts, names)

    def refusal(self, game: AnyGame, refusal: Refusal, names: Sequence[str]) -> str:
        """Return why a choice is not offered."""
        if self.has(f"why-{refusal.code}") and not self._knows(game, "why", refusal.code):
            return self.say(f"why-{refusal.code}")  # one of the kernel's, the same for every game
        return self._tell(game, "why", refusal.code, refusal.facts, names)

    # -- errors ------------------------------------------------------------------------------------

    def error(self, error: KonspiraError) -> str:
        """Return what went wrong and what to do; errors of others have only their English text."""
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

    def about(self, game: str, id: str, **facts: object) -> str:
        """A message about things of a game: ids become names, in the forms that it asks for."""
        words = self._facts(game, facts, ())
        return self.say(id, **words, **self._forms(game, id, facts, words))

    def _reason(self, error: KonspiraError) -> str:
        """The refusal inside an error, in the words of its game; seats are numbers."""
        code, game = str(error.facts["reason"]), str(error.facts.get("game"))
        facts = error.facts.get("reason_facts")
        if self.has(_id(game, "why", code)):
            known = facts if isinstance(facts, dict) else {}
            return self.about(game, _id(game, "why", code), **known)
        return self.say(f"why-{code}") if self.has(f"why-{code}") else code

    # -- facts become words ------------------------------------------------------------------------

    def _knows(self, game: AnyGame, *parts: str) -> bool:
        """Is there such a message of a game?"""
        self._lazy.meet(game if isinstance(game, type) else type(game))
        return self.has(_id(game.id, *parts))

    def _said(
        self, game: AnyGame, parts: tuple[str, ...], facts: Mapping[str, object], plain: str
    ) -> str:
        """A message of a game; a game from outside may leave it out, then it is said plainly."""
        if self._knows(game, *parts) or game.id in self._lazy.ours:
            return self.say(_id(game.id, *parts), **facts)
        return plain

    def _tell(
        self,
        game: AnyGame,
        subject: str,
        id: str,
        facts: Mapping[str, object],
        names: Sequence[str],
        hidden: Sequence[str] = (),
    ) -> str:
        """A message of a game, its facts put into words; `hidden` ones only the message uses."""
        self._knows(game, subject, id)
        words = self._facts(game.id, facts, names)
        shown = {name: word for name, word in words.items() if name not in hidden}
        forms = self._forms(game.id, _id(game.id, subject, id), facts, words)
        return self._said(game, (subject, id), words | forms, _plain(id, shown))

    def _facts(
        self, game: str, facts: Mapping[str, object], names: Sequence[str]
    ) -> dict[str, object]:
        return {name: self._word(game, name, value, names) for name, value in facts.items()}

    def _forms(
        self, game: str, id: str, facts: Mapping[str, object], words: Mapping[str, object]
    ) -> dict[str, object]:
        """The facts that a message wants in a form of their own; without it, the plain name."""
        return {
            f"{name}-{form}": self._form(game, name, facts[name], form) or words[name]
            for name, form in FORM.findall(self._lazy.entries.get(id, ""))
            if name in facts
        }

    def _form(self, game: str, name: str, value: object, form: str) -> str | None:
        """A name in one of its forms: the attribute of its message, `.gen` of `-agent-kloss`."""
        id = _id(game, self._role(game, name)[1], str(value))
        if not isinstance(value, str) or not self.has(id):
            return None
        self._lazy.read(id)
        pattern = self._bundle.get_message(id).attributes.get(form)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _word(self, game: str, name: str, value: object, names: Sequence[str]) -> object:
        """One fact in words; numbers and everything unknown stay as they are."""
        role, subject = self._role(game, name)
        if isinstance(value, int):
            return self._name(value, names) if role == "seat" else value
        if isinstance(value, str):
            return self._named(game, subject, value, role == "term")
        if isinstance(value, Mapping):
            return self._counted(game, value, subject if role == "counted" else "card")
        if isinstance(value, Sequence):
            if role == "seats":
                return self._all_of([self._name(seat, names) for seat in value])
            return ", ".join(f"{self._name(seat, names)} {n}" for seat, n in enumerate(value))
        return value

    def _role(self, game: str, name: str) -> tuple[str, str]:
        """Return the role and the subject of a fact; `card_old` is like `card` by default."""
        subject = name.partition("_")[0]
        roles = self._lazy.roles.get(game, USUAL)
        role, _, declared = (roles.get(name) or roles.get(subject, "")).partition(":")
        return role, declared or subject

    def _named(self, game: str, subject: str, id: str, must: bool = True) -> str:
        """The name of a thing; in a game of ours, one that must have a name has one."""
        if self.has(_id(game, subject, id)) or (must and game in self._lazy.ours):
            return self.say(_id(game, subject, id))
        return id

    def _counted(self, game: str, counts: Mapping[str, int], subject: str = "card") -> str:
        words = [
            self._named(game, subject, card) + (f" ×{count}" if count > 1 else "")
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


def _plain(id: str, facts: Mapping[str, object]) -> str:
    """Return what stands for a message that a game from outside lacks: its id and its facts."""
    rest = [f"{name} {value}" for name, value in facts.items() if name != "seat"]
    text = re.sub("[-_]", " ", id) + (f" ({', '.join(rest)})" if rest else "")
    return f"{facts['seat']}: {text}" if "seat" in facts else text


def _id(*parts: str) -> str:
    """The id of a message: kebab-case, like all of them."""
    return "-".join(parts).replace("_", "-")


def _short(value: object, longest: int = LONGEST) -> object:
    """A fact of an error, cut where it would fill the screen."""
    text = value if isinstance(value, str | int) else str(value)
    return text if isinstance(text, int) or len(text) <= longest else text[:longest] + "…"
