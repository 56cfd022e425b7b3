"""The guides for players, and the rules files: finding a rule, ruling or scenario by its id."""

from __future__ import annotations

import re
from difflib import get_close_matches

from konspira.aids import filled
from konspira.books import GUIDES, RULES
from konspira.kernel.errors import OptionError
from konspira.kernel.game import Game
from konspira.words import Words

# A line defines the id it opens with: a heading, a list item, a row of a table, a bold paragraph.
DEFINES = re.compile(
    r"(?:#+ |- |\| |(?=\*\*))[*`]*([A-Z]{1,4}-?(?:[A-Z]*\d+|[A-Z]\.\d+)(?:\.\d+)*)\b"
)


def known_games() -> list[str]:
    """The games that have a rules file."""
    return sorted(entry.stem for entry in RULES.glob("*.md"))


def read_rules(game: type[Game]) -> str:
    """The rules file of a game; one of your own has it beside it, as `rules.md`."""
    own = game.folder / "rules.md"
    if own.is_file():
        return own.read_text(encoding="utf-8")
    if game.id not in known_games():
        known = ", ".join(known_games())
        raise OptionError(
            "no-rules-file",
            f'there are no rules of "{game.id}"; there are rules of: {known}',
            value=game.id,
            known=known,
        )
    return (RULES / f"{game.id}.md").read_text(encoding="utf-8")


def read_guide(game: Game, words: Words) -> str:
    """Return the guide for newcomers in one language; a game without one has its rules file."""
    text = read_rules(type(game))
    guide = GUIDES / words.language / f"{game.id}.md"
    return filled(guide.read_text(encoding="utf-8"), game, words) if guide.is_file() else text


def find_rule(text: str, wanted: str) -> str:
    """Return what the rules file says under an id, as Markdown; suggest ids near a wrong one."""
    lines = text.splitlines()
    wanted = wanted.strip().upper()
    short = re.sub(r"^[A-Z]{3}-(?=[A-Z])", "", wanted)  # EST-Q1 stands in its own file as Q1
    for place, line in enumerate(lines):
        if defined(line) in (wanted, short):
            return passage(lines, place)
    ids = [found for line in lines if (found := defined(line))]
    near = ", ".join(get_close_matches(wanted, ids, n=4, cutoff=0.5) or ids[:4])
    raise OptionError(
        "unknown-rule",
        f'the rules have no "{wanted}"; perhaps you mean: {near}',
        value=wanted,
        near=near,
    )


def defined(line: str) -> str | None:
    """The id that a line defines, if any."""
    found = DEFINES.match(line)
    return found[1] if found else None


def passage(lines: list[str], place: int) -> str:
    """The text that belongs to the id defined in a line."""
    line = lines[place]
    if line.startswith("#"):
        return "\n".join(_section(lines, place))
    if line.startswith("|"):
        return _row(lines, place)
    if line.startswith("- "):
        return "\n".join([line.removeprefix("- "), *_continuation(lines, place)])
    return "\n".join([line, *_continuation(lines, place)])


def _section(lines: list[str], place: int) -> list[str]:
    """A heading with everything below it, up to the next heading of its rank."""
    rank = len(lines[place]) - len(lines[place].lstrip("#"))
    end = place + 1
    while end < len(lines) and not re.match(rf"#{{1,{rank}}} ", lines[end]):
        end += 1
    return lines[place:end]


def _continuation(lines: list[str], place: int) -> list[str]:
    """The further lines of a paragraph or list item."""
    end = place + 1
    while end < len(lines) and lines[end].strip() and not lines[end].startswith(("- ", "#", "|")):
        end += 1
    return lines[place + 1 : end]


def _row(lines: list[str], place: int) -> str:
    """One row of a table, each cell under the title of its column."""
    top = place
    while top and lines[top - 1].startswith("|"):
        top -= 1
    titles, cells = _cells(lines[top]), _cells(lines[place])
    parts = [cells[0] if "**" in cells[0] else f"**{cells[0]}**"]
    parts += [f"- *{title}:* {cell}" for title, cell in zip(titles[1:], cells[1:], strict=False)]
    return "\n".join([parts[0], "", *parts[1:]])


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
