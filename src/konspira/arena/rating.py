"""Ratings: how strong each bot is, on Elo's scale, by all games at once.

The model is Luce's: a seat wins with the chance of its strength over the sum of all strengths at
the table. With two seats that is Bradley and Terry's, the one behind Elo. 400 points are odds of
ten to one; the mean of all bots is 1500. Ratings of one job can be compared, those of two cannot.

A shared victory counts as its parts. Every pair of bots has drawn one imagined game, so that a bot
that never loses gets a number. The intervals are those of the maximum of the likelihood, with deals
as what is independent (a sandwich of Hessian and gradients).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from konspira.arena.stats import Estimate, certainty

MEAN = 1500.0
SCALE = 400 / log(10)
LONGEST_STEP = 2.0
ENOUGH = 1e-10
ROUNDS = 200

Matrix = list[list[float]]


class Result(NamedTuple):
    """One game, as ratings see it."""

    deal: int
    seating: Sequence[int]  # the bot in each seat
    shares: Sequence[float]  # of the victory


def ratings(bots: int, results: Iterable[Result]) -> list[Estimate]:
    """The rating of each bot."""
    tables, deals, games = collect(bots, results)
    strengths = fitted(bots, tables)
    spread = covariance(bots, tables, deals, strengths)
    found: list[Estimate] = []
    for bot in range(bots):
        value = MEAN + SCALE * strengths[bot]
        half = certainty(len(deals)) * SCALE * sqrt(max(0.0, spread[bot][bot]))
        found.append(Estimate(value, value - half, value + half, games[bot]))
    return found


# -- what was counted ------------------------------------------------------------------------------

Lineup = tuple[int, ...]  # how many seats each bot has
Tables = dict[Lineup, list[float]]  # what each bot has won there, and behind it the games
Deals = dict[int, dict[Lineup, list[float]]]


def collect(bots: int, results: Iterable[Result]) -> tuple[Tables, Deals, list[float]]:
    """Wins by lineup, in all and deal by deal, and the games of each bot."""
    tables: Tables = {}
    deals: Deals = defaultdict(dict)
    games = [0.0] * bots
    for deal, seating, shares in results:
        if len(set(seating)) < 2:
            continue  # a bot against itself says nothing
        lineup = tuple(seating.count(bot) for bot in range(bots))
        for table in (
            tables.setdefault(lineup, [0.0] * (bots + 1)),
            deals[deal].setdefault(lineup, [0.0] * (bots + 1)),
        ):
            for bot, won in zip(seating, shares, strict=True):
                table[bot] += won
            table[bots] += 1
        for bot in set(seating):
            games[bot] += 1
    return tables, deals, games


def imagined(bots: int) -> list[tuple[Lineup, int]]:
    """Half a game each: (lineup, who wins it), for both of every pair."""
    return [
        (tuple(1 if bot in (one, two) else 0 for bot in range(bots)), winner)
        for one in range(bots)
        for two in range(one + 1, bots)
        for winner in (one, two)
    ]


def chances(lineup: Lineup, strengths: Sequence[float]) -> list[float]:
    """Return how likely each bot is to win at such a table."""
    top = max(strengths[bot] for bot, seats in enumerate(lineup) if seats)
    weights = [
        seats * exp(strengths[bot] - top) if seats else 0.0 for bot, seats in enumerate(lineup)
    ]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# -- the strengths that make the results most likely -----------------------------------------------


def fitted(bots: int, tables: Tables) -> list[float]:
    """Logarithms of strengths, with a mean of 0: Newton's method, in steps not too long."""
    strengths = [0.0] * bots
    for _ in range(ROUNDS):
        gradient = [0.0] * bots
        for lineup, table in tables.items():
            chance = chances(lineup, strengths)
            for bot in range(bots):
                gradient[bot] += table[bot] - table[bots] * chance[bot]
        for lineup, winner in imagined(bots):
            chance = chances(lineup, strengths)
            for bot in range(bots):
                gradient[bot] += ((bot == winner) - chance[bot]) / 2
        step = times(inverse(hessian(bots, tables, strengths)), gradient)
        longest = max(abs(part) for part in step)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [old + shorter * part for old, part in zip(strengths, step, strict=True)]
        middle = sum(strengths) / bots
        strengths = [strength - middle for strength in strengths]
        if longest < ENOUGH:
            break
    return strengths


def hessian(bots: int, tables: Tables, strengths: Sequence[float]) -> Matrix:
    """Minus the second derivatives; the mean, which nothing fixes, is held by 1 / bots."""
    found = [[1 / bots] * bots for _ in range(bots)]
    weighted = [(lineup, table[bots]) for lineup, table in tables.items()]
    weighted += [(lineup, 0.5) for lineup, _ in imagined(bots)]
    for lineup, games in weighted:
        chance = chances(lineup, strengths)
        for one in range(bots):
            for two in range(bots):
                found[one][two] += games * chance[one] * ((one == two) - chance[two])
    return found


def covariance(bots: int, tables: Tables, deals: Deals, strengths: Sequence[float]) -> Matrix:
    """Return how far off the strengths can be: what the gradients of single deals differ by."""
    known = {lineup: chances(lineup, strengths) for lineup in tables}
    middle = [[0.0] * bots for _ in range(bots)]
    factor = len(deals) / (len(deals) - 1) if len(deals) > 1 else 1.0
    for played in deals.values():
        pull = [0.0] * bots
        for lineup, table in played.items():
            chance = known[lineup]
            for bot in range(bots):
                pull[bot] += table[bot] - table[bots] * chance[bot]
        add_square(middle, pull, factor)
    for lineup, winner in imagined(bots):
        chance = chances(lineup, strengths)
        add_square(middle, [(bot == winner) - chance[bot] for bot in range(bots)], 0.5)
    bread = inverse(hessian(bots, tables, strengths))
    return product(product(bread, middle), bread)


# -- small matrices --------------------------------------------------------------------------------


def add_square(matrix: Matrix, vector: Sequence[float], factor: float) -> None:
    """Add a vector times itself."""
    for one, left in enumerate(vector):
        for two, right in enumerate(vector):
            matrix[one][two] += factor * left * right


def times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """A matrix times a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def product(one: Matrix, two: Matrix) -> Matrix:
    """A matrix times a matrix."""
    columns = list(zip(*two, strict=True))
    return [[sum(a * b for a, b in zip(row, c, strict=True)) for c in columns] for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda at: abs(rows[at][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for at in range(size):
            if at != place and rows[at][place]:
                factor = rows[at][place]
                rows[at] = [
                    value - factor * own for value, own in zip(rows[at], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
