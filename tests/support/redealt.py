"""Stories of any game, told with `redeal`: two worlds that one viewer cannot tell apart.

World A begins in the middle of a random game, world B in `redeal` of that state for the viewer.
From there others make other small choices, in other numbers, wherever the viewer sees the same. A
story is planned in memory here; `retold` lets two servers play it, and the viewer compares.

A story begins where nothing is half made, so both worlds agree on what was chosen before and on
the tokens; it may begin in an open window, and goes on through those that open. It has no log of
its own: looking back, records, exports and agreements, which play the log again, are left to the
twins of `twins`, and so are bots.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from konspira.kernel.events import EVERYONE, Event, Question, Told
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.server.tables.play import CHOICE, Entry, Play
from support.twins import Act, Beat, NotTwins, Side, Twins

DEEPEST = 6  # small choices of a gesture in world B; an assassination in Emerald has six
LOOKS = 40  # views that are compared to find one
FAR = 100  # choices from where somebody put a random game on
FARTHEST = 1 << 30
WINDOWS = 5  # in a row that a story goes through
TRIES = 5  # gestures of world A that are tried to find one with a counterpart
MARK = (-1, -1)  # beside each choice; only twins need it

Begin = Callable[[Game, random.Random], State]  # a state in which a random game begins


class Scene(NamedTuple):
    """The begin of a story, and the gesture that comes next in the random game."""

    state: State  # nothing is half made
    seat: int
    path: tuple[str, ...]  # its choices, up to where somebody else sees something
    kinds: tuple[str, ...]  # the questions that they answer
    windows: tuple[str, ...]  # and the windows in which these are put, where they say it
    told: frozenset[str]  # what everybody hears then


def scenes(game: Game, seed: int, begin: Begin | None = None) -> Iterator[Scene]:
    """All scenes of a random game, from its start or from where `begin` puts it."""
    rng = random.Random(f"{game.id} {game.seats} {game.options} {seed}")
    state = start = begin(game, rng) if begin else game.start(rng.getrandbits(60))
    path: list[tuple[int, str, Question]] = []
    last = len(state.history) + FAR if begin else FARTHEST
    while not state.over and len(state.history) < last:
        question = rng.choice(state.questions)
        if path and len(state.questions) > 1 and rng.random() < 0.8:  # who began mostly goes on
            question = state.question(path[-1][0]) or question
        choice = _wish(state, question.seat, rng) if begin else _any(state, question.seat, rng)
        path.append((question.seat, choice, question))
        state = state.copy()
        state.choose(question.seat, choice)
        told = [one.event.kind for one in state.log[len(start.log) :] if one.audience == EVERYONE]
        alone = len(path) == 1 or not question.window
        if told and alone and all(seat == question.seat for seat, _, _ in path):
            yield Scene(
                start,
                question.seat,
                tuple(step[1] for step in path),
                tuple(step[2].kind for step in path),
                tuple(str(step[2].facts["window"]) for step in path if "window" in step[2].facts),
                frozenset(told),
            )
        if state.learned == len(state.history):
            start, path = state, []


def _any(state: State, seat: int, rng: random.Random) -> str:
    return rng.choice(state.offers(seat))


def _wish(state: State, seat: int, rng: random.Random) -> str:
    """Each verb is as likely as any other: what can be done in one way only is done too."""
    offers = state.offers(seat)
    verb = rng.choice(sorted({name.partition("(")[0] for name in offers}))
    return rng.choice([name for name in offers if name.partition("(")[0] == verb])


class Dealt(Side):
    """One world, from a state on."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.play = Play(state.game, b"\0")
        self.play.state = self.play.settled = state
        self.play._count()
        self.viewer = viewer
        self.marks = [MARK] * len(state.history)


def heard(state: State, viewer: int | None, since: int = 0) -> list[Told]:
    """Return what a viewer was told, from a place in the log on."""
    audience = (EVERYONE, EVERYONE if viewer is None else viewer)
    return [told for told in state.log[since:] if told.audience in audience]


def redealt(state: State, viewer: int | None, rng: random.Random) -> State:
    """A state that the viewer cannot tell from this one, with all that the viewer has heard."""
    other = state.redeal(viewer, Rng(rng.getrandbits(60)))
    if rng.random() < 0.5:  # the same luck, so that play can go on when dice have been thrown
        for name in ("word", "key", "place", "draws", "dice"):
            setattr(other, name, getattr(state, name))
    other.listening = True
    other.log = heard(state, viewer)
    other.history = state.history[:]
    other.learned = len(state.history)
    return other


class Redealt(Twins):
    """A story: its beats, and how far both worlds are after each."""

    def __init__(
        self, scene: Scene, stop: int, viewer: int | None, rng: random.Random, gestures: int = 2
    ) -> None:
        game = scene.state.game
        self.scene, self.viewer, self.rng = scene, viewer, rng
        self.kind = scene.kinds[min(stop, len(scene.kinds) - 1)]
        self.seats, self.bots, self.people = game.seats, (), list(range(game.seats))
        self.asked: set[tuple[str, bool]] = set()  # questions, and whether the viewer answers
        self.told: list[tuple[Beat, list[Play]]] = []
        self.unlike = 0  # beats in which something else happens in the other world
        saved = game.save_fields(scene.state)
        for _ in range(TRIES):
            other = redealt(scene.state, viewer, rng)
            if game.save_fields(other) != saved:
                break
        self.sides: list[Side] = [Dealt(scene.state, viewer), Dealt(other, viewer)]
        self.hides = self.differ()
        self._note(Beat("the deal", ([], [])))
        going = self._gesture_of(scene.seat, [scene.path], stop)
        left, windows = gestures - 1, WINDOWS
        while going:
            question = rng.choice(self.sides[0].state.questions)
            left, windows = (left, windows - 1) if question.window else (left - 1, windows)
            if min(left, windows) < 0:
                break
            going = self._gesture_of(question.seat, [], rng.randrange(2))
        if rng.random() < 0.5 and not any(q.window for q in self.sides[0].state.questions):
            for beat in self._half_made():
                if any(beat.acts):
                    self._note(beat._replace(title="left half made"))

    def beats(self) -> Iterator[Beat]:
        """Everything that happens; both worlds are where they are after each beat."""
        for beat, plays in self.told:
            for side, play in zip(self.sides, plays, strict=True):
                side.play = play
            yield beat

    @property
    def at_question(self) -> bool:
        """Is the question put now that this story is about?"""
        return any(question.kind == self.kind for question in self.sides[0].state.questions)

    def news(self, side: int, listener: int | None) -> list[Event]:
        """Return what somebody hears in this story, in one of the worlds."""
        since, last = (self.told[place][1][side].state for place in (0, -1))
        return [told.event for told in heard(last, listener, len(since.log))]

    def _note(self, beat: Beat) -> None:
        self._check(beat.title)
        self.told.append((beat, [side.play.fork() for side in self.sides]))
        self.unlike += beat.acts[0] != beat.acts[1]
        for question in self.sides[0].state.questions:
            self.asked.add((question.kind, question.seat == self.viewer))

    # -- gestures --------------------------------------------------------------------------------

    def _gesture_of(self, seat: int, wishes: Sequence[Sequence[str]], stop: int) -> bool:
        """A gesture of a seat in both worlds; False where the story ends."""
        question = self.sides[0].state.question(seat)
        if question is not None and question.window:
            return self._window_of(seat, wishes)
        paths = [*wishes, *[self._random_path(seat) for _ in range(TRIES)]]
        if seat == self.viewer:
            fitting = [path for path in paths if self._may_do(path)]
            whole = bool(fitting)
            for choice in fitting[0] if whole else paths[0][: min(stop, len(paths[0]) - 1)]:
                self._own(seat, choice)
            return whole
        for path in paths:
            other = self._counterpart(seat, path)
            if other is not None:
                self._another(seat, path, other, stop)
                return True
        silent = paths[0][: min(stop, len(paths[0]) - 1)]
        begun = [self.sides[0].choose(seat, choice, MARK) for choice in silent]
        if begun:  # it will not be finished
            self._note(Beat(f"seat {seat} begins {silent}", (begun, []), True))
        return False

    def _window_of(self, seat: int, wishes: Sequence[Sequence[str]]) -> bool:
        """A chance to react: what was answered, if anything, is done when the window closes."""
        if len(self.sides[0].state.questions) > 1:
            return False  # they close together: left to the twins
        nothing = self.sides[0].state.offers(seat)[0]
        paths = [*wishes, *[[one] for one in self._answers(seat)]]
        for path in paths:
            other = self._reply(seat, path[0])
            if other is not None:
                self._close_window(seat, nothing, (path[0], other))
                return True
        return False

    def _answers(self, seat: int) -> list[str]:
        """Return what may be done in a window of world A: rather something than nothing."""
        first, *more = self.sides[0].state.offers(seat)
        return [*self.rng.sample(more, len(more)), first]

    def _reply(self, seat: int, choice: str) -> str | None:
        """Return what is answered in world B for the viewer to see the same."""
        if seat == self.viewer:
            return choice if self._may_do([choice]) else None
        offers = self.sides[1].state.offers(seat)
        end = _after(self.sides[0].state, seat, [choice])
        for one in sorted(offers, key=lambda one: one != choice):
            if self._alike(end, _after(self.sides[1].state, seat, [one])):
                return one
        return None

    def _close_window(self, seat: int, nothing: str, answers: tuple[str, str]) -> None:
        """Doing nothing can be said or not; said or not, the window closes at its time."""
        acts: tuple[list[Act], list[Act]] = ([], [])
        same = self.rng.random() < 0.5
        for side, answer, made in zip(self.sides, answers, acts, strict=True):
            said = same if seat == self.viewer else self.rng.random() < 0.5
            if answer != nothing or said:
                made.append(side.choose(seat, answer, MARK))
        self._note(Beat(f"answers in the window of {seat}: {answers}", acts))
        self._note(Beat("in the window", ([Act("wait")], [Act("wait")])))
        for side, answer in zip(self.sides, answers, strict=True):
            side.play.apply(Entry(CHOICE, seat, side.state.game.number(answer)))
            side.marks.append(MARK)
        self._note(Beat("the window closes", ([Act("close", seat)], [Act("close", seat)])))

    def _own(self, seat: int, choice: str) -> None:
        """The viewer does the same in both worlds, perhaps after something that it takes back."""
        if self.rng.random() < 0.3:
            for beat in self._own_detour():
                self._note(beat)
        acts = [[side.choose(seat, choice, MARK)] for side in self.sides]
        self._note(Beat(f"own {choice}", (acts[0], acts[1])))

    def _another(self, seat: int, path: Sequence[str], other: Sequence[str], stop: int) -> None:
        """Another seat's gesture: often the viewer looks while it is half made."""
        ways = [
            (self.sides[0], path, min(stop, len(path) - 1)),
            (self.sides[1], other, self.rng.randrange(len(other))),
        ]
        begun: list[list[Act]] = []
        for side, choices, end in ways:
            aside = side.detour(seat, self.rng) if self.rng.random() < 0.2 else []
            begun.append([*aside, *[side.choose(seat, one, MARK) for one in choices[:end]]])
        if any(begun):
            self._note(Beat(f"seat {seat} begins {path} or {other}", (begun[0], begun[1]), True))
        ended = [[side.choose(seat, one, MARK) for one in made[end:]] for side, made, end in ways]
        self._note(Beat(f"seat {seat}: {path} or {other}", (ended[0], ended[1])))

    def _random_path(self, seat: int) -> list[str]:
        """Return what a seat may do next, up to where the viewer hears something."""
        state, path = self.sides[0].state, list[str]()
        while not path or self._goes_on(state, seat, path, 0):
            path.append(self.rng.choice(state.offers(seat)))
            state = _after(state, seat, path[-1:])
        return path

    def _goes_on(self, state: State, seat: int, path: Sequence[str], side: int) -> bool:
        """Is a gesture half made, and nobody but its seat knows?"""
        if state.over or state.question(seat) is None or len(path) == DEEPEST:
            return False
        return not self._news(state, side)

    def _news(self, state: State, side: int) -> list[Event]:
        since = len(self.sides[side].state.log)
        return [told.event for told in heard(state, self.viewer, since)]

    def _may_do(self, path: Sequence[str]) -> bool:
        """Would the viewer learn the same in both worlds?"""
        assert self.viewer is not None
        states = [side.state for side in self.sides]
        for choice in path:
            if not all(choice in state.offers(self.viewer) for state in states):
                return False
            states = [_after(state, self.viewer, [choice]) for state in states]
        return self._alike(states[0], states[1])

    def _counterpart(self, seat: int, path: Sequence[str]) -> list[str] | None:
        """Return what the seat can do in B for the viewer to see the same: rather another deed."""
        end = _after(self.sides[0].state, seat, path)
        kinds = [event.kind for event in self._news(end, 0)]
        ways: list[tuple[State, list[str]]] = [(self.sides[1].state, [])]
        same, looks = self.rng.random() < 0.25, 0
        while ways and looks < LOOKS:
            state, made = ways.pop()
            if made and not self._goes_on(state, seat, made, 1):
                if [event.kind for event in self._news(state, 1)] == kinds:
                    looks += 1
                    if self._alike(end, state):
                        return made
                continue
            offers = state.offers(seat)
            self.rng.shuffle(offers)
            hope = path[min(len(made), len(path) - 1)]
            # The last one is tried first: what is hidden differs, what is seen is the same.
            offers.sort(key=lambda one: (one == hope) == (same or bool(made)))
            ways.extend((_after(state, seat, [one]), [*made, one]) for one in offers)
        return None

    def _alike(self, one: State, two: State) -> bool:
        """Does the viewer see the same? Then it must have heard the same as well."""
        if one.over or two.over or look(one, self.viewer) != look(two, self.viewer):
            return False
        news = [self._news(one, 0), self._news(two, 1)]
        if news[0] == news[1]:
            return True
        if any(event.kind in one.game.more_than_views for event in [*news[0], *news[1]]):
            return False
        raise NotTwins(f"viewer {self.viewer} sees the same but hears\n{news[0]}\nor\n{news[1]}")


def look(state: State, viewer: int | None) -> bytes:
    """Return what a viewer sees and is asked at this moment."""
    question = None if viewer is None else state.question(viewer)
    put = question and (question.kind, question.facts)
    waiting = state.game.waiting(state, viewer)
    options = [] if viewer is None else state.options(viewer)
    return msgspec.json.encode([state.view(viewer), waiting, put, options])


def _after(state: State, seat: int, path: Sequence[str]) -> State:
    state = state.copy()
    for choice in path:
        state.choose(seat, choice)
    return state
