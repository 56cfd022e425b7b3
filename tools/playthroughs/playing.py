"""Plays a game and notes everything that happens in it: questions, choices, events, views."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

import msgspec

from konspira import KonspiraError, Rng, bots
from konspira.bots import Desk
from konspira.drawings import drawing
from konspira.kernel.events import EVERYONE, Told
from konspira.kernel.state import State

Chooser: TypeAlias = Callable[[State], tuple[int, str]]  # the seat that chooses, and its choice


class RecordEnds(Exception):
    """A game goes on, and no choice is recorded any more."""


class Asked(NamedTuple):
    """A question and its answer."""

    number: int  # of the choice, counted from 1
    seat: int
    kind: str
    facts: dict[str, Any]
    offers: list[str]
    chosen: str
    window: bool  # a chance to react

    @property
    def passed(self) -> bool:
        """Did the seat let a chance to react go by?"""
        return self.window and self.chosen == self.offers[0]


class Seen(NamedTuple):
    """The views of everybody at one moment: the spectator's, then each seat's."""

    views: list[Any]


Item: TypeAlias = Told | Asked | Seen


class Block(NamedTuple):
    """A part of a game: a round, a stage or a turn, as the game's log divides it."""

    title: str
    items: list[Item]

    @property
    def choices(self) -> list[Asked]:
        """The questions and answers of this block."""
        return [item for item in self.items if isinstance(item, Asked)]

    @property
    def checksum(self) -> str:
        """A fingerprint of everything in this block, the same on every machine."""
        plain = [_plain(item) for item in self.items]
        text = msgspec.json.encode(plain, order="sorted")
        return blake2b(text, digest_size=8).hexdigest()


def _plain(item: Item) -> list[Any]:
    """An item as JSON; numbers of choices are left out, so that a block stands for itself."""
    if isinstance(item, Asked):
        return ["asked", item.seat, item.kind, item.facts, item.offers, item.chosen]
    if isinstance(item, Seen):
        return ["seen", item.views]
    return ["told", item.audience, item.event.kind, item.event.facts]


class Played(NamedTuple):
    """A game that was played to its end, or to a choice that could not be made."""

    state: State
    blocks: list[Block]
    trouble: str  # why it did not come to its end

    @property
    def items(self) -> Iterator[Item]:
        """Everything that happened, block after block."""
        for block in self.blocks:
            yield from block.items

    @property
    def told(self) -> set[str]:
        """The kinds of all events."""
        return {item.event.kind for item in self.items if isinstance(item, Told)}

    @property
    def asked(self) -> set[str]:
        """The kinds of all questions."""
        return {item.kind for item in self.items if isinstance(item, Asked)}


class Notes:
    """The blocks of a game that goes on.

    A block begins with the event that opens a chapter of the game's log. Views are noted before
    the first question of a block, after each lesser heading, and when the table turns to an
    activity that this block has not had yet.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.headings = drawing(state.game).HEADINGS
        self.blocks = [Block("start", [])]
        self.heard = 0
        self.activities: list[set[str]] = []
        self.look = True  # are the views due?

    def hear(self) -> None:
        """Note what was told since the last time."""
        for told in self.state.told_since(self.heard):
            kind = told.event.kind
            if kind in self.headings[:1] and told.audience == EVERYONE:
                facts = [f"{name} {value}" for name, value in told.event.facts.items()]
                self.blocks.append(Block(f"{kind} {', '.join(facts)}", []))
                self.activities = []
            self.look = self.look or kind in self.headings
            self.blocks[-1].items.append(told)
        self.heard = self.state.told

    def see(self) -> None:
        """Note all views, where they are due."""
        now = {entry.activity for entry in self.state.waiting(None)}
        if self.look or now not in self.activities:
            viewers = [None, *range(self.state.game.seats)]
            views = [msgspec.to_builtins(self.state.view(viewer)) for viewer in viewers]
            self.blocks[-1].items.append(Seen(views))
            self.activities.append(now)
        self.look = False

    def choose(self, seat: int, choice: str) -> None:
        """Make a choice and note the question, the choice and what was told then."""
        question = self.state.question(seat)
        offers = self.state.offers(seat)
        self.state.choose(seat, choice)
        assert question is not None
        number = len(self.state.history)
        asked = Asked(number, seat, question.kind, question.facts, offers, choice, question.window)
        self.blocks[-1].items.append(asked)
        self.hear()


def play(state: State, chooser: Chooser) -> Played:
    """Play a game from this state to its end."""
    notes = Notes(state)
    notes.hear()
    trouble = ""
    while not state.over and not trouble:
        notes.see()
        try:
            notes.choose(*chooser(state))
        except (KonspiraError, RecordEnds) as error:
            trouble = f"choice {len(state.history) + 1} cannot be made: {error}"
    notes.look = True
    notes.see()
    return Played(state, notes.blocks, trouble)


def by_choices(choices: Sequence[tuple[int, str]]) -> Chooser:
    """The choices of a game that was recorded, and no others."""
    left = iter(choices)

    def choose(state: State) -> tuple[int, str]:
        found = next(left, None)
        if found is None:
            raise RecordEnds("none is recorded, and the game goes on")
        return found

    return choose


def by_choices_then_bots(
    choices: Sequence[tuple[int, str]], levels: Sequence[str], seed: int
) -> Chooser:
    """The choices of a game that was recorded, as far as they can be made; then bots choose."""
    left = list(choices)
    others = by_bots(levels, seed)

    def choose(state: State) -> tuple[int, str]:
        if left:
            seat, choice = left.pop(0)
            if choice in state.offers(seat):
                return seat, choice
            left.clear()
        return others(state)

    return choose


def by_bots(levels: Sequence[str], seed: int) -> Chooser:
    """Bots choose; chance says who answers first when several seats are asked at once."""
    players = [bots.make(level, seed + seat) for seat, level in enumerate(levels)]
    order = Rng(seed)

    def choose(state: State) -> tuple[int, str]:
        questions = state.questions
        seat = questions[order.below(len(questions))].seat
        return seat, state.game.name(players[seat].choose(Desk(state, seat)))

    return choose
