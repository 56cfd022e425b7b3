"""What is to be played: a job, and the fixture behind each number of a game.

Every deal is played by every lineup of bots in every rotation around the table, with the same
seeds, so nobody is lucky in cards or seats. Fixtures are numbered deal by deal: more games are
more deals, and the first ones stay the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from konspira import bots, catalogue
from konspira.bots import naming
from konspira.kernel.game import Game
from konspira.version import VERSION

FORMAT = "konspira-arena"


class Variant(msgspec.Struct, frozen=True):
    """One way to set the game up."""

    seats: int
    options: dict[str, str | bool | int]
    pack: str  # the hash of its content


class Job(msgspec.Struct, frozen=True):
    """Everything that decides how each game goes. Same job, same games, on every machine."""

    game: str
    rules: int  # the version of the rules
    seed: int
    bots: list[str]
    prints: list[str]  # fingerprints of those that come from modules
    variants: list[Variant]
    watch: bool = False  # are offers and choices counted?
    records: bool = False  # are the choices of every game kept?
    code: str = ""  # the fingerprint of a game's module, if the game is somebody's own
    konspira: str = VERSION
    format: str = FORMAT
    version: int = 1


class Fixture(NamedTuple):
    """One game to play."""

    number: int
    deal: int
    variant: int
    seating: tuple[int, ...]  # the bot in each seat
    places: tuple[int, ...]  # its place in the lineup, which gives it its chance


def new_job(
    kind: str,
    games: Sequence[Game],
    names: Sequence[str],
    seed: int,
    watch: bool = False,
    records: bool = False,
) -> Job:
    """Make a job for these variants of a game, with bots by name. Unknown bots raise."""
    for name in names:
        bots.factory(name)
    game = catalogue.kind_of(kind)
    return Job(
        game=kind,
        rules=game.version,
        seed=seed,
        bots=list(names),
        prints=[naming.fingerprint(name) for name in names],
        variants=[Variant(one.seats, dict(one.options), one.pack.hash) for one in games],
        watch=watch,
        records=records,
        code=naming.fingerprint(game.place()) if game.place() else "",
    )


# -- who plays whom --------------------------------------------------------------------------------


def lineups(count: int, seats: int) -> list[tuple[int, ...]]:
    """All groups of different bots that fill a table; too few of them share it as evenly as can be.

    >>> lineups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> lineups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if count >= seats:
        return list(combinations(range(count), seats))
    share, more = divmod(seats, count)
    found: list[tuple[int, ...]] = []
    for lucky in combinations(range(count), more):
        found.append(
            tuple(bot for bot in range(count) for _ in range(share + (1 if bot in lucky else 0)))
        )
    return found


def rotations(lineup: tuple[int, ...]) -> list[int]:
    """The shifts around the table that differ; equal bots need not change places."""
    seen: list[tuple[int, ...]] = []
    found: list[int] = []
    for shift in range(len(lineup)):
        turned = lineup[shift:] + lineup[:shift]
        if turned not in seen:
            seen.append(turned)
            found.append(shift)
    return found


@cache
def _round(count: int, tables: tuple[int, ...]) -> list[tuple[int, tuple[int, ...], int]]:
    """The games of one deal: variant, lineup and shift of each."""
    return [
        (variant, lineup, shift)
        for variant, seats in enumerate(tables)
        for lineup in lineups(count, seats)
        for shift in rotations(lineup)
    ]


def games_per_deal(job: Job) -> int:
    """Return how many games are played with each deal."""
    return len(_round(len(job.bots), tuple(variant.seats for variant in job.variants)))


def fixture(job: Job, number: int) -> Fixture:
    """The game behind a number."""
    plan = _round(len(job.bots), tuple(variant.seats for variant in job.variants))
    deal, place = divmod(number, len(plan))
    variant, lineup, shift = plan[place]
    order = list(range(len(lineup)))
    if len(set(lineup)) == len(lineup):  # neighbours change from deal to deal
        circles = list(permutations(order[1:]))
        order[1:] = circles[deal % len(circles)]
    order = order[shift:] + order[:shift]
    return Fixture(number, deal, variant, tuple(lineup[at] for at in order), tuple(order))


# -- chance ----------------------------------------------------------------------------------------


def seed_of(job: Job, deal: int, who: str = "deal") -> int:
    """The seed of a deal, or of one player in it: all of them unrelated."""
    text = f"{job.seed} {deal} {who}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 2
