"""Stories of `redealt`: which are wanted, and how two servers tell them to a viewer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import update

from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.server.store import schema
from konspira.server.tables.play import Play
from support.club import Browser
from support.redealt import Begin, Redealt, Scene, scenes
from support.worlds import Probes, Spec, World, Worlds

MOST_GAMES = 300  # random games in which a scene is looked for
AT_ONCE = 4  # that are mixed
MOST_STORIES = 30  # that are planned to find one that fits

Options = dict[str, object]
Chosen = tuple[str, object]  # an option and its value; the number of seats is one of them


class Part(NamedTuple):
    """A story that is wanted: with whose eyes, at which question, put to the viewer or not."""

    viewer: int | None
    kind: str
    asked: bool


class Row(NamedTuple):
    """A table and its stories."""

    game: str
    seats: int
    options: Options
    parts: list[Part]


# The questions that can be met with these options by this viewer, who answers them or not.
Asked = Callable[[Options, int | None, bool], Sequence[str]]


def rows(
    games: Mapping[str, type[Game]],
    tables: Mapping[str, Sequence[Options]],
    asked_at: Mapping[str, Asked] = MappingProxyType({}),
) -> list[Row]:
    """All tables; what is not for so few seats is left out."""
    found: list[Row] = []
    for name, kind in games.items():
        known = {setting.name: setting for setting in kind.settings}
        met: Counter[tuple[Chosen, str, bool]] = Counter()
        for seats, wanted in product(
            range(kind.seat_range[0], kind.seat_range[1] + 1), tables.get(name, ())
        ):
            options: Options = {
                one: value for one, value in wanted.items() if value in known[one].values_for(seats)
            }
            row = Row(name, seats, options, [])
            if any((one.game, one.seats, one.options) == row[:3] for one in found):
                continue
            roles = [(seat, asked) for seat in range(seats) for asked in (False, True)]
            if seats > 2:  # one story for each seat is enough: it is asked here, or at the next
                roles = [(seat, (seat + len(found)) % 2 == 0) for seat in range(seats)]
            for viewer, asked in [(None, False), *roles]:
                questions: Sequence[str] = kind.question_kinds
                if name in asked_at:
                    questions = asked_at[name](options, viewer, asked)
                row.parts.append(Part(viewer, _rarest(questions, row, asked, met), asked))
            found.append(row)
    return found


def chosen(row: Row) -> list[Chosen]:
    """Return what makes this table another one."""
    return [("seats", row.seats), *row.options.items()]


def _rarest(questions: Sequence[str], row: Row, asked: bool, met: Counter[Any]) -> str:
    """The question that was met least often with these options."""

    def rank(question: str) -> tuple[int, int]:
        counts = [met[one, question, asked] for one in chosen(row)]
        return -counts.count(0), sum(counts)

    found = min(questions, key=rank)
    met.update((one, found, asked) for one in chosen(row))
    return found


# -- finding stories -------------------------------------------------------------------------------


class Library:
    """The scenes of a game's random games: more are played when more are needed."""

    def __init__(self, game: Game, begin: Begin | None = None) -> None:
        self.game = game
        self.begin = begin
        self.games: list[list[Scene]] = []

    def _scenes(self, rng: random.Random) -> Iterator[Scene]:
        for number in range(0, MOST_GAMES, AT_ONCE):
            while len(self.games) < number + AT_ONCE:
                self.games.append(list(scenes(self.game, len(self.games), self.begin)))
            some = [scene for game in self.games[number : number + AT_ONCE] for scene in game]
            yield from rng.sample(some, len(some))

    def with_question(
        self, kind: str, viewer: int | None, asked: bool, rng: random.Random
    ) -> Redealt:
        """A story in which the viewer answers this question, or somebody else does."""
        return self._story(kind, "", viewer, asked, rng)

    def with_window(
        self, window: str, viewer: int | None, asked: bool, rng: random.Random
    ) -> Redealt:
        """A story that begins in this window, which is open for the viewer or somebody else."""
        return self._story("", window, viewer, asked, rng)

    def _story(
        self, kind: str, window: str, viewer: int | None, asked: bool, rng: random.Random
    ) -> Redealt:
        found: list[Redealt] = []
        for scene in self._scenes(rng):
            fits = kind in scene.kinds or window in scene.windows
            if fits and (scene.seat == viewer) == asked:
                place = scene.kinds.index(kind) if kind else 0
                kind = scene.kinds[place]
                story = Redealt(scene, place, viewer, rng)
                if story.hides and (kind, asked) in story.asked:
                    found.append(story)
                if len(found) == 3 or (found and found[-1].unlike):
                    break
        if not found:
            raise LookupError(f"{self.game.id}: no story asks {kind or window}")
        return max(found, key=lambda story: story.unlike)

    def with_event(
        self, kind: str, viewer: int | None, rng: random.Random, secret: bool = False
    ) -> Redealt:
        """A story in which the viewer hears this of somebody else, who perhaps learns more."""
        tried = 0
        for scene in self._scenes(rng):
            if kind in scene.told and scene.seat != viewer and tried < MOST_STORIES:
                tried += 1
                story = Redealt(scene, rng.randrange(2), viewer, rng, gestures=1)
                told = [story.news(side, scene.seat) for side in range(2)]
                if story.hides and kind in {event.kind for event in story.news(0, viewer)}:
                    if not secret or told[0] != told[1]:
                        return story
        raise LookupError(f"{self.game.id}: no story tells of {kind}")


LIBRARIES: dict[tuple[str, int, bytes], Library] = {}


def library(kind: type[Game], seats: int, options: Options, begin: Begin | None = None) -> Library:
    """The random games of a table."""
    key = (kind.id, seats, msgspec.json.encode(options))
    if key not in LIBRARIES:
        LIBRARIES[key] = Library(kind(seats, None, options), begin)
    return LIBRARIES[key]


# -- on two servers --------------------------------------------------------------------------------


class Questions(Probes):
    """The requests of the viewer between the beats."""

    def be_thorough(self, thorough: bool) -> None:
        """Ask everything the next time, or some of it."""
        self.count = 2 if thorough else 3

    def _urls(self, names: list[str], state: State, thorough: bool) -> list[str]:
        since = self.rng.randrange(len(state.events(self.spec.viewer)) + 2)
        some = [
            f"/api/tables/{{id}}/frame?since={since}",
            f"/api/tables/{{id}}/why?choice={self.rng.choice(names)}",
            "/api/tables/{id}",
            "/api/lobby",
        ]
        if not thorough:
            return self.rng.sample(some, 2)
        more = ["frame", "chat", "moments/1?eyes=all", "moments/1?eyes=0", "record"]
        return [*some, *[f"/api/tables/{{id}}/{one}" for one in more], "/api/me", "/api/metrics"]


class Tables(Worlds):
    """World A and world B with one table, at which one story after another is told."""

    spec: Spec
    strangers: list[Browser]

    def __init__(self, worlds: Worlds, games: Mapping[str, type[Game]]) -> None:
        super().__init__(worlds.pair, worlds.chance)
        for world in self.pair:
            world.club.house.games.update(games)

    async def sit_down(self, spec: Spec) -> None:
        """Another table: everybody takes a seat, and it starts."""
        self.spec = spec
        self.time += 1000.0
        self._set_clocks(self.time)
        for world in self.pair:
            await world.close()
            await self._hide(world)
            world.live.clear()
            world.answers.clear()
            self.chance.rng = random.Random(f"{spec}")
            await world.prepare(spec)
            await world.start(spec)
            await self._leave(world)
        self.strangers = [world.eyes for world in self.pair]
        self.compare(spec)

    async def tell(self, story: Redealt, thorough: bool = False) -> None:
        """Tell a story; raises Leak when the viewer can tell the worlds apart."""
        rng, spec = story.rng, self.spec._replace(viewer=story.viewer)
        self.time += 1.0
        self._set_clocks(self.time)
        questions = Questions(spec, story, rng)
        for number, world in enumerate(self.pair):
            await put(world, story.told[0][1][number])
        others = [world.lines[:] for world in self.pair]
        await self.title("opening the page", lambda world: self._look(world, spec))
        try:
            for beat in story.beats():
                self.unlike += beat.acts[0] != beat.acts[1]
                await self._beat(story, beat, rng)
                self.compare(spec)
                if story.at_question or rng.random() < spec.curious:
                    questions.be_thorough(thorough and story.at_question)
                    thorough = thorough and not story.at_question
                    await self.title(f"probes: {beat.title}", questions.draw(beat))
                    self.compare(spec)
        finally:
            for world, lines in zip(self.pair, others, strict=True):
                await self._leave(world)
                world.lines = lines
        self.compare(spec)

    async def _hide(self, world: World) -> None:
        """The last table is in no list any more: a planted leak may have left it unlike."""
        rows = schema.tables
        async with world.club.house.database.begin() as connection:
            await connection.execute(
                update(rows).where(rows.c.id == world.id).values(visibility="unlisted")
            )

    async def _leave(self, world: World) -> None:
        """The viewer closes the page; everybody else stays."""
        if world.line is not None:
            await world.line.close()
        world.line = None

    async def _look(self, world: World, spec: Spec) -> None:
        """The viewer opens the page."""
        if spec.viewer is None:
            world.eyes = self.strangers[self.pair.index(world)]
        else:
            world.eyes = world.browsers[spec.viewer]
        await world.connect(spec.language)
        if spec.viewer is not None:
            world.lines[spec.viewer] = world.line


async def put(world: World, play: Play) -> None:
    """Put a play on the table, in memory and in the lists, while the viewer is not there."""
    table = world.table
    async with table.lock:
        table.play = play
        table.eyes.clear()
        await table.commit([])
