"""The events and who hears each of them (EME-19): one function for each shape of facts.

Only this module decides which seats hear what. No event is built when nobody listens. `vocabulary`
lists the kinds of events and their facts.
"""

from __future__ import annotations

from konspira.games.emerald.cards import CARDS, CITIES, FACTIONS
from konspira.games.emerald.state import TEXT_USE, Emerald
from konspira.games.emerald.vocabulary import ENDS, FACES, POINTS, REASONS, ZONES
from konspira.kernel.events import Event


def counts(cards: list[int]) -> dict[str, int]:
    """Return cards by name, with their number."""
    found: dict[str, int] = {}
    for card in sorted([card % TEXT_USE for card in cards]):
        found[CARDS[card]] = found.get(CARDS[card], 0) + 1
    return found


# -- events for one seat alone ---------------------------------------------------------------------


def identity_dealt(state: Emerald, seat: int) -> None:
    """Tell only the owner its identity (EME-1.9)."""
    if state.listening:
        faction = FACTIONS[state.identity[seat]]
        state.tell(seat, Event("identity-dealt", {"faction": faction}))


def drew(state: Emerald, seat: int, cards: list[int]) -> None:
    """Tell everybody how many cards a seat drew; tell only that seat which ones (EME-19.1)."""
    if state.listening and cards:
        state.tell(seat, Event("cards-drawn", {"cards": counts(cards)}))
        happened(state, "drew", seat, len(cards))


def looked(state: Emerald, seat: int, victim: int) -> None:
    """Tell all that a seat looked at an identity; tell only that seat the result (EME-19.6)."""
    if state.listening:
        state.tell_all(Event("looked", {"seat": seat, "victim": victim}))
        faction = FACTIONS[state.identity[victim]]
        state.tell(seat, Event("identity-seen", {"victim": victim, "faction": faction}))


def block_asked(state: Emerald, seat: int) -> None:
    """Tell only the asked seat that it may block (EME-12.11)."""
    if state.listening:
        card = CARDS[state.in_play[0] % TEXT_USE]
        facts: dict[str, object] = {"seat": state.active, "victim": seat, "card": card}
        state.tell(seat, Event("block-asked", facts))


def heart_asked(state: Emerald, seat: int) -> None:
    """Tell the seat that must reveal that it may think about it (EME-14.10)."""
    if state.listening:
        state.tell(seat, Event("heart-asked", {"seat": seat}))


# -- events for everybody --------------------------------------------------------------------------


def by(state: Emerald, kind: str, seat: int) -> None:
    """Tell everybody an event that needs only its kind and the seat."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat}))


def happened(state: Emerald, kind: str, seat: int, count: int) -> None:
    """Tell everybody an event about a seat and a number."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "count": count}))


def turn_began(state: Emerald) -> None:
    """Tell everybody whose turn it is, and the number of that turn for this seat (EME-3.9)."""
    if state.listening:
        turn = state.turns // state.seats + 1
        state.tell_all(Event("turn-began", {"seat": state.active, "turn": turn}))


def at_city(state: Emerald, kind: str, seat: int, city: int) -> None:
    """Tell everybody what a seat did in a city."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "city": CITIES[city]}))


def pieces(state: Emerald, kind: str, seat: int, city: int, count: int) -> None:
    """Tell all that pieces of a seat came to a city or left it; with none, tell nothing."""
    if state.listening and count:
        facts: dict[str, object] = {"seat": seat, "city": CITIES[city], "count": count}
        state.tell_all(Event(kind, facts))


def in_city(state: Emerald, kind: str, city: int, card: int) -> None:
    """Tell all about an open card of a city (`card-turned`, `royal-appeared`, `card-lost`)."""
    if state.listening:
        state.tell_all(Event(kind, {"city": CITIES[city], "card": CARDS[card]}))


def stack_lost(state: Emerald, city: int, count: int) -> None:
    """Tell everybody how many face-down cards left unseen (EME-19.10)."""
    if state.listening and count:
        state.tell_all(Event("stack-lost", {"city": CITIES[city], "count": count}))


def with_card(state: Emerald, kind: str, seat: int, card: int) -> None:
    """Tell everybody an event about a seat and a card."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "card": CARDS[card]}))


def with_cards(state: Emerald, kind: str, seat: int, cards: list[int]) -> None:
    """Tell everybody an event about a seat and cards."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "cards": counts(cards)}))


def paid(state: Emerald, kind: str, seat: int, count: int, cards: list[int]) -> None:
    """Tell everybody a number and the cards that paid for it (`retrieved`, `moved`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "count": count, "cards": counts(cards)}
        state.tell_all(Event(kind, facts))


def cubes_placed(state: Emerald, seat: int, city: int, count: int, cards: list[int]) -> None:
    """Tell everybody which cubes were placed, with their payment (EME-4.1)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city": CITIES[city],
            "count": count,
            "cards": counts(cards),
        }
        state.tell_all(Event("cubes-placed", facts))


def claimed(state: Emerald, seat: int, city: int, card: int, cards: list[int]) -> None:
    """Tell everybody which card was claimed, with its payment (EME-5.5)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city": CITIES[city],
            "card": CARDS[card],
            "cards": counts(cards),
        }
        state.tell_all(Event("claimed", facts))


def agent_moved(state: Emerald, seat: int, start: int, city: int) -> None:
    """Tell all that an agent moved (EME-7.1)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "city_from": CITIES[start],
            "city": CITIES[city],
        }
        state.tell_all(Event("agent-moved", facts))


def marker_moved(state: Emerald, track: int) -> None:
    """Tell all that a marker moved (EME-8.1)."""
    if state.listening:
        facts: dict[str, object] = {"track": FACTIONS[track], "space": state.markers[track]}
        state.tell_all(Event("marker-moved", facts))


def attacked(state: Emerald, seat: int, victim: int, city: int) -> None:
    """Tell everybody a declared and paid attempt (EME-19.9); a victim of -1 is the royal."""
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
    """Tell everybody what a seat did to another (`terrified`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "victim": victim}))


def victim_at(state: Emerald, kind: str, seat: int, victim: int, city: int) -> None:
    """Tell all what a seat did to another there (`agent-killed`, `struck`, `agent-replaced`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "victim": victim, "city": CITIES[city]}
        state.tell_all(Event(kind, facts))


def royal(state: Emerald, kind: str, seat: int, city: int, card: int) -> None:
    """Tell everybody how a royal was won (`royal-killed`, `royal-hidden`)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "city": CITIES[city], "card": CARDS[card]}
        state.tell_all(Event(kind, facts))


def points(state: Emerald, seat: int, kind: int, count: int) -> None:
    """Tell all that a seat gains points (EME-15.3) or loses them (EME-15.5)."""
    if state.listening and count:
        word = "points-gained" if count > 0 else "points-lost"
        facts: dict[str, object] = {"seat": seat, "point": POINTS[kind], "count": abs(count)}
        state.tell_all(Event(word, facts))


def rolled(state: Emerald, seat: int, mad: bool) -> None:
    """Tell everybody the result of the die (EME-19.3)."""
    if state.listening:
        state.tell_all(Event("die-rolled", {"seat": seat, "face": FACES[1 if mad else 0]}))


def targeted(state: Emerald, seat: int, card: int, city: int) -> None:
    """Tell all that Cthulhu comes to a city (EME-18.3)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "city": CITIES[city]}
        state.tell_all(Event("targeted", facts))


def targeted_agent(state: Emerald, seat: int, card: int, victim: int, city: int) -> None:
    """Tell all that a text is aimed at an agent (EME-12.1)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "card": CARDS[card],
            "victim": victim,
            "city": CITIES[city],
        }
        state.tell_all(Event("targeted-agent", facts))


def undead_removed(state: Emerald, seat: int, card: int, zone: int) -> None:
    """Tell everybody which undead card was removed, and from which zone (EME-18.21)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "zone": ZONES[zone]}
        state.tell_all(Event("undead-removed", facts))


def reveal_forced(state: Emerald, seat: int, reason: int) -> None:
    """Tell everybody which seat must reveal (EME-14.10)."""
    if state.listening:
        state.tell_all(Event("reveal-forced", {"seat": seat, "reason": REASONS[reason]}))


def revealed(state: Emerald, seat: int) -> None:
    """Tell everybody an identity; from now on all know it (EME-14.7)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "faction": FACTIONS[state.faction(seat)]}
        state.tell_all(Event("revealed", facts))


def game_ended(state: Emerald, ends: list[int]) -> None:
    """Tell everybody all conditions for the end that hold (EME-16.8)."""
    if state.listening:
        for end in ends:
            state.tell_all(Event("game-ended", {"end": ENDS[end]}))


def corrected(state: Emerald, seat: int, count: int) -> None:
    """Tell everybody how a score was corrected (EME-17.2, EME-17.3)."""
    if state.listening:
        faction = FACTIONS[state.faction(seat)]
        facts: dict[str, object] = {"seat": seat, "faction": faction, "count": count}
        state.tell_all(Event("corrected", facts))


def penalised(state: Emerald, faction: int, count: int) -> None:
    """Tell everybody the penalty of the faction with the lowest score (EME-17.5)."""
    if state.listening:
        facts: dict[str, object] = {"faction": FACTIONS[faction], "count": count}
        state.tell_all(Event("penalised", facts))


def game_scored(state: Emerald) -> None:
    """Tell everybody the final scores (EME-17.6)."""
    if state.listening:
        facts: dict[str, object] = {"scores": state.scores[:], "winners": state.winners}
        state.tell_all(Event("game-scored", facts))
