"""How strong the levels of bots play, in the whole game and in its short lessons."""

from __future__ import annotations

from konspira.kernel.strength import LONGEST, Strength

STRENGTHS: dict[str, Strength] = {
    "easy": Strength(slip=32),
    "medium": Strength(slip=22),
    "hard": Strength(slip=14),
    "expert": Strength(simulations=64, most=5, horizon=25, seconds=LONGEST),
}
# Scenarios that are so short that one mistake decides them.
SHORT = ("s1_meeting", "s2_first_clash")
LESSON: dict[str, Strength] = {
    "easy": Strength(slip=17),
    "medium": Strength(slip=7),
    "hard": Strength(simulations=48, most=5, horizon=25, seconds=LONGEST),
    "expert": Strength(simulations=600, most=5, horizon=130, doubt=0.0, seconds=LONGEST),
}
