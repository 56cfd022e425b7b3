"""The reader of Spiskowcy's content, with its checks (rules file, section 3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from konspira.games.spiskowcy.cards import CARDS, CHARACTERS
from konspira.games.spiskowcy.choices import MOST_COPIES
from konspira.games.spiskowcy.state import Rules
from konspira.kernel.content import Pack
from konspira.kernel.errors import Remedy
from konspira.kernel.sources import Origin

FILES = ("cards.toml", "places.toml", "bank.toml")
ORIGIN = Origin(
    rulebooks=("Spiskowcy (Portal Games, 2016)",),
    public=(
        "bdml.free.fr",
        "board-game.co.uk",
        "BoardGameGeek News",
        "trictrac.net",
        "spielfreude.blogspot.com",
        "github.com: guibou/Koryo",
        "github.com: MaximeEngel/koryo",
    ),
    keys=("round",),
    named=("card",),
)
Source = Literal["S", "W", "R"]  # stated in the rulebook, found in public sources, reconstructed


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """One card type (SPI-1.1)."""

    id: str
    copies: int
    influence: int
    source: Source


class PlaceRow(msgspec.Struct, forbid_unknown_fields=True):
    """One Place card (SPI-3.2)."""

    round: int
    deal: int
    keep: int
    source: Source


class BankRow(msgspec.Struct, forbid_unknown_fields=True):
    """The bank (SPI-2.3) and the Prince's bonus (SPI-8.7)."""

    points: int
    prince_bonus: int
    source: Source


def read(pack: Pack, options: dict[str, str | bool | int]) -> Rules:
    """Return a pack's numbers and a table's options in the form that the rules use."""
    cards = pack.rows("cards.toml", "card", CardRow)
    places = pack.rows("places.toml", "place", PlaceRow)
    banks = pack.rows("bank.toml", "bank", BankRow)
    _check_cards(pack, cards)
    _check_places(pack, places)
    if len(banks) != 1 or banks[0].points < 0 or banks[0].prince_bonus < 0:
        problem = Remedy("spiskowcy-bank", "expected one row with numbers from 0")
        raise pack.wrong("bank.toml", "bank", problem)
    rules = Rules()
    rules.copies = [card.copies for card in cards]
    rules.influence = [card.influence for card in cards]
    rules.total = sum(rules.copies)
    rules.deal = [0] + [place.deal for place in places]
    rules.keep = [0] + [place.keep for place in places]
    rules.rounds = len(places)
    rules.points = banks[0].points
    rules.prince_bonus = banks[0].prince_bonus
    rules.hands_shown = options["unplayed_hand_revealed"] is True
    rules.simultaneous = options["order_timing"] == "simultaneous"
    # a table that shows returned cards also counts them.
    rules.counts_visible = rules.hands_shown or options["order_counts_visible"] is True
    rules.empty_orders = options["allow_empty_order"] is True
    rules.may_skip_events = options["event_effect_optional"] is True
    rules.two_seat_protection = options["spy_plot_protection_two_player"] is True
    rules.prince_stops_early = options["prince_bonus"] == "auto"
    rules.most_characters_win_ties = options["final_tiebreak"] == "most_characters"
    return rules


def _check_cards(pack: Pack, cards: list[CardRow]) -> None:
    ids = [card.id for card in cards]
    if ids != CARDS:
        raise pack.wrong("cards.toml", "card", _other_cards(ids))
    for kind, card in enumerate(cards):
        if not 1 <= card.copies <= MOST_COPIES:
            problem = Remedy(
                "spiskowcy-copies",
                f"copies is {card.copies}; expected 1 to {MOST_COPIES}",
                value=str(card.copies),
                high=MOST_COPIES,
            )
            raise pack.wrong("cards.toml", f"card {card.id}", problem)
        if (kind < CHARACTERS) != (card.influence >= 0):
            problem = Remedy(
                "spiskowcy-influence",
                f"influence is {card.influence}; characters give, events cost",
                value=str(card.influence),
            )
            raise pack.wrong("cards.toml", f"card {card.id}", problem)


def _other_cards(ids: list[str]) -> Remedy:
    """Say which cards of a list are unknown, missing or out of order."""
    known = ", ".join(CARDS)
    for card in ids:
        if card not in CARDS:
            text = f"the rules know no such card: {card}; expected, in order: {known}"
            return Remedy("spiskowcy-unknown-card", text, card=card, known=known)
    found = ", ".join(ids)
    text = f"found {found}; expected, in order: {known}"
    return Remedy("spiskowcy-card-order", text, found=found, known=known)


def _check_places(pack: Pack, places: list[PlaceRow]) -> None:
    if not places:
        problem = Remedy("spiskowcy-no-round", "expected at least one round")
        raise pack.wrong("places.toml", "place", problem)
    for number, place in enumerate(places, start=1):
        label = f"place {place.round}"
        if place.round != number:
            problem = Remedy("spiskowcy-round", f"expected round {number} here", round=number)
            raise pack.wrong("places.toml", label, problem)
        if place.deal < 1 or place.keep < 0:
            problem = Remedy("spiskowcy-place", "deal must be at least 1, keep at least 0")
            raise pack.wrong("places.toml", label, problem)
