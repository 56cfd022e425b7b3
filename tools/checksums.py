"""Writes tests/conformance/checksums.json: the fingerprints of some random games.

Only a change of rules, of choices or of chance may change them; then the game's `version` goes up.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from conformance.test_conformance import CHECKSUMS, tables
from konspira.catalogue import GAMES
from konspira.testing import fingerprint


def main() -> None:
    """All tables of all games, as the test lists them."""
    found: dict[str, str] = {}
    for name, kind in GAMES.items():
        for seats, options in tables(kind):
            key = f"{name} {seats} " + " ".join(f"{k}={v}" for k, v in options.items())
            found[key.strip()] = fingerprint(kind(seats, None, options), games=3)
    CHECKSUMS.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
