"""Masked self-play: a network plays both sides of many games and learns from how they end.

Proximal policy optimisation in NumPy. A decision was better than expected if its seat's later
chance to win, by the network's estimates and the ends of games, is higher than before.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from konspira.kernel.game import Game
from konspira.research.batch import Batch
from konspira.research.network import Floats, Network, Thoughts


class Settings(msgspec.Struct, frozen=True):
    """The numbers of the method; they are the same for all games."""

    games: int = 128  # at once
    length: int = 128  # choices of each game between two lessons
    hidden: int = 128
    rounds: int = 3  # passes over a lesson
    rows: int = 1024  # that are learned from at a time
    rate: float = 7e-4
    clip: float = 0.2  # how far the chances may move in one lesson
    curiosity: float = 0.01
    memory: float = 0.95  # how far a surprise reaches back to earlier decisions
    margin: float = 0.5  # the share of the margin in the worth of a game
    longest: int = 2000  # choices after which a game is cut off


class Lesson(NamedTuple):
    """Decisions with more than one option: the observation, the choice, and its result."""

    rows: Floats
    masks: NDArray[Any]
    choices: NDArray[np.int64]
    chances: Floats  # of the choices, when they were made
    gains: Floats  # how much better than expected
    worths: Floats  # what the network should have expected


class Steps(NamedTuple):
    """One step of all games."""

    rows: Floats
    masks: NDArray[Any]
    seats: NDArray[np.int8]
    choices: NDArray[np.int64]
    thoughts: tuple[Floats, Floats]  # chances of the choices, values
    done: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    rewards: Floats


class Worth:
    """The worth of a game for each seat, from 0 to 1: the victory, and the margin.

    A network that learns only from victories learns slowly. A margin is measured by those of other
    games.
    """

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.spread = 1.0

    def __call__(self, scores: Floats, ended: NDArray[np.bool_]) -> Floats:
        """Return the worths of the games that have ended, and zeros for the others."""
        found: Floats = np.zeros_like(scores)
        for game in np.flatnonzero(ended):
            own = scores[game]
            first = own == own.max()
            ahead = np.array([mine - np.delete(own, seat).max() for seat, mine in enumerate(own)])
            self.spread += 0.02 * (float(np.abs(ahead).max()) - self.spread)
            degree = 0.5 + np.clip(ahead / (4 * self.spread + 1e-6), -0.5, 0.5)
            found[game] = (1 - self.margin) * first / first.sum() + self.margin * degree
        return found


class Adam:
    """Steps of about the same size for every weight."""

    def __init__(self, weights: list[Floats]) -> None:
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in weights]
        self.count = 0

    def climb(self, weights: list[Floats], slopes: list[Floats], rate: float) -> None:
        """Change the weights in place."""
        self.count += 1
        size = sum(float(np.vdot(slope, slope)) for slope in slopes) ** 0.5
        shrink = min(1.0, 0.5 / (size + 1e-8))
        rate *= (1 - 0.999**self.count) ** 0.5 / (1 - 0.9**self.count)
        for weight, slope, (mean, square) in zip(weights, slopes, self.moments, strict=True):
            slope = slope * np.float32(shrink)
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight += np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


class SelfPlay:
    """A network, the games that it plays, and its progress."""

    def __init__(self, game: Game, settings: Settings, seed: int = 0) -> None:
        self.settings = settings
        self.network = Network.fresh(game, settings.hidden, seed)
        self.batch = Batch(
            game, settings.games, seed=seed, utility="score", longest=settings.longest
        )
        self._worth = Worth(settings.margin)
        self._rng = np.random.default_rng(seed)
        self._adam = Adam(self.network.weights)

    def lesson(self) -> Lesson:
        """Play on for a while, and return every decision with its result."""
        steps = [self._step() for _ in range(self.settings.length)]
        return lesson_of(steps, self.settings.memory)

    def _step(self) -> Steps:
        batch = self.batch
        rows, masks = self.network.grow(batch.observations), batch.masks.copy()
        seats = batch.seats.copy()
        seen = self.network.think(rows, masks)
        draws = self._rng.random((len(rows), 1), np.float32) * 0.999999
        choices = (np.cumsum(seen.chances, axis=1) > draws).argmax(axis=1)
        legal = masks[np.arange(len(rows)), choices]
        choices = np.where(legal, choices, masks.argmax(axis=1))  # sums are rounded
        batch.step(choices)
        card = self.network.card
        self.network.card = msgspec.structs.replace(
            card, steps=card.steps + len(rows), games=card.games + int(batch.done.sum())
        )
        return Steps(
            rows,
            masks,
            seats,
            choices,
            (seen.chances[np.arange(len(rows)), choices], seen.values),
            batch.done.copy(),
            batch.truncated.copy(),
            self._worth(batch.rewards, batch.done & ~batch.truncated),
        )

    def learn(self, lesson: Lesson, part: float) -> None:
        """Go through a lesson several times; `part` of the training is over: steps get smaller."""
        settings = self.settings
        gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-6)
        for _ in range(settings.rounds):
            order = self._rng.permutation(len(gains))
            for start in range(0, len(order), settings.rows):
                some = order[start : start + settings.rows]
                if len(some) * 2 > settings.rows or len(order) <= settings.rows:
                    self._climb(lesson, gains, some, settings.rate * (1 - 0.9 * part))

    def _climb(self, lesson: Lesson, gains: Floats, some: NDArray[Any], rate: float) -> None:
        rows = lesson.rows[some]
        seen = self.network.think(rows, lesson.masks[some])
        scores = self._pull(seen, lesson, gains[some], some) / np.float32(len(some))
        worths = (lesson.worths[some] - seen.values) / np.float32(len(some))
        self._adam.climb(
            self.network.weights, self.network.slopes(rows, seen, scores, worths), rate
        )

    def _pull(self, seen: Thoughts, lesson: Lesson, gains: Floats, some: NDArray[Any]) -> Floats:
        """Return the slopes of scores: towards gains, and a little towards variety."""
        places, choices = np.arange(len(some)), lesson.choices[some]
        ratio = seen.chances[places, choices] / lesson.chances[some]
        clip = self.settings.clip
        moves = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        force = (gains * ratio * moves).astype(np.float32)
        pull: Floats = -seen.chances * force[:, None]
        pull[places, choices] += force
        logs = np.log(seen.chances + np.float32(1e-9))
        mean = (seen.chances * logs).sum(axis=1, keepdims=True)
        pull -= np.float32(self.settings.curiosity) * seen.chances * (logs - mean)
        return pull


def lesson_of(steps: list[Steps], memory: float) -> Lesson:
    """Return each decision with its result: from the last one back, seat by seat.

    If a seat's next decision is not known yet, its last one is left out.
    """
    games, seats = steps[0].rewards.shape
    later = np.full((games, seats), np.nan, np.float32)  # the seat's next value
    surprise = np.zeros((games, seats), np.float32)
    every = np.arange(games)
    found: list[tuple[Any, ...]] = []
    for step in reversed(steps):
        ended = step.done & ~step.cut
        later[ended], surprise[ended] = step.rewards[ended], 0
        later[step.cut], surprise[step.cut] = np.nan, 0
        chances, values = step.thoughts
        at = (every, step.seats)
        gain = later[at] - values + memory * surprise[at]
        known = ~np.isnan(gain)
        later[at], surprise[at] = values, np.where(known, gain, 0)
        use = known & (step.masks.sum(axis=1) > 1)
        found.append(
            (
                step.rows[use],
                step.masks[use],
                step.choices[use],
                chances[use],
                gain[use].astype(np.float32),
                (values + gain)[use].astype(np.float32).clip(0, 1),
            )
        )
    return Lesson(*(np.concatenate(column) for column in zip(*found, strict=True)))
