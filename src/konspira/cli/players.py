"""Who sits at the table: people by name, bots by level, in the order of the seats.

A record keeps them as strings: "Anna" is a person, "" one without a name, "bot:greedy" a bot of
that level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from konspira.bots.desk import Bot
from konspira.bots.levels import LEVELS
from konspira.bots.naming import factory, own_paths
from konspira.bots.usual import BOT_NAMES as BOT_NAMES
from konspira.cli.shell import ShellError, printable
from konspira.words import Words

BOT = "bot:"
LONGEST_NAME = 20
MOST_DIGITS = 18  # of a number of bots; no table has room for more
DEFAULT_LEVEL = "greedy"
DEFAULT_RIVALS = 2


def level_of(player: str) -> str | None:
    """The level of a bot; None for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def check_levels(levels: Sequence[str | None]) -> None:
    """Refuse a level of bots that does not exist."""
    names = [level for level in levels if level is not None]
    own_paths(names)
    for name in names:
        make_bot(name, 0)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its level or the place of its class. A record names bots too, and may come from
    anybody: so of a module nothing is called but a class that is a bot."""
    return factory(name, classes=True)(seed)


def read_bots(wish: str) -> tuple[int, list[str]]:
    """`--bots 2` asks for that many of the usual level, `--bots easy,expert` names each."""
    if wish.strip().isdecimal():
        return int(wish.strip()[:MOST_DIGITS]), []
    levels = [level.strip() for level in wish.split(",") if level.strip()]
    check_levels(levels)
    return len(levels), levels


@dataclass(frozen=True)
class Company:
    """How many sit at a table, before anybody does: the numbers may be far too large for it."""

    seats: int
    people: int
    levels: list[str]  # of the bots that were given one


def count_people(seats: int | None, people: int | None, rivals: int | None, named: int) -> int:
    """Return how many people play; where the command line does not settle it, one does."""
    if people is not None:
        return people
    if named:
        return named
    return 1 if seats is None or rivals is None else seats - rivals


def count_players(
    seat_range: tuple[int, int],
    seats: int | None,
    people: int | None,
    wish: str | None,
    named: int,
) -> Company:
    """Return how many people and bots the command line asks for, if they fit together."""
    rivals, levels = (None, []) if wish is None else read_bots(wish)
    persons = count_people(seats, people, rivals, named)
    if seats is None:
        usual = DEFAULT_RIVALS if persons < 2 else 0
        seats = max(persons + (usual if rivals is None else rivals), seat_range[0])
        if rivals is None or rivals > seat_range[1]:
            seats = min(seats, max(seat_range[1], persons))
    if persons < 0 or persons + (rivals or 0) > seats or named > persons:
        raise ShellError(
            "players-do-not-fit",
            seats=str(seats),
            people=str(people if people is not None and people < 0 else max(persons, named)),
            bots=(wish or "0").strip() if not levels else str(rivals),
        )
    return Company(seats, persons, levels)


def seat_players(company: Company, names: Sequence[str] = ()) -> list[str]:
    """One player per seat: people first, then bots, the last of the usual level."""
    more = company.seats - company.people - len(company.levels)
    levels = company.levels + [DEFAULT_LEVEL] * more
    return [*_person_names(names, company.people), *[f"{BOT}{level}" for level in levels]]


def _person_names(names: Sequence[str], persons: int) -> list[str]:
    """People without a name are kept as "", so that each language can call them its own way."""
    found: list[str] = []
    for text in names:
        name = " ".join(text.split())
        odd = not name.isprintable() or len(name) > LONGEST_NAME or name.startswith(BOT)
        if not name or odd or name in found:
            raise ShellError("bad-name", value=name)
        found.append(name)
    return found + [""] * (persons - len(found))


def display_names(players: Sequence[str], seats: int, words: Words) -> list[str]:
    """A name to show for every seat; bots get names of their own."""
    people = [player for player in players if level_of(player) is None]
    free = [name for name in BOT_NAMES if name not in people]
    shown: list[str] = []
    for seat in range(seats):
        player = players[seat] if seat < len(players) else ""
        if level_of(player) is not None and free:
            shown.append(free.pop(0))
        elif player:
            shown.append(printable(player[:LONGEST_NAME]))
        elif len(people) == 1:
            shown.append(words.say("shell-player-alone"))
        else:
            shown.append(words.say("shell-player", number=str(seat + 1)))
    return shown


def describe(player: str, name: str, words: Words) -> str:
    """A player with what kind of player it is: "Ada (bot, greedy)"."""
    level = level_of(player)
    if level is None:
        return name
    known = words.say(f"shell-level-{level}") if level in LEVELS else level
    return words.say("shell-bot", name=name, level=known)
