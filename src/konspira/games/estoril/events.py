"""The events and who hears each of them (EST-12): one function for each thing that can happen.

Only this module decides which seats hear what. No event is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.cards import CARDS, MISSIONS, names
from konspira.games.estoril.spaces import SPACES, TILE_OF, TILES
from konspira.games.estoril.state import Estoril
from konspira.kernel.events import Event

# The facts of each kind of event.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "mission-shown": ("mission",),
    "mission-between": ("mission", "a", "b"),
    "mission-set-aside": ("seat", "mission"),
    "agenda-dealt": ("mission",),
    "round-began": ("round", "seat"),
    "tile-laid": ("tile", "slot", "turns"),
    "reward-laid": ("tile", "card"),
    "reward-hidden": ("tile",),
    "card-placed": ("seat", "card", "space"),
    "card-hidden": ("seat", "space"),
    "card-chosen": ("card", "space"),
    "peeked": ("seat", "space"),
    "card-seen": ("card", "space"),
    "reward-peeked": ("seat", "tile"),
    "reward-seen": ("card", "tile"),
    "peek-declined": ("seat",),
    "location-began": ("tile",),
    "card-revealed": ("seat", "card", "space"),
    "reward-revealed": ("tile", "card"),
    "symbols-passed": ("seat", "space"),
    "assassinated": ("seat", "victim", "card", "space"),
    "conspirator-looked": ("seat", "tile"),
    "top-card-seen": ("card",),
    "conspirator-kept": ("seat", "tile"),
    "conspirator-replaced": ("seat", "tile", "card", "card_old"),
    "nationalist-counted": ("seat", "space", "count"),
    "diplomat-protected": ("seat", "space"),
    "seduced": ("seat", "victim", "card", "space_from", "space"),
    "dice-thrown": ("seat", "space", "one", "two", "count"),
    "character-lost": ("seat", "card", "space"),
    "reward-won": ("seat", "tile", "card", "totals"),
    "location-won": ("seat", "tile", "totals"),
    "reward-unclaimed": ("tile", "card"),
    "location-empty": ("tile",),
    "cards-retrieved": ("round",),
    "discards-chosen": ("cards",),
    "discards-sealed": ("seat",),
    "discarded": ("seat", "cards"),
    "first-player-passed": ("seat",),
    "mission-scored": ("mission", "points"),
    "agenda-scored": ("seat", "mission", "count"),
    "game-scored": ("scores", "winners"),
}


def _cards(bits: int) -> dict[str, int]:
    return dict.fromkeys(names(bits), 1)


# -- setup and round start -------------------------------------------------------------------------


def missions_dealt(state: Estoril) -> None:
    """Tell all the open missions (EST-1.4), and two neighbours each hidden one (EST-11.2)."""
    if state.listening:
        for mission in state.missions:
            state.tell_all(Event("mission-shown", {"mission": MISSIONS[mission]}))
        for place in range(len(state.hidden)):
            following = (place + 1) % state.seats
            for seat in (place, following):
                facts: dict[str, object] = {
                    "mission": MISSIONS[state.hidden[place]],
                    "a": place,
                    "b": following,
                }
                state.tell(seat, Event("mission-between", facts))


def agenda_dealt(state: Estoril, seat: int, mission: int) -> None:
    """Tell only the owner his agenda (EST-11.5)."""
    if state.listening:
        state.tell(seat, Event("agenda-dealt", {"mission": MISSIONS[mission]}))


def mission_set_aside(state: Estoril, seat: int, mission: int) -> None:
    """Tell all that the strength mission is set aside (EST-11.4)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "mission": MISSIONS[mission]}
        state.tell_all(Event("mission-set-aside", facts))


def round_began(state: Estoril) -> None:
    """Tell all that a round begins, and with which seat (EST-3.3)."""
    if state.listening:
        facts: dict[str, object] = {"round": state.round, "seat": state.first}
        state.tell_all(Event("round-began", facts))


def town_laid(state: Estoril) -> None:
    """Tell everybody the layout, and each reward that lies face up (EST-3.1, EST-3.2)."""
    if state.listening:
        for slot in range(len(state.slots)):
            tile = TILES[state.slots[slot]]
            facts: dict[str, object] = {
                "tile": tile,
                "slot": slot + 1,
                "turns": state.rotations[slot],
            }
            state.tell_all(Event("tile-laid", facts))
            card = state.rewards[state.slots[slot]]
            if state.reward_down >> state.slots[slot] & 1:
                state.tell_all(Event("reward-hidden", {"tile": tile}))
            elif card >= 0:
                state.tell_all(Event("reward-laid", {"tile": tile, "card": CARDS[card]}))


# -- placement -------------------------------------------------------------------------------------


def card_laid(state: Estoril, seat: int, card: int, space: int) -> None:
    """Tell everybody a card laid face up; tell a face-down card only to its owner (EST-4.5)."""
    if state.listening:
        if state.town[space].down:
            own: dict[str, object] = {"card": CARDS[card], "space": SPACES[space]}
            state.echo(seat, Event("card-chosen", own))
            state.tell_all(Event("card-hidden", {"seat": seat, "space": SPACES[space]}))
        else:
            on_card(state, "card-placed", seat, card, space)


def peeked(state: Estoril, seat: int, space: int) -> None:
    """Tell everybody where a seat peeks; tell only that seat which card it is (EST-5.5)."""
    if state.listening:
        at_space(state, "peeked", seat, space)
        card = CARDS[state.town[space].card]
        state.tell(seat, Event("card-seen", {"card": card, "space": SPACES[space]}))


def reward_peeked(state: Estoril, seat: int, tile: int) -> None:
    """Tell the same as `peeked` for a reward (EST-5.5)."""
    if state.listening:
        at_tile(state, "reward-peeked", seat, tile)
        card = CARDS[state.rewards[tile]]
        state.tell(seat, Event("reward-seen", {"card": card, "tile": TILES[tile]}))


# -- resolution ------------------------------------------------------------------------------------


def location(state: Estoril, kind: str, tile: int) -> None:
    """Tell everybody about a location (`location-began`, `location-empty`)."""
    if state.listening:
        state.tell_all(Event(kind, {"tile": TILES[tile]}))


def reward(state: Estoril, kind: str, tile: int, card: int) -> None:
    """Tell everybody about an open reward (`reward-revealed`, `reward-unclaimed`)."""
    if state.listening:
        state.tell_all(Event(kind, {"tile": TILES[tile], "card": CARDS[card]}))


def on_card(state: Estoril, kind: str, seat: int, card: int, space: int) -> None:
    """Tell everybody what a seat's card did on a space."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "space": SPACES[space]}
        state.tell_all(Event(kind, facts))


def at_space(state: Estoril, kind: str, seat: int, space: int) -> None:
    """Tell everybody what a seat did to a space (`diplomat-protected`, `symbols-passed`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "space": SPACES[space]}))


def at_tile(state: Estoril, kind: str, seat: int, tile: int) -> None:
    """Tell everybody what a seat did at a location (`conspirator-kept`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "tile": TILES[tile]}))


def assassinated(state: Estoril, seat: int, victim: int, card: int, space: int) -> None:
    """Tell everybody which card goes back: the location lies open (EST-7.4)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "victim": victim,
            "card": CARDS[card],
            "space": SPACES[space],
        }
        state.tell_all(Event("assassinated", facts))


def conspirator_looked(state: Estoril, seat: int, space: int) -> None:
    """Tell all that the conspirator looks; tell only him the card (EST-7.6)."""
    if state.listening:
        at_tile(state, "conspirator-looked", seat, TILE_OF[space])
        state.tell(seat, Event("top-card-seen", {"card": CARDS[state.deck[-1]]}))


def conspirator_replaced(state: Estoril, seat: int, tile: int, card: int, old: int) -> None:
    """Tell everybody both rewards: the new one lies face up, the old one was open (EST-7.7)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "tile": TILES[tile],
            "card": CARDS[card],
            "card_old": CARDS[old],
        }
        state.tell_all(Event("conspirator-replaced", facts))


def nationalist_counted(state: Estoril, seat: int, space: int, count: int) -> None:
    """Tell everybody how many flags were counted: they lie open (EST-7.8)."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "space": SPACES[space], "count": count}
        state.tell_all(Event("nationalist-counted", facts))


def seduced(state: Estoril, seat: int, card: int, start: int, space: int) -> None:
    """Tell everybody where the character moves: it lies face up there (EST-7.16)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "victim": state.town[space].seat,
            "card": CARDS[card],
            "space_from": SPACES[start],
            "space": SPACES[space],
        }
        state.tell_all(Event("seduced", facts))


def dice_thrown(state: Estoril, space: int, one: int, two: int) -> None:
    """Tell everybody the dice (EST-8.6)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": state.town[space].seat,
            "space": SPACES[space],
            "one": one,
            "two": two,
            "count": abs(one - two),
        }
        state.tell_all(Event("dice-thrown", facts))


def won(state: Estoril, seat: int, tile: int, card: int, totals: list[int]) -> None:
    """Tell everybody which seat takes the reward, and by which strengths (EST-6.8)."""
    if state.listening:
        shown = [max(total, 0) for total in totals]
        facts: dict[str, object] = {"seat": seat, "tile": TILES[tile]}
        if card >= 0:
            facts["card"] = CARDS[card]
        facts["totals"] = shown
        state.tell_all(Event("reward-won" if card >= 0 else "location-won", facts))


# -- the end ---------------------------------------------------------------------------------------


def happened(state: Estoril, kind: str, seat: int) -> None:
    """Tell everybody an event that needs only its kind and the seat."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat}))


def cards_retrieved(state: Estoril) -> None:
    """Tell all that all seats take their characters back (EST-9.1)."""
    if state.listening:
        state.tell_all(Event("cards-retrieved", {"round": state.round}))


def discards_chosen(state: Estoril, seat: int) -> None:
    """Tell a seat its sealed discards, and all others that it is ready (EST-9.2)."""
    if state.listening:
        state.echo(seat, Event("discards-chosen", {"cards": _cards(state.picks[seat])}))
        state.notice(Event("discards-sealed", {"seat": seat}))


def discarded(state: Estoril, seat: int, bits: int) -> None:
    """Tell everybody the discards, which are shown together (EST-9.3)."""
    if state.listening:
        state.tell_all(Event("discarded", {"seat": seat, "cards": _cards(bits)}))


def mission_scored(state: Estoril, mission: int, points: list[int]) -> None:
    """Tell everybody a mission's points for each seat (EST-10.3)."""
    if state.listening:
        facts: dict[str, object] = {"mission": MISSIONS[mission], "points": points[:]}
        state.tell_all(Event("mission-scored", facts))


def agenda_scored(state: Estoril, seat: int, count: int) -> None:
    """Tell everybody an agenda, now open, and its points (EST-11.6)."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "mission": MISSIONS[state.agendas[seat]],
            "count": count,
        }
        state.tell_all(Event("agenda-scored", facts))


def game_scored(state: Estoril) -> None:
    """Tell everybody the final scores (EST-10.6)."""
    if state.listening:
        facts: dict[str, object] = {"scores": state.scores[:], "winners": state.winners}
        state.tell_all(Event("game-scored", facts))
