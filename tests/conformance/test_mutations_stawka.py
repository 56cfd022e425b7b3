"""The suite notices deliberate mistakes in Stawka too; see `test_mutations`."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.test_mutations import Mutation, each, run

GAME = "games/stawka"
TESTS = "tests/games/stawka"

pytestmark = pytest.mark.patches

CHECK = """
import konspira
from konspira.testing import check
game = konspira.make("stawka", seats=2, scenario="s3_chestnuts")
check(game, games=2, processes=False, every=3)
"""

# Noticed by the conformance suite on random games; test_leaks_windows plants leaks in windows.
SUITE = [
    Mutation(
        "only who can react is asked",
        f"{GAME}/stage/windows.py",
        "        return found if possible else []\n",
        "        return found if len(found) > 1 else []\n",
        "a state comes back from a pickle",
    ),
    Mutation(
        "reaction cards that everybody sees",
        f"{GAME}/sight/view.py",
        "reaction_cards=[REACTIONS[c] for c in sorted(state.rx_hand[seat])] if own else None",
        "reaction_cards=[REACTIONS[c] for c in sorted(state.rx_hand[seat])]",
        "views are blind",
    ),
    Mutation(
        "a token that is placed face up",
        f"{GAME}/sight/events.py",
        '        _public(state, "token-placed", {"seat": seat, "field": FIELDS[field]})\n',
        '        _public(state, "token-placed", {"seat": seat, "field": FIELDS[field]})\n'
        '        _public(state, "token-revealed", own)\n',
        "",
    ),
    Mutation(
        "a pool that copies share",
        f"{GAME}/state.py",
        "        new.pool = self.pool[:]\n",
        "        new.pool = self.pool\n",
        "a copy is independent",
    ),
    Mutation(
        "a token that is moved in place",
        f"{GAME}/procedures/placing.py",
        "            state.token_at = put(state.token_at, token, HAND)\n",
        "            state.token_at[token] = HAND\n",
        "",
    ),
    Mutation(
        "a redeal that depends on the real deck",
        f"{GAME}/sight/redeal.py",
        "    cards.sort()\n    rng.shuffle(cards)\n    for seat in range(2):",
        "    rng.shuffle(cards)\n    for seat in range(2):",
        "a redeal cannot peek",
    ),
    Mutation(
        "a discarded reaction card that is lost",
        f"{GAME}/procedures/reactions.py",
        "    state.rx_gone = [*state.rx_gone, card]\n",
        "",
        "",
    ),
]

RULES = [
    Mutation(
        "STA-8.1: equal passes a test",
        f"{GAME}/town/vigilance.py",
        "state.verdict = 1 if total > need else 0",
        "state.verdict = 1 if total >= need else 0",
        "threats",
    ),
    Mutation(
        "STA-8.3: no end of support",
        f"{GAME}/procedures/support.py",
        "        if test.certain or helped(state, test, seat, SUPPORT) >= state.rules.per_test:\n",
        "        if test.certain:\n",
        "options",
    ),
    Mutation(
        "STA-10.4: a roll at the police too",
        f"{GAME}/procedures/arrest.py",
        "certain = arrest.is_certain() or figures.sector(state, other) == state.rules.police",
        "certain = arrest.is_certain()",
        "arrests",
    ),
    Mutation(
        "STA-13.4: a briber is bound as its owner",
        f"{GAME}/stage/activation.py",
        "    if state.leader != side_of(state.active):\n        return True\n",
        "",
        "options",
    ),
    Mutation(
        "STA-14.10: controls stay down",
        f"{GAME}/town/movement.py",
        "            if figures.is_control(state, token):\n"
        "                links.deeds().reveal(state, token)\n",
        "            if False:\n                pass\n",
        "threats",
    ),
    Mutation(
        "STA-17.5: a blocked card works",
        f"{GAME}/procedures/reactions.py",
        "        if state.blocked:\n            state.blocked = False\n            return\n",
        "",
        "missions_and_cards",
    ),
]


@pytest.mark.parametrize("mutation", each(SUITE))
def test_the_conformance_suite_notices(mutation: Mutation, tmp_path: Path) -> None:
    result = run(tmp_path, mutation, "-c", CHECK)
    assert result.returncode == 1, result.stdout + result.stderr
    assert mutation.noticed in result.stderr, result.stderr[-3000:]
    assert "Violation" in result.stderr or "Broken" in result.stderr, result.stderr[-3000:]


@pytest.mark.parametrize("mutation", each(RULES))
def test_the_rule_tests_notice(mutation: Mutation, tmp_path: Path) -> None:
    """A rule skipped or bent fails the rule tests."""
    tests = f"{TESTS}/test_{mutation.noticed}.py"
    result = run(tmp_path, mutation, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", tests)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "FAILED" in result.stdout
