"""A bot that chooses as a trained network says: `konspira.research:Learned:FILE`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from konspira.bots.desk import Bot, Desk
from konspira.kernel.errors import OptionError
from konspira.kernel.observation import read_view
from konspira.research.network import Network

KEPT = 8  # networks that a process remembers


@lru_cache(KEPT)
def _network(file: Path, changed: int) -> Network:
    return Network.load(file)


class Learned(Bot):
    """Makes the choice that its network rates highest, from the observation of its seat."""

    def __init__(self, network: Network, seed: int = 0) -> None:
        super().__init__(seed)
        self.network = network

    @classmethod
    def named(cls, argument: str, seed: int) -> Learned:
        """Read the network from a file."""
        file = Path(argument)
        changed = file.stat().st_mtime_ns if file.is_file() else 0
        return cls(_network(file.absolute(), changed), seed)

    def choose(self, desk: Desk) -> int:
        game, card = desk.game, self.network.card
        if (game.id, game.seats, dict(game.options)) != (card.game, card.seats, card.options):
            raise OptionError(
                "network-table",
                f"this network plays {card.game} with {card.seats} seats and {card.options}, not "
                f"{game.id} with {game.seats} and {dict(game.options)}; train one for this table",
                value=game.id,
            )
        seen = np.array(read_view(game, desk.view, desk.question), dtype=np.uint8)
        mask = np.zeros((1, card.choices), np.bool_)
        mask[0, desk.options] = True
        found = self.network.think(self.network.grow(seen)[None], mask)
        return int(found.chances[0].argmax())
