"""The layout of Stawka's observations, and the same numbers from a view."""

from __future__ import annotations

from konspira.games.stawka.abilities import words
from konspira.games.stawka.content.names import (
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    LETTERS,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    PLANS,
    REACTIONS,
    SECTORS,
    THREATS,
    TILES_EACH,
)
from konspira.games.stawka.films.passwords import LENGTH
from konspira.games.stawka.sight.observing import ITEMS_SHOWN
from konspira.games.stawka.sight.observing_more import PAIRS
from konspira.games.stawka.sight.running import KINDS
from konspira.games.stawka.state import COUNTERS, PHASES, STATUSES, TOKENS
from konspira.kernel.layout import MOST, Facts, Known, Part, code, count, flag, seats_of

SEATS = seats_of(2)
SLOT_NAMES = [f"{side}_{color}" for side in ("polish", "german") for color in COLORS]
FIGURE_SLOTS = [*SLOT_NAMES, "black_audi"]
ALL_PHASES = [*PHASES, "over"]
SEEN_MISSIONS = ["unknown", *MISSIONS]
SEEN_PIECES = ["unknown", *[f"from_{home}" for home in LOCATIONS], *PIECES]
ON_FIELD = [*("polish", "german"), *THREATS, *[f"{row}_face_up" for row in THREATS]]
CARD_PLACES = ["hand", "discarded"]


def facts(kinds: tuple[str, ...]) -> Facts:
    """Return the facts of a question."""
    about: Known = {
        "agent": FIGURES,
        "window": words.WINDOWS,
        "card": REACTIONS,
        "sector": SECTORS,
        "count": MOST,
    }
    return Facts(kinds, about)


def parts(asked: Facts) -> list[Part]:
    """Return the parts of an observation, in this order."""
    found = [
        code("seat", SEATS),
        *asked.parts,
        flag("turns", 2),
        count("stage", MOST),
        code("phase", ALL_PHASES),
        code("first", SEATS),
        code("turn", SEATS),
        flag("sectors", len(SECTORS)),
    ]
    for slot in SLOT_NAMES:
        found += _agent_parts(slot)
    for place in LOCATIONS:
        found += _place_parts(place)
    found += [
        code("tokens", ON_FIELD, len(FIELDS)),
        count("token_pool", TOKENS, len(THREATS)),
        count("token_hand", TOKENS, len(THREATS)),
        count("token_used", TOKENS, len(THREATS)),
    ]
    for side in ("polish", "german"):
        found += _player_parts(side)
    return [*found, *_more_parts()]


def _agent_parts(slot: str) -> list[Part]:
    return [
        code(f"{slot}_document", DOCUMENTS),
        code(f"{slot}_status", STATUSES),
        code(f"{slot}_field", FIELDS),
        flag(f"{slot}_uniform"),
        *[count(f"{slot}_{name}", MOST) for name in ("rank", "ap_limit", "ap_spent")],
        code(f"{slot}_mission", SEEN_MISSIONS),
        count(f"{slot}_missions_left", MOST),
        *[flag(f"{slot}_{name}") for name in ("fugitive", "kept_on_field", "kept_in_sector")],
        count(f"{slot}_held", MOST),
        code(f"{slot}_items", SEEN_PIECES, ITEMS_SHOWN),
    ]


def _place_parts(place: str) -> list[Part]:
    return [
        flag(f"{place}_there"),
        count(f"{place}_tiles", TILES_EACH),
        count(f"{place}_top", TILES_EACH),
        count(f"{place}_safes", TILES_EACH),
        flag(f"{place}_markers", len(COLORS)),
        flag(f"{place}_destroyed"),
    ]


def _player_parts(side: str) -> list[Part]:
    return [
        count(f"{side}_pool", MOST),
        flag(f"{side}_withdrawn"),
        code(f"{side}_plan", PLANS),
        flag(f"{side}_ready"),
        flag(f"{side}_used_plans", 5),
        count(f"{side}_vp", MOST),
        count(f"{side}_secrets", MOST),
        count(f"{side}_tracks", MOST, len(COLORS)),  # one more than the value; 0: closed
        *[count(f"{side}_{name}", MOST) for name in ("location_hand", "location_deck")],
        count(f"{side}_reaction_hand", MOST),
        flag(f"{side}_converted"),
        code(f"{side}_bribed", FIGURE_SLOTS),
        count(f"{side}_tokens_in_hand", TOKENS),
    ]


def _more_parts() -> list[Part]:
    return [
        code("location_cards", CARD_PLACES, len(LOCATION_CARDS)),
        count("reaction_cards", MOST, 2, len(REACTIONS)),
        count("reaction_discards", MOST, len(REACTIONS)),
        *[count(name, MOST) for name in ("reaction_deck", "top_secret_deck")],
        *[count(name, MOST) for name in ("interrogations", "grenades")],
        code("active", FIGURE_SLOTS),
        code("leader", SEATS),
        count("moved", MOST),
        flag("movement_over"),
        flag("acted"),
        code("step_to", FIELDS),
        code("drawn", PIECES),
        code("procedure", KINDS[1:]),
        code("procedure_agent", FIGURE_SLOTS),
        code("procedure_target", FIGURE_SLOTS),
        count("procedure_dice", 6, 2),
        count("procedure_modifier", MOST),  # counted from -32, as is the result
        count("procedure_result", MOST),
        flag("talked", PAIRS),
        code("radio", LOCATIONS),
        flag("radio_public"),
        count("radio_sending_since", MOST),
        flag("radio_located"),
        flag("radio_sectors", len(SECTORS)),
        code("audi", FIELDS),
        count("audi_ap_spent", MOST),
        flag("audi_broken"),
        flag("audi_loaded"),
        flag("audi_entered", 4),
        count("audi_counters", MOST, len(COUNTERS)),  # counted from -32
        *[part for side in ("polish", "german") for part in _password_parts(side)],
        code("own_password", LETTERS, LENGTH),
    ]


def _password_parts(side: str) -> list[Part]:
    return [flag(f"{side}_password_ready"), code(f"{side}_letters", LETTERS, LENGTH)]


def hidden() -> list[Part]:
    """Return the parts that no seat may know."""
    return [
        count("stacks", TILES_EACH, len(LOCATIONS), TILES_EACH),  # tiles of each home, from below
        code("token_fields", FIELDS, TOKENS),
        code("reaction_deck_top", REACTIONS, len(REACTIONS)),  # as many as there are kinds
    ]
