"""Positions with something changed in them: refused with a reason, or playable to the end.

What a person changes names no agenda and carries no fingerprint: the rules fill in what comes next.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

import konspira
from konspira import Rng
from konspira.kernel.game import Game

JUNK: list[Any] = [None, -1, 0, 1, 3, 99, 2**63, 1.5, "x", "", [], {}, True, [1], {"a": 1}]
JUNK += ["guard", "order_type(0)", "trim(1)", "placed", "9" * 5000]
JUNK += ["start_courier", "zombies", "gloriana", "rome", "turn(0)", "place_card(1)", "pass"]
JUNK += ["it_plain", "church", "all", "place_card(0)", "use_symbols(0,3,0)", "mission_women"]

PROGRAM = ("fingerprint", "agenda", "lanes", "over")

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("spiskowcy", 2, {}),
    ("spiskowcy", 3, {"order_timing": "simultaneous"}),
    ("spiskowcy", 4, {"order_counts_visible": False, "allow_empty_order": True}),
    ("spiskowcy", 3, {"unplayed_hand_revealed": True}),
    ("estoril", 2, {}),
    ("estoril", 3, {"variant_secret_missions": True, "variant_recruitment_agenda": True}),
    ("estoril", 4, {"nationalist_counts_face_down": True, "boca_reward_timing": "before_discard"}),
    ("emerald", 2, {}),
    ("emerald", 3, {"royal_points_first": False, "loyalist_refill_again": True}),
    ("emerald", 5, {"payment": "free", "move_once": False, "leopold_stacks": "remove"}),
    ("stawka", 2, {}),
    ("stawka", 2, {"scenario": "s1_meeting", "max_talks_per_agent": 1}),
    ("stawka", 2, {"scenario": "s2_first_clash", "bribed_may_talk": True}),
    ("stawka", 2, {"scenario": "s2_first_clash", "explosives_need_mission": False}),
    ("stawka", 2, {"scenario": "s3_chestnuts"}),
    ("stawka", 2, {"scenario": "s3_chestnuts", "top_secret_counts": False, "support_per_test": 2}),
    ("stawka", 2, {"scenario": "s4_i_know_who_you_are"}),
    ("stawka", 2, {"scenario": "s5_hotel_excelsior", "stage_cap": 12}),
    ("stawka", 2, {"scenario": "s6_top_secret", "factory_control_persistent": False}),
    ("stawka", 2, {"scenario": "free", "allow_rotation": True}),
    ("stawka", 2, {"scenario": "free", "free_difficulty": "advanced", "stage_cap": 12}),
    ("leduc", 2, {}),
]


def changed(value: Any, rng: Rng) -> Any:
    """The value with one thing in it changed, dropped, doubled or swapped."""
    chance = rng.below(10)
    if isinstance(value, dict) and value and chance < 9:
        key = list(value)[rng.below(len(value))]
        if chance == 0:
            del value[key]
        else:
            value[key] = changed(value[key], rng)
        return value
    if isinstance(value, list) and value and chance < 9:
        place = rng.below(len(value))
        if chance == 0:
            del value[place]
        elif chance == 1:
            value.insert(place, copy.deepcopy(value[rng.below(len(value))]))
        else:
            value[place] = changed(value[place], rng)
        return value
    if type(value) is int and chance < 7:
        return value + (1 if chance < 4 else -1)
    if isinstance(value, str) and chance < 5:
        return value.translate(str.maketrans("0123", "1032"))
    return copy.deepcopy(JUNK[rng.below(len(JUNK))])


def some_position(game: Game, rng: Rng) -> dict[str, Any]:
    """A position of a random game."""
    state = game.start(rng.below(100_000))
    for _ in range(rng.below(70)):
        if state.over:
            break
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    return state.position()


def by_hand(saved: dict[str, Any]) -> dict[str, Any]:
    """Return what a person keeps of a position: the table, and what lies at rest."""
    return {key: value for key, value in copy.deepcopy(saved).items() if key not in PROGRAM}


def play_on(game: Game, data: Any, rng: Rng) -> bool:
    """Load it and play; True if it was accepted. Anything but a clear refusal is an error."""
    try:
        state = game.position(data)
    except konspira.PositionError as error:
        assert error.facts["path"]
        assert error.facts["remedy"]
        return False
    for _ in range(40):
        if state.over:
            break
        assert state.questions
        question = state.questions[rng.below(len(state.questions))]
        viewer = rng.choice([*range(game.seats)])
        assert state.redeal(viewer, rng).view(viewer) == state.view(viewer)
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    return True


def patience(name: str, _: int, options: dict[str, Any]) -> list[pytest.MarkDecorator]:
    """Games with many rules take long in plain Python."""
    return [] if name in ("spiskowcy", "leduc") and not options else [pytest.mark.verify]


@pytest.mark.parametrize("positions", [20, pytest.param(1_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [pytest.param(*table, marks=patience(*table)) for table in TABLES],
    ids=str,
)
def test_a_changed_position_is_refused_or_can_be_played(
    name: str, seats: int, options: dict[str, Any], positions: int
) -> None:
    game = konspira.make(name, seats=seats, **options)
    rng = Rng(seats)
    accepted = 0
    for _ in range(positions):
        saved = some_position(game, rng)
        assert play_on(game, copy.deepcopy(saved), rng)
        for _ in range(10):
            data = by_hand(saved)
            for _ in range(1 + rng.below(2)):
                data = changed(data, rng)
            accepted += play_on(game, data, rng)
    assert 0 < accepted < 10 * positions  # both happen
