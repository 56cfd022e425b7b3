"""All things of the game that have a name or a text in `locale/`, by subject."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import state
from konspira.games.stawka.abilities import words
from konspira.games.stawka.content import names
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.sight import hints
from konspira.games.stawka.sight.view_films import STANDINGS
from konspira.games.stawka.town import rolls

BANDS: Final = ("under_watch", "located", "suspect", "tracked", "burned")  # STA-9.2

SUBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "agent": tuple(names.FIGURES),
    "document": tuple(names.DOCUMENTS),
    "trait": tuple(names.DOCUMENTS),
    "trait_text": tuple(names.DOCUMENTS),
    "sector": tuple(names.SECTORS),
    "location": tuple(names.LOCATIONS),
    "field": tuple(names.FIELDS),
    "color": tuple(names.COLORS),
    "side": tuple(names.SIDES),
    "level": tuple(names.LEVELS),
    "scenario": tuple(names.PLAYED),
    "briefing": tuple(names.SCENARIOS[3:]),  # of the films
    "counter": (*rolls.FILM_CHANGES, "audi_defence"),  # 6.10, and changes of rolls
    "standing": STANDINGS,
    "item": tuple(names.ITEMS),
    "item_text": tuple(names.ITEMS),
    "piece": tuple(names.PIECES),
    "plan": tuple(names.PLANS),
    "threat": tuple(names.THREATS),
    "threat_text": tuple(names.THREATS),
    "card": (*names.LOCATION_CARDS, *names.REACTIONS, *names.MISSIONS, *names.TOP_SECRET),
    "place_text": tuple(names.LOCATION_CARDS),
    "polish_text": tuple(names.REACTIONS),
    "german_text": tuple(names.REACTIONS),
    "basic_text": tuple(names.MISSIONS),
    "special_text": tuple(names.MISSIONS),
    "band": BANDS,
    "part": ("basic", "special"),
    "class": v.CLASSES,
    "stat": tuple(words.STATS),
    "function": v.FUNCTIONS,
    "appearance": ("civil", "uniform"),
    "status": tuple(state.STATUSES),
    "phase": (*state.PHASES, "over"),
    "window": tuple(words.WINDOWS),
    "ending": tuple(state.ENDINGS),
    "difficulty": tuple(names.DIFFICULTIES),
    "victory": tuple(names.VICTORIES),
    "source": ("vp", "secrets"),
    "aid": ("location", *hints.THINGS),
}
