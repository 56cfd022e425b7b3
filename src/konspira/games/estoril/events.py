"""What is told to whom (EST-12): one function for each thing that can happen.

This module is the only place that decides who hears what. Nothing is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.cards import CARDS, MISSIONS, names
from konspira.games.estoril.spaces import SPACES, TILE_OF, TILES
from konspira.games.estoril.state import Estoril
from konspira.kernel.events import Event

# The facts that each kind of event carries.
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
    """EST-1.4: shown to all; EST-11.2: told to the two neighbours; EST-11.5: to the owner."""
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
    """EST-11.5: only the owner sees it."""
    if state.listening:
        state.tell(seat, Event("agenda-dealt", {"mission": MISSIONS[mission]}))


def mission_set_aside(state: Estoril, seat: int, mission: int) -> None:
    """EST-11.4: openly."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "mission": MISSIONS[mission]}
        state.tell_all(Event("mission-set-aside", facts))


def round_began(state: Estoril) -> None:
    """EST-3.3: the first player begins."""
    if state.listening:
        facts: dict[str, object] = {"round": state.round, "seat": state.first}
        state.tell_all(Event("round-began", facts))


def town_laid(state: Estoril) -> None:
    """EST-3.1, EST-3.2: the layout is public, a reward only where it lies face up."""
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
    """EST-4.5: face up all see it, face down only its owner knows it."""
    if state.listening:
        if state.town[space].down:
            own: dict[str, object] = {"card": CARDS[card], "space": SPACES[space]}
            state.echo(seat, Event("card-chosen", own))
            state.tell_all(Event("card-hidden", {"seat": seat, "space": SPACES[space]}))
        else:
            on_card(state, "card-placed", seat, card, space)


def peeked(state: Estoril, seat: int, space: int) -> None:
    """EST-5.5: everyone sees which card was looked at, only the peeker learns what it is."""
    if state.listening:
        at_space(state, "peeked", seat, space)
        card = CARDS[state.town[space].card]
        state.tell(seat, Event("card-seen", {"card": card, "space": SPACES[space]}))


def reward_peeked(state: Estoril, seat: int, tile: int) -> None:
    """EST-5.5, for a reward."""
    if state.listening:
        at_tile(state, "reward-peeked", seat, tile)
        card = CARDS[state.rewards[tile]]
        state.tell(seat, Event("reward-seen", {"card": card, "tile": TILES[tile]}))


# -- resolution ------------------------------------------------------------------------------------


def location(state: Estoril, kind: str, tile: int) -> None:
    """Something public about a location (`location-began`, `location-empty`)."""
    if state.listening:
        state.tell_all(Event(kind, {"tile": TILES[tile]}))


def reward(state: Estoril, kind: str, tile: int, card: int) -> None:
    """A reward that all see (`reward-revealed`, `reward-unclaimed`)."""
    if state.listening:
        state.tell_all(Event(kind, {"tile": TILES[tile], "card": CARDS[card]}))


def on_card(state: Estoril, kind: str, seat: int, card: int, space: int) -> None:
    """What a seat's card did on a space, before all eyes."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "card": CARDS[card], "space": SPACES[space]}
        state.tell_all(Event(kind, facts))


def at_space(state: Estoril, kind: str, seat: int, space: int) -> None:
    """Something public that a seat did to a space (`diplomat-protected`, `symbols-passed`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "space": SPACES[space]}))


def at_tile(state: Estoril, kind: str, seat: int, tile: int) -> None:
    """Something public that a seat did at a location (`conspirator-kept`)."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat, "tile": TILES[tile]}))


def assassinated(state: Estoril, seat: int, victim: int, card: int, space: int) -> None:
    """EST-7.4: the location lies open, so all see which card goes back."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "victim": victim,
            "card": CARDS[card],
            "space": SPACES[space],
        }
        state.tell_all(Event("assassinated", facts))


def conspirator_looked(state: Estoril, seat: int, space: int) -> None:
    """EST-7.6: all see that he looks, he alone sees the card."""
    if state.listening:
        at_tile(state, "conspirator-looked", seat, TILE_OF[space])
        state.tell(seat, Event("top-card-seen", {"card": CARDS[state.deck[-1]]}))


def conspirator_replaced(state: Estoril, seat: int, tile: int, card: int, old: int) -> None:
    """EST-7.7: the new reward lies face up, the old one was seen going under the deck."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "tile": TILES[tile],
            "card": CARDS[card],
            "card_old": CARDS[old],
        }
        state.tell_all(Event("conspirator-replaced", facts))


def nationalist_counted(state: Estoril, seat: int, space: int, count: int) -> None:
    """EST-7.8: flags that everybody can count."""
    if state.listening:
        facts: dict[str, object] = {"seat": seat, "space": SPACES[space], "count": count}
        state.tell_all(Event("nationalist-counted", facts))


def seduced(state: Estoril, seat: int, card: int, start: int, space: int) -> None:
    """EST-7.16: the card lies face up where it arrives."""
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
    """EST-8.6: dice are public."""
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
    """EST-6.8: who takes the reward, and by which strengths."""
    if state.listening:
        shown = [max(total, 0) for total in totals]
        facts: dict[str, object] = {"seat": seat, "tile": TILES[tile]}
        if card >= 0:
            facts["card"] = CARDS[card]
        facts["totals"] = shown
        state.tell_all(Event("reward-won" if card >= 0 else "location-won", facts))


# -- the end ---------------------------------------------------------------------------------------


def happened(state: Estoril, kind: str, seat: int) -> None:
    """Something public that needs no more than its kind and the seat."""
    if state.listening:
        state.tell_all(Event(kind, {"seat": seat}))


def cards_retrieved(state: Estoril) -> None:
    """EST-9.1: all take their characters back."""
    if state.listening:
        state.tell_all(Event("cards-retrieved", {"round": state.round}))


def discards_chosen(state: Estoril, seat: int) -> None:
    """EST-9.2: secret until all are ready; that a seat is ready can be seen."""
    if state.listening:
        state.echo(seat, Event("discards-chosen", {"cards": _cards(state.picks[seat])}))
        state.notice(Event("discards-sealed", {"seat": seat}))


def discarded(state: Estoril, seat: int, bits: int) -> None:
    """EST-9.3: shown together."""
    if state.listening:
        state.tell_all(Event("discarded", {"seat": seat, "cards": _cards(bits)}))


def mission_scored(state: Estoril, mission: int, points: list[int]) -> None:
    """EST-10.3: what a mission gives each seat."""
    if state.listening:
        facts: dict[str, object] = {"mission": MISSIONS[mission], "points": points[:]}
        state.tell_all(Event("mission-scored", facts))


def agenda_scored(state: Estoril, seat: int, count: int) -> None:
    """EST-11.6: an agenda is opened and paid."""
    if state.listening:
        facts: dict[str, object] = {
            "seat": seat,
            "mission": MISSIONS[state.agendas[seat]],
            "count": count,
        }
        state.tell_all(Event("agenda-scored", facts))


def game_scored(state: Estoril) -> None:
    """EST-10.6: the end."""
    if state.listening:
        facts: dict[str, object] = {"scores": state.scores[:], "winners": state.winners}
        state.tell_all(Event("game-scored", facts))
