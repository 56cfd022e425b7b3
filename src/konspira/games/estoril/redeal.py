"""A random table that one seat cannot tell from the real one (EST-12).

The cards that the seat does not know are dealt again, and every arrangement is equally likely: the
recruits of the deck and of face-down rewards among themselves, each rival's face-down characters
with the rest of his hand, sealed discards, and missions that the seat has not seen. The knowledge
of a card stays with the place where it lies. If another seat is in the middle of a choice, it
starts again at the first question.
"""

from __future__ import annotations

from konspira.games.estoril.cards import MISSIONS, bits_of, cards_of, size
from konspira.games.estoril.spaces import SPACE_COUNT, TILE_COUNT
from konspira.games.estoril.state import Estoril, bit_of
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY


def redeal(state: Estoril, viewer: int, rng: Rng) -> Estoril:
    """Deal the cards again that the viewer (NOBODY: a spectator) cannot see."""
    new = state.copy()
    new.forget(rng)
    new.rewind(viewer)
    deal_recruits(new, viewer, rng)
    deal_characters(state, new, viewer, rng)
    if state.lanes:
        for seat in range(state.seats):
            if seat != viewer:
                new.picks[seat] = random_picks(state, seat, rng)
    if not state.over:
        deal_missions(new, viewer, rng)
    new.ask_again(viewer)
    return new


def deal_recruits(new: Estoril, viewer: int, rng: Rng) -> None:
    """Deal the deck and the face-down rewards, except cards that the viewer knows (EST-12.2)."""
    bit = bit_of(viewer)
    places = [place for place in range(len(new.deck)) if not new.known[new.deck[place]] & bit]
    tiles: list[int] = []
    for tile in range(TILE_COUNT):
        if new.reward_down >> tile & 1 and not new.known[new.rewards[tile]] & bit:
            tiles.append(tile)
    cards = [new.deck[place] for place in places]
    cards.extend([new.rewards[tile] for tile in tiles])
    known = [new.known[card] for card in cards]
    cards.sort()
    rng.shuffle(cards)
    for i in range(len(cards)):
        if i < len(places):
            new.deck[places[i]] = cards[i]
        else:
            new.rewards[tiles[i - len(places)]] = cards[i]
        new.known[cards[i]] = known[i]


def deal_characters(state: Estoril, new: Estoril, viewer: int, rng: Rng) -> None:
    """Deal each rival's face-down characters, mixed with his possible hand (EST-12.1)."""
    while True:
        for seat in range(state.seats):
            if seat != viewer:
                deal_hand(state, new, seat, viewer, rng)
        if fits_counts(new):
            return


def deal_hand(state: Estoril, new: Estoril, seat: int, viewer: int, rng: Rng) -> None:
    """Deal one rival's hand and face-down characters."""
    spaces: list[int] = []
    cards = cards_of(state.hand[seat] & ~state.open_hand[seat])
    for space in range(SPACE_COUNT):
        character = state.town[space]
        if character.seat == seat and not character.seen & bit_of(viewer):
            spaces.append(space)
            cards.append(character.card)
    if not spaces:
        return
    cards.sort()
    rng.shuffle(cards)
    for i in range(len(spaces)):
        new.town[spaces[i]] = state.town[spaces[i]].being(cards[i])
    new.hand[seat] = bits_of(cards[len(spaces) :]) | state.open_hand[seat]


def fits_counts(new: Estoril) -> bool:
    """Do the face-down characters show as many flags as were counted among them (EST-Q2)?"""
    for place in range(0, len(new.counted), 3):
        flag = new.counted[place]
        spaces = new.counted[place + 1]
        count = 0
        for space in range(SPACE_COUNT):
            if spaces >> space & 1 and new.rules.flag[new.town[space].card] == flag:
                count += 1
        if count != new.counted[place + 2]:
            return False
    return True


def random_picks(state: Estoril, seat: int, rng: Rng) -> int:
    """Choose discards for a rival who is ready; any other rival begins again (EST-9.3)."""
    surplus = size(state.hand[seat]) - state.rules.keep
    if surplus <= 0 or size(state.picks[seat]) < surplus:
        return 0
    cards = cards_of(state.hand[seat])
    rng.shuffle(cards)
    return bits_of(cards[:surplus])


def deal_missions(new: Estoril, viewer: int, rng: Rng) -> None:
    """Deal the hidden missions and agendas that the viewer may not see (EST-11.2, EST-11.5)."""
    hidden = [
        place
        for place in range(len(new.hidden))
        if viewer == NOBODY or viewer not in (place, (place + 1) % new.seats)
    ]
    owners = [seat for seat in range(len(new.agendas)) if seat != viewer]
    if not hidden and not owners:
        return
    seen = set(new.missions)
    seen.update([new.hidden[place] for place in range(len(new.hidden)) if place not in hidden])
    seen.update([new.agendas[seat] for seat in range(len(new.agendas)) if seat not in owners])
    strength = new.rules.strength_mission
    if new.aside:
        seen.add(strength)
    pool = [mission for mission in range(len(MISSIONS)) if mission not in seen]
    while True:
        rng.shuffle(pool)
        agendas = pool[len(hidden) : len(hidden) + len(owners)]
        if strength not in agendas:  # EST-11.4: it would have been set aside
            break
    new.hidden = new.hidden[:]
    new.agendas = new.agendas[:]
    for i in range(len(hidden)):
        new.hidden[hidden[i]] = pool[i]
    for i in range(len(owners)):
        new.agendas[owners[i]] = agendas[i]
