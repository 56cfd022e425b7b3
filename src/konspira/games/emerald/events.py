"""What is told to whom (EME-19): one function for each shape of fact.

This module is the only place that decides who hears what. Nothing is built when nobody listens.
The kinds of events and their facts are listed in `vocabulary`.
"""

from __future__ import annotations

from konspira.games.emerald.cards import CARDS, CITIES, FACTIONS
from konspira.games.emerald.state import TEXT_USE, Emerald
from konspira.games.emerald.vocabulary import ENDS, FACES, POINTS, REASONS, ZONES
from konspira.kernel.events import Event


def counts(cards: list[int]) -> dict[str, int]:
    """Cards by name, with their number."""
    found: dict[str, int] = {}
    for card in sorted([card % TEXT_USE for card in cards]):
        found[CARDS[card]] = found.get(CARDS[card], 0) + 1
    return found


# -- what a seat alone learns ----------------------------------------------------------------------


def identity_dealt(state: Emerald, seat: int) -> None:
    """EME-1.9: only the owner sees it."""
    if state.listening:
        faction = FACTIONS[state.identity[seat]]
        state.tell(seat, Event("identity-dealt", {"faction": faction}))


def drew(state: Emerald, seat: int, cards: list[int]) -> None:
    """EME-19.1: all see how many, the owner sees which."""
    if state.listening and cards:
        state.tell(seat, Event("cards-drawn", {"cards": counts(cards)}))
        happened(state, "drew", seat, len(cards))


def looked(state: Emerald, seat: int, victim: int) -> None:
    """EME-19.6: that somebody looked is public, the result is not."""
    if state.listening:
        state.tell_all(Event("looked", {"seat": seat, "victim": victim}))
        faction = FACTIONS[state.identity[victim]]
        state.tell(seat, Event("identity-seen", {"victim": victim, "faction": faction}))


def block_asked(state: Emerald, seat: int) -> None:
    """EME-12.11: the asked seat alone hears that it is asked."""
    if state.listening:
        card = CARDS[state.in_play[0] % TEXT_USE]
        facts: dict[str, object] = {"seat": state.active, "victim": seat, "card": card}
        state.tell(seat, Event("block-asked", facts))


def heart_asked(state: Emerald, seat: int) -> None:
    """EME-14.10: the seat that must reveal may think about it."""
    if state.listening:
        state.tell(seat, Event("heart-asked", {"seat": seat}))


# -- what everybody learns -------------------------------------------------------------------------


def by(state: Emerald, kind: str, seat: int) -> None:
    """Something that needs no more than its kind and the seat."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat}))


def happened(state: Emerald, kind: str, seat: int, count: int) -> None:
    """A seat and a number."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "count": count}))


def turn_began(state: Emerald) -> None:
    """EME-3.9: whose turn it is, and the how many-th of this seat."""
    if state.listening:
        turn = state.turns // state.seats + 1
        state.tell_all(Event("turn-began", {"seat": state.active, "turn": turn}))


def at_city(state: Emerald, kind: str, seat: int, city: int) -> None:
    """A seat did something in a city."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "city": CITIES[city]}))


def pieces(state: Emerald, kind: str, seat: int, city: int, count: int) -> None:
    """Some pieces of a seat came to a city or left it; none at all is no news."""
    if state.listening and count:
        facts: dict[str, object] = {"seat": seat, "city": CITIES[city], "count": count}
        state.tell_all(Event(kind, facts))


def in_city(state: Emerald, kind: str, city: int, card: int) -> None:
    """A card of a city that all see (`card-turned`, `royal-appeared`, `card-lost`)."""
    if state.listening:
        state.tell_all(Event(kind, {"city": CITIES[city], "card": CARDS[card]}))


def stack_lost(state: Emerald, city: int, count: int) -> None:
    """EME-19.10: face-down cards leave unseen; only their number is public."""
    if state.listening and count:
        state.tell_all(Event("stack-lost", {"city": CITIES[city], "count": count}))


def with_card(state: Emerald, kind: str, seat: int, card: int) -> None:
    """A seat and a card."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "card": CARDS[card]}))


def with_cards(state: Emerald, kind: str, seat: int, cards: list[int]) -> None:
    """A seat and cards."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "cards": counts(cards)}))


def paid(state: Emerald, kind: str, seat: int, count: int, cards: list[int]) -> None:
    """A seat, a number and the cards that paid for it (`retrieved`, `moved`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "count": count, "cards": counts(cards)}
        state.tell_all(Event(kind, facts))


def cubes_placed(state: Emerald, seat: int, city: int, count: int, cards: list[int]) -> None:
    """EME-4.1."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city": CITIES[city],
            "count": count,
            "cards": counts(cards),
        }
        state.tell_all(Event("cubes-placed", facts))


def claimed(state: Emerald, seat: int, city: int, card: int, cards: list[int]) -> None:
    """EME-5.5: openly."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city": CITIES[city],
            "card": CARDS[card],
            "cards": counts(cards),
        }
        state.tell_all(Event("claimed", facts))


def agent_moved(state: Emerald, seat: int, start: int, city: int) -> None:
    """EME-7.1."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city_from": CITIES[start],
            "city": CITIES[city],
        }
        state.tell_all(Event("agent-moved", facts))


def marker_moved(state: Emerald, track: int) -> None:
    """EME-8.1."""
    if state.listening:
        facts: dict[str, object] = {"track": FACTIONS[track], "space": state.markers[track]}
        state.tell_all(Event("marker-moved", facts))


def attacked(state: Emerald, seat: int, victim: int, city: int) -> None:
    """EME-19.9: an attempt is public once declared and paid; a victim of -1 is the royal."""
    if state.listening:
        card = CARDS[state.in_play[0] % TEXT_USE]
        cards = counts(state.in_play[1:])
        if victim < 0:
            royal: dict[str, object] = {
                "seat": seat,
                "city": CITIES[city],
                "card_royal": CARDS[len(CARDS) - len(CITIES) + city],
                "card": card,
                "cards": cards,
            }
            state.tell_all(Event("attacked-royal", royal))
            return
        facts: dict[str, object] = {
            "seat": seat,
            "victim": victim,
            "city": CITIES[city],
            "card": card,
            "cards": cards,
        }
        state.tell_all(Event("attacked-agent", facts))


def against(state: Emerald, kind: str, seat: int, victim: int) -> None:
    """A seat did something to another (`terrified`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "victim": victim}))


def victim_at(state: Emerald, kind: str, seat: int, victim: int, city: int) -> None:
    """A seat did something to another in a city (`agent-killed`, `struck`, `agent-replaced`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "victim": victim, "city": CITIES[city]}
        state.tell_all(Event(kind, facts))


def royal(state: Emerald, kind: str, seat: int, city: int, card: int) -> None:
    """A royal was won (`royal-killed`, `royal-hidden`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "city": CITIES[city], "card": CARDS[card]}
        state.tell_all(Event(kind, facts))


def points(state: Emerald, seat: int, kind: int, count: int) -> None:
    """EME-15.3: points come, or go (EME-15.5)."""
    if state.listening and count:
        word = "points-gained" if count > 0 else "points-lost"
        facts: dict[str, object] = {"seat": seat, "point": POINTS[kind], "count": abs(count)}
        state.tell_all(Event(word, facts))


def rolled(state: Emerald, seat: int, mad: bool) -> None:
    """EME-19.3: die results are public."""
    if state.listening:
        state.tell_all(Event("die-rolled", {"seat": seat, "face": FACES[1 if mad else 0]}))


def targeted(state: Emerald, seat: int, card: int, city: int) -> None:
    """Cthulhu comes to a city (EME-18.3)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "city": CITIES[city]}
        state.tell_all(Event("targeted", facts))


def targeted_agent(state: Emerald, seat: int, card: int, victim: int, city: int) -> None:
    """A text is aimed at an agent (EME-12.1)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "card": CARDS[card],
            "victim": victim,
            "city": CITIES[city],
        }
        state.tell_all(Event("targeted-agent", facts))


def undead_removed(state: Emerald, seat: int, card: int, zone: int) -> None:
    """EME-18.21: which zone it came from is public."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "zone": ZONES[zone]}
        state.tell_all(Event("undead-removed", facts))


def reveal_forced(state: Emerald, seat: int, reason: int) -> None:
    """EME-14.10: all are told who must reveal."""
    if state.listening:
        state.tell_all(Event("reveal-forced", {"seat": seat, "reason": REASONS[reason]}))


def revealed(state: Emerald, seat: int) -> None:
    """EME-14.7: from now on all know it."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "faction": FACTIONS[state.faction(seat)]}
        state.tell_all(Event("revealed", facts))


def game_ended(state: Emerald, ends: list[int]) -> None:
    """EME-16.8: all conditions that hold are named."""
    if state.listening:
        for end in ends:
            state.tell_all(Event("game-ended", {"end": ENDS[end]}))


def corrected(state: Emerald, seat: int, count: int) -> None:
    """EME-17.2, EME-17.3."""
    if state.listening:
        faction = FACTIONS[state.faction(seat)]
        facts: dict[str, object] = {"seat": seat, "faction": faction, "count": count}
        state.tell_all(Event("corrected", facts))


def penalised(state: Emerald, faction: int, count: int) -> None:
    """EME-17.5."""
    if state.listening:
        facts: dict[str, object] = {"faction": FACTIONS[faction], "count": count}
        state.tell_all(Event("penalised", facts))


def game_scored(state: Emerald) -> None:
    """EME-17.6: the end."""
    if state.listening:
        facts: dict[str, object] = {"scores": state.scores[:], "winners": state.winners}
        state.tell_all(Event("game-scored", facts))
