"""Writes what follows from the declarations of the games (`Game.modules`): tables and types.

In the docs: the tables of events and refusals of each game. For the client: `facts.ts`, which says
what each fact of a game is. With --check nothing is written, and a file that is not up to date is
an error.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from konspira.catalogue import GAMES
from konspira.kernel.game import Game
from konspira.kernel.gathering import USUAL

ROOT = Path(__file__).parents[1]
PAGES = {
    "spiskowcy": ROOT / "docs" / "positions-and-choices.md",
}
CLIENT = ROOT / "web" / "src" / "lib" / "words" / "facts.ts"
HEAD = """/* Generated from the games' declarations by tools/declared_tables.py. Do not edit. */

/** What each fact of a game is: `seat` becomes a name, an id of `term:card` the name of a card. */
export const ROLES: Record<string, Record<string, string>> = {
"""


def named(names: list[str]) -> str:
    """Names of facts as they stand in a table."""
    return ", ".join(f"`{name}`" for name in names) or "–"


def events(game: type[Game], page: str) -> list[str]:
    """The rows of events; who hears one is written by people and stays."""
    assert game.declared is not None
    told = dict(re.findall(r"^\| `([a-z-]+)` \| .* \| (.+?) \|$", page, re.MULTILINE))
    return [
        f"| `{kind}` | {named(one.names)} | {told.get(kind, 'all')} |"
        for kind, one in game.declared.events.items()
    ]


def refusals(game: type[Game]) -> list[str]:
    """The rows of refusals, with the rules that each code may speak for."""
    assert game.declared is not None
    return [
        f"| `{code}` | {named(reasons[0].names)} | "
        f"{', '.join(dict.fromkeys(one.rule for one in reasons))} |"
        for code, reasons in game.declared.refusals.items()
    ]


def replaced(page: str, heading: str, columns: str, rows: list[str]) -> str:
    """The page with other rows in the table with these columns, below a heading."""
    start = page.index(columns, page.index(f"\n## {heading}\n"))
    first = page.index("\n", page.index("\n| ---", start) + 1) + 1
    end = page.index("\n\n", first) + 1
    return page[:first] + "".join(f"{row}\n" for row in rows) + page[end:]


def documented(game: type[Game], page: str) -> str:
    """The page of a game with its tables up to date."""
    page = replaced(page, "Events", "| kind | facts | told to |", events(game, page))
    return replaced(page, "Refusals", "| code | facts | rules |", refusals(game))


def listed(facts: Mapping[str, str], indent: str) -> str:
    """Facts with their roles, as the lines of an object."""
    return "".join(f"{indent}{fact}: '{role}',\n" for fact, role in sorted(facts.items()))


def roles() -> str:
    """The client's module: the roles of facts, by game, and those of a game that declares none."""
    declared = {name: kind.roles() for name, kind in GAMES.items() if kind.declared is not None}
    games = "".join(f"  {name}: {{\n{listed(one, '    ')}  }},\n" for name, one in declared.items())
    guess = "/** The same where a game does not say, by the names of facts. */"
    usual = f"export const USUAL: Record<string, string> = {{\n{listed(USUAL, '  ')}}}\n"
    return f"{HEAD}{games}}}\n\n{guess}\n{usual}"


def main() -> int:
    """Write the files, or find those that are not up to date."""
    wanted = {CLIENT: roles()}
    for name, path in PAGES.items():
        wanted[path] = documented(GAMES[name], path.read_text(encoding="utf-8"))
    stale = [
        path
        for path, text in wanted.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" not in sys.argv:
        for path in stale:
            path.write_text(wanted[path], encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not up to date: run tools/declared_tables.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
