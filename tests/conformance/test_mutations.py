"""The suite notices: each deliberate mistake, planted in a copy of the sources, makes it fail.

Plain Python only: compiled modules cannot be changed by changing their text.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

import konspira
from support.soaking import some_now

ROOT = Path(__file__).parents[2]
PACKAGE = Path(konspira.__file__).parent
GAME = "games/spiskowcy"

pytestmark = pytest.mark.patches


class Mutation(NamedTuple):
    """A mistake in one file, and what must notice it."""

    name: str
    file: str
    before: str
    after: str
    noticed: str  # a word that the failure must contain


CHECK = """
import konspira
from konspira.testing import check
for options in ({}, {"order_timing": "simultaneous"}, {"order_counts_visible": False}):
    check(konspira.make("spiskowcy", seats=3, **options), games=3, processes=False)
"""

SUITE = [
    Mutation(
        "a reason that gives another hand away",
        f"{GAME}/orders.py",
        'return {"card": CARDS[self.kind], "count": state.hand[self.seat][self.kind]}',
        'return {"card": CARDS[self.kind], "count": state.hand[0][self.kind]}',
        "reasons are blind",
    ),
    Mutation(
        "a reason whose code gives an order away",
        f"{GAME}/orders.py",
        "return None if state.rules.empty_orders else ORDER_NEEDED  # Q-03",
        "return ORDER_NEEDED if state.orders[0].kind else ONE_TYPE_ONLY",
        "reasons are blind",
    ),
    Mutation(
        "a question that gives an order away",
        f"{GAME}/orders.py",
        "return ASK_COUNT.of(self.seat, CARDS[self.kind])",
        "return ASK_COUNT.of(self.seat, CARDS[state.orders[0].kind])",
        "questions are blind",
    ),
    Mutation(
        "a reason without words",
        f"{GAME}/orders.py",
        "return None if state.rules.empty_orders else ORDER_NEEDED  # Q-03",
        'return refusal("SPI-6.3", "no-such-code")',
        "declared words",
    ),
    Mutation(
        "a list of options that leaves out what the verdict allows",
        f"{GAME}/plot.py",
        "found = [PLOT_PLAYER_A + seat for seat in players[:-1]]",
        "found = [PLOT_PLAYER_A + seat for seat in players[:-2]] or [PLOT_PLAYER_A + players[0]]",
        "offers are verdicts",
    ),
    Mutation(
        "an event with a fact of another type",
        f"{GAME}/events.py",
        "POINT_TAKEN.of(seat, state.bank)",
        "POINT_TAKEN.of(seat, CARDS[0])",
        "declared words",
    ),
    Mutation(
        "a view that shows every hand",
        f"{GAME}/view.py",
        "hand=named(state.hand[seat]) if own else None",
        "hand=named(state.hand[seat])",
        "views are blind",
    ),
    Mutation(
        "a view that counts sealed orders",
        f"{GAME}/view.py",
        "return None if not state.lanes else 0",
        "return count",
        "views are blind",
    ),
    Mutation(
        "a deck size that gives the hidden counts away",
        f"{GAME}/view.py",
        "    if busy and not rules.counts_visible:\n        return None",
        "    if busy and rules.counts_visible:\n        return None",
        "an observation says what a view says",
    ),
    Mutation(
        "an event that tells the cards of an order to all",
        f"{GAME}/events.py",
        "state.echo(seat, ORDER_CHOSEN.of(state.orders[seat].named()))",
        "state.tell_all(ORDER_CHOSEN.of(state.orders[seat].named()))",
        "events are blind",
    ),
    Mutation(
        "a change that nobody is told of",
        f"{GAME}/events.py",
        "state.tell_all(POINT_TAKEN",
        "state.echo(seat, POINT_TAKEN",
        "events explain views",
    ),
    Mutation(
        "a question that tells how far a secret choice is",
        f"{GAME}/orders.py",
        'question("order-second", "orders"',
        'question("order-second", "plot"',
        "Violation",
    ),
    Mutation(
        "a field that copy() forgets",
        f"{GAME}/state.py",
        "        new.used = self.used\n",
        "        new.used = 0\n",
        "a copy",
    ),
    Mutation(
        "a field that copy() shares",
        f"{GAME}/state.py",
        "new.stage = self.stage[:]",
        "new.stage = self.stage",
        "a copy is independent",
    ),
    Mutation(
        "a field that positions forget",
        f"{GAME}/position.py",
        "        state.used |= 1 << bit\n",
        "        pass\n",
        "save and load",
    ),
    Mutation(
        "a redeal that deals nothing",
        f"{GAME}/redeal.py",
        "    new.forget(rng)\n",
        "    new.forget(rng)\n    return new\n",
        "Violation",
    ),
    Mutation(
        "a redeal that peeks at the hands",
        f"{GAME}/redeal.py",
        "        new.hand[seat] = row\n",
        "        new.hand[seat] = state.hand[seat]\n",
        "Violation",
    ),
    Mutation(
        "a card that is lost",
        f"{GAME}/orders.py",
        "    hand[kind] = hand[kind] - count\n",
        "    hand[kind] = hand[kind] - count - 1\n",
        "invariants",
    ),
    Mutation(
        "an illegal choice that leaves a trace",
        "kernel/state.py",
        "            raise self._illegal(chooser, number)\n",
        "            self.history.append((chooser, number))\n"
        "            raise self._illegal(chooser, number)\n",
        "refused without a trace",
    ),
    Mutation(
        "a set whose order decides",
        f"{GAME}/round.py",
        "state.first = state.below(state.seats)",
        'state.first = hash("first") % state.seats',
        "exact replay across processes",
    ),
]


def each(mutations: list[Mutation]) -> list[ParameterSet]:
    """Each is a run of its own."""
    return some_now(mutations, lambda place, _: place < 1, lambda one: str(one.name))


def run(tmp_path: Path, mutation: Mutation, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command with a changed copy of the package in place of the real one."""
    copy = tmp_path / "konspira"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    path = copy / mutation.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutation.before) == 1, f"the mutation no longer fits: {mutation.name}"
    path.write_text(text.replace(mutation.before, mutation.after), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, cwd=ROOT, check=False
    )


@pytest.mark.parametrize("mutation", each(SUITE))
def test_the_conformance_suite_notices(mutation: Mutation, tmp_path: Path) -> None:
    check = CHECK
    if "a set whose order" in mutation.name:
        check = (
            "import konspira\nfrom konspira.testing import check_processes\n"
            "check_processes(konspira.make('spiskowcy', seats=3), hash_seeds=(1, 2, 3, 4))"
        )
    result = run(tmp_path, mutation, "-c", check)
    assert result.returncode == 1, result.stdout + result.stderr
    assert mutation.noticed in result.stderr, result.stderr


RULES = [
    Mutation(
        "SPI-4.3: the Seer wins no ties",
        f"{GAME}/state.py",
        "            mine += 1  # SPI-4.3: wins ties\n",
        "            pass\n",
        "",
    ),
    Mutation(
        "SPI-5.3: no card for the Juggler",
        f"{GAME}/round.py",
        "if juggler != NOBODY and number < total:",
        "if False:",
        "",
    ),
    Mutation(
        "SPI-8.10: a Guard does not switch the Spy off",
        f"{GAME}/state.py",
        "        if self.tableau[seat][GUARD]:\n            return False  # SPI-8.10\n",
        "",
        "",
    ),
    Mutation(
        "SPI-7.9: the turn may end with orders face down",
        f"{GAME}/actions.py",
        "may_end = not found",
        "may_end = True",
        "",
    ),
    Mutation(
        "SPI-12.2: the Seer breaks ties in scoring",
        f"{GAME}/score.py",
        "        elif count == best:\n",
        "        elif count == best and not state.tableau[leader][8]:\n",
        "",
    ),
]


def files_about(folder: str, mutation: Mutation) -> list[str]:
    """The files with tests of the rule that is bent."""
    rule = mutation.name.partition(":")[0]
    found = [file for file in sorted((ROOT / folder).glob("test_*.py")) if rule in file.read_text()]
    assert found, f"no test mentions {rule}"
    return [str(file.relative_to(ROOT)) for file in found]


@pytest.mark.parametrize("mutation", each(RULES))
def test_the_rule_tests_notice(mutation: Mutation, tmp_path: Path) -> None:
    """A rule skipped or bent fails the rule tests."""
    tests = files_about("tests/games/spiskowcy", mutation)
    result = run(tmp_path, mutation, "-m", "pytest", "-x", "-q", *tests)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "FAILED" in result.stdout
