"""The host's own content packs: which folder is laid over which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from konspira.kernel.errors import did_you_mean
from konspira.kernel.game import Game
from konspira.server.errors import ServerError


def read_packs(texts: Sequence[str], games: Mapping[str, type[Game]]) -> dict[str, Path]:
    """`emerald=my-box` as games and folders; a pack that its game cannot read is refused."""
    found: dict[str, Path] = {}
    for text in texts:
        name, equals, folder = (part.strip() for part in text.partition("="))
        if not equals or not folder or name not in games:
            remedy = did_you_mean(name, games)
            raise ServerError(
                "bad-pack-setting",
                f'a pack is given as game=folder, not "{text}"; {remedy}',
                value=text,
                remedy=remedy,
            )
        found[name] = Path(folder).expanduser().absolute()
        games[name](None, found[name])
    return found
