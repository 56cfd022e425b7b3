"""Alerts tell nobody what others hold: twins are played, and the outbox of one viewer is compared.

What is compared is every row that this viewer or the table's own webhook will be told, its times,
whether its reason is gone, and its words; after each beat of the story. Then leaks are planted.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from konspira.server.tables import causes
from konspira.server.tables.causes import News
from konspira.server.tables.play import CHOICE, Entry, Play
from support.worlds import Leak, Spec, Worlds, open_worlds

SEALED: dict[str, object] = {"order_timing": "simultaneous"}
SPECS = {
    "orders": Spec("spiskowcy", 3, 0, 6100, 14, pace="daily", curious=0.1),
    "sealed": Spec("spiskowcy", 3, 1, 6200, 14, SEALED, pace="relaxed", curious=0.1),
    "reactions": Spec("ambush", 3, 2, 6300, 9, pace="daily", curious=0.1),
    "bots": Spec("spiskowcy", 3, 2, 6400, 12, bots=(1,), pace="daily", curious=0.1),
    "watching": Spec("ambush", 3, None, 6500, 9, pace="daily", curious=0.1),
}


@pytest.fixture(scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(tmp_path_factory.mktemp("worlds"), patch) as both:
            for world in both.pair:
                world.alerts = True
            yield both


@pytest.mark.parametrize("name", SPECS)
async def test_alerts_are_the_same_whatever_others_hold(worlds: Worlds, name: str) -> None:
    compared = worlds.compared
    await worlds.play(SPECS[name])
    await worlds.play(SPECS[name]._replace(seed=SPECS[name].seed + 50))
    assert worlds.compared > compared + 5_000


Plant = Callable[[pytest.MonkeyPatch], None]


def choices_are_counted(patch: pytest.MonkeyPatch) -> None:
    tell = News.tell

    def told(
        self: News, seat: int, kind: str, facts: causes.Fact, after: float | None = None
    ) -> None:
        play = self.table.play
        made = 0 if play is None else len(play.state.history)
        tell(self, seat, kind, {**facts, "made": made}, after)

    patch.setattr(News, "tell", told)


def small_choices_end_what_the_table_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(causes, "_GONE_OWN", causes._GONE_AT)


def small_choices_are_told(patch: pytest.MonkeyPatch) -> None:
    of_seats = causes._of_seats

    def told(news: News, entries: list[Entry]) -> None:
        of_seats(news, entries)
        if any(entry.kind == CHOICE for entry in entries):
            news.tell_table("turn", {"activity": "orders", "by": 0})

    patch.setattr(causes, "_of_seats", told)


def only_who_can_react_is_told(patch: pytest.MonkeyPatch) -> None:
    asked = causes.asked

    def able(play: Play) -> dict[int, tuple[str, str]]:
        found = asked(play)
        if any(len(play.state.options(q.seat)) == 1 for q in play.questions() if q.window):
            return {seat: what for seat, what in found.items() if what[0] != "reaction"}
        return found

    patch.setattr(causes, "asked", able)


@pytest.mark.parametrize(
    ("leak", "spec"),
    [
        (choices_are_counted, SPECS["orders"]),
        (small_choices_end_what_the_table_is_told, SPECS["orders"]),
        (small_choices_are_told, SPECS["orders"]),
        (only_who_can_react_is_told, SPECS["reactions"]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
async def test_planted_leaks_are_found(tmp_path: Path, leak: Plant, spec: Spec) -> None:
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(tmp_path, patch) as worlds:
            for world in worlds.pair:
                world.alerts = True
            leak(patch)
            with pytest.raises(Leak):
                for seed in range(4):
                    await worlds.play(spec._replace(seed=spec.seed + seed))
