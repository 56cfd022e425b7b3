"""Nobody learns what others hide: twins are played on two servers, and one viewer compares.

World B differs from world A in everything that the viewer cannot know: the others' cards, their
small choices, how many they make, when, and whether they take some back. Every byte that the viewer
receives must be the same in both worlds: messages, their number and order, answers to requests with
their headers, errors, lists. The second half plants leaks and shows that the comparison finds them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Response

from konspira.kernel.events import EVERYONE
from konspira.kernel.state import State
from konspira.server.errors import Refusal
from konspira.server.routes import tables as routes
from konspira.server.tables import actions, frames, lobby, moments, play, timing, visibility
from konspira.server.tables.clocks import Clocks
from konspira.server.tables.frames import Ears, Eyes
from konspira.server.tables.play import Entry, Play
from konspira.server.tables.table import Table
from konspira.server.thinking.driver import Driver
from konspira.server.wire.live import Heard, Window
from support import futures
from support.soaking import some_now
from support.worlds import Leak, Spec, Standstill, Worlds, open_worlds

SEALED: dict[str, object] = {"order_timing": "simultaneous"}

# Each is played once with the eyes of every seat, and once with a spectator's.
SPECS = {
    "two": Spec("spiskowcy", 2, None, 100, 14, pace="live"),
    "three": Spec("spiskowcy", 3, None, 200, 20),
    "four": Spec("spiskowcy", 4, None, 300, 14, language="de"),
    "sealed": Spec("spiskowcy", 3, None, 400, 14, SEALED, pace="live"),
    "no-counts": Spec("spiskowcy", 3, None, 500, 14, {"order_counts_visible": False}),
    "shown-hands": Spec(
        "spiskowcy", 2, None, 600, 14, {**SEALED, "unplayed_hand_revealed": True}, language="pl"
    ),
    "all-flags": Spec(
        "spiskowcy",
        4,
        None,
        700,
        12,
        {**SEALED, "order_counts_visible": False, "allow_empty_order": True},
    ),
    "bots": Spec("spiskowcy", 3, None, 800, 14, bots=(1,), pace="daily"),
    "sealed-bots": Spec("spiskowcy", 3, None, 900, 14, SEALED, bots=(0,)),
    "windows": Spec("ambush", 3, None, 1000, 9),
    "windows-bots": Spec("ambush", 3, None, 1100, 8, bots=(2,)),
    "brisk-bots": Spec("ambush", 3, None, 1300, 8, bots=(2,), speed="brisk"),
    "instant-bots": Spec("ambush", 3, None, 1400, 8, bots=(2,), speed="instant"),
    "sealed-brisk-bots": Spec("spiskowcy", 3, None, 1500, 12, SEALED, bots=(0,), speed="brisk"),
    "unwatched": Spec("spiskowcy", 2, None, 1200, 6, spectators="none"),
}


@pytest.fixture(scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    """Two servers for all stories; each story has a table and people of its own."""
    folder = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(folder, patch) as both:
            yield both


@pytest.mark.parametrize("name", some_now(SPECS, lambda place, _: place % 9 == 0))
async def test_no_viewer_can_tell_twins_apart(worlds: Worlds, name: str) -> None:
    spec = SPECS[name]
    viewers = [None, *[seat for seat in range(spec.seats) if seat not in spec.bots]]
    unlike, compared = worlds.unlike, worlds.compared

    differ = [
        (await worlds.play(spec._replace(viewer=viewer, seed=spec.seed + place))).differ()
        for place, viewer in enumerate(viewers)
    ]

    assert any(differ)  # there was something to hide,
    assert worlds.unlike > unlike  # others did something else,
    assert worlds.compared > compared + 50_000 * len(viewers)  # and the viewer got a lot to read


async def test_a_whole_game_tells_nobody_more_than_its_end(worlds: Worlds) -> None:
    twin = await worlds.play(Spec("spiskowcy", 2, 1, 5, gestures=1000, curious=0.2))
    assert twin.sides[0].state.over and twin.sides[1].state.over


async def test_a_viewer_in_another_process_hears_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, redis: str
) -> None:
    brokers = [f"{redis}/1998", f"{redis}/1999"]
    async with open_worlds(tmp_path, monkeypatch, brokers) as worlds:
        for name, viewer in (("sealed", 1), ("windows", 0), ("three", None), ("bots", 2)):
            await worlds.play(SPECS[name]._replace(viewer=viewer, gestures=8))


# -- the comparison can fail -----------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
LEAKS: dict[str, tuple[Plant, Spec, type[Leak]]] = {}


def plant(spec: Spec, found: type[Leak] = Leak) -> Callable[[Plant], Plant]:
    """A leak, and the game in which it shows; the next games with the same eyes are tried too."""

    def decorate(leak: Plant) -> Plant:
        LEAKS[leak.__name__] = (leak, spec, found)
        return leak

    return decorate


ORDERS = Spec("spiskowcy", 3, 0, 20, 8)
TOGETHER = Spec("spiskowcy", 3, 0, 40, 12, SEALED)
WINDOWS = Spec("ambush", 3, 2, 30, 9)


@plant(ORDERS)
def frames_count_all_choices(patch: pytest.MonkeyPatch) -> None:
    look, frame = Eyes.look, Eyes.frame
    made: dict[int, int] = {}

    def counting(self: Eyes, play: Play, clocks: Clocks | None, window: Window | None) -> None:
        made[id(self)] = len(play.state.history)
        look(self, play, clocks, window)

    def telling(self: Eyes, start: int, now: float) -> bytes:
        return frame(self, start, now)[:-1] + b',"plies":%d}' % made[id(self)]

    patch.setattr(Eyes, "look", counting)
    patch.setattr(Eyes, "frame", telling)


@plant(TOGETHER)
def moments_are_numbers_of_choices(patch: pytest.MonkeyPatch) -> None:
    def listen(self: Ears, state: State) -> bool:
        count = len(self.heard)
        for told in state.log[self._cursor :]:
            if told.audience in (EVERYONE, self.audience):
                self.moment = told.ply
                private = told.audience != EVERYONE
                heard = Heard(told.event.kind, told.event.facts, told.ply, private)
                self.heard.append(msgspec.json.encode(heard))
                self.marks.append(0)
        self._cursor = len(state.log)
        return len(self.heard) > count

    patch.setattr(Ears, "listen", listen)


@plant(ORDERS)
def every_look_is_news(patch: pytest.MonkeyPatch) -> None:
    futures.every_look_is_news(patch)
    patch.setattr(visibility, "own_business", lambda *_: None)


@plant(ORDERS)
def taking_back_in_secret_is_news(patch: pytest.MonkeyPatch) -> None:
    hear = Eyes._hear_again

    def hear_anew(self: Eyes, play: Play) -> bool:
        news = hear(self, play)
        self.ears.heard = list(self.ears.heard)
        return news

    patch.setattr(Eyes, "_hear_again", hear_anew)


@plant(ORDERS)
def why_knows_another_hand(patch: pytest.MonkeyPatch) -> None:
    why = actions.why

    def asking(table: Table, seat: int, choice: str) -> Any:
        found = why(table, (seat + 1) % 3, choice)
        return msgspec.structs.replace(found, facts={})

    patch.setattr(actions, "why", asking)


@plant(ORDERS)
def tokens_count_all_choices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Play, "token", lambda self, seat: f"{len(self.state.history):04}.0")


@plant(ORDERS)
def errors_count_all_choices(patch: pytest.MonkeyPatch) -> None:
    def check(play: Play, seat: int, token: str) -> None:
        if play.over or token != play.token(seat) or seat in play.held:
            raise Refusal("stale-choice", "stale", value=str(len(play.state.history)))

    patch.setattr(actions, "check_token", check)


@plant(ORDERS)
def a_header_counts_all_choices(patch: pytest.MonkeyPatch) -> None:
    frame_of = routes.frame_of

    def answering(table: Table, *more: Any) -> Response[Any]:
        found = frame_of(table, *more)
        assert table.play is not None
        found.headers["etag"] = str(len(table.play.state.history))
        return found

    patch.setattr(routes, "frame_of", answering)


@plant(TOGETHER)
def looking_back_counts_all_choices(patch: pytest.MonkeyPatch) -> None:
    async def listen_to(play: Play, viewer: int | None, number: int) -> tuple[Ears, State, range]:
        state = play.game.start(key=play.key)
        for seat, option in play.state.history[:number]:
            state.choose(seat, option)
        ears = Ears(viewer)
        ears.listen(state)
        return ears, state, range(number)

    patch.setattr(moments, "_listen_to", listen_to)


@plant(ORDERS)
def lists_are_sorted_by_the_last_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(visibility, "is_seen", lambda before, after: True)


@plant(ORDERS)
def lists_tell_a_chapter_that_counts_all_choices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(visibility, "chapter", lambda after: len(after.state.history))


@plant(ORDERS)
def others_see_what_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "may_take_back", lambda play, seat: bool(play.state.takeable))


@plant(TOGETHER)
def a_choice_in_secret_ends_a_proposal(patch: pytest.MonkeyPatch) -> None:
    noting = Play._note

    def note(self: Play, entry: Entry) -> None:
        noting(self, entry)
        if entry.kind == play.CHOICE:
            self._drop_proposal()

    patch.setattr(Play, "_note", note)


@plant(WINDOWS)
def lists_say_who_can_react(patch: pytest.MonkeyPatch) -> None:
    row = lobby._row

    def telling(game: Any, found: Any, seats: list[Any], me: str | None, quiet: Any) -> Any:
        return msgspec.structs.replace(row(game, found, seats, me, quiet), waiting=found.asked)

    patch.setattr(lobby, "_row", telling)


@plant(WINDOWS)
def a_window_without_a_card_is_shorter(patch: pytest.MonkeyPatch) -> None:
    due_after = timing.due_after

    def due(self: Table, after: Play, *more: Any) -> float | None:
        found = due_after(self, after, *more)
        questions = after.state.questions
        idle = questions and all(len(after.state.options(q.seat)) == 1 for q in questions)
        if found is not None and idle and any(q.window for q in questions):
            return found - 0.5
        return found

    patch.setattr(timing, "due_after", due)


@plant(WINDOWS)
def an_answer_closes_the_window(patch: pytest.MonkeyPatch) -> None:
    due_after = timing.due_after

    def due(self: Table, after: Play, *more: Any) -> float | None:
        found = due_after(self, after, *more)
        return self.house.now() if after.held else found

    patch.setattr(timing, "due_after", due)


@plant(Spec("ambush", 3, 0, 60, 8, bots=(2,), speed="brisk"))
def a_quick_bot_hurries_when_it_cannot_react(patch: pytest.MonkeyPatch) -> None:
    due_after = timing.due_after

    def due(self: Table, after: Play, *more: Any) -> float | None:
        found = due_after(self, after, *more)
        windows = [q.seat for q in after.state.questions if q.window]
        idle = windows == [2] and len(after.state.options(2)) == 1
        return found if found is None or not idle else found - 0.5

    patch.setattr(timing, "due_after", due)


@plant(Spec("spiskowcy", 3, 0, 50, 10, bots=(1,)), Standstill)
def bots_pause_at_each_small_choice(patch: pytest.MonkeyPatch) -> None:
    think = Driver._think

    async def thinking(self: Driver, *more: Any) -> list[Entry]:
        return (await think(self, *more))[:1]

    patch.setattr(Driver, "_think", thinking)
    due_after = timing.due_after

    def due(self: Table, after: Play, clocks: Any, changed: float, now: float, *more: Any) -> Any:
        return due_after(self, after, clocks, now, now, *more)

    patch.setattr(timing, "due_after", due)


@pytest.mark.patches
@pytest.mark.parametrize("name", some_now(LEAKS, lambda place, _: place % 4 == 0))
async def test_a_planted_leak_is_found(
    name: str, worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, spec, kind = LEAKS[name]
    leak(monkeypatch)
    monkeypatch.setattr(worlds, "patience", 2.0 if kind is Standstill else worlds.patience)

    with pytest.raises(Leak) as found:
        for seed in range(spec.seed, spec.seed + 6):
            await worlds.play(spec._replace(seed=seed, tag=name))

    assert found.type is kind
