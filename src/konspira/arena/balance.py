"""How even a game is, and what its players do in it: the numbers behind the designer's report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence

import msgspec

from konspira.arena.job import Job
from konspira.arena.rows import Row
from konspira.arena.standings import Standings, standings
from konspira.arena.stats import Estimate, Tally, difference, mean, quartiles
from konspira.kernel.game import Game

ENOUGH = 30  # offers of a choice before we say that nobody wants it; deals before we compare


class Source(msgspec.Struct, frozen=True):
    """What one source of points gives."""

    id: str
    seat: Estimate  # to each seat, on average
    winner: float  # to winners
    others: float
    part: float  # of all points that seats have gained


class Choices(msgspec.Struct, frozen=True):
    """What was done where there was a choice."""

    families: dict[str, list[int]]  # of choices: how often one was offered, and taken
    kinds: dict[str, list[int]]  # of questions: how often asked, and with how many options in all
    never: dict[int, int]  # choices that nobody took, and how often they were offered
    always: dict[int, int]  # choices that everybody took
    unseen: list[int]  # choices that were never offered beside another


class Course(msgspec.Struct, frozen=True):
    """What games are like from their beginning to their end (`course`); docs/arena.md defines it.

    None where no game has said anything: the game does not estimate chances, or nobody won alone.
    """

    drama: Estimate | None
    swaps: Estimate | None
    decided: Estimate | None
    alone: Estimate | None  # the share of the games that one seat won alone
    tree: Estimate | None


class Balance(msgspec.Struct, frozen=True):
    """One variant of a game."""

    table: Standings
    turns: Estimate | None
    turn_quartiles: tuple[float, float, float] | None
    plies: Estimate
    options: float  # of a question, on average
    per_turn: float | None  # choices of a player in a turn
    winner: Estimate  # the winner's score
    others: Estimate
    sides: dict[str, Estimate]
    mixed: int  # games with more than one side
    ends: dict[str, int]
    sources: list[Source]
    choices: Choices
    course: Course
    gaps: dict[str, Estimate]  # seats, order, sides: how far the farthest is from an even share


def balance(job: Job, variant: int, rows: Sequence[Row], game: Game) -> Balance:
    """Everything about one variant."""
    rows = [row for row in rows if row.variant == variant]
    alone = msgspec.structs.replace(job, variants=[job.variants[variant]])
    turns = [row.turns for row in rows if row.turns is not None]
    made = sum(sum(row.choices) for row in rows)
    mixed = [row for row in rows if len(set(row.sides)) > 1]
    choices = choices_of(rows, game)
    asked = sum(kind[0] for kind in choices.kinds.values())
    table = standings(alone, rows, game.draws)
    sides = side_shares(mixed)
    return Balance(
        table=table,
        turns=mean(turns) if turns else None,
        turn_quartiles=quartiles(turns) if turns else None,
        plies=mean(row.plies for row in rows),
        options=sum(kind[1] for kind in choices.kinds.values()) / max(1, asked),
        per_turn=made / (sum(turns) * game.seats) if sum(turns) else None,
        winner=mean(winner_score(row) for row in rows),
        others=mean(other_score(row) for row in rows if row.ranks.count(1) < game.seats),
        sides=sides,
        mixed=len(mixed),
        ends=dict(Counter(end for row in rows for end in row.ends).most_common()),
        sources=sources_of(rows),
        choices=choices,
        course=course_of(rows),
        gaps=gaps_of({"seats": table.seats, "order": table.order, "sides": [*sides.values()]}),
    )


def course_of(rows: Sequence[Row]) -> Course:
    """The means of what the games were like."""
    return Course(
        drama=mean_of(rows, drama),
        swaps=mean_of(rows, swaps),
        decided=mean_of(rows, decided),
        alone=mean_share(rows, won_alone),
        tree=mean_of(rows, tree),
    )


def gaps_of(shares: Mapping[str, Sequence[Estimate]]) -> dict[str, Estimate]:
    """Measure how unevenly each of these divides the victories; leave out what divides nothing."""
    return {id: gap(found) for id, found in shares.items() if len(found) > 1}


def gap(shares: Sequence[Estimate]) -> Estimate:
    """Return the distance from an even share to the farthest of these.

    The interval begins where an interval of a share does not reach the even one (0: all do), and
    ends at the end of an interval that is farthest from it.
    """
    even = 1 / len(shares)
    return Estimate(
        max(abs(one.value - even) for one in shares),
        max(max(one.low - even, even - one.high, 0.0) for one in shares),
        max(max(one.high - even, even - one.low) for one in shares),
        max(one.count for one in shares),
    )


def winner_score(row: Row) -> float:
    """Return what won the game."""
    return max(score for score, rank in zip(row.scores, row.ranks, strict=True) if rank == 1)


def other_score(row: Row) -> float:
    """Return what those had, on average, who did not win."""
    rest = [score for score, rank in zip(row.scores, row.ranks, strict=True) if rank > 1]
    return sum(rest) / max(1, len(rest))


def side_shares(mixed: Sequence[Row]) -> dict[str, Estimate]:
    """Return what each side wins, in games where there is more than one."""
    tallies: dict[str, Tally] = {side: Tally() for side in sides_of(mixed)}
    for row in mixed:
        for side, tally in tallies.items():
            tally.add(row.deal, side_share(row, side))
    return {side: tally.share() for side, tally in tallies.items()}


def sides_of(rows: Sequence[Row]) -> list[str]:
    """All sides there are."""
    return sorted({side for row in rows for side in row.sides})


def side_share(row: Row, side: str) -> float:
    """Return what a side has of the victory."""
    return sum(share for share, own in zip(row.shares, row.sides, strict=True) if own == side)


def sources_of(rows: Sequence[Row]) -> list[Source]:
    """Return where points come from, the richest source first."""
    ids: dict[str, None] = dict.fromkeys(id for row in rows for id in row.sources)
    gained = sum(
        max(0, points) for row in rows for source in row.sources.values() for points in source
    )
    found: list[Source] = []
    for id in ids:
        own: list[float] = []
        winners: list[int] = []
        others: list[int] = []
        total = 0
        for row in rows:
            points = row.sources.get(id, [0] * len(row.scores))
            own.append(sum(points) / len(points))
            total += sum(max(0, count) for count in points)
            for count, rank in zip(points, row.ranks, strict=True):
                (winners if rank == 1 else others).append(count)
        found.append(
            Source(id, mean(own), mean(winners).value, mean(others).value, total / max(1, gained))
        )
    return sorted(found, key=lambda source: -source.part)


def choices_of(rows: Sequence[Row], game: Game) -> Choices:
    """Return what was offered and taken."""
    offered = Counter[int]()
    taken = Counter[int]()
    kinds: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row in rows:
        offered.update(row.offered)
        taken.update(row.taken)
        for kind, (count, options) in row.asked.items():
            kinds[kind][0] += count
            kinds[kind][1] += options
    families: dict[str, list[int]] = {family.name: [0, 0] for family in game.table.families}
    for option, count in offered.items():
        family = families[game.table.family(option).name]
        family[0] += count
        family[1] += taken[option]
    often = {option: count for option, count in sorted(offered.items()) if count >= ENOUGH}
    return Choices(
        families=families,
        kinds=dict(sorted(kinds.items(), key=lambda item: -item[1][0])),
        never={option: count for option, count in often.items() if not taken[option]},
        always={option: count for option, count in often.items() if taken[option] == count},
        unseen=[n for n in range(len(game.table)) if game.exists(n) and not offered[n]],
    )


# -- two variants side by side ---------------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    """What one number does from the first variant to another."""

    id: str  # one of `measures`
    before: float
    after: float
    change: Estimate
    is_share: bool = False


Measure = Callable[[Row], float | None]


def measures(rows: Sequence[Row]) -> dict[str, tuple[Measure, bool]]:
    """What can be compared, deal by deal; and is it a share?"""
    found: dict[str, tuple[Measure, bool]] = {
        "turns": (lambda row: row.turns, False),
        "plies": (lambda row: row.plies, False),
        "options": (options_offered, False),
        "winner": (winner_score, False),
        "margin": (margin, False),
        "first": (first_share, True),
        "drama": (drama, False),
        "swaps": (swaps, False),
        "decided": (decided, True),
        "alone": (won_alone, True),
        "tree": (tree, False),
    }
    for seat in range(min((len(row.ranks) for row in rows), default=0)):
        found[f"seat-{seat + 1}"] = (seat_share(seat), True)
    for side in sides_of(rows):
        found[side] = (mixed_share(side), True)
    for id in dict.fromkeys(id for row in rows for id in row.sources):
        found[id] = (source_share(id), False)
    return found


def options_offered(row: Row) -> float | None:
    """Options of a question, on average."""
    asked = sum(count for count, _ in row.asked.values())
    return sum(options for _, options in row.asked.values()) / asked if asked else None


def margin(row: Row) -> float:
    """Return how far the best score is before the second."""
    best, second = sorted(row.scores, reverse=True)[:2]
    return best - second


def first_share(row: Row) -> float | None:
    """Return what the seat wins that begins."""
    return None if row.first is None else row.shares[row.first]


def drama(row: Row) -> float | None:
    """Return the drama of a game."""
    return row.course.drama if row.course else None


def swaps(row: Row) -> float | None:
    """Count the changes of the lead."""
    return row.course.swaps if row.course else None


def decided(row: Row) -> float | None:
    """The part of the game that had passed when its winner led for good."""
    return row.course.decided if row.course else None


def tree(row: Row) -> float | None:
    """The size of the tree of choices, as a power of ten."""
    return row.course.tree if row.course else None


def won_alone(row: Row) -> float:
    """Has one seat won, and nobody with it?"""
    return float(row.ranks.count(1) == 1)


def mean_of(rows: Sequence[Row], measure: Measure) -> Estimate | None:
    """The mean of a measure over all deals that say something of it."""
    found = by_deal(rows, measure)
    return mean(found.values()) if found else None


def mean_share(rows: Sequence[Row], measure: Measure) -> Estimate | None:
    """The same of a measure that is 0 or 1, or a part of 1."""
    tally = Tally()
    for row in rows:
        value = measure(row)
        if value is not None:
            tally.add(row.deal, value)
    return tally.share() if tally.deals else None


def seat_share(seat: int) -> Measure:
    """Return what a seat wins."""
    return lambda row: row.shares[seat]


def mixed_share(side: str) -> Measure:
    """Return what a side wins, where there is another."""
    return lambda row: side_share(row, side) if len(set(row.sides)) > 1 else None


def source_share(id: str) -> Measure:
    """Return what a source gives each seat."""
    return lambda row: sum(row.sources.get(id, [])) / len(row.scores)


def compare(rows: Sequence[Row], base: int, other: int) -> list[Change]:
    """Return what changes from one variant to another: the same deals in both."""
    both = [row for row in rows if row.variant in (base, other)]
    found: list[Change] = []
    for id, (measure, is_share) in measures(both).items():
        one, two = (
            by_deal([row for row in both if row.variant == variant], measure)
            for variant in (base, other)
        )
        shared = difference(one, two)
        if is_share:
            shared = Estimate(
                shared.value, max(-1.0, shared.low), min(1.0, shared.high), shared.count
            )
        if shared.count:
            before = sum(one.values()) / len(one)
            after = sum(two.values()) / len(two)
            found.append(Change(id, before, after, shared, is_share))
    return found


def by_deal(rows: Sequence[Row], measure: Measure) -> dict[int, float]:
    """One number for each deal: the mean of its games."""
    values: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        value = measure(row)
        if value is not None:
            values[row.deal].append(value)
    return {deal: sum(found) / len(found) for deal, found in values.items()}
