"""Who sits at the table: people by name, bots by level, in the order of the seats.

A record keeps them as strings: "Anna" is a person, "" one without a name, "bot:greedy" a bot of
that level.
"""

from __future__ import annotations

from collections.abc import Sequence

from konspira import bots
from konspira.cli.shell import ShellError, printable
from konspira.words import Words

BOT = "bot:"
BOT_NAMES = ("Ada", "Bruno", "Cora", "Dario", "Edda", "Fabio")
LONGEST_NAME = 20
DEFAULT_LEVEL = "greedy"
DEFAULT_RIVALS = 2


def level_of(player: str) -> str | None:
    """The level of a bot; None for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def read_bots(wish: str | None) -> list[str] | None:
    """`--bots 2` asks for that many of the usual level, `--bots greedy,random` names each."""
    if wish is None:
        return None
    if wish.strip().isdecimal():
        return [DEFAULT_LEVEL] * int(wish)
    levels = [level.strip() for level in wish.split(",") if level.strip()]
    for level in levels:
        bots.make(level, 0)  # refuses a level that does not exist
    return levels


def count_people(
    seats: int | None, people: int | None, levels: list[str] | None, named: int
) -> int | None:
    """How many people play, where the command line settles it."""
    if people is not None:
        return people
    if named:
        return named
    if seats is not None and levels is not None:
        return seats - len(levels)
    return None


def seat_players(
    seat_range: tuple[int, int],
    seats: int | None,
    people: int | None,
    levels: list[str] | None,
    names: Sequence[str] = (),
) -> list[str]:
    """One player per seat: people first, then bots; where nobody says more, one person plays."""
    persons = count_people(seats, people, levels, len(names))
    if persons is None:
        persons = 1
    if seats is None:
        rivals = len(levels) if levels is not None else DEFAULT_RIVALS if persons < 2 else 0
        seats = max(persons + rivals, seat_range[0])
        if levels is None:
            seats = min(seats, max(seat_range[1], persons))
    bots_needed = seats - persons
    given = levels or []
    if persons < 0 or bots_needed < 0 or len(given) > bots_needed or len(names) > persons:
        raise ShellError(
            "players-do-not-fit", seats=seats, people=max(persons, len(names)), bots=len(given)
        )
    given = given + [DEFAULT_LEVEL] * (bots_needed - len(given))
    return [*_person_names(names, persons), *[f"{BOT}{level}" for level in given]]


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
    known = words.say(f"shell-level-{level}") if level in bots.LEVELS else level
    return words.say("shell-bot", name=name, level=known)
