"""A short check of the engine that is installed, in any Python: every game plays by the rules.

It needs Konspira and msgspec, nothing else. The same games have the same fingerprints in every
Python and in both forms: tests/conformance/checksums.json holds more of them. cibuildwheel runs it
on every wheel that it has built.
"""

from __future__ import annotations

import sys
from typing import Any

import konspira
from konspira.catalogue import GAMES
from konspira.kernel.compiling import compiled
from konspira.testing import check, fingerprint

# games without a limit would be very long
USUAL: dict[str, dict[str, Any]] = {"stawka": {"stage_cap": 12}}


def main() -> None:
    """Check all games; one line for each."""
    version = sys.version.split()[0]
    print(f"Konspira {konspira.__version__}, {form()}, Python {version}")
    for name in GAMES:
        game = konspira.make(name, **USUAL.get(name, {}))
        check(game, games=1, processes=False, every=25)
        print(name, fingerprint(game, games=2))


def form() -> str:
    """Is the engine compiled?"""
    return "compiled" if compiled() else "plain"


if __name__ == "__main__":
    main()
