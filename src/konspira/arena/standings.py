"""What a tournament comes to: standings, who beats whom, and what seats are worth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from konspira.arena import rating
from konspira.arena.job import Job
from konspira.arena.rows import Row
from konspira.arena.stats import Estimate, Tally, mean


class Standing(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    games: int
    wins: Estimate  # the share of the victories, by seat
    rating: Estimate | None  # None: there is nobody to compare it with
    score: float


class Standings(msgspec.Struct, frozen=True):
    """A whole tournament, best bot first. It follows from the job and the number of games."""

    games: int
    deals: int
    draws: int
    bots: list[Standing]
    before: list[list[Estimate | None]]  # how often the bot of a row ranks before that of a column
    seats: list[Estimate]  # what each seat wins
    order: list[Estimate]  # what those win who play first, second …; empty where nobody is first


def standings(job: Job, rows: Sequence[Row], draws: bool) -> Standings:
    """Compute the standings. With `draws`, nobody has won a game where all are equal."""
    count = len(job.bots)
    seats = job.variants[0].seats
    wins = [Tally() for _ in job.bots]
    scores: list[list[int]] = [[] for _ in job.bots]
    games = [0] * count
    pairs = [[Tally() for _ in job.bots] for _ in job.bots]
    by_seat = [Tally() for _ in range(seats)]
    by_order = [Tally() for _ in range(seats)]
    drawn = 0
    for row in rows:
        drawn += draws and set(row.ranks) == {1}
        for seat, share in enumerate(row.shares):
            bot = row.seating[seat]
            wins[bot].add(row.deal, share)
            scores[bot].append(row.scores[seat])
            by_seat[seat].add(row.deal, share)
            if row.first is not None:
                by_order[(seat - row.first) % seats].add(row.deal, share)
        for bot in set(row.seating):
            games[bot] += 1
        note_pairs(pairs, row)
    rated = rating.ratings(count, map(result, rows)) if count > 1 and rows else None
    order = sorted(range(count), key=lambda bot: -(rated[bot].value if rated else 0))
    return Standings(
        games=len(rows),
        deals=len({row.deal for row in rows}),
        draws=drawn,
        bots=[
            Standing(
                bot=job.bots[bot],
                games=games[bot],
                wins=wins[bot].share(),
                rating=rated[bot] if rated else None,
                score=mean(scores[bot]).value,
            )
            for bot in order
        ],
        before=[
            [pairs[one][two].share() if pairs[one][two].deals else None for two in order]
            for one in order
        ],
        seats=[tally.share() for tally in by_seat],
        order=[tally.share() for tally in by_order if tally.deals],
    )


def result(row: Row) -> rating.Result:
    """A game, as ratings see it."""
    return rating.Result(row.deal, row.seating, row.shares)


def note_pairs(pairs: Sequence[Sequence[Tally]], row: Row) -> None:
    """Count who ranks before whom; equal ranks are half."""
    for one, bot in enumerate(row.seating):
        for two, other in enumerate(row.seating):
            if bot != other:
                ahead = row.ranks[one] < row.ranks[two]
                level = row.ranks[one] == row.ranks[two]
                pairs[bot][other].add(row.deal, 1.0 if ahead else 0.5 if level else 0.0)
