"""The variants of a game that `konspira report` compares: seats, packs, values of options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

from konspira.arena.wording import Wording
from konspira.cli.options import find_game, make_game
from konspira.cli.shell import ShellError
from konspira.kernel.errors import OptionError
from konspira.kernel.game import Game

EXAMPLE = "--sweep edition=pl,de"

Made = tuple[Game, list[str], Path | None]  # a game, the options that were swept, its pack


def variants(
    name: str,
    seats: Sequence[int],
    packs: Sequence[Path | None],
    settings: Mapping[str, object],
    sweeps: Sequence[str],
) -> list[Made]:
    """Every number of seats with every pack and every value; the first of each is the usual one.

    What was asked for twice is there once. Where the seats were not asked for, those that a value
    does not go with are left out.
    """
    kind = find_game(name)
    low, high = kind.seat_range
    swept: dict[str, list[object]] = {}
    for option, listed in (read_sweep(kind, text) for text in sweeps):
        swept[option] = [*swept.get(option, []), *listed]
    found: list[Made] = []
    refused: OptionError | None = None
    for count in seats or range(low, high + 1):
        for pack, values in product(packs, product(*swept.values())):
            options = {**settings, **dict(zip(swept, values, strict=True))}
            try:
                made = make_game(name, count, pack, options)
            except OptionError as error:
                if seats or error.code != "option-needs-seats":
                    raise
                refused = error
                continue
            known = [(one.seats, one.options, folder) for one, _, folder in found]
            if (made.seats, made.options, pack) not in known:  # as the game has read the values
                found.append((made, list(swept), pack))
    if not found and refused is not None:
        raise refused
    return found


def read_sweep(kind: type[Game], text: str) -> tuple[str, list[object]]:
    """`edition=pl,de`: an option and its values; `edition`: all of them."""
    name, equals, given = text.partition("=")
    name = name.strip().replace("-", "_")
    values: list[object] = [value.strip() for value in given.split(",") if value.strip()]
    if not name or (equals and not values):
        raise ShellError("bad-sweep", value=text, example=EXAMPLE)
    if not equals:
        known = {setting.name: setting for setting in kind.settings}
        # An option that does not exist is refused when the game is made.
        values = list(known[name].values) if name in known else [""]
    return name, values


def label(game: Game, swept: Sequence[str], pack: Path | None, wording: Wording) -> str:
    """Return what sets a variant apart, in words."""
    parts = [wording.say("arena-table-of", count=game.seats)]
    parts += [wording.option(name, game.options[name]) for name in swept]
    if pack is not None:
        parts.append(wording.say("arena-pack", name=pack.name))
    return ", ".join(parts)
