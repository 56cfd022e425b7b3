"""The entry point of the command `konspira`."""

from __future__ import annotations

import sys

from konspira.cli.exits import INTERRUPTED


def main() -> None:
    """Load the commands and run one; Ctrl-C is quiet even while they are loaded."""
    try:
        from konspira.cli.commands import app
        from konspira.cli.shell import forgive_encodings
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    forgive_encodings()
    app()
