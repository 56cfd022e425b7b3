"""Tables of Stawka where much is about to happen: all are close together, armed and with missions.

Random play from the start seldom comes to attacks, kidnappings or bribes. Here it does.
"""

from __future__ import annotations

import random

from konspira.games.stawka.procedures import placing
from konspira.games.stawka.procedures.arrest import JAIL
from konspira.games.stawka.rules import ADVANCED, SAFE, WEAPON
from konspira.games.stawka.state import (
    AUDI,
    FREE,
    GERMAN,
    KNOWN,
    PRISONER,
    SLOTS,
    Stawka,
    put,
)
from konspira.kernel.game import Game
from konspira.kernel.state import State


def crowded(game: Game, rng: random.Random) -> State:
    """A turn on a table that play from the start would hardly come to; now and then a new game."""
    if rng.random() < 0.2:
        return game.start(rng.getrandbits(60))
    while True:
        state = game.start(rng.getrandbits(60))
        assert isinstance(state, Stawka)
        turns = rng.randrange(3)  # that are skipped, so that it is not always the first stage
        while not state.over:
            question = rng.choice(state.questions)
            if question.kind == "choose-activation":
                if not turns:
                    return _crowd(state.copy(), rng)
                turns -= 1
                state.choose(question.seat, "withdraw")
            else:
                state.choose(question.seat, rng.choice(state.offers(question.seat)))


def dealt(game: Game, rng: random.Random) -> State:
    """The same, and agents stand in places whose cards are in the hand of their side."""
    while True:
        state = crowded(game, rng)
        assert isinstance(state, Stawka)
        if state.turn < 0 or state.rules.level < ADVANCED:
            continue
        state.own()
        for slot in range(SLOTS):
            if state.status[slot] == FREE and rng.random() < 0.6:
                place = rng.choice(state.rules.places)
                state.where[slot] = state.rules.field_of[place]
                _hold(state, slot >> 2, place)
        return state


def _hold(state: Stawka, seat: int, place: int) -> None:
    """The card of a place comes into the hand."""
    for card in [*state.lc_deck[seat], *state.lc_gone[seat]]:
        if state.rules.card_place[card] == place:
            state.lc_deck[seat] = [one for one in state.lc_deck[seat] if one != card]
            state.lc_gone[seat] = [one for one in state.lc_gone[seat] if one != card]
            state.lc_hand[seat] = [*state.lc_hand[seat], card]
            return


def _crowd(state: Stawka, rng: random.Random) -> Stawka:
    """Figures, things, missions and evidence are dealt out."""
    state.own()
    rules = state.rules
    here = rng.choice([field for field in rules.fields if not state.destroyed])
    fields = [here, *rules.near[0][here]]
    weapons = [tile for place in rules.places for tile in state.stacks[place]]
    weapons = [tile for tile in weapons if rules.tags[rules.item_of[tile]] & WEAPON]
    for slot in range(SLOTS):
        if state.status[slot] != FREE:
            continue
        state.where[slot] = rng.choice([here, rng.choice(fields)])
        for place in rng.sample(rules.places, 2):
            _give(state, slot, rng.choice(state.stacks[place] or [-1]))
        if weapons and rng.random() < 0.6:
            _give(state, slot, rng.choice(weapons))
        if state.rules.level and state.sets[slot] and rng.random() < 0.8:
            state.mission[slot] = rng.choice(state.sets[slot])
            state.sets[slot] = [card for card in state.sets[slot] if card != state.mission[slot]]
    for place in range(8):
        if state.open >> place & 1:
            state.track[place] = rng.randrange(3, 9)
    most = rng.choice([2, max(state.pool), max(state.pool)])  # or the stage is soon over
    state.pool = [most, most]
    state.spent = [rng.randrange(2) for _ in state.spent]
    _film(state, rng, here)
    if rules.level:
        _tokens(state, rng)
        free = [slot for slot in range(3) if state.status[slot] == FREE]
        if rules.field_of[JAIL] >= 0 and len(free) > 1 and rng.random() < 0.5:
            slot = rng.choice(free)
            state.status[slot], state.where[slot] = PRISONER, rules.field_of[JAIL]
            state.gone += state.items[slot]
            state.items[slot] = []
    return state


def _film(state: Stawka, rng: random.Random, here: int) -> None:
    """Kloss with secrets and often at the radio; the Audi often among all the others."""
    rules = state.rules
    if rules.has_radio:
        state.secrets = [2, rng.randrange(3)]
        if state.secrets[1]:
            right = rules.sector_of[rules.field_of[state.radio.place]]
            other = rng.choice(rules.sectors)
            state.radio.sectors = 1 << right | (1 << other if state.secrets[1] == 1 else 0)
        if rng.random() < 0.5:
            state.where[3] = rules.field_of[state.radio.place]
    if rules.audi >= 0 and state.stage > 1 and rules.place_at[here] < 0:
        state.where[AUDI] = here
        state.car.broken = state.car.loaded = state.stage - 1


def _give(state: Stawka, slot: int, tile: int) -> None:
    """A tile from its stack, if it is one that can be held and is still there."""
    place = tile // 5
    item = state.rules.item_of[tile]
    if tile < 0 or tile not in state.stacks[place] or state.rules.tags[item] & SAFE:
        return
    if len(state.items[slot]) < 3:
        state.stacks[place] = [other for other in state.stacks[place] if other != tile]
        state.items[slot] = [*state.items[slot], tile]
        state.known[tile] = KNOWN if state.rules.starred[item] else 1 << (slot >> 2)


def _tokens(state: Stawka, rng: random.Random) -> None:
    """Some tokens more on the board, close to the figures where that is possible."""
    sectors = {state.rules.sector_of[state.where[slot]] for slot in range(SLOTS) if slot != GERMAN}
    for seat in range(2):
        for token in rng.sample(placing.own(state, seat, -1), 3):
            fields = placing.legal_fields(state, seat)
            near = [field for field in fields if state.rules.sector_of[field] in sectors]
            if fields:
                state.token_at = put(state.token_at, token, rng.choice(near or fields))
