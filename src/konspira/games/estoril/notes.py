"""The guided notes; each appears at the first question that it belongs to."""

from __future__ import annotations

from konspira.kernel.game import Note

NOTES = (
    Note("place", ("place-card",)),
    Note("space", ("place-space",)),
    Note("peek", ("peek",)),
    Note("activate", ("activate",)),
    Note("conspirator", ("conspirator-choice",)),
    Note("boca", ("boca-discard",)),
    Note("discard", ("hand-discard",)),
)
