"""Alerts tell nobody what others hold: twins are played, and the outbox of one viewer is compared.

What is compared is every row that this viewer or the table's own webhook will be told, its times,
whether its reason is gone, and its words; after each beat of the story. Then leaks are planted.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from sqlalchemy import func, select

from konspira.kernel.rng import Rng
from konspira.server.store import schema
from konspira.server.tables import causes, deeds
from konspira.server.tables.causes import News
from konspira.server.tables.deeds import Deed
from konspira.server.tables.play import CHOICE, Entry, Play, Windows
from support.ambush import AmbushGame
from support.worlds import Leak, Spec, Worlds, open_worlds

TIMED: tuple[Windows, ...] = ("timed", "alone")
SEALED: dict[str, object] = {"order_timing": "simultaneous"}
SPECS = {
    "orders": Spec("spiskowcy", 3, 0, 6100, 14, pace="daily", curious=0.1),
    "sealed": Spec("spiskowcy", 3, 1, 6200, 14, SEALED, pace="relaxed", curious=0.1),
    "bots": Spec("spiskowcy", 3, 2, 6400, 12, bots=(1,), pace="daily", curious=0.1),
    "watching": Spec("spiskowcy", 3, None, 6500, 12, pace="daily", curious=0.1),
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


@pytest.mark.verify
async def test_deeds_are_the_same_whatever_others_hold(worlds: Worlds) -> None:
    """A longer story, in which seats do act against each other."""
    await worlds.play(Spec("spiskowcy", 3, 0, 6300, 40, pace="daily", curious=0.0))
    query = select(func.count()).where(schema.alerts.c.kind == "against")
    async with worlds.pair[0].club.house.reader.connect() as connection:
        assert await connection.scalar(query)


Plant = Callable[[pytest.MonkeyPatch], None]


def hands_are_told(patch: pytest.MonkeyPatch) -> None:
    tell = News.tell

    def told(
        self: News, seat: int, kind: str, facts: causes.Fact, after: float | None = None
    ) -> None:
        play = self.table.play
        hand = b"" if play is None else msgspec.json.encode(play.state.view((seat + 1) % 3))
        tell(self, seat, kind, {**facts, "hand": crc32(hand)}, after)

    patch.setattr(News, "tell", told)


def secret_orders_are_told_as_deeds(patch: pytest.MonkeyPatch) -> None:
    """Tell seat 0 as deeds what other seats hear alone."""

    def told(before: Play, after: Play) -> dict[int, Deed]:
        heard = after.state.told_since(before.state.told)
        private = [one for one in heard if one.audience >= 0]
        crc = crc32(repr([one.event for one in private]).encode())
        return (
            {0: Deed(private[0].audience, [("kept", {"seat": 1, "count": crc})])} if private else {}
        )

    patch.setattr(deeds, "against", told)


def small_choices_end_what_the_table_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(causes, "_GONE_OWN", causes._GONE_AT)


def small_choices_are_told(patch: pytest.MonkeyPatch) -> None:
    of_seats = causes._of_seats

    def told(news: News, entries: list[Entry]) -> None:
        of_seats(news, entries)
        if any(entry.kind == CHOICE for entry in entries):
            news.tell_table("turn", {"activity": "orders", "by": 0})

    patch.setattr(causes, "_of_seats", told)


@pytest.mark.parametrize(
    ("leak", "spec"),
    [
        (hands_are_told, SPECS["orders"]),
        (secret_orders_are_told_as_deeds, SPECS["orders"]),
        (small_choices_end_what_the_table_is_told, SPECS["orders"]),
        (small_choices_are_told, SPECS["orders"]),
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


# -- chances to react ------------------------------------------------------------------------------


def windows(seeds: range) -> list[tuple[Play, Play]]:
    """Chances to react that are open, each with another deal that seat 0 cannot tell from it."""
    found: list[tuple[Play, Play]] = []
    for seed in seeds:
        luck, game = random.Random(seed), AmbushGame(3)
        state = game.start(seed=seed)
        while not state.over:
            if any(question.window for question in state.questions):
                other = state.redeal(0, Rng(seed))
                pair = [Play(game, b"", "polled", one) for one in (state.copy(), other)]
                found.append((pair[0], pair[1]))
            question = luck.choice(state.questions)
            state.choose(question.seat, luck.choice(state.options(question.seat)))
    return found


def test_reactions_are_told_to_every_seat_that_could_react_whatever_it_holds() -> None:
    pairs = windows(range(30))
    assert pairs
    could = [
        [len(play.state.options(q.seat)) for q in play.questions() if q.window]
        for pair in pairs
        for play in pair
    ]
    assert any(1 in options for options in could) and any(2 in options for options in could)
    for one, other in pairs:
        told = causes.asked(one)
        assert told == causes.asked(other)
        assert [seat for seat, what in told.items() if what == ("reaction", "")] == [
            question.seat for question in one.questions() if question.window
        ]


def test_where_windows_do_not_wait_for_people_nobody_is_told_of_reactions() -> None:
    for one, _ in windows(range(10)):
        for ways in TIMED:
            play = one.fork()
            play.windows = ways
            assert all(what[0] != "reaction" for what in causes.asked(play).values())
