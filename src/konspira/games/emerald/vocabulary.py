"""The words of the game besides its choices: events with their facts, questions, reasons."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import CARDS, CITIES, FACTIONS, SYMBOLS, TEXTS
from konspira.games.emerald.rules import HEADINGS

# The facts of each kind of event. Private kinds are marked; all others go to everybody.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # setup (EME-1)
    "identity-dealt": ("faction",),  # to its owner
    "card-turned": ("city", "card"),
    "royal-appeared": ("city", "card"),
    "first-player": ("seat",),
    "agent-placed": ("seat", "city"),
    # turns and drawing (EME-3, EME-2.10)
    "turn-began": ("seat", "turn"),
    "cards-drawn": ("cards",),  # to the seat that drew them
    "drew": ("seat", "count"),
    "deck-shuffled": ("seat", "count"),
    # actions (EME-4 to EME-10)
    "cubes-placed": ("seat", "city", "count", "cards"),
    "claimed": ("seat", "city", "card", "cards"),
    "recruited": ("seat", "city", "count"),
    "cubes-to-limbo": ("seat", "city", "count"),
    "cubes-home": ("seat", "city", "count"),
    "retrieved": ("seat", "count", "cards"),
    "limbo-left": ("seat", "count"),
    "moved": ("seat", "count", "cards"),
    "agent-moved": ("seat", "city_from", "city"),
    "tracks-pushed": ("seat", "cards"),
    "marker-moved": ("track", "space"),
    "attacked-agent": ("seat", "victim", "city", "card", "cards"),
    "attacked-royal": ("seat", "city", "card_royal", "card", "cards"),
    "agent-killed": ("seat", "victim", "city"),
    "royal-killed": ("seat", "city", "card"),
    "discarded": ("seat", "cards"),
    "passed": ("seat",),
    "points-gained": ("seat", "point", "count"),
    "points-lost": ("seat", "point", "count"),
    # where played cards go (EME-2.6, EME-2.7)
    "card-kept": ("seat", "card"),
    "card-removed": ("seat", "card"),
    "card-discarded": ("seat", "card"),
    # blocks (EME-12)
    "block-asked": ("seat", "victim", "card"),  # to the seat that may answer (victim)
    "blocked": ("seat", "card"),
    # sanity (EME-13)
    "die-rolled": ("seat", "face"),
    "token-lost": ("seat", "count"),
    "agent-mad": ("seat", "city"),
    # texts (EME-18)
    "text-played": ("seat", "card"),
    "targeted": ("seat", "card", "city"),
    "targeted-agent": ("seat", "card", "victim", "city"),
    "stack-lost": ("city", "count"),
    "card-lost": ("city", "card"),
    "agent-home": ("seat", "city", "count"),
    "zombies-home": ("seat", "city", "count"),
    "royal-hidden": ("seat", "city", "card"),
    "agent-replaced": ("seat", "victim", "city"),
    "sheltered": ("seat", "city"),
    "redeployed": ("seat", "city", "count"),
    "agent-sent": ("seat", "city"),
    "tokens-restored": ("seat", "count"),
    "zombies-gone": ("seat",),
    "undead-removed": ("seat", "card", "zone"),
    "terrified": ("seat", "victim"),
    "looked": ("seat", "victim"),
    "identity-seen": ("victim", "faction"),  # to the seat that looked
    "sacrificed": ("seat", "city"),
    "struck": ("seat", "victim", "city"),
    "zombie-placed": ("seat", "city"),
    "heart-played": ("seat",),
    # reveals (EME-14)
    "reveal-forced": ("seat", "reason"),
    "heart-asked": ("seat",),  # to that seat
    "revealed": ("seat", "faction"),
    # the end (EME-16, EME-17)
    "game-ended": ("end",),
    "corrected": ("seat", "faction", "count"),
    "penalised": ("faction", "count"),
    "game-scored": ("scores", "winners"),
}

POINTS: Final = ["neutral", "restorationist", "loyalist", "kill"]
FACES: Final = ["blank", "madness"]
ZONES: Final = ["hand", "deck", "discard", "tableau"]
REASONS: Final = ["agents", "tokens"]  # the reasons why a seat must reveal (EME-14.1)
ENDS: Final = ["reveal", "track", "target", "turns"]  # EME-16.8
PHASES: Final = ["setup", "turn", "over"]

QUESTIONS: Final = (
    "setup-agent",
    "turn",
    "place-city",
    "place-card",
    "claim-city",
    "claim-card",
    "retrieve-card",
    "retrieve-source",
    "move-card",
    "move-from",
    "move-to",
    "track-card",
    "kill-card",
    "kill-city",
    "kill-target",
    "kill-support",
    "discard-card",
    "redraw-card",
    "block",
    "heart",
    "reveal-agent",
    "text-city",
    "text-seat",
    "text-victim",
    "text-more",
    "text-count",
    "text-source",
    "redeploy-city",
    "zombie-strike",
    "zombie-city",
)

ACTIVITIES: Final = ("setup", "turn", "reactions", "reveal", "agents")

REFUSALS: Final = (
    "not-in-hand",
    "no-symbol",
    "not-a-text",
    "other-heading",
    "no-action-left",
    "actions-left",
    "claim-first",
    "free-cap",
    "after-second",
    "nothing-to-place",
    "no-cards-for",
    "nothing-to-retrieve",
    "no-agents",
    "marker-at-end",
    "hand-empty",
    "purged-already",
    "void-text",
    "no-shelter",
    "fresh-shelter",
    "stack-empty",
    "not-leading",
    "needs-cube",
    "needs-agent",
    "overpaid",
    "more-needed",
    "too-few",
    "too-many-symbols",
    "none-there",
    "same-city",
    "no-royal",
    "no-rival-there",
    "not-enough-bombs",
    "no-minimal-payment",
    "one-text-only",
    "not-yourself",
    "no-token",
    "already-revealed",
    "strike-used",
    "saved-pawn",
    "cannot-block",
    "not-a-block",
    "loyalists-only",
    "too-many",
    "nobody-there",
    "all-stacks-empty",
    "nothing-to-draw",
    "limbo-empty",
    "no-tokens-anywhere",
    "all-revealed",
    "no-zombies",
    "no-agent-in-supply",
    "no-cubes-anywhere",
    "no-rival-anywhere",
    "no-royal-anywhere",
    "no-cube-there",
    "no-cube-of-theirs",
    "no-agent-of-theirs",
    "no-own-cube",
    "no-unmoved-agent",
    "no-own-zombie",
)

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "card": tuple(CARDS),
    "city": tuple(CITIES),
    "faction": tuple(FACTIONS),
    "track": tuple(FACTIONS),
    "point": tuple(POINTS),
    "face": tuple(FACES),
    "zone": tuple(ZONES),
    "reason": tuple(REASONS),
    "end": tuple(ENDS),
    "phase": tuple(PHASES),
    "source": ("neutral", "own", "kills", "track", "penalty"),
    # The functions of texts, and the signs on cards; the terminal's help reads "power".
    "power": tuple(card for card in CARDS[:TEXTS] if card != "hired_assassin"),
    "symbol": (*SYMBOLS, "agent", "bomb", "madness"),
    "heading": (*HEADINGS[1:], "one_use"),
}
