"""Nobody who plays alone waits long for bots at natural speed: whole games, by the same rule."""

from __future__ import annotations

from typing import Any

import pytest
from tools import pauses

from konspira.kernel.state import State

MOST = 8.0  # seconds from an answer to the next question
FILMS = ["s4_i_know_who_you_are", "s5_hotel_excelsior", "s6_top_secret"]
GERMAN = 1
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    *(("stawka", 2, {"scenario": film}, GERMAN) for film in FILMS),
    ("stawka", 2, {"scenario": FILMS[0]}, 0),
    ("spiskowcy", 4, {}, 0),
    ("estoril", 4, {}, 0),
    ("emerald", 4, {}, 0),
]


class Quick(pauses.Game):
    """Bots that think in no time: what is left are the pauses and the chances to react."""

    def think(self, state: State, seat: int, level: str, left: float) -> tuple[int, float]:
        option, _ = super().think(state, seat, "easy", left)
        return option, 0.0


@pytest.mark.verify
@pytest.mark.parametrize(("game", "seats", "options", "person"), TABLES)
def test_no_wait_of_a_whole_game_is_long(
    game: str, seats: int, options: dict[str, Any], person: int
) -> None:
    played = Quick(game, seats, options, "easy", 1, person)
    played.run()
    waits = [steps for steps in played.waits if steps]

    assert played.play.over
    assert len(waits) > 10
    assert max(map(pauses.now, waits)) < MOST
    if game == "stawka":
        assert max(map(pauses.before, waits)) > MOST  # with equal pauses it would be
