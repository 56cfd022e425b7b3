"""The guided notes; each appears at the first question that it belongs to."""

from __future__ import annotations

from konspira.kernel.game import Note

NOTES = (
    Note("setup", ("setup-agent",)),
    Note("turn", ("turn",)),
    Note("claim", ("turn",), ("claim",)),
    Note("retrieve", ("retrieve-source",)),
    Note("place", ("place-card",)),
    Note("assassinate", ("turn",), ("assassinate",)),
    Note("track", ("turn",), ("track",)),
    Note("block", ("block",)),
)
