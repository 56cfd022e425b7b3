"""Vigilance tests (STA-8): 2d6 and modifiers, more than the agent's vigilance passes."""

from __future__ import annotations

from konspira.games.stawka.abilities.ops import DEFENCE, VIGILANCE_TEST
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import windows
from konspira.games.stawka.state import (
    ACTOR,
    AUTO,
    BY_KIDNAP,
    DIE_1,
    DIE_2,
    EXTRA,
    FLAGS,
    MOD,
    TEST,
    Stawka,
    side_of,
)
from konspira.games.stawka.town import figures, rolls
from konspira.kernel.step import NOBODY, Step


def start(state: Stawka, slot: int, procedure: int) -> None:
    """A test; whatever follows reads `state.verdict` (STA-8.2)."""
    seat = side_of(slot)
    frame = [TEST, slot, NOBODY, seat, 0, 0, 0, 0, 0, procedure, 0]
    state.frames.append(frame)
    state.agenda.append(TestRoll())
    windows.put(state, VIGILANCE_TEST)


def add(state: Stawka, kind: int, source: int, amount: int) -> None:
    """A change of the test that has just begun, and its reason."""
    frame = state.frames[-1]
    frame[MOD] += amount
    rolls.note(frame, kind, source, amount)


class TestRoll(Step[Stawka]):
    """The dice (STA-8.1)."""

    __test__ = False  # no test of pytest's

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot = frame[ACTOR]
        if frame[FLAGS] & AUTO:
            state.verdict = 1
        else:
            frame[DIE_1] = state.roll(6)
            frame[DIE_2] = state.roll(6)
            total = frame[DIE_1] + frame[DIE_2] + frame[MOD]
            events.dice(state, "test-rolled", slot, frame[DIE_1], frame[DIE_2], total)
            need = figures.vigilance(state, slot)
            if frame[EXTRA] == BY_KIDNAP and state.rules.kidnap_defence:
                need = figures.stat(state, slot, DEFENCE)
            state.verdict = 1 if total > need else 0
            rolls.keep(state, rolls.TEST_ROLL, frame, total, need + 1, state.verdict)
        events.agent(state, "test-passed" if state.verdict else "test-failed", slot)
        state.frames.pop()
