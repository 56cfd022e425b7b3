"""Rolls: changes of the dice with their reasons, and the last roll, all public (STA-1.9).

A running procedure keeps its changes with their reasons in its `notes`, as negative numbers. The
abilities used once in it stand there too, as positive ones.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import ITEM
from konspira.games.stawka.running import INTERROGATION, NOTHING, TALK, Attack, Procedure, Rolled
from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import evidence

# The sources of a change: the kinds of abilities (see `words`), then these.
GATE: Final = 5  # of the fort
TRACK: Final = 6  # by colour (STA-9.2)
FILM: Final = 7  # of a film, by these:
STAGE: Final = 0
FACTORY: Final = 1
PULKOWSKI: Final = 2
AUDI_BONUS: Final = 3
AUDI_ATTACK: Final = 4
DISMISS_BONUS: Final = 5
FILM_CHANGES: Final = [
    "stage",
    "factory_entries",
    "pulkowski_modifier",
    "audi_bonus",
    "audi_attack",
    "dismiss_bonus",
]

# The kinds of rolls.
RANK_ROLL: Final = 0
TALK_ROLL: Final = 1
INTERROGATION_ROLL: Final = 2
TEST_ROLL: Final = 3
ATTACK_ROLL: Final = 4
SAFE_ROLL: Final = 5
PULKOWSKI_ROLL: Final = 6
ROLLS: Final = ["rank", "talk", "interrogation", "test", "attack", "safe", "pulkowski"]
HEAD: Final = 8  # numbers before the changes: kind, actor, target, dice, total, needed, result


def change(running: Procedure, kind: int, source: int, amount: int) -> None:
    """Change the roll of a procedure, and keep the reason."""
    running.modifier += amount
    if amount:
        running.notes = [*running.notes, -1 - ((kind * 1000 + source) * 64 + amount + 32)]


def changes(state: Stawka, running: Procedure) -> list[int]:
    """Return all changes of the dice: kind, source and amount, three by three."""
    found: list[int] = []
    if running.kind in (TALK, INTERROGATION):
        color = running.target & 3
        bonus = evidence.bonus(state, running.seat, color)
        if bonus:
            found.extend([TRACK, color, bonus])
    elif isinstance(running, Attack):
        item = state.rules.item_of[running.weapon]
        if state.rules.item_modifier[item]:
            found.extend([ITEM, item, state.rules.item_modifier[item]])
    for noted in running.notes:
        if noted < 0:
            row = -1 - noted
            found.extend([row // 64000, row // 64 % 1000, row % 64 - 32])
    return found


def used(running: Procedure, kind: int, source: int) -> int:
    """Return how many changes came from this source."""
    count = 0
    for noted in running.notes:
        if noted < 0 and (-1 - noted) // 64 == kind * 1000 + source:
            count += 1
    return count


def keep(
    state: Stawka, roll: int, running: Procedure, total: int, needed: int, result: int
) -> None:
    """Keep the roll that was just made to be seen until the next one."""
    rolled = Rolled(roll, running.actor, running.target, [running.die_1, running.die_2])
    state.rolled = rolled.comes_to(total, needed, result, changes(state, running))


def keep_plain(state: Stawka, roll: int, who: list[int], dice: list[int], needed: int) -> None:
    """Keep a roll without changes: a rank check, a safe."""
    total = dice[0] + dice[1]
    rolled = Rolled(roll, who[0], who[1], dice)
    state.rolled = rolled.comes_to(total, needed, 1 if total >= needed else 0, NOTHING)
