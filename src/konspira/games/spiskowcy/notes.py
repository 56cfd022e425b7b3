"""The guided notes; each appears at the first question that it belongs to."""

from __future__ import annotations

from konspira.kernel.game import Note

NOTES = (
    Note("order", ("order-type",)),
    Note("count", ("order-count",)),
    Note("reveal", ("action",), ("reveal",)),
    Note("power", ("action",), ("use_banker", "use_bishop", "use_spy")),
    Note("raid", ("raid-player",)),
    Note("plot", ("plot-player-a",)),
    Note("discard", ("discard",)),
)
