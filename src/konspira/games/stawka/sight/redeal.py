"""Deals a random table that one seat cannot tell from the real one (STA-20).

Hidden things are dealt again, every arrangement as likely as any other: tiles among the places of
their home location, Top Secret cards, the enemy's tokens, missions, hands and decks. The place
keeps its knowledge: those who knew the thing there know the new one. A choice that another seat has
half made goes back to its first question.
"""

from __future__ import annotations

from konspira.games.stawka.abilities.words import TOKEN
from konspira.games.stawka.films import passwords, radio
from konspira.games.stawka.rules import SAFE
from konspira.games.stawka.running import Use
from konspira.games.stawka.stage.stage import PLANS
from konspira.games.stawka.state import POLISH, PUBLIC, SLOTS, TOKENS, TS, USED, Stawka, put
from konspira.games.stawka.town import figures
from konspira.kernel.rng import Rng


def bit_of(viewer: int) -> int:
    """Return the bit of a seat, or of a spectator (NOBODY)."""
    return PUBLIC if viewer < 0 else 1 << viewer


def redeal(state: Stawka, viewer: int, rng: Rng) -> Stawka:
    """Deal again all that the viewer (NOBODY: a spectator) cannot see."""
    new = state.copy()
    unshare(new)
    new.forget(rng)
    new.rewind(viewer)
    moved: dict[int, int] = {}
    if new.kept and viewer != new.rules.keeper:
        deal_kept(new, rng)
    for place in new.rules.places:
        deal_tiles(new, place, bit_of(viewer), rng, moved)
    deal_secret_cards(new, bit_of(viewer), rng, moved)
    new.handed = [moved.get(piece, piece) for piece in new.handed]
    chosen = chosen_tokens(new)
    for seat in range(2):
        if seat != viewer and new.words[seat]:
            new.words = put(new.words, seat, passwords.deal(state, seat, rng))
        deal_location_cards(new, seat, viewer, rng)
        if seat != viewer:
            deal_tokens(new, seat, viewer, rng)
            deal_missions(new, seat, viewer, rng)
            if state.lanes and new.plans[seat] >= 0:
                left = [card for card in range(PLANS) if not new.used_plans[seat] >> card & 1]
                new.plans[seat] = seat * PLANS + rng.choice(left)
    deal_reactions(new, viewer, rng)
    for things, place, field in chosen:
        things[place] = TOKEN + figures.token_on(new, field)
    if new.rules.has_radio and viewer != POLISH:
        deal_radio(new, rng)
    new.ask_again(viewer)
    return new


def unshare(new: Stawka) -> None:
    """Copy the lists that are changed in place: the original state keeps its own."""
    new.plans = new.plans[:]
    new.known = new.known[:]
    new.stacks = new.stacks[:]
    new.items = new.items[:]
    new.ts_known = new.ts_known[:]
    new.token_at = new.token_at[:]
    new.mission = new.mission[:]
    new.sets = new.sets[:]
    new.lc_known = new.lc_known[:]
    new.lc_hand = new.lc_hand[:]
    new.lc_deck = new.lc_deck[:]
    new.rx_known = new.rx_known[:]
    new.rx_hand = new.rx_hand[:]


# -- tiles -----------------------------------------------------------------------------------------


def deal_tiles(new: Stawka, place: int, bit: int, rng: Rng, moved: dict[int, int]) -> None:
    """Deal the tiles of one home location: in its stack, held face down, in a hand, or gone unseen.

    Tiles outside the stack were kept by an agent, so they are neither safes nor starred.
    """
    inside = [tile for tile in new.stacks[place] if not new.known[tile] & bit]
    outside = unseen_outside(new, place, bit)
    tiles = sorted([*inside, *outside])
    plain = [tile for tile in tiles if is_plain(new, tile)]
    rng.shuffle(plain)
    given = plain[: len(outside)]
    rest = [tile for tile in tiles if tile not in given]
    rng.shuffle(rest)
    known = [new.known[tile] for tile in [*outside, *inside]]
    mine: dict[int, int] = {}
    for old, tile, bits in zip([*outside, *inside], [*given, *rest], known, strict=True):
        mine[old] = tile
        new.known[tile] = bits
    if new.drawn in mine:
        new.drawn = mine[new.drawn]
    new.stacks[place] = [mine.get(tile, tile) for tile in new.stacks[place]]
    new.gone = [mine.get(tile, tile) for tile in new.gone]
    for slot in range(SLOTS):
        if new.items[slot]:
            new.items[slot] = [mine.get(piece, piece) for piece in new.items[slot]]
    moved.update(mine)


def deal_kept(new: Stawka, rng: Rng) -> None:
    """Deal items of which the winner of a part may keep one: others know only their backs."""
    kept: list[int] = []
    for place in new.rules.places:
        home = range(place * 5, place * 5 + 5)
        plain = [tile for tile in home if is_plain(new, tile)]
        rng.shuffle(plain)
        for tile in new.kept:
            if tile in home:
                kept.append(plain.pop() if is_plain(new, tile) else tile)
    cards = [*range(TS, TS + len(new.ts_known))]
    rng.shuffle(cards)
    kept += cards[: len([piece for piece in new.kept if piece >= TS])]
    new.kept = sorted(kept)


def unseen_outside(new: Stawka, place: int, bit: int) -> list[int]:
    """Return tiles that left the stack of a location and that the viewer does not know."""
    found: list[int] = []
    for held in new.items:
        found.extend(held)
    found.append(new.drawn)
    found.extend(new.gone)
    return [
        tile for tile in found if place * 5 <= tile < place * 5 + 5 and not new.known[tile] & bit
    ]


def is_plain(new: Stawka, tile: int) -> bool:
    """Can it lie face down before an agent?"""
    item = new.rules.item_of[tile]
    return not new.rules.starred[item] and not new.rules.tags[item] & SAFE


def deal_secret_cards(new: Stawka, bit: int, rng: Rng, moved: dict[int, int]) -> None:
    """Deal Top Secret cards: held, in the deck, or lost unseen."""
    places: list[int] = []
    for held in new.items:
        places.extend([piece - TS for piece in held if piece >= TS])
    places.extend(new.ts_deck)
    places.extend(new.ts_gone)
    places = [card for card in places if not new.ts_known[card] & bit]
    cards = sorted(places)
    rng.shuffle(cards)
    known = [new.ts_known[card] for card in places]
    mine: dict[int, int] = {}
    for old, card, bits in zip(places, cards, known, strict=True):
        mine[old] = card
        moved[TS + old] = TS + card
        new.ts_known[card] = bits
    new.ts_deck = [mine.get(card, card) for card in new.ts_deck]
    new.ts_gone = [mine.get(card, card) for card in new.ts_gone]
    for slot in range(SLOTS):
        if new.items[slot]:
            new.items[slot] = [
                TS + mine.get(piece - TS, piece - TS) if piece >= TS else piece
                for piece in new.items[slot]
            ]


# -- tokens and missions ---------------------------------------------------------------------------


def deal_tokens(new: Stawka, seat: int, viewer: int, rng: Rng) -> None:
    """Deal a player's tokens: face down on the board, in his pool and in his hand (STA-14.1)."""
    places: list[int] = []
    for token in range(seat * 18, seat * 18 + 18):
        seen = new.token_up >> token & 1 or (viewer >= 0 and new.token_seen >> token & 1)
        if new.token_at[token] != USED and not (new.token_at[token] >= 0 and seen):
            places.append(token)
    calm = [token for token in places if new.token_plain >> token & 1 and new.token_at[token] >= 0]
    wild = [token for token in places if token not in calm]
    harmless = [token for token in places if not figures.is_control(new, token)]
    rng.shuffle(harmless)
    given = harmless[: len(calm)]
    rest = [token for token in places if token not in given]
    rng.shuffle(rest)
    there = [
        *sorted([spot(new, token) for token in calm]),
        *sorted([spot(new, token) for token in wild]),
    ]
    for place, token in enumerate([*given, *rest]):
        bit = 1 << token
        new.token_at[token], seen, plain = there[place]
        new.token_seen = new.token_seen | bit if seen else new.token_seen & ~bit
        new.token_plain = new.token_plain | bit if plain else new.token_plain & ~bit


def chosen_tokens(new: Stawka) -> list[tuple[list[int], int, int]]:
    """Return tokens named by running abilities, with the fields by which all know them."""
    found: list[tuple[list[int], int, int]] = []
    for use in new.running:
        if not isinstance(use, Use):
            continue
        use.members = use.members[:]
        for things in (use.picked, use.members):
            for place in range(len(things)):
                token = things[place] - TOKEN
                if 0 <= token < TOKENS and new.token_at[token] >= 0:
                    found.append((things, place, new.token_at[token]))
    return found


def spot(new: Stawka, token: int) -> tuple[int, int, int]:
    """Return the place of a token and others' knowledge of it: all that belongs to the place."""
    return new.token_at[token], new.token_seen >> token & 1, new.token_plain >> token & 1


def deal_missions(new: Stawka, seat: int, viewer: int, rng: Rng) -> None:
    """Deal held missions that the viewer has not seen: any card of the agent's set."""
    for slot in range(seat * 4, seat * 4 + 4):
        held = new.mission[slot]
        seen = new.shown >> slot & 1 or (viewer >= 0 and new.peeked >> slot & 1)
        if held < 0 or seen:
            continue
        cards = sorted([held, *new.sets[slot]])
        new.mission[slot] = rng.choice(cards)
        new.sets[slot] = [card for card in cards if card != new.mission[slot]]


# -- cards -----------------------------------------------------------------------------------------


def deal_location_cards(new: Stawka, seat: int, viewer: int, rng: Rng) -> None:
    """Shuffle the viewer's own deck; deal hand and deck of the enemy."""
    hidden: list[int] = []
    hand = new.lc_hand[seat]
    if seat != viewer:
        hidden = [card for card in hand if viewer < 0 or not new.lc_known[seat] >> card & 1]
        if new.rules.hotel >= 0 and new.lc_deck[seat]:  # it came last, and all know where it is
            hidden = [c for c in hidden if new.rules.card_place[c] != new.rules.hotel]
    cards = sorted([*hidden, *new.lc_deck[seat]])
    rng.shuffle(cards)
    below: list[int] = []
    if new.rules.hotel >= 0:  # STA-S5.1: it lies at the bottom of the deck, or all know it
        below = [c for c in new.lc_deck[seat] if new.rules.card_place[c] == new.rules.hotel]
        cards = [card for card in cards if card not in below]
    known = new.lc_known[seat]
    fresh: list[int] = []
    for card in hand:
        if card in hidden:
            drawn = cards.pop()
            known = known | 1 << drawn if new.lc_known[seat] >> card & 1 else known & ~(1 << drawn)
            fresh.append(drawn)
        else:
            fresh.append(card)
    new.lc_known[seat] = sum([1 << card for card in fresh if known >> card & 1])
    new.lc_hand[seat] = fresh
    new.lc_deck[seat] = below + cards


def deal_radio(new: Stawka, rng: Rng) -> None:
    """Deal the radio to any place in the named sectors, or anywhere (STA-S4.1, STA-S4.5)."""
    if new.radio.place >= 0:
        new.radio.place = rng.choice(radio.possible(new))


def deal_reactions(new: Stawka, viewer: int, rng: Rng) -> None:
    """Deal the shared deck and the unseen cards of others (STA-17.1)."""
    cards = new.rx_deck[:]
    kept: list[list[int]] = []
    for seat in range(2):
        mine = new.rx_hand[seat][:] if seat == viewer else []
        if seat != viewer and viewer >= 0:
            mine = new.rx_known[seat][:]
        hidden = new.rx_hand[seat][:]
        for card in mine:
            hidden.remove(card)
        cards.extend(hidden)
        kept.append(mine)
    cards.sort()
    rng.shuffle(cards)
    for seat in range(2):
        size = len(new.rx_hand[seat])
        hand = kept[seat]
        while len(hand) < size:
            hand.append(cards.pop())
        if seat != viewer:
            if viewer < 0:
                new.rx_known[seat] = sorted(hand)[: len(new.rx_known[seat])]
            hand.sort()
        new.rx_hand[seat] = hand
    new.rx_deck = cards
