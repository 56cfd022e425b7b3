"""Does an ability of Stawka change anything? Tried out, to compare with what the rules say.

Scenes come from random games, then a random hand disturbs the table: full and empty tracks, empty
stacks and hands, agents that are kept where they stand, prisoners, destroyed places. In each scene
every component that names this moment is used by the side that could use it, held or not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from konspira.games.stawka.abilities import abilities, offering, words
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.abilities.texts import Ability
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.procedures.threats import TriggerToken
from konspira.games.stawka.running import Test
from konspira.games.stawka.saving.procedures import numbers
from konspira.games.stawka.stage import chances
from konspira.games.stawka.stage.activation import Menu
from konspira.games.stawka.stage.windows import Ask
from konspira.games.stawka.state import FREE, PRISONER, TOKENS, TS, Stawka
from konspira.games.stawka.town import figures
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY

CHOICES = 400  # of a random game, at most
RULES = {
    words.TRAIT: "trait",
    words.ITEM: "item",
    words.THREAT: "token",
    words.LOCATION_CARD: "card",
}


class Use(NamedTuple):
    """One component that could be used now."""

    ability: Ability
    user: int
    me: int
    piece: int

    def __str__(self) -> str:
        return f"{RULES.get(self.ability.kind, 'reaction')} {self.ability.source} by {self.user}"


# -- scenes ----------------------------------------------------------------------------------------


def scenes(game: StawkaGame, seed: int) -> Iterator[Stawka]:
    """Moments of a random game at which a text could be used, each of them disturbed."""
    rng = random.Random(seed)
    state = game.start(seed, listen=False)
    assert isinstance(state, Stawka)
    for _ in range(CHOICES):
        if state.over:
            return
        if state.asked >= 0 and isinstance(state.agenda[-1], Menu | Ask | TriggerToken):
            if rng.random() < 0.3:
                yield disturbed(state, rng)
        seat = state.asked if state.asked >= 0 else state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))


def disturbed(state: Stawka, rng: random.Random) -> Stawka:
    """The same moment at a table on which much has happened."""
    new = state.copy()
    new.own()
    for place in range(8):
        burns = place % 4 == 3 and new.rules.exposure
        if new.open >> place & 1 and rng.random() < 0.6:
            new.track[place] = rng.choice([0, 1, 5, 9, 9 if burns else 10])
    for place in new.rules.places:
        if rng.random() < 0.3:
            kept = rng.choice([0, 1, 2])
            new.gone = [*new.gone, *new.stacks[place][kept:]]
            new.stacks[place] = new.stacks[place][:kept]
        if rng.random() < 0.1 and new.rules.field_of[place] not in new.where:
            new.destroyed |= 1 << place
        new.marks[place] = rng.choice([0, new.marks[place], 1, 6])
    for slot in range(8):
        if new.status[slot] == FREE:
            if rng.random() < 0.2:
                new.boons += [slot, rng.choice([8, 9]), 0, rng.choice([3, 4])]
            if rng.random() < 0.3:
                new.gone = [*new.gone, *[tile for tile in new.items[slot] if tile < TS]]
                new.items[slot] = [piece for piece in new.items[slot] if piece >= TS]
            elif rng.random() < 0.5:
                fill(new, slot, rng)
    free = [slot for slot in range(3) if new.status[slot] == FREE and slot != new.active]
    if len(free) == 3 and not new.running and new.rules.level > 0 and rng.random() < 0.3:
        slot = rng.choice(free)
        new.status[slot] = PRISONER
        new.where[slot] = new.rules.field_of[1]
        new.items[slot] = []
        new.bribed = [NOBODY, NOBODY]
    for token in range(TOKENS):
        if new.token_at[token] >= 0 and rng.random() < 0.3:
            new.token_up |= 1 << token
    for seat in range(2):
        if rng.random() < 0.2:
            new.lc_gone[seat] = [*new.lc_gone[seat], *new.lc_hand[seat]]
            new.lc_hand[seat] = []
            new.lc_known[seat] = 0
        if rng.random() < 0.2 and not new.running:
            new.rx_gone = [*new.rx_gone, *new.rx_hand[seat]]
            new.rx_hand[seat] = []
            new.rx_known[seat] = []
        if rng.random() < 0.3:
            new.pool[seat] = rng.choice([0, 1])
    new.pairs |= rng.getrandbits(16) & rng.getrandbits(16)
    return new


def fill(new: Stawka, slot: int, rng: random.Random) -> None:
    """An agent holds as much as it can, from the top of some stacks."""
    for place in rng.sample(new.rules.places, 3):
        stack = new.stacks[place]
        if stack and len(new.items[slot]) < 3 and not new.rules.lock[stack[-1]]:
            new.items[slot] = [*new.items[slot], stack[-1]]
            new.stacks[place] = stack[:-1]


# -- what could be used ----------------------------------------------------------------------------


def uses(state: Stawka) -> Iterator[tuple[Stawka, Use]]:
    """Every text that names this moment, with the state in which its user holds what it is on."""
    step = state.agenda[-1]
    rules = state.rules
    if isinstance(step, TriggerToken):
        token = figures.token_on(state, step.field)
        for row, number in enumerate(rules.threat_ability):
            if number >= 0 and rules.token_rows[row] == step.seat:
                ability = rules.abilities[number]
                if ability.windows >> step.window & 1:
                    yield state, Use(ability, words.TOKEN + token, step.seat, NOBODY)
        return
    assert isinstance(step, Menu | Ask)
    window = step.window if isinstance(step, Ask) else words.ACTIVATION_FREE
    yield from traits(state, step.seat, window)
    slot = chances.entitled(state, step.seat, window)
    if 0 <= slot < 8:
        yield from items(state, slot, step.seat, window)
    if isinstance(step, Menu) and slot == state.active and slot < 8:
        for card, numbers in enumerate(rules.card_abilities):
            if card // 26 == step.seat:
                for number in numbers:
                    yield state, Use(rules.abilities[number], slot, step.seat, NOBODY)
    if chances.may_react(state, step.seat, window):
        for halves in rules.halves:
            ability = rules.abilities[halves[step.seat]]
            if ability.windows >> window & 1:
                yield state, Use(ability, NOBODY, step.seat, NOBODY)


def traits(state: Stawka, seat: int, window: int) -> Iterator[tuple[Stawka, Use]]:
    """Of the agents that are here."""
    for slot in range(seat * 4, seat * 4 + 4):
        ability = chances.trait(state, slot, window)
        if ability is not None and (slot != state.active or state.leader == seat):
            yield state, Use(ability, slot, seat, NOBODY)


def items(state: Stawka, slot: int, seat: int, window: int) -> Iterator[tuple[Stawka, Use]]:
    """Of every kind that lies in a stack, put into the agent's hands."""
    for item, number in enumerate(state.rules.item_ability):
        if number < 0 or not state.rules.abilities[number].windows >> window & 1:
            continue
        tiles = [tile for stack in state.stacks for tile in stack]
        tiles = [tile for tile in tiles if state.rules.item_of[tile] == item]
        if tiles:
            tile = tiles[0]
            new = state.copy()
            new.own()
            new.stacks[tile // 5] = [other for other in new.stacks[tile // 5] if other != tile]
            new.items[slot] = [*new.items[slot], tile]
            new.known[tile] |= 1 << seat
            yield new, Use(state.rules.abilities[number], slot, seat, tile)


# -- trying it -------------------------------------------------------------------------------------


def expected(state: Stawka, use: Use) -> bool:
    """What the rules say: can it change anything?"""
    return offering.changes(state, pseudo(use.user, use.me), use.ability, 0, words.NONE)


def changed(state: Stawka, use: Use, rng: random.Random) -> bool:
    """Use it, with chance and choices at random: is anything different, but for its price?"""
    new = paid(state, use, rng)
    depth = len(new.running)
    before = table(new, depth - 1)
    finish(new, depth, rng)
    return new.over or table(new, depth - 1) != before


def paid(state: Stawka, use: Use, rng: random.Random) -> Stawka:
    """A copy in which the price was paid and the first effect is next."""
    new = state.copy()
    new.own()
    new.word = rng.getrandbits(40) | 1
    new.listening = False
    abilities.start(new, use.ability, use.user, use.me, use.piece)
    while not isinstance(new.agenda[-1], abilities.Do):
        step = new.agenda.pop()
        options = step.options(new)
        if options:
            step.choose(new, rng.choice(options))
    return new


def finish(new: Stawka, depth: int, rng: random.Random) -> None:
    """Run until the ability is over; windows in between are passed."""
    while not new.over and len(new.running) >= depth:
        step = new.agenda.pop()
        if step.seat < 0:
            step.run(new)
            continue
        new.agenda.append(step)
        options = step.options(new)
        new.agenda.pop()
        if options:
            passing = isinstance(step, Ask | TriggerToken)
            step.choose(new, options[0] if passing else rng.choice(options))


def table(state: Stawka, depth: int) -> dict[str, Any]:
    """All that lies on the table and runs, but for dice: a roll that is decided has no total."""
    found = state.game.save_fields(state)
    found.pop("roll")
    if found["activation"]:
        found["activation"].pop("verdict")
    kept = [running.copy() for running in state.running[:depth]]
    for running in kept:
        if isinstance(running, Test) and running.certain:
            running.modifier = 0
            running.notes = []
    found["frames"] = [numbers(running) for running in kept]
    return found


def imagined(state: Stawka, viewer: int, rng: random.Random) -> Stawka:
    """A table that the viewer cannot tell from this one."""
    found = state.game.redeal(state, None if viewer < 0 else viewer, Rng(rng.getrandbits(30)))
    assert isinstance(found, Stawka)
    return found


# -- objects ---------------------------------------------------------------------------------------


def questions(state: Stawka, use: Use, rng: random.Random) -> Iterator[Stawka]:
    """The first time the ability asks for an object, in a run with random choices before it."""
    new = paid(state, use, rng)
    depth = len(new.running)
    while not new.over and len(new.running) >= depth:
        step = new.agenda[-1]
        if isinstance(step, abilities.ChooseObject):
            if step.options(new):
                yield new
            return
        new.agenda.pop()
        if step.seat < 0:
            step.run(new)
            continue
        new.agenda.append(step)
        options = step.options(new)
        new.agenda.pop()
        if options:
            passing = isinstance(step, Ask | TriggerToken)
            step.choose(new, options[0] if passing else rng.choice(options))


def outcome(asked: Stawka, thing: int, seed: int) -> dict[str, Any]:
    """The table after the ability went on with this object, or with none."""
    new = asked.copy()
    new.own()
    new.word = seed * 2 + 1
    step = new.agenda.pop()
    assert isinstance(step, abilities.ChooseObject)
    depth = len(new.running)
    abilities.current(new).picked[step.place] = thing
    finish(new, depth, random.Random(seed))
    return {"over": new.over, "ending": new.ending, **table(new, depth - 1)}
