"""A small network for masked choices: a score for each, and the chance to win; NumPy alone.

Two hidden layers stand between the expanded observation and both answers. A network is saved with
the table that it was trained for, so that it refuses any other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from konspira.catalogue import make
from konspira.kernel.errors import OptionError
from konspira.kernel.game import Game
from konspira.kernel.observation import layout
from konspira.research.layouts import Expansion

Floats = NDArray[np.float32]
FORBIDDEN = np.float32(-1e9)  # the score of a choice that the mask forbids


class Card(msgspec.Struct, frozen=True):
    """The table and the training of a network."""

    game: str
    seats: int
    options: dict[str, Any]
    layout: str
    choices: int
    content: str  # the hash of the game's content
    games: int = 0  # games of training
    steps: int = 0


class Thoughts(NamedTuple):
    """The output of the layers for some rows."""

    first: Floats
    second: Floats
    chances: Floats  # of each choice
    values: Floats  # the chance to win


def card_of(game: Game) -> Card:
    """Return a card for a table before any training."""
    return Card(
        game.id,
        game.seats,
        dict(game.options),
        layout(game).name,
        len(game.table),
        game.pack.hash,
    )


class Network:
    """The weights, and their answers to an observation."""

    def __init__(self, card: Card, weights: list[Floats]) -> None:
        self.card = card
        self.weights = weights
        self.grow = Expansion(layout(make(card.game, card.seats, **card.options)))

    @classmethod
    def fresh(cls, game: Game, hidden: int, seed: int) -> Network:
        """Return random weights; at first all choices are nearly equally likely."""
        card = card_of(game)
        wide = Expansion(layout(game)).width
        rng = np.random.default_rng(seed)
        weights: list[Floats] = []
        for rows, columns, scale in (
            (wide, hidden, 1.4),
            (hidden, hidden, 1.4),
            (hidden, card.choices, 0.1),
            (hidden, 1, 0.1),
        ):
            weights.append(rng.normal(0, scale / rows**0.5, (rows, columns)).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(card, weights)

    def think(self, rows: Floats, masks: NDArray[Any]) -> Thoughts:
        """Return chances of the choices that the masks allow, and values, for rows of floats."""
        one, bias_one, two, bias_two, policy, bias_policy, value, bias_value = self.weights
        first = np.maximum(rows @ one + bias_one, 0)
        second = np.maximum(first @ two + bias_two, 0)
        scores = np.where(masks, second @ policy + bias_policy, FORBIDDEN)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        worth = 1 / (1 + np.exp(-(second @ value + bias_value)[:, 0]))
        return Thoughts(first, second, chances, worth)

    def slopes(self, rows: Floats, seen: Thoughts, scores: Floats, worths: Floats) -> list[Floats]:
        """Return the slopes of each weight, from the slopes of scores and of values."""
        policy, value, two = self.weights[4], self.weights[6], self.weights[2]
        worth = worths[:, None]
        second = (scores @ policy.T + worth @ value.T) * (seen.second > 0)
        first = (second @ two.T) * (seen.first > 0)
        found: list[Floats] = []
        for below, above in (
            (rows, first),
            (seen.first, second),
            (seen.second, scores),
            (seen.second, worth),
        ):
            found += [below.T @ above, above.sum(axis=0)]
        return found

    def save(self, file: Path) -> None:
        """Write the weights, in half precision, and the card into one file."""
        known = np.frombuffer(msgspec.json.encode(self.card), np.uint8)
        halves = {f"w{place}": one.astype(np.float16) for place, one in enumerate(self.weights)}
        waiting = file.with_name(f".{file.name}")
        with waiting.open("wb") as out:
            np.savez_compressed(out, card=known, **halves)  # type: ignore[arg-type]
        waiting.replace(file)

    @classmethod
    def load(cls, file: Path) -> Network:
        """Read a network; one of another version of the game is refused."""
        if not file.is_file():
            raise OptionError(
                "no-network",
                f"there is no file {file}; train a network with konspira.research.train",
                value=str(file),
            )
        with np.load(file) as found:
            card = msgspec.json.decode(found["card"].tobytes(), type=Card)
            weights = [found[f"w{place}"].astype(np.float32) for place in range(8)]
        network = cls(card, weights)
        game = make(card.game, card.seats, **card.options)
        if (layout(game).name, len(game.table)) != (card.layout, card.choices):
            raise OptionError(
                "network-outdated",
                f"{file} was trained for {card.layout} with {card.choices} choices, and the game "
                f"has {layout(game).name} with {len(game.table)} now; train it again",
                value=str(file),
            )
        return network
