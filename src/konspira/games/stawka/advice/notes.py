"""The notes that guide newcomers: each at the first question that it belongs to."""

from __future__ import annotations

from konspira.kernel.game import Note

MENU = ("activation-menu",)
BEGINNING = ("choose-document", "keep-track", "draft-figure", "choose-plan")

NOTES = (
    # The subject of each part.
    Note("part-1", ("choose-plan",), parts=(1,)),
    Note("part-2", BEGINNING, parts=(2,)),
    Note("part-3", BEGINNING, parts=(3,)),
    # The free scenario.
    Note("build", ("lay-sector",)),
    Note("password", ("set-password",)),
    Note("letters", ("name-letter",)),
    Note("guess", MENU, ("guess",)),
    Note("reward", ("mission-reward",)),
    # Basic rules.
    Note("plan", ("choose-plan",)),
    Note("activation", ("choose-activation",)),
    Note("menu", MENU),
    Note("search", MENU, ("search",)),
    Note("tile", ("tile-decision",)),
    Note("safe", ("open-safe",)),
    Note("talk", MENU, ("talk",)),
    Note("item", MENU, ("use_item",)),
    Note("secret-card", MENU, ("spend",)),
    Note("bribe", MENU, ("bribe",)),
    Note("window", ("window",)),
    # Gains of the part before.
    Note("keep-track", ("keep-track",)),
    Note("keep-item", ("keep-item",)),
    # Extended rules.
    Note("document", ("choose-document",)),
    Note("draft", ("draft-figure",)),
    Note("token", ("pick-token", "place-token")),
    Note("entry", ("on-entry",)),
    Note("trigger", ("trigger-token",)),
    Note("support", ("window",), ("support",)),
    Note("mission", MENU, ("pass_mission",)),
    Note("claim", MENU, ("claim_basic", "claim_special")),
    Note("arrest", MENU, ("arrest",)),
    Note("interrogate", MENU, ("interrogate",)),
    Note("kidnap", MENU, ("kidnap",)),
    Note("attack", MENU, ("attack",)),
    # Advanced rules.
    Note("location-card", MENU, ("play_card", "convert", "stash")),
    Note("reaction", ("window",), ("react",)),
    Note("block", ("block",)),
    # The films.
    Note("transmit", MENU, ("transmit",)),
    Note("name-sector", ("name-sector",)),
    Note("drive", ("drive",)),
    Note("secret-reward", ("secret-reward",)),
)
