"""What the command ends with."""

from __future__ import annotations

INTERRUPTED = 130  # as a shell reports Ctrl-C
