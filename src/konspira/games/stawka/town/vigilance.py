"""Vigilance tests (STA-8): 2d6 and modifiers, more than the agent's vigilance passes."""

from __future__ import annotations

from konspira.games.stawka import links
from konspira.games.stawka.abilities.words import DEFENCE, VIGILANCE_TEST
from konspira.games.stawka.running import BY_KIDNAP, Test
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import Stawka, side_of
from konspira.games.stawka.town import figures, rolls
from konspira.kernel.step import Step


def start(state: Stawka, slot: int, procedure: int) -> None:
    """Start a test; the steps after it read `state.verdict` (STA-8.2)."""
    state.running.append(Test(slot, side_of(slot), procedure))
    state.then(TestRoll())
    links.put_window(state, VIGILANCE_TEST)


def add(state: Stawka, kind: int, source: int, amount: int) -> None:
    """Add a change to the test that has just begun, and its reason."""
    rolls.change(current(state), kind, source, amount)


def current(state: Stawka) -> Test:
    """Return the test that runs."""
    test = state.running[-1]
    assert isinstance(test, Test)
    return test


class TestRoll(Step[Stawka]):
    """Roll the dice (STA-8.1)."""

    __test__ = False  # no test of pytest's

    def run(self, state: Stawka) -> None:
        test = current(state)
        slot = test.actor
        if test.certain:
            state.verdict = 1
        else:
            test.die_1 = state.roll(6)
            test.die_2 = state.roll(6)
            total = test.die_1 + test.die_2 + test.modifier
            events.dice(state, "test-rolled", slot, test.die_1, test.die_2, total)
            need = figures.vigilance(state, slot)
            if test.cause == BY_KIDNAP and state.rules.kidnap_defence:
                need = figures.stat(state, slot, DEFENCE)
            state.verdict = 1 if total > need else 0
            rolls.keep(state, rolls.TEST_ROLL, test, total, need + 1, state.verdict)
        events.agent(state, "test-passed" if state.verdict else "test-failed", slot)
        state.running.pop()
