"""The suite notices deliberate mistakes in Estoril too; see `test_mutations`."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.test_mutations import Mutation, each, files_about, run

GAME = "games/estoril"

pytestmark = pytest.mark.patches

CHECK = """
import konspira
from konspira.testing import check
for options in ({}, {"variant_secret_missions": True, "variant_recruitment_agenda": True}):
    check(konspira.make("estoril", seats=3, **options), games=2, processes=False)
"""

SUITE = [
    Mutation(
        "a face-down character that everybody sees",
        f"{GAME}/view.py",
        "card=CARDS[character.card] if character.seen & bit_of(viewer) else None",
        "card=CARDS[character.card]",
        "views are blind",
    ),
    Mutation(
        "a hidden mission that a spectator sees",
        f"{GAME}/view.py",
        "if viewer in between or state.over:",
        "if viewer in between or viewer < 0 or state.over:",
        "views are blind",
    ),
    Mutation(
        "an agenda that is shown to all",
        f"{GAME}/view.py",
        "if state.agendas and (own or state.over) else None",
        "if state.agendas else None",
        "views are blind",
    ),
    Mutation(
        "the conspirator's card in an event for all",
        f"{GAME}/events.py",
        'state.tell(seat, Event("top-card-seen", {"card": CARDS[state.deck[-1]]}))',
        'state.tell_all(Event("top-card-seen", {"card": CARDS[state.deck[-1]]}))',
        "events are blind",
    ),
    Mutation(
        "a copy that shares the town",
        f"{GAME}/state.py",
        "new.town = self.town[:]",
        "new.town = self.town",
        "a copy is independent",
    ),
    Mutation(
        "a redeal that forgets who looked at what",
        f"{GAME}/redeal.py",
        "        new.known[cards[i]] = known[i]\n",
        "        pass\n",
        "Violation",
    ),
    Mutation(
        "a redeal that depends on the real order",
        f"{GAME}/redeal.py",
        "    cards.sort()\n    rng.shuffle(cards)\n    for i in range(len(cards)):\n",
        "    rng.shuffle(cards)\n    for i in range(len(cards)):\n",
        "a redeal cannot peek",
    ),
    Mutation(
        "sealed discards that a position forgets",
        f"{GAME}/position.py",
        '        state.picks[seat] = _bits(data, "picks")\n',
        '        _bits(data, "picks")\n',
        "save and load",
    ),
    Mutation(
        "a reward that is doubled",
        f"{GAME}/resolution.py",
        "        state.rewards[tile] = NOBODY\n",
        "",
        "invariants",
    ),
]


@pytest.mark.parametrize("mutation", each(SUITE))
def test_the_conformance_suite_notices(mutation: Mutation, tmp_path: Path) -> None:
    result = run(tmp_path, mutation, "-c", CHECK)
    assert result.returncode == 1, result.stdout + result.stderr
    assert mutation.noticed in result.stderr, result.stderr


RULES = [
    Mutation(
        "EST-12.2: a redeal leaves the deck as it is",
        f"{GAME}/redeal.py",
        "    deal_recruits(new, viewer, rng)\n",
        "",
        "",
    ),
    Mutation(
        "EST-4.3: inner spaces are free for all",
        f"{GAME}/placement.py",
        "(outer[space] or touches_own(state, seat, space))",
        "True",
        "",
    ),
    Mutation(
        "EST-6.8: ties go to the highest space",
        f"{GAME}/resolution.py",
        "if other >= 0 and totals[other] > best:",
        "if other >= 0 and totals[other] >= best:",
        "",
    ),
    Mutation(
        "EST-7.13: assassins do not see white markers",
        f"{GAME}/targets.py",
        "        if character.seat >= 0 and not character.safe:\n"
        "            if other != space or state.rules.assassin_self:  # EST-Q3\n",
        "        if character.seat >= 0:\n"
        "            if other != space or state.rules.assassin_self:  # EST-Q3\n",
        "",
    ),
    Mutation(
        "EST-7.17: seduced characters act",
        f"{GAME}/activation.py",
        "if character.seat >= 0 and not character.moved:",
        "if character.seat >= 0:",
        "",
    ),
    Mutation(
        "EST-8.8: both editions read the tie alike",
        f"{GAME}/resolution.py",
        "held[-1] if state.rules.boca_highest else held[0]",
        "held[0]",
        "",
    ),
    Mutation(
        "EST-9.2: hands of seven",
        f"{GAME}/ending.py",
        "return max(0, size(state.hand[seat]) - state.rules.keep)",
        "return max(0, size(state.hand[seat]) - state.rules.keep - 1)",
        "",
    ),
]


@pytest.mark.parametrize("mutation", each(RULES))
def test_the_rule_tests_notice(mutation: Mutation, tmp_path: Path) -> None:
    """A rule skipped or bent fails the rule tests."""
    tests = files_about("tests/games/estoril", mutation)
    result = run(tmp_path, mutation, "-m", "pytest", "-x", "-q", *tests)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "FAILED" in result.stdout
