"""The suite notices deliberate mistakes in Emerald too; see `test_mutations`."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.test_mutations import Mutation, each, run

GAME = "games/emerald"
TESTS = "tests/games/emerald"

pytestmark = pytest.mark.patches

CHECK = """
import konspira
from konspira.testing import check
check(konspira.make("emerald", seats=3), games=1, processes=False, every=97)
"""

# Noticed by the conformance suite on random games.
SUITE = [
    Mutation(
        "identities that a spectator sees",
        f"{GAME}/view.py",
        "    if knows_identity(state, viewer, seat):\n",
        "    if viewer < 0 or knows_identity(state, viewer, seat):\n",
        "views are blind",
    ),
    Mutation(
        "a hand that everybody sees",
        f"{GAME}/view.py",
        "hand=_names(state.hand[seat]) if own else None",
        "hand=_names(state.hand[seat])",
        "views are blind",
    ),
    Mutation(
        "half-made choices that all can see",
        f"{GAME}/view.py",
        "plan = state.plan if viewer == state.asked and viewer != NOBODY else []",
        "plan = state.plan",
        "events explain views",
    ),
    Mutation(
        "a copy that shares the cubes",
        f"{GAME}/state.py",
        "new.cubes = self.cubes[:]",
        "new.cubes = self.cubes",
        "a copy is independent",
    ),
    Mutation(
        "points that are changed in place",
        f"{GAME}/pieces.py",
        "state.points = put(state.points, place, state.points[place] + count)",
        "state.points[place] += count",
        "Violation",
    ),
    Mutation(
        "a redeal that depends on the real deck",
        f"{GAME}/redeal.py",
        "    cards.sort()\n    rng.shuffle(cards)\n    number =",
        "    rng.shuffle(cards)\n    number =",
        "a redeal cannot peek",
    ),
    Mutation(
        "a position that forgets what is known of a hand",
        f"{GAME}/position.py",
        '        state.open_hand[seat] = sorted(row.names("known_hand", CARDS[:HAND_KINDS]))\n',
        '        row.names("known_hand", CARDS[:HAND_KINDS])\n',
        "save and load",
    ),
    Mutation(
        "a claimed card that is lost",
        f"{GAME}/claiming.py",
        "    to_discard(state, seat, [card])\n    events.claimed",
        "    events.claimed",
        "invariants",
    ),
    Mutation(
        "an agent too many",
        f"{GAME}/pieces.py",
        "    state.pool[seat] -= 1\n    put_agent(state, city, seat)",
        "    put_agent(state, city, seat)",
        "EME-2.15",
    ),
    Mutation(
        "a reason without words",
        f"{GAME}/turn.py",
        'return Refusal("EME-3.6", "actions-left")',
        'return Refusal("EME-3.6", "no-such-code")',
        "declared words",
    ),
]

# Noticed by the same properties in the middle of windows and reveals.
MOMENTS = [
    Mutation(
        "drawn cards in an event for all",
        f"{GAME}/events.py",
        'state.tell(seat, Event("cards-drawn", {"cards": counts(cards)}))',
        'state.tell_all(Event("cards-drawn", {"cards": counts(cards)}))',
        "FAILED",
    ),
    Mutation(
        "a redeal that knows what a rival is about to do",
        f"{GAME}/redeal.py",
        "    if state.asked != viewer:\n        new.plan = []\n",
        "",
        "FAILED",
    ),
    Mutation(
        "a window only for those who hold a block",
        f"{GAME}/state.py",
        "return len(hand) > 0 and (card in hand or card in self.deck[seat])",
        "return len(hand) > 0 and card in hand",
        "FAILED",
    ),
    Mutation(
        "a window that shows whom it asks",
        f"{GAME}/blocks.py",
        'return Question(self.seat, "block", "reactions", facts, window=True)',
        'return Question(self.seat, "block", "reactions", facts)',
        "FAILED",
    ),
    Mutation(
        "everybody hears who is asked",
        f"{GAME}/events.py",
        'state.tell(seat, Event("block-asked", facts))',
        'state.tell_all(Event("block-asked", facts))',
        "FAILED",
    ),
    Mutation(
        "all hear what Burtsev sees",
        f"{GAME}/events.py",
        'state.tell(seat, Event("identity-seen", {"victim": victim, "faction": faction}))',
        'state.tell_all(Event("identity-seen", {"victim": victim, "faction": faction}))',
        "FAILED",
    ),
    Mutation(
        "a redeal that forgets who has looked",
        f"{GAME}/redeal.py",
        "return viewer != NOBODY and state.looks[seat] >> viewer & 1 == 1",
        "return False",
        "FAILED",
    ),
    Mutation(
        "a reshuffle after which nobody remembers the hand",
        f"{GAME}/drawing.py",
        "    state.open_hand[seat] = state.hand[seat]\n",
        "",
        "FAILED",
    ),
    Mutation(
        "the question after a claim betrays the hand",
        f"{GAME}/claiming.py",
        "payable = state.claims > 0 or len(state.hand[self.claimer]) > 0",
        "payable = has_claim_card(state, self.claimer)",
        "FAILED",
    ),
    Mutation(
        "the pause for a heart is only for its holder",
        f"{GAME}/reveals.py",
        "    if heart(state, seat) != NOBODY:\n",
        "    if held(state, seat) != NOBODY:\n",
        "FAILED",
    ),
    Mutation(
        "an attack that a position forgets",
        f"{GAME}/position.py",
        '    state.attack = [kind, city, victim, int(_flag(data, "blocked", False))]\n',
        '    state.attack = []\n    _flag(data, "blocked", False)\n',
        "FAILED",
    ),
]

RULES = [
    Mutation(
        "EME-2.2: a tie is a lead",
        f"{GAME}/state.py",
        "self.pieces(city, other) >= own",
        "self.pieces(city, other) > own",
        "",
    ),
    Mutation(
        "EME-2.4: any payment",
        f"{GAME}/payment.py",
        "return total <= cap or total - least < cap",
        "return True",
        "",
    ),
    Mutation(
        "EME-2.7: one-use cards are discarded",
        f"{GAME}/drawing.py",
        "if not state.rules.one_use[card]:",
        "if True:",
        "",
    ),
    Mutation(
        "EME-3.3: claim at any time",
        f"{GAME}/turn.py",
        "if marks >> CLAIM & 1 and state.actions == state.rules.actions:",
        "if marks >> CLAIM & 1:",
        "",
    ),
    Mutation(
        "EME-5.2: agents claim too",
        f"{GAME}/claiming.py",
        "        and state.cubes[city * MOST_SEATS + seat] > 0\n",
        "",
        "",
    ),
    Mutation(
        "EME-5.6: rivals' cubes go to Limbo too",
        f"{GAME}/pieces.py",
        "            home(state, city, other)\n",
        "            to_limbo(state, city, other)\n",
        "",
    ),
    Mutation(
        "EME-7.2: a pawn moves again",
        f"{GAME}/moving.py",
        "elif not state.rules.move_once:",
        "else:",
        "",
    ),
    Mutation(
        "EME-9.6: own bombs count",
        f"{GAME}/bombing.py",
        "left = without(state.hand[seat], card)",
        "left = state.hand[seat]",
        "",
    ),
    Mutation(
        "EME-9.13: cubes stay",
        f"{GAME}/resolving.py",
        "            extra = kill(state, victim, city, state.in_play[0])\n"
        "            pieces.clear_cubes(state, city, seat)\n",
        "            extra = kill(state, victim, city, state.in_play[0])\n",
        "",
    ),
    Mutation(
        "EME-11.2: a block draws up to five",
        f"{GAME}/blocks.py",
        "draw(state, self.seat, 1)",
        "draw(state, self.seat, 5 - len(state.hand[self.seat]))",
        "",
    ),
    Mutation(
        "EME-12.8: the block card is shuffled in",
        f"{GAME}/blocks.py",
        "        draw(state, self.seat, 1)  # EME-11.2: whatever the size of the hand\n"
        "        to_discard(state, self.seat, [card])",
        "        to_discard(state, self.seat, [card])\n        draw(state, self.seat, 1)",
        "",
    ),
    Mutation(
        "EME-13.4: madness without a token costs an agent",
        f"{GAME}/reveals.py",
        "(result == MAD_WITHOUT_TOKEN and state.rules.mad_costs)",
        "result == MAD_WITHOUT_TOKEN",
        "",
    ),
    Mutation(
        "EME-14.5: a revealed Restorationist plays on",
        f"{GAME}/reveals.py",
        "    if state.faction(seat) == RESTORATIONIST:\n",
        "    if False:\n",
        "",
    ),
    Mutation(
        "EME-16.4: the target ends an action early",
        f"{GAME}/reveals.py",
        "if state.rules.immediate:",
        "if True:",
        "",
    ),
    Mutation(
        "EME-17.2: every kill counts",
        f"{GAME}/score.py",
        "if state.faction(entry // EXTRA - 1) == RESTORATIONIST:",
        "if True:",
        "",
    ),
    Mutation(
        "EME-17.4: a Restorationist is lower",
        f"{GAME}/score.py",
        "state.faction(seat) == LOYALIST:\n            if state.faction(found) != LOYALIST:",
        "state.faction(seat) != LOYALIST:\n            if state.faction(found) == LOYALIST:",
        "",
    ),
    Mutation(
        "EME-18.1: Black Hand counts once",
        f"{GAME}/pieces.py",
        "if state.rules.effect[other] == ROYALTY_POINTS:",
        "if False:",
        "",
    ),
    Mutation(
        "EME-18.3: Cthulhu shows the stack",
        f"{GAME}/effects.py",
        "shown = left if state.rules.cthulhu_shows else 1",
        "shown = left",
        "",
    ),
    Mutation(
        "EME-18.14: Mi-Go gives back at once",
        f"{GAME}/effects.py",
        "return 0 < entry // EXTRA < FRESH and is_shelter(state, entry)",
        "return entry // EXTRA > 0 and is_shelter(state, entry)",
        "",
    ),
    Mutation(
        "EME-18.21a: undead texts live on",
        f"{GAME}/aiming.py",
        "return state.purged and state.rules.undead[card]",
        "return False",
        "",
    ),
    Mutation(
        "EME-18.27: two agents of one city",
        f"{GAME}/aiming.py",
        "    if STRUCK + city in state.strikes:\n"
        "        return found  # at most one agent per city\n",
        "",
        "",
    ),
]


@pytest.mark.parametrize("mutation", each(SUITE))
def test_the_conformance_suite_notices(mutation: Mutation, tmp_path: Path) -> None:
    result = run(tmp_path, mutation, "-c", CHECK)
    assert result.returncode == 1, result.stdout + result.stderr
    assert mutation.noticed in result.stderr, result.stderr[-3000:]


@pytest.mark.parametrize("mutation", each(MOMENTS))
def test_the_tests_of_windows_and_reveals_notice(mutation: Mutation, tmp_path: Path) -> None:
    names = ["information", "blocks", "reveals", "claiming"]
    tests = [f"{TESTS}/test_{name}.py" for name in names]
    result = run(tmp_path, mutation, "-m", "pytest", "-x", "-q", *tests)
    assert result.returncode == 1, result.stdout + result.stderr
    assert mutation.noticed in result.stdout


@pytest.mark.parametrize("mutation", each(RULES))
def test_the_rule_tests_notice(mutation: Mutation, tmp_path: Path) -> None:
    """A rule skipped or bent fails the rule tests."""
    names = ["placing", "claiming", "moving", "killing", "turns", "blocks", "reveals"]
    names += ["ending", "texts", "zombies", "setup"]
    tests = [f"{TESTS}/test_{part}.py" for part in names]
    result = run(tmp_path, mutation, "-m", "pytest", "-x", "-q", *tests)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "FAILED" in result.stdout
