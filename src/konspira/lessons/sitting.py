"""One person at one lesson: the table, the ticked goals, the answers to choices.

A sitting is a function of the lesson and the choices that stood, step by step. So any process can
fold it again from these choices at any moment, and nothing has to be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from konspira.bots.desk import Desk
from konspira.bots.naming import factory
from konspira.kernel.events import Refusal
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.lessons.reading import start_of
from konspira.lessons.seeing import filled, reached, seen
from konspira.lessons.shapes import Answer, Lesson, Step, matches

MOST_CHOICES = 200  # of others between two of the learner: a lesson is never far from its learner


class Told(msgspec.Struct, frozen=True):
    """The answer to a choice that missed the goal, or that the rules forbid."""

    id: str  # the id of one of the step's answers; "": made from the refusal, or from the open goal
    facts: dict[str, Any]
    rule: str
    refusal: Refusal | None
    goal: str  # the first goal that is still open


class Outcome(msgspec.Struct, frozen=True):
    """The result of a choice: does it stand, which goals does it tick, what is the answer to it?"""

    stands: bool
    ticked: tuple[str, ...]
    told: Told | None


class Sitting:
    """A person in the middle of a lesson."""

    def __init__(
        self, lesson: Lesson, game: Game, step: int = 0, path: Sequence[Sequence[str]] = ()
    ) -> None:
        """Begin at a step.

        `path` has the choices of each step from the first one on; if it is shorter, the solution of
        the lesson stands in.
        """
        self.lesson = lesson
        self.game = game
        self.place = 0
        self.state: State
        self.chosen: list[str] = []
        self.done: set[str] = set()
        self._replies = 0  # number of fixed replies given
        self._enter(0)
        for place in range(step):
            choices = path[place] if place < len(path) else None
            self._repeat(choices or ())
            if not self.complete:
                self.again()
                self.solve()
            self.next()
        self._repeat(path[step] if step < len(path) else ())

    @property
    def seat(self) -> int:
        """Return the learner's seat."""
        return self.lesson.seat

    @property
    def step(self) -> Step:
        """Return the step that the learner is at."""
        return self.lesson.step[self.place]

    @property
    def complete(self) -> bool:
        """Are all goals of this step ticked?"""
        return len(self.done) == len(self.step.goal)

    @property
    def last(self) -> bool:
        """Is this the last step of the lesson?"""
        return self.place == len(self.lesson.step) - 1

    def next(self) -> None:
        """Go on to the next step."""
        self._enter(self.place + 1)

    def again(self) -> None:
        """Set up the position of this step again, as it was when it began."""
        self.state = self._start.copy()
        self._begin()

    def text_facts(self) -> dict[str, Any]:
        """Return the numbers in the text of this step, as its position has them."""
        return filled(self.step.facts, seen(self._start.view(self.seat)))

    def choose(self, choice: str) -> Outcome:
        """Try a choice. One that misses the goal gets an answer and is taken back."""
        refusal = self._refusal(choice)
        if refusal is not None:
            return Outcome(False, (), self._told(choice, refusal))
        before, made, replies = self.state.copy(), len(self.chosen), self._replies
        done = set(self.done)
        self._make(choice)
        ticked = tuple(goal.id for goal in self.step.goal if goal.id in self.done - done)
        if ticked or self._lets(choice):
            return Outcome(True, ticked, None)
        self.state, self._replies, self.done = before, replies, done
        del self.chosen[made:]
        return Outcome(False, (), self._told(choice, None))

    def shown(self) -> str | None:
        """Return the choice to make next: of the solution, or of the lesson's bot."""
        if self.complete or self.state.question(self.seat) is None:
            return None
        offers, solution = self.state.offers(self.seat), self.step.solution
        if self.chosen == [*solution[: len(self.chosen)]]:
            solution = solution[len(self.chosen) :]
        for choice in solution:
            if choice in offers:
                return choice
        return self.game.name(self._bot_choice(self.seat))

    def solve(self) -> list[str]:
        """Make the rest of the choices of this step, and return them."""
        made: list[str] = []
        while (choice := self.shown()) is not None and len(made) < MOST_CHOICES:
            self._make(choice)
            made.append(choice)
        return made

    def _lets(self, choice: str) -> bool:
        """Does the step let a choice stand that ticks nothing?"""
        return any(matches(one, choice) for one in (*self.step.allow, *self.step.solution))

    def _refusal(self, choice: str) -> Refusal | None:
        if self.state.question(self.seat) is None:
            self.state.choose(self.seat, choice)  # raises, with its code: no seat is asked
        return self.state.refusal(self.seat, choice)

    def _enter(self, place: int) -> None:
        self.place = place
        if self.step.position is not None:
            self.state = start_of(self.game, self.lesson, self.step)
        self._begin()
        self._let_others_play()
        self._heard = len(self.state.events(self.seat))
        self._start = self.state.copy()
        self._look()

    def _begin(self) -> None:
        self.chosen = []
        self.done = set()
        self._replies = 0
        self._heard = len(self.state.events(self.seat))

    def _repeat(self, choices: Sequence[str]) -> None:
        for choice in choices:
            self.state.choose(self.seat, choice)  # raises if it is not offered
            self.chosen.append(choice)
            self._let_others_play()
            self._look()

    def _make(self, choice: str) -> None:
        self._repeat([choice])

    def _look(self) -> None:
        """Tick each goal that is reached; it stays ticked until the step begins again."""
        view, over = seen(self.state.view(self.seat)), self.state.over
        heard = self.state.events(self.seat, self._heard)
        for goal in self.step.goal:
            if reached(goal, view, over, self.chosen, heard):
                self.done.add(goal.id)

    def _let_others_play(self) -> None:
        """Let the others choose until the learner is asked: fixed replies first, then their bot."""
        for _ in range(MOST_CHOICES):
            seat = self._next_seat()
            if seat is None:
                return
            self.state.choose(seat, self._reply(seat))

    def _next_seat(self) -> int | None:
        """Return a seat that goes on: another one, or the learner's without a real choice."""
        for question in self.state.questions:
            if question.seat != self.seat:
                return question.seat
            if question.window and len(self.state.options(self.seat)) == 1:
                return question.seat
        return None

    def _reply(self, seat: int) -> int:
        replies = self.step.replies
        if self._replies < len(replies):
            who, _, choice = replies[self._replies].partition(":")
            if int(who) == seat and choice in self.state.offers(seat):
                self._replies += 1
                return self.game.number(choice)
        return self._bot_choice(seat)

    def _bot_choice(self, seat: int) -> int:
        bot = factory(self.lesson.others)(self.lesson.seed + len(self.state.history))
        return bot.choose(Desk(self.state, seat))

    def _told(self, choice: str, refusal: Refusal | None) -> Told:
        view = seen(self.state.view(self.seat))
        open_goals = [goal.id for goal in self.step.goal if goal.id not in self.done]
        goal = open_goals[0] if open_goals else ""
        rule = "" if refusal is None else refusal.rule
        for answer in self.step.answer:
            if _answers(answer, choice, refusal):
                facts = filled(answer.facts, view)
                return Told(answer.id, facts, answer.rule or rule, refusal, goal)
        return Told("", {}, rule, refusal, goal)


def _answers(answer: Answer, choice: str, refusal: Refusal | None) -> bool:
    if answer.tried and not matches(answer.tried, choice):
        return False
    return not answer.code or (refusal is not None and refusal.code == answer.code)
