"""Checks that every word people read exists in every language, and that no other word does.

What is needed comes from three places: each game's vocabulary (`konspira.catalogue.GAMES`); the
Python sources, where `ast` finds the codes of errors, remedies, refusals and questions with their
facts and the messages that are said; and the client's sources, where ids stand in quotes. Run by
`make check`; prints one line for each problem.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from konspira.catalogue import GAMES
from konspira.figures import figures
from konspira.figures import needs as figure_needs
from konspira.kernel import errors
from konspira.kernel.game import Game
from konspira.lessons import course, has_course
from konspira.lessons.shapes import needs as lesson_needs
from konspira.server.errors import ServerError
from konspira.words import LANGUAGES

SOURCE = Path(__file__).parents[1] / "src" / "konspira"
LOCALE = SOURCE / "locale"
WEB = Path(__file__).parents[1] / "web" / "src"

# The classes whose first argument is a code, and what stands before the code in its message's id.
ERRORS = {
    "ShellError": "shell-error-",
    ServerError.__name__: "error-",
    **{
        name: "error-"
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.KonspiraError)
    },
}
CODED = {**ERRORS, "Remedy": "remedy-"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED_PLURALS = {"en": {"one"}, "pl": {"one", "few"}, "de": {"one"}}  # the default does the rest

SHELL = re.compile(r"shell(-[a-z0-9]+)+")  # a string like this is the id of a message

# What stands in the client's sources: words in quotes, and templates that become ids.
QUOTED = re.compile(r"""['"`]([a-z0-9_-]+)['"`]""")
TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^`{}]*\})+)`")
BEGUN = re.compile(r"`(web-[a-z]+-)\$\{(?!id\})")
PREFIXED = re.compile(r"web-[a-z]+-\$\{id\}")  # what a game's own `say` puts before its ids
GRAMMAR = {"id"}  # facts that only some languages need, to choose a gender or a case

Facts = frozenset[str] | None  # what a message may use; None: the sources do not tell
Needs = dict[str, Facts]


def add(needs: Needs, id: str, facts: Facts) -> None:
    """Note a use of a message: it may rely only on facts that all its uses give it."""
    known = needs.get(id)
    needs[id] = facts if known is None else known if facts is None else known & facts


# -- what the Python sources need ------------------------------------------------------------------


class Sources:
    """The ids and facts that Python files mention, found without running them."""

    def __init__(self, folder: Path) -> None:
        self.needs: Needs = {}  # errors, remedies, and what is said by its full id
        self.why: dict[str, Needs] = {}  # refusals by package: the name of a game, or "kernel"
        self.ask: dict[str, Needs] = {}  # questions, likewise
        self.constants: set[str] = set()  # every string that stands in the code
        self.patterns: list[re.Pattern[str]] = []  # f-strings that are said
        self.templates: list[re.Pattern[str]] = []  # the client's; what fills them is not known
        self.problems: list[str] = []
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).parts
            package = parts[1] if parts[0] == "games" else parts[0]
            self._read(ast.parse(path.read_text(encoding="utf-8")), "/".join(parts), package)

    def _read(self, tree: ast.Module, file: str, package: str) -> None:
        own = dict(prefixed_calls(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.constants.add(node.value.replace("_", "-"))
                if SHELL.fullmatch(node.value):
                    add(self.needs, node.value, None)
            if isinstance(node, ast.ClassDef) and (prefix := declared_prefix(node)):
                self.patterns.append(re.compile(f"{prefix}([a-z0-9-]+)"))
            if not isinstance(node, ast.Call):
                continue
            name = called(node)
            if name == "Refusal" and package == "server":  # the server's own, not a game's
                self._coded(node, name, f"{file}:{node.lineno}")
            elif name in CODED:
                self._coded(node, name, f"{file}:{node.lineno}")
            elif name == "Refusal" and len(node.args) > 1:
                self._mention(self.why.setdefault(package, {}), node, 2)
            elif name == "Question" and len(node.args) > 1:
                self._mention(self.ask.setdefault(package, {}), node, 3)
            elif name == "say" and node.args:
                self._said(node, own.get(node, ""), package)

    @staticmethod
    @cache  # the tests ask for them many times
    def of(folder: Path, web: Path) -> Sources:
        """Those of Python and of the client."""
        found = Sources(folder)
        found.read_web(web)
        return found

    def read_web(self, folder: Path) -> None:
        """The same for the client, which says messages that begin with `web-`."""
        for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
            text = path.read_text(encoding="utf-8")
            words = [word.replace("_", "-") for word in QUOTED.findall(text)]
            self.constants.update(words)
            if not path.name.endswith(".test.ts"):
                for word in words:
                    if word.startswith("web-") and not word.endswith("-"):
                        add(self.needs, word, None)
            for prefix in BEGUN.findall(text):  # what follows is too much code to understand
                self.templates.append(re.compile(f"{prefix}[a-z0-9-]+"))
            templates = [found for found in TEMPLATE.findall(text) if "$" in found]
            for template in [found for found in templates if found[0] != "$"]:
                parts = re.split(r"\$\{[^}]*\}", template)
                joined = "([a-z0-9-]+)".join(re.escape(part) for part in parts)
                whole = PREFIXED.fullmatch(template) is not None
                (self.patterns if whole else self.templates).append(re.compile(joined))

    def _coded(self, call: ast.Call, name: str, place: str) -> None:
        codes = strings(call.args[0]) if call.args else []
        if not codes:
            self.problems.append(f"{place}: {name} needs its code as a literal")
        for code in codes:
            add(self.needs, CODED.get(name, "error-") + code, keywords(call))

    def _mention(self, needs: Needs, call: ast.Call, place: int) -> None:
        facts: Facts = frozenset()
        for argument in [
            *call.args[place : place + 1],
            *[keyword.value for keyword in call.keywords if keyword.arg == "facts"],
        ]:
            facts = keys(argument)
        for code in strings(call.args[1]):
            add(needs, code, facts)

    def _said(self, call: ast.Call, prefix: str, package: str) -> None:
        for id in strings(call.args[0]):
            add(self.needs, prefix + id, keywords(call))
        # What konspira.words puts together from parts is known from the games' vocabularies.
        if isinstance(call.args[0], ast.JoinedStr) and package != "words.py":
            self.patterns.append(pattern(call.args[0]))

    def mentions(self, id: str, client: bool = False) -> bool:
        """Does this id stand in the code, whole or as an f-string and the words that fill it?"""
        if id in self.constants:
            return True
        found = [match for pattern in self.patterns if (match := pattern.fullmatch(id))]
        return any(
            all(part.isdecimal() or self.mentions(part, client) for part in match.groups())
            for match in found
        ) or (client and any(template.fullmatch(id) for template in self.templates))


def called(call: ast.Call) -> str:
    """The name of the function that is called, without what stands before its dot."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def strings(node: ast.expr) -> list[str]:
    """The literal strings that an argument can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return []


def keywords(call: ast.Call) -> Facts:
    """The facts that a call passes by name; None where `**facts` hides them."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def keys(node: ast.expr) -> Facts:
    """The keys of a literal dict."""
    if not isinstance(node, ast.Dict):
        return None
    names = [name for key in node.keys if key is not None for name in strings(key)]
    return frozenset(names) if len(names) == len(node.keys) else None


def pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    """An f-string as a pattern of ids."""
    parts = [re.escape("".join(strings(part))) or "([a-z0-9-]+)" for part in text.values]
    return re.compile("".join(parts))


def prefixed_calls(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Calls of `self.say` in classes that put a prefix before the id."""
    for owner in ast.walk(tree):
        if not isinstance(owner, ast.ClassDef):
            continue
        prefix = said_prefix(owner)
        for node in ast.walk(owner):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "self.say":
                yield node, prefix


def declared_prefix(owner: ast.ClassDef) -> str:
    """Return what a class says that its messages begin with: `prefix = "shell-"`."""
    for part in owner.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "prefix":
            return "".join(strings(part.value))
    return ""


def said_prefix(owner: ast.ClassDef) -> str:
    """Return what a class puts before its messages: its prefix, or `say(f"shell-{message}")`."""
    if prefix := declared_prefix(owner):
        return prefix
    for method in owner.body:
        if isinstance(method, ast.FunctionDef) and method.name == "say":
            for node in ast.walk(method):
                if isinstance(node, ast.Call) and called(node) == "say":
                    text = node.args[0]
                    if isinstance(text, ast.JoinedStr):
                        return "".join(strings(text.values[0]))
    return ""


# -- what the games need ---------------------------------------------------------------------------


def kebab(*parts: object) -> str:
    """The id of a message."""
    return "-".join(str(part) for part in parts).replace("_", "-")


def game_needs(game: type[Game], sources: Sources) -> Needs:
    """Every message of one game, with the facts that it may use."""
    id = game.id
    nothing: Facts = frozenset()
    needs: Needs = {f"{id}-title": nothing, f"{id}-blurb": nothing}
    needs[f"{id}-chapter"] = frozenset(["number"])
    for file in game.content_files:
        kinds = tomllib.loads((game.folder / "data" / file).read_text(encoding="utf-8"))
        needs |= {kebab(id, "rows", kind): nothing for kind in kinds}
    for subject, words in game.vocabulary.items():
        needs |= {kebab(id, subject, word): nothing for word in words}
    for family in game.table.families:
        facts = frozenset([family.subject] if family.subject else [])
        needs[kebab(id, "choose", family.name)] = facts
        for argument in family.arguments:
            if not argument.isdecimal() and family.subject not in game.spelled:
                needs[kebab(id, family.subject, argument)] = nothing
    for activity in game.activities:
        needs[kebab(id, "activity", activity)] = frozenset(["seat"])
    for event, carried in game.event_kinds.items():
        needs[kebab(id, "event", event)] = frozenset(carried)
    why, ask = said_by(game, sources)
    needs |= {kebab(id, "why", code): facts for code, facts in why.items()}
    for kind, given in ask.items():
        needs[kebab(id, "ask", kind)] = None if given is None else given | {"seat"}
    needs |= {kebab(id, "note", note.id): nothing for note in game.notes}
    for setting in game.settings:
        needs[kebab(id, "option", setting.name)] = nothing
        for value in setting.values:
            needs[kebab(id, "option", setting.name, str(value).lower())] = nothing
        if setting.free:
            needs[kebab(id, "option", setting.name, "other")] = nothing
    if has_course(game):
        needs |= lesson_needs(course(game))
    for message, given in figure_needs(id, figures(game)).items():
        add(needs, message, given)
    return needs


def said_by(game: type[Game], sources: Sources) -> tuple[Needs, Needs]:
    """The refusals and questions of a game with their facts: declared, or read from its sources."""
    known = game.declared
    if known is not None:
        why: Needs = {code: frozenset(one[0].names) for code, one in known.refusals.items()}
        return why, {kind: frozenset(one.names) for kind, one in known.questions.items()}
    package = game.folder.name
    told: Needs = dict.fromkeys(game.refusals)
    told |= sources.why.get(package, {})
    return told, dict.fromkeys(game.question_kinds) | sources.ask.get(package, {})


def all_needs(games: Iterable[type[Game]], sources: Sources) -> Needs:
    """Every message that somebody needs."""
    needs = dict(sources.needs)
    needs |= {f"why-{code}": facts for code, facts in sources.why.get("kernel", {}).items()}
    for game in games:
        needs |= game_needs(game, sources)
    return needs


# -- what the Fluent files have --------------------------------------------------------------------


class Message(Visitor):
    """One message of one language: the facts it uses, the messages it refers to."""

    def __init__(self, file: str, entry: ftl.Message | ftl.Term) -> None:
        self.file = file
        self.empty = entry.value is None
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()  # facts that it wants in a form: $agent-gen
        self.references: set[str] = set()
        self.selectors: list[set[str]] = []  # the keys of each choice between forms, but the last
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        name, _, form = node.id.name.partition("-")
        self.variables.add(name)
        if form:
            self.forms.add((name, form))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(
            {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
                if not variant.default
            }
        )
        self.generic_visit(node)


Locales = Mapping[str, Mapping[str, Message]]


@cache
def entries_of(file: str, text: str) -> tuple[list[tuple[str, Message]], list[str]]:
    """Return what stands in a file: its messages by id (a term's begins with a dash), and the rest.

    Reading takes most of the time, and those who check edited copies change one file of many.
    """
    found: list[tuple[str, Message]] = []
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = "; ".join(str(note.message) for note in entry.annotations)
            junk.append(f"{file}:{line}: not Fluent: {reason}")
        if isinstance(entry, ftl.Message | ftl.Term):
            id = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            found.append((id, Message(file, entry)))
    return found, junk


def read_locales(folder: Path, languages: Iterable[str]) -> tuple[Locales, list[str]]:
    """Return the messages of each language by id, and what is no message."""
    locales: dict[str, dict[str, Message]] = {}
    problems: list[str] = []
    for language in languages:
        found = locales[language] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            entries, junk = entries_of(path.name, path.read_text(encoding="utf-8"))
            problems += [f"{language}/{line}" for line in junk]
            for id, message in entries:
                if id in found:
                    problems.append(f"{language}/{path.name}: {id} is also in {found[id].file}")
                found[id] = message
    return locales, problems


# -- the checks ------------------------------------------------------------------------------------


def untranslated(locales: Locales) -> list[str]:
    """Messages that one language has and another lacks."""
    files = {
        id: message.file
        for messages in locales.values()
        for id, message in messages.items()
        if not id.startswith("-")
    }
    return [
        f"{language}/{files[id]}: {id} is missing, other languages have it"
        for language, messages in locales.items()
        for id in sorted(set(files) - set(messages))
    ]


def missing(locales: Locales, needs: Needs) -> list[str]:
    """Messages that somebody needs and no language has."""
    known = {id for messages in locales.values() for id in messages}
    return [f"{id} is missing in every language" for id in sorted(set(needs) - known)]


def unused(locales: Locales, needs: Needs, sources: Sources) -> list[str]:
    """Messages that nobody needs."""
    return [
        f"{language}/{message.file}: {id} is used by nobody"
        for language, messages in locales.items()
        for id, message in messages.items()
        if id not in needs
        and not sources.mentions(id, client=id.startswith("web-"))
        and not any(id in other.references for other in messages.values())
    ]


def wrong_facts(locales: Locales, needs: Needs) -> list[str]:
    """Messages that use a fact which is not there, or not the same facts as in other languages."""
    problems: list[str] = []
    first = next(iter(locales))
    for language, messages in locales.items():
        for id, message in messages.items():
            facts = needs.get(id)
            problems += [
                f"{language}/{message.file}: {id} uses ${name}; it may use: "
                + (", ".join(f"${fact}" for fact in sorted(facts or ())) or "no fact")
                for name in sorted(message.variables)
                if facts is not None and name not in facts
            ]
            model = locales[first].get(id)
            odd_ones = set() if model is None else model.variables ^ message.variables
            if odd_ones - GRAMMAR and not id.startswith("-"):
                odd = ", ".join(f"${name}" for name in sorted(odd_ones))
                problems.append(f"{language}/{message.file}: {id} and {first} differ in {odd}")
    return problems


def incomplete(locales: Locales) -> list[str]:
    """Messages without text, references to nothing, plurals that lack a form of the language."""
    problems: list[str] = []
    for language, messages in locales.items():
        for id, message in messages.items():
            where = f"{language}/{message.file}: {id}"
            if message.empty:
                problems.append(f"{where} has no text")
            problems += [
                f"{where} refers to {other}, which does not exist"
                for other in sorted(message.references)
                if other not in messages
            ]
            problems += [
                f"{where} lacks the plural form [{form}]"
                for keys in message.selectors
                if keys & PLURALS
                for form in sorted(NEEDED_PLURALS.get(language, set()) - keys)
            ]
    return problems


def formless(locales: Locales, games: Iterable[type[Game]]) -> list[str]:
    """Names without a form that a sentence wants, and sentences that want one of no name."""
    problems: list[str] = []
    for game in games:
        names = {
            subject: {kebab(game.id, subject, id) for id in ids}
            for subject, ids in game_ids(game).items()
        }
        for language, messages in locales.items():
            wanted: dict[tuple[str, str], str] = {}  # what is wanted, and who wants it
            for id, message in messages.items():
                if id.startswith((f"{game.id}-", f"web-{game.id}-")):
                    wanted |= {(name.partition("_")[0], form): id for name, form in message.forms}
            for (subject, form), id in sorted(wanted.items()):
                where = f"{language}/{messages[id].file}: {id} uses ${subject}-{form}"
                if not names.get(subject):
                    problems.append(f"{where}; a {subject} has no forms, use ${subject}")
                problems += [
                    f"{where}; {name} has no .{form}"
                    for name in sorted(names.get(subject, ()))
                    if name in messages and form not in messages[name].attributes
                ]
    return problems


def game_ids(game: type[Game]) -> dict[str, set[str]]:
    """The things of a game that have names, by what they are: agents, fields, cards."""
    found = {subject: set(ids) for subject, ids in game.vocabulary.items()}
    for family in game.table.families:
        if family.subject not in game.spelled:
            names = {one for one in family.arguments if not one.isdecimal()}
            found.setdefault(family.subject, set()).update(names)
    roles = game.roles()
    return {subject: ids for subject, ids in found.items() if roles.get(subject) != "seat"}


def check(
    locale: Path = LOCALE,
    source: Path = SOURCE,
    games: Sequence[type[Game]] = tuple(GAMES.values()),
    web: Path = WEB,
) -> list[str]:
    """Everything that is wrong with the words."""
    sources = Sources.of(source, web)
    needs = all_needs(games, sources)
    locales, problems = read_locales(locale, LANGUAGES)
    return [
        *sources.problems,
        *problems,
        *missing(locales, needs),
        *untranslated(locales),
        *unused(locales, needs, sources),
        *wrong_facts(locales, needs),
        *incomplete(locales),
        *formless(locales, games),
    ]


def main() -> int:
    """Print the problems; the exit code says whether there are any."""
    problems = check()
    for problem in problems:
        print(problem)
    print(f"words: {len(problems) or 'no'} problems in {', '.join(LANGUAGES)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
